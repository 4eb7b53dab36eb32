// A graph, and its plan run by reference kernels, must give the same numbers.
#ifndef WEFT_TESTS_SUPPORT_PLANNED_HPP
#define WEFT_TESTS_SUPPORT_PLANNED_HPP

#include <support/check_plan.hpp>
#include <support/program.hpp>
#include <weft/graph/verify.hpp>
#include <weft/planner/lower.hpp>

namespace weft::testing {

using DeviceInputs = std::vector<std::vector<Value>>;  // by device, then by input

// Plans `graph`, checks the plan, and runs it `calls` times beside the interpreter: returned values and updated inputs
// must agree, in every call. Returns the plan.
inline Plan expect_plan_computes(const Graph& graph, DeviceInputs inputs, double tolerance = 1e-6, int calls = 2) {
  verify(graph);
  Plan plan = make_plan(graph);
  check_plan(plan.view());
  PlanOnMesh mesh(plan.view());
  const Index devices = graph.devices();
  for (Index device = 0; device < devices; ++device)
    for (Index i = 0; i < graph.inputs.size(); ++i) mesh.set(device, i, inputs[to_size(device)][to_size(i)]);
  for (int call = 0; call < calls; ++call) {
    SCOPED_TRACE(::testing::Message() << "call " << call);
    const auto expected = interpret(graph, inputs);
    mesh.run();
    for (Index device = 0; device < devices; ++device) {
      std::vector<Value>& own = inputs[to_size(device)];
      Index returned = 0;
      for (Index o = 0; o < graph.outputs.size(); ++o) {
        const Output& output = graph.outputs[o];
        const Value& wanted = expected[to_size(device)][to_size(o)];
        SCOPED_TRACE(::testing::Message() << "output " << o << " '" << graph.name(output.name).c_str() << "' on " << device);
        if (output.updates < 0) {
          expect_near(mesh.output(device, returned++), wanted, tolerance, tolerance);
        } else {
          own[to_size(output.updates)] = mesh.input(device, output.updates);
          expect_near(own[to_size(output.updates)], wanted, tolerance, tolerance);
        }
      }
      std::vector<bool> updated(own.size(), false);
      for (const Output& output : graph.outputs)
        if (output.updates >= 0) updated[to_size(output.updates)] = true;
      for (std::size_t i = 0; i < own.size(); ++i)
        if (!updated[i]) expect_equal(mesh.input(device, static_cast<Index>(i)), own[i]);
    }
    if (::testing::Test::HasFailure()) break;
  }
  return plan;
}
// The same on one device.
inline Plan expect_plan_computes(const Graph& graph, const std::vector<Value>& inputs, double tolerance = 1e-6,
                                 int calls = 2) {
  return expect_plan_computes(graph, DeviceInputs{inputs}, tolerance, calls);
}

// Of a program that is given random inputs.
inline Plan planned(Program& program, std::uint32_t stream = 1) {
  std::vector<Value> inputs;
  for (const Input& input : program.graph.inputs) {
    const TensorType& type = program.graph.type(input.node);
    inputs.push_back(random_value(type.dtype, type.shape, stream++, 0, 3));
  }
  return expect_plan_computes(program.graph, inputs);
}

}  // namespace weft::testing

#endif
