// Definitions of runtime/arena.hpp.
#ifndef WEFT_RUNTIME_ARENA_IPP
#define WEFT_RUNTIME_ARENA_IPP

#include <weft/runtime/arena.hpp>

namespace weft {

Arena::Arena(Index bytes) : bytes_(bytes), alignment_(bytes >= huge_page ? huge_page : 64) {
  data_ = static_cast<char*>(::operator new (to_size(bytes), std::align_val_t{to_size(alignment_)}));
#if defined(__linux__) && defined(MADV_HUGEPAGE)
  // A wish: where the system grants none, the pages are ordinary ones.
  if (bytes >= huge_page) ::madvise(data_, to_size(bytes / huge_page * huge_page), MADV_HUGEPAGE);
#endif
}

}  // namespace weft

#endif
