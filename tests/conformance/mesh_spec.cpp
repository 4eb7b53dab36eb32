// Topic mesh_spec: what devices hold under a mesh and a spec, collective groups, equality of specs.
#include "conformance/read.hpp"
#include "conformance/topics.hpp"

#include <weft/sharding/tile_assignment.hpp>

#include <algorithm>
#include <string>
#include <vector>

namespace weft::testing {

using weft::Index;

namespace {

// Groups in the numbering of the case.
std::vector<std::vector<Index>> case_groups(const CaseMesh& mesh, const weft::DeviceGroups& groups) {
  std::vector<std::vector<Index>> result;
  for (Index g = 0; g < groups.size(); ++g) {
    result.emplace_back();
    for (const Index member : groups[g]) result.back().push_back(mesh.device(member));
  }
  return result;
}

Json groups_to_json(const std::vector<std::vector<Index>>& groups) {
  Json json = Json::array();
  for (const auto& group : groups) json.push_back(to_json(group));
  return json;
}

Json tile_assignment_field(const CaseSharding& of, int rank, const std::string& field) {
  const weft::TileAssignment tiles = weft::tile_assignment(of.sharding, rank);
  if (field == "tile_assignment_dims") return to_json(tiles.dims);
  if (field == "tile_assignment_perm") return to_json(tiles.permutation);
  if (field == "tile_assignment_reshape") return to_json(tiles.iota_dims);
  Json devices = Json::array();
  for (const Index device : tiles.devices) devices.push_back(Json(of.mesh.device(device)));
  return devices;
}

// A mesh with the axes that two specs name, all of size 2: for specs compared without a mesh.
weft::Mesh mesh_of_names(const weft::PartitionSpec& a, const weft::PartitionSpec& b) {
  weft::fixed_vector<weft::MeshAxis, weft::max_mesh_axes> axes;
  for (const weft::PartitionSpec* spec : {&a, &b})
    for (const auto& use : spec->uses) {
      const bool known =
          std::any_of(axes.begin(), axes.end(), [&use](const weft::MeshAxis& axis) { return axis.name == use.axis; });
      if (!known) axes.push_back({use.axis, 2});
    }
  axes.push_back({"any automatic axis", 1, weft::AxisType::automatic});
  return weft::Mesh(axes);
}

}  // namespace

std::optional<Json> mesh_spec(const Json& test_case, const std::string& field) {
  const CaseSharding of = read_sharding(test_case);
  const weft::Shape shape = read_shape(test_case.at("shape"));
  const weft::Shape shard = of.sharding.shard_shape(shape);  // also for the field "error"
  if (field == "error") return Json();
  if (field == "shard_shape") return to_json(shard);
  if (field == "num_replicas") return Json(of.sharding.num_replicas());
  if (field == "fully_replicated") return Json(of.sharding.fully_replicated());
  if (field == "index_ranges")
    return by_device(of.mesh, [&](Index position) { return to_json(of.sharding.index_ranges(shape, position)); });
  if (field == "replica_id")
    return by_device(of.mesh, [&](Index position) { return Json(of.sharding.replica_id(position)); });
  if (field == "replica_groups") {  // a set of groups: the files list it in ascending order
    auto groups = case_groups(of.mesh, of.sharding.replica_groups());
    std::sort(groups.begin(), groups.end());
    return groups_to_json(groups);
  }
  if (field.rfind("tile_assignment_", 0) == 0 &&
      (field == "tile_assignment_dims" || field == "tile_assignment_devices" || field == "tile_assignment_perm" ||
       field == "tile_assignment_reshape"))
    return tile_assignment_field(of, shape.rank(), field);
  if (field == "sharding_type") return Json(weft::name_of(weft::sharding_type(of.sharding, shape.rank())));
  return std::nullopt;
}

std::optional<Json> replica_groups(const Json& test_case, const std::string& field) {
  if (field != "groups" && field != "error") return std::nullopt;
  const CaseMesh mesh = read_mesh(test_case.at("mesh"));
  const weft::DeviceGroups groups = weft::device_groups(mesh.mesh, read_axes(test_case.at("axes")));
  return field == "error" ? Json() : groups_to_json(case_groups(mesh, groups));
}

std::optional<Json> spec_equivalence(const Json& test_case, const std::string& field) {
  const weft::PartitionSpec a = read_spec(test_case.at("a")), b = read_spec(test_case.at("b"));
  if (field == "identical") return Json(a == b);
  if (field != "layout_equivalent") return std::nullopt;
  const Json* mesh = test_case.find("mesh");
  const Json* shape = test_case.find("shape");
  const int rank = shape != nullptr ? read_shape(*shape).rank() : std::max(a.entries, b.entries);
  return Json(weft::same_layout(mesh != nullptr ? read_mesh(*mesh).mesh : mesh_of_names(a, b), a, b, rank));
}

}  // namespace weft::testing
