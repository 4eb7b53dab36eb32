// Simplification: what each identity leaves, and the same results on random programs.
#include <support/program.hpp>
#include <weft/graph/map.hpp>
#include <weft/graph/simplify.hpp>
#include <weft/graph/verify.hpp>

namespace weft::simplify_test {

using testing::Program;
using testing::random_value;

// Nodes that are left of function(x), beside the inputs x [2, 3] and y [3].
template <class Function>
constexpr Index nodes_left(Function function) {
  Graph graph;
  const Var x{&graph, graph.add_input("x", InputKind::data, DType::f32, {2, 3})};
  const Var y{&graph, graph.add_input("y", InputKind::data, DType::f32, {3})};
  graph.add_output("result", function(x, y).id);
  const Graph simple = simplify(graph);
  verify(simple);
  return simple.size() - 2;
}
constexpr Var neutral(Var x, Var) { return -(-(x * 1.0 + 0.0)) / 1.0 - 0.0; }
static_assert(nodes_left(neutral) == 0);
static_assert(nodes_left([](Var x, Var y) { return x + y; }) == 2);  // broadcast, add

TEST(Simplify, NeutralElementsDisappear) {
  EXPECT_EQ(nodes_left(neutral), 0);
  EXPECT_EQ(nodes_left([](Var x, Var) { return x + 0.0; }), 0);
  EXPECT_EQ(nodes_left([](Var x, Var) { return 0.0 + x; }), 0);
  EXPECT_EQ(nodes_left([](Var x, Var) { return x - 0.0; }), 0);
  EXPECT_EQ(nodes_left([](Var x, Var) { return x * 1.0; }), 0);
  EXPECT_EQ(nodes_left([](Var x, Var) { return 1.0 * x; }), 0);
  EXPECT_EQ(nodes_left([](Var x, Var) { return x / 1.0; }), 0);
  EXPECT_EQ(nodes_left([](Var x, Var) { return -(-x); }), 0);
  EXPECT_EQ(nodes_left([](Var x, Var) { return stop_gradient(x); }), 0);
  EXPECT_EQ(nodes_left([](Var x, Var) { return select(x > 1.0, x, x); }), 0);
  EXPECT_EQ(nodes_left([](Var x, Var) { return emit_var(Op::convert, {x}, no_attributes, x.type()); }), 0);
}

TEST(Simplify, ADynamicSliceOfAWholeTensorIsThatTensor) {
  const auto at = [](Var x) { return constant(*x.graph, 1, DType::i32); };
  EXPECT_EQ(nodes_left([&](Var x, Var) { return dynamic_slice(x, {at(x), at(x)}, {2, 3}); }), 0);
  EXPECT_EQ(nodes_left([&](Var x, Var) { return dynamic_slice(x, {at(x), at(x)}, {2, 2}); }), 2);
  EXPECT_EQ(nodes_left([&](Var x, Var) { return dynamic_update_slice(-x, x, {at(x), at(x)}); }), 0);
  EXPECT_EQ(nodes_left([&](Var x, Var y) { return dynamic_update_slice(x, reshape(y, {1, 3}), {at(x), at(x)}); }), 3);
}

TEST(Simplify, WhatIsNotNeutralStays) {
  EXPECT_EQ(nodes_left([](Var x, Var) { return 0.0 - x; }), 3);  // constant, broadcast, subtract
  EXPECT_EQ(nodes_left([](Var x, Var) { return x * 0.0; }), 3);  // 0 * inf is NaN
  EXPECT_EQ(nodes_left([](Var x, Var) { return 1.0 / x; }), 3);
  EXPECT_EQ(nodes_left([](Var x, Var) { return -x; }), 1);
}

TEST(Simplify, ScalarConstantsAreFoldedInSinglePrecision) {
  Program program;
  const auto c = [&](double value) { return constant(program.graph, value); };
  program.output(((c(0.1) + c(0.2)) * c(3) - c(1)) / c(7));
  program.output(maximum(-c(2), minimum(c(5), c(-3))));
  program.output(maximum(c(std::nan("")), c(1)));
  const auto before = interpret(program.graph, std::vector<Value>{});
  const Graph simple = simplify(program.graph);
  verify(simple);
  EXPECT_EQ(simple.size(), 3);
  const auto after = interpret(simple, std::vector<Value>{});
  for (std::size_t i = 0; i < 3; ++i) testing::expect_equal(after[i], before[i]);
}

TEST(Simplify, ZeroAndOneAreNumbersOfEveryType) {
  Program program;
  const auto converted = [&](double value, DType to) {
    program.output(convert(broadcast_to(constant(program.graph, value, DType::i32), {2}), to));
  };
  converted(0, DType::f32);
  converted(1, DType::pred);
  converted(1, DType::bf16);
  converted(300, DType::u8);  // is left to the kernel
  const Graph simple = simplify(program.graph);
  Index converts = 0;
  for (Id id = 0; id < simple.size(); ++id) converts += simple[id].op == Op::convert;
  EXPECT_EQ(converts, 1);
  const auto before = interpret(program.graph, std::vector<Value>{}), after = interpret(simple, std::vector<Value>{});
  for (std::size_t i = 0; i < before.size(); ++i) testing::expect_equal(after[i], before[i]);
}

// As JAX prints a remainder by a number that it knows, which is not 0 and has no sign.
TEST(Simplify, ComparisonsOfWholeNumbersAndKnownPredicatesAreFolded) {
  const auto truth = [](Var x, double value) {
    return broadcast_to(constant(*x.graph, value, DType::pred), x.shape());
  };
  const auto number = [](Var p) { return convert(p, DType::i32); };
  EXPECT_EQ(nodes_left([&](Var x, Var) { return select(truth(x, 1) & (x > x), x, -x) - select(x > x, x, -x); }),
            nodes_left([&](Var x, Var) { return select(x > x, x, -x) - select(x > x, x, -x); }));
  EXPECT_EQ(nodes_left([&](Var x, Var) { return select(truth(x, 0) | (x > 1.0), x, x + 1.0); }),
            nodes_left([&](Var x, Var) { return select(x > 1.0, x, x + 1.0); }));
  EXPECT_EQ(nodes_left([&](Var x, Var) { return select(truth(x, 0) & (x > 1.0), -x, x); }), 0);
  EXPECT_EQ(nodes_left([&](Var x, Var) { return select(truth(x, 1) | (x > 1.0), x, -x); }), 0);
  EXPECT_EQ(nodes_left([&](Var x, Var) { return select(number(x > 1.0) != 0.0, x, x + 1.0); }),
            nodes_left([&](Var x, Var) { return select(x > 1.0, x, x + 1.0); }));
  const auto whole = [](Var x, double value) { return constant(*x.graph, value, DType::i32); };
  EXPECT_EQ(nodes_left([&](Var x, Var) {
              const Var is_less = whole(x, 2147483646) < whole(x, 2147483647);  // one number in f32
              return select(broadcast_to(is_less, x.shape()), x, -x);
            }),
            0);
}

TEST(Simplify, FoldedExtremaOrderZeros) {
  Program program;
  const auto c = [&](double value) { return constant(program.graph, value); };
  program.output(maximum(c(0.0), c(-0.0)));
  program.output(maximum(c(-0.0), c(0.0)));
  program.output(minimum(c(0.0), c(-0.0)));
  program.output(minimum(c(-0.0), c(0.0)));
  const auto after = interpret(simplify(program.graph), std::vector<Value>{});
  for (std::size_t i = 0; i < 4; ++i) EXPECT_EQ(std::signbit(after[i][0]), i > 1) << i;
}

// Of x [2, 3], in constant evaluation.
template <class Function>
constexpr Op op_of(Function function, DType dtype = DType::f32) {
  Graph graph;
  graph.add_output("result", function(Var{&graph, graph.add_input("x", InputKind::data, dtype, {2, 3})}).id);
  const Graph simple = simplify(graph);
  return simple[simple.outputs[0].node].op;
}

TEST(Simplify, QuotientsByPowersOfTwoAreProducts) {
  static_assert(op_of([](Var x) { return x / 8.0; }) == Op::multiply);
  static_assert(op_of([](Var x) { return x / -0.25; }) == Op::multiply);
  static_assert(op_of([](Var x) { return x / 16384.0; }, DType::f16) == Op::multiply);
  static_assert(op_of([](Var x) { return x / 32768.0; }) == Op::divide);  // 2^-15 is no normal f16
  static_assert(op_of([](Var x) { return x / 3.0; }) == Op::divide);
  static_assert(op_of([](Var x) { return x / 0.0; }) == Op::divide);
  static_assert(op_of([](Var x) { return 8.0 / x; }) == Op::divide);
  static_assert(op_of([](Var x) { return x / constant(*x.graph, 8, DType::i32); }, DType::i32) == Op::divide);
}

TEST(Simplify, DivisionByTheConstantZeroIsLeft) {
  Program program;
  program.output(constant(program.graph, 1) / constant(program.graph, 0));
  EXPECT_EQ(simplify(program.graph).size(), 3);
}

// Of two constants, in constant evaluation.
template <class Function>
constexpr Op folded_to(Function function) {
  Graph graph;
  graph.add_output("result", function(constant(graph, 1e30), constant(graph, 2)).id);
  const Graph simple = simplify(graph);
  return simple[simple.outputs[0].node].op;
}
static_assert(folded_to([](Var large, Var two) { return large * two; }) == Op::constant);
static_assert(folded_to([](Var large, Var two) { return select(large > two, two, large); }) == Op::constant);

TEST(Simplify, WhatOverflowsIsLeftToTheKernel) {
  static_assert(folded_to([](Var large, Var) { return large * large; }) == Op::multiply);
  static_assert(folded_to([](Var large, Var) { return large / 1e-30; }) == Op::divide);
  static_assert(folded_to([](Var large, Var) {
                  const Var infinite = constant(*large.graph, __builtin_inf());
                  return infinite - infinite;
                }) == Op::subtract);
}

TEST(Simplify, ALiteralOfManyElementsIsNoRepeatedNumber) {
  Program program;
  Graph& graph = program.graph;
  const Var x = program.input("x", {3});
  const Var zeros{&graph, graph.add_literal(DType::f32, {3}, Buffer<std::uint8_t>(12))};
  const Var one_zero{&graph, graph.add_literal(DType::f32, {3}, {0, 0, 0x80, 0x3F, 0, 0, 0, 0, 0, 0, 0x80, 0x3F})};
  const Var mask{&graph, graph.add_literal(DType::pred, {3}, {0, 1, 0})};
  program.output(x * zeros);
  program.output(x * one_zero);
  program.output(select(mask, x, -x));
  const std::vector<Value> in{testing::f32_value({3}, {5, 6, 7})};
  const Graph simple = simplify(graph);
  verify(simple);
  const auto results = interpret(simple, in);
  testing::expect_equal(results[0], testing::f32_value({3}, {0, 0, 0}));
  testing::expect_equal(results[1], testing::f32_value({3}, {5, 0, 7}));
  testing::expect_equal(results[2], testing::f32_value({3}, {-5, 6, -7}));
}

TEST(Simplify, AMapAndItsResultsStay) {
  Program program;
  const Var x = program.input("x", {3});
  const MapBody body = make_map_body(program.graph, {DType::f32}, [](const Buffer<Var>& s) {
    return Buffer<Var>{s[0] * 2.0, s[0] + 1.0, -s[0]};
  });
  const Buffer<Var> results = map(program.graph, body, {x * 1.0});
  program.output(results[0] + 0.0);
  program.output(results[2]);
  const Graph simple = simplify(program.graph);
  verify(simple);
  EXPECT_EQ(simple.size(), 6);  // x, constants 2 and 1, map, two of its results
  EXPECT_EQ(simple.bodies.size(), 1);
  const auto outputs = interpret(simple, {testing::f32_value({3}, {1, 2, 3})});
  testing::expect_equal(outputs[0], testing::f32_value({3}, {2, 4, 6}));
  testing::expect_equal(outputs[1], testing::f32_value({3}, {-1, -2, -3}));
}

TEST(Simplify, ASelectionByAConstantIsWhatItTakes) {
  EXPECT_EQ(nodes_left([](Var x, Var) { return select(like(x, 2) == 2.0, x, x * x); }), 0);
  EXPECT_EQ(nodes_left([](Var x, Var) { return select(like(x, 2) < 2.0, x, x * x); }), 1);
}

TEST(Simplify, ScalarsAreComputedBeforeTheyAreRepeated) {
  Program program;
  const Var s = program.input("s", {}), t = program.input("t", {});
  program.output(broadcast_to(s, {4, 4}) * exp(broadcast_to(t, {4, 4})));
  const Graph simple = simplify(program.graph);
  verify(simple);
  EXPECT_EQ(simple.size(), 5);  // s, t, exp, multiply, broadcast
  for (Id id = 0; id < simple.size(); ++id) EXPECT_EQ(simple.shape(id).rank(), simple[id].op == Op::broadcast ? 2 : 0);
}

TEST(Simplify, ChainsOfViewsBecomeOne) {
  EXPECT_EQ(nodes_left([](Var x, Var) { return reshape(reshape(reshape(x, {6}), {3, 2}), {1, 6}); }), 1);
  EXPECT_EQ(nodes_left([](Var x, Var) { return reshape(reshape(x, {6}), {2, 3}); }), 0);
  EXPECT_EQ(nodes_left([](Var x, Var) { return transpose(transpose(x)); }), 0);
  EXPECT_EQ(nodes_left([](Var x, Var) { return transpose(transpose(expand_dims(x, 0), {2, 0, 1}), {1, 2, 0}); }), 1);
  EXPECT_EQ(nodes_left([](Var x, Var) { return transpose(transpose(expand_dims(x, 0), {1, 0, 2}), {1, 0, 2}); }), 1);
  EXPECT_EQ(nodes_left([](Var, Var y) { return broadcast_to(broadcast_to(y, {2, 3}), {4, 2, 3}); }), 1);
  EXPECT_EQ(nodes_left([](Var, Var y) { return broadcast_to(expand_dims(y, 0), {2, 3}); }), 1);
  EXPECT_EQ(nodes_left([](Var, Var y) { return broadcast_to(expand_dims(y, -1), {3, 5}); }), 1);
  EXPECT_EQ(nodes_left([](Var, Var y) { return broadcast_to(y, {1, 3}); }), 1);  // a reshape
  EXPECT_EQ(nodes_left([](Var x, Var) { return slice(x, {0, 0}, {2, 3}); }), 0);
  EXPECT_EQ(nodes_left([](Var x, Var) { return pad(x, {0, 0}, {0, 0}); }), 0);
  EXPECT_EQ(nodes_left([](Var x, Var) { return concatenate({x}, 0); }), 0);
}

// Dimensions of one element may be anywhere: nothing is copied, and an order of the others is a transpose still.
TEST(Simplify, ATransposeOfUnitsAloneIsAReshape) {
  const auto op_of = [](const Shape& shape, const AxisList& order) {
    Program program;
    program.output(transpose(program.input("x", shape), order));
    const Graph simple = simplify(program.graph);
    return simple[simple.outputs[0].node].op;
  };
  EXPECT_EQ(op_of({2, 1, 3}, {1, 0, 2}), Op::reshape);
  EXPECT_EQ(op_of({1, 4, 1, 3, 1}, {1, 4, 2, 3, 0}), Op::reshape);
  EXPECT_TRUE(is_parameter(op_of({1, 1, 3}, {1, 0, 2})));
  EXPECT_EQ(op_of({3, 1, 3}, {2, 1, 0}), Op::transpose);
  EXPECT_EQ(op_of({4, 4, 1}, {1, 0, 2}), Op::transpose);
}

TEST(Simplify, ABroadcastThatPermutesIsNoReshape) {
  Program program;
  const Var x = program.input("x", {2, 3});
  program.output(broadcast_in_dim(x, {3, 1, 2}, {2, 0}));
  const Value numbers = testing::f32_value({2, 3}, {1, 2, 3, 4, 5, 6});
  EXPECT_EQ(interpret(simplify(program.graph), {numbers})[0].elements, (std::vector<double>{1, 4, 2, 5, 3, 6}));
}

TEST(Simplify, DeadNodesGoAndInputsStay) {
  Program program;
  const Var x = program.input("x", {2});
  (void)program.input("unused", {2});
  (void)exp(tanh(x));
  program.graph.add_output("x", x.id, 0);
  const Graph simple = simplify(program.graph);
  EXPECT_EQ(simple.size(), 2);
  EXPECT_EQ(simple.inputs.size(), 2);
  EXPECT_EQ(simple.outputs[0].updates, 0);
}

TEST(Simplify, AnAllReduceOverNoAxisDisappears) {
  Program program;
  program.graph.mesh = {2};
  const Var x = program.input("x", {2});
  CollectiveAttributes attributes;
  attributes.reduction = ReductionKind::sum;
  program.output(emit_var(Op::all_reduce, {x}, attributes));
  EXPECT_EQ(simplify(program.graph).size(), 1);
  attributes.axes = {0};
  program.output(emit_var(Op::all_reduce, {x}, attributes));
  EXPECT_EQ(simplify(program.graph).size(), 2);
}

// A program of random operations on values of rank 0 to 3, all bounded, so that no result is infinite.
class RandomProgram {
 public:
  explicit RandomProgram(std::uint32_t seed) : seed_(seed) {
    for (const Shape& shape : {Shape{}, Shape{3}, Shape{2, 3}, Shape{2, 1, 3}, Shape{1, 1}})
      values_.push_back(program.input(("x" + std::to_string(values_.size())).c_str(), shape));
    while (values_.size() < 40) values_.push_back(next());
    for (std::size_t i = values_.size() - 8; i < values_.size(); ++i) program.output(values_[i]);
  }
  Program program;

