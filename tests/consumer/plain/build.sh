# A program that is compiled by hand with the headers as they are in the project, here in the folder `carcassonne`.

${CXX:-g++} -std=c++20 -I carcassonne/include main.cpp -o my_app
