// Definitions of base/archive.hpp.
#ifndef WEFT_BASE_ARCHIVE_IPP
#define WEFT_BASE_ARCHIVE_IPP

#include <weft/base/archive.hpp>

namespace weft {

void FrozenWords::archive_is_full(Index words, Index most) {
  raise("archive_is_full", Sentence() << "weft: a plan of " << words << " words is kept in " << most
                                      << "; share layers, or plan when the program starts");
}

}  // namespace weft

#endif
