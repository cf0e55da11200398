#pragma once

#include "carcassonne/config.hpp"

#include <new>
#include <type_traits>
#include <utility>

namespace carcassonne {

/// Wraps an error so that a `Result` can be built from it without doubt about which of the two is meant.
template <class E>
struct Failure {
    E error;
};

template <class E>
Failure(E) -> Failure<E>;

/// Either the value that was asked for or the reason why there is none.
///
/// Nothing in this library throws: a function that can be refused returns a `Result`. Test it like a pointer, then read
/// `*result` or `result.error()`. Reading the side that is not there is a mistake of the caller (`CARCASSONNE_ASSERT`).
template <class T, class E>
class [[nodiscard]] Result {
public:
    Result(T value) : holds_value_(true) { ::new (static_cast<void*>(&storage_.value)) T(std::move(value)); }
    Result(Failure<E> failure) : holds_value_(false) {
        ::new (static_cast<void*>(&storage_.error)) E(std::move(failure.error));
    }
    Result(const Result& other) : holds_value_(other.holds_value_) {
        if (holds_value_) {
            ::new (static_cast<void*>(&storage_.value)) T(other.storage_.value);
        } else {
            ::new (static_cast<void*>(&storage_.error)) E(other.storage_.error);
        }
    }
    Result(Result&& other) noexcept(std::is_nothrow_move_constructible_v<T>&& std::is_nothrow_move_constructible_v<E>)
        : holds_value_(other.holds_value_) {
        if (holds_value_) {
            ::new (static_cast<void*>(&storage_.value)) T(std::move(other.storage_.value));
        } else {
            ::new (static_cast<void*>(&storage_.error)) E(std::move(other.storage_.error));
        }
    }
    Result& operator=(Result other) noexcept {
        this->~Result();
        return *::new (static_cast<void*>(this)) Result(std::move(other));
    }
    ~Result() {
        if (holds_value_) {
            storage_.value.~T();
        } else {
            storage_.error.~E();
        }
    }

    bool has_value() const noexcept { return holds_value_; }
    explicit operator bool() const noexcept { return holds_value_; }

    T& operator*() & noexcept {
        CARCASSONNE_ASSERT(holds_value_);
        return storage_.value;
    }
    const T& operator*() const& noexcept {
        CARCASSONNE_ASSERT(holds_value_);
        return storage_.value;
    }
    /// Moves the value out of a result that is about to go: `auto setup = *make_setup(options);`.
    T operator*() && noexcept(std::is_nothrow_move_constructible_v<T>) {
        CARCASSONNE_ASSERT(holds_value_);
        return std::move(storage_.value);
    }
    T* operator->() noexcept {
        CARCASSONNE_ASSERT(holds_value_);
        return &storage_.value;
    }
    const T* operator->() const noexcept {
        CARCASSONNE_ASSERT(holds_value_);
        return &storage_.value;
    }

    const E& error() const noexcept {
        CARCASSONNE_ASSERT(!holds_value_);
        return storage_.error;
    }

private:
    union Storage {
        Storage() noexcept {}
        ~Storage() {}
        T value;
        E error;
    } storage_;
    bool holds_value_;
};

/// A `Result` of something that only succeeds or fails.
template <class E>
class [[nodiscard]] Result<void, E> {
public:
    Result() noexcept = default;
    Result(Failure<E> failure) : error_(std::move(failure.error)), holds_value_(false) {}

    bool has_value() const noexcept { return holds_value_; }
    explicit operator bool() const noexcept { return holds_value_; }
    const E& error() const noexcept {
        CARCASSONNE_ASSERT(!holds_value_);
        return error_;
    }

private:
    E error_{};
    bool holds_value_ = true;
};

}  // namespace carcassonne
