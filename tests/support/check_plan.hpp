// What every plan must keep: all bytes inside the arena, no step that overwrites what it still reads, no two buffers in
// one place at one time, and lifetimes that cover every touch.
#ifndef WEFT_TESTS_SUPPORT_CHECK_PLAN_HPP
#define WEFT_TESTS_SUPPORT_CHECK_PLAN_HPP

#include <support/reference_kernels.hpp>
#include <weft/kernels/gemm_arguments.hpp>
#include <weft/kernels/loop_plan.hpp>

#include <gtest/gtest.h>

namespace weft::testing {

class PlanChecker {
 public:
  explicit PlanChecker(const PlanView& plan) : plan_(plan) {}

  void run() {
    EXPECT_LE(plan_.persistent_bytes, plan_.peak_bytes);
    for (Index i = 0; i < plan_.step_count; ++i) check_kernel(plan_.steps[i]);
    check_lifetimes();
    for (Index device = 0; device < plan_.devices(); ++device)
      for (Index i = 0; i < plan_.step_count; ++i) {
        SCOPED_TRACE(::testing::Message() << "step " << i << " " << plan_.steps[i].label.c_str() << " on " << device);
        check_step(i, device);
      }
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

  // What the templates of fused loops and epilogues demand.
  void check_kernel(const PlanStep& step) {
    SCOPED_TRACE(step.label.c_str());
    if (step.instruction_count == 0) return;
    const LoopPlan loop = plan_loop(plan_.instructions + step.first_instruction, step.instruction_count);
    EXPECT_TRUE(loop.valid);
    EXPECT_EQ(loop.has_accumulator, step.kind == StepKind::dot);
    if (step.kind == StepKind::loop) return;
    EXPECT_FALSE(loop.reduces_columns || loop.reduces_rows);
    EXPECT_EQ(loop.row_stores | loop.column_stores | loop.scalar_stores, 0u);
  }
  void check_lifetimes() {
    for (Index i = 0; i < plan_.lifetime_count; ++i) {
      const Lifetime& a = plan_.lifetimes[i];
      EXPECT_GE(a.offset, 0);
      EXPECT_LE(a.offset + a.bytes, plan_.peak_bytes) << a.name.c_str();
      for (Index j = 0; j < i; ++j) {
        const Lifetime& b = plan_.lifetimes[j];
        const bool in_time = a.first <= b.last && b.first <= a.last;
        const bool in_space = a.offset < b.offset + b.bytes && b.offset < a.offset + a.bytes;
        EXPECT_FALSE(in_time && in_space) << a.name.c_str() << " and " << b.name.c_str();
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
    for (Index i = 0; i < plan_.lifetime_count; ++i) {
      const Lifetime& life = plan_.lifetimes[i];
      alive = alive || (life.first <= step && step <= life.last && life.offset <= range.first &&
                        range.last <= life.offset + life.bytes);
    }
    EXPECT_TRUE(alive) << "bytes " << range.first << " to " << range.last;
  }

  [[nodiscard]] Range range(const PlanStep& step, Index place, Index bytes, bool is_store, Index device) const {
    const Index first = byte_of(plan_.places[step.first_place + place], plan_.mesh, device);
    return {first, first + bytes, is_store, Extent::full, false};
  }
  void add_loop(const PlanStep& step, Index first, Index device, std::vector<Range>& ranges) const {
    for (Index w = 0; w < step.instruction_count; ++w) {
      const Instruction instruction = decode(plan_.instructions[step.first_instruction + w]);
      if (instruction.opcode != Opcode::load && instruction.opcode != Opcode::store) continue;
      const bool stores = instruction.opcode == Opcode::store;
      const Index counts[] = {step.rows * step.cols, step.rows, step.cols, 1};
      Range r = range(step, first + instruction.slot + (stores ? step.load_count : 0),
                      counts[static_cast<int>(instruction.extent)] * size_bytes(instruction.dtype), stores, device);
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
    const Index bytes = size_bytes(step.dtype);
    switch (step.kind) {
      case StepKind::loop: add_loop(step, 0, device, ranges); break;
      case StepKind::dot: {
        ranges = {range(step, 0, step.batch * step.m * step.k * 4, false, device),
                  range(step, 1, step.batch * step.k * step.n * 4, false, device),
                  range(step, 2, step.batch * step.m * step.n * 4, true, device),
                  range(step, 3, gemm_workspace_bytes(step.m, step.n, step.k), true, device)};
        std::vector<Range> epilogue;
        add_loop(step, 4, device, epilogue);
        // The sums may lie in an output of the same size.
        for (const Range& r : epilogue)
          if (!(r.is_store && r.first == ranges[2].first && r.last == ranges[2].last)) ranges.push_back(r);
        break;
      }
      case StepKind::copy:
      case StepKind::reduce:
        ranges = {range(step, 0, reach(step.extents, step.source_strides) * bytes, false, device),
                  range(step, 1, reach(step.extents, step.target_strides) * bytes, true, device)};
        break;
      case StepKind::take_rows:
      case StepKind::scatter_add_rows: {
        const Index table = step.rows * step.cols * bytes, rows = step.count * step.cols * bytes;
        const bool takes = step.kind == StepKind::take_rows;
        ranges = {range(step, 0, takes ? table : rows, false, device), range(step, 1, step.count * 4, false, device),
                  range(step, 2, takes ? rows : table, true, device)};
        break;
      }
      case StepKind::collective: add_collective(step, device, ranges); break;
    }
    return ranges;
  }
  void add_collective(const PlanStep& step, Index device, std::vector<Range>& ranges) const {
    const auto parts = static_cast<Index>(group_of(plan_.mesh, step.mesh_axes, device).size());
    const Index own = step.count * size_bytes(step.dtype), all = own * parts;
    const bool scatters = step.collective == Collective::reduce_scatter,
               joins = step.collective == Collective::all_gather, exchanges = step.collective == Collective::all_to_all;
    const Range source = range(step, 0, scatters || exchanges ? all : own, false, device),
                target = range(step, 1, joins || exchanges ? all : own, true, device);
    const Index position = position_over(plan_.mesh, step.mesh_axes, device);
    const bool in_place = (step.collective == Collective::all_reduce && source.first == target.first) ||
                          (joins && source.first == target.first + position * own);
    ranges = {target};
    if (!in_place) ranges.push_back(source);
    EXPECT_EQ(step.bytes_sent, bytes_sent_by(step.collective, parts, step.count, size_bytes(step.dtype)));
  }
  // Element by element the same place: what a kernel may do in place.
  [[nodiscard]] static bool same_elements(const PlanStep& step, const Range& a, const Range& b) {
    if (!a.in_loop || !b.in_loop || a.first != b.first || a.last != b.last) return false;
    if (a.extent == b.extent) return true;
    const auto by_row = [&](Extent e) { return step.rows > 1 && (e == Extent::full || e == Extent::row); };
    const auto by_col = [&](Extent e) { return step.cols > 1 && (e == Extent::full || e == Extent::col); };
    return by_row(a.extent) == by_row(b.extent) && by_col(a.extent) == by_col(b.extent);
  }
  void check_step(Index number, Index device) {
    const PlanStep& step = plan_.steps[number];
    const std::vector<Range> ranges = ranges_of(step, device);
    for (std::size_t i = 0; i < ranges.size(); ++i) {
      expect_alive(ranges[i], number);
      for (std::size_t j = 0; j < i; ++j) {
        const Range &a = ranges[i], &b = ranges[j];
        if (!a.meets(b) || !(a.is_store || b.is_store)) continue;
        EXPECT_TRUE(a.is_store != b.is_store && same_elements(step, a, b))
            << "places " << j << " and " << i << " overlap: [" << b.first << ", " << b.last << ") and [" << a.first
            << ", " << a.last << ")";
      }
    }
  }
};

// Fails where the plan breaks a rule.
inline void check_plan(const PlanView& plan) { PlanChecker(plan).run(); }

}  // namespace weft::testing

#endif
