// What a compiler costs that has nothing to do.
