// The interpreter of fused loops without vectors: the passes of fused_interpreter.inc, an element in the place of a
// vector.
#ifndef WEFT_KERNELS_SCALAR_LOOP_IPP
#define WEFT_KERNELS_SCALAR_LOOP_IPP

#include <weft/kernels/scalar_loop.hpp>
#include <weft/kernels/scalar_value.hpp>

#include <type_traits>

namespace weft {

namespace scalar {

inline constexpr Index block = 128;  // elements

[[nodiscard]] inline Opcode join_of(Opcode reduction) noexcept {
  if (reduction == Opcode::sum_cols || reduction == Opcode::sum_rows) return Opcode::add;
  return reduction == Opcode::max_cols || reduction == Opcode::max_rows ? Opcode::maximum : Opcode::minimum;
}

class Interpreter {
 public:
  Interpreter(const ScalarLoop& loop, const LoopArguments& arguments)
      : list_(loop.list), plan_(loop.plan), arguments_(arguments) {
    run(plan_.scalars, 0, 1);
  }

  // The elements [row, row + rows) x [col, col + cols); `tile`: those of the accumulator.
  void walk_rows(const float* tile, Index tile_stride, Index row, Index rows, Index col, Index cols) {
    first_col_ = col;
    for (row_ = row, tile_ = tile; row_ < row + rows; ++row_, tile_ += tile_stride) {
      run(plan_.rows_before[0], 0, 1);
      for (int pass = 0; pass < plan_.passes; ++pass) {
        each_reduction(pass, [this](int i) { values_[i][0] = start(i); });
        for (Index at = col; at < col + cols; at += block) step(pass, at, smaller(col + cols - at), false);
        each_reduction(pass, [this](int i) { values_[i][0] = ended(i, values_[i][0]); });
        run(plan_.rows_before[pass + 1], 0, 1);
      }
      run(plan_.row_stores, 0, 1);
    }
  }
  void store_columns(Index cols) {
    for (Index at = 0; at < cols; at += block)
      run(plan_.column_store_values | plan_.column_stores, at, smaller(cols - at));
  }
  void walk_columns(Index rows, Index cols) {
    for (Index at = 0; at < cols; at += block) {
      const Index count = smaller(cols - at);
      run(plan_.columns_before[0], at, count);
      for (int pass = 0; pass < plan_.passes; ++pass) {
        each_reduction(pass, [&](int i) {
          for (Index k = 0; k < count; ++k) values_[i][k] = start(i);
        });
        for (row_ = 0; row_ < rows; ++row_) {
          run(plan_.row_inner[pass], 0, 1);
          step(pass, at, count, true);
        }
        each_reduction(pass, [&](int i) {
          for (Index k = 0; k < count; ++k) values_[i][k] = ended(i, values_[i][k]);
        });
        run(plan_.columns_before[pass + 1], at, count);
      }
      run(plan_.column_stores, at, count);
    }
    for (row_ = 0; plan_.row_stores != 0 && row_ < rows; ++row_) run(plan_.row_store_values | plan_.row_stores, 0, 1);
  }
  void store_scalars() { run(plan_.scalar_stores, 0, 1); }

 private:
  const Instruction* list_;
  const LoopPlan& plan_;
  const LoopArguments& arguments_;
  const float* tile_ = nullptr;  // row `row_` of the accumulator, from column `first_col_`
  Index row_ = 0, first_col_ = 0;
  Word values_[max_instructions][block];

  [[nodiscard]] static Index smaller(Index rest) { return rest < block ? rest : block; }
  [[nodiscard]] Word start(int i) const { return neutral(join_of(list_[i].opcode), list_[i].dtype); }
  [[nodiscard]] Word ended(int i, Word sum) const {
    return is_floating(list_[i].dtype) ? word(nearest(real(sum), list_[i].dtype)) : sum;
  }
  template <class Function>
  void each_reduction(int pass, Function function) const {
    for (InstructionSet set = plan_.reductions[pass]; set != 0; set &= set - 1) function(__builtin_ctzll(set));
  }
  // From one element of a value to the next: 0 where one is for all.
  [[nodiscard]] Index step_of(int i) const {
    const bool is_one = list_[i].extent == Extent::row || list_[i].extent == Extent::scalar;
    return is_one || reduces_columns(list_[i].opcode) ? 0 : 1;
  }

