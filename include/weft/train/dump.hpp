// dump<Step>(folder): how a step came to be, as files: the graph after every pass, as text, in the DOT language and as
// StableHLO (.txt, .dot, .mlir), the plan, and the picture of its arena. The passes run again for it, compiled: what
// the compiler evaluated is a constant that has only its result.
//
//   model       what the user wrote, on global shapes
//   training    with its gradients, simplified
//   device      what one device runs, after the strategy's rewrite
//   simplified  and simplified again
//   legalized   in the forms that kernels know
//   fused       which of those nodes one kernel computes, as text alone
//   plan.txt    explain<Step>();  arena.svg: see arena_picture.hpp
#ifndef WEFT_TRAIN_DUMP_HPP
#define WEFT_TRAIN_DUMP_HPP

#include <weft/graph/print_dot.hpp>
#include <weft/graph/print_stablehlo.hpp>
#include <weft/io/file.hpp>
#include <weft/planner/print_fusion.hpp>
#include <weft/train/arena_picture.hpp>
#include <weft/train/train_step.hpp>

namespace weft {

namespace detail {

// Writes files whose names start with a number, so that they stand in the order of the passes.
class DumpFolder {
 public:
  explicit DumpFolder(std::string path) : path_(std::move(path)) { make_directories(path_); }

  void add(const char* pass, const Graph& graph) {
    const std::string name = std::to_string(++passes_) + '_' + pass;
    add_file(name + ".txt", to_text(graph));
    add_file(name + ".dot", to_dot(graph));
    add_file(name + ".mlir", to_stablehlo(graph));
  }
  void add_fusion(const Graph& legal) {
    add_file(std::to_string(++passes_) + "_fused.txt", fusion_text(legal));
  }
  void add(const PlanView& plan) const {
    add_file("plan.txt", explain(plan));
    add_file("arena.svg", arena_picture(plan));
  }

 private:
  std::string path_;
  int passes_ = 0;

  void add_file(const std::string& name, const std::string& text) const {
    write_file(path_ + '/' + name, text.data(), std::ssize(text));
  }
};

template <class Step>
struct PassesOf;
template <class Loss, class InputTypes, const auto& mesh, auto strategy, class Optimizer>
struct PassesOf<TrainStep<Loss, InputTypes, mesh, strategy, Optimizer>> {
  static void dump(DumpFolder& folder) {
    Graph model;
    const Measured measured = trace_measured<typename Parts<Loss>::Function, InputTypes>(model);
    model.add_output("loss", measured.loss.id);
    for (const Metric& metric : measured.metrics) model.add_output(metric.name, metric.value.id);
    folder.add("model", model);
    folder.add("training", trace_training<Loss, InputTypes>().graph);
    const Graph device = TrainingSource<Loss, InputTypes, mesh, strategy, Optimizer>::device_graph().graph;
    folder.add("device", device);
    const Graph simplified = simplify_nodes(device);
    folder.add("simplified", simplified);
    const Graph legal = legalize(simplified);
    folder.add("legalized", legal);
    folder.add_fusion(legal);
  }
};

}  // namespace detail

// Makes the folder if it is not there. `Step`: a TrainStep. Errors: directory_cannot_be_created, those of FileWriter.
template <class Step>
void dump(const std::string& directory) {
  detail::DumpFolder folder(directory);
  detail::PassesOf<Step>::dump(folder);
  folder.add(Step::plan());
}

}  // namespace weft

#endif
