# A program with the generated single header beside it. It includes "carcassonne.hpp", and needs no -I.

${CXX:-g++} -std=c++20 main.cpp -o my_app
