// See one_operation.hpp.
#include "conformance/one_operation.hpp"

#include "support/ring_bytes.hpp"

#include <weft/sharding/partition.hpp>

#include <algorithm>

namespace weft::testing {

using weft::Index;
using weft::Var;

OneOperation::OneOperation(const Json& test_case) {
  const Json* const where = test_case.find("mesh");
  mesh = where != nullptr ? read_mesh(*where).mesh : weft::Mesh{{"x", 2}, {"y", 2}};
  const Json* const mode = test_case.find("mode");
  is_explicit = mode != nullptr && mode->as_string() == "explicit";
  for (weft::MeshAxis& axis : mesh.axes)
    axis.type = is_explicit       ? weft::AxisType::explicit_axis
                : mode == nullptr ? weft::AxisType::propagated
                                  : weft::AxisType::automatic;
}
Var OneOperation::input(const Json& shape, const Json& spec, weft::DType dtype) {
  const weft::Shape extents = read_shape(shape);
  return input(extents, read_spec(spec).resolve(mesh, extents.rank()), dtype);
}
Var OneOperation::input(const weft::Shape& shape, const weft::Layout& layout, weft::DType dtype) {
  const std::string name = "x" + std::to_string(inputs.size());
  inputs.push_back(layout);
  return {&graph, graph.add_input(name.c_str(), weft::InputKind::data, dtype, shape)};
}
weft::Layout OneOperation::propagated(Var result) {
  graph.outputs.clear();
  graph.add_output("result", result.id);
  return weft::propagate(graph, mesh, inputs).of_value[result.id];
}
weft::Layout OneOperation::typed(Var result) {
  graph.outputs.clear();
  graph.add_output("result", result.id);
  weft::Mesh explicit_mesh = mesh;
  for (weft::MeshAxis& axis : explicit_mesh.axes) axis.type = weft::AxisType::explicit_axis;
  const weft::ExplicitTypes types = weft::explicit_types(graph, explicit_mesh, inputs, 1);
  if (types.conflict != weft::TypeConflict::none) {
    const weft::TypeConflictRow& row = weft::row_of(types.conflict);
    weft::sharding_types_conflict(row.code, weft::where_types_conflict(graph, mesh, types).c_str(), row.rule, row.cure);
  }
  return types.of_value[result.id];
}
Json OneOperation::explicit_mode(Var result) {
  try {
    return Json::object({{"out_spec", spec_json(typed(result), mesh)}});
  } catch (const weft::Error& error) {
    return Json::object({{"error", Json(std::string(error.code()))}});
  }
}
weft::Graph OneOperation::local(Var result, const weft::Layout& wanted) {
  graph.outputs.clear();
  graph.add_output("result", result.id);
  return weft::partition(graph, mesh, inputs, {wanted});
}
Json OneOperation::collectives(Var result) {
  weft::Layout whole = layout_of(result);
  whole.unreduced = {};
  const weft::Graph part = local(result, whole);
  Json json = Json::array();
  for (weft::Id id = 0; id < part.size(); ++id) {
    if (ring_bytes(part, id) == 0) continue;
    const auto& attributes = part.attributes<weft::CollectiveAttributes>(id);
    std::string kind = weft::name_of(part[id].op);
    std::replace(kind.begin(), kind.end(), '_', '-');
    const Index group = weft::parts_of(part.mesh, attributes.axes), bytes = part.elements(part.operand(id, 0)) * 4;
    Json one = Json::object({{"kind", Json(kind)}});
    if (attributes.reduction != weft::ReductionKind::none)
      one.set("reduction", Json(std::string(weft::name_of(attributes.reduction))));
    one.set("axes", axes_json(attributes.axes, mesh));
    one.set("group_size", Json(group));
    one.set("local_bytes", Json(bytes));
    one.set("wire_bytes_per_device", Json(ring_bytes(part, id)));
    json.push_back(one);
  }
  return json;
}

Json axes_json(const weft::AxisList& axes, const weft::Mesh& mesh) {
  Json json = Json::array();
  for (const auto axis : axes) json.push_back(Json(std::string(mesh.axes[axis].name.text)));
  return json;
}

std::optional<Json> answer(OneOperation& of, Var result, const std::string& field) {
  if (field == "explicit_mode") return of.explicit_mode(result);
  const weft::Layout layout = of.layout_of(result);
  if (field == "error") return Json();
  if (field == "out_spec") return spec_json(layout, of.mesh);
  if (field == "out_shape") return to_json(result.shape().dims);
  if (field == "natural_unreduced_axes") return axes_json(of.propagated(result).unreduced, of.mesh);
  if (field == "collectives") return of.collectives(result);
  return std::nullopt;
}

}  // namespace weft::testing
