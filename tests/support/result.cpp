#include "carcassonne/support/result.hpp"

#include "catch.hpp"

#include <memory>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

using namespace carcassonne;

namespace {

using Words = Result<std::string, std::vector<std::string>>;

const std::string long_word = "a word that is too long to be kept inside the string object";

/// Counts how many of its kind are alive.
struct Counted {
    static inline int alive = 0;
    int value = 0;

    explicit Counted(int number) : value(number) { ++alive; }
    Counted(const Counted& other) : value(other.value) { ++alive; }
    Counted(Counted&& other) noexcept : value(std::exchange(other.value, -1)) { ++alive; }
    Counted& operator=(const Counted&) = default;
    ~Counted() { --alive; }
};
struct Trouble : Counted {
    using Counted::Counted;
};

Result<int, std::string> half_of(int number) {
    if (number % 2 != 0) {
        return Failure{std::string("odd")};
    }
    return number / 2;
}

}  // namespace

TEST_CASE("a result is a value or an error", "[support][result]") {
    const auto good = half_of(8);
    CHECK(good.has_value());
    CHECK(static_cast<bool>(good));
    CHECK(*good == 4);
    const auto bad = half_of(7);
    CHECK_FALSE(bad.has_value());
    CHECK_FALSE(static_cast<bool>(bad));
    CHECK(bad.error() == "odd");
    STATIC_REQUIRE_FALSE(std::is_convertible_v<Result<int, std::string>, bool>);
}

TEST_CASE("value and error of one type are told apart", "[support][result]") {
    const Result<int, int> value(3);
    const Result<int, int> error(Failure{3});
    REQUIRE(value.has_value());
    CHECK(*value == 3);
    REQUIRE_FALSE(error.has_value());
    CHECK(error.error() == 3);
}

TEST_CASE("results of types with a life of their own are copied and moved", "[support][result]") {
    Words value(long_word);
    Words error(Failure{std::vector<std::string>{long_word, "short"}});
    const Words value_copy(value);
    const Words error_copy(error);
    CHECK(*value_copy == long_word);
    CHECK(error_copy.error() == std::vector<std::string>{long_word, "short"});
    CHECK(value->size() == long_word.size());
    CHECK(value_copy->size() == long_word.size());
    const Words moved(std::move(value));
    CHECK(*moved == long_word);

    Words changes(error);
    changes = value_copy;
    REQUIRE(changes.has_value());
    CHECK(*changes == long_word);
    changes = error;
    REQUIRE_FALSE(changes.has_value());
    CHECK(changes.error().size() == 2);
    changes = std::move(error);
    REQUIRE_FALSE(changes.has_value());
    CHECK(changes.error().size() == 2);
    const Words& itself = changes;
    changes = itself;
    REQUIRE_FALSE(changes.has_value());
    CHECK(changes.error().front() == long_word);
    *(changes = value_copy) += "!";
    CHECK(*changes == long_word + "!");
}

TEST_CASE("a result may hold what can only be moved", "[support][result]") {
    using Owner = std::unique_ptr<int>;
    Result<Owner, Owner> value(std::make_unique<int>(5));
    REQUIRE(value.has_value());
    CHECK(**value == 5);
    Result<Owner, Owner> moved(std::move(value));
    CHECK(**moved == 5);
    Result<Owner, Owner> error(Failure{std::make_unique<int>(6)});
    CHECK(*error.error() == 6);
    error = std::move(moved);
    REQUIRE(error.has_value());
    const Owner taken = *std::move(error);
    CHECK(*taken == 5);
}

TEST_CASE("a result ends the life of what it holds, once", "[support][result]") {
    {
        Result<Counted, Trouble> result(Counted(1));
        CHECK(Counted::alive == 1);
        Result<Counted, Trouble> copy(result);
        CHECK(Counted::alive == 2);
        copy = Result<Counted, Trouble>(Failure{Trouble(2)});
        CHECK(Counted::alive == 2);
        CHECK(copy.error().value == 2);
        CHECK(result->value == 1);
        result = copy;
        CHECK(Counted::alive == 2);
        CHECK(result.error().value == 2);
        const Result<Counted, Trouble> moved(std::move(copy));
        CHECK(Counted::alive == 3);
        CHECK(moved.error().value == 2);
    }
    CHECK(Counted::alive == 0);
}

TEST_CASE("a result without a value only succeeds or fails", "[support][result]") {
    const Result<void, std::string> good;
    CHECK(good.has_value());
    CHECK(static_cast<bool>(good));
    const Result<void, std::string> bad(Failure{long_word});
    CHECK_FALSE(bad.has_value());
    CHECK_FALSE(static_cast<bool>(bad));
    CHECK(bad.error() == long_word);
    Result<void, std::string> changes;
    changes = bad;
    CHECK(changes.error() == long_word);
    changes = {};
    CHECK(changes.has_value());
}
