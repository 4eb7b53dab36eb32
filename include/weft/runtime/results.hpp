// What the devices of a run returned, by ordinal: an owning array whose elements are made in place, each by its device.
#ifndef WEFT_RUNTIME_RESULTS_HPP
#define WEFT_RUNTIME_RESULTS_HPP

#include <weft/base/fixed_vector.hpp>

#include <memory>

namespace weft {

template <class T>
class Results {
 public:
  explicit Results(int devices)
      : items_(std::allocator<T>{}.allocate(to_size(devices))),
        made_(std::make_unique<bool[]>(to_size(devices))),
        size_(devices) {}
  Results(Results&& other) noexcept : items_(other.items_), made_(std::move(other.made_)), size_(other.size_) {
    other.items_ = nullptr;
    other.size_ = 0;
  }
  Results(const Results&) = delete;
  Results& operator=(const Results&) = delete;
  ~Results() {
    for (Index device = 0; device < size_; ++device)
      if (made_[to_size(device)]) std::destroy_at(items_ + device);
    if (items_ != nullptr) std::allocator<T>{}.deallocate(items_, to_size(size_));
  }

  // Makes the result of `device` from what `produce()` returns, without a move. Different devices at the same time.
  template <class Produce>
  void emplace(int device, Produce&& produce) {
    ::new (static_cast<void*>(items_ + device)) T(produce());
    made_[to_size(device)] = true;
  }

  [[nodiscard]] Index size() const noexcept { return size_; }
  [[nodiscard]] T* begin() noexcept { return items_; }
  [[nodiscard]] T* end() noexcept { return items_ + size_; }
  [[nodiscard]] const T* begin() const noexcept { return items_; }
  [[nodiscard]] const T* end() const noexcept { return items_ + size_; }
  [[nodiscard]] T& operator[](Index device) {
    if (device < 0 || device >= size_) fixed_vector_index_out_of_range(device, size_);
    return items_[device];
  }
  [[nodiscard]] const T& operator[](Index device) const {
    if (device < 0 || device >= size_) fixed_vector_index_out_of_range(device, size_);
    return items_[device];
  }

 private:
  T* items_;
  std::unique_ptr<bool[]> made_;
  Index size_;
};

}  // namespace weft

#endif
