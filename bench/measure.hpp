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

// {"peer", "name", "ms", "min_ms"}: the median and the minimum.
inline void print_times(const char* name, std::vector<double> milliseconds, const char* peer = "weft") {
  std::sort(milliseconds.begin(), milliseconds.end());
  std::printf("{\"peer\": \"%s\", \"name\": \"%s\", \"ms\": %.5f, \"min_ms\": %.5f}\n", peer, name,
              milliseconds[milliseconds.size() / 2], milliseconds[0]);
}

// The times of `repeats` calls after `warm_up` others.
template <class Call>
[[nodiscard]] std::vector<double> times_of(int warm_up, int repeats, Call&& call) {
  std::vector<double> milliseconds;
  for (int i = -warm_up; i < repeats; ++i) {
    const auto start = Clock::now();
    call();
    if (i >= 0) milliseconds.push_back(milliseconds_since(start));
  }
  return milliseconds;
}
template <class Call>
void measure(const char* name, int warm_up, int repeats, Call&& call) {
  print_times(name, times_of(warm_up, repeats, call));
}

}  // namespace bench

#endif
