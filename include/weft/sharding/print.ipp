// Definitions of sharding/print.hpp.
#ifndef WEFT_SHARDING_PRINT_IPP
#define WEFT_SHARDING_PRINT_IPP

#include <weft/sharding/print.hpp>

namespace weft {

std::ostream& operator<<(std::ostream& out, const Shape& shape) {
  std::string text = "[";
  for (const Index extent : shape) text += (text.size() > 1 ? ", " : "") + std::to_string(extent);
  return out << text + ']';
}

std::ostream& operator<<(std::ostream& out, const Mesh& mesh) {
  std::string text = "Mesh(";
  const auto separate = [&text] { text += text.back() == '(' ? "" : ", "; };
  for (const MeshAxis& axis : mesh.axes) {
    separate();
    text += axis.name.text + ('=' + std::to_string(axis.size));
    if (axis.dcn > 1) text += " over " + std::to_string(axis.dcn) + " granules";
    if (axis.type != AxisType::propagated) text += std::string(" ") + name_of(axis.type);
  }
  if (!mesh.device_ids.empty()) {
    separate();
    text += "devices=[";
    for (const auto id : mesh.device_ids) text += (text.back() == '[' ? "" : ", ") + std::to_string(id);
    text += ']';
  }
  return out << text + ')';
}

std::ostream& operator<<(std::ostream& out, const PartitionSpec& spec) {
  const auto quoted = [](const AxisNames& names) {
    std::string text;
    for (const AxisName& name : names) text += (text.empty() ? "\"" : ", \"") + std::string(name.text) + '"';
    return text;
  };
  std::string text = "P(";
  for (int d = 0; d < spec.entries; ++d) {
    const AxisNames names = spec.axes_of(d);
    if (d > 0) text += ", ";
    if (spec.is_unconstrained(d))
      text += "unconstrained";
    else if (names.empty())
      text += "none";
    else
      text += names.size() == 1 ? quoted(names) : '(' + quoted(names) + ')';
  }
  text += ')';
  if (const AxisNames names = spec.axes_of(PartitionSpec::unreduced_role); !names.empty()) {
    const bool is_sum = spec.unreduced_kind == ReductionKind::sum;
    text += ".unreduced(" + quoted(names) + (is_sum ? "" : std::string(", ") + name_of(spec.unreduced_kind)) + ')';
  }
  if (const AxisNames names = spec.axes_of(PartitionSpec::reduced_role); !names.empty())
    text += ".reduced(" + quoted(names) + ')';
  return out << text;
}

std::ostream& operator<<(std::ostream& out, const NamedSharding& sharding) {
  return out << "NamedSharding(" << sharding.mesh << ", " << sharding.spec << ')';
}

}  // namespace weft

#endif
