// What the types of an operation's operands leave open over explicit axes: each conflict with its name and its
// sentence.
#ifndef WEFT_SHARDING_TYPE_CONFLICT_HPP
#define WEFT_SHARDING_TYPE_CONFLICT_HPP

#include <weft/base/error_partition.hpp>

namespace weft {

enum class TypeConflict : std::uint8_t {
  none,
  incompatible_elementwise_sharding,
  ambiguous_output_axis_reuse,
  batch_sharding_mismatch,
  contracting_sharded_ambiguous,
  convolution_output_ambiguous,
  gather_output_ambiguous,
  concat_sharding_mismatch,
  out_dim_not_divisible,
  dimension_must_be_whole,
  reshape_not_supported,
  carry_sharding_changes,
  nonlinear_op_on_unreduced,
  dot_operand_unreduced,
  bilinear_of_unreduced,
  unreduced_sets_differ,
  partner_must_be_reduced,
  reduced_sets_differ,
  partner_sharded_on_reduced_axis,
};

struct TypeConflictRow {
  TypeConflict conflict;
  const char *code, *rule, *cure;
};

namespace detail {

inline constexpr const char* cure_by_mark = "mark its result with the layout that is meant, or an operand before it";
inline constexpr const char* cure_by_sum = "mark the sum before it with a layout that is not unreduced";

inline constexpr TypeConflictRow type_conflicts[] = {
    {TypeConflict::none, "", "", ""},
    {TypeConflict::incompatible_elementwise_sharding, "incompatible_elementwise_sharding",
     "operands cut one dimension over different axes", "mark one operand with the layout of the other"},
    {TypeConflict::ambiguous_output_axis_reuse, "ambiguous_output_axis_reuse",
     "its result would be cut twice over one axis", cure_by_mark},
    {TypeConflict::batch_sharding_mismatch, "batch_sharding_mismatch", "its operands cut a batch dimension in two ways",
     "mark both alike"},
    {TypeConflict::contracting_sharded_ambiguous, "contracting_sharded_ambiguous",
     "both operands are cut along what is summed over: its result is a sum over devices, which may end whole, cut or "
     "unreduced",
     "mark its result with one of the three"},
    {TypeConflict::convolution_output_ambiguous, "convolution_output_ambiguous",
     "its kernel or the features that are summed over are cut", cure_by_mark},
    {TypeConflict::gather_output_ambiguous, "gather_output_ambiguous",
     "its table is cut along the rows that are looked up: its result is a sum over devices, which may end whole, cut "
     "or "
     "unreduced",
     "mark its result with one of the three"},
    {TypeConflict::concat_sharding_mismatch, "concat_sharding_mismatch", "its operands lie in different ways",
     "mark all alike"},
    {TypeConflict::out_dim_not_divisible, "out_dim_not_divisible",
     "a cut dimension gets an extent that the parts do not divide", cure_by_mark},
    {TypeConflict::dimension_must_be_whole, "dimension_must_be_whole", "it needs a cut dimension as a whole",
     "mark its operand with this dimension whole"},
    {TypeConflict::reshape_not_supported, "reshape_not_supported",
     "its cuts follow it only where one dimension is split, whose first parts take the axes, or some are joined, of "
     "which leading ones are cut",
     cure_by_mark},
    {TypeConflict::carry_sharding_changes, "carry_sharding_changes",
     "a loop hands on a value that lies in another way than it began",
     "mark what the body returns, or what it begins with"},
    {TypeConflict::nonlinear_op_on_unreduced, "nonlinear_op_on_unreduced",
     "it is not linear, and an operand is an unreduced sum", cure_by_sum},
    {TypeConflict::dot_operand_unreduced, "dot_operand_unreduced", "an operand of a product is an unreduced sum",
     cure_by_sum},
    {TypeConflict::bilinear_of_unreduced, "bilinear_of_unreduced", "both factors are unreduced sums", cure_by_sum},
    {TypeConflict::unreduced_sets_differ, "unreduced_sets_differ",
     "its operands are not unreduced sums over the same axes: one would be counted many times", "mark all alike"},
    {TypeConflict::partner_must_be_reduced, "partner_must_be_reduced",
     "the other operand is unreduced, or reduced, over axes over which this one is not reduced",
     "mark it with P(...).reduced(axes)"},
    {TypeConflict::reduced_sets_differ, "reduced_sets_differ", "its operands are reduced over different axes",
     "mark both alike"},
    {TypeConflict::partner_sharded_on_reduced_axis, "partner_sharded_on_reduced_axis",
     "one operand is cut over an axis over which the other is reduced", "mark one of them"},
};

}  // namespace detail

[[nodiscard]] constexpr const TypeConflictRow& row_of(TypeConflict conflict) {
  return detail::type_conflicts[static_cast<int>(conflict)];
}

}  // namespace weft

#endif
