// Interpreted loops have the bits of compiled ones: every case of fused_loop_test, fused_reduction_test and these
// checks that (see fused_loop_case.hpp); here are the sizes around blocks of sums, epilogues, and lists that do not
// exist.
#include "fused_loop_case.hpp"

#include <support/expect_error.hpp>

namespace weft::test::interpreted_loop_test {

// Around 128 vectors of one sum, of two (AVX2) and of four (AVX-512), and beyond the second level of sums.
template <EncodedInstruction... Encoded>
void check_blocks_of_sums() {
  using Case = FusedCase<Encoded...>;
  for (const Index cols : {511, 512, 1023, 1024, 1025, 2047, 2048, 2055, 4500, 8192, 140000})
    for (const Isa isa : available_isas()) {
      CaseMemory compiled = make_memory(Case::encoded, Case::size, 2, cols, {});
      FusedLoop<Encoded...>::function(isa)(compiled.arguments);
      Case::check_interpreted(compiled, isa, {});
    }
}

TEST(InterpretedLoop, SumsInTheOrderOfTheCompiledLoop) {
  check_blocks_of_sums<load(0), op(Opcode::sum_cols, 0, row), store(1, 0, row)>();
  check_blocks_of_sums<load(0), op(Opcode::multiply, 0, 0), op(Opcode::sum_cols, 1, row), op(Opcode::max_cols, 0, row),
                       store(2, 0, row), store(3, 1, row)>();
  // A heavy body, of which one vector is summed at a time.
  check_blocks_of_sums<load(0), op(Opcode::tanh, 0), op(Opcode::exp, 1), op(Opcode::sum_cols, 2, row),
                       op(Opcode::divide, 2, 3), store(4, 0)>();
}

TEST(InterpretedLoop, EpiloguesReadTheTile) {
  constexpr EncodedInstruction encoded[] = {op(Opcode::accumulator),    load(0, col),
                                            op(Opcode::add, 0, 1),      load(1, row),
                                            op(Opcode::multiply, 2, 3), store(4, 0)};
  using Compiled = FusedEpilogue<encoded[0], encoded[1], encoded[2], encoded[3], encoded[4], encoded[5]>;
  std::vector<float> tile(6 * 40);
  for (std::size_t i = 0; i < tile.size(); ++i) tile[i] = static_cast<float>(i) / 7;
  for (const Isa isa : available_isas()) {
    CaseMemory compiled = make_memory(encoded, 6, 9, 50, {.padding = 3});
    CaseMemory interpreted = make_memory(encoded, 6, 9, 50, {.padding = 3});
    const auto program = interpreted_loop(encoded, isa);
    interpreted.arguments.program = program.get();
    Compiled::function(isa)(compiled.arguments, tile.data(), 40, 2, 8, 6, 37);
    interpreting_epilogue(isa)(interpreted.arguments, tile.data(), 40, 2, 8, 6, 37);
    EXPECT_EQ(interpreted.store, compiled.store) << name_of(isa);
  }
}

// An output that is an operand, or the tile, keeps what a later instruction reads.
TEST(InterpretedLoop, OutputsThatAreOperandsAreWrittenWhenAllIsRead) {
  using Case = FusedCase<load(0), load(1), op(Opcode::multiply, 0, 1), store(2, 0), op(Opcode::exp, 2),
                         op(Opcode::subtract, 4, 0), store(5, 1)>;
  Case::check_sizes({.absolute = 1e-5, .in_place = true});
  using WithMaximum = FusedCase<load(0), op(Opcode::exp, 0), store(1, 0), op(Opcode::max_cols, 0, row),
                                op(Opcode::add, 1, 3), store(4, 1)>;
  WithMaximum::check_sizes({.absolute = 1e-5, .in_place = true});
  using OfAnOperand = FusedCase<load(0), op(Opcode::exp, 0), store(1, 0), store(0, 1)>;
  OfAnOperand::check_sizes({.in_place = true});
  constexpr EncodedInstruction encoded[] = {op(Opcode::accumulator), op(Opcode::tanh, 0), store(1, 0),
                                            op(Opcode::add, 1, 0), store(3, 1)};
  using Compiled = FusedEpilogue<encoded[0], encoded[1], encoded[2], encoded[3], encoded[4]>;
  for (const Isa isa : available_isas())
    for (const Index cols : {32, 37}) {
      CaseMemory compiled = make_memory(encoded, 5, 9, 64, {}), interpreted = make_memory(encoded, 5, 9, 64, {});
      const auto program = interpreted_loop(encoded, isa);
      interpreted.arguments.program = program.get();
      for (CaseMemory* memory : {&compiled, &interpreted}) {
        auto* const tile = static_cast<float*>(memory->arguments.store[0]);
        for (Index i = 0; i < 9 * 64; ++i) tile[i] = static_cast<float>(i % 29) / 13 - 1;
        const EpilogueFunction run = memory == &compiled ? Compiled::function(isa) : interpreting_epilogue(isa);
        run(memory->arguments, tile + 64 * 2 + 16, 64, 2, 16, 6, cols);
      }
      EXPECT_EQ(interpreted.store, compiled.store) << name_of(isa) << ", " << cols;
    }
}

TEST(InterpretedLoop, PairsHaveTheValuesOfBoth) {
  for (const BlockPair& pair : block_pairs) {
    const bool is_binary = operand_count(pair.second) == 2, is_both = pair.place == BlockPair::both;
    const int a = pair.place == 1 ? 2 : 3, b = is_both || pair.place == 1 ? 3 : 2;
    const EncodedInstruction first =
        op(pair.first, 0, operand_count(pair.first) == 2 ? 1 : 0, 0, full, pair.is_bound() ? pred : f32);
    const EncodedInstruction second = pair.is_bound() ? op(pair.second, 3, 1, 0)
                                      : is_binary     ? op(pair.second, a, b)
                                                      : op(pair.second, 3);
    const EncodedInstruction encoded[] = {load(0), load(1), load(2), first, second, store(4, 0)};
    for (const Isa isa : available_isas()) {
      const CaseMemory want = make_memory(encoded, 6, 3, 37, {});
      CaseMemory got = make_memory(encoded, 6, 3, 37, {});
      reference::fused_loop(encoded, 6, want.arguments);
      const auto program = interpreted_loop(encoded, isa);
      got.arguments.program = program.get();
      interpreting_loop(isa)(got.arguments);
      compare_memory(got, want, encoded, 6, {}, name_of(isa));
    }
  }
}
// Products are rounded before they are added, and bounds keep what select keeps of NaN and zeros.
TEST(InterpretedLoop, PairsHaveTheBitsOfTheCompiledLoop) {
  using Products = FusedCase<load(0), load(1), load(2), op(Opcode::multiply, 0, 1), op(Opcode::add, 3, 2),
                             op(Opcode::multiply, 0, 2), op(Opcode::subtract, 1, 5), op(Opcode::negate, 4),
                             op(Opcode::multiply, 7, 7), op(Opcode::add, 6, 8), store(9, 0)>;
  Products::check_sizes();
  using Bounds = FusedCase<load(0), load(1), op(Opcode::less, 0, 1, pred), op(Opcode::select, 2, 1, 0, full),
                           op(Opcode::greater, 0, 1, pred), op(Opcode::select, 4, 1, 0, full),
                           op(Opcode::subtract, 3, 5), store(6, 0), store(3, 1), store(5, 2)>;
  Bounds::check(7, 100, {.absolute = HUGE_VAL, .special = true});
}

TEST(InterpretedLoop, ListsThatDoNotExistAreRefused) {
  constexpr EncodedInstruction power_of_integers[] = {load(0, full, i32), op(Opcode::power, 0, 0, i32),
                                                      store(1, 0, full, i32)};
  weft::testing::expect_error([&] { (void)interpreted_loop(power_of_integers); }, "instruction_is_unknown",
                              {"3 instructions"});
  constexpr EncodedInstruction of_a_later_one[] = {load(0), op(Opcode::add, 0, 2), store(1, 0)};
  weft::testing::expect_error([&] { (void)interpreted_loop(of_a_later_one); }, "instruction_is_unknown", {});
}

}  // namespace weft::test::interpreted_loop_test
