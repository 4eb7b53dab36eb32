// Mean, variance and extremes of numbers, for tests of distributions.
#ifndef WEFT_TESTS_SUPPORT_MOMENTS_HPP
#define WEFT_TESTS_SUPPORT_MOMENTS_HPP

#include <algorithm>
#include <cmath>
#include <vector>

namespace weft::testing {

struct Moments {
  double mean = 0, variance = 0, least = 1e300, greatest = -1e300;
  double deviation() const { return std::sqrt(variance); }
};

template <class Number>
Moments moments_of(const std::vector<Number>& numbers) {
  Moments made;
  const auto count = static_cast<double>(numbers.size());
  for (const Number number : numbers) {
    const auto x = static_cast<double>(number);
    made.mean += x / count;
    made.least = std::min(made.least, x);
    made.greatest = std::max(made.greatest, x);
  }
  for (const Number number : numbers) {
    const double distance = static_cast<double>(number) - made.mean;
    made.variance += distance * distance / count;
  }
  return made;
}

}  // namespace weft::testing

#endif
