// Definitions of sdy/print.hpp.
#ifndef WEFT_SDY_PRINT_IPP
#define WEFT_SDY_PRINT_IPP

#include <weft/sdy/print.hpp>

namespace weft::sdy {

namespace detail {

inline std::string factor_name(int factor) {
  constexpr int last_letter = 'z' - 'i';
  if (factor <= last_letter) return std::string(1, static_cast<char>('i' + factor));
  return "z_" + std::to_string(factor - last_letter);
}
// Items with commas between.
template <class List, class Text>
std::string joined(const List& list, const Text& text) {
  std::string made;
  for (const auto& item : list) made += (made.empty() ? "" : ", ") + text(item);
  return made;
}
inline std::string tensors_text(const Buffer<ShardingRule::Tensor>& tensors) {
  const auto dimension = [](const ShardingRule::Dimension& factors) {
    std::string made;
    for (const std::int8_t factor : factors) made += factor_name(factor);
    return made;
  };
  return "(" +
         joined(tensors, [&](const ShardingRule::Tensor& tensor) { return "[" + joined(tensor, dimension) + "]"; }) +
         ")";
}
template <class Has>
std::string factors_text(const ShardingRule& rule, const char* name, const Has& has) {
  std::string made;
  for (Index f = 0; f < rule.factors.size(); ++f)
    if (has(rule.factors[f])) made += (made.empty() ? "" : ", ") + factor_name(static_cast<int>(f));
  return made.empty() ? made : std::string(" ") + name + "={" + made + "}";
}
inline std::string axes_text(const SubAxes& axes, const FlowMesh& mesh) {
  return joined(axes, [&](const SubAxis& axis) {
    std::string made = std::string("\"") + mesh.axes[axis.axis].text + "\"";
    if (axis.pre != 1 || axis.size != mesh.sizes[axis.axis])
      made += ":(" + std::to_string(axis.pre) + ")" + std::to_string(axis.size);
    return made;
  });
}
inline std::string dimension_text(const DimensionSharding& dim, const FlowMesh& mesh) {
  std::string made = "{" + axes_text(dim.axes, mesh);
  if (!dim.is_closed) made += dim.axes.empty() ? "?" : ", ?";
  return made + "}" + (dim.priority < 0 ? "" : "p" + std::to_string(dim.priority));
}

}  // namespace detail

std::string to_text(const ShardingRule& rule) {
  std::string made = "<" + detail::tensors_text(rule.operands) + "->" + detail::tensors_text(rule.results);
  int number = 0;
  const std::string sizes = detail::joined(rule.factors, [&](const Factor& factor) {
    return detail::factor_name(number++) + "=" + std::to_string(factor.size);
  });
  if (!sizes.empty()) made += " {" + sizes + "}";
  const auto of_kind = [](FactorKind kind) { return [kind](const Factor& factor) { return factor.kind == kind; }; };
  made += detail::factors_text(rule, "reduction", of_kind(FactorKind::reduction));
  made += detail::factors_text(rule, "need_replication", of_kind(FactorKind::need_replication));
  made += detail::factors_text(rule, "permutation", of_kind(FactorKind::permutation));
  made += detail::factors_text(rule, "blocked_propagation", [](const Factor& factor) { return factor.is_blocked; });
  return made + (rule.is_custom ? ", custom>" : ">");
}

std::string to_text(const SubAxes& axes, const FlowMesh& mesh) { return "{" + detail::axes_text(axes, mesh) + "}"; }
std::string to_text(const fixed_vector<SubAxes, max_rank>& axes, const FlowMesh& mesh) {
  return "[" + detail::joined(axes, [&](const SubAxes& dim) { return to_text(dim, mesh); }) + "]";
}

std::string to_text(const TensorSharding& sharding, const Meshes& meshes) {
  if (!sharding.is_known()) return "";
  const FlowMesh& mesh = meshes.meshes[sharding.mesh];
  std::string made = "<@" + std::string(meshes.names[sharding.mesh]) + ", [";
  made +=
      detail::joined(sharding.dims, [&](const DimensionSharding& dim) { return detail::dimension_text(dim, mesh); });
  made += "]";
  if (!sharding.replicated.empty()) made += ", replicated={" + detail::axes_text(sharding.replicated, mesh) + "}";
  if (!sharding.unreduced.empty()) {
    const bool is_sum = sharding.unreduced_kind == ReductionKind::sum;
    made += std::string(", unreduced=") + (is_sum ? "" : name_of(sharding.unreduced_kind)) + "{" +
            detail::axes_text(sharding.unreduced, mesh) + "}";
  }
  return made + ">";
}

}  // namespace weft::sdy

#endif
