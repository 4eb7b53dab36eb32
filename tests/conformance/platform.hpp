// The devices that a case describes: by lists and coordinates, or only by the name of a platform.
#ifndef WEFT_TESTS_CONFORMANCE_PLATFORM_HPP
#define WEFT_TESTS_CONFORMANCE_PLATFORM_HPP

#include "support/json.hpp"

#include <weft/mesh/physical_device.hpp>

#include <string>

namespace weft::testing {

struct Platform {
  weft::DeviceKind kind = weft::DeviceKind::cpu;
  weft::MeshSizes chips;  // of one slice, x by y by z; empty where the platform does not say
  weft::Index slices = 1;
};

// "cpu", "gpu", "generic (...)", "TPU v5e 4x2", "TPU torus (x,y,z)=(2, 2, 1) per granule", "TPU torus 4x4x4 x2", ..
Platform read_platform(const std::string& text);

// The case's devices, `count` of them where only their number is known. Reads device_list, device_coords, granules and
// granule_of; else the chips of the platform, a slice of which has as many cores a chip as `count` needs.
weft::Buffer<weft::PhysicalDevice> read_devices(const Json& test_case, const Platform& platform, weft::Index count);

}  // namespace weft::testing

#endif
