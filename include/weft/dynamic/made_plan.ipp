// Making a plan when the program starts: what is wrong is told before anything is allocated.
#ifndef WEFT_DYNAMIC_MADE_PLAN_IPP
#define WEFT_DYNAMIC_MADE_PLAN_IPP

#include <weft/base/closest_names.hpp>
#include <weft/base/dtype.hpp>
#include <weft/dynamic/made_plan.hpp>
#include <weft/observe/environment.hpp>
#include <weft/train/program.hpp>

#include <algorithm>
#include <cstdio>
#include <string>
#include <vector>

namespace weft::dynamic {

namespace detail {

// Errors: precision_is_impossible.
inline void check_precision(const Precision& precision) {
  const auto check = [](const char* what, DType dtype, bool may_be_f16) {
    if (dtype == DType::f32 || dtype == DType::bf16 || (may_be_f16 && dtype == DType::f16)) return;
    precision_is_impossible(what, name_of(dtype), may_be_f16 ? "f32, bf16, f16" : "f32, bf16");
  };
  check("parameters", precision.parameters, false);
  check("compute", precision.compute, true);
  check("reduce", precision.reduce, false);
  check("output", precision.output, false);
}

// The first spec of a strategy that does not fit the model, as an error.
inline void check_specs(const AnyStrategy& strategy, const TrainingGraph& training, const Mesh& mesh) {
  using Kind = Misuse::Kind;
  const SpmdSpecs* const specs = strategy.visit([](const auto& own) { return own.specs; });
  if (specs == nullptr) return;
  const Misuse found = specs->misuse(training, mesh);
  if (found.kind == Kind::spec_longer_than_rank) spec_longer_than_rank(found.left, found.right, found.name.c_str());
  if (found.kind == Kind::dimension_does_not_divide)
    dimension_does_not_divide(found.left, found.right, found.name.c_str());
  if (found.kind == Kind::spec_names_no_parameter) spec_names_no_parameter(found.name.c_str());
}

// A type of layers to wrap that declares no weight, as an error.
inline void check_wrap(const AnyStrategy& strategy, const TrainingGraph& training) {
  const Fsdp* const fsdp = strategy.as<Fsdp>();
  if (fsdp == nullptr || fsdp->wrap.kind != Wrap::Kind::type) return;
  std::vector<std::string> types;
  for (const std::int32_t weight : training.weights) {
    const Name& type = training.graph.name(training.graph.inputs[weight].module_type);
    if (type == fsdp->wrap.type_name) return;
    if (type.size > 0 && std::find(types.begin(), types.end(), type.c_str()) == types.end())
      types.emplace_back(type.c_str());
  }
  no_layer_of_this_type(fsdp->wrap.type_name.c_str(), closest_names(fsdp->wrap.type_name.c_str(), types).c_str());
}

// The first operation whose result has no type over explicit axes, as an error. Marks are checked before.
inline void check_types(const AnyStrategy& strategy, const TrainingGraph& training, const Mesh& mesh) {
  const Spmd* const spmd = strategy.as<Spmd>();
  if (spmd == nullptr || !has_explicit_axis(mesh)) return;
  const Misuse found = misuse_of_types(training, mesh, spmd->specs->layouts(training.graph, mesh));
  if (found.kind == Misuse::Kind::none) return;
  const TypeConflictRow& conflict = row_of(static_cast<TypeConflict>(found.left));
  sharding_types_conflict(conflict.code, found.name.c_str(), conflict.rule, conflict.cure);
}

// The first mark of the model that does not fit the mesh, as an error.
inline void check_marks(const TrainingGraph& training, const Mesh& mesh) {
  const Misuse found = misuse_of_marks(training.graph, mesh);
  if (found.kind == Misuse::Kind::mark_of_unknown_axis)
    mark_of_unknown_axis(found.name.c_str(), mesh, found.line, found.file.c_str());
  if (found.kind == Misuse::Kind::mark_does_not_divide)
    mark_does_not_divide(found.name.c_str(), found.left, found.right, found.line, found.file.c_str());
}

}  // namespace detail

void MadePlan::check(const AnyStrategy& strategy, const Options& options) const {
  const Index devices = mesh_.size();
  if (devices > most_devices) too_many_devices(devices, most_devices);
  check_axis_types(mesh_);
  if (options.micro_batches < 1) parts_out_of_range(options.micro_batches);
  detail::check_precision(options.precision);
  if (const Spmd* const spmd = strategy.as<Spmd>(); spmd != nullptr) {
    if (const Misuse own = spmd->misuse(mesh_); own.kind == Misuse::Kind::unknown_axis)
      unknown_axis(own.name.c_str(), mesh_);
    return;
  }
  if (const Fsdp* const fsdp = strategy.as<Fsdp>(); fsdp != nullptr && fsdp->misuse().kind != Misuse::Kind::none)
    zero_stage_out_of_range(fsdp->stage);
  const DataAxes axes = strategy.visit([&](const auto& own) {
    if constexpr (requires { own.data_axes(mesh_); }) return own.data_axes(mesh_);
    return DataAxes(mesh_, {}, {}, nullptr);  // of a strategy that has returned above
  });
  axes.check(strategy.name(), mesh_);
  const Index rows = mesh_.size(axes.batch());
  for (const TensorType& input : inputs_) {
    if (input.shape.rank() == 0) continue;
    const Index batch = input.shape[0], parts = options.micro_batches;
    if (batch % rows != 0) batch_does_not_divide(batch, rows);
    if (batch % parts == 0 && batch / rows % parts != 0) micro_batches_do_not_divide(batch / rows, parts);
  }
}

void MadePlan::plan(const Runtime* runtime, const DeviceGraph& device, const Options& options) {
  made_ = plan_device(device);
  view_ = made_.plan.view();
  if (runtime == nullptr) return;
  if (view_.devices() != runtime->device_count()) device_counts_differ(view_.devices(), runtime->device_count());
  static_cast<void>(fitting_memory(*runtime, view_, options.memory_bytes > 0 ? options.memory_bytes : machine_memory()));
  kernels_ = (options.kernels != nullptr ? options.kernels : find_kernels)(view_);
  if (read_environment().debug >= 2) std::fputs(describe_kernels(view_, kernels()).c_str(), stderr);
}

MadePlan::MadePlan(const Runtime* runtime, const MeasuredFunction& loss, const Buffer<InputType>& inputs,
                   const Mesh& mesh, const AnyStrategy& given, const AnyOptimizer& optimizer, const Options& options)
    : mesh_(mesh), inputs_(checked_inputs(inputs)) {
  const AnyStrategy strategy = given.fitted(inputs_);
  check(strategy, options);
  const TrainingGraph training = trace_training(loss, inputs_, {options.micro_batches, options.precision});
  detail::check_specs(strategy, training, mesh_);
  detail::check_wrap(strategy, training);
  detail::check_marks(training, mesh_);
  detail::check_types(strategy, training, mesh_);
  plan(runtime, optimizer.rewritten(strategy, training, mesh_), options);
  without_gradient_ = optimizer.weights_without_gradient(training);
}

MadePlan::MadePlan(const Runtime* runtime, const ResultsFunction& function, const Buffer<InputType>& inputs,
                   const Mesh& mesh, const AnyStrategy& given, const Options& options)
    : mesh_(mesh), inputs_(checked_inputs(inputs)) {
  const AnyStrategy strategy = given.fitted(inputs_);
  check(strategy, options);
  const TrainingGraph program = weft::detail::trace_program(function, inputs_, options.precision);
  detail::check_specs(strategy, program, mesh_);
  detail::check_wrap(strategy, program);
  detail::check_marks(program, mesh_);
  detail::check_types(strategy, program, mesh_);
  plan(runtime, weft::detail::rewritten<NoUpdate>(strategy, program, mesh_), options);
}

MadePlan::MadePlan(const Runtime* runtime, const DeviceGraph& device, const Mesh& mesh, const Options& options)
    : mesh_(mesh) {
  if (mesh_.size() > most_devices) too_many_devices(mesh_.size(), most_devices);
  for (const StoredTensor& input : device.data)
    inputs_.push_back({device.graph.dtype(device.graph.inputs[input.input].node), input.shape});
  plan(runtime, device, options);
}

void MadePlan::check_types(std::span<const DType> batch) const {
  if (std::ssize(batch) != inputs_.size()) batch_count_differs(std::ssize(batch), inputs_.size());
  for (Index i = 0; i < inputs_.size(); ++i)
    if (!is_read_as(inputs_[i].dtype, batch[to_size(i)]))
      batch_type_differs(i, name_of(batch[to_size(i)]), name_of(inputs_[i].dtype));
}

}  // namespace weft::dynamic

#endif
