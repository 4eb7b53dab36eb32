// What the kernel of a loop that is not compiled carries out.
#ifndef WEFT_KERNELS_LOOP_PROGRAM_HPP
#define WEFT_KERNELS_LOOP_PROGRAM_HPP

#include <weft/kernels/block_step.hpp>
#include <weft/loop_ir/instruction.hpp>

namespace weft {

// What LoopArguments::program points to: a list with the function of each instruction, or the list alone.
class InterpretedLoop {
 public:
  constexpr InterpretedLoop() = default;
  InterpretedLoop(const InterpretedLoop&) = delete;
  InterpretedLoop& operator=(const InterpretedLoop&) = delete;
  virtual constexpr ~InterpretedLoop() = default;

  // What a call does with one vector, or one number in a register of 64 bits (scalar_value.hpp).
  [[nodiscard]] virtual bool is_scalar() const noexcept = 0;
  [[nodiscard]] virtual Index lanes() const noexcept = 0;
  // The function of an instruction that is no reduction, whose value a has type `of`, and its size for so many lanes.
  [[nodiscard]] virtual BlockStep find_step(const Instruction& now, DType of) const noexcept = 0;
  [[nodiscard]] virtual BlockSize size_of(const Instruction& now, DType of, Index count) const noexcept = 0;
};

}  // namespace weft

#endif
