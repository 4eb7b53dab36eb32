// Times of a call as a JSON line, which bench/peers/compare.py reads.
#ifndef BENCH_MEASURE_HPP
#define BENCH_MEASURE_HPP

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <vector>

namespace bench {

using Clock = std::chrono::steady_clock;

[[nodiscard]] inline double milliseconds_since(Clock::time_point start) {
  return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

// {"name", "ms", "min_ms"}: the median and the minimum.
inline void print_times(const char* name, std::vector<double> milliseconds) {
  std::sort(milliseconds.begin(), milliseconds.end());
  std::printf("{\"peer\": \"weft\", \"name\": \"%s\", \"ms\": %.5f, \"min_ms\": %.5f}\n", name,
              milliseconds[milliseconds.size() / 2], milliseconds[0]);
}

// Of `repeats` timed calls after `warm_up` others.
template <class Call>
void measure(const char* name, int warm_up, int repeats, Call&& call) {
  std::vector<double> milliseconds;
  for (int i = -warm_up; i < repeats; ++i) {
    const auto start = Clock::now();
    call();
    if (i >= 0) milliseconds.push_back(milliseconds_since(start));
  }
  print_times(name, milliseconds);
}

}  // namespace bench

#endif
