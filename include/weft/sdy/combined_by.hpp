// How pieces of an operation's results combine that devices make of pieces of what is summed over.
#ifndef WEFT_SDY_COMBINED_BY_HPP
#define WEFT_SDY_COMBINED_BY_HPP

#include <weft/base/collective.hpp>
#include <weft/sdy/rule_site.hpp>

#include <optional>

namespace weft::sdy {

namespace detail {

constexpr std::optional<ReductionKind> kind_of(std::string_view operation, DType dtype) {
  if (operation == "stablehlo.add") return ReductionKind::sum;
  if (operation == "stablehlo.maximum") return ReductionKind::max;
  if (operation == "stablehlo.minimum") return ReductionKind::min;
  if (operation == "stablehlo.or" && dtype == DType::pred) return ReductionKind::max;
  if (operation == "stablehlo.and" && dtype == DType::pred) return ReductionKind::min;
  return std::nullopt;
}

}  // namespace detail

// How a collective of Shardy's dialect says that it combines: a sum, if it says nothing.
[[nodiscard]] constexpr ReductionKind stated_kind(const Operation& collective) {
  const stablehlo::Attribute* const given = stablehlo::find(collective.attributes, "reduction_op");
  if (given == nullptr || given->text == "sum") return ReductionKind::sum;
  return given->text == "max" ? ReductionKind::max : ReductionKind::min;
}

// By result: reductions and scatters as their bodies combine two elements, a sum for all else. Empty: the body is none
// that devices combine by.
[[nodiscard]] constexpr Buffer<ReductionKind> combined_by(const Function& function, const Operation& operation) {
  Buffer<ReductionKind> kinds(operation.results.size(), ReductionKind::sum);
  const bool has_body = operation.name == "stablehlo.reduce" || operation.name == "stablehlo.scatter";
  if (!has_body || operation.regions.size() != 1 || operation.regions[0].operations.empty()) return kinds;
  const Buffer<Index>& arguments = operation.regions[0].arguments;
  const stablehlo::UnconstrainedBody body(operation.regions[0]);
  for (Index i = 0; i < kinds.size(); ++i) {
    const Index returned = body.source(body.operations.back()->operands[i]);
    std::optional<ReductionKind> kind;
    for (const Operation* const inner : body.operations) {
      if (inner->results.size() != 1 || inner->results[0] != returned || inner->operands.size() != 2) continue;
      const Index left = body.source(inner->operands[0]), right = body.source(inner->operands[1]);
      if (left != right && contains(arguments, left) && contains(arguments, right))
        kind = detail::kind_of(inner->name, function.values[returned].type.dtype);
    }
    if (!kind) return {};
    kinds[i] = *kind;
  }
  return kinds;
}

}  // namespace weft::sdy

#endif
