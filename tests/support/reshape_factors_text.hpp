// Factors of a reshape in Shardy's notation.
#ifndef WEFT_TESTS_SUPPORT_RESHAPE_FACTORS_TEXT_HPP
#define WEFT_TESTS_SUPPORT_RESHAPE_FACTORS_TEXT_HPP

#include <weft/sharding/reshape_factors.hpp>

#include <string>

namespace weft::testing {

// "([i,j])->([ij]) i=2 j=4": letters in the order in which factors are found.
[[nodiscard]] inline std::string reshape_factors_text(const Shape& from, const Shape& to) {
  const ReshapeFactors factors = reshape_factors(from, to);
  std::string text, sizes;
  const auto letter = [](Index factor) { return static_cast<char>('i' + factor); };
  for (const auto* lists : {&factors.from, &factors.to}) {
    text += text.empty() ? "([" : "->([";
    for (int d = 0; d < lists->size(); ++d) {
      text += d > 0 ? "," : "";
      for (const std::int8_t factor : (*lists)[d]) text += letter(factor);
    }
    text += "])";
  }
  for (int f = 0; f < factors.sizes.size(); ++f)
    sizes += std::string(" ") + letter(f) + "=" + std::to_string(factors.sizes[f]);
  return text + sizes;
}

}  // namespace weft::testing

#endif
