// Gradients of collectives, and of what lies around those that a model writes itself (shard_map). Every device
// differentiates the sum of what all devices make, so that a collective's gradient is its transpose, as in jax.lax: of a
// psum a psum.
#ifndef WEFT_GRAPH_COLLECTIVE_GRADIENTS_HPP
#define WEFT_GRAPH_COLLECTIVE_GRADIENTS_HPP

#include <weft/graph/collectives.hpp>
#include <weft/graph/pullback.hpp>

namespace weft::gradient_rule {

// Error: operation_has_no_gradient, of what is no sum.
constexpr void check_is_sum(const CollectiveAttributes& how, const char* operation) {
  if (how.reduction != ReductionKind::sum) operation_has_no_gradient(operation);
}

constexpr void all_reduce(Pullback& p) {
  const auto how = p.attributes<CollectiveAttributes>();
  check_is_sum(how, "all_reduce of no sum");
  p.give(0, detail::all_reduce(p.g, how.axes));
}
constexpr void reduce_scatter(Pullback& p) {
  const auto how = p.attributes<CollectiveAttributes>();
  check_is_sum(how, "reduce_scatter of no sum");
  p.give(0, detail::all_gather(p.g, how.dims[0], how.axes));
}
constexpr void all_gather(Pullback& p) {
  const auto how = p.attributes<CollectiveAttributes>();
  p.give(0, detail::reduce_scatter(p.g, how.dims[0], how.axes));
}
constexpr void all_to_all(Pullback& p) {
  const auto how = p.attributes<CollectiveAttributes>();
  p.give(0, detail::all_to_all(p.g, how.dims[1], how.dims[0], how.axes));
}
// Back to where each piece came from; what had no source gave zeros.
constexpr void collective_permute(Pullback& p) {
  const auto how = p.attributes<CollectiveAttributes>();
  p.give(0, detail::hopped(p.g, how.source_axes, how.axes, how.hop.back()));
}
// What devices have of a piece that they all read is summed over them, where somebody reads the gradient.
constexpr void full_to_shard(Pullback& p) {
  auto cuts = p.attributes<CollectiveAttributes>();
  cuts.reduction = ReductionKind::sum;
  p.give(0, detail::shard_to_full(p.g, cuts));
}
// Each of n pieces that are alike has 1/n of the gradient, so that their sum is whole.
constexpr void shard_to_full(Pullback& p) {
  auto cuts = p.attributes<CollectiveAttributes>();
  const Index copies = cuts.reduction == ReductionKind::sum ? 1 : parts_of(p.g.graph->mesh, cuts.source_axes);
  cuts.reduction = ReductionKind::none;
  const Var g = detail::full_to_shard(p.g, cuts);
  p.give(0, copies == 1 ? g : g / static_cast<double>(copies));
}

}  // namespace weft::gradient_rule

#endif
