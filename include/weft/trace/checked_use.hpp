// What does not fit between a strategy, a mesh, an optimizer and a model, each as a static_assert that shows numbers,
// names and lines.
#ifndef WEFT_TRACE_CHECKED_USE_HPP
#define WEFT_TRACE_CHECKED_USE_HPP

#include <weft/strategies/misuse.hpp>

namespace weft {

// Complete only where there is no such misuse. `misuse`: a constant with static storage.
template <const Misuse& misuse>
struct CheckedUse {
  using Kind = Misuse::Kind;
  static_assert(misuse.kind != Kind::is_no_strategy,
                "weft: strategy: is_no_strategy: what stands in the place of the strategy has no name and no constexpr "
                "rewrite<Optimizer>(training, mesh); write Ddp{}, Fsdp{}, Spmd(specs), or a type that meets "
                "weft::Strategy");
  static_assert(misuse.kind != Kind::is_no_rule,
                "weft: optimizer: is_no_rule: what stands in the place of the optimizer lacks a member that a rule has, or "
                "has it in another form; static_assert(weft::OptimizerRule<Rule>) names it, optim/optimizer.hpp lists them");
  static_assert(
      misuse.kind != Kind::rule_is_not_constexpr,
      "weft: optimizer: rule_is_not_constexpr: the compiler cannot call the rule of the optimizer; declare its update, "
      "and all that this calls, constexpr");
  static_assert(
      rule_is_elementwise<name_in<misuse>, misuse.kind != Kind::rule_mixes_elements>,
      "weft: optimizer: rule_mixes_elements: the update of a rule makes elements of others, and it is elementwise, so "
      "that devices may hold parts of a weight; take a rule that is given norms (optim/lamb.hpp), or rows and columns "
      "(optim/adafactor.hpp)");
  static_assert(mesh_is_constant<misuse.kind != Kind::mesh_is_no_constant>,
                "weft: mesh_is_no_constant: the mesh of a compiled step is a constant with static storage: inline constexpr "
                "weft::Mesh mesh{{\"data\", 4}}; for one that is made at run time there is <weft/dynamic.hpp>");
  static_assert(
      mesh_has_axis<name_in<misuse>, line_of<misuse>, misuse.kind != Kind::unknown_axis>,
      "weft: spmd: unknown_axis: a spec names an axis that the mesh does not have; correct the name, or give the "
      "mesh this axis");
  static_assert(spec_names_axis_once<name_in<misuse>, line_of<misuse>, misuse.kind != Kind::spec_names_axis_twice>,
                "weft: spmd: duplicate_axis: a spec cuts two dimensions over one axis; use every axis at most once");
  static_assert(
      spec_is_obeyed<name_in<misuse>, line_of<misuse>, misuse.kind != Kind::spec_is_not_obeyed>,
      "weft: spmd: spec_is_unconstrained, or unreduced, or reduced: a weight or an input is a whole value, in "
      "pieces that its spec names; write P::none, or name axes");
  static_assert(mesh_has_axis_of_strategy<name_in<misuse>, misuse.kind != Kind::strategy_axis_is_unknown>,
                "weft: strategy: unknown_axis: .axes or .replicate_axes names an axis that the mesh does not have; "
                "correct the name, or give the mesh this axis");
  static_assert(axis_is_used_once<name_in<misuse>, misuse.kind != Kind::strategy_axis_is_taken>,
                "weft: strategy: axis_is_taken: an axis has two of these uses: .axes, .replicate_axes, a spec of "
                ".specs that cuts a parameter; leave it one");
  static_assert(
      an_axis_is_left<AxesOfMesh<misuse.left>, misuse.kind != Kind::no_axis_is_left>,
      "weft: strategy: no_axis_is_left: .replicate_axes and .specs use all axes of the mesh, and none is left "
      "to cut the batch and what the strategy cuts; give the mesh one more, or drop a use");
  static_assert(axis_is_explicit<name_in<misuse>, misuse.kind != Kind::axis_type_not_obeyed>,
                "weft: mesh: axis_type_not_obeyed: an axis is manual, which no strategy obeys; declare it "
                "with AxisType::propagated");
  static_assert(zero_stage_in_range<stage_of<misuse>>,
                "weft: fsdp: zero_stage_out_of_range: the stages of ZeRO are 1, 2 and 3; choose one of them");
  static_assert(spec_fits_rank<name_in<misuse>, entries_of<misuse>, rank_of<misuse>, line_of<misuse>>,
                "weft: spmd: spec_longer_than_rank: a spec has more entries than its tensor has dimensions; drop those "
                "beyond the last dimension");
  static_assert(spec_names_parameter<name_in<misuse>, name_line_of<misuse>>,
                "weft: spmd: spec_names_no_parameter: a spec is given for a name that no parameter of the model has; "
                "correct the name");
  static_assert(batch_divides<ExtentOf<misuse.left>, Parts<misuse.right>, misuse.kind != Kind::batch_does_not_divide>,
                "weft: batch_does_not_divide: the rows of the global batch do not divide over the devices; choose a "
                "multiple of their number");
  static_assert(
      dimension_divides<name_in<misuse>, ExtentOf<misuse.left>, Parts<misuse.right>, SpecLine<misuse.line>,
                        misuse.kind != Kind::dimension_does_not_divide>,
      "weft: spmd: dimension_does_not_divide: a spec cuts a dimension into parts that are not equal; change the "
      "mesh axis or pad the tensor");
  static_assert(mesh_has_axis_of_map<name_in<misuse>, misuse.kind != Kind::mapped_axis_is_unknown>,
                "weft: shard_map: shard_map_axis_unknown: a shard_map of the model, or a layer that is made of one, maps "
                "over an axis that the mesh of the step does not have; give both the same mesh");
  static_assert(map_is_over_this_mesh<name_in<misuse>, SizeInMap<misuse.left>, SizeOnMesh<misuse.right>,
                                      misuse.kind != Kind::mapped_axis_differs>,
                "weft: shard_map: shard_map_axis_size_differs: an axis has another size in a shard_map of the model, or "
                "in a layer that is made of one, than on the mesh of the step; give both the same mesh");
  static_assert(
      mesh_has_axis_of_mark<name_in<misuse>, mark_of<misuse>, misuse.kind != Kind::mark_of_unknown_axis>,
      "weft: mark_sharding: mark_of_unknown_axis: the spec names an axis that the mesh does not have; correct "
      "the name, or give the mesh this axis");
  static_assert(mark_divides<name_in<misuse>, ExtentOf<misuse.left>, Parts<misuse.right>, mark_of<misuse>,
                             misuse.kind != Kind::mark_does_not_divide>,
                "weft: mark_sharding: mark_does_not_divide: the spec cuts a dimension into parts that are not equal; "
                "change the mesh axis, or the extent to a multiple of the parts");
  static_assert(result_has_one_type<name_in<misuse>, reason_of<misuse>, misuse.kind != Kind::sharding_types_conflict>,
                "weft: explicit axes: sharding_types_conflict: how an operation's result lies does not follow from its "
                "operands; mark the result, or an operand, with the layout that is meant");
  static_assert(
      factors_fit_operation<name_in<misuse>, wrong_factors_of<misuse>, misuse.kind != Kind::factors_are_wrong>,
      "weft: custom_call: custom_factors_are_wrong: the factors of an operation of your own do not fit its operands "
      "and results: a letter a dimension, \"bn, b_ -> b\"; correct them (graph/custom_call.hpp)");
  static_assert(
      own_rules_are_constexpr<name_in<misuse>, misuse.kind != Kind::own_rules_are_not_constexpr>,
      "weft: custom_call: own_rules_are_not_constexpr: the compiler cannot call factors, flops or workspace_bytes of "
      "an operation of your own; declare them, and all that they call and read, constexpr");
  static_assert(
      pieces_make_pieces<name_in<misuse>, Made<misuse.left>, Piece<misuse.right>, misuse.kind != Kind::pieces_differ>,
      "weft: custom_call: custom_pieces_differ: of operands that are cut along a factor `results` of an operation of "
      "your own makes an extent that is not the one of a piece; make it of the extents of the operands, or write _ "
      "for a dimension that stays whole");
  static_assert(
      group_matches_a_parameter<name_in<misuse>, GroupLine<misuse.line>, misuse.kind != Kind::group_names_no_parameter>,
      "weft: optimizer: group_names_no_parameter: a group is given for a pattern that no parameter of the model "
      "matches; correct the pattern");
  static_assert(pattern_matches_a_trained_parameter<name_in<misuse>, OptionLine<misuse.line>,
                                                    misuse.kind != Kind::kept_gradients_name_no_parameter>,
                "weft: optimizer: kept_gradients_name_no_parameter: .keep_gradients has a pattern that no parameter of "
                "the model that is trained matches; correct the pattern");
  static_assert(something_is_trained<Parameters<misuse.left>, misuse.kind != Kind::nothing_is_trained>,
                "weft: optimizer: nothing_is_trained: the groups of the optimizer freeze every parameter of the model; "
                "leave one to be trained");
};

}  // namespace weft

#endif
