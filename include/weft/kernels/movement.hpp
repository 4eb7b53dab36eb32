// Moving data without arithmetic, and the reductions that are no fused loop: strided copies (transpose, broadcast,
// slice), rows taken by index and added back, reductions over any set of dimensions. Ordinary functions: sizes, strides
// and element sizes are run-time values, so that one copy of each serves every plan.
//
// Strides are in elements; a source stride of 0 repeats (broadcast).
#ifndef WEFT_KERNELS_MOVEMENT_HPP
#define WEFT_KERNELS_MOVEMENT_HPP

#include <weft/base/dtype.hpp>
#include <weft/base/extremum.hpp>
#include <weft/loop_ir/instruction.hpp>

namespace weft {

inline constexpr int max_movement_rank = 8;

namespace movement_detail {

struct Dimension {
  Index extent = 1, source = 0, target = 0;
};

// Dimensions from outermost to innermost.
struct Nest {
  Dimension dims[max_movement_rank];
  int rank = 0;
  bool empty = false;
};

// Extents of 1 dropped and the rest sorted by falling stride, of the target or of the source.
[[nodiscard]] WEFT_DECL Nest sorted_nest(int rank, const Index* extents, const Index* source, const Index* target,
                                         bool by_target) noexcept;

// Neighbors that one stride covers become one dimension.
WEFT_DECL void merge_dimensions(Nest& nest) noexcept;

// Takes dimension `at` out of the nest.
WEFT_DECL Dimension take_dimension(Nest& nest, int at) noexcept;

// Calls visit(source offset, target offset) for every position of the nest, the last dimension fastest.
template <class Visit>
void for_each_position(const Nest& nest, Visit visit) {
  if (nest.empty) return;
  Index position[max_movement_rank] = {}, source = 0, target = 0;
  while (true) {
    visit(source, target);
    int i = nest.rank - 1;
    for (; i >= 0; --i) {
      const Dimension& d = nest.dims[i];
      source += d.source;
      target += d.target;
      if (++position[i] < d.extent) break;
      source -= d.source * d.extent;
      target -= d.target * d.extent;
      position[i] = 0;
    }
    if (i < 0) return;
  }
}

// `count` elements at a stride. The size of an element is a constant only here: everything else exists once.
template <int Bytes>
void copy_elements(const char* source, Index source_stride, char* target, Index target_stride, Index count) {
  for (Index i = 0; i < count; ++i)
    __builtin_memcpy(target + i * target_stride * Bytes, source + i * source_stride * Bytes, Bytes);
}
WEFT_DECL void copy_run(Index bytes, const char* source, Index source_stride, char* target, Index target_stride,
                        Index count);

// target[i][j] = source[j][i] for i < rows, j < cols: in tiles that both fit a few cache lines. The target's columns
// and the source's rows are contiguous.
WEFT_DECL void transpose(Index bytes, const char* source, Index source_stride, char* target, Index target_stride,
                         Index rows, Index cols);

WEFT_DECL void strided_copy(Nest nest, Index bytes, const char* source, char* target);

template <class T>
[[nodiscard]] T join(Opcode code, T a, T b) noexcept {
  if (code == Opcode::maximum) return maximum_of(a, b);
  if (code == Opcode::minimum) return minimum_of(a, b);
  return a + b;
}
// Integers wrap.
template <>
[[nodiscard]] inline std::int32_t join(Opcode code, std::int32_t a, std::int32_t b) noexcept {
  if (code == Opcode::maximum) return a > b ? a : b;
  if (code == Opcode::minimum) return a < b ? a : b;
  return static_cast<std::int32_t>(static_cast<std::uint32_t>(a) + static_cast<std::uint32_t>(b));
}

template <class T, class Sum>
void strided_reduce(Opcode code, T neutral, Nest nest, const T* source, T* target) {
  Nest kept, reduced;
  reduced.empty = nest.empty;
  const Dimension inner = nest.rank > 0 ? take_dimension(nest, nest.rank - 1) : Dimension{1, 1, 1};
  for (int i = 0; i < nest.rank; ++i) {
    Nest& into = nest.dims[i].target == 0 ? reduced : kept;
    into.dims[into.rank++] = nest.dims[i];
    if (nest.dims[i].target != 0 && nest.dims[i].extent == 0) kept.empty = true;
  }
  if (inner.target != 0 && inner.extent == 0) return;
  for_each_position(kept, [&](Index from, Index to) {
    if (inner.target == 0) {  // one number at a time
      Sum sum = static_cast<Sum>(neutral);
      for_each_position(reduced, [&](Index more, Index) {
        for (Index i = 0; i < inner.extent; ++i)
          sum = join<Sum>(code, sum, static_cast<Sum>(source[from + more + i * inner.source]));
      });
      target[to] = static_cast<T>(sum);
    } else {  // a row of numbers at a time
      for (Index i = 0; i < inner.extent; ++i) target[to + i * inner.target] = neutral;
      for_each_position(reduced, [&](Index more, Index) {
        for (Index i = 0; i < inner.extent; ++i) {
          T& sum = target[to + i * inner.target];
          sum = join<T>(code, sum, source[from + more + i * inner.source]);
        }
      });
    }
  });
}

}  // namespace movement_detail

// target[i * target_strides] = source[i * source_strides] for every index i below `extents`; element_bytes is 1,
// 2, 4, 8 or 16. The two do not overlap. Runs of contiguous elements are copied at memory speed, transposes in tiles.
WEFT_DECL void strided_copy(int rank, const Index* extents, const void* source, const Index* source_strides,
                            void* target, const Index* target_strides, Index element_bytes);

// Where a part begins of which somebody asks that it begin at `asked`: from 0 to `last`, as XLA has it.
[[nodiscard]] constexpr Index clamped_start(std::int32_t asked, Index last) noexcept {
  return asked < 0 ? 0 : asked > last ? last : asked;
}

// out[i, :] = table[indices[i], :] for i < count; table is [table_rows, width], rows contiguous. Returns -1, or the
// position of the first index that is not a row of the table; the rows before it are written then.
[[nodiscard]] WEFT_DECL Index take_rows(const void* table, Index table_rows, Index width, Index element_bytes,
                                        const std::int32_t* indices, Index count, void* out);

// out[i] = labels[i] for i < count. Returns -1, or the position of the first label that is not below `classes`, which is
// below 2^31; negative ones are not. About 1.4 instructions a label beside the copy, on any processor; a loss takes 10 and
// more for every class of a label's row.
[[nodiscard]] WEFT_DECL Index copy_labels(const std::uint32_t* labels, Index count, Index classes, std::uint32_t* out);

// out[indices[i], :] += updates[i, :] for i < count, in this order, but for those of index -1, which are left out; out
// is [out_rows, width]. f32, f64, or integers of 32 or 64 bits, which wrap. Returns as take_rows.
[[nodiscard]] WEFT_DECL Index scatter_add_rows(DType dtype, const void* updates, const std::int32_t* indices,
                                               Index count, Index width, void* out, Index out_rows);

// Joins (`join`: add, maximum or minimum) the elements of `source` along the dimensions whose target stride is 0; the
// others select the element of `target`. f32 or i32. An empty sum is 0, an empty maximum the least value. The order
// depends on the shape and strides only; sums along contiguous elements are accumulated in double.
WEFT_DECL void strided_reduce(Opcode join, DType dtype, int rank, const Index* extents, const void* source,
                              const Index* source_strides, void* target, const Index* target_strides);

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/kernels/movement.ipp>
#endif

#endif
