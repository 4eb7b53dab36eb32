// From sdy.reshard to the collectives that do it: all_slice, all_gather, all_to_all, collective_permute,
// reduce_scatter, all_reduce, by parts of axes, as weft's planner of reshards orders them. Run time only.
#ifndef WEFT_SDY_RESHARD_COLLECTIVES_HPP
#define WEFT_SDY_RESHARD_COLLECTIVES_HPP

#include <weft/stablehlo/syntax.hpp>

namespace weft::sdy {

struct ReshardCollectiveOptions {
  bool keeps_redundant = false;  // reshards to where a value lies already
  // A sum over devices that one reshard alone reads is planned with it, and is a reduce_scatter where it is cut.
  bool joins_sums = true;
};

// Reshards from or to one device, and between meshes of other axes, stay. Errors: those of reading shardings.
WEFT_DECL void reshards_to_collectives(stablehlo::Module& module, const ReshardCollectiveOptions& options = {});

}  // namespace weft::sdy

#if WEFT_HEADER_ONLY
#include <weft/sdy/reshard_collectives.ipp>
#endif

#endif
