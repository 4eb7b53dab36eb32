// The oracle of fused kernels: a list of instructions carried out one at a time on whole arrays, each operation in
// double precision and rounded to its type. Slow and obvious.
#ifndef WEFT_REFERENCE_FUSED_LOOP_HPP
#define WEFT_REFERENCE_FUSED_LOOP_HPP

#include <weft/base/buffer.hpp>
#include <weft/base/element.hpp>
#include <weft/base/extremum.hpp>
#include <weft/base/random.hpp>
#include <weft/loop_ir/instruction.hpp>
#include <weft/reference/elementwise.hpp>

#include <cmath>
#include <cstring>

namespace weft::reference {

// The block of a product that an epilogue works on; empty for a loop.
struct Tile {
  const float* data = nullptr;
  Index stride = 0, row = 0, col = 0;
};

// Every number is exact in a double, but for integers beyond 2^53; pred is 0 or 1.
[[nodiscard]] WEFT_DECL double read_element(const void* base, Index index, DType type);

WEFT_DECL void write_element(void* base, Index index, DType type, double value);

[[nodiscard]] WEFT_DECL double convert_number(double x, DType from, DType to);

[[nodiscard]] WEFT_DECL double real_result(Opcode code, double a, double b, double c);

[[nodiscard]] WEFT_DECL double integer_result(Opcode code, DType type, double a, double b, double c);

[[nodiscard]] WEFT_DECL bool compare_numbers(Opcode code, double a, double b);

// One computing instruction; `of` is the type of operand a.
[[nodiscard]] WEFT_DECL double compute_element(const Instruction& now, DType of, double a, double b, double c);

// The reduction of `size` numbers `stride` apart.
[[nodiscard]] WEFT_DECL double reduce_numbers(Opcode code, DType type, const double* x, Index size, Index stride);

// Runs `size` encoded instructions. All values are computed before the first is stored. O(size * rows * cols) memory.
WEFT_DECL void fused_loop(const EncodedInstruction* encoded, int size, const LoopArguments& arguments,
                          const Tile& tile = {});

}  // namespace weft::reference

#if WEFT_HEADER_ONLY
#include <weft/reference/fused_loop.ipp>
#endif

#endif
