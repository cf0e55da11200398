#pragma once

#include <compare>

/// These three numbers are the only place where the version is written: the build reads them here.
#define CARCASSONNE_VERSION_MAJOR 0
#define CARCASSONNE_VERSION_MINOR 1
#define CARCASSONNE_VERSION_PATCH 0

namespace carcassonne {

/// A version of the library, for programs that compare versions without the preprocessor.
struct Version {
    /// Its first, second and third number, in the order in which they are written: 0.1.0.
    int major_number = 0;
    int minor_number = 0;
    int patch_number = 0;

    friend constexpr bool operator==(const Version&, const Version&) noexcept = default;
    friend constexpr std::strong_ordering operator<=>(const Version&, const Version&) noexcept = default;
};

/// The version of the headers that are being compiled.
inline constexpr Version version{CARCASSONNE_VERSION_MAJOR, CARCASSONNE_VERSION_MINOR, CARCASSONNE_VERSION_PATCH};

}  // namespace carcassonne
