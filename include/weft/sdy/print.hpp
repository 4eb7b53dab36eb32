// Sharding rules and shardings in the notation of Shardy's dialect, without what stands around the angles.
#ifndef WEFT_SDY_PRINT_HPP
#define WEFT_SDY_PRINT_HPP

#include <weft/sdy/read_sharding.hpp>
#include <weft/sharding/sharding_rule.hpp>

#include <string>

namespace weft::sdy {

// <([i, jk])->([i, j]) {i=2, j=4, k=2} reduction={k}>
[[nodiscard]] WEFT_DECL std::string to_text(const ShardingRule& rule);
// <@mesh, [{"x", ?}, {}], replicated={"y"}>; empty of what is not known.
[[nodiscard]] WEFT_DECL std::string to_text(const TensorSharding& sharding, const Meshes& meshes);

// {"x", "y":(2)2}, as the collectives of the dialect have it.
[[nodiscard]] WEFT_DECL std::string to_text(const SubAxes& axes, const FlowMesh& mesh);
// [{"x"}, {}]: axes by dimension.
[[nodiscard]] WEFT_DECL std::string to_text(const fixed_vector<SubAxes, max_rank>& axes, const FlowMesh& mesh);

}  // namespace weft::sdy

#if WEFT_HEADER_ONLY
#include <weft/sdy/print.ipp>
#endif

#endif
