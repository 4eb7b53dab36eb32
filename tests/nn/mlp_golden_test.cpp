// Layers, loss, gradients and optimizers together: the classifier 784-512-512-10 of tests/golden, which PyTorch
// trained.
#include <support/json.hpp>
#include <support/program.hpp>
#include <weft/graph/differentiate.hpp>
#include <weft/graph/simplify.hpp>
#include <weft/nn/linear.hpp>
#include <weft/nn/losses.hpp>
#include <weft/nn/normalization.hpp>
#include <weft/optim/adam.hpp>
#include <weft/optim/sgd.hpp>

#include <fstream>
#include <sstream>

namespace weft::mlp_golden_test {

using testing::Json;
constexpr Index batch = 64;

const Json& golden() {
  static const Json document = [] {
    std::ifstream file(WEFT_TESTS_DIR "/golden/mlp.json");
    std::ostringstream text;
    text << file.rdbuf();
    return testing::parse_json(text.str());
  }();
  return document;
}
const Json& run_called(const std::string& name) {
  for (const Json& run : golden().at("runs").as_array())
    if (run.at("name").as_string() == name) return run;
  throw std::runtime_error("no run " + name);
}

// One training step as a graph: outputs are the loss, all gradients, then new weights and states.
template <class Rule>
struct TrainingGraph {
  testing::Program program;
  std::vector<Id> weights;

