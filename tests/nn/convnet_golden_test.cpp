// Convolutions, norms, pooling and their gradients together: the net of tests/golden/convnet.json, which PyTorch
// trained; by the interpreter, and by the plan of one step.
#include <support/bound_plan.hpp>
#include <support/golden.hpp>
#include <support/golden_convnet.hpp>
#include <support/planned.hpp>
#include <support/training.hpp>
#include <weft/graph/differentiate.hpp>
#include <weft/graph/mixed_precision.hpp>
#include <weft/graph/simplify.hpp>

namespace weft::convnet_golden_test {

using testing::convnet_images;
using testing::Json;

// The loss, then all gradients.
Graph traced() {
  testing::Program program;
  const Var image = program.input("image", {convnet_images, 3, testing::convnet_size, testing::convnet_size});
  const Var label = program.input("label", {convnet_images}, DType::i32);
  const Var loss = testing::ConvnetLoss{}(image, label);
  return testing::training_of(program.graph, loss.id).graph;
}
std::vector<Value> inputs_of(const Graph& graph, std::uint32_t seed) {
  std::vector<Value> values;
  for (const Input& input : graph.inputs) {
    const auto& [dtype, shape] = graph.type(input.node);
    const std::string name = graph.name(input.name).c_str();
    Value value = filled_value(dtype, shape, static_cast<double>(input.initializer.scale));
    for (Index i = 0; i < shape.elements(); ++i) {
      const std::uint32_t bits = random_bits_at(seed, name.c_str(), 0, static_cast<std::uint32_t>(i));
      const float u = uniform_from_bits(bits);
      if (input.kind == InputKind::data)
        value[i] = is_floating(dtype) ? static_cast<double>(u) : bits % 10;
      else if (input.initializer.kind == Initializer::Kind::uniform)
        value[i] = static_cast<double>((2 * u - 1) * input.initializer.scale);
    }
    values.push_back(value);
  }
  return values;
}
// Within 1e-4 of the norm of a gradient; that of a bias before a batch norm is 0 but for rounding.
void expect_stored(const Graph& graph, const std::vector<Value>& outputs, const Json& run) {
  EXPECT_NEAR(outputs[0][0], run.at("losses").as_array()[0].as_double(), 1e-6);
  std::size_t found = 0;
  for (const Json& expected : run.at("gradients").as_array())
    for (std::size_t o = 1; o < outputs.size(); ++o) {
      const std::string name = expected.at("name").as_string();
      if (graph.output_name(static_cast<Index>(o)) != Name((name + ".gradient").c_str())) continue;
      SCOPED_TRACE(name);
      ++found;
      double squares = 0, total = 0;
      for (double x : outputs[o].elements) squares += x * x, total += x;
      const double norm = expected.at("l2").as_double(), tolerance = 1e-4 * norm + 1e-7;
      EXPECT_EQ(outputs[o].shape.elements(), expected.at("elements").as_integer());
      EXPECT_NEAR(std::sqrt(squares), norm, tolerance);
      EXPECT_NEAR(total, expected.at("sum").as_double(), tolerance);
      const auto& indices = expected.at("indices").as_array();
      for (std::size_t i = 0; i < indices.size(); ++i)
        EXPECT_NEAR(outputs[o][indices[i].as_integer()], expected.at("values").as_array()[i].as_double(), tolerance);
    }
  EXPECT_EQ(found, outputs.size() - 1);
  EXPECT_EQ(found, run.at("gradients").as_array().size());
}

TEST(ConvnetGolden, LossAndGradientsAreThoseOfPyTorch) {
  const Json file = testing::golden_file("convnet.json");
  const Json& run = testing::run_called("sgd", file);
  const Graph graph = traced();
  const std::vector<Value> inputs = inputs_of(graph, testing::seed_of(run));
  expect_stored(graph, interpret(graph, inputs), run);

  const Plan plan = make_plan(graph);
  testing::check_plan(plan.view());
  testing::BoundPlan bound(plan.view());
  for (std::size_t i = 0; i < inputs.size(); ++i) bound.set(static_cast<Index>(i), inputs[i]);
  bound.run();
  std::vector<Value> made;
  for (Index o = 0; o < graph.outputs.size(); ++o) made.push_back(bound.output(o));
  expect_stored(graph, made, run);
}

// Convolutions read bf16 or f16 and add up in f32; norms and the loss are made in f32.
void expect_close_in(DType compute, double tolerance) {
  const Json file = testing::golden_file("convnet.json");
  const Json& run = testing::run_called("sgd", file);
  const Graph graph = in_precision(traced(), Precision{.compute = compute}, 1);
  const std::vector<Value> inputs = inputs_of(graph, testing::seed_of(run));
  const Plan plan = testing::expect_plan_computes(graph, inputs, tolerance, 1);
  EXPECT_NEAR(interpret(graph, inputs)[0][0], run.at("losses").as_array()[0].as_double(), tolerance);
  Index convolutions = 0;
  for (const PlanStep& step : plan.steps) convolutions += step.kind == StepKind::convolution ? 1 : 0;
  EXPECT_EQ(convolutions, 3 + 3 + 2)
      << "each with the gradient of its kernel, all but the first with that of its input";
}
TEST(ConvnetGolden, InMixedPrecisionItIsAsCloseAsBf16) { expect_close_in(DType::bf16, 2e-2); }
TEST(ConvnetGolden, InMixedPrecisionItIsAsCloseAsF16) { expect_close_in(DType::f16, 3e-3); }

}  // namespace weft::convnet_golden_test
