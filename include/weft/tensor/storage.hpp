// Storage of tensors: bytes on the heap, on a cache line, with a count of owners. A tensor is one owner; an expression
// over it is another, so that what an expression refers to lives as long as the expression.
#ifndef WEFT_TENSOR_STORAGE_HPP
#define WEFT_TENSOR_STORAGE_HPP

#include <weft/base/error_tensor.hpp>

#include <new>

namespace weft {

// A handle. Copies share the bytes and may be made and destroyed on different threads; empty after a move.
class Storage {
 public:
  static constexpr std::size_t alignment = 64;  // a cache line, and the widest vector

  Storage() = default;
  // One allocation; the bytes are not initialized. Error: tensor_memory_is_missing.
  WEFT_DECL explicit Storage(Index bytes);
  WEFT_DECL Storage(const Storage& other) noexcept;
  WEFT_ALWAYS_INLINE Storage(Storage&& other) noexcept : data_(other.data_) { other.data_ = nullptr; }
  WEFT_DECL Storage& operator=(Storage other) noexcept;
  WEFT_ALWAYS_INLINE ~Storage() {
    if (data_ != nullptr) release();
  }

  [[nodiscard]] WEFT_ALWAYS_INLINE char* data() const noexcept { return data_; }
  // Tensors and expressions that hold these bytes; 0 for an empty handle.
  [[nodiscard]] Index owners() const noexcept {
    return data_ == nullptr ? 0 : __atomic_load_n(owners_of(data_), __ATOMIC_RELAXED);
  }
  WEFT_DECL void swap(Storage& other) noexcept;

 private:
  static constexpr std::size_t header_bytes = alignment;
  char* data_ = nullptr;

  static Index* owners_of(char* data) noexcept { return reinterpret_cast<Index*>(data - header_bytes); }
  WEFT_DECL void release() noexcept;
};

// Working memory of the calling thread: grows to the largest request, is kept until the thread ends.
class Scratch {
 public:
  // `bytes` uninitialized bytes on a cache line, valid until the next call on this thread.
  [[nodiscard]] WEFT_DECL static char* take(Index bytes);

 private:
  Storage storage_;
  Index bytes_ = 0;
};

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/tensor/storage.ipp>
#endif

#endif