  explicit TrainingGraph(bool layer_norm) {
    Var x = program.input("image", {batch, 784});
    const Var label = program.input("label", {batch}, DType::i32);
    x = nn::Linear{"hidden1", 784, 512}(x);
    if (layer_norm) x = nn::LayerNorm{"norm1", 512}(x);
    x = relu(nn::Linear{"hidden2", 512, 512}(relu(x)));
    const Var loss = mean(cross_entropy(nn::Linear{"output", 512, 10}(x), label));
    program.output(loss);
    Graph& graph = program.graph;
    Buffer<Id> targets;
    for (const Input& input : graph.inputs)
      if (input.kind == InputKind::weight) targets.push_back(input.node);
    const Buffer<Id> gradients = differentiate(graph, loss.id, targets);
    for (Id gradient : gradients) program.output({&graph, gradient});
    Var scalars[Rule::scalar_count];
    for (int i = 0; i < Rule::scalar_count; ++i)
      scalars[i] = program.input(Rule::scalar_names[i], {}, DType::f32, InputKind::scalar);
    for (Index w = 0; w < targets.size(); ++w) {
      const std::int32_t weight = graph.number(targets[w]);
      Var states[Rule::state_count + 1], updated, next[Rule::state_count + 1];
      for (int i = 0; i < Rule::state_count; ++i)
        states[i] = program.input((graph.input_name(weight) / Rule::state_names[i]).c_str(), graph.shape(targets[w]),
                                  DType::f32, InputKind::state);
      Rule::update({&graph, targets[w]}, {&graph, gradients[w]}, states, scalars, updated, next);
      graph.add_output(graph.input_name(weight), updated.id, weight);
      for (int i = 0; i < Rule::state_count; ++i) graph.add_output("state", next[i].id, graph.number(states[i].id));
    }
    graph = simplify(graph);
  }
};

Value initial(const Graph& graph, const Input& input, std::uint32_t seed) {
  const auto& [dtype, shape] = graph.type(input.node);
  Value value = filled_value(dtype, shape, static_cast<double>(input.initializer.scale));
  if (input.initializer.kind == Initializer::Kind::fill) return value;
  for (Index i = 0; i < shape.elements(); ++i) {
    const float u =
        uniform_from_bits(random_bits_at(seed, graph.name(input.name).c_str(), 0, static_cast<std::uint32_t>(i)));
    value[i] = static_cast<double>((2 * u - 1) * input.initializer.scale);
  }
  return value;
}

void expect_gradient(const Json& expected, const Value& gradient) {
  double total = 0, squares = 0;
  for (double x : gradient.elements) {
    total += x;
    squares += x * x;
  }
  const std::string name = expected.at("name").as_string();
  EXPECT_EQ(gradient.shape.elements(), expected.at("elements").as_integer()) << name;
  const double length = expected.at("l2").as_double();
  EXPECT_NEAR(std::sqrt(squares), length, 2e-6 * length) << name;
  EXPECT_NEAR(total, expected.at("sum").as_double(), 1e-5 * length * std::sqrt(gradient.elements.size())) << name;
  const auto& indices = expected.at("indices").as_array();
  for (std::size_t i = 0; i < indices.size(); ++i)
    EXPECT_NEAR(gradient[indices[i].as_integer()], expected.at("values").as_array()[i].as_double(), 1e-6 * length)
        << name;
}

// Outputs 1, 2, ... are the gradients, in the order of the weights.
void expect_gradients(const Json& expected, const Graph& graph, const std::vector<Value>& outputs) {
  std::size_t position = 0;
  for (const Input& input : graph.inputs) {
    if (input.kind != InputKind::weight) continue;
    ++position;
    bool found = false;
    for (const Json& gradient : expected.as_array()) {
      if (gradient.at("name").as_string() != graph.name(input.name).c_str()) continue;
      expect_gradient(gradient, outputs[position]);
      found = true;
    }
    EXPECT_TRUE(found) << graph.name(input.name).c_str();
  }
  EXPECT_EQ(position, expected.as_array().size());
}

// Follows a golden run for some steps.
template <class Rule>
void expect_run(const std::string& name, const typename Rule::Settings& settings, Index steps) {
  const Json& run = run_called(name);
  const bool layer_norm = run.at("layer_norm").as_bool();
  const auto seed = static_cast<std::uint32_t>(run.at("seed").as_integer());
  const TrainingGraph<Rule> training(layer_norm);
  const Graph& graph = training.program.graph;
  std::vector<Value> values;
  for (const Input& input : graph.inputs) values.push_back(initial(graph, input, seed));
  for (Index step = 0; step < steps; ++step) {
    const auto counter = static_cast<std::uint32_t>(step);
    for (Index i = 0; i < batch * 784; ++i)
      values[0][i] =
          static_cast<double>(uniform_from_bits(random_bits_at(seed, "image", counter, static_cast<std::uint32_t>(i))));
    for (Index i = 0; i < batch; ++i)
      values[1][i] = random_bits_at(seed, "label", counter, static_cast<std::uint32_t>(i)) % 10;
    float scalars[Rule::scalar_count];
    Rule::scalars(settings, step + 1, scalars);
    for (int i = 0; i < Rule::scalar_count; ++i)
      values[to_size(graph.find_input(Rule::scalar_names[i]))][0] = static_cast<double>(scalars[i]);
    const std::vector<Value> outputs = interpret(graph, values);
    const double expected = run.at("losses").as_array()[to_size(step)].as_double();
    EXPECT_NEAR(outputs[0][0], expected, 1e-6 * expected) << name << ", step " << step;
    if (const Json* gradients = step == 0 ? run.find("gradients") : nullptr)
      expect_gradients(*gradients, graph, outputs);
    for (Index o = 0; o < graph.outputs.size(); ++o)
      if (graph.outputs[o].updates >= 0) values[to_size(graph.outputs[o].updates)] = outputs[to_size(o)];
  }
}

TEST(MlpGolden, SgdWithMomentumAndItsGradients) {
  expect_run<SgdMomentum>("sgd", {.learning_rate = 0.05F, .momentum = 0.9F, .weight_decay = 1e-2F}, 3);
}
TEST(MlpGolden, SgdWithALayerNorm) {
  expect_run<SgdMomentum>("sgd_layer_norm", {.learning_rate = 0.05F, .momentum = 0.9F, .weight_decay = 1e-2F}, 2);
}
TEST(MlpGolden, Adam) { expect_run<Adam>("adam", {}, 3); }
TEST(MlpGolden, AdamW) { expect_run<AdamW>("adamw", {}, 3); }

}  // namespace weft::mlp_golden_test
