// Definitions of dynamic/any_strategy.hpp.
#ifndef WEFT_DYNAMIC_ANY_STRATEGY_IPP
#define WEFT_DYNAMIC_ANY_STRATEGY_IPP

#include <weft/dynamic/any_strategy.hpp>

namespace weft {

AnyStrategy AnyStrategy::spmd_over(const AxisName& axis) {
  AnyStrategy strategy{SpmdSpecs()};
  strategy.batch_axis_ = axis;
  return strategy;
}

AnyStrategy AnyStrategy::fitted(const Buffer<TensorType>& inputs) const {
  if (batch_axis_ == AxisName()) return *this;
  SpmdSpecs specs;
  for (const TensorType& input : inputs)
    specs.inputs.push_back(input.shape.rank() > 0 ? PartitionSpec(batch_axis_) : PartitionSpec());
  return AnyStrategy(specs).with_collectives(as<Spmd>()->collectives);
}

AnyStrategy AnyStrategy::with_collectives(const CollectiveOptions& options) const {
  AnyStrategy strategy = *this;
  std::visit([&](auto& own) { own.collectives = options; }, strategy.strategy_);
  return strategy;
}

AnyStrategy AnyStrategy::with_specs(SpmdSpecs specs) const {
  AnyStrategy strategy = *this;
  strategy.specs_ = std::make_shared<const SpmdSpecs>(std::move(specs));
  std::visit([&](auto& own) { own.specs = strategy.specs_.get(); }, strategy.strategy_);
  return strategy;
}

PartitionSpec AnyStrategy::batch_spec(const Mesh& mesh) const {
  AxisNames axes;
  if (const Spmd* const spmd = as<Spmd>(); !(batch_axis_ == AxisName())) {
    axes.push_back(batch_axis_);
  } else if (spmd != nullptr) {
    if (!spmd->specs->inputs.empty()) axes = spmd->specs->inputs[0].axes_of(0);
  } else {
    visit([&](const auto& strategy) {
      if constexpr (requires { strategy.data_axes(mesh); }) axes = strategy.data_axes(mesh).batch_cut(mesh).axes;
    });
  }
  return {axes};
}

const char* AnyStrategy::name() const {
  return visit([](const auto& strategy) { return strategy.name; });
}

}  // namespace weft

#endif
