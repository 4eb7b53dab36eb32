// The precisions that trainers can be asked for.
#ifndef EXAMPLES_SUPPORT_PRECISIONS_HPP
#define EXAMPLES_SUPPORT_PRECISIONS_HPP

#include <weft/graph/mixed_precision.hpp>

#include <string_view>

namespace examples {

inline constexpr const char* precision_help = "of products, in bf16 of messages too; weights are f32";

// "f32", "bf16" or "f16". Weights and moments stay in f32.
[[nodiscard]] constexpr weft::Precision precision_of(std::string_view name) {
  if (name == "bf16") return {.compute = weft::DType::bf16, .reduce = weft::DType::bf16};
  if (name == "f16") return {.compute = weft::DType::f16};
  return {};
}

}  // namespace examples

#endif
