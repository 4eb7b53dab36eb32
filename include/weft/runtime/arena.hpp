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
  explicit Arena(Index bytes) : bytes_(bytes), alignment_(bytes >= huge_page ? huge_page : 64) {
    data_ = static_cast<char*>(::operator new (to_size(bytes), std::align_val_t{to_size(alignment_)}));
#if defined(__linux__) && defined(MADV_HUGEPAGE)
    // A wish: where the system grants none, the pages are ordinary ones.
    if (bytes >= huge_page) ::madvise(data_, to_size(bytes / huge_page * huge_page), MADV_HUGEPAGE);
#endif
  }
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

#endif
