#include "carcassonne/support/type_list.hpp"

#include "catch.hpp"

#include <type_traits>

using namespace carcassonne;

TEST_CASE("a list of types knows its size and places", "[support][type_list]") {
    using List = TypeList<int, char, long>;
    STATIC_REQUIRE(List::size == 3);
    STATIC_REQUIRE(TypeList<>::size == 0);
    STATIC_REQUIRE(index_of<int, List> == 0);
    STATIC_REQUIRE(index_of<long, List> == 2);
    STATIC_REQUIRE(index_of<short, List> == 3);
    STATIC_REQUIRE(index_of<int, TypeList<>> == 0);
    // The first of two.
    STATIC_REQUIRE(index_of<char, TypeList<int, char, char>> == 1);
    // A type is not its constant form.
    STATIC_REQUIRE(index_of<const int, List> == 3);
    CHECK(IndexOf<char, List>::value == 1);
}

TEST_CASE("a list of types knows what it contains", "[support][type_list]") {
    STATIC_REQUIRE(contains<char, TypeList<int, char>>);
    STATIC_REQUIRE_FALSE(contains<long, TypeList<int, char>>);
    STATIC_REQUIRE_FALSE(contains<int, TypeList<>>);
    CHECK(contains<int, TypeList<int>>);
}

TEST_CASE("lists of types are joined in order", "[support][type_list]") {
    STATIC_REQUIRE(std::is_same_v<Concatenate<>, TypeList<>>);
    STATIC_REQUIRE(std::is_same_v<Concatenate<TypeList<int>>, TypeList<int>>);
    STATIC_REQUIRE(std::is_same_v<Concatenate<TypeList<>, TypeList<int, char>, TypeList<>, TypeList<long>>,
                                  TypeList<int, char, long>>);
    STATIC_REQUIRE(std::is_same_v<At<0, TypeList<int, char>>, int>);
    STATIC_REQUIRE(std::is_same_v<At<1, TypeList<int, char>>, char>);
    CHECK(Concatenate<TypeList<int>, TypeList<int>>::size == 2);
}
