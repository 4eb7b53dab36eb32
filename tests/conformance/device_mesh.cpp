// Topic hybrid_mesh: device orders of one slice, of several slices, and the torus assignment behind them.
#include "conformance/platform.hpp"
#include "conformance/read.hpp"
#include "conformance/topics.hpp"

#include <weft/mesh/hybrid_mesh.hpp>

namespace weft::testing {

using weft::Index;

namespace {

// A switch of the case, either in its "options" or beside them.
bool option(const Json& test_case, const char* name, bool otherwise) {
  const Json* options = test_case.find("options");
  if (options != nullptr)
    if (const Json* value = options->find(name)) return value->as_bool();
  const Json* value = test_case.find(name);
  return value != nullptr ? value->as_bool() : otherwise;
}

weft::DeviceMeshOptions read_options(const Json& test_case) {
  weft::DeviceMeshOptions options;
  options.allow_split_physical_axes = option(test_case, "allow_split_physical_axes", option(test_case, "split", false));
  options.contiguous_submeshes = option(test_case, "contiguous_submeshes", false);
  return options;
}

std::optional<Json> order_field(const weft::DeviceArray& array, const std::string& field) {
  if (field == "error") return Json();
  if (field == "logical") return nested(array);
  if (field == "mesh_shape") return to_json(array.shape);
  if (field == "device_ids") return to_json(array.ids);
  return std::nullopt;
}

}  // namespace

std::optional<Json> device_mesh(const Json& test_case, const std::string& field) {
  const weft::MeshSizes shape = read_sizes(test_case.at("mesh_shape"));
  const Platform platform = read_platform(test_case.at("platform").as_string());
  const auto devices = read_devices(test_case, platform, weft::product_of(shape));
  return order_field(weft::create_device_mesh(shape, devices, platform.kind, read_options(test_case)), field);
}

std::optional<Json> hybrid_mesh(const Json& test_case, const std::string& field) {
  const weft::MeshSizes ici = read_sizes(test_case.at("ici")), dcn = read_sizes(test_case.at("dcn"));
  const Platform platform = read_platform(test_case.at("platform").as_string());
  const auto devices = read_devices(test_case, platform, weft::product_of(ici) * weft::product_of(dcn));
  weft::HybridMeshOptions options;
  options.sort_granules = option(test_case, "sort_granules", true);
  options.device_mesh = read_options(test_case);
  return order_field(weft::create_hybrid_device_mesh(ici, dcn, devices, platform.kind, options), field);
}

std::optional<Json> torus_assignment(const Json& test_case, const std::string& field) {
  const weft::MeshSizes physical = read_sizes(test_case.at("physical")), logical = read_sizes(test_case.at("logical"));
  const weft::TorusAssignment assignment =
      weft::assign_torus_axes(physical, logical, option(test_case, "split", false));
  if (field == "error") return Json();
  if (field == "order") return to_json(weft::torus_order(physical, logical, assignment));
  if (field != "assignment") return std::nullopt;
  Json rows = Json::array();
  for (const weft::MeshSizes& row : assignment.sizes) rows.push_back(to_json(row));
  return rows;
}

}  // namespace weft::testing
