// A module with Shardy's shardings, as a program of which every value lies as it says, and says how it gets there.
// Run time only.
#ifndef WEFT_SDY_EXPLICIT_MODULE_HPP
#define WEFT_SDY_EXPLICIT_MODULE_HPP

#include <weft/stablehlo/syntax.hpp>

#include <string>

namespace weft::sdy {

// Writes what propagation finds beside every value, closed: nothing is left to be found. Constraints become reshards,
// groups are dropped. A function that is called more than once lies as its first call has it.
// Errors: those of module_flow.
WEFT_DECL void write_propagated_shardings(stablehlo::Module& module);

struct ExplicitModuleOptions {
  bool propagates = true;      // else shardings are those that the module has
  bool as_collectives = true;  // else sdy.reshard stays, as the statement of what is to be done
  bool pads = false;           // all pieces are equal, as of pad_uneven; with as_collectives
};

// The text of the module with all its reshards and sums over devices written out, which Shardy reads:
//
//   %0 = stablehlo.dot_general %arg0, %arg1, ... {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x"}, {}]>]>} : ...
//   %r0 = sdy.reduce_scatter [{}, {"y"}] %0 out_sharding=<@mesh, [{"x"}, {"y"}]> : tensor<8x16xf32>
//
// `text`: of a module, in MLIR's own form. O(its length), but for propagation. Errors: those of read_module,
// module_flow, to_text and pad_uneven.
[[nodiscard]] WEFT_DECL std::string explicit_module(const std::string& text, const ExplicitModuleOptions& options = {});

}  // namespace weft::sdy

#if WEFT_HEADER_ONLY
#include <weft/sdy/explicit_module.ipp>
#endif

#endif
