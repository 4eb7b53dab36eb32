// Stack: blocks under names of their own, in order, and blocks that do not fit one another.
#include <support/expect_error.hpp>
#include <support/gradients.hpp>
#include <weft/nn/dropout.hpp>
#include <weft/nn/linear.hpp>
#include <weft/nn/stack.hpp>

namespace weft::stack_test {

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

// Two stacks, one in the other.
struct Pair {
  Name name;
  Index features = 0;
  constexpr Var operator()(Var x) const {
    const Var inner = nn::Stack<Residual, 2>{name / "inner", {{}, features}}(x);
    return inner * 0.5 + nn::Linear{name / "out", features, features}(x);
  }
};

constexpr Index inputs_of_stack() {
  Graph graph;
  const Var x{&graph, graph.add_input("x", InputKind::data, DType::f32, {2, 4})};
  const bool same = nn::Stack<Residual, 3>{"h", {{}, 4}}(x).shape() == x.shape() &&
                    nn::Sequence<Residual, 3>{"g", {{}, 4}}(x).shape() == x.shape();
  return same ? graph.inputs.size() : 0;
}
static_assert(inputs_of_stack() == 1 + 2 + 6);

TEST(Stack, ASequenceIsItsBlocksOneAfterTheOther) {
  EXPECT_EQ(inputs_of_stack(), 9);
  Program program, by_hand;
  const Shape shape{2, 4};
  const Var stacked = nn::Sequence<Residual, 3>{"h", {{}, 4}}(program.input("x", shape));
  const Var hand = Residual{"h.2", 4}(Residual{"h.1", 4}(Residual{"h.0", 4}(by_hand.input("x", shape))));
  EXPECT_EQ(testing::fingerprint(program.graph), testing::fingerprint(by_hand.graph));
  EXPECT_EQ(stacked.id, hand.id);
  for (Index i = 1; i < 7; ++i)
    EXPECT_EQ(program.graph.input_name(i).view(),
              "h." + std::to_string((i - 1) / 2) + (i % 2 == 1 ? ".inner.weight" : ".inner.bias"));
}

// A weight of all layers is one input, a layer's own part of it what a sequence has under the layer's name.
void expect_same_values(Program& stacked, Var y, Program& one_by_one, Var hand) {
  std::vector<Value> inputs{random_value(DType::f32, {2, 4}, 1)}, own{inputs[0]};
  for (Index i = 1; i < one_by_one.graph.inputs.size(); ++i)
    own.push_back(random_value(DType::f32, one_by_one.graph.shape(one_by_one.graph.inputs[i].node),
                               static_cast<std::uint32_t>(i)));
  for (Index i = 1; i < stacked.graph.inputs.size(); ++i) {
    const Input& input = stacked.graph.inputs[i];
    const Shape shape = stacked.graph.shape(input.node);
    Value whole{DType::f32, shape, {}};
    for (Index layer = 0; layer < layer_count(shape, input.stacked); ++layer) {
      const Name name = name_of_layer(stacked.graph.input_name(i), shape, input.stacked, layer);
      const std::int32_t number = one_by_one.graph.find_input(name);
      ASSERT_GE(number, 0) << name.c_str();
      const Value& part = own[to_size(number)];
      whole.elements.insert(whole.elements.end(), part.elements.begin(), part.elements.end());
    }
    inputs.push_back(whole);
  }
  testing::expect_equal(stacked.value(y, inputs), one_by_one.value(hand, own));
}
TEST(Stack, ALoopOverTheBlocksIsTheSame) {
  Program program, by_hand;
  const Var y = nn::Stack<Residual, 3>{"h", {{}, 4}}(program.input("x", {2, 4}));
  const Var hand = nn::Sequence<Residual, 3>{"h", {{}, 4}}(by_hand.input("x", {2, 4}));
  ASSERT_EQ(program.graph.inputs.size(), 3);
  EXPECT_EQ(program.graph.input_name(1).view(), "h.*.inner.weight");
  EXPECT_TRUE(program.graph.shape(program.graph.inputs[1].node) == Shape({3, 4, 4}));
  EXPECT_EQ(program.graph.inputs[1].stacked, 1);
  expect_same_values(program, y, by_hand, hand);
}
TEST(Stack, StacksInStacksHaveTwoNumbers) {
  Program program, by_hand;
  const Var y = nn::Stack<Pair, 3>{"h", {{}, 4}}(program.input("x", {2, 4}));
  const Var x = by_hand.input("x", {2, 4});
  Var hand = x;
  for (const char* block : {"h.0", "h.1", "h.2"})
    hand = nn::Sequence<Residual, 2>{Name(block) / "inner", {{}, 4}}(hand) * 0.5 + nn::Linear{Name(block) / "out", 4, 4}(hand);
  EXPECT_EQ(program.graph.input_name(1).view(), "h.*.inner.*.inner.weight");
  EXPECT_TRUE(program.graph.shape(program.graph.inputs[1].node) == Shape({3, 2, 4, 4}));
  expect_same_values(program, y, by_hand, hand);
}
struct Dropping {
  Name name;
  constexpr Var operator()(Var x) const {
    const nn::Dropout drop{name / "drop", 0.5};
    return drop(x) + drop(x);
  }
};
TEST(Stack, EveryLayerDropsWithNumbersOfItsOwn) {
  Program program, by_hand;
  program.output(nn::Stack<Dropping, 3>{"h", {}}(program.input("x", {8, 8})));
  by_hand.output(nn::Sequence<Dropping, 3>{"h", {}}(by_hand.input("x", {8, 8})));
  const std::vector<Value> inputs{random_value(DType::f32, {8, 8}, 1), filled_value(DType::u32, {}, 7),
                                  filled_value(DType::u32, {}, 3)};
  testing::expect_equal(interpret(program.graph, inputs)[0], interpret(by_hand.graph, inputs)[0]);
}

struct Named {
  Name name;
  constexpr Var operator()(Var x) const { return x + checkpoint_name(nn::Linear{name / "inner", 3, 3}(tanh(x)), "made"); }
};
TEST(Stack, Gradients) {
  const nn::KeepPolicy made(nn::Keep::inputs, [](std::string_view name) { return name == "made"; });
  testing::expect_gradients({random_value(DType::f32, {2, 3}, 1)}, [&](const testing::Vars& x) {
    return nn::Stack<Named, 2>{"h", {}, made}(x[0]);
  });
  for (const nn::Keep keep : {nn::Keep::everything, nn::Keep::inputs})
    testing::expect_gradients({random_value(DType::f32, {2, 3}, 1)}, [keep](const testing::Vars& x) {
      return nn::Stack<Residual, 2>{"h", {{}, 3}, keep}(x[0]);
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
      "block_changes_its_input", {"'h.*'", "f32 [2, 4] of f32 [2, 8]"});
  expect_error(
      [&] {
        (void)nn::Stack<Rounding, 2>{"h", {}}(x);
      },
      "block_changes_its_input", {"'h.*'", "bf16 [2, 8] of f32 [2, 8]"});
}

}  // namespace weft::stack_test
