// See platform.hpp.
#include "conformance/platform.hpp"

#include "conformance/read.hpp"

#include <map>
#include <regex>
#include <stdexcept>

namespace weft::testing {

using weft::DeviceKind;
using weft::Index;

namespace {

DeviceKind read_kind(const std::string& text) {
  if (text.find("TPU") == std::string::npos && text.find("tpu") == std::string::npos)
    return text.find("gpu") != std::string::npos || text.find("GPU") != std::string::npos ? DeviceKind::gpu
                                                                                          : DeviceKind::cpu;
  const std::pair<const char*, DeviceKind> kinds[] = {
      {"v2", DeviceKind::tpu_v2},       {"v3", DeviceKind::tpu_v3},  {"v4 lite", DeviceKind::tpu_v4_lite},
      {"v4i", DeviceKind::tpu_v4_lite}, {"v4", DeviceKind::tpu_v4},  {"v5 lite", DeviceKind::tpu_v5e},
      {"v5e", DeviceKind::tpu_v5e},     {"v5", DeviceKind::tpu_v5p}, {"v6", DeviceKind::tpu_v6e},
      {"7x", DeviceKind::tpu_7x},       {"v7", DeviceKind::tpu_7x},  {"8i", DeviceKind::tpu_8i},
      {"torus", DeviceKind::tpu_v4}};
  for (const auto& [word, kind] : kinds)
    if (text.find(word) != std::string::npos) return kind;
  throw std::runtime_error("the platform \"" + text + "\" is not known");
}

Index integer(const std::string& digits) { return digits.empty() ? 1 : std::stoll(digits); }

}  // namespace

Platform read_platform(const std::string& text) {
  Platform platform;
  platform.kind = read_kind(text);
  std::smatch match;
  static const std::regex tuple(R"(\((\d+), *(\d+), *(\d+)\))"), by(R"((?:^| )(\d+)x(\d+)(?:x(\d+))?(?: |$))"),
      slices(R"( x(\d+)\b)");
  if (std::regex_search(text, match, tuple) || std::regex_search(text, match, by))
    platform.chips = {integer(match[1]), integer(match[2]), integer(match[3])};
  else if (text.find("tray of 8 cores") != std::string::npos)
    platform.chips = {2, 2, 1};
  if (std::regex_search(text, match, slices)) platform.slices = integer(match[1]);
  return platform;
}

weft::Buffer<weft::PhysicalDevice> read_devices(const Json& test_case, const Platform& platform, Index count) {
  const Json* list = test_case.find("device_list");
  const Json* granules = test_case.find("granules");
  const Json* granule_of = test_case.find("granule_of");
  const Json* coords = test_case.find("device_coords");
  weft::Buffer<weft::PhysicalDevice> devices;
  const auto add = [&devices](Index id) {
    weft::PhysicalDevice device;
    device.id = id;
    devices.push_back(device);
  };

  if (list != nullptr) {
    for (const Json& id : list->as_array()) add(id.as_integer());
  } else if (granules != nullptr) {
    for (const Json& granule : granules->as_array())
      for (const Json& id : granule.as_array()) add(id.as_integer());
  } else if (coords != nullptr) {
    for (const Json::Member& member : coords->as_object()) add(integer(member.first));
  } else if (!platform.chips.empty()) {
    const Index chips = platform.chips[0] * platform.chips[1] * platform.chips[2] * platform.slices;
    const Index cores = count % chips == 0 ? count / chips : 1;
    return weft::tpu_slice(platform.chips[0], platform.chips[1], platform.chips[2], cores, platform.slices);
  } else {
    for (Index id = 0; id < count; ++id) add(id);
  }

  std::map<Index, Index> slice;
  if (granules != nullptr)
    for (Index g = 0; g < static_cast<Index>(granules->as_array().size()); ++g)
      for (const Json& id : granules->as_array()[weft::to_size(g)].as_array()) slice[id.as_integer()] = g;
  for (Index i = 0; i < devices.size(); ++i) {
    weft::PhysicalDevice& device = devices[i];
    if (slice.count(device.id) != 0) device.slice = slice[device.id];
    if (granule_of != nullptr)
      device.slice = granule_of->is(Json::Kind::array) ? granule_of->as_array().at(weft::to_size(i)).as_integer()
                                                       : granule_of->at(std::to_string(device.id)).as_integer();
    if (coords != nullptr) {
      const weft::Buffer<Index> at = read_integers(coords->at(std::to_string(device.id)));
      for (Index axis = 0; axis < at.size() && axis < 3; ++axis) device.coords[axis] = at[axis];
      if (at.size() > 3) device.core = at[3];
    }
  }
  return devices;
}

}  // namespace weft::testing
