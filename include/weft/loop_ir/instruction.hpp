// The language of fused loops: what the planner writes and kernels compile, 64 bits an instruction.
//
// A fused group works on a domain of `rows` x `cols` elements. Every instruction yields one value with an extent: one
// per element (full), one per row, one per column, or one in all (scalar). A group is a list of encoded instructions;
// the list is the kernel's structural key (a template argument pack), so equal groups share one kernel whatever their
// place or sizes.
#ifndef WEFT_LOOP_IR_INSTRUCTION_HPP
#define WEFT_LOOP_IR_INSTRUCTION_HPP

#include <weft/base/dtype.hpp>

namespace weft {

enum class Opcode : std::uint8_t {
  // Sources. `slot` numbers the operand.
  load,         // element(s) of operand `slot`, as many as `extent` says
  accumulator,  // the matmul accumulator at this element (only in an epilogue)
  row_index,    // i32/u32: index of the row
  col_index,    // i32/u32: index of the column
  // Unary, on `a`. bf16 and f16 are computed in f32 and rounded, here and below. Floats convert to integers toward 0,
  // to the nearest end of the range beyond it, NaN to 0; to pred as != 0. sign keeps zeros and NaN.
  negate,
  absolute,
  exp,
  expm1,
  log,
  log1p,
  tanh,
  logistic,
  erf,
  erfc,
  sine,
  cosine,
  sqrt,
  rsqrt,
  sign,
  floor,
  logical_not,
  bitcast,  // the same bits as a type of the same size
  convert,
  // Binary, on `a`, `b`. Comparisons yield pred. Bit operations on u32, i32 or pred. maximum and minimum keep NaN and
  // take -0 for less than +0 (on pred: or, and). Integers wrap; x / 0 is -1 (all bits). Shifts by 32 or more give 0, or
  // the sign.
  add,
  subtract,
  multiply,
  divide,
  maximum,
  minimum,
  power,
  remainder,  // of floats: what a / b leaves, with the sign of a; exact (C's fmod)
  equal,
  not_equal,
  less,
  less_equal,
  greater,
  greater_equal,
  bit_and,
  bit_or,
  bit_xor,
  shift_left,
  shift_right,
  // Ternary.
  random_bits,   // u32: threefry2x32({a: seed, c: stream}, {b: counter, 0}).first, see base/random.hpp
  select,        // a ? b : c
  multiply_add,  // a * b + c, one rounding (two without FMA instructions)
  // Reductions of `a` over the domain. Over columns: one value a row. Over rows: one value a column. A list has one
  // direction only. A reduction of everything is one over the columns of a single row.
  sum_cols,
  max_cols,
  min_cols,
  sum_rows,
  max_rows,
  min_rows,
  // Sink: writes value `a` to output `slot`; its extent is the extent of the output.
  store,
};

enum class Extent : std::uint8_t { full, row, col, scalar };

// One instruction; `a`, `b`, `c` are indices of earlier instructions in the list.
struct Instruction {
  Opcode opcode = Opcode::load;
  std::uint8_t a = 0, b = 0, c = 0;
  DType dtype = DType::f32;  // of the value; of the memory for load and store
  Extent extent = Extent::full;
  std::uint8_t slot = 0;  // operand of a load, output of a store

  friend constexpr bool operator==(const Instruction&, const Instruction&) = default;
};

// An instruction in 64 bits: a member of a kernel's key.
using EncodedInstruction = std::uint64_t;

[[nodiscard]] constexpr EncodedInstruction encode(const Instruction& i) noexcept {
  return static_cast<std::uint64_t>(i.opcode) | static_cast<std::uint64_t>(i.a) << 8 |
         static_cast<std::uint64_t>(i.b) << 16 | static_cast<std::uint64_t>(i.c) << 24 |
         static_cast<std::uint64_t>(i.dtype) << 32 | static_cast<std::uint64_t>(i.extent) << 40 |
         static_cast<std::uint64_t>(i.slot) << 48;
}

[[nodiscard]] constexpr Instruction decode(EncodedInstruction encoded) noexcept {
  const auto byte = [encoded](int position) { return static_cast<std::uint8_t>(encoded >> (8 * position)); };
  return {static_cast<Opcode>(byte(0)), byte(1), byte(2), byte(3), static_cast<DType>(byte(4)),
          static_cast<Extent>(byte(5)), byte(6)};
}

// Number of earlier instructions that `code` reads (a; a, b; a, b, c).
[[nodiscard]] constexpr int operand_count(Opcode code) noexcept {
  if (code <= Opcode::col_index) return 0;
  if (code <= Opcode::convert) return 1;
  if (code <= Opcode::shift_right) return 2;
  if (code <= Opcode::multiply_add) return 3;
  return 1;
}

// Whether the value may lie between the numbers of its operands' type, so that it must be rounded to one of them.
[[nodiscard]] constexpr bool rounds(Opcode code) noexcept {
  if (code == Opcode::multiply_add || code == Opcode::power) return true;
  if (code >= Opcode::add && code <= Opcode::divide) return true;
  return code >= Opcode::exp && code <= Opcode::rsqrt;
}

[[nodiscard]] constexpr bool reduces_columns(Opcode code) noexcept {
  return code == Opcode::sum_cols || code == Opcode::max_cols || code == Opcode::min_cols;
}
[[nodiscard]] constexpr bool reduces_rows(Opcode code) noexcept {
  return code == Opcode::sum_rows || code == Opcode::max_rows || code == Opcode::min_rows;
}

// The same reduction over the other direction.
[[nodiscard]] constexpr Opcode over_rows(Opcode over_columns) noexcept {
  return over_columns == Opcode::sum_cols   ? Opcode::sum_rows
         : over_columns == Opcode::max_cols ? Opcode::max_rows
                                            : Opcode::min_rows;
}

inline constexpr int max_loads = 24;              // operands of one fused kernel
inline constexpr int max_stores = 8;              // outputs of one fused kernel
inline constexpr int max_instructions = 48;       // length of one fused kernel
inline constexpr int max_chained_reductions = 5;  // that wait for one another in one fused kernel

// What a fused kernel is called with. Rows of all full operands and outputs lie `stride` elements apart; consecutive
// columns are adjacent. A load of extent row reads element `row`, of extent col element `column`, of extent scalar
// element 0.
class InterpretedLoop;
struct LoopArguments {
  Index rows = 0, cols = 0, stride = 0;
  const void* load[max_loads] = {};
  void* store[max_stores] = {};
  const InterpretedLoop* program = nullptr;  // what to do, of a kernel that is not compiled; see kernels/interpreted_loop.hpp
};

// A fused kernel. The second is called with the block of a product at (row, col), [rows, cols], `tile_stride` elements
// between the rows of `tile`. Loads and stores address the whole matrices: a full one element (row + i, col + j), and so
// on.
using LoopFunction = void (*)(const LoopArguments&);
using EpilogueFunction = void (*)(const LoopArguments&, const float* tile, Index tile_stride, Index row, Index col,
                                  Index rows, Index cols);

}  // namespace weft

#endif
