// What a program that is made when the program starts does, whatever its function is.
#ifndef WEFT_DYNAMIC_PROGRAM_IPP
#define WEFT_DYNAMIC_PROGRAM_IPP

#include <weft/dynamic/program.hpp>

namespace weft::dynamic {

Program::Program(Runtime& runtime, const ResultsFunction& function, const Buffer<InputType>& inputs, const Mesh& mesh,
                 const AnyStrategy& strategy, const AnyWeights* weights, const Options& options)
    : MadePlan(&runtime, function, inputs, mesh, strategy, options),
      program_(runtime, view(), code(), fitting(runtime, MadePlan::mesh()), stored(), data(), results(), {},
               weights == nullptr ? SharedInputs() : checked_shared_inputs(weight_places(), weights->places),
               weights == nullptr ? nullptr : weights->program) {
  for (const StoredTensor& result : results())
    results_.push_back({view().output(std::ssize(results_)).dtype, result.shape, nullptr});
}

Program::Program(Runtime& runtime, const DeviceGraph& device, const Mesh& mesh, const Options& options)
    : MadePlan(&runtime, device, mesh, options),
      program_(runtime, view(), code(), fitting(runtime, MadePlan::mesh()), stored(), data(), results(), {},
               SharedInputs(), nullptr) {
  for (const StoredTensor& result : results())
    results_.push_back({view().output(std::ssize(results_)).dtype, result.shape, nullptr});
}

std::span<const Result> Program::operator()(std::span<const Result> batch) {
  std::vector<DType> types;
  std::vector<std::span<const std::byte>> parts;
  for (const Result& tensor : batch) {
    types.push_back(tensor.dtype);
    parts.push_back(std::as_bytes(std::span(tensor.bytes, to_size(tensor.shape.elements() * size_bytes(tensor.dtype)))));
  }
  check_types(types);
  for (Index i = 0; i < inputs().size(); ++i)
    if (!(batch[to_size(i)].shape == inputs()[i].shape)) batch_shape_differs(i, batch[to_size(i)].shape, inputs()[i].shape);
  return call(parts.data());
}

std::span<const Result> Program::call(const std::span<const std::byte>* batch) {
  const auto held = program_.hold("program");
  if (const StoredTensor* missing = tensors().first_unwritten(); missing != nullptr)
    weight_was_never_given(missing->name.c_str());
  program_.call(batch);
  for (std::size_t i = 0; i < results_.size(); ++i) results_[i].bytes = program_.whole(static_cast<Index>(i));
  return results_;
}

}  // namespace weft::dynamic

#endif
