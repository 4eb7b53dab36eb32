// The instructions of a fused loop.
#include <support/expect_error.hpp>
#include <support/program.hpp>
#include <weft/planner/loop_code.hpp>
#include <weft/planner/legalize.hpp>

namespace weft::loop_code_test {

using testing::Program;

const char* name_of(Opcode code) {
  switch (code) {
    case Opcode::load: return "load";
    case Opcode::store: return "store";
    case Opcode::accumulator: return "accumulator";
    case Opcode::row_index: return "row_index";
    case Opcode::col_index: return "col_index";
    case Opcode::add: return "add";
    case Opcode::multiply: return "multiply";
    case Opcode::convert: return "convert";
    case Opcode::exp: return "exp";
    case Opcode::sum_cols: return "sum_cols";
    case Opcode::sum_rows: return "sum_rows";
    case Opcode::max_cols: return "max_cols";
    default: return "other";
  }
}
// One word an instruction: its code, for loads and stores its slot, and its extent: f, r, c or s.
std::string code_of(const Graph& graph, std::int32_t group = 0) {
  const Graph legal = legalize(graph);
  const Fusion fusion = fuse(legal);
  const LoopCode code = generate_loop(legal, fusion, assign_buffers(legal, fusion), fusion.groups[group]);
  std::string text;
  for (const Instruction& instruction : code.instructions) {
    text += std::string(text.empty() ? "" : " ") + name_of(instruction.opcode);
    if (instruction.opcode == Opcode::load || instruction.opcode == Opcode::store)
      text += std::to_string(static_cast<int>(instruction.slot));
    text += std::string(".") + "frcs"[static_cast<int>(instruction.extent)];
  }
  return text;
}

TEST(LoopCode, OperandsAreLoadedAsTheyAreBroadcast) {
  Program program;
  const Var x = program.input("x", {4, 3}), row = program.input("row", {4, 1}), col = program.input("col", {3});
  program.output((x * row + col) * 2.0);
  EXPECT_EQ(code_of(program.graph), "load0.f load1.r multiply.f load2.c add.f load3.s multiply.f store0.f");
}

TEST(LoopCode, AValueThatIsReadTwiceIsLoadedOnce) {
  Program program;
  const Var x = program.input("x", {4});
  program.output(x * x + x);
  EXPECT_EQ(code_of(program.graph), "load0.f multiply.f add.f store0.f");
}

TEST(LoopCode, ReductionsGoOverColumnsOrRows) {
  Program program;
  const Var x = program.input("x", {4, 3});
  program.output(sum(exp(x), 1));
  EXPECT_EQ(code_of(program.graph), "load0.f exp.f sum_cols.r store0.r");
  Program other;
  other.output(sum(exp(other.input("x", {4, 3})), 0));
  EXPECT_EQ(code_of(other.graph), "load0.f exp.f sum_rows.c store0.c");
}

TEST(LoopCode, ValuesOfRowsAreComputedAsSuch) {
  Program program;
  const Var x = program.input("x", {4, 3});
  program.output(x * expand_dims(max(x, 1) + 1.0, 1));
  EXPECT_EQ(code_of(program.graph), "load0.f max_cols.r load1.s add.r multiply.f store0.f");
}

TEST(LoopCode, RowAndColumnNumbersAreNotLoaded) {
  Program program;
  const Var numbers = iota(program.graph, {4, 3}, 0) * iota(program.graph, {4, 3}, 1);
  program.output(numbers);
  EXPECT_EQ(code_of(program.graph), "row_index.r col_index.c multiply.f store0.f");
}

TEST(LoopCode, AnEpilogueStartsFromTheAccumulator) {
  Program program;
  const Var x = program.input("x", {4, 3}), w = program.input("w", {3, 5}), b = program.input("b", {5});
  program.output(matmul(x, w) + b);
  EXPECT_EQ(code_of(program.graph), "accumulator.f load0.c add.f store0.f");
}

TEST(LoopCode, OneOperandHasASlotForEachExtent) {
  Program program;
  const Var x = program.input("x", {4, 4});
  const Var line = program.input("line", {4});
  program.output(x * expand_dims(line, 1) + line);
  EXPECT_EQ(code_of(program.graph), "load0.f load1.r multiply.f load2.c add.f store0.f");
}

TEST(LoopCode, RowsAreNotNumberedInABatchOfMatrices) {
  Program program;
  const Var a = program.input("a", {2, 3, 4}), b = program.input("b", {2, 4, 5});
  const Var product = matmul(a, b);
  program.output(product * convert(broadcast_in_dim(iota(program.graph, {2}, 0), product.shape(), {0}), DType::f32));
  for (std::int32_t group = 0; group < 2; ++group) {
    const std::string code = code_of(program.graph, group);
    EXPECT_TRUE(code.find("row_index") == std::string::npos || code.find("accumulator") == std::string::npos) << code;
  }
}

}  // namespace weft::loop_code_test
