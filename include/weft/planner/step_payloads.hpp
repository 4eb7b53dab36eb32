// What steps of a plan are, by kind, beside the bytes that they touch.
#ifndef WEFT_PLANNER_STEP_PAYLOADS_HPP
#define WEFT_PLANNER_STEP_PAYLOADS_HPP

#include <weft/graph/graph.hpp>

namespace weft {

// The code of a fused loop or of an epilogue: what a kernel is made of. Equal code is one kernel.
struct KernelCode {
  std::int32_t first = 0, count = 0;  // in the plan's code
  bool is_epilogue = false;
};
// A fused loop, or the epilogue of a product; without a kernel: none.
struct LoopStep {
  Index rows = 0, cols = 0;
  std::int32_t kernel = -1;
  std::int32_t load_count = 0, store_count = 0;

  [[nodiscard]] constexpr bool exists() const noexcept { return kernel >= 0; }
};
// Where the matrices of a batch lie: elements from one row to the next, and from one matrix to the next in both loops.
struct MatrixStrides {
  Index row = 0, outer = 0, inner = 0;
};
// `outer` times `inner` products [m, k] x [k, n], one after another. With an epilogue, results lie row after row.
struct DotStep {
  Index outer = 1, inner = 1, m = 0, n = 0, k = 0;
  bool transpose_a = false, transpose_b = false;
  MatrixStrides a, b, c;
  LoopStep epilogue;
  [[nodiscard]] constexpr Index batch() const noexcept { return outer * inner; }
};
// Strides in elements; a source stride of 0 repeats, a target stride of 0 is a reduced dimension.
struct StridedStep {
  Dims extents, source_strides, target_strides;
  ReductionKind reduction = ReductionKind::none;  // none: a copy
};
// `count` rows of `width` elements, by index, of a table of `rows`. Of checked labels: `count` in all, `width` in a row of
// the batch, of `rows` classes; the batch is taken in `parts`. Of an exact sum: of `count` elements. Of triangular matrices
// [rows, rows]: `count` of them, each with `width` right sides. Of quantized products: `rows` rows times `count` x `width`
// weights, of which `parts` rows share a scale.
struct RowsStep {
  Index rows = 0, width = 0, count = 0, parts = 1;

  // The row of the batch in which label `i` stands. `number`: that of its piece of the batch times `parts`, plus that of its
  // part.
  [[nodiscard]] constexpr Index row_of_label(Index number, Index i) const noexcept {
    return (number / parts * count + i) / width * parts + number % parts;
  }
};
// A part of a whole, both row-major, at starts that are read when the step runs: i32 scalars, clamped so that the part
// lies inside.
struct DynamicSliceStep {
  Dims whole, part;
};
// A call of a user's operation. Types of its operands, then of its results, lie in the plan's list.
struct CustomStep {
  const CustomOperation* operation = nullptr;
  CustomOptions options;
  std::int32_t first_type = 0, operand_count = 0, result_count = 0;
  Index workspace_bytes = 0;
};
// `steps` steps after this one, `count` times; iterations have the numbers 0 to count - 1, or down to 0.
// Its operand, if it has one, is a predicate, before each iteration: does it run? Then `count` is 1.
struct RepeatStep {
  std::int32_t loop = 0;
  std::int32_t steps = 0;
  Index count = 0;
  bool reversed = false;
};

}  // namespace weft

#endif
