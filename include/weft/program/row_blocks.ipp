// Definitions of program/row_blocks.hpp.
#ifndef WEFT_PROGRAM_ROW_BLOCKS_IPP
#define WEFT_PROGRAM_ROW_BLOCKS_IPP

#include <weft/kernels/movement.hpp>
#include <weft/planner/plan_memory.hpp>
#include <weft/program/row_blocks.hpp>

namespace weft::detail {

inline constexpr Index least_whole_bytes = 1 << 20;  // of the first product: twice the second cache of most processors
inline constexpr Index block_bytes = 1 << 17;        // of its blocks
inline constexpr Index least_block_rows = 16;
inline constexpr Index most_between = 64;  // steps

// What a search for RowBlocks knows of a plan.
class RowBlockSearch {
 public:
  explicit RowBlockSearch(const PlanView& plan) : plan_(plan), loop_ends_(plan.step_count(), plan.step_count()) {
    for (Index i = 0; i < plan.step_count(); ++i) {
      if (plan.step(i).kind != StepKind::repeat) continue;
      const Index end = i + 1 + plan.repeat(plan.step(i)).steps;
      for (Index k = i + 1; k < end; ++k) loop_ends_[k] = end;
    }
  }

  [[nodiscard]] Buffer<RowBlocks> all() const {
    Buffer<RowBlocks> found;
    for (Index second = 0; second < plan_.step_count(); ++second) {
      RowBlocks blocks;
      blocks.second = second;
      if (is_second(second) && find_loop(blocks) && find_first(blocks) && fits(blocks) && may_wait(blocks) &&
          place(blocks))
        found.push_back(blocks);
    }
    return found;
  }

 private:
  const PlanView& plan_;
  Buffer<Index> loop_ends_;  // by step: of the innermost loop in which it runs

  [[nodiscard]] const StepOperand& operand(Index step, Index number) const {
    return plan_.operands_of(plan_.step(step))[to_size(number)];
  }
  [[nodiscard]] Index count(Index step) const { return plan_.step(step).operand_count; }

