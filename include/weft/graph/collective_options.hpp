// CollectiveOptions: how the collectives of a graph run, which changes neither their numbers nor their bytes.
#ifndef WEFT_GRAPH_COLLECTIVE_OPTIONS_HPP
#define WEFT_GRAPH_COLLECTIVE_OPTIONS_HPP

#include <weft/base/index.hpp>

namespace weft {

struct CollectiveOptions {
  // Small collectives of one kind and group become one call of at most so many bytes (XLA's combiners, whose threshold
  // this is): all_reduces and reduce_scatters wait for later ones, as long as nobody reads them; all_gathers go with
  // earlier ones, so that at most so many bytes more are in use at a time. 0: each is a call of its own.
  Index combine_threshold_bytes = 0;

  friend constexpr bool operator==(const CollectiveOptions&, const CollectiveOptions&) = default;
};

}  // namespace weft

#endif
