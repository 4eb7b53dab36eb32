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
  // Plans have them in two halves: a start where they stand, and a done before the first step that needs their result,
  // so that what lies between runs while other devices come. What they read is kept meanwhile, which may raise the
  // peak; sums that are made in place are kept anyway.
  bool async = false;

  friend constexpr bool operator==(const CollectiveOptions&, const CollectiveOptions&) = default;
};

}  // namespace weft

#endif
