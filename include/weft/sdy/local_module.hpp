// A module with Shardy's shardings, as the program that each device runs on its pieces. Run time only.
#ifndef WEFT_SDY_LOCAL_MODULE_HPP
#define WEFT_SDY_LOCAL_MODULE_HPP

#include <weft/sdy/explicit_module.hpp>

namespace weft::sdy {

// The text of the module with its @main as one sdy.manual_computation over all axes of its mesh: operations on pieces,
// and between them collectives of StableHLO, which are those of explicit_module. What it takes and returns is whole, as
// before; so it is run by whatever runs what jax.shard_map lowers:
//
//   %out = sdy.manual_computation(%in0) in_shardings=[<@m, [{"x"}, {}]>] out_shardings=[...] manual_axes={"x", "y"}
//       (%a: tensor<2x8xf32>) {
//     %0 = "stablehlo.all_gather"(%a) <{all_gather_dim = 0 : i64, replica_groups = dense<...>, ...}> : ...
//
// `propagates`: as of ExplicitModuleOptions; dimensions that do not divide are padded. Errors: those of
// explicit_module and of check_unreduced_kinds, stablehlo_piece_is_unknown, and stablehlo_is_unsupported of a module of
// several meshes. One without a mesh is the program of one device as it is, without calls.
[[nodiscard]] WEFT_DECL std::string local_module(const std::string& text, bool propagates = true);

}  // namespace weft::sdy

#if WEFT_HEADER_ONLY
#include <weft/sdy/local_module.ipp>
#endif

#endif
