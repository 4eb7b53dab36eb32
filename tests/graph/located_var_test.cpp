// What a LocatedVar knows of the line, and what it asks of a value: an answer, a note or an error.
#include <weft/graph/located_var.hpp>

#include <support/expect_error.hpp>
#include <support/program.hpp>

namespace weft::located_var_test {

using testing::expect_error;
using testing::Program;

int line_of(LocatedVar x) { return x.line; }
int line_through(LocatedVar x) { return line_of(x); }

TEST(LocatedVar, KeepsTheLineOfTheFirstUse) {
  Program program;
  const Var x = program.input("x", {2, 3});
  EXPECT_EQ(line_of(x), __LINE__);
  EXPECT_EQ(line_through(x), __LINE__) << "functions that pass it on are not the user";
  EXPECT_EQ(LocatedVar(x, 7).beside(x).line, 7);
}

TEST(LocatedVar, AnswersNotesOrRaises) {
  Program program;
  const LocatedVar x = program.input("x", {2, 3}), tokens = program.input("t", {2}, DType::i32);
  EXPECT_TRUE(x.has_dimension("sum", -2, 2));
  EXPECT_TRUE(x.has_rank("matmul", 1, 2));
  EXPECT_TRUE(x.has_dtype_of(x, "add"));
  EXPECT_TRUE(x.is_supported(true, "exp"));
  expect_error([&] { (void)x.has_dimension("sum", -3, 2); }, "dimension_out_of_range", {"sum", "dimension -3", "rank 2"});
  expect_error([&] { (void)x.has_rank("label", 1, 1); }, "operand_ranks_differ", {"rank 2 is given where rank 1"});
  expect_error([&] { (void)x.has_dtype_of(tokens, "add"); }, "element_types_differ", {"add", "f32 and i32"});
  expect_error([&] { (void)tokens.is_supported(false, "exp"); }, "element_type_not_supported", {"exp", "i32"});
  program.graph.notes_mistakes = true;
  EXPECT_FALSE(x.has_rank("label", 1, 1));
  EXPECT_EQ(program.graph.mistake.kind, Mistake::Kind::operand_ranks_differ);
  EXPECT_FALSE(tokens.is_supported(false, "exp"));
  EXPECT_STREQ(program.graph.mistake.name.c_str(), "label") << "the first one";
}

}  // namespace weft::located_var_test
