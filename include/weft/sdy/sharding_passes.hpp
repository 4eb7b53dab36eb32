// Passes that make a propagated module ready to be written or run: each changes what it says about where values lie, or
// drops what has served. Run time only.
#ifndef WEFT_SDY_SHARDING_PASSES_HPP
#define WEFT_SDY_SHARDING_PASSES_HPP

#include <weft/stablehlo/syntax.hpp>

namespace weft::sdy {

// No dimension may be cut further, and nothing is said of axes that must not cut.
WEFT_DECL void close_shardings(stablehlo::Module& module);
// Constraints have done their part for propagation: what they ask for is to be made so.
WEFT_DECL void constraints_to_reshards(stablehlo::Module& module);
WEFT_DECL void drop_sharding_groups(stablehlo::Module& module);
WEFT_DECL void drop_sharding_rules(stablehlo::Module& module);
WEFT_DECL void drop_shardings(stablehlo::Module& module);
// Arguments and results of functions, calls and manual computations are cut by as many axes, and parts of them, as
// divide their dimensions.
WEFT_DECL void divide_evenly(stablehlo::Module& module);
// Open dimensions of what the first function takes and returns are cut by whole axes.
WEFT_DECL void drop_parts_at_edges(stablehlo::Module& module);
// The result of a call lies as the function returns it; sdy.reshard behind the call makes it what the call says.
WEFT_DECL void insert_call_reshards(stablehlo::Module& module);

}  // namespace weft::sdy

#if WEFT_HEADER_ONLY
#include <weft/sdy/sharding_passes.ipp>
#endif

#endif
