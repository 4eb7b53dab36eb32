// The interpreter of fused loops gives the numbers of the compiled copy, to the bit, on every instruction set.
#include "fused_loop_case.hpp"

namespace weft::test::fused_interpreter_test {

template <EncodedInstruction... Encoded>
struct SameBits {
  using List = InstructionList<Encoded...>;
  static constexpr EncodedInstruction encoded[] = {Encoded...};

  static void check(Index rows, Index cols, const CaseSettings& settings = {}) {
    for (const Isa isa : available_isas()) {
      CaseMemory compiled = make_memory(encoded, List::size, rows, cols, settings);
      CaseMemory interpreted = make_memory(encoded, List::size, rows, cols, settings);
      const LoopFunction run_compiled = WEFT_SELECT_ISA(isa, fused::run<List, false>),
                         run_interpreted = WEFT_SELECT_ISA(isa, fused::run<List, true>);
      run_compiled(compiled.arguments);
      run_interpreted(interpreted.arguments);
      EXPECT_EQ(interpreted.store, compiled.store) << rows << " x " << cols << " on " << name_of(isa);
      EXPECT_EQ(interpreted.load, compiled.load) << rows << " x " << cols << " on " << name_of(isa);
    }
  }
  // Around the lengths of vectors, of the interpreter's blocks (at most 128 vectors) and of blocks of sums (128 terms a lane, of
  // as many vectors as are abreast), and beyond the second level of sums.
  static void check_sizes(CaseSettings settings = {}) {
    for (const Index cols : {0, 1, 3, 4, 130, 511, 512, 513, 1300})
      for (const Index rows : {0, 1, 2, 7, 128, 129})
        for (const Index padding : {0, 5}) {
          settings.padding = padding;
          check(rows, cols, settings);
        }
  }
};

TEST(FusedInterpreter, MapsWithOperandsOfEveryExtentAndType) {
  SameBits<load(0), load(1, row), load(2, col), load(3, scalar), load(4, full, bf16), op(Opcode::multiply, 0, 1),
           op(Opcode::add, 5, 2), op(Opcode::tanh, 6), op(Opcode::multiply, 7, 3), op(Opcode::add, 8, 4), store(9, 0),
           op(Opcode::convert, 9, 0, 0, full, bf16), store(11, 1, full, bf16)>::check_sizes();
  SameBits<load(0, full, i32), op(Opcode::row_index, 0, 0, 0, row, i32), op(Opcode::col_index, 0, 0, 0, col, i32),
           op(Opcode::less, 0, 2, full, pred), op(Opcode::select, 3, 0, 1, full, i32), store(4, 0, full, i32),
           store(3, 1, full, pred)>::check_sizes();
}

// The compiled copy has one instruction for a bound: the bits of comparing and selecting, also of NaN, -0 and
// infinities.
TEST(FusedInterpreter, SelectsThatAreBounds) {
  const CaseSettings special{.special = true};
  SameBits<load(0), load(1), op(Opcode::less, 0, 1, full, pred), op(Opcode::select, 2, 1, 0, full), store(3, 0),
           op(Opcode::greater, 0, 1, full, pred), op(Opcode::select, 5, 1, 0, full), store(6, 1)>::check_sizes(special);
  SameBits<load(0, full, bf16), load(1, scalar, bf16), op(Opcode::less, 0, 1, full, pred),
           op(Opcode::select, 2, 1, 0, full, bf16), store(3, 0, full, bf16)>::check_sizes(special);
}

TEST(FusedInterpreter, ReductionsOverColumnsThatWaitForEachOther) {
  using Softmax = SameBits<load(0), op(Opcode::max_cols, 0, row), op(Opcode::subtract, 0, 1), op(Opcode::exp, 2),
                           op(Opcode::sum_cols, 3, row), op(Opcode::divide, 3, 4), store(5, 0), store(4, 1, row)>;
  Softmax::check_sizes();
  Softmax::check_sizes({.in_place = true});
  Softmax::check(2, 70000);  // sums of sums of sums
}

// Light reductions keep as many sums side by side as the compiled copy, and join them likewise.
TEST(FusedInterpreter, LightReductionsOverColumnsHaveTheCompiledCopysSums) {
  SameBits<load(0), op(Opcode::sum_cols, 0, row), store(1, 0, row)>::check_sizes();
  SameBits<load(0), op(Opcode::min_cols, 0, row), op(Opcode::sum_cols, 0, row), store(1, 0, row),
           store(2, 1, row)>::check_sizes();
  SameBits<load(0, full, bf16), op(Opcode::sum_cols, 0, row), store(1, 0, row)>::check(3, 70000);
}

TEST(FusedInterpreter, ReductionsOverRowsWithValuesOfRowsAndColumns) {
  using Sums = SameBits<load(0), load(1, row), op(Opcode::multiply, 0, 1), op(Opcode::sum_rows, 2, col),
                        op(Opcode::min_rows, 0, col), load(2, scalar), op(Opcode::multiply, 3, 5, col),
                        store(6, 0, col), store(4, 1, col), op(Opcode::exp, 1, row), store(9, 2, row)>;
  Sums::check_sizes();
  Sums::check(17000, 9);
  SameBits<load(0), op(Opcode::max_rows, 0, col), op(Opcode::subtract, 0, 1), op(Opcode::sum_rows, 2, col),
           op(Opcode::subtract, 2, 3), store(4, 0), store(3, 1, col)>::check_sizes();
}

TEST(FusedInterpreter, ScalarsAndEpilogues) {
  SameBits<load(0, scalar), op(Opcode::sqrt, 0, scalar), store(1, 0, scalar), load(1, col),
           op(Opcode::multiply, 3, 1, col), store(4, 1, col)>::check_sizes();
  using List =
      InstructionList<op(Opcode::accumulator), load(0), op(Opcode::add, 0, 1), op(Opcode::exp, 2), store(3, 0)>;
  constexpr Index rows = 5, cols = 301;
  std::vector<float> tile(to_size(rows * cols));
  for (std::size_t i = 0; i < tile.size(); ++i) tile[i] = static_cast<float>(i % 17) * 0.25f - 2.0f;
  for (const Isa isa : available_isas()) {
    CaseMemory compiled = make_memory(List::encoded, List::size, rows, cols, {});
    CaseMemory interpreted = make_memory(List::encoded, List::size, rows, cols, {});
    const EpilogueFunction run_compiled = WEFT_SELECT_ISA(isa, fused::run_epilogue<List, false>),
                           run_interpreted = WEFT_SELECT_ISA(isa, fused::run_epilogue<List, true>);
    for (const Index col : {0, 100}) {
      run_compiled(compiled.arguments, tile.data() + cols + col, cols, 1, col, 3, 101);
      run_interpreted(interpreted.arguments, tile.data() + cols + col, cols, 1, col, 3, 101);
    }
    EXPECT_EQ(interpreted.store, compiled.store) << name_of(isa);
  }
}

}  // namespace weft::test::fused_interpreter_test
