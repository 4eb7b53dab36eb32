// Definitions of kernels/scalar_step.hpp.
#ifndef WEFT_KERNELS_SCALAR_STEP_IPP
#define WEFT_KERNELS_SCALAR_STEP_IPP

#include <weft/kernels/scalar_step.hpp>
#include <weft/kernels/scalar_value.hpp>

#include <utility>

namespace weft {

namespace scalar {

[[nodiscard]] inline Word held(const BlockOperand* value) noexcept {
  Word word = 0;
  __builtin_memcpy(&word, value->at, sizeof word);
  return word;
}
inline void hold(const BlockOperand* value, Word word) noexcept { __builtin_memcpy(value->at, &word, sizeof word); }

template <Opcode code>
void step(const BlockOperands& on, const BlockSize& size) {
  const auto of = static_cast<DType>(size.row), to = static_cast<DType>(size.col);
  if constexpr (code == Opcode::load) {
    hold(on.to, read(on.a->at, to));
  } else if constexpr (code == Opcode::store) {
    write(on.to->at, held(on.a), to);
  } else if constexpr (operand_count(code) == 0) {
    hold(on.to, 0);  // the number of the only row, or column
  } else {
    const Word a = held(on.a), b = held(on.b), c = held(on.c);
    if (of == DType::f64 && to == DType::f64)  // known to the compiler, of what most have
      hold(on.to, compute(code, DType::f64, DType::f64, a, b, c));
    else
      hold(on.to, compute(code, of, to, a, b, c));
  }
}

template <int... codes>
[[nodiscard]] BlockStep find_step(Opcode code, std::integer_sequence<int, codes...>) noexcept {
  static constexpr BlockStep steps[] = {step<static_cast<Opcode>(codes)>...};
  return steps[static_cast<int>(code)];
}

}  // namespace scalar

BlockStep find_scalar_step(Opcode code) noexcept {
  if (code == Opcode::accumulator || reduces_columns(code) || reduces_rows(code)) return nullptr;
  return scalar::find_step(code, std::make_integer_sequence<int, static_cast<int>(Opcode::store) + 1>());
}

}  // namespace weft

#endif
