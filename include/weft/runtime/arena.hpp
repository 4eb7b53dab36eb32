// The memory of one device: bytes that start on a cache line and, if they are many, lie on huge pages, so that a pass
// over a large tensor misses the address cache 512 times less often.
#ifndef WEFT_RUNTIME_ARENA_HPP
#define WEFT_RUNTIME_ARENA_HPP

#include <weft/base/index.hpp>

#include <new>

#if defined(__linux__)
#include <sys/mman.h>
#endif

namespace weft {

class Arena {
 public:
  static constexpr Index huge_page = Index{1} << 21;

  Arena() = default;
  // Not written to: a page belongs to the processor that touches it first.
  WEFT_DECL explicit Arena(Index bytes);
  Arena(const Arena&) = delete;
  Arena& operator=(const Arena&) = delete;
  ~Arena() {
    if (data_ != nullptr) ::operator delete (data_, std::align_val_t{to_size(alignment_)});
  }

  [[nodiscard]] char* data() const noexcept { return data_; }
  [[nodiscard]] Index bytes() const noexcept { return bytes_; }

 private:
  Index bytes_ = 0, alignment_ = 64;
  char* data_ = nullptr;
};

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/runtime/arena.ipp>
#endif

#endif
