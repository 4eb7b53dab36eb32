// What every plan must keep: all bytes inside the arena, no step that overwrites what it still reads, no two buffers in
// one place at one time, and lifetimes that cover every touch.
#ifndef WEFT_TESTS_SUPPORT_CHECK_PLAN_HPP
#define WEFT_TESTS_SUPPORT_CHECK_PLAN_HPP

#include <support/reference_kernels.hpp>
#include <weft/kernels/convolution_arguments.hpp>
#include <weft/kernels/gemm_arguments.hpp>
#include <weft/kernels/loop_plan.hpp>
#include <weft/planner/label.hpp>

#include <gtest/gtest.h>

namespace weft::testing {

class PlanChecker {
 public:
  explicit PlanChecker(const PlanView& plan) : plan_(plan) {}

  void run() {
    EXPECT_LE(plan_.persistent_bytes, plan_.peak_bytes);
    for (const PlanStep& step : plan_.steps) check_kernel(step);
    check_lifetimes();
    for (Index device = 0; device < plan_.devices(); ++device)
      for_each_step(plan_, iterations_.data(), [this, device](Index i) {
        SCOPED_TRACE(::testing::Message() << "step " << i << " " << label_of(plan_, plan_.step(i)) << " on " << device);
        check_step(i, device);
      });
  }

 private:
  // Bytes [first, last) that a step reads or writes; `extent` of a loop's operand or output.
  struct Range {
    Index first = 0, last = 0;
    bool is_store = false;
    Extent extent = Extent::full;
    bool in_loop = false;
    [[nodiscard]] bool meets(const Range& other) const { return first < other.last && other.first < last; }
  };

  PlanView plan_;
  Buffer<Index> iterations_ = Buffer<Index>(plan_.loop_count, 0);  // by loop: the one that is checked

  // What the templates of fused loops and epilogues demand.
  void check_kernel(const PlanStep& step) {
    SCOPED_TRACE(label_of(plan_, step));
    const LoopStep code = plan_.loop_of(step);
    if (!code.exists()) return;
    EXPECT_EQ(plan_.kernels[to_size(code.kernel)].is_epilogue, step.kind == StepKind::dot);
    const auto instructions = plan_.code_of(code);
    const LoopPlan loop = plan_loop(instructions.data(), static_cast<int>(instructions.size()));
    EXPECT_TRUE(loop.valid);
    EXPECT_EQ(loop.has_accumulator, step.kind == StepKind::dot);
    if (step.kind == StepKind::loop) return;
    EXPECT_FALSE(loop.reduces_columns || loop.reduces_rows);
    EXPECT_EQ(loop.row_stores | loop.column_stores | loop.scalar_stores, 0u);
  }
  void check_lifetimes() {
    for (std::size_t i = 0; i < plan_.lifetimes.size(); ++i) {
      const Lifetime& a = plan_.lifetimes[i];
      EXPECT_GE(a.offset, 0);
      EXPECT_LE(a.offset + a.bytes, plan_.peak_bytes) << label_of(plan_, a);
      for (std::size_t j = 0; j < i; ++j) {
        const Lifetime& b = plan_.lifetimes[j];
        const bool in_time = a.first <= b.last && b.first <= a.last;
        const bool in_space = a.offset < b.offset + b.bytes && b.offset < a.offset + a.bytes;
        EXPECT_FALSE(in_time && in_space) << label_of(plan_, a) << " and " << label_of(plan_, b);
      }
    }
  }
  // The bytes lie in buffers that are alive at the step.
  void expect_alive(const Range& range, Index step) {
    if (range.first == range.last) return;
    EXPECT_GE(range.first, 0);
    EXPECT_LE(range.last, plan_.peak_bytes);
    if (range.first < plan_.persistent_bytes) {
      EXPECT_LE(range.last, plan_.persistent_bytes);
      return;
    }
    bool alive = false;
    for (const Lifetime& life : plan_.lifetimes) {
      alive = alive || (life.first <= step && step <= life.last && life.offset <= range.first &&
                        range.last <= life.offset + life.bytes);
    }
    EXPECT_TRUE(alive) << "bytes " << range.first << " to " << range.last;
  }

