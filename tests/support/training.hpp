// Training graphs for tests, and the state of a mesh that trains: weights and moments set and read by name, whatever
// the strategy keeps of them on each device.
#ifndef WEFT_TESTS_SUPPORT_TRAINING_HPP
#define WEFT_TESTS_SUPPORT_TRAINING_HPP

#include <support/mesh_values.hpp>
#include <weft/graph/differentiate.hpp>
#include <weft/graph/simplify.hpp>
#include <weft/graph/verify.hpp>
#include <weft/optim/adam.hpp>
#include <weft/strategies/training_graph.hpp>

namespace weft::testing {

// A parameter of a layer, "fc1.weight", that starts uniform in [-scale, scale).
constexpr Var parameter(Graph& graph, const Name& name, const Shape& shape, const char* type = "Linear",
                        float scale = 0.5F) {
  return {&graph,
          graph.add_input(name, InputKind::weight, DType::f32, shape, {Initializer::Kind::uniform, scale}, type)};
}
// x [B, n] -> [B, width], with the weights name.weight and name.bias.
constexpr Var linear(Var x, const char* name, Index width) {
  const Index in = x.shape()[x.rank() - 1];
  const Var w = parameter(*x.graph, Name(name) / "weight", {in, width});
  const Var b = parameter(*x.graph, Name(name) / "bias", {width});
  return matmul(x, w) + b;
}

// What trace_training makes of a loss that was written into `graph`.
constexpr TrainingGraph training_of(const Graph& graph, Id loss) {
  TrainingGraph training;
  training.graph = graph;
  Buffer<Id> weights;
  for (std::int32_t i = 0; i < graph.inputs.size(); ++i) {
    if (graph.inputs[i].kind != InputKind::weight) continue;
    training.weights.push_back(i);
    weights.push_back(graph.inputs[i].node);
  }
  const Buffer<Id> gradients = differentiate(training.graph, loss, weights);
  training.graph.add_output("loss", loss);
  for (Index i = 0; i < gradients.size(); ++i)
    training.graph.add_output(training.graph.input_name(training.weights[i]) / "gradient", gradients[i]);
  training.graph = simplify(training.graph);
  return training;
}

// The mean square error of an MLP with units fc1, fc2, ...: widths {4, 8, 2} is 4-8-2. `decay`: that much of the sum of
// squares of the first weight is added, so that its gradient is no mere sum over the batch.
constexpr TrainingGraph mlp(Index batch, std::initializer_list<Index> widths, double decay = 0) {
  Graph graph;
  const Index* width = widths.begin();
  Var x{&graph, graph.add_input("x", InputKind::data, DType::f32, {batch, *width})};
  const Index last = *(widths.end() - 1);
  const Var y{&graph, graph.add_input("y", InputKind::data, DType::f32, {batch, last})};
  const char* names[] = {"fc1", "fc2", "fc3", "fc4"};
  for (Index layer = 0; ++width != widths.end(); ++layer) {
    if (layer > 0) x = maximum(x, 0.0);
    x = linear(x, names[layer], *width);
  }
  Var loss = mean(square(x - y));
  if (decay > 0) loss = loss + sum(square({&graph, graph.inputs[2].node})) * decay;
  return training_of(graph, loss.id);
}

// Values of the inputs of a device graph, on every device.
class MeshState {
 public:
  MeshState(const DeviceGraph& device, const MeshSizes& mesh) : device_(device), mesh_(mesh) {
    for (Index d = 0; d < product_of(mesh); ++d) {
      inputs.emplace_back();
      for (const Input& input : device.graph.inputs) {
        const TensorType& type = device.graph.type(input.node);
        inputs.back().push_back(filled_value(type.dtype, type.shape, 0));
      }
    }
  }

  std::vector<std::vector<Value>> inputs;  // by device, then by input

