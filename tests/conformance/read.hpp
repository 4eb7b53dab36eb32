// From the notation of case files to weft's values and back.
#ifndef WEFT_TESTS_CONFORMANCE_READ_HPP
#define WEFT_TESTS_CONFORMANCE_READ_HPP

#include "support/json.hpp"

#include <weft/mesh/hybrid_mesh.hpp>
#include <weft/sharding/layout.hpp>
#include <weft/sharding/named_sharding.hpp>

#include <string>

namespace weft::testing {

// A mesh and the device at every position. A Mesh holds long orders without their ids; `devices` always has them.
struct CaseMesh {
  weft::Mesh mesh;
  weft::Buffer<weft::Index> devices;

  // Devices that the mesh names (by id where it stores ids, else by position) in the numbering of the case.
  [[nodiscard]] weft::Index device(weft::Index named) const { return mesh.device_ids.empty() ? devices[named] : named; }
};

weft::Buffer<weft::Index> read_integers(const Json& json);
weft::MeshSizes read_sizes(const Json& json);
weft::AxisNames read_axes(const Json& json);
weft::Shape read_shape(const Json& json);

// {"axes": [["x", 2], ...], "device_ids": [...]}; optional "axis_types": ["Auto", "Explicit", ...].
CaseMesh read_mesh(const Json& json);

// A list of entries: null, "x", ["x", "y"] or "UNCONSTRAINED".
weft::PartitionSpec read_spec(const Json& json);

// The fields spec, unreduced, unreduced_kind and reduced of a case.
weft::PartitionSpec read_spec_of(const Json& test_case);

// The case's mesh and spec.
struct CaseSharding {
  CaseMesh mesh;
  weft::NamedSharding sharding;
};
CaseSharding read_sharding(const Json& test_case);

// Lists of integers.
template <class List>
Json to_json(const List& list) {
  Json json = Json::array();
  for (const auto value : list) json.push_back(Json(static_cast<weft::Index>(value)));
  return json;
}
Json to_json(const weft::IndexRanges& ranges);
// A dimension: null, "x", or ["x", "y"] with the major axis first.
Json spec_json(const weft::Layout& layout, const weft::Mesh& mesh);
// Row-major values as nested arrays.
Json nested(const weft::DeviceArray& array);
// {"<device>": answer(position), ...} over all positions.
template <class Answer>
Json by_device(const CaseMesh& mesh, const Answer& answer) {
  Json json = Json::object();
  for (weft::Index position = 0; position < mesh.mesh.size(); ++position)
    json.set(std::to_string(mesh.device(mesh.mesh.device_at(position))), answer(position));
  return json;
}

}  // namespace weft::testing

#endif
