#include "measure.hpp"

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <new>

namespace {

std::atomic<std::size_t> allocation_count = 0;

/// Null when there is no memory left.
void* allocate(std::size_t size, std::size_t alignment) noexcept {
    allocation_count.fetch_add(1, std::memory_order_relaxed);
    // aligned_alloc wants a multiple of the alignment, and something even for nothing.
    return alignment <= alignof(std::max_align_t) ? std::malloc(size == 0 ? 1 : size)
                                                  : std::aligned_alloc(alignment, (size / alignment + 1) * alignment);
}
void* allocate_or_throw(std::size_t size, std::size_t alignment) {
    void* const memory = allocate(size, alignment);
    if (memory == nullptr) {
        throw std::bad_alloc();
    }
    return memory;
}

}  // namespace

// The whole program asks for memory here, so that allocations can be counted. The forms for arrays lead to these. Those
// that do not throw would, too, but not where a sanitizer brings its own.
void* operator new(std::size_t size) { return allocate_or_throw(size, 1); }
void* operator new(std::size_t size, std::align_val_t alignment) {
    return allocate_or_throw(size, static_cast<std::size_t>(alignment));
}
void* operator new(std::size_t size, const std::nothrow_t&) noexcept { return allocate(size, 1); }
void* operator new(std::size_t size, std::align_val_t alignment, const std::nothrow_t&) noexcept {
    return allocate(size, static_cast<std::size_t>(alignment));
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete(void* memory, std::align_val_t) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t, std::align_val_t) noexcept { std::free(memory); }

namespace app {

std::size_t allocations() { return allocation_count.load(std::memory_order_relaxed); }

void keep(const void* value) {
    static volatile const void* kept = nullptr;
    kept = value;
    static_cast<void>(kept);
}

double median(std::vector<double> values) {
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

}  // namespace app
