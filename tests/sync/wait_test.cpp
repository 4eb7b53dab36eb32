#include <weft/sync/wait.hpp>

#include <gtest/gtest.h>

#include <chrono>
#include <thread>
#include <vector>

namespace weft::wait_test {

TEST(Wait, SpinsOnlyWhenEveryThreadHasAProcessor) {
  EXPECT_GT(wait_policy_for(1).spins, 0);
  EXPECT_EQ(wait_policy_for(100000).spins, 0);
  EXPECT_GT(wait_policy_for(100000).yields, 0);
}

TEST(Wait, SeesAChangeWithoutSleeping) {
  WaitWord word{3};
  EXPECT_FALSE(changed_soon(word, 3, {2, 2}));
  EXPECT_TRUE(changed_soon(word, 2, {2, 2}));
  EXPECT_TRUE(changed_soon(word, 2, {0, 0}));
}

TEST(Wait, ASleeperIsWoken) {
  WaitWord word{0};
  std::uint32_t seen = 0;
  std::thread sleeper([&] {
    wait_while(word, 0, {0, 0});
    seen = word.load();
  });
  std::this_thread::sleep_for(std::chrono::milliseconds(5));
  word.store(9);
  wake_all(word);
  sleeper.join();
  EXPECT_EQ(seen, 9u);
}

TEST(Wait, ASleepEndsAtItsLimit) {
  WaitWord word{0};
  const auto start = std::chrono::steady_clock::now();
  sleep_on(word, 0, 5);
  EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(2));
  sleep_on(word, 1);  // the word differs already: no sleep at all
}

}  // namespace weft::wait_test
