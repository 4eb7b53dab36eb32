// Definitions of base/fixed_vector.hpp.
#ifndef WEFT_BASE_FIXED_VECTOR_IPP
#define WEFT_BASE_FIXED_VECTOR_IPP

#include <weft/base/fixed_vector.hpp>

namespace weft {

void fixed_vector_is_full(Index capacity) {
  raise("fixed_vector_is_full", Sentence() << "weft: a list of at most " << capacity << " elements is full");
}

}  // namespace weft

#endif
