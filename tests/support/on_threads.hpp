// Calls of one thing from several threads.
#ifndef WEFT_TESTS_SUPPORT_ON_THREADS_HPP
#define WEFT_TESTS_SUPPORT_ON_THREADS_HPP

#include <weft/base/error.hpp>
#include <weft/base/index.hpp>

#include <gtest/gtest.h>

#include <atomic>
#include <thread>
#include <vector>

namespace weft::testing {

// Calls `work` again and again on `threads` threads until it has returned `calls` times; what is refused as busy is
// tried again.
template <class Work>
auto on_threads(int threads, int calls, Work work) {
  std::vector<std::vector<decltype(work())>> results(to_size(threads));
  std::atomic<int> left{calls};
  std::vector<std::thread> team;
  for (auto& own : results)
    team.emplace_back([&] {
      while (left.fetch_sub(1) > 0)
        for (const std::size_t before = own.size(); own.size() == before;) try {
            own.push_back(work());
          } catch (const Error& error) {
            ASSERT_STREQ(error.code(), "runtime_is_busy");
            std::this_thread::yield();
          }
    });
  for (std::thread& thread : team) thread.join();
  std::vector<decltype(work())> all;
  for (auto& own : results) all.insert(all.end(), own.begin(), own.end());
  return all;
}

}  // namespace weft::testing

#endif
