// Definitions of tensor/storage.hpp.
#ifndef WEFT_TENSOR_STORAGE_IPP
#define WEFT_TENSOR_STORAGE_IPP

#include <weft/tensor/storage.hpp>

namespace weft {

namespace detail {

// The new that may throw, since that is the one that programs replace.
inline void* tensor_memory(Index bytes) {
#if WEFT_HAS_EXCEPTIONS
  try {
    return ::operator new (to_size(bytes), std::align_val_t{Storage::alignment});
  } catch (const std::bad_alloc&) {
    tensor_memory_is_missing(bytes);
  }
#else
  return ::operator new (to_size(bytes), std::align_val_t{Storage::alignment});
#endif
}

}  // namespace detail

Storage::Storage(Index bytes) {
  char* const block = static_cast<char*>(detail::tensor_memory(static_cast<Index>(header_bytes) + bytes));
  data_ = block + header_bytes;
  ::new (static_cast<void*>(block)) Index{1};
}

Storage::Storage(const Storage& other) noexcept : data_(other.data_) {
  if (data_ != nullptr) __atomic_fetch_add(owners_of(data_), Index{1}, __ATOMIC_RELAXED);
}

Storage& Storage::operator=(Storage other) noexcept {
  swap(other);
  return *this;
}

void Storage::swap(Storage& other) noexcept {
  char* data = data_;
  data_ = other.data_;
  other.data_ = data;
}

void Storage::release() noexcept {
  Index* owners = owners_of(data_);
  // The last owner needs no locked subtraction: nobody else can be copying the handle.
  if (__atomic_load_n(owners, __ATOMIC_ACQUIRE) == 1 || __atomic_sub_fetch(owners, Index{1}, __ATOMIC_ACQ_REL) == 0)
    ::operator delete (data_ - header_bytes, std::align_val_t{alignment});
}

char* Scratch::take(Index bytes) {
  thread_local Scratch own;
  if (own.bytes_ < bytes) {
    own.bytes_ = 0;
    own.storage_ = Storage();  // the old bytes go before the new ones come
    own.storage_ = Storage(bytes);
    own.bytes_ = bytes;
  }
  return own.storage_.data();
}

}  // namespace weft

#endif
