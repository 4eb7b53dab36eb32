// Storage of tensors: bytes on the heap, on a cache line, with a count of owners. A tensor is one owner; an expression
// over it is another, so that what an expression refers to lives as long as the expression.
#ifndef WEFT_TENSOR_STORAGE_HPP
#define WEFT_TENSOR_STORAGE_HPP

#include <weft/base/config.hpp>
#include <weft/base/index.hpp>

#include <new>

namespace weft {

// A handle. Copies share the bytes and may be made and destroyed on different threads; empty after a move.
class Storage {
 public:
  static constexpr std::size_t alignment = 64;  // a cache line, and the widest vector

  Storage() = default;
  // One allocation; the bytes are not initialized.
  explicit Storage(Index bytes) {
    char* block = static_cast<char*>(::operator new (header_bytes + to_size(bytes), std::align_val_t{alignment}));
    data_ = block + header_bytes;
    ::new (static_cast<void*>(block)) Index{1};
  }
  Storage(const Storage& other) noexcept : data_(other.data_) {
    if (data_ != nullptr) __atomic_fetch_add(owners_of(data_), Index{1}, __ATOMIC_RELAXED);
  }
  WEFT_ALWAYS_INLINE Storage(Storage&& other) noexcept : data_(other.data_) { other.data_ = nullptr; }
  Storage& operator=(Storage other) noexcept {
    swap(other);
    return *this;
  }
  WEFT_ALWAYS_INLINE ~Storage() {
    if (data_ != nullptr) release();
  }

  [[nodiscard]] WEFT_ALWAYS_INLINE char* data() const noexcept { return data_; }
  // Tensors and expressions that hold these bytes; 0 for an empty handle.
  [[nodiscard]] Index owners() const noexcept {
    return data_ == nullptr ? 0 : __atomic_load_n(owners_of(data_), __ATOMIC_RELAXED);
  }
  void swap(Storage& other) noexcept {
    char* data = data_;
    data_ = other.data_;
    other.data_ = data;
  }

 private:
  static constexpr std::size_t header_bytes = alignment;
  char* data_ = nullptr;

  static Index* owners_of(char* data) noexcept { return reinterpret_cast<Index*>(data - header_bytes); }
  void release() noexcept {
    Index* owners = owners_of(data_);
    // The last owner needs no locked subtraction: nobody else can be copying the handle.
    if (__atomic_load_n(owners, __ATOMIC_ACQUIRE) == 1 || __atomic_sub_fetch(owners, Index{1}, __ATOMIC_ACQ_REL) == 0)
      ::operator delete (data_ - header_bytes, std::align_val_t{alignment});
  }
};

// Working memory of the calling thread: grows to the largest request, is kept until the thread ends.
class Scratch {
 public:
  // `bytes` uninitialized bytes on a cache line, valid until the next call on this thread.
  [[nodiscard]] static char* take(Index bytes) {
    thread_local Scratch own;
    if (own.bytes_ < bytes) {
      own.bytes_ = 0;
      own.storage_ = Storage();  // the old bytes go before the new ones come
      own.storage_ = Storage(bytes);
      own.bytes_ = bytes;
    }
    return own.storage_.data();
  }

 private:
  Storage storage_;
  Index bytes_ = 0;
};

}  // namespace weft

#endif
