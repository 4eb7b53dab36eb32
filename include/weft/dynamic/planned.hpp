// What a training step, or a program, would cost on a mesh of devices that need not exist: nothing is allocated or run.
//
//   const weft::dynamic::Planned plan(Loss{.hidden = hidden}, inputs, weft::parse_mesh("data=64,model=8"),
//                                     weft::parse_strategy("fsdp:axes=data"), weft::AdamW{});
//   plan.peak_bytes(), plan.bytes_sent(), plan.count(weft::Collective::all_gather)
//   std::puts(explain(plan).c_str());
#ifndef WEFT_DYNAMIC_PLANNED_HPP
#define WEFT_DYNAMIC_PLANNED_HPP

#include <weft/dynamic/made_plan.hpp>

namespace weft::dynamic {

// The numbers of one device, which a TrainStep or a Program of the same arguments has, too. Planning takes memory and
// time by the nodes of the graph, however large its tensors are.
class Planned : private MadePlan {
 public:
  // The plan of a TrainStep. Errors: those of MadePlan but for device_counts_differ and memory_is_too_small.
  template <class Loss>
  Planned(const Loss& loss, const Buffer<InputType>& inputs, const Mesh& mesh, const AnyStrategy& strategy,
          const AnyOptimizer& optimizer, const Options& options = {})
      : MadePlan(nullptr, measured_function(loss), inputs, mesh, strategy, optimizer, options) {}
  // The plan of a Program. The same errors.
  template <class Function>
  Planned(const Function& function, const Buffer<InputType>& inputs, const Mesh& mesh, const AnyStrategy& strategy,
          const Options& options = {})
      : MadePlan(nullptr, results_function(function), inputs, mesh, strategy, options) {}

  [[nodiscard]] const PlanView& plan() const noexcept { return view(); }
  [[nodiscard]] Index devices() const noexcept { return mesh().size(); }
  using MadePlan::peak_bytes;
  using MadePlan::persistent_bytes;
  using MadePlan::weight_places;
  using MadePlan::weights_without_gradient;
  [[nodiscard]] Index bytes_sent() const { return plan().bytes_sent(); }
  [[nodiscard]] Index bytes_sent(Link link) const { return plan().bytes_sent(link); }
  [[nodiscard]] Index count(Collective kind) const { return plan().count(kind); }
  [[nodiscard]] Index flops() const { return plan().flops(); }
};

}  // namespace weft::dynamic

#endif
