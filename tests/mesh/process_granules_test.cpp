// Granules of a mesh beside the processes of a run.
#include <weft/mesh/process_granules.hpp>

#include "support/expect_error.hpp"

#include <weft/mesh/hybrid_mesh.hpp>

namespace weft::process_granules_test {

using testing::expect_error;

constexpr bool fits(const Mesh& mesh, Index processes, Index devices_in_each) {
  check_granules_are_processes(mesh, processes, devices_in_each);
  return true;
}
inline constexpr HybridMesh by_model{{"data", 2}, {"model", 1, 2}};  // granules {0, 2} and {1, 3} by position
static_assert(fits(HybridMesh{{"data", 4, 2}}.mesh(), 2, 4));
static_assert(fits(by_model.mesh(), 2, 2));
static_assert(fits(Mesh{{"data", 4}}, 1, 4), "what knows no granules is one");

TEST(ProcessGranules, OtherNumbersAreRefusedWithACure) {
  expect_error(
      [] {
        check_granules_are_processes(HybridMesh{{"data", 2, 4}}.mesh(), 2, 4);
      },
      "granules_are_not_processes",
      {"the mesh has 4 granules of 2 devices; the run has 2 processes of 4 devices; start 4 processes with 2 "
       "devices in each, or give the axes of a HybridMesh 2 granules in all"});
  expect_error(
      [] {
        check_granules_are_processes(Mesh{{"data", 8}}, 2, 4);
      },
      "granules_are_not_processes",
      {"the mesh has 1 granule of 8 devices", "start 1 process with 8 devices, or", "2 granules in all"});
  expect_error(
      [] {
        check_granules_are_processes(HybridMesh{{"data", 1, 2}}.mesh(), 2, 4);
      },
      "granules_are_not_processes", {"2 granules of 1 device;", "start 2 processes with 1 device in each"});
  expect_error(
      [] {
        check_granules_are_processes(HybridMesh{{"data", 2, 2}}.mesh(), 1, 4);
      },
      "granules_are_not_processes", {"1 process of 4 devices"});
}

TEST(ProcessGranules, TheDevicesOfAGranuleAreThoseOfOneProcess) {
  expect_error([] { check_granules_are_processes(by_model.mesh_of_positions(), 2, 2); }, "granule_is_in_two_processes",
               {"granule 0 has device 0 of process 0 and device 2 of process 1"});
  const Mesh exchanged = by_model.mesh(DeviceArray{{2, 2}, {2, 0, 3, 1}});  // granule 0 is process 1
  check_granules_are_processes(exchanged, 2, 2);
}

}  // namespace weft::process_granules_test
