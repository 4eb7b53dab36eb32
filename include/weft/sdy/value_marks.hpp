// What Shardy's propagation finds for a module, as weft's partitioner takes it: a spec for each value.
#ifndef WEFT_SDY_VALUE_MARKS_HPP
#define WEFT_SDY_VALUE_MARKS_HPP

#include <weft/sdy/module_flow.hpp>
#include <weft/sharding/propagate_shardings.hpp>
#include <weft/stablehlo/value_marks.hpp>

namespace weft::sdy {

// Dimensions that are cut by parts of axes, or that the parts do not divide, and those that nothing is said of and that
// are open are `otherwise`: P::unconstrained for values, whole for what comes from outside.
[[nodiscard]] constexpr PartitionSpec partition_spec(const TensorSharding& sharding, const Shape& shape,
                                                     const FlowMesh& mesh, const SpecEntry& otherwise) {
  PartitionSpec spec;
  for (int d = 0; d < shape.rank(); ++d) {
    const DimensionSharding& dim = sharding.dims[d];
    const bool is_obeyed = are_whole_axes(mesh.sizes, dim.axes) && shape[d] % parts_of(dim.axes) == 0;
    AxisNames names;
    for (const SubAxis& part : dim.axes) names.push_back(mesh.axes[part.axis]);
    if (!is_obeyed || (dim.axes.empty() && !dim.is_closed))
      spec.add(otherwise);
    else
      spec.add(names);
  }
  return spec;
}

struct PropagatedFunction {
  stablehlo::ValueMarks marks;           // of what the function makes outside of loops and branches
  Buffer<PartitionSpec> argument_specs;  // as Spmd takes them
};

namespace detail {

constexpr void mark(PropagatedFunction& into, const ModuleFlow& made, const Function& function, Index value,
                    Index tensor, MarkForce force) {
  const TensorSharding& sharding = made.flow.tensors[tensor].sharding;
  const Shape& shape = function.values[value].type.shape;
  if (!sharding.is_known() || sharding.is_open_everywhere() || sharding.dims.size() != shape.rank()) return;
  into.marks.of_value[value] = static_cast<std::int32_t>(into.marks.marks.size());
  into.marks.marks.push_back(
      {partition_spec(sharding, shape, made.meshes.meshes[sharding.mesh], PartitionSpec::unconstrained), 0, {}, force});
}

}  // namespace detail

// Propagates the shardings of the module, and says where the values of `function` lie then. `are_hints`: marks may be
// passed over, those that propagation adds before those that the module asks for (MarkForce). Errors: those of
// module_flow.
[[nodiscard]] WEFT_NATIVE constexpr PropagatedFunction propagated_function(const Module& module,
                                                                           const Function& function,
                                                                           bool are_hints = false) {
  ModuleFlow made = module_flow(module, {.meshes = Meshes::Reading::united});
  propagate_shardings(made.flow);
  PropagatedFunction result;
  result.marks.function = &function;
  result.marks.of_value = Buffer<std::int32_t>(function.values.size(), -1);
  for (const FunctionFlow& flow : made.functions) {
    if (flow.function != &function) continue;
    for (const Index value : function.body.arguments) {
      const TensorSharding& sharding = made.flow.tensors[flow.values[value]].sharding;
      const Shape& shape = function.values[value].type.shape;
      result.argument_specs.push_back(
          sharding.is_known() && sharding.dims.size() == shape.rank()
              ? partition_spec(sharding, shape, made.meshes.meshes[sharding.mesh], PartitionSpec::none)
              : PartitionSpec());
    }
    for (const Operation& operation : function.body.operations) {
      const bool is_asked = operation.name == "sdy.sharding_constraint";
      const MarkForce force = !are_hints ? MarkForce::obeyed : is_asked ? MarkForce::asked : MarkForce::propagated;
      for (const Index value : operation.results)
        detail::mark(result, made, function, value, flow.values[value], force);
    }
    break;
  }
  return result;
}

}  // namespace weft::sdy

#endif
