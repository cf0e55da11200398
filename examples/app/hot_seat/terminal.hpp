#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace app {

/// Whether words are painted: where a terminal shows them, always or never.
enum class ColourUse { automatic, always, never };

/// Colours of players and what else is made to stand out.
enum class Paint { none, bold, red, blue, yellow, green, black, pink };

/// The standard output: whether a terminal shows it, how large that is, and whether it knows colours.
class Terminal {
public:
    /// Colours are off by themselves where nobody could see them, for TERM=dumb, and where NO_COLOR is set.
    explicit Terminal(ColourUse use = ColourUse::automatic);

    bool is_terminal() const noexcept { return is_terminal_; }
    bool has_colours() const noexcept { return has_colours_; }

    struct Size {
        std::size_t rows = 24;
        std::size_t columns = 80;
    };
    /// The size at this moment: windows change it.
    Size size() const noexcept;

    /// The text as it is painted, or as it is where nothing is.
    std::string painted(std::string_view text, Paint paint) const;

private:
    bool is_terminal_;
    bool has_colours_;
};

}  // namespace app
