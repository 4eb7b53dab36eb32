// Models as graphs: inputs and weights by name, the loss, a gradient for each weight.
#include <weft/trace/trace.hpp>

#include <support/expect_error.hpp>
#include <support/mesh_values.hpp>
#include <support/program.hpp>
#include <weft/graph/verify.hpp>
#include <weft/nn/linear.hpp>
#include <weft/nn/losses.hpp>

namespace weft::trace_test {

using testing::expect_error;
using testing::f32_value;

// A weight of [2] that is used twice, a layer, and a weight that the loss does not depend on.
constexpr Var weight(Graph& graph, const char* name, const Shape& shape) {
  return {&graph, graph.add_input(name, InputKind::weight, DType::f32, shape, {Initializer::Kind::fill, 2})};
}
struct Loss {
  constexpr Var operator()(Var x, Var y) const {
    const Var scale = weight(*x.graph, "scale", {2}), unused = weight(*x.graph, "unused", {3});
    static_cast<void>(unused);
    const Var hidden = nn::Linear{"layer", 2, 1, false}(x * scale);
    return sum(hidden * y) + sum(scale);
  }
};
using LossInputs = Inputs<f32[3][2], f32[3][1]>;

template <class Buffers>
constexpr bool equal(const Buffers& numbers, std::initializer_list<std::int32_t> expected) {
  if (numbers.size() != static_cast<Index>(expected.size())) return false;
  Index i = 0;
  for (const std::int32_t number : expected)
    if (numbers[i++] != number) return false;
  return true;
}
// Inputs in the order in which the model mentions them, weights by input number, outputs.
constexpr bool is_traced_as_written() {
  const TrainingGraph training = trace_training<Loss, LossInputs>();
  const Graph& graph = training.graph;
  verify(graph);
  const char* inputs[] = {"input0", "input1", "scale", "unused", "layer.weight"};
  const char* outputs[] = {"loss", "scale.gradient", "unused.gradient", "layer.weight.gradient"};
  bool right = graph.inputs.size() == 5 && graph.outputs.size() == 4 && training.results == 1;
  for (Index i = 0; right && i < 5; ++i) right = graph.input_name(i) == Name(inputs[i]);
  for (Index i = 0; right && i < 4; ++i) right = graph.output_name(i) == Name(outputs[i]);
  return right && equal(training.weights, {2, 3, 4});
}
static_assert(is_traced_as_written());

TEST(Trace, NamesInputsWeightsAndGradients) { EXPECT_TRUE(is_traced_as_written()); }

TEST(Trace, GradientsAreThoseOfTheLoss) {
  const TrainingGraph training = trace_training<Loss, LossInputs>();
  const auto outputs =
      interpret(training.graph, {f32_value({3, 2}, {1, 2, 3, 4, 5, 6}), f32_value({3, 1}, {1, 10, 100}),
                                 f32_value({2}, {0.5, 0.25}), f32_value({3}, {7, 8, 9}), f32_value({2, 1}, {3, 5})});
  // x scale W = 1.5 a + 1.25 b; pulled by y, columns of x give 531 and 642.
  testing::expect_equal(outputs[0], f32_value({}, {1.5 * 531 + 1.25 * 642 + 0.75}));
  testing::expect_equal(outputs[1], f32_value({2}, {3 * 531 + 1, 5 * 642 + 1}));
  testing::expect_equal(outputs[2], f32_value({3}, {0, 0, 0}));
  testing::expect_equal(outputs[3], f32_value({2, 1}, {0.5 * 531, 0.25 * 642}));
}

// Eleven inputs of other types and ranks: their names have two digits where they must.
struct Eleven {
  constexpr Var operator()(Var a, Var b, Var c, Var d, Var e, Var f, Var g, Var h, Var i, Var j, Var k) const {
    return a + b + c + d + e + f + g + h + i + convert(j, DType::f32) + sum(convert(k, DType::f32));
  }
};
TEST(Trace, InputsHaveTheTypesThatAreGiven) {
  Graph graph;
  const Var value = trace<Eleven, Inputs<f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, bf16[2][3]>>(graph);
  EXPECT_EQ(value.rank(), 0);
  ASSERT_EQ(graph.inputs.size(), 11);
  EXPECT_STREQ(graph.input_name(9).c_str(), "input9");
  EXPECT_EQ(graph.dtype(graph.inputs[9].node), DType::i32);
  EXPECT_STREQ(graph.input_name(10).c_str(), "input10");
  EXPECT_EQ(graph.dtype(graph.inputs[10].node), DType::bf16);
  EXPECT_TRUE(graph.shape(graph.inputs[10].node) == (Shape{2, 3}));
  for (const Input& input : graph.inputs) EXPECT_EQ(input.kind, InputKind::data);
}

struct LossInBf16 {
  constexpr Var operator()(Var x) const {
    const Var weight{x.graph, x.graph->add_input("weight", InputKind::weight, DType::f32, {})};
    return mean(convert(x * weight, DType::bf16));
  }
};
struct LossInIntegers {
  constexpr Var operator()(Var x) const { return sum(convert(x, DType::i32)); }
};
TEST(Trace, ALossIsAnF32) {
  const TrainingGraph training = trace_training<LossInBf16, Inputs<f32[4]>>();
  EXPECT_EQ(training.graph.dtype(training.graph.outputs[0].node), DType::f32);
  const auto outputs =
      interpret(training.graph, std::vector<Value>{f32_value({4}, {1, 2, 3, 4}), f32_value({}, {0.5})});
  testing::expect_equal(outputs[0], f32_value({}, {1.25}));
  testing::expect_equal(outputs[1], f32_value({}, {2.5}));
  expect_error([] { trace_training<LossInIntegers, Inputs<f32[4]>>(); }, "element_type_not_supported", {"i32"});
}

struct OneNumberARow {
  constexpr Var operator()(Var x) const { return sum(nn::Linear{"layer", 2, 4}(x), -1); }
};
struct WrongWidth {
  constexpr Var operator()(Var x) const { return sum(nn::Linear{"layer", 5, 4}(x)); }
};
template <InputKind kind>
struct DeclaresAnInput {
  constexpr Var operator()(Var x) const {
    return sum(x * Var{x.graph, x.graph->add_input("temperature", kind, DType::f32, {})});
  }
};
TEST(Trace, InputsThatNobodyGivesAreErrors) {
  const auto refused = [](auto loss) {
    expect_error([] { trace_training<decltype(loss), Inputs<f32[3]>>(); }, "function_declares_input",
                 {"model", "'temperature'", "further argument"});
  };
  refused(DeclaresAnInput<InputKind::data>{});
  refused(DeclaresAnInput<InputKind::scalar>{});
  EXPECT_EQ((trace_training<DeclaresAnInput<InputKind::weight>, Inputs<f32[3]>>().weights.size()), 1);
  EXPECT_EQ((trace_training<DeclaresAnInput<InputKind::state>, Inputs<f32[3]>>().graph.outputs.size()), 1);
}

TEST(Trace, MistakesOfAModelAreErrors) {
  expect_error([] { trace_training<OneNumberARow, Inputs<f32[3][2]>>(); }, "gradient_needs_a_scalar", {});
  expect_error([] { trace_training<WrongWidth, Inputs<f32[3][2]>>(); }, "layer_input_differs", {"layer", "2", "5"});
}

struct MeanLoss {
  constexpr Var operator()(Var x, Var y) const {
    const Var hidden = tanh(nn::Linear{"layer", 2, 3, true}(x));
    return mean(square(hidden - y)) + sum(square(weight(*x.graph, "scale", {2}))) * 0.1;
  }
};
using MeanInputs = Inputs<f32[6][2], f32[6][3]>;
// The loss and all gradients of a batch in parts are those of the whole batch.
template <Index parts>
void expect_same_in_parts() {
  const TrainingGraph whole = trace_training<MeanLoss, MeanInputs>(),
                      taken = trace_training<MicroBatches<MeanLoss, parts>, MeanInputs>();
  verify(taken.graph);
  EXPECT_EQ(taken.graph.loops, parts == 1 ? 0 : 1);
  ASSERT_EQ(taken.graph.inputs.size(), whole.graph.inputs.size());
  std::vector<Value> inputs;
  for (Index i = 0; i < whole.graph.inputs.size(); ++i) {
    EXPECT_EQ(taken.graph.input_name(i).view(), whole.graph.input_name(i).view());
    const TensorType& type = whole.graph.type(whole.graph.inputs[i].node);
    inputs.push_back(testing::random_value(type.dtype, type.shape, static_cast<std::uint32_t>(i)));
  }
  const std::vector<Value> expected = interpret(whole.graph, inputs), actual = interpret(taken.graph, inputs);
  ASSERT_EQ(actual.size(), expected.size());
  for (std::size_t o = 0; o < expected.size(); ++o) testing::expect_near(actual[o], expected[o], 1e-6, 1e-6);
}
TEST(Trace, PartsOfABatchGiveTheMeanOfTheirGradients) {
  expect_same_in_parts<1>();
  expect_same_in_parts<2>();
  expect_same_in_parts<3>();
  expect_same_in_parts<6>();
}
struct LabelLoss {
  constexpr Var operator()(Var x, Var label) const { return mean(cross_entropy(nn::Linear{"layer", 2, 4}(x), label)); }
};
// Of a batch in parts, on one device and cut over two, the row is that of the batch which the caller gave.
TEST(Trace, AWrongLabelInAPartIsNamedByItsRowOfTheBatch) {
  const TrainingGraph taken = trace_training<MicroBatches<LabelLoss, 3>, Inputs<f32[12][2], i32[12]>>();
  const Mesh two{{"data", 2}};
  const LocalTraining local = shard_batch(taken, two);
  const MeshSizes sizes = two.sizes();
  for (Index row = 0; row < 12; ++row) {
    std::vector<Value> inputs;
    for (const Input& input : taken.graph.inputs)
      inputs.push_back(filled_value(taken.graph.dtype(input.node), taken.graph.shape(input.node), 0));
    inputs[1][row] = 4;
    const std::string named = "row " + std::to_string(row) + " ";
    expect_error([&] { (void)interpret(taken.graph, inputs); }, "label_out_of_range", {"label 4", named.c_str()});

    std::vector<std::vector<Value>> pieces(2, inputs);
    for (std::size_t device = 0; device < 2; ++device)
      for (const StoredTensor& data : local.data)
        pieces[device][to_size(data.input)] =
            testing::piece_of(inputs[to_size(data.input)], data.layout, sizes, static_cast<Index>(device));
    expect_error([&] { (void)interpret(local.training.graph, pieces); }, "label_out_of_range",
                 {"label 4", named.c_str()});
  }
}
TEST(Trace, ABatchThatDoesNotDivideIntoPartsIsRefused) {
  expect_error([] { (void)trace_training<MicroBatches<MeanLoss, 4>, MeanInputs>(); }, "micro_batches_do_not_divide",
               {"6 rows", "4 equal parts"});
}

}  // namespace weft::trace_test
