// Interpreted loops have the bits of compiled ones: every case of fused_loop_test, fused_reduction_test and these
// checks that (see fused_loop_case.hpp); here are the sizes around blocks of sums, epilogues, and lists that do not
// exist.
#include "fused_loop_case.hpp"

#include <support/expect_error.hpp>

namespace weft::test {
namespace {

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

TEST(InterpretedLoop, ListsThatDoNotExistAreRefused) {
  constexpr EncodedInstruction power_of_integers[] = {load(0, full, i32), op(Opcode::power, 0, 0, i32),
                                                      store(1, 0, full, i32)};
  weft::testing::expect_error([&] { (void)interpreted_loop(power_of_integers); }, "instruction_is_unknown",
                              {"3 instructions"});
  constexpr EncodedInstruction of_a_later_one[] = {load(0), op(Opcode::add, 0, 2), store(1, 0)};
  weft::testing::expect_error([&] { (void)interpreted_loop(of_a_later_one); }, "instruction_is_unknown", {});
}

}  // namespace
}  // namespace weft::test
