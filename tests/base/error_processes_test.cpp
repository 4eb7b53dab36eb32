// The errors of meshes beside processes: code, numbers and a cure that fits them.
#include <weft/base/error_processes.hpp>

#include "support/expect_error.hpp"

namespace weft::error_processes_test {

using testing::expect_error;

TEST(ErrorProcesses, TellBothNumbersAndWhatToStart) {
  expect_error([] { granules_are_not_processes(4, 2, 2, 4); }, "granules_are_not_processes",
               {"4 granules of 2 devices", "2 processes of 4 devices", "start 4 processes with 2 devices in each",
                "or give the axes of a HybridMesh 2 granules"});
  expect_error([] { granules_are_not_processes(1, 1, 2, 3); }, "granules_are_not_processes",
               {"1 granule of 1 device; the run has 2 processes of 3 devices; start 1 process with 1 device"});
  expect_error([] { granule_is_in_two_processes(1, 2, 0, 5, 1); }, "granule_is_in_two_processes",
               {"granule 1", "device 2 of process 0", "device 5 of process 1", "HybridMesh::mesh()"});
}

// As many devices in another shape can be given granules; other numbers cannot.
TEST(ErrorProcesses, OtherGranulesAreACureForAsManyDevicesOnly) {
  try {
    granules_are_not_processes(2, 2, 2, 4);
    FAIL();
  } catch (const Error& error) {
    EXPECT_EQ(std::string(error.what()).find("HybridMesh 2"), std::string::npos) << error.what();
  }
}

}  // namespace weft::error_processes_test