  // Rows of `width` elements, the matrices of the batch one after another.
  [[nodiscard]] static bool is_dense(const DotStep& dot, const MatrixStrides& lies, Index width) {
    const Index matrix = dot.m * width;
    return lies.row == width && (dot.inner == 1 || lies.inner == matrix) &&
           (dot.outer == 1 || lies.outer == dot.inner * matrix);
  }
  [[nodiscard]] bool is_second(Index step) const {
    if (plan_.step(step).kind != StepKind::dot) return false;
    const DotStep& dot = plan_.dot(plan_.step(step));
    if (dot.epilogue.exists())
      for (const EncodedInstruction encoded : plan_.code_of(dot.epilogue))
        if (decode(encoded).opcode == Opcode::row_index) return false;
    return !dot.transpose_a && is_dense(dot, dot.a, dot.k);
  }
  // The step that writes what lies at `offset`, not long before this one; -1: it is not in the same loop.
  [[nodiscard]] Index maker(Index offset, Index before) const {
    const Index farthest = before > most_between ? before - most_between : 0;
    for (Index i = before - 1;
         i >= farthest && loop_ends_[i] == loop_ends_[before] && plan_.step(i).kind != StepKind::repeat; --i)
      for (const StepOperand& one : plan_.operands_of(plan_.step(i)))
        if (one.access == Access::write && one.slice.offset == offset) return i;
    return -1;
  }
  [[nodiscard]] bool find_loop(RowBlocks& blocks) const {
    const DotStep& dot = plan_.dot(plan_.step(blocks.second));
    blocks.loop = maker(operand(blocks.second, 0).slice.offset, blocks.second);
    if (blocks.loop < 0 || plan_.step(blocks.loop).kind != StepKind::loop) return false;
    const LoopStep& loop = plan_.loop(plan_.step(blocks.loop));
    if (operand(blocks.loop, count(blocks.loop) - 1).dtype != operand(blocks.second, 0).dtype) return false;
    if (loop.store_count != 1 || loop.cols != dot.k || loop.rows != dot.batch() * dot.m) return false;
    for (const EncodedInstruction encoded : plan_.code_of(loop)) {
      const Instruction now = decode(encoded);
      if (now.opcode == Opcode::row_index || reduces_rows(now.opcode)) return false;
      if (now.opcode == Opcode::store && now.extent != Extent::full) return false;
    }
    return true;
  }
  [[nodiscard]] bool find_first(RowBlocks& blocks) const {
    const LoopStep& loop = plan_.loop(plan_.step(blocks.loop));
    for (std::int32_t slot = 0; slot < loop.load_count; ++slot) {
      const Index made = maker(operand(blocks.loop, slot).slice.offset, blocks.loop);
      if (made < 0 || plan_.step(made).kind != StepKind::dot || !is_only_full(loop, slot)) continue;
      const DotStep& dot = plan_.dot(plan_.step(made));
      const DotStep& second = plan_.dot(plan_.step(blocks.second));
      if (operand(made, 2).dtype != operand(blocks.loop, slot).dtype) continue;
      if (dot.epilogue.exists() || dot.transpose_a || dot.n != loop.cols || dot.m != second.m ||
          dot.batch() != second.batch() || !is_dense(dot, dot.c, dot.n))
        continue;
      blocks.first = made;
      blocks.scores = slot;
      return true;
    }
    return false;
  }
  [[nodiscard]] bool is_only_full(const LoopStep& loop, std::int32_t slot) const {
    for (const EncodedInstruction encoded : plan_.code_of(loop)) {
      const Instruction now = decode(encoded);
      if (now.opcode == Opcode::load && now.slot == slot && now.extent != Extent::full) return false;
    }
    return true;
  }
  // Chooses the size of a block.
  [[nodiscard]] bool fits(RowBlocks& blocks) const {
    const DotStep& dot = plan_.dot(plan_.step(blocks.first));
    const Index row = dot.n * size_bytes(operand(blocks.first, 2).dtype);
    blocks.rows = block_bytes / row / least_block_rows * least_block_rows;
    if (blocks.rows < least_block_rows) blocks.rows = least_block_rows;
    if (blocks.rows > dot.m) blocks.rows = dot.m;
    return dot.batch() * dot.m * row >= least_whole_bytes && blocks.rows < dot.batch() * dot.m;
  }

  // The buffer of a place that is in use at `step`; null: a constant.
  [[nodiscard]] const Lifetime* life(const ArenaSlice& slice, Index step) const {
    for (const Lifetime& one : plan_.lifetimes)
      if (slice.offset >= one.offset && slice.offset < one.offset + one.bytes && one.first <= step && step <= one.last)
        return &one;
    return nullptr;
  }
  [[nodiscard]] static bool overlap(Index a, Index a_bytes, Index b, Index b_bytes) {
    return a < b + b_bytes && b < a + a_bytes;
  }

