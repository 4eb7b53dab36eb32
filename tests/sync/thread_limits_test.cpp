#include <weft/sync/thread_limits.hpp>

#include <gtest/gtest.h>

#include <sys/wait.h>
#include <unistd.h>

namespace weft::thread_limits_test {

TEST(ThreadLimits, NameEveryLimitWithItsCommand) {
  const std::string text = thread_limits();
  for (const char* part : {"ulimit -u", "ulimit -v", "ulimit -s"})
    EXPECT_NE(text.find(part), std::string::npos) << text;
}

TEST(ThreadLimits, SayHowMuchAddressSpaceThereIs) {
  const pid_t child = ::fork();
  if (child == 0) {
    rlimit limit{};
    ::getrlimit(RLIMIT_AS, &limit);
    limit.rlim_cur = rlim_t{77} << 50;  // more than the sanitizers take
    if (::setrlimit(RLIMIT_AS, &limit) != 0) ::_exit(0);
    ::_exit(thread_limits().find("84662395338752 KiB of address space") == std::string::npos ? 1 : 0);
  }
  int status = -1;
  ASSERT_EQ(::waitpid(child, &status, 0), child);
  EXPECT_EQ(status, 0);
}

}  // namespace weft::thread_limits_test