  void step(int pass, Index col, Index count, bool down) {
    if (plan_.kept >= 0 && pass == plan_.passes - 1)
      for (Index k = 0; k < count; ++k) values_[plan_.kept][k] = read(waiting(col + k), DType::f32);
    run(plan_.inner[pass] & ~plan_.full_stores, col, count);
    each_reduction(pass, [&](int i) {
      const Opcode join = join_of(list_[i].opcode);
      const DType dtype = list_[i].dtype;
      const Word* const from = values_[list_[i].a];
      const Index by = step_of(list_[i].a);
      const auto all = [&](auto code, auto type) {
        for (Index k = 0; k < count; ++k) {
          Word& sum = values_[i][down ? k : 0];
          sum = joined(code, type, sum, from[k * by]);
        }
      };
      const auto sums = [&](auto type) { all(std::integral_constant<Opcode, Opcode::add>{}, type); };
      if (join != Opcode::add || !with_known(dtype, sums)) all(join, dtype);
    });
    if (plan_.kept >= 0 && pass == plan_.passes - 2)
      for (Index k = 0; k < count; ++k) write(waiting(col + k), values_[plan_.kept][k], DType::f32);
    run(plan_.inner[pass] & plan_.full_stores, col, count);
  }
  // Where the value that a pass leaves for the last one lies.
  [[nodiscard]] char* waiting(Index col) const {
    return static_cast<char*>(arguments_.store[plan_.kept_slot]) + (row_ * arguments_.stride + col) * 4;
  }

  // Instructions of `set`, on `count` elements from column `col` on.
  void run(InstructionSet set, Index col, Index count) {
    for (; set != 0; set &= set - 1) {
      const int i = __builtin_ctzll(set);
      const Instruction& now = list_[i];
      if (now.opcode == Opcode::load)
        load(i, now, col, count);
      else if (now.opcode == Opcode::store)
        store(now, col, count);
      else
        compute_block(i, now, col, count);
    }
  }
  [[nodiscard]] Index place(Extent extent, Index col) const {
    switch (extent) {
      case Extent::full: return row_ * arguments_.stride + col;
      case Extent::row: return row_;
      case Extent::col: return col;
      case Extent::scalar: break;
    }
    return 0;
  }
  void load(int i, const Instruction& now, Index col, Index count) {
    const Index bytes = size_bytes(now.dtype);
    const char* from = static_cast<const char*>(arguments_.load[now.slot]) + place(now.extent, col) * bytes;
    const Index last = step_of(i) == 0 ? 1 : count;
    const auto all = [&](auto dtype) {
      for (Index k = 0; k < last; ++k) values_[i][k] = read(from + k * bytes, dtype);
    };
    if (!with_known(now.dtype, all)) all(now.dtype);
  }
  void store(const Instruction& now, Index col, Index count) {
    const Index bytes = size_bytes(now.dtype), by = step_of(now.a);
    char* to = static_cast<char*>(arguments_.store[now.slot]) + place(now.extent, col) * bytes;
    const Index last = now.extent == Extent::row || now.extent == Extent::scalar ? 1 : count;
    const auto all = [&](auto dtype) {
      for (Index k = 0; k < last; ++k) write(to + k * bytes, values_[now.a][k * by], dtype);
    };
    if (!with_known(now.dtype, all)) all(now.dtype);
  }
  void compute_block(int i, const Instruction& now, Index col, Index count) {
    const Index last = step_of(i) == 0 ? 1 : count;
    const bool is_index = now.opcode == Opcode::row_index || now.opcode == Opcode::col_index;
    if (now.opcode == Opcode::accumulator) {
      for (Index k = 0; k < last; ++k) values_[i][k] = word(static_cast<double>(tile_[col - first_col_ + k]));
    } else if (is_index) {
      for (Index k = 0; k < last; ++k) values_[i][k] = index(now, now.opcode == Opcode::row_index ? row_ : col + k);
    } else if (const DType of = list_[now.a].dtype; !compute_known(i, now, of, last)) {
      each(i, now, last, [&](Word a, Word b, Word c) { return compute(now.opcode, of, now.dtype, a, b, c); });
    }
  }
  template <class Made>
  void each(int i, const Instruction& now, Index last, Made made) {
    const Word *const a = values_[now.a], *const b = values_[now.b], *const c = values_[now.c];
    const Index by_a = step_of(now.a), by_b = step_of(now.b), by_c = step_of(now.c);
    for (Index k = 0; k < last; ++k) values_[i][k] = made(a[k * by_a], b[k * by_b], c[k * by_c]);
  }