  void put(const StoredTensor& tensor, const Value& whole) {
    for (Index d = 0; d < product_of(mesh_); ++d) {
      Value& own = inputs[to_size(d)][to_size(tensor.input)];
      const Value piece = piece_of(whole, tensor.layout, mesh_, d);
      if (!tensor.flat)
        own = piece;
      else
        for_each_kept(tensor, d, [&](Index i, Index at) { own[at] = piece[i]; });
    }
  }
  [[nodiscard]] Value get(const StoredTensor& tensor) const {
    std::vector<Value> pieces;
    for (Index d = 0; d < product_of(mesh_); ++d)
      pieces.push_back(tensor.flat ? gathered(tensor, d) : inputs[to_size(d)][to_size(tensor.input)]);
    return assembled(pieces, tensor.shape, tensor.layout, mesh_);
  }
  // One step by the interpreter: inputs are updated. Returns the loss, which must be the same everywhere.
  double step() {
    const auto results = interpret(device_.graph, inputs);
    double loss = 0;
    for (std::size_t d = 0; d < inputs.size(); ++d)
      for (Index o = 0; o < device_.graph.outputs.size(); ++o) {
        const Output& output = device_.graph.outputs[o];
        const Value& value = results[d][to_size(o)];
        if (output.updates >= 0) inputs[d][to_size(output.updates)] = value;
        if (output.updates >= 0) continue;
        EXPECT_TRUE(d == 0 || loss == value[0]);
        loss = value[0];
      }
    return loss;
  }

 private:
  const DeviceGraph& device_;
  MeshSizes mesh_;

  // Calls visit(i, at) for the elements of its piece of a flat tensor that device `d` keeps, and where.
  template <class Visit>
  void for_each_kept(const StoredTensor& tensor, Index d, Visit visit) const {
    const Index part = inputs[to_size(d)][to_size(tensor.input)].shape.elements();
    const Index start = part * position_over(mesh_, tensor.flat_axes, d);
    const Index elements = local_shape(tensor.shape, tensor.layout, mesh_).elements();
    for (Index i = 0; i < elements; ++i)
      if (tensor.offset + i >= start && tensor.offset + i < start + part) visit(i, tensor.offset + i - start);
  }
  // The piece of a flat tensor that device `d` and those along its flat axes keep; replicas must be equal.
  [[nodiscard]] Value gathered(const StoredTensor& tensor, Index d) const {
    Value piece = filled_value(DType::f32, local_shape(tensor.shape, tensor.layout, mesh_), std::nan(""));
    for (Index other = 0; other < product_of(mesh_); ++other) {
      if (position_over(mesh_, tensor.layout.used(), other) != position_over(mesh_, tensor.layout.used(), d)) continue;
      const Value& kept = inputs[to_size(other)][to_size(tensor.input)];
      for_each_kept(tensor, other, [&](Index i, Index at) {
        EXPECT_TRUE(piece[i] != piece[i] || piece[i] == kept[at]) << "replicas of " << tensor.name.c_str();
        piece[i] = kept[at];
      });
    }
    return piece;
  }
};

// Sets the scalars of `Optimizer` before step `number` (from 1).
template <class Optimizer>
void put_scalars(const DeviceGraph& device, MeshState& state, const typename Optimizer::Settings& settings,
                 Index number) {
  float scalars[Optimizer::scalar_count + 1];
  Optimizer::scalars(settings, number, scalars);
  for (int i = 0; i < Optimizer::scalar_count; ++i) {
    const std::int32_t input = device.graph.find_input(Name("optimizer") / Optimizer::scalar_names[i]);
    if (input < 0) continue;
    for (auto& own : state.inputs) own[to_size(input)] = filled_value(DType::f32, {}, static_cast<double>(scalars[i]));
  }
}

// The same training without a mesh or a strategy: gradients by the interpreter, then the rule of the optimizer for each
// weight alone.
template <class Optimizer>
class Alone {
 public:
  explicit Alone(const TrainingGraph& training) : training_(training) {
    for (std::int32_t number : training.weights) {
      const Shape& shape = training.graph.shape(training.graph.inputs[number].node);
      moments_.emplace_back(Optimizer::state_count, filled_value(DType::f32, shape, 0));
    }
  }
  // `inputs`: values of training.graph's inputs, of which the weights are updated. Returns the loss.
  double step(std::vector<Value>& inputs, const typename Optimizer::Settings& settings, Index number) {
    const std::vector<Value> results = interpret(training_.graph, inputs);
    float scalars[Optimizer::scalar_count + 1];
    Optimizer::scalars(settings, number, scalars);
    for (Index w = 0; w < training_.weights.size(); ++w) {
      Value& weight = inputs[to_size(training_.weights[w])];
      Program rule;
      std::vector<Value> given{weight, results[to_size(training_.results + w)]};
      const Var p = rule.input("p", weight.shape), g = rule.input("g", weight.shape);
      Var states[Optimizer::state_count + 1], news[Optimizer::state_count + 1], vars[Optimizer::scalar_count + 1], next;
      for (int i = 0; i < Optimizer::state_count; ++i) {
        states[i] = rule.input(("state" + std::to_string(i)).c_str(), weight.shape);
        given.push_back(moments_[to_size(w)][static_cast<std::size_t>(i)]);
      }
      for (int i = 0; i < Optimizer::scalar_count; ++i) {
        vars[i] = rule.input(("scalar" + std::to_string(i)).c_str(), {});
        given.push_back(filled_value(DType::f32, {}, static_cast<double>(scalars[i])));
      }
      Optimizer::update(p, g, states, vars, next, news);
      rule.output(next);
      for (int i = 0; i < Optimizer::state_count; ++i) rule.output(news[i]);
      const std::vector<Value> updated = interpret(rule.graph, given);
      weight = updated[0];
      for (int i = 0; i < Optimizer::state_count; ++i)
        moments_[to_size(w)][static_cast<std::size_t>(i)] = updated[static_cast<std::size_t>(i) + 1];
    }
    return results[0][0];
  }

