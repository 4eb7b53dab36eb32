// What the kernel of a loop that is not compiled carries out.
#ifndef WEFT_KERNELS_LOOP_PROGRAM_HPP
#define WEFT_KERNELS_LOOP_PROGRAM_HPP

#include <weft/loop_ir/instruction.hpp>

namespace weft {

// What LoopArguments::program points to: a list with the function of each instruction, or the list alone.
class InterpretedLoop {
 public:
  constexpr InterpretedLoop() = default;
  InterpretedLoop(const InterpretedLoop&) = delete;
  InterpretedLoop& operator=(const InterpretedLoop&) = delete;
  virtual constexpr ~InterpretedLoop() = default;
};

}  // namespace weft

#endif
