// The type of one operation over explicit axes, of those of its operands. The rules are those of JAX's explicit mode
// (jax 0.10, jax.sharding.AxisType.Explicit), but for a lookup in a whole table, whose result lies as the indices do.
#ifndef WEFT_SHARDING_EXPLICIT_TYPE_RULE_HPP
#define WEFT_SHARDING_EXPLICIT_TYPE_RULE_HPP

#include <weft/sharding/explicit_reshape.hpp>

namespace weft {

namespace detail {

// The rule of one operation.
class TypeRule {
 public:
  // `operands`: the layouts of its operands, over explicit axes.
  constexpr TypeRule(const Graph& graph, const MeshSizes& mesh, Id id, const Buffer<Layout>& operands)
      : graph_(graph), mesh_(mesh), id_(id), operands_(operands) {
    made_.layout = replicated(graph.shape(id).rank());
  }

  constexpr ExplicitType run() {
    if (operands_.empty()) return made_;
    type_sums();
    switch (row_of(op()).attributes) {
      case AttributeFamily::slice:
      case AttributeFamily::dynamic_slice:
      case AttributeFamily::pad:
      case AttributeFamily::window: type_resized(); break;
      case AttributeFamily::convolution: type_convolution(); break;
      case AttributeFamily::dot: type_product(); break;
      default: type_by_factors();
    }
    check_axes_of_result();
    return made_;
  }

 private:
  const Graph& graph_;
  const MeshSizes& mesh_;
  Id id_;
  const Buffer<Layout>& operands_;
  ExplicitType made_;

  [[nodiscard]] constexpr Op op() const { return graph_[id_].op; }
  [[nodiscard]] constexpr const AxisList& cut(Index operand, Index dim) const { return operands_[operand].dims[dim]; }
  // The first one stays.
  constexpr void fail(TypeConflict conflict) {
    if (made_.conflict == TypeConflict::none) made_.conflict = conflict;
  }

  // --- sums over devices ---
  constexpr void type_sums() {
    Index sums = 0, reduced = 0;
    for (const Layout& operand : operands_) {
      sums += !operand.unreduced.empty();
      reduced += !operand.reduced.empty();
    }
    if (sums > 0) type_unreduced(sums);
    if (reduced > 0) type_reduced();
  }
  constexpr void type_unreduced(Index sums) {
    const bool first = !operands_[0].unreduced.empty();
    made_.layout.unreduced = first ? operands_[0].unreduced : AxisList();
    switch (factor_row(op()).linearity) {
      case Linearity::one:
      case Linearity::floating:
        if (!first || sums > 1) fail(TypeConflict::nonlinear_op_on_unreduced);
        break;
      case Linearity::all:
        for (const Layout& operand : operands_)
          if (!(operand.unreduced == operands_[0].unreduced)) fail(TypeConflict::unreduced_sets_differ);
        break;
      case Linearity::factor:
        if (sums > 1) return fail(TypeConflict::bilinear_of_unreduced);
        made_.layout.unreduced = operands_[first ? 0 : 1].unreduced;
        check_partner(first ? 1 : 0, made_.layout.unreduced);
        break;
      case Linearity::quotient:
        if (!first || sums > 1) return fail(TypeConflict::nonlinear_op_on_unreduced);
        check_partner(1, made_.layout.unreduced);
        break;
      case Linearity::none:
      case Linearity::chosen:
      case Linearity::replaced:
        fail(factor_row(op()).joins == ReductionKind::sum ? TypeConflict::dot_operand_unreduced
                                                          : TypeConflict::nonlinear_op_on_unreduced);
    }
  }
  constexpr void check_partner(Index partner, const AxisList& axes) {
    if (!is_literal(graph_.operand(id_, partner)) && !(operands_[partner].reduced == axes))
      fail(TypeConflict::partner_must_be_reduced);
  }
  constexpr void type_reduced() {
    if (!is_elementwise(op())) {
      if (operands_.size() == 1) made_.layout.reduced = operands_[0].reduced;
      return;
    }
    AxisList axes;
    for (const Layout& operand : operands_) {
      if (operand.reduced.empty()) continue;
      if (!axes.empty() && !(operand.reduced == axes)) fail(TypeConflict::reduced_sets_differ);
      axes = operand.reduced;
    }
    for (Index i = 0; i < operands_.size(); ++i) {
      const Layout& operand = operands_[i];
      if (contains_any(operand.used(), axes)) fail(TypeConflict::partner_sharded_on_reduced_axis);
      if (operand.reduced.empty() && operand.unreduced.empty() && !is_literal(graph_.operand(id_, i)))
        fail(TypeConflict::partner_must_be_reduced);
    }
    if (made_.layout.unreduced.empty()) made_.layout.reduced = axes;
  }
  [[nodiscard]] constexpr bool is_literal(Id id) const {
    while (row_of(graph_[id].op).view == View::repeated) id = graph_.operand(id, 0);
    return is_constant(graph_[id].op);
  }

