#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>

namespace carcassonne {

/// How many bytes to add after `used` bytes so that the next multiple of 8 is reached: 1 to 8. Types whose bytes are
/// compared and hashed fill themselves up with named bytes, because padding has no defined value.
constexpr std::size_t filling(std::size_t used) noexcept { return 8 - used % 8; }

/// A 64-bit fingerprint of bytes. Equal bytes give equal numbers on machines of one byte order.
inline std::uint64_t hash_bytes(const void* data, std::size_t size, std::uint64_t seed = 0) noexcept {
    const auto* bytes = static_cast<const unsigned char*>(data);
    std::uint64_t hash = seed ^ (0x9e3779b97f4a7c15u * (size + 1));
    while (size != 0) {
        std::uint64_t word = 0;
        const std::size_t part = size < 8 ? size : 8;
        std::memcpy(&word, bytes, part);
        hash = (hash ^ word) * 0xff51afd7ed558ccdu;
        hash ^= hash >> 32;
        bytes += part;
        size -= part;
    }
    hash = (hash ^ (hash >> 29)) * 0xc4ceb9fe1a85ec53u;
    return hash ^ (hash >> 32);
}

/// The fingerprint of a value all of whose bytes mean something (no padding).
template <class T>
std::uint64_t hash_value_bytes(const T& value, std::uint64_t seed = 0) noexcept {
    static_assert(std::is_trivially_copyable_v<T>);
    static_assert(std::has_unique_object_representations_v<T>, "padding has no defined value: fill it");
    return hash_bytes(&value, sizeof value, seed);
}

}  // namespace carcassonne
