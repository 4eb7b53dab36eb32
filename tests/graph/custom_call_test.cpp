// Operations of a user's own in graphs: types, options, numbers, gradients, text, and what is refused.
#include <support/archived.hpp>
#include <support/custom_operations.hpp>
#include <support/expect_error.hpp>
#include <support/gradients.hpp>
#include <weft/graph/describe_graph.hpp>
#include <weft/graph/print.hpp>
#include <weft/graph/scan.hpp>
#include <weft/graph/simplify.hpp>

namespace weft::custom_call_test {

using testing::expect_equal;
using testing::expect_error;
using testing::expect_gradients;
using testing::expect_near;
using testing::f32_value;
using testing::Gram;
using testing::Program;
using testing::random_value;
using testing::RowMoments;
using testing::ScaledSum;
using testing::Vars;

TEST(CustomCall, ComputesWithItsOptions) {
  Program program;
  const Var a = program.input("a", {2}), b = program.input("b", {2});
  const std::vector<Value> given{f32_value({2}, {1, 2}), f32_value({2}, {10, 20})};
  expect_equal(program.value(custom_call(ScaledSum{.scale = 0.5}, a, b), given), f32_value({2}, {5.5, 11}));
  expect_equal(program.value(custom_call(ScaledSum{2, true}, a, b), given), f32_value({2}, {-22, -44}));
}

TEST(CustomCall, SeveralResultsAreVarsOfTheirTypes) {
  Program program;
  const Var x = program.input("x", {2, 4});
  const auto [mean, squares] = custom_call(RowMoments{}, x);
  const Value given = f32_value({2, 4}, {1, 2, 3, 6, -1, -1, -1, -1});
  expect_equal(program.value(mean, {given}), f32_value({2}, {3, -1}));
  expect_equal(program.value(squares, {given}), f32_value({2}, {14, 0}));
}

// Equal calls are one node; other options are another.
TEST(CustomCall, EqualCallsAreOne) {
  Program program;
  const Var a = program.input("a", {2}), b = program.input("b", {2});
  const Var once = custom_call(ScaledSum{2}, a, b);
  EXPECT_EQ(custom_call(ScaledSum{2}, a, b).id, once.id);
  EXPECT_NE(custom_call(ScaledSum{3}, a, b).id, once.id);
  EXPECT_EQ(program.graph.custom_operations.size(), 1);
}

TEST(CustomCall, GradientsAreThoseOfDifferences) {
  const auto x = random_value(DType::f64, {3, 4}, 1), y = random_value(DType::f64, {3, 4}, 2);
  expect_gradients({x, y}, [](const Vars& in) { return custom_call(ScaledSum{3, true}, in[0] * in[1], in[1]); });
  expect_gradients({x}, [](const Vars& in) { return custom_call(RowMoments{}, in[0])[0]; });
  expect_gradients({x}, [](const Vars& in) { return custom_call(RowMoments{}, in[0])[1]; });
  expect_gradients({x}, [](const Vars& in) {
    const auto [mean, squares] = custom_call(RowMoments{}, in[0]);
    return mean * squares;
  });
}

// What a rule makes of values of a body is made in the loop that runs back.
TEST(CustomCall, IsDifferentiatedInLoops) {
  for (const bool recomputes : {false, true})
    expect_gradients({random_value(DType::f64, {3, 4}, 1)}, [recomputes](const Vars& in) {
      return scan(*in[0].graph, 3, {in[0]}, {},
                  [](const Buffer<Var>& carry, const Buffer<Var>&) {
                    const auto [mean, squares] = custom_call(RowMoments{}, carry[0]);
                    return Scanned{{tanh(carry[0] * broadcast_in_dim(mean + squares, {3, 4}, {0}))}, {}};
                  },
                  {.recomputes = recomputes})
          .carry[0];
    });
}

TEST(CustomCall, IsPrintedByItsName) {
  Program program;
  const Var x = program.input("x", {2, 4});
  const Var sum = custom_call(ScaledSum{0.25}, x, x), squares = custom_call(RowMoments{}, x)[1];
  EXPECT_EQ(to_text(program.graph, sum.id),
            "%1 = f32[2,4] custom_call(%0, %0), target=\"scaled_sum\", scale=0.25, negated=0");
  EXPECT_EQ(to_text(program.graph, squares.id), "%3 = f32[2] custom_call(%0), target=\"row_moments\", result=1");
}

TEST(CustomCall, FlopsAreThoseOfTheCallNotOfEachResult) {
  Program program;
  const Var x = program.input("x", {2, 4});
  const auto [mean, squares] = custom_call(RowMoments{}, x);
  EXPECT_EQ(flops_of(program.graph, mean.id), 32);
  EXPECT_EQ(flops_of(program.graph, squares.id), 0);
  EXPECT_EQ(flops_of(program.graph, custom_call(ScaledSum{}, x, x).id), 16);
  EXPECT_EQ(flops_of(program.graph, custom_call(Gram{}, x, x).id), 0);  // it does not say
}

constexpr Graph traced() {
  Graph graph;
  const Var x{&graph, graph.add_input("x", InputKind::weight, DType::f32, {2, 4})};
  const auto [mean, squares] = custom_call(RowMoments{}, custom_call(ScaledSum{2}, x, exp(x)));
  const Var loss = sum(mean * squares);
  graph.add_output("loss", loss.id);
  graph.add_output("gradient", differentiate(graph, loss.id, {x.id})[0]);
  verify(graph);
  return simplify_nodes(graph);
}
// Traced by the compiler and kept as a constant, a graph points to the same operations.
TEST(CustomCall, AConstantGraphIsTheOneOfRunTime) {
  static constexpr FrozenWords words{traced()};
  const Graph thawed = words.thaw<Graph>(), made = traced();
  EXPECT_EQ(to_text(thawed), to_text(made));
  EXPECT_EQ(thawed.custom_operations[0], &custom_operation<ScaledSum>);
  EXPECT_EQ(thawed.custom_operations[1], &custom_operation<RowMoments>);
}

struct OtherSum : ScaledSum {};

struct Misread : ScaledSum {
  static constexpr const char* name = "misread";
  void run(const KernelCall& at) const { (void)at.operand<std::int32_t>(1); }
};
struct WrongGradient : ScaledSum {
  static constexpr const char* name = "wrong_gradient";
  constexpr void gradient(CustomPullback& at) const { at.give(0, sum(at.cotangent())); }
};

struct GradientOfAnother : ScaledSum {
  static constexpr const char* name = "gradient_of_another";
  constexpr void gradient(CustomPullback& at) const { at.give(2, at.cotangent()); }
};

TEST(CustomCall, MistakesHaveNames) {
  Program program;
  const Var x = program.input("x", {2, 4}), y = program.input("y", {4, 2});
  const std::vector<Value> inputs{random_value(DType::f32, {2, 4}, 1), random_value(DType::f32, {4, 2}, 2)};
  expect_error([&] { (void)custom_call(ScaledSum{}, x, y); }, "custom_operands_do_not_fit",
               {"scaled_sum(f32 [2, 4], f32 [4, 2])", "both operands are of one type"});
  expect_error([&] { (void)differentiate(program.graph, sum(custom_call(Gram{}, x, x)).id, {x.id}); },
               "custom_operation_has_no_gradient", {"gram", "gradient(CustomPullback&)"});
  expect_error([&] { (void)custom_call(ScaledSum{}, x, x), (void)custom_call(OtherSum{}, x, x); },
               "custom_operations_have_one_name", {"scaled_sum", "OtherSum"});
  expect_error([&] { (void)program.value(custom_call(Misread{}, x, x), inputs); }, "custom_operand_is_read_wrongly",
               {"misread", "operand 1", "f32", "i32"});
  expect_error([&] { (void)differentiate(program.graph, sum(custom_call(WrongGradient{}, x, x)).id, {x.id}); },
               "custom_gradient_differs", {"wrong_gradient", "operand 0", "[2, 4]"});
  expect_error([&] { (void)differentiate(program.graph, sum(custom_call(GradientOfAnother{}, x, x)).id, {x.id}); },
               "custom_operand_is_unknown", {"gradient_of_another", "operand 2", "has 2"});
}

}  // namespace weft::custom_call_test
