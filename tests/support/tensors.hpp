// Tensors for tests: numbers to compute on, and comparison with a function of the position.
#ifndef WEFT_TESTS_SUPPORT_TENSORS_HPP
#define WEFT_TESTS_SUPPORT_TENSORS_HPP

#include <weft/base/random.hpp>
#include <weft/tensor/tensor.hpp>

#include <gtest/gtest.h>

#include <cmath>

namespace weft::testing {

// Numbers in [low, high), a function of `stream` and the position alone; of integers, whole ones.
template <class T, Index... Extents>
Tensor<T, Extents...> random_tensor(std::uint32_t stream, double low = -1, double high = 1) {
  Tensor<T, Extents...> result(uninitialized);
  std::uint32_t position = 0;
  for (T& element : result) {
    const double value =
        low + (high - low) * static_cast<double>(uniform_from_bits(random_bits(7, position++, stream)));
    if constexpr (std::is_same_v<T, bool>)
      element = value > 0;
    else if constexpr (std::is_same_v<T, bfloat16>)
      element = bfloat16(static_cast<float>(value));
    else
      element = static_cast<T>(value);
  }
  return result;
}

// Elements `result` of a tensor or view near `expected(i)`, i the row-major position: within absolute + relative *
// |expected|; NaN equals NaN.
template <class Elements, class Expected>
void expect_elements(const Elements& result, Expected expected, double absolute = 0, double relative = 0) {
  Index position = 0;
  for (const auto& element : result) {
    double value = 0;
    if constexpr (std::is_same_v<std::remove_cvref_t<decltype(element)>, bfloat16>)
      value = static_cast<double>(static_cast<float>(element));
    else
      value = static_cast<double>(element);
    const double wanted = static_cast<double>(expected(position));
    const bool equal = value == wanted || (value != value && wanted != wanted);
    if (!equal) {
      ASSERT_NEAR(value, wanted, absolute + relative * std::fabs(wanted)) << "element " << position;
    }
    ++position;
  }
}

}  // namespace weft::testing

#endif
