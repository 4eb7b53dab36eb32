// The plan of a strategy on a mesh, and sums over it that the formulas of communication and memory tell.
#ifndef WEFT_TESTS_SUPPORT_STRATEGY_PLANS_HPP
#define WEFT_TESTS_SUPPORT_STRATEGY_PLANS_HPP

#include <support/planned.hpp>
#include <support/training.hpp>

namespace weft::testing {

struct StrategyPlan {
  DeviceGraph device;
  Plan plan;

  [[nodiscard]] Index count(Collective kind) const { return plan.view().count(kind); }
  // Bytes that a device sends for weights and gradients: all but the sum of the loss, a scalar.
  [[nodiscard]] Index bytes_sent() const {
    const Index devices = plan.view().devices();
    return plan.view().bytes_sent() - bytes_sent_by(Collective::all_reduce, devices, 1, 4);
  }
  // Bytes of the inputs of a kind on one device.
  [[nodiscard]] Index bytes_of(InputKind kind) const {
    Index bytes = 0;
    for (const InputSlot& input : plan.inputs)
      if (input.kind == kind) bytes += input.shape.elements() * size_bytes(input.dtype);
    return bytes;
  }
};

template <class Optimizer, class Strategy>
StrategyPlan plan_of(const Strategy& strategy, const TrainingGraph& training, const Mesh& mesh) {
  StrategyPlan result;
  result.device = strategy.template rewrite<Optimizer>(training, mesh);
  result.plan = make_plan(simplify_nodes(result.device.graph));
  check_plan(result.plan.view());
  return result;
}

// The device graph trains like one device, and its plan computes what it says, on random values of all inputs.
template <class Optimizer, class Strategy>
void expect_trains(const Strategy& strategy, const TrainingGraph& training, const Mesh& mesh,
                   const typename Optimizer::Settings& settings = {}) {
  const DeviceGraph device = strategy.template rewrite<Optimizer>(training, mesh);
  expect_trains_like_one_device<Optimizer>(training, device, mesh.sizes(), settings);
  const Graph graph = simplify(device.graph);
  DeviceInputs inputs(to_size(mesh.size()));
  for (Index d = 0; d < mesh.size(); ++d)
    for (std::int32_t i = 0; i < graph.inputs.size(); ++i) {
      const TensorType& type = graph.type(graph.inputs[i].node);
      // Replicas of weights and scalars are equal; second moments are not negative.
      const bool shared = graph.inputs[i].kind == InputKind::scalar;
      const auto stream = static_cast<std::uint32_t>(shared ? i : 100 * d + i);
      inputs[to_size(d)].push_back(random_value(type.dtype, type.shape, stream, 0.1, 0.9));
    }
  expect_plan_computes(graph, inputs, 1e-5, 2);
}

}  // namespace weft::testing

#endif
