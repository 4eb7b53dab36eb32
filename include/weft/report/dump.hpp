// dump<Step>(folder): how a step, or a program, came to be, as files: the graph after every pass, as text, in the DOT
// language and as StableHLO (.txt, .dot, .mlir), the plan, and the picture of its arena. The passes run again for it,
// compiled: what the compiler evaluated is a constant that has only its result. Numbered in order; a pass that was not
// taken has no number.
//
//   model           what the user wrote, on global shapes
//   differentiated  of a step: with its gradients
//   in_precision    of mixed precision: in the types that its policy says
//   simplified      with fewer nodes
//   partitioned     one device's part of it, where something is cut
//   device          what one device runs: after the strategy's rewrite, with its collectives and, of a step, the
//                   updates of the optimizer
//   simplified      and simplified again
//   legalized       in the forms that kernels know
//   fused           which of those nodes one kernel computes, as text alone
//   plan.txt        explain<Step>();  arena.svg: see arena_picture.hpp
#ifndef WEFT_REPORT_DUMP_HPP
#define WEFT_REPORT_DUMP_HPP

#include <weft/graph/print_dot.hpp>
#include <weft/io/file.hpp>
#include <weft/planner/print_fusion.hpp>
#include <weft/report/arena_picture.hpp>
#include <weft/stablehlo/print.hpp>
#include <weft/train/program.hpp>

namespace weft {

namespace detail {

// Writes files whose names start with a number, so that they stand in the order of the passes.
class DumpFolder {
 public:
  explicit DumpFolder(std::string path) : path_(std::move(path)) { make_directories(path_); }

  WEFT_DECL void add(const char* pass, const Graph& graph);
  void add_fusion(const Graph& legal) { add_file(std::to_string(++passes_) + "_fused.txt", fusion_text(legal)); }
  WEFT_DECL void add(const PlanView& plan) const;

 private:
  std::string path_;
  int passes_ = 0;

  void add_file(const std::string& name, const std::string& text) const {
    write_file(path_ + '/' + name, text.data(), std::ssize(text));
  }
};

// The passes on what was traced of `Function`, as TrainStep and Program take them. `made`: before any of them.
template <class Optimizer, class Function, Strategy Chosen>
void dump_passes(DumpFolder& folder, TrainingGraph made, DType result, const Chosen& strategy, const Mesh& mesh) {
  if constexpr (constexpr Precision precision = FunctionParts<Function>::precision; precision != Precision{})
    folder.add("in_precision", in_precision(made.graph, precision, made.results, result));
  made.graph = in_its_precision(made.graph, FunctionParts<Function>::precision, made.results, result);
  folder.add("simplified", made.graph);
  if (mesh.size() > 1) {
    if constexpr (requires { strategy.partitioned(made, mesh); })
      folder.add("partitioned", strategy.partitioned(trained_by<Optimizer>(made), mesh).device.graph);
    else if constexpr (BatchCuttingStrategy<Chosen>)
      folder.add("partitioned", shard_batch(made, mesh, strategy.data_axes(mesh).batch_cut(mesh)).training.graph);
  }
  const Graph device = strategy.template rewrite<Optimizer>(made, mesh).graph;
  folder.add("device", device);
  const Graph simplified = simplify_nodes(device);
  folder.add("simplified", simplified);
  const Graph legal = legalize(simplified);
  folder.add("legalized", legal);
  folder.add_fusion(legal);
}

template <class Loss, class InputTypes, const auto& mesh, auto strategy, class Optimizer>
void dump_graphs(DumpFolder& folder, const TrainStep<Loss, InputTypes, mesh, strategy, Optimizer>*) {
  Graph model;
  const Measured measured = trace_measured<typename FunctionParts<Loss>::Function, InputTypes>(model);
  model.add_output("loss", measured.loss.id);
  for (const Metric& metric : measured.metrics) model.add_output(metric.name, metric.value.id);
  folder.add("model", model);
  const TrainingGraph training = differentiated<Loss, InputTypes>();
  folder.add("differentiated", training.graph);
  dump_passes<Optimizer, Loss>(folder, training, DType::f32, strategy, mesh_of(mesh));
}
template <class Function, class InputTypes, const auto& mesh, auto strategy>
void dump_graphs(DumpFolder& folder, const Program<Function, InputTypes, mesh, strategy>*) {
  const TrainingGraph program = trace_results<Function, InputTypes>();
  folder.add("model", program.graph);
  dump_passes<NoUpdate, Function>(folder, program, program.precision.output, strategy, mesh_of(mesh));
}

}  // namespace detail

// Makes the folder if it is not there. `Step`: a TrainStep, a Program, an Evaluation or a Prediction. Errors:
// directory_cannot_be_created, those of FileWriter.
template <class Step>
void dump(const std::string& directory) {
  detail::DumpFolder folder(directory);
  detail::dump_graphs(folder, static_cast<const Step*>(nullptr));
  folder.add(Step::plan());
}

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/report/dump.ipp>
#endif

#endif
