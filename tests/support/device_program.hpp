// A program of the graph that each device of a mesh runs, collectives and all: no strategy rewrites it.
#ifndef WEFT_TESTS_SUPPORT_DEVICE_PROGRAM_HPP
#define WEFT_TESTS_SUPPORT_DEVICE_PROGRAM_HPP

#include <weft/dynamic/program.hpp>

#include <functional>
#include <string>
#include <vector>

namespace weft::testing {

class DeviceProgram {
 public:
  // `traced`: results, which all devices must have alike, of no inputs.
  DeviceProgram(const Mesh& mesh, const std::function<Buffer<Var>(Graph& graph)>& traced)
      : runtime_(mesh),
        plan_(plan_device(device_graph(mesh, traced))),
        view_(plan_.plan.view()),
        kernels_(dynamic::find_kernels(view_)),
        program_(runtime_, view_, {kernels_.data()}, mesh, list(plan_.head.stored), list(plan_.head.data),
                 list(plan_.head.results)) {}

  std::vector<dynamic::Result> run() {
    const std::span<const std::byte> none;
    program_.call(&none);
    std::vector<dynamic::Result> results;
    for (const StoredTensor& result : plan_.head.results) {
      const Index number = std::ssize(results);
      results.push_back({view_.output(number).dtype, result.shape, program_.whole(number)});
    }
    return results;
  }

 private:
  Runtime runtime_;
  MeshPlan plan_;
  PlanView view_;
  std::vector<StepKernel> kernels_;
  MeshProgram program_;

  static DeviceGraph device_graph(const Mesh& mesh, const std::function<Buffer<Var>(Graph& graph)>& traced) {
    DeviceGraph made;
    made.graph.mesh = mesh.sizes();
    const Buffer<Var> results = traced(made.graph);
    for (Index i = 0; i < results.size(); ++i)
      made.graph.add_output(Name(("result" + std::to_string(i)).c_str()), results[i].id);
    made.results = result_tensors(made.graph, nullptr, results.size());
    return made;
  }
  static ListView<StoredTensor> list(const Buffer<StoredTensor>& tensors) {
    return {tensors.data(), to_size(tensors.size())};
  }
};

}  // namespace weft::testing

#endif