  // Calls visit(step, operand) for what the first product and the loop read, or work in, beside each other's results.
  template <class Visit>
  void for_each_other(const RowBlocks& blocks, Visit visit) const {
    for (const Index number : {0, 1, 3}) visit(blocks.first, operand(blocks.first, number));
    for (Index i = 0; i + 1 < count(blocks.loop); ++i)
      if (i != blocks.scores) visit(blocks.loop, operand(blocks.loop, i));
  }
  // Are the results of the first product and of the loop nobody else's, and does everything that both read stay as it
  // is until the second product has run?
  [[nodiscard]] bool may_wait(const RowBlocks& blocks) const {
    const Lifetime *const scores = life(operand(blocks.first, 2).slice, blocks.first),
                          *const result = life(operand(blocks.second, 0).slice, blocks.second);
    if (scores == nullptr || result == nullptr || scores->kind != Lifetime::Kind::value ||
        result->kind != Lifetime::Kind::value || scores->first != blocks.first || scores->last > blocks.second ||
        result->first < blocks.first || result->last != blocks.second)
      return false;
    for (const Index step : {blocks.first, blocks.loop, blocks.second})
      for (const StepOperand& one : plan_.operands_of(plan_.step(step)))
        if (one.slice.stride >= 0) return false;
    for (const OutputSlot& output : plan_.outputs)
      for (const Lifetime* const own : {scores, result})
        if (overlap(output.slice.offset, 1, own->offset, own->bytes) && own->last >= plan_.step_count() - 1)
          return false;
    bool stays = true;
    for (Index number = 1; number < count(blocks.second); ++number) {
      const Lifetime* const own = life(operand(blocks.second, number).slice, blocks.second);
      if (own != nullptr && (own == scores || own == result)) return false;
    }
    const Lifetime* const replaced =
        rows_are_replaced(blocks) ? life(operand(blocks.first, 0).slice, blocks.first) : nullptr;
    const Lifetime* const last = life(operand(blocks.second, 2).slice, blocks.second);
    for_each_other(blocks, [&](Index step, const StepOperand& other) {
      const Lifetime* const own = life(other.slice, step);
      if (own == nullptr) return;
      if (own == scores || own == result) stays = false;
      const bool is_replaced = own == replaced && &other == &operand(blocks.first, 0);
      for (const Lifetime& one : plan_.lifetimes)
        if (&one != own && &one != result && one.kind != Lifetime::Kind::input && one.first > blocks.first &&
            one.first <= blocks.second && overlap(own->offset, own->bytes, one.offset, one.bytes))
          stays = stays && is_replaced && &one == last;
      for (Index i = blocks.first + 1; i <= blocks.second; ++i)
        if (i != blocks.loop && writes_in(i, *own)) stays = stays && is_replaced && i == blocks.second;
    });
    for (Index i = blocks.first + 1; i < blocks.second; ++i)
      if (i != blocks.loop)
        for (const StepOperand& one : plan_.operands_of(plan_.step(i)))
          if (one.slice.stride >= 0 || life(one.slice, i) == scores || life(one.slice, i) == result) return false;
    return stays;
  }
  // Does the second product write each row where the first one reads the same row of its left operand, so that a block
  // may take the place of what it is made of?
  [[nodiscard]] bool rows_are_replaced(const RowBlocks& blocks) const {
    const DotStep &first = plan_.dot(plan_.step(blocks.first)), &second = plan_.dot(plan_.step(blocks.second));
    const StepOperand &from = operand(blocks.first, 0), &to = operand(blocks.second, 2);
    const auto lie_alike = [](Index extent, Index a, Index b) { return extent == 1 || a == b; };
    return !second.epilogue.exists() && from.slice.offset == to.slice.offset &&
           size_bytes(from.dtype) == size_bytes(to.dtype) && first.k == second.n && first.inner == second.inner &&
           first.outer == second.outer && lie_alike(first.m, first.a.row, second.c.row) &&
           lie_alike(first.inner, first.a.inner, second.c.inner) &&
           lie_alike(first.outer, first.a.outer, second.c.outer);
  }
  [[nodiscard]] bool writes_in(Index step, const Lifetime& life) const {
    for (const StepOperand& one : plan_.operands_of(plan_.step(step)))
      if (one.access == Access::write && overlap(one.slice.offset, 1, life.offset, life.bytes)) return true;
    return false;
  }

  // Gives blocks their places: at the start or at the end of the loop's result, where nothing lies that is still read.
  [[nodiscard]] bool place(RowBlocks& blocks) const {
    const DotStep& dot = plan_.dot(plan_.step(blocks.first));
    const StepOperand &scores = operand(blocks.first, 2), &result = operand(blocks.second, 0);
    const Index scores_bytes = round_up(blocks.rows * dot.n * size_bytes(scores.dtype), arena_alignment),
                result_bytes = round_up(blocks.rows * dot.n * size_bytes(result.dtype), arena_alignment);
    const bool is_f32 = operand(blocks.first, 0).dtype == DType::f32;
    // Rows that do not begin in the same sets of the caches are read without being packed.
    if (dot.transpose_b && is_f32) blocks.right_row = round_up(dot.n, 16) + 16;
    const Index bytes = scores_bytes + result_bytes + dot.k * blocks.right_row * size_bytes(DType::f32);
    const Lifetime& whole = *life(result.slice, blocks.second);
    for (const Index start : {whole.offset, (whole.offset + whole.bytes - bytes) / arena_alignment * arena_alignment}) {
      bool is_free = start >= whole.offset && start + bytes <= whole.offset + whole.bytes;
      for_each_other(blocks, [&](Index step, const StepOperand& other) {
        const Lifetime* const own = life(other.slice, step);
        if (own != nullptr && overlap(own->offset, own->bytes, start, bytes)) is_free = false;
      });
      blocks.scores_offset = start;
      blocks.result_offset = start + scores_bytes;
      blocks.right_offset = blocks.result_offset + result_bytes;
      if (is_free) return true;
    }
    return false;
  }
};

// Where matrix `number` of a batch begins, in elements.
[[nodiscard]] inline Index start_of(const DotStep& dot, const MatrixStrides& lies, Index number) {
  return number / dot.inner * lies.outer + number % dot.inner * lies.inner;
}

}  // namespace weft::detail