  // --- dimensions ---
  // An axis cuts one dimension.
  constexpr void check_axes_of_result() {
    const AxisList used = made_.layout.used();
    for (int i = 0; i < used.size(); ++i)
      for (int j = 0; j < i; ++j)
        if (used[i] == used[j]) fail(TypeConflict::ambiguous_output_axis_reuse);
  }
  // Dimensions keep their axes where these divide their new extents.
  constexpr void type_resized() {
    if (graph_.elements(id_) == 1) return;
    const Shape &before = graph_.shape(graph_.operand(id_, 0)), &after = graph_.shape(id_);
    for (int d = 0; d < after.rank(); ++d) {
      made_.layout.dims[d] = cut(0, d);
      if (before[d] != after[d] && after[d] % parts_of(mesh_, cut(0, d)) != 0)
        fail(TypeConflict::out_dim_not_divisible);
    }
  }
  constexpr void type_convolution() {
    const ConvolutionDims& dims = graph_.attributes<ConvolutionDims>(id_);
    if (!operands_[1].used().empty() || !cut(0, dims.input[1]).empty())
      fail(TypeConflict::convolution_output_ambiguous);
    for (int d = 0; d < dims.output.size(); ++d) {
      if (d == 1) continue;  // features
      const AxisList& axes = cut(0, dims.input[d]);
      made_.layout.dims[dims.output[d]] = axes;
      if (graph_.shape(id_)[dims.output[d]] % parts_of(mesh_, axes) != 0) fail(TypeConflict::out_dim_not_divisible);
    }
  }
  constexpr void type_product() {
    const DotDims& dot = graph_.attributes<DotDims>(id_);
    for (int i = 0; i < dot.left_batch.size(); ++i)
      if (!(cut(0, dot.left_batch[i]) == cut(1, dot.right_batch[i]))) fail(TypeConflict::batch_sharding_mismatch);
    for (int i = 0; i < dot.left_contracting.size(); ++i)
      if (!cut(0, dot.left_contracting[i]).empty() && !cut(1, dot.right_contracting[i]).empty())
        fail(TypeConflict::contracting_sharded_ambiguous);
    type_by_factors();
  }
  constexpr void type_by_factors() {
    if (row_of(op()).arity < 0 && row_of(op()).attributes == AttributeFamily::dimensions) return type_joined();
    const FactorRule rule = factor_rule(graph_, id_);
    if (rule.regroups) return type_reshape();
    fixed_vector<AxisList, max_factors> factors(max_factors, AxisList());
    for (Index i = 0; i < operands_.size(); ++i)
      for (int d = 0; d < operands_[i].dims.size(); ++d) {
        const std::int8_t factor = rule.operand(i)[d];
        const AxisList& axes = cut(i, d);
        if (axes.empty()) continue;
        if (factor == uncut) {
          if (graph_.shape(graph_.operand(id_, i))[d] != 1) fail(TypeConflict::dimension_must_be_whole);
          continue;
        }
        // Rows that are looked up: a sum of what the devices have.
        if (!rule.result.contains(factor) && row_of(op()).attributes == AttributeFamily::none && operands_.size() > 1)
          fail(TypeConflict::gather_output_ambiguous);
        if (!factors[factor].empty() && !(factors[factor] == axes))
          fail(TypeConflict::incompatible_elementwise_sharding);
        factors[factor] = axes;
      }
    for (int d = 0; d < rule.result.size(); ++d)
      if (rule.result[d] != uncut) made_.layout.dims[d] = factors[rule.result[d]];
  }
  constexpr void type_joined() {
    for (const Layout& operand : operands_)
      if (!(operand.dims == operands_[0].dims)) fail(TypeConflict::concat_sharding_mismatch);
    made_.layout.dims = operands_[0].dims;
  }
  constexpr void type_reshape() {
    const ExplicitType reshaped =
        explicit_reshape(graph_.shape(graph_.operand(id_, 0)), graph_.shape(id_), operands_[0], mesh_);
    made_.layout.dims = reshaped.layout.dims;
    fail(reshaped.conflict);
  }
};

}  // namespace detail

// The layout of node `id`, over explicit axes, of those of its operands.
[[nodiscard]] constexpr ExplicitType explicit_type(const Graph& graph, const MeshSizes& mesh, Id id,
                                                   const Buffer<Layout>& operands) {
  return detail::TypeRule(graph, mesh, id, operands).run();
}

}  // namespace weft

#endif