 private:
  std::uint32_t seed_, drawn_ = 0;
  std::vector<Var> values_;

  Index draw(Index limit) {
    return static_cast<Index>(random_bits(seed_, drawn_++, 11) % static_cast<std::uint32_t>(limit));
  }
  Var any() { return values_[to_size(draw(static_cast<Index>(values_.size())))]; }
  double number() {
    constexpr double numbers[] = {0, 1, -1, 0.1, 0.3, -0.0};
    return numbers[draw(6)];
  }
  AxisList order(int rank) {
    AxisList dims;
    for (int i = 0; i < rank; ++i) dims.insert(draw(i + 1), static_cast<std::int8_t>(i));
    return dims;
  }
  // Any of the values, or x broadcast, so that it has a shape that goes with x.
  Var beside(Var x) {
    for (int attempt = 0; attempt < 5; ++attempt)
      if (const Var y = any(); y.shape() == x.shape()) return y;
    return draw(2) == 0 ? x : constant(program.graph, number());
  }
  Var next() {
    const Var x = any();
    switch (draw(20)) {
      case 0: return x + number();
      case 1: return x * number();
      case 2: return number() - x;
      case 3: return x / (draw(2) == 0 ? 1.0 : 4.0);
      case 4: return tanh(x + beside(x));
      case 5: return x * beside(x) * 0.5;
      case 6: return draw(2) == 0 ? maximum(x, number()) : minimum(x, beside(x));
      case 7: return -x;
      case 8: return select(x > number(), x, beside(x));
      case 9: return stop_gradient(x);
      case 10: return reshape(x, {x.shape().elements()});
      case 11: return x.rank() < 4 ? expand_dims(x, draw(x.rank() + 1)) : x;
      case 12: return transpose(x, order(x.rank()));
      case 13: {  // broadcast to one more dimension, perhaps permuted; keeps programs small
        if (x.rank() > 3 || x.shape().elements() > 24) return x;
        const AxisList places = draw(2) == 0 ? order(x.rank() + 1) : AxisList{0, 1, 2, 3};
        AxisList dims;
        Dims extents(x.rank() + 1, 1 + draw(2));
        const int skipped = static_cast<int>(draw(x.rank() + 1));
        for (int i = 0; i < x.rank(); ++i) {
          const std::int8_t place = places[i + (i >= skipped ? 1 : 0)];
          dims.push_back(place);
          extents[place] = x.shape()[i];
        }
        return broadcast_in_dim(x, Shape(extents), dims);
      }
      case 14: return x.rank() > 0 ? sum(x, draw(x.rank())) * 0.25 : x;
      case 15: return x.rank() > 0 ? max(x, draw(x.rank())) : x;
      case 16:
        return x.rank() > 0 && x.shape().elements() < 24 ? concatenate({x, x}, draw(x.rank())) : concatenate_one(x);
      case 17: return convert(convert(x, DType::bf16), DType::f32);
      case 18: return constant(program.graph, number()) * (constant(program.graph, number()) + number());
      default: return broadcast_to(constant(program.graph, number()), x.shape()) + x;
    }
  }
  Var concatenate_one(Var x) { return x.rank() > 0 ? concatenate({x}, 0) : x; }
};

TEST(Simplify, RandomProgramsKeepTheirResults) {
  Index removed = 0;
  for (std::uint32_t seed = 0; seed < 300; ++seed) {
    SCOPED_TRACE(seed);
    const RandomProgram random(seed);
    const Graph& graph = random.program.graph;
    verify(graph);
    const Graph simple = simplify(graph), again = simplify(simple);
    verify(simple);
    std::vector<Value> inputs;
    for (const Input& input : graph.inputs)
      inputs.push_back(random_value(DType::f32, graph.shape(input.node), static_cast<std::uint32_t>(inputs.size())));
    const auto before = interpret(graph, inputs), after = interpret(simple, inputs), last = interpret(again, inputs);
    for (std::size_t i = 0; i < before.size(); ++i) {
      testing::expect_equal(after[i], before[i]);
      testing::expect_equal(last[i], before[i]);
    }
    EXPECT_LE(again.size(), simple.size());
    removed += without_dead_nodes(Graph(graph)).size() - simple.size();
  }
  EXPECT_GT(removed, 1000);  // the programs give it something to do
}

TEST(Simplify, NodesThatAreDeadGoAndNothingElse) {
  for (std::uint32_t seed = 0; seed < 20; ++seed) {
    const RandomProgram random(seed);
    const Graph& graph = random.program.graph;
    const Graph small = without_dead_nodes(Graph(graph));
    verify(small);
    Index live = 0;
    for (bool alive : live_nodes(graph)) live += alive ? 1 : 0;
    EXPECT_EQ(small.size(), live);
  }
}

}  // namespace weft::simplify_test
