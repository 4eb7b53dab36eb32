// Topic errors: mistakes that must be refused, each with its code. What is tried depends on the fields of the case.
#include "conformance/platform.hpp"
#include "conformance/read.hpp"
#include "conformance/topics.hpp"

#include <weft/mesh/hybrid_mesh.hpp>
#include <weft/mesh/mesh_text.hpp>

#include <stdexcept>

namespace weft::testing {

using weft::Index;

namespace {

// "mesh_shape", with "axis_names" and "device_ids", or with devices for create_device_mesh.
void try_mesh_shape(const Json& test_case) {
  std::string text;  // through the reader of mesh shapes: entries need not be numbers
  for (const Json& size : test_case.at("mesh_shape").as_array())
    text += (text.empty() ? "" : ",") + (size.is(Json::Kind::string) ? size.as_string() : size.text());
  const weft::MeshSizes sizes = weft::parse_mesh(text.c_str()).sizes();
  const Json* names = test_case.find("axis_names");
  const Json* ids = test_case.find("device_ids");
  if (names != nullptr || ids != nullptr) {
    (void)weft::make_mesh(sizes, names != nullptr ? read_axes(*names) : weft::AxisNames(),
                          ids != nullptr ? read_integers(*ids) : weft::Buffer<Index>());
    return;
  }
  const Json* platform = test_case.find("platform");
  const Platform on = platform != nullptr ? read_platform(platform->as_string()) : Platform();
  const Json* count = test_case.find("num_devices");
  const Index devices = count != nullptr ? count->as_integer() : weft::product_of(sizes);
  (void)weft::create_device_mesh(sizes, read_devices(test_case, on, devices), on.kind);
}

void try_hybrid(const Json& test_case) {
  const weft::MeshSizes ici = read_sizes(test_case.at("ici")), dcn = read_sizes(test_case.at("dcn"));
  const Json* granules = test_case.find("num_granules");
  const Json* each = test_case.find("devices_per_granule");
  const Index count = granules != nullptr ? granules->as_integer() : weft::product_of(dcn);
  const Index size = each != nullptr ? each->as_integer() : weft::product_of(ici);
  weft::Buffer<weft::PhysicalDevice> devices = weft::numbered_devices(count * size);
  for (weft::PhysicalDevice& device : devices) device.slice = device.id / size;
  (void)weft::create_hybrid_device_mesh(ici, dcn, devices);
}

// Cases that are told in words: whether the devices have slices, and whether the DCN shape has more than one position.
void try_note(const std::string& note) {
  const bool several_positions = note.find("prod(dcn)>1") != std::string::npos;
  const bool one_position = note.find("prod(dcn)==1") != std::string::npos;
  const bool no_slices = note.find("no slice_index") != std::string::npos;
  const bool slices = note.find("multi-slice") != std::string::npos;
  if (several_positions == one_position || no_slices == slices)
    throw std::runtime_error("the case has no inputs and its note is not understood");
  weft::Buffer<weft::PhysicalDevice> devices = weft::numbered_devices(8);
  for (weft::PhysicalDevice& device : devices) device.slice = slices ? device.id / 4 : weft::PhysicalDevice::no_slice;
  const weft::HybridMesh mesh{{"data", 1, several_positions ? 2 : 1}, {"model", several_positions ? 4 : 8, 1}};
  (void)mesh.device_array(devices, weft::DeviceKind::cpu);
}

}  // namespace

std::optional<Json> error(const Json& test_case, const std::string& field) {
  if (field != "error") return std::nullopt;
  if (test_case.find("ici") != nullptr) {
    try_hybrid(test_case);
  } else if (test_case.find("mesh_shape") != nullptr) {
    try_mesh_shape(test_case);
  } else if (test_case.find("mesh") != nullptr) {
    const CaseSharding of = read_sharding(test_case);
    if (const Json* shape = test_case.find("shape")) (void)of.sharding.shard_shape(read_shape(*shape));
  } else {
    try_note(test_case.at("note").as_string());
  }
  return Json();
}

}  // namespace weft::testing
