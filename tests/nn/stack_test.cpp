// Stack: blocks under names of their own, in order, and blocks that do not fit one another.
#include <support/expect_error.hpp>
#include <support/gradients.hpp>
#include <weft/nn/linear.hpp>
#include <weft/nn/stack.hpp>

namespace weft {
namespace {

using testing::expect_error;
using testing::Program;
using testing::random_value;

struct Residual {
  Name name;
  Index features = 0;
  constexpr Var operator()(Var x) const { return x + tanh(nn::Linear{name / "inner", features, features}(x)); }
};
static_assert(nn::StackableBlock<Residual>);
static_assert(!nn::StackableBlock<Name>);

constexpr Index inputs_of_stack() {
  Graph graph;
  const Var x{&graph, graph.add_input("x", InputKind::data, DType::f32, {2, 4})};
  return nn::Stack<Residual, 3>{"h", {{}, 4}}(x).shape() == x.shape() ? graph.inputs.size() : 0;
}
static_assert(inputs_of_stack() == 7);

TEST(Stack, IsItsBlocksOneAfterTheOther) {
  EXPECT_EQ(inputs_of_stack(), 7);
  Program program, by_hand;
  const Shape shape{2, 4};
  const Var stacked = nn::Stack<Residual, 3>{"h", {{}, 4}}(program.input("x", shape));
  const Var hand = Residual{"h.2", 4}(Residual{"h.1", 4}(Residual{"h.0", 4}(by_hand.input("x", shape))));
  EXPECT_EQ(testing::fingerprint(program.graph), testing::fingerprint(by_hand.graph));
  EXPECT_EQ(stacked.id, hand.id);
  for (Index i = 1; i < 7; ++i)
    EXPECT_EQ(program.graph.input_name(i).view(),
              "h." + std::to_string((i - 1) / 2) + (i % 2 == 1 ? ".inner.weight" : ".inner.bias"));
}

TEST(Stack, NumbersHaveAsManyDigitsAsTheyNeed) {
  EXPECT_EQ(nn::detail::numbered("h", 0).view(), "h.0");
  EXPECT_EQ(nn::detail::numbered("h", 10).view(), "h.10");
  EXPECT_EQ(nn::detail::numbered("model.h", 1234).view(), "model.h.1234");
}

TEST(Stack, Gradients) {
  testing::expect_gradients({random_value(DType::f32, {2, 3}, 1)}, [](const testing::Vars& x) {
    return nn::Stack<Residual, 2>{"h", {{}, 3}}(x[0]);
  });
}

struct Halving {
  Name name;
  constexpr Var operator()(Var x) const {
    const Index features = x.shape()[1];
    return nn::Linear{name, features, features / 2}(x);
  }
};
struct Rounding {
  Name name;
  constexpr Var operator()(Var x) const { return convert(x, DType::bf16); }
};
TEST(Stack, ABlockThatChangesShapeOrTypeIsNamed) {
  Program program;
  const Var x = program.input("x", {2, 8});
  expect_error(
      [&] {
        (void)nn::Stack<Halving, 2>{"h", {}}(x);
      },
      "block_changes_its_input", {"'h.0'", "f32 [2, 4] of f32 [2, 8]"});
  expect_error(
      [&] {
        (void)nn::Stack<Rounding, 2>{"h", {}}(x);
      },
      "block_changes_its_input", {"'h.0'", "bf16 [2, 8] of f32 [2, 8]"});
}

}  // namespace
}  // namespace weft