  // What is asked of an operation and its types is asked once a block where programs on bytes, indices and doubles have
  // them most: compiled for each, that is 5 to 10 times as fast.
  template <DType dtype>
  using Known = std::integral_constant<DType, dtype>;
  template <class Function>
  static bool with_known(DType dtype, Function function) {
    switch (dtype) {
      case DType::f32: return function(Known<DType::f32>{}), true;
      case DType::f64: return function(Known<DType::f64>{}), true;
      case DType::i32: return function(Known<DType::i32>{}), true;
      case DType::i64: return function(Known<DType::i64>{}), true;
      case DType::u8: return function(Known<DType::u8>{}), true;
      case DType::i8: return function(Known<DType::i8>{}), true;
      default: return false;
    }
  }
  template <Opcode code>
  bool compute_of(int i, const Instruction& now, DType of, Index last) {
    return with_known(of, [&](auto from) {
      const auto made = [&](auto to) {
        each(i, now, last, [=](Word a, Word b, Word c) { return compute(code, from, to, a, b, c); });
      };
      if constexpr (code == Opcode::convert) {
        if (!with_known(now.dtype, made)) made(now.dtype);
      } else if constexpr (code >= Opcode::equal && code <= Opcode::greater_equal) {
        made(Known<DType::pred>{});
      } else {
        made(from);
      }
    });
  }
  bool compute_known(int i, const Instruction& now, DType of, Index last) {
    switch (now.opcode) {
      case Opcode::convert: return compute_of<Opcode::convert>(i, now, of, last);
      case Opcode::add: return compute_of<Opcode::add>(i, now, of, last);
      case Opcode::subtract: return compute_of<Opcode::subtract>(i, now, of, last);
      case Opcode::multiply: return compute_of<Opcode::multiply>(i, now, of, last);
      case Opcode::multiply_add: return compute_of<Opcode::multiply_add>(i, now, of, last);
      case Opcode::divide: return compute_of<Opcode::divide>(i, now, of, last);
      case Opcode::maximum: return compute_of<Opcode::maximum>(i, now, of, last);
      case Opcode::minimum: return compute_of<Opcode::minimum>(i, now, of, last);
      case Opcode::equal: return compute_of<Opcode::equal>(i, now, of, last);
      case Opcode::less: return compute_of<Opcode::less>(i, now, of, last);
      case Opcode::greater_equal: return compute_of<Opcode::greater_equal>(i, now, of, last);
      case Opcode::select: return each(i, now, last, [](Word a, Word b, Word c) { return a != 0 ? b : c; }), true;
      default: return false;
    }
  }
  static Word index(const Instruction& now, Index number) {
    return is_floating(now.dtype) ? word(nearest(static_cast<double>(number), now.dtype))
                                  : wrapped(static_cast<Word>(number), now.dtype);
  }
};

}  // namespace scalar

void run_scalar_loop(const LoopArguments& arguments) {
  const auto& loop = static_cast<const ScalarLoop&>(*arguments.program);
  scalar::Interpreter interpreter(loop, arguments);
  if (loop.plan.reduces_rows) {
    interpreter.walk_columns(arguments.rows, arguments.cols);
  } else {
    interpreter.walk_rows(nullptr, 0, 0, arguments.rows, 0, arguments.cols);
    if (loop.plan.column_stores != 0) interpreter.store_columns(arguments.cols);
  }
  interpreter.store_scalars();
}

void run_scalar_epilogue(const LoopArguments& arguments, const float* tile, Index tile_stride, Index row, Index col,
                         Index rows, Index cols) {
  scalar::Interpreter(static_cast<const ScalarLoop&>(*arguments.program), arguments)
      .walk_rows(tile, tile_stride, row, rows, col, cols);
}

}  // namespace weft

#endif
