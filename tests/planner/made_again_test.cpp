// Values that are almost others are not kept for the backward pass, and nothing else is computed twice.
#include <support/planned.hpp>
#include <weft/graph/activations.hpp>
#include <weft/graph/control.hpp>
#include <weft/graph/differentiate.hpp>
#include <weft/planner/fuse.hpp>

namespace weft::made_again_test {

using testing::Program;

constexpr Index elements = 64;

// sum(function(x)) and its gradient.
template <class Function>
Program differentiated(Function function) {
  Program program;
  const Var x = program.input("x", {elements});
  const Var loss = sum(function(x));
  program.output(loss);
  program.output(Var{&program.graph, differentiate(program.graph, loss.id, {x.id})[0]});
  return program;
}
// Of f32[elements], those that loops store, and operations that were added by legalization to the backward pass.
struct Made {
  Index stored = 0, again = 0;
};
template <class Function>
Made made(Function function) {
  Program program = differentiated(function);
  testing::planned(program);
  const Graph legal = legalize(program.graph);
  const Fusion fusion = fuse(legal);
  Made found;
  for (Id id = 0; id < legal.size(); ++id) {
    const bool is_one = legal.elements(id) == elements && legal[id].op != Op::parameter;
    if (is_one && fusion.in_memory[id]) ++found.stored;
    const Node& node = legal[id];
    if (legal.find(node.op, node.type, node.attributes, legal.operands(id), node.operand_count) != id) ++found.again;
  }
  return found;
}

// Both 2 t and 3 t are read in the backward pass of their product: t alone is kept. The gradient is stored, too.
TEST(MadeAgain, TwoThatAreAlmostOne) {
  const Made found = made([](Var x) {
    const Var t = tanh(x), two = 2.0 * t, three = 3.0 * t;
    return two * three;
  });
  EXPECT_EQ(found.again, 2);
  EXPECT_EQ(found.stored, 2);
}

// Each of a chain is made of the one before, which is made again as well.
TEST(MadeAgain, AChain) {
  const Made found = made([](Var x) {
    const Var two = 2.0 * x, more = two + 1.0;
    return two * more;
  });
  EXPECT_EQ(found.again, 2);
}

// What alone is almost another value, which nothing else reads, is as good to keep.
TEST(MadeAgain, OneThatIsAlmostWhatIsNotKept) {
  const Made found = made([](Var x) {
    const Var half = 0.5 * (exp(x) + x);
    return half * half;
  });
  EXPECT_EQ(found.again, 0);
}

// gelu keeps what bounds x from below and erfc of it, and not x / 2 and x / -sqrt(2).
TEST(MadeAgain, TwoOfGelu) {
  const Made found = made([](Var x) { return gelu(tanh(x)); });
  EXPECT_EQ(found.again, 2);
}

// A product with a matrix needs its operand in memory, and so it has it.
TEST(MadeAgain, NotWhatIsInMemoryAnyway) {
  Program program;
  const Var x = program.input("x", {4, 8}), w = program.input("w", {8, 8});
  const Var two = 2.0 * x;
  const Var loss = sum(matmul(two, w) * two);
  program.output(loss);
  program.output(Var{&program.graph, differentiate(program.graph, loss.id, {w.id})[0]});
  const Graph legal = legalize(program.graph);
  for (Id id = 0; id < legal.size(); ++id) {
    const Node& node = legal[id];
    EXPECT_EQ(legal.find(node.op, node.type, node.attributes, legal.operands(id), node.operand_count), id);
  }
  testing::planned(program);
}

}  // namespace weft::made_again_test
