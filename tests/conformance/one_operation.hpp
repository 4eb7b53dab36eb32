// One operation on inputs that lie by specs: what propagation makes of it, and what the partitioner writes.
#ifndef WEFT_TESTS_CONFORMANCE_ONE_OPERATION_HPP
#define WEFT_TESTS_CONFORMANCE_ONE_OPERATION_HPP

#include "conformance/read.hpp"
#include "support/ring_bytes.hpp"

#include <weft/sharding/partition.hpp>

#include <algorithm>
#include <optional>
#include <string>

namespace weft::testing {

struct OneOperation {
  Graph graph;
  Mesh mesh;
  Buffer<Layout> inputs;

  explicit OneOperation(const Json& test_case) : mesh(read_mesh(test_case.at("mesh")).mesh) {
    const Json* const mode = test_case.find("mode");
    if (mode == nullptr || mode->as_string() == "explicit") return;
    for (MeshAxis& axis : mesh.axes) axis.type = AxisType::automatic;
  }
  Var input(const Json& shape, const Json& spec, DType dtype = DType::f32) {
    const Shape extents = read_shape(shape);
    const std::string name = "x" + std::to_string(inputs.size());
    inputs.push_back(read_spec(spec).resolve(mesh, extents.rank()));
    return {&graph, graph.add_input(name.c_str(), InputKind::data, dtype, extents)};
  }
  [[nodiscard]] Layout layout_of(Var result) {
    graph.outputs.clear();
    graph.add_output("result", result.id);
    return propagate(graph, mesh, inputs).of_value[result.id];
  }
  // One device's graph, whose result is wanted as `wanted`.
  [[nodiscard]] Graph local(Var result, const Layout& wanted) {
    graph.outputs.clear();
    graph.add_output("result", result.id);
    return partition(graph, mesh, inputs, {wanted});
  }
};

inline Json axes_json(const AxisList& axes, const Mesh& mesh) {
  Json json = Json::array();
  for (const auto axis : axes) json.push_back(Json(std::string(mesh.axes[axis].name.text)));
  return json;
}
inline Json collectives_json(const Graph& local, const Mesh& mesh) {
  Json json = Json::array();
  for (Id id = 0; id < local.size(); ++id) {
    if (ring_bytes(local, id) == 0) continue;
    const auto& attributes = local.attributes<CollectiveAttributes>(id);
    std::string kind = name_of(local[id].op);
    std::replace(kind.begin(), kind.end(), '_', '-');
    const Index group = parts_of(local.mesh, attributes.axes), bytes = local.elements(local.operand(id, 0)) * 4;
    Json one = Json::object({{"kind", Json(kind)}});
    if (attributes.reduction != ReductionKind::none)
      one.set("reduction", Json(std::string(name_of(attributes.reduction))));
    one.set("axes", axes_json(attributes.axes, mesh));
    one.set("group_size", Json(group));
    one.set("local_bytes", Json(bytes));
    one.set("wire_bytes_per_device", Json(ring_bytes(local, id)));
    json.push_back(one);
  }
  return json;
}

inline std::optional<Json> answer(OneOperation& of, Var result, const std::string& field) {
  const Layout layout = of.layout_of(result);
  if (field == "error") return Json();
  if (field == "out_spec") return spec_json(layout, of.mesh);
  if (field == "out_shape") return to_json(result.shape().dims);
  Layout whole = layout;
  whole.unreduced = {};
  if (field == "collectives") return collectives_json(of.local(result, whole), of.mesh);
  return std::nullopt;
}

}  // namespace weft::testing

#endif
