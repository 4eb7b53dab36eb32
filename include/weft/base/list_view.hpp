// A list that belongs to somebody else, as std::span<const T> shows it. For what has many lists, a plan: g++ takes 8 ms
// and 1.5 MB for a std::span of one more element type, because of the concepts of its constructors, and 1 ms for this.
#ifndef WEFT_BASE_LIST_VIEW_HPP
#define WEFT_BASE_LIST_VIEW_HPP

#include <cstddef>

namespace weft {

template <class T>
struct Buffer;

template <class T>
class ListView {
 public:
  constexpr ListView() = default;
  constexpr ListView(const T* data, std::size_t size) noexcept : data_(data), size_(size) {}
  template <std::size_t Size>
  constexpr ListView(const T (&list)[Size]) noexcept : data_(list), size_(Size) {}
  constexpr ListView(const Buffer<T>& list) noexcept : data_(list.items), size_(static_cast<std::size_t>(list.count)) {}

  [[nodiscard]] constexpr const T* data() const noexcept { return data_; }
  [[nodiscard]] constexpr std::size_t size() const noexcept { return size_; }
  [[nodiscard]] constexpr bool empty() const noexcept { return size_ == 0; }
  [[nodiscard]] constexpr const T* begin() const noexcept { return data_; }
  [[nodiscard]] constexpr const T* end() const noexcept { return data_ + size_; }
  [[nodiscard]] constexpr const T& operator[](std::size_t i) const { return data_[i]; }
  [[nodiscard]] constexpr const T& front() const { return data_[0]; }
  [[nodiscard]] constexpr const T& back() const { return data_[size_ - 1]; }
  [[nodiscard]] constexpr ListView subspan(std::size_t first, std::size_t size) const { return {data_ + first, size}; }

 private:
  const T* data_ = nullptr;
  std::size_t size_ = 0;
};

}  // namespace weft

#endif