 private:
  const TrainingGraph& training_;
  std::vector<std::vector<Value>> moments_;
};

// Three steps of `device`, made from `training` for `mesh`, beside three steps alone: losses and weights agree.
template <class Optimizer>
void expect_trains_like_one_device(const TrainingGraph& training, const DeviceGraph& device, const MeshSizes& mesh,
                                   const typename Optimizer::Settings& settings) {
  verify(device.graph);
  std::vector<Value> inputs;
  std::uint32_t stream = 1;
  for (const Input& input : training.graph.inputs)
    inputs.push_back(random_value(training.graph.dtype(input.node), training.graph.shape(input.node), stream++));
  MeshState state(device, mesh);
  for (const StoredTensor& tensor : device.data)
    state.put(tensor, inputs[to_size(training.graph.find_input(tensor.name))]);
  for (const StoredTensor& tensor : device.stored)
    if (const std::int32_t number = training.graph.find_input(tensor.name); number >= 0)
      state.put(tensor, inputs[to_size(number)]);
  Alone<Optimizer> alone(training);
  for (Index number = 1; number <= 3; ++number) {
    SCOPED_TRACE(::testing::Message() << "step " << number);
    put_scalars<Optimizer>(device, state, settings, number);
    const double loss = state.step(), expected = alone.step(inputs, settings, number);
    EXPECT_NEAR(loss, expected, 1e-6 * (1 + std::fabs(expected)));
  }
  Index found = 0;
  for (const StoredTensor& tensor : device.stored) {
    SCOPED_TRACE(tensor.name.c_str());
    const std::int32_t number = training.graph.find_input(tensor.name);
    if (number < 0) continue;
    ++found;
    expect_near(state.get(tensor), inputs[to_size(number)], 2e-6, 2e-6);
  }
  EXPECT_EQ(found, training.weights.size());
  EXPECT_EQ(device.stored.size(), training.weights.size() * (1 + Optimizer::state_count));
}

}  // namespace weft::testing

#endif
