#include "carcassonne/support/inline_vector.hpp"

#include "catch.hpp"

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <string>
#include <type_traits>
#include <vector>

using namespace carcassonne;

namespace {

template <class Vector>
bool same_bytes(const Vector& left, const Vector& right) {
    static_assert(std::has_unique_object_representations_v<Vector>);
    return std::memcmp(&left, &right, sizeof left) == 0;
}

constexpr int sum_of_three() {
    InlineVector<int, 3> numbers;
    numbers.push_back(1);
    numbers.push_back(20);
    numbers.push_back(300);
    static_cast<void>(numbers.try_push_back(4000));
    int sum = 0;
    for (const int number : numbers) {
        sum += number;
    }
    return sum;
}

}  // namespace

TEST_CASE("an inline list grows up to its capacity", "[support][inline_vector]") {
    InlineVector<int, 3> numbers;
    CHECK(numbers.empty());
    CHECK(numbers.size() == 0);
    CHECK(numbers.begin() == numbers.end());
    STATIC_REQUIRE(InlineVector<int, 3>::capacity() == 3);
    CHECK(numbers.try_push_back(7));
    CHECK(numbers.try_push_back(8));
    CHECK(numbers.try_push_back(9));
    CHECK_FALSE(numbers.empty());
    CHECK(numbers.size() == 3);
    CHECK(numbers[0] == 7);
    CHECK(numbers[1] == 8);
    CHECK(numbers.back() == 9);
    numbers[1] = 80;
    numbers.back() = 90;
    CHECK(std::vector<int>(numbers.begin(), numbers.end()) == std::vector<int>{7, 80, 90});
    const auto& constant = numbers;
    CHECK(constant[2] == 90);
    CHECK(constant.back() == 90);
    CHECK(std::vector<int>(constant.begin(), constant.end()) == std::vector<int>{7, 80, 90});
    STATIC_REQUIRE(sum_of_three() == 321);
}

TEST_CASE("a full inline list takes no more and stays as it is", "[support][inline_vector]") {
    InlineVector<std::uint16_t, 2> numbers;
    CHECK(numbers.try_push_back(1));
    CHECK(numbers.try_push_back(2));
    const auto before = numbers;
    CHECK_FALSE(numbers.try_push_back(3));
    CHECK(numbers == before);
    CHECK(numbers.size() == 2);
    CHECK(numbers.back() == 2);
    numbers.pop_back();
    CHECK(numbers.try_push_back(3));
    CHECK(numbers.back() == 3);
}

TEST_CASE("elements are taken out of an inline list in order", "[support][inline_vector]") {
    InlineVector<int, 5> numbers;
    for (int i = 1; i <= 5; ++i) {
        numbers.push_back(i);
    }
    numbers.erase(4);
    CHECK(std::vector<int>(numbers.begin(), numbers.end()) == std::vector<int>{1, 2, 3, 4});
    numbers.erase(0);
    CHECK(std::vector<int>(numbers.begin(), numbers.end()) == std::vector<int>{2, 3, 4});
    numbers.erase(1);
    CHECK(std::vector<int>(numbers.begin(), numbers.end()) == std::vector<int>{2, 4});
    numbers.clear();
    CHECK(numbers.empty());
}

TEST_CASE("inline lists with the same elements are the same bytes", "[support][inline_vector]") {
    using Numbers = InlineVector<std::uint32_t, 4>;
    STATIC_REQUIRE(std::is_trivially_copyable_v<Numbers>);
    Numbers straight;
    straight.push_back(1);
    straight.push_back(2);
    Numbers roundabout;
    for (const std::uint32_t number : {9u, 1u, 5u, 2u}) {
        roundabout.push_back(number);
    }
    CHECK(roundabout != straight);
    roundabout.erase(0);
    roundabout.erase(1);
    CHECK(roundabout == straight);
    CHECK(same_bytes(roundabout, straight));
    roundabout.pop_back();
    CHECK(roundabout != straight);
    CHECK_FALSE(same_bytes(roundabout, straight));
    roundabout.clear();
    CHECK(same_bytes(roundabout, Numbers{}));
}

TEST_CASE("inline lists differ by length and by any element", "[support][inline_vector]") {
    InlineVector<int, 3> left;
    InlineVector<int, 3> right;
    CHECK(left == right);
    left.push_back(0);
    CHECK(left != right);
    right.push_back(0);
    CHECK(left == right);
    left.push_back(1);
    right.push_back(2);
    CHECK(left != right);
}

TEST_CASE("an inline list lets go of what it held", "[support][inline_vector]") {
    InlineVector<std::string, 2> words;
    words.push_back("a word too long to be kept inside the string object");
    words.push_back("another word too long to be kept inside the string");
    const auto copy = words;
    words.pop_back();
    words.clear();
    CHECK(words.empty());
    CHECK(words.try_push_back("new"));
    CHECK(words[0] == "new");
    CHECK(copy.size() == 2);
    CHECK(copy[1] == "another word too long to be kept inside the string");
}
