// The memory that is left, from files as Linux writes them.
#include <weft/runtime/machine_memory.hpp>

#include <support/temporary_directory.hpp>

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <limits>

namespace weft::machine_memory_test {

void write(const std::string& path, const std::string& text) {
  std::filesystem::create_directories(std::filesystem::path(path).parent_path());
  std::ofstream(path) << text;
}

TEST(MachineMemory, IsTheLeastOfWhatIsAvailableAndOfTheLimitsOfAllGroups) {
  const testing::TemporaryDirectory root;
  EXPECT_EQ(machine_memory(root.path()), std::numeric_limits<Index>::max());
  write(root / "proc/meminfo", "MemTotal:       16000000 kB\nMemAvailable:    8000000 kB\n");
  EXPECT_EQ(machine_memory(root.path()), Index{8000000} * 1024);
  write(root / "proc/self/cgroup", "0::/jobs/one\n");
  write(root / "sys/fs/cgroup/jobs/one/memory.max", "max\n");
  EXPECT_EQ(machine_memory(root.path()), Index{8000000} * 1024);
  write(root / "sys/fs/cgroup/jobs/memory.max", "1073741824\n");
  EXPECT_EQ(machine_memory(root.path()), Index{1} << 30);
  write(root / "sys/fs/cgroup/memory/memory.limit_in_bytes", "536870912\n");
  EXPECT_EQ(machine_memory(root.path()), Index{1} << 29);
}

TEST(MachineMemory, OfThisMachineIsSomething) { EXPECT_GT(machine_memory(), Index{1} << 20); }

}  // namespace weft::machine_memory_test
