// See read.hpp.
#include "conformance/read.hpp"

#include <stdexcept>

namespace weft::testing {

using weft::Index;

weft::Buffer<Index> read_integers(const Json& json) {
  weft::Buffer<Index> list;
  for (const Json& item : json.as_array()) list.push_back(item.as_integer());
  return list;
}

weft::MeshSizes read_sizes(const Json& json) {
  weft::MeshSizes sizes;
  for (const Index size : read_integers(json)) sizes.push_back(size);
  return sizes;
}

weft::AxisNames read_axes(const Json& json) {
  weft::AxisNames names;
  if (json.is(Json::Kind::string)) return {weft::AxisName(json.as_string().c_str())};
  for (const Json& item : json.as_array()) names.push_back(weft::AxisName(item.as_string().c_str()));
  return names;
}

weft::Shape read_shape(const Json& json) {
  weft::Dims dims;
  for (const Index extent : read_integers(json)) dims.push_back(extent);
  return weft::Shape(dims);
}

CaseMesh read_mesh(const Json& json) {
  weft::fixed_vector<weft::MeshAxis, weft::max_mesh_axes> axes;
  const Json* types = json.find("axis_types");
  for (const Json& axis : json.at("axes").as_array()) {
    const std::string type =
        types == nullptr ? "Explicit" : types->as_array().at(weft::to_size(Index{axes.size()})).as_string();
    const auto axis_type = type == "Auto" || type == "auto"       ? weft::AxisType::automatic
                           : type == "Manual" || type == "manual" ? weft::AxisType::manual
                                                                  : weft::AxisType::explicit_axis;
    axes.push_back(
        {weft::AxisName(axis.as_array().at(0).as_string().c_str()), axis.as_array().at(1).as_integer(), axis_type});
  }
  CaseMesh result{weft::Mesh(axes), {}};
  if (const Json* ids = json.find("device_ids")) {
    result.devices = read_integers(*ids);
    weft::check_device_ids(result.devices, result.mesh.size());
    if (result.devices.size() <= weft::max_explicit_devices) result.mesh = weft::Mesh(axes, result.devices);
  } else {
    for (Index i = 0; i < result.mesh.size(); ++i) result.devices.push_back(i);
  }
  return result;
}

weft::PartitionSpec read_spec(const Json& json) {
  weft::PartitionSpec spec;
  for (const Json& entry : json.as_array()) {
    if (entry.is(Json::Kind::null)) {
      spec.add(nullptr);
    } else if (entry == Json("UNCONSTRAINED")) {
      spec.add(weft::PartitionSpec::unconstrained);
    } else {
      spec.add(read_axes(entry));
    }
  }
  return spec;
}

weft::PartitionSpec read_spec_of(const Json& test_case) {
  weft::PartitionSpec spec = read_spec(test_case.at("spec"));
  if (const Json* names = test_case.find("unreduced")) {
    const Json* kind = test_case.find("unreduced_kind");
    const std::string word = kind == nullptr || kind->is(Json::Kind::null) ? "sum" : kind->as_string();
    spec = spec.unreduced(read_axes(*names), word == "max"   ? weft::ReductionKind::max
                                             : word == "min" ? weft::ReductionKind::min
                                                             : weft::ReductionKind::sum);
  }
  if (const Json* names = test_case.find("reduced")) spec = spec.reduced(read_axes(*names));
  return spec;
}

CaseSharding read_sharding(const Json& test_case) {
  CaseMesh mesh = read_mesh(test_case.at("mesh"));
  weft::NamedSharding sharding(mesh.mesh, read_spec_of(test_case));
  return {std::move(mesh), sharding};
}

Json spec_json(const weft::Layout& layout, const weft::Mesh& mesh) {
  Json json = Json::array();
  for (const weft::AxisList& dim : layout.dims) {
    Json names = Json::array();
    for (const auto axis : dim) names.push_back(Json(mesh.axes[axis].name.text));
    json.push_back(dim.empty() ? Json() : dim.size() == 1 ? names.as_array()[0] : names);
  }
  return json;
}

Json to_json(const weft::IndexRanges& ranges) {
  Json json = Json::array();
  for (const weft::IndexRange& range : ranges) json.push_back(Json::array({Json(range.start), Json(range.stop)}));
  return json;
}

namespace {

Json nested_from(const weft::DeviceArray& array, int axis, Index& next) {
  if (axis == array.shape.size()) return Json(array.ids[next++]);
  Json json = Json::array();
  for (Index i = 0; i < array.shape[axis]; ++i) json.push_back(nested_from(array, axis + 1, next));
  return json;
}

}  // namespace

Json nested(const weft::DeviceArray& array) {
  Index next = 0;
  return nested_from(array, 0, next);
}

}  // namespace weft::testing
