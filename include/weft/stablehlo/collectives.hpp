// What devices do together, in StableHLO. Devices are replicas, numbered by their positions in the mesh: groups are
// replica_groups, in the order in which collectives of weft join and reduce.
#ifndef WEFT_STABLEHLO_COLLECTIVES_HPP
#define WEFT_STABLEHLO_COLLECTIVES_HPP

#include <weft/stablehlo/forms.hpp>

namespace weft::stablehlo {

// "dense<[[0, 2], [1, 3]]> : tensor<2x2xi64>": groups over `axes`, members by their rank.
[[nodiscard]] WEFT_DECL std::string groups_of(const MeshSizes& mesh, const AxisList& axes);
// A collective's attributes. `dim`: the one for the dimension that is cut or joined, null: there is none.
[[nodiscard]] WEFT_DECL Attributes collective(const Site& at, const char* dim = nullptr);
WEFT_DECL Value all_reduce(const Site& at);
WEFT_DECL Value reduce_scatter(const Site& at);
WEFT_DECL Value all_gather(const Site& at);
WEFT_DECL Value all_to_all(const Site& at);
// Pairs of {sender, receiver}.
WEFT_DECL Value collective_permute(const Site& at);

// The rank of this device over the axes of the node, a ui32.
WEFT_DECL Value rank_of(const Site& at);
WEFT_DECL Value device_index(const Site& at);
// This device's part of what all of a group have.
WEFT_DECL Value shard_slice(const Site& at);

}  // namespace weft::stablehlo

#if WEFT_HEADER_ONLY
#include <weft/stablehlo/collectives.ipp>
#endif

#endif
