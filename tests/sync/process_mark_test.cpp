#include <weft/sync/process_mark.hpp>

#include <gtest/gtest.h>

#include <atomic>

#include <sys/wait.h>

namespace weft::process_mark_test {

TEST(ProcessMark, KnowsAForkedChild) {
  const ProcessMark mark;
  EXPECT_FALSE(mark.is_of_a_parent());
  const pid_t child = ::fork();
  if (child == 0) ::_exit(mark.is_of_a_parent() && !ProcessMark().is_of_a_parent() ? 0 : 1);
  int status = -1;
  ASSERT_EQ(::waitpid(child, &status, 0), child);
  EXPECT_EQ(status, 0);
}

TEST(ProcessMark, AForgottenThreadIsNotWaitedFor) {
  const pid_t parent = ::getpid();
  std::atomic<bool> stop{false};
  std::thread thread([&stop] {
    while (!stop) std::this_thread::yield();
  });
  const pid_t child = ::fork();
  if (child == 0) {
    forget(thread);
    ::_exit(thread.joinable() || ::getpid() == parent ? 1 : 0);
  }
  int status = -1;
  ASSERT_EQ(::waitpid(child, &status, 0), child);
  EXPECT_EQ(status, 0);
  stop = true;
  thread.join();
}

}  // namespace weft::process_mark_test
