// Definitions of graph/name.hpp.
#ifndef WEFT_GRAPH_NAME_IPP
#define WEFT_GRAPH_NAME_IPP

#include <weft/graph/name.hpp>

namespace weft {

void name_is_too_long(const char* start, const char* end, Index capacity) {
  raise("name_is_too_long", Sentence() << "weft: name '" << start << end << "' is longer than " << capacity
                                       << " letters; states and gradients append a word to the name of their weight");
}

}  // namespace weft

#endif
