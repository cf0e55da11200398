# A program that asks pkg-config where the library was installed. PKG_CONFIG_PATH names <prefix>/share/pkgconfig where it is
# not one of the usual places.

${CXX:-g++} -std=c++20 $(pkg-config --cflags carcassonne) main.cpp -o my_app
