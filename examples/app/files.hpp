#pragma once

#include <string>

namespace app {

/// Writes a file anew. Throws `InputError`.
void write_file(const std::string& path, const std::string& text);
/// A whole file, or for `-` the standard input. Throws `InputError`.
std::string read_file(const std::string& name);

}  // namespace app
