#include <weft/runtime/shared_memory.hpp>

#include <gtest/gtest.h>

#include <cstring>

#include <sys/wait.h>

namespace weft::shared_memory_test {

TEST(SharedMemory, IsSeenByAnotherProcess) {
  SharedMemory::Name name;
  const SharedMemory memory = SharedMemory::create(1 << 20, name);
  ASSERT_NE(memory.data(), nullptr);
  const pid_t child = ::fork();
  if (child == 0) {
    const SharedMemory seen = SharedMemory::open(name, 1 << 20);
    if (seen.data() != nullptr) std::memcpy(seen.data() + (1 << 20) - 6, "weft!", 6);
    ::_exit(seen.data() != nullptr ? 0 : 1);
  }
  int status = -1;
  ASSERT_EQ(::waitpid(child, &status, 0), child);
  EXPECT_EQ(status, 0);
  SharedMemory::forget(name);
  EXPECT_STREQ(reinterpret_cast<const char*>(memory.data() + (1 << 20) - 6), "weft!");
}

TEST(SharedMemory, AForgottenNameOpensNothing) {
  SharedMemory::Name name;
  const SharedMemory memory = SharedMemory::create(4096, name);
  ASSERT_NE(memory.data(), nullptr);
  SharedMemory::forget(name);
  EXPECT_EQ(SharedMemory::open(name, 4096).data(), nullptr);
  std::memset(memory.data(), 1, 4096);
  EXPECT_EQ(memory.data()[4095], std::byte{1});
}

// Of whom could create none, nobody opens any.
TEST(SharedMemory, MoreThanThereIsIsNull) {
  SharedMemory::Name name;
  EXPECT_EQ(SharedMemory::create(Index{1} << 50, name).data(), nullptr);
  EXPECT_STREQ(name.data(), "");
  EXPECT_EQ(SharedMemory::open(name, 4096).data(), nullptr);
}

TEST(SharedMemory, TwoHaveNamesOfTheirOwn) {
  SharedMemory::Name one, other;
  const SharedMemory first = SharedMemory::create(4096, one), second = SharedMemory::create(4096, other);
  EXPECT_STRNE(one.data(), other.data());
  SharedMemory moved;
  moved = SharedMemory::open(one, 4096);
  moved.data()[7] = std::byte{7};
  EXPECT_EQ(first.data()[7], std::byte{7});
  EXPECT_EQ(second.data()[7], std::byte{0});
  SharedMemory::forget(one);
  SharedMemory::forget(other);
}

}  // namespace weft::shared_memory_test