  [[nodiscard]] Range range(const PlanStep& step, Index operand, Index bytes, Index device) const {
    const StepOperand& touched = plan_.operands_of(step)[to_size(operand)];
    const Index first = byte_of(touched.slice, plan_.mesh, device) + plan_.moved(touched.slice, iterations_.data());
    return {first, first + bytes, touched.access == Access::write, Extent::full, false};
  }
  void add_loop(const PlanStep& step, const LoopStep& loop, Index first, Index device,
                std::vector<Range>& ranges) const {
    for (const EncodedInstruction encoded : plan_.code_of(loop)) {
      const Instruction instruction = decode(encoded);
      if (instruction.opcode != Opcode::load && instruction.opcode != Opcode::store) continue;
      const bool stores = instruction.opcode == Opcode::store;
      const Index counts[] = {loop.rows * loop.cols, loop.rows, loop.cols, 1};
      const Index operand = first + instruction.slot + (stores ? loop.load_count : 0);
      Range r =
          range(step, operand, counts[static_cast<int>(instruction.extent)] * size_bytes(instruction.dtype), device);
      EXPECT_EQ(r.is_store, stores);
      EXPECT_EQ(plan_.operands_of(step)[to_size(operand)].dtype, instruction.dtype);
      r.extent = instruction.extent;
      r.in_loop = true;
      ranges.push_back(r);
    }
  }
  [[nodiscard]] static Index reach(const Dims& extents, const Dims& strides) {
    Index last = 0;
    for (int d = 0; d < extents.size(); ++d) {
      if (extents[d] == 0) return 0;
      last += (extents[d] - 1) * strides[d];
    }
    return last + 1;
  }
  [[nodiscard]] std::vector<Range> ranges_of(const PlanStep& step, Index device) const {
    std::vector<Range> ranges;
    const Index bytes = size_bytes(plan_.operands_of(step)[0].dtype);
    switch (step.kind) {
      case StepKind::loop: add_loop(step, plan_.loop(step), 0, device, ranges); break;
      case StepKind::dot: {
        const DotStep& dot = plan_.dot(step);
        const auto reach_of = [&dot](const MatrixStrides& lies, Index rows, Index cols) {
          return reach({dot.outer, dot.inner, rows, cols}, {lies.outer, lies.inner, lies.row, 1});
        };
        const Index of_a = dot.transpose_a ? reach_of(dot.a, dot.k, dot.m) : reach_of(dot.a, dot.m, dot.k),
                    of_b = dot.transpose_b ? reach_of(dot.b, dot.n, dot.k) : reach_of(dot.b, dot.k, dot.n);
        const DType dtype = plan_.operands_of(step)[0].dtype;
        ranges = {range(step, 0, of_a * bytes, device), range(step, 1, of_b * bytes, device),
                  range(step, 2, reach_of(dot.c, dot.m, dot.n) * (dtype == DType::f64 ? 8 : 4), device),
                  range(step, 3, gemm_workspace_bytes(dot.m, dot.n, dot.k, dot.transpose_a, dtype), device)};
        std::vector<Range> epilogue;
        add_loop(step, dot.epilogue, 4, device, epilogue);
        // The sums may lie in an output of the same size.
        for (const Range& r : epilogue)
          if (!(r.is_store && r.first == ranges[2].first && r.last == ranges[2].last)) ranges.push_back(r);
        break;
      }
      case StepKind::copy:
      case StepKind::reduce: {
        const StridedStep& strided = plan_.strides(step);
        ranges = {range(step, 0, reach(strided.extents, strided.source_strides) * bytes, device),
                  range(step, 1, reach(strided.extents, strided.target_strides) * bytes, device)};
        break;
      }
      case StepKind::gather:
      case StepKind::scatter: {
        const RowsStep& by_row = plan_.rows_of(step);
        const Index table = by_row.rows * by_row.width * bytes, rows = by_row.count * by_row.width * bytes;
        const bool gathers = step.kind == StepKind::gather;
        ranges = {range(step, 0, gathers ? table : rows, device), range(step, 1, by_row.count * 4, device),
                  range(step, 2, gathers ? rows : table, device)};
        break;
      }
      case StepKind::argsort: {
        const RowsStep& sorted = plan_.rows_of(step);
        const Index keys = sorted.count * sorted.width * 4;
        ranges = {range(step, 0, keys, device), range(step, 1, keys, device),
                  range(step, 2, 16 * sorted.width, device)};
        break;
      }
      case StepKind::integer_matmul:
      case StepKind::quantized_matmul: {
        const RowsStep& product = plan_.rows_of(step);
        const Index scales = ceil_divide(product.count, product.parts) * product.width;
        const bool has_nibbles = plan_.operands_of(step)[1].dtype == DType::u8;
        ranges = {range(step, 0, product.rows * product.count * bytes, device),
                  range(step, 1, (has_nibbles ? ceil_divide(product.count, 2) : product.count) * product.width, device),
                  range(step, 2, scales * 4, device)};
        if (step.operand_count == 6) ranges.push_back(range(step, 3, scales, device));
        ranges.push_back(range(step, step.operand_count - 2, product.rows * product.width * bytes, device));
        ranges.push_back(range(step, step.operand_count - 1,
                               step.kind == StepKind::integer_matmul
                                   ? integer_matmul_workspace_bytes(product.rows, product.width, product.count)
                                   : gemm_workspace_bytes(product.rows, product.width, product.count, false),
                               device));
        break;
      }
      case StepKind::cholesky:
      case StepKind::solve_lower:
      case StepKind::solve_lower_transposed: {
        const RowsStep& matrices = plan_.rows_of(step);
        const Index square = matrices.count * matrices.rows * matrices.rows * bytes,
                    right = matrices.count * matrices.rows * matrices.width * bytes;
        ranges = {range(step, 0, square, device)};
        if (step.kind != StepKind::cholesky) ranges.push_back(range(step, 1, right, device));
        ranges.push_back(range(step, step.operand_count - 1, step.kind == StepKind::cholesky ? square : right, device));
        break;
      }
      case StepKind::custom_call: {
        const CustomStep& call = plan_.custom(step);
        for (std::int32_t i = 0; i < call.operand_count + call.result_count; ++i)
          ranges.push_back(range(step, i, plan_.custom_types[to_size(call.first_type + i)].bytes(), device));
        if (call.workspace_bytes > 0)
          ranges.push_back(range(step, step.operand_count - 1, call.workspace_bytes, device));
        break;
      }
      case StepKind::checked_label: {
        const Index labels = plan_.rows_of(step).count * bytes;
        ranges = {range(step, 0, labels, device), range(step, 1, 4, device), range(step, 2, labels, device)};
        break;
      }
      case StepKind::exact_square_sum: {
        ranges = {range(step, 0, plan_.rows_of(step).count * 4, device)};
        for (Index i = 1; i < step.operand_count; ++i) ranges.push_back(range(step, i, 4 * exact_sum::words, device));
        break;
      }
      case StepKind::exact_norm:
        ranges = {range(step, 0, 4 * exact_sum::words, device), range(step, 1, 4, device)};
        break;
      case StepKind::dynamic_slice:
      case StepKind::dynamic_update_slice: {
        const DynamicSliceStep& dynamic = plan_.dynamic_slice(step);
        const Index whole = Shape(dynamic.whole).elements() * bytes, part = Shape(dynamic.part).elements() * bytes;
        const bool takes = step.kind == StepKind::dynamic_slice;
        const Index starts = dynamic.whole.size();
        EXPECT_EQ(step.operand_count, starts + 2);
        ranges = {range(step, 0, takes ? whole : part, device), range(step, starts + 1, takes ? part : whole, device)};
        for (Index i = 1; i <= starts; ++i) ranges.push_back(range(step, i, 4, device));
        break;
      }
      case StepKind::convolution: {
        const ConvolutionGeometry& g = plan_.convolution(step);
        Index elements = 1, taps = 1, places = 1;
        for (const WindowedDimension& dim : g.dims) {
          elements *= dim.elements;
          taps *= dim.taps;
          places *= dim.places;
        }
        // All of them, of all groups, whether a tap meets them or not.
        const Index batches = g.input.group == g.batch * g.input.batch ? g.groups * g.batch : g.batch;
        const Index features = g.input.group == g.batch * g.input.batch ? g.inputs : g.groups * g.inputs;
        ranges = {range(step, 0, batches * features * elements * 4, device),
                  range(step, 1, g.groups * g.outputs * g.inputs * taps * 4, device),
                  range(step, 2, g.batch * g.groups * g.outputs * places * 4, device),
                  range(step, 3, convolution_workspace_bytes(g), device)};
        break;
      }
      case StepKind::reduce_window: {
        Index elements = 4, places = 4;
        for (const WindowedDimension& dim : plan_.window(step).dims) {
          elements *= dim.elements;
          places *= dim.places;
        }
        const bool selects = plan_.window(step).kind == WindowKind::select;
        ranges = {range(step, 0, elements, device), range(step, 1, places, device)};
        if (selects) ranges.push_back(range(step, 2, elements, device));
        break;
      }
      case StepKind::collective:
      case StepKind::collective_start:
      case StepKind::collective_done: add_collective(step, device, ranges); break;
      case StepKind::repeat: break;
    }
    return ranges;
  }
  void add_collective(const PlanStep& step, Index device, std::vector<Range>& ranges) const {
    for (std::size_t i = 0; i < plan_.arrays_of(step).size(); ++i) add_array(step, i, device, ranges);
  }
  void add_array(const PlanStep& step, std::size_t number, Index device, std::vector<Range>& ranges) const {
    const CollectiveStep& collective = plan_.arrays_of(step)[number];
    EXPECT_EQ(collective.combined, number > 0);
    const auto first = static_cast<Index>(2 * number);
    const Index bytes = size_bytes(plan_.operands_of(step)[2 * number].dtype);
    const auto parts = static_cast<Index>(group_of(plan_.mesh, collective.axes, device).size());
    const Index own = collective.count * bytes, all = own * parts;
    const bool scatters = collective.collective == Collective::reduce_scatter,
               joins = collective.collective == Collective::all_gather,
               exchanges = collective.collective == Collective::all_to_all;
    const Range source = range(step, first, scatters || exchanges ? all : own, device),
                target = range(step, first + 1, joins || exchanges ? all : own, device);
    const Index position = position_over(plan_.mesh, collective.axes, device);
    const bool in_place = (collective.collective == Collective::all_reduce && source.first == target.first) ||
                          (joins && source.first == target.first + position * own);
    ranges.push_back(target);
    if (!in_place) ranges.push_back(source);
    EXPECT_EQ(collective.bytes_sent, bytes_sent_by(collective.collective, parts, collective.count, bytes));
  }
  // Element by element the same place: what a kernel may do in place.
  [[nodiscard]] static bool same_elements(const LoopStep& step, const Range& a, const Range& b) {
    if (!a.in_loop || !b.in_loop || a.first != b.first || a.last != b.last) return false;
    if (a.extent == b.extent) return true;
    const auto by_row = [&](Extent e) { return step.rows > 1 && (e == Extent::full || e == Extent::row); };
    const auto by_col = [&](Extent e) { return step.cols > 1 && (e == Extent::full || e == Extent::col); };
    return by_row(a.extent) == by_row(b.extent) && by_col(a.extent) == by_col(b.extent);
  }
  void check_step(Index number, Index device) {
    const PlanStep& step = plan_.step(number);
    const std::vector<Range> ranges = ranges_of(step, device);
    for (std::size_t i = 0; i < ranges.size(); ++i) {
      expect_alive(ranges[i], number);
      for (std::size_t j = 0; j < i; ++j) {
        const Range &a = ranges[i], &b = ranges[j];
        if (!a.meets(b) || !(a.is_store || b.is_store)) continue;
        EXPECT_TRUE(a.is_store != b.is_store && same_elements(plan_.loop_of(step), a, b))
            << "operands " << j << " and " << i << " overlap: [" << b.first << ", " << b.last << ") and [" << a.first
            << ", " << a.last << ")";
      }
    }
  }
};

// Fails where the plan breaks a rule.
inline void check_plan(const PlanView& plan) { PlanChecker(plan).run(); }

}  // namespace weft::testing

#endif