namespace weft {

Buffer<RowBlocks> find_row_blocks(const PlanView& plan) { return detail::RowBlockSearch(plan).all(); }

void run_row_blocks(const RowBlocks& blocks, const PlanView& plan, const Binding& binding,
                    void (*run_step)(const BoundStep& bound, const PlanView& plan)) {
  const DotStep &first = plan.dot(plan.step(blocks.first)), &second = plan.dot(plan.step(blocks.second));
  const ListView<EncodedInstruction> code = plan.code_of(plan.loop(plan.step(blocks.loop)));
  const auto moved = [](const void* from, Index elements, DType dtype) {
    return const_cast<char*>(static_cast<const char*>(from)) + elements * size_bytes(dtype);
  };
  BoundStep one = binding.steps()[blocks.first], loop = binding.steps()[blocks.loop],
            two = binding.steps()[blocks.second];
  const GemmArguments one_whole = one.gemm, two_whole = two.gemm;
  const LoopArguments loop_whole = loop.loop;
  const bool has_epilogue = second.epilogue.exists();
  const DType sums = has_epilogue ? DType::f32 : plan.operands_of(plan.step(blocks.second))[2].dtype;
  LoopArguments epilogue;
  if (has_epilogue) two.gemm.epilogue_arguments = &epilogue;
  char* const scores = binding.at({blocks.scores_offset});
  char* const result = binding.at({blocks.result_offset});
  one.is_part = two.is_part = true;
  one.gemm.c = scores;
  two.gemm.a = result;
  const void* right = nullptr;  // the matrix whose columns have become rows
  for (Index matrix = 0; matrix < first.batch(); ++matrix) {
    one.gemm.b = moved(one_whole.b, detail::start_of(first, first.b, matrix), one_whole.dtype);
    two.gemm.b = moved(two_whole.b, detail::start_of(second, second.b, matrix), two_whole.dtype);
    if (blocks.right_row > 0) {
      char* const rows = binding.at({blocks.right_offset});
      const Index extents[] = {first.k, first.n}, source[] = {1, one_whole.ldb}, target[] = {blocks.right_row, 1};
      if (one.gemm.b != right) strided_copy(2, extents, static_cast<const char*>(one.gemm.b), source, rows, target, 4);
      right = one.gemm.b;
      one.gemm.b = rows;
      one.gemm.ldb = blocks.right_row;
      one.gemm.transpose_b = false;
    }
    for (Index row = 0; row < first.m; row += blocks.rows) {
      const Index rows = blocks.rows < first.m - row ? blocks.rows : first.m - row;
      one.gemm.m = loop.loop.rows = two.gemm.m = rows;
      one.gemm.a = moved(one_whole.a, detail::start_of(first, first.a, matrix) + row * one_whole.lda, one_whole.dtype);
      two.gemm.c = moved(two_whole.c, detail::start_of(second, second.c, matrix) + row * two_whole.ldc, sums);
      for (Index i = 0; i < max_loads; ++i) loop.loop.load[i] = loop_whole.load[i];
      detail::advance_rows(loop.loop, code, matrix * first.m + row);
      loop.loop.load[blocks.scores] = scores;
      loop.loop.store[0] = result;
      if (has_epilogue) {
        epilogue = two.loop;
        detail::advance_rows(epilogue, plan.code_of(second.epilogue), matrix * first.m + row);
      }
      run_step(one, plan);
      run_step(loop, plan);
      run_step(two, plan);
    }
  }
}

}  // namespace weft

#endif
