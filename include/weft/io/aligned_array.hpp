// An owning, fixed-size array of plain values, aligned to a cache line: what readers fill and loaders hand out.
#ifndef WEFT_IO_ALIGNED_ARRAY_HPP
#define WEFT_IO_ALIGNED_ARRAY_HPP

#include <weft/base/index.hpp>

#include <new>
#include <type_traits>
#include <utility>

namespace weft {

// Bytes of a cache line and of the widest vector register.
inline constexpr std::size_t array_alignment = 64;

// Moves, never copies by accident. One allocation in the constructor, none later; the elements start as zero bytes.
template <class T>
class AlignedArray {
  static_assert(std::is_trivially_copyable_v<T>, "weft: AlignedArray: elements are plain values");

 public:
  AlignedArray() = default;
  explicit AlignedArray(Index size)
      : items_(static_cast<T*>(::operator new (to_size(size) * sizeof(T), std::align_val_t{array_alignment}))),
        size_(size) {
    __builtin_memset(static_cast<void*>(items_), 0, to_size(size) * sizeof(T));
  }
  AlignedArray(AlignedArray&& other) noexcept
      : items_(std::exchange(other.items_, nullptr)), size_(std::exchange(other.size_, 0)) {}
  AlignedArray& operator=(AlignedArray&& other) noexcept {
    std::swap(items_, other.items_);
    std::swap(size_, other.size_);
    return *this;
  }
  ~AlignedArray() { ::operator delete (items_, std::align_val_t{array_alignment}); }

  [[nodiscard]] Index size() const noexcept { return size_; }
  [[nodiscard]] bool empty() const noexcept { return size_ == 0; }
  [[nodiscard]] T* data() noexcept { return items_; }
  [[nodiscard]] const T* data() const noexcept { return items_; }
  [[nodiscard]] T* begin() noexcept { return items_; }
  [[nodiscard]] T* end() noexcept { return items_ + size_; }
  [[nodiscard]] const T* begin() const noexcept { return items_; }
  [[nodiscard]] const T* end() const noexcept { return items_ + size_; }
  // Unchecked: 0 <= index < size().
  [[nodiscard]] T& operator[](Index index) noexcept { return items_[index]; }
  [[nodiscard]] const T& operator[](Index index) const noexcept { return items_[index]; }

 private:
  T* items_ = nullptr;
  Index size_ = 0;
};

}  // namespace weft

#endif
