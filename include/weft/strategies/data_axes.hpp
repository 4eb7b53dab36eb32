// DataAxes: what the axes of a mesh do under Ddp and Fsdp. Those that carry the batch are cut over by the strategy, or
// hold replicas of what it cuts; all others are left to specs and to marks in the model.
#ifndef WEFT_STRATEGIES_DATA_AXES_HPP
#define WEFT_STRATEGIES_DATA_AXES_HPP

#include <weft/strategies/spmd.hpp>

namespace weft {

// How a training is cut before its gradients are summed; strategies for which it is the same start from one partition.
struct BatchCut {
  AxisNames axes;                    // cut the first dimension of every input, in the order of the mesh
  const SpmdSpecs* specs = nullptr;  // of weights, over other axes; null: they are whole
  friend constexpr bool operator==(const BatchCut&, const BatchCut&) = default;
};

class DataAxes {
 public:
  // `axes`, `replicas`: as they are written in a strategy. No `axes`: all that no one else uses.
  constexpr DataAxes(const Mesh& mesh, const AxisNames& axes, const AxisNames& replicas, const SpmdSpecs* specs)
      : specs_(specs), misuse_(misuse_of(mesh, axes, replicas, specs)) {
    if (misuse_.kind != Misuse::Kind::none) return;
    cut_ = axis_indices(mesh, axes);
    replicas_ = axis_indices(mesh, replicas);
    if (axes.empty())
      for (const std::int8_t axis : all_axes(mesh))
        if (!replicas_.contains(axis) && !is_of_specs(specs, mesh.axes[axis].name)) cut_.push_back(axis);
    if (cut_.empty() && mesh.rank() > 0) misuse_ = {Misuse::Kind::no_axis_is_left, mesh.rank()};
    for (const std::int8_t axis : all_axes(mesh))
      if (cut_.contains(axis) || replicas_.contains(axis)) batch_.push_back(axis);
  }

  // The first that is wrong.
  [[nodiscard]] constexpr const Misuse& misuse() const noexcept { return misuse_; }
  // Errors: unknown_axis, axis_is_taken, no_axis_is_left; those of SpmdSpecs::check.
  constexpr void check(const char* strategy, const Mesh& mesh) const {
    using Kind = Misuse::Kind;
    if (specs_ != nullptr) specs_->check();
    if (misuse_.kind == Kind::unknown_axis || misuse_.kind == Kind::strategy_axis_is_unknown)
      unknown_axis(misuse_.name.c_str(), mesh);
    if (misuse_.kind == Kind::strategy_axis_is_taken) axis_is_taken(strategy, misuse_.name.c_str());
    if (misuse_.kind == Kind::no_axis_is_left) no_axis_is_left(strategy, misuse_.left);
  }

  // Over which the strategy cuts, the first of them major; which hold replicas of that; and both, in the mesh's order.
  [[nodiscard]] constexpr const AxisList& cut() const noexcept { return cut_; }
  [[nodiscard]] constexpr const AxisList& replicas() const noexcept { return replicas_; }
  [[nodiscard]] constexpr const AxisList& batch() const noexcept { return batch_; }
  [[nodiscard]] constexpr BatchCut batch_cut(const Mesh& mesh) const {
    BatchCut cut{{}, specs_};
    for (const std::int8_t axis : batch_) cut.axes.push_back(mesh.axes[axis].name);
    return cut;
  }

 private:
  const SpmdSpecs* specs_;
  AxisList cut_, replicas_, batch_;
  Misuse misuse_;

  // Does a spec cut a parameter over an axis, or an input in another dimension than that of the batch?
  static constexpr bool is_of_specs(const SpmdSpecs* specs, const AxisName& axis) {
    for (int i = 0; specs != nullptr && i < specs->size(); ++i)
      for (const PartitionSpec::Use& use : specs->spec(i).uses)
        if (use.axis == axis && (use.role > 0 || i >= specs->inputs.size())) return true;
    return false;
  }
  static constexpr Misuse misuse_of(const Mesh& mesh, const AxisNames& axes, const AxisNames& replicas,
                                    const SpmdSpecs* specs) {
    using Kind = Misuse::Kind;
    if (specs != nullptr)
      if (const Misuse own = specs->misuse(mesh); own.kind != Kind::none) return own;
    AxisNames used;
    for (const AxisNames& list : {axes, replicas})
      for (const AxisName& axis : list) {
        if (mesh.find(axis) < 0) return Misuse(Kind::strategy_axis_is_unknown, 0).named(axis.text);
        if (used.contains(axis) || is_of_specs(specs, axis))
          return Misuse(Kind::strategy_axis_is_taken, 0).named(axis.text);
        used.push_back(axis);
      }
    return {};
  }
};

}  // namespace weft

#endif
