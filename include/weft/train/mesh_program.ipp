// Definitions of train/mesh_program.hpp.
#ifndef WEFT_TRAIN_MESH_PROGRAM_IPP
#define WEFT_TRAIN_MESH_PROGRAM_IPP

#include <weft/train/mesh_program.hpp>

namespace weft {

const Mesh& fitting(const Runtime& runtime, const Mesh& mesh) {
  if (runtime.process_count() > 1 && mesh.granules() > 1)
    check_granules_are_processes(mesh, runtime.process_count(), runtime.local_device_count());
  return mesh;
}

MeshProgram::MeshProgram(Runtime& runtime, const PlanView& plan, const PlanCode& code, const DeviceAssignment& devices,
                         ListView<StoredTensor> stored, ListView<StoredTensor> data, ListView<StoredTensor> results,
                         ListView<StoredTensor> gradients)
    : MeshProgram(runtime, plan, code, devices, stored, data, results, gradients, {}, nullptr) {}

MeshProgram::MeshProgram(Runtime& runtime, const PlanView& plan, const PlanCode& code, const DeviceAssignment& devices,
                         ListView<StoredTensor> stored, ListView<StoredTensor> data, ListView<StoredTensor> results,
                         ListView<StoredTensor> gradients, const SharedInputs& shared, const MeshProgram* lender)
    : executable_(runtime, plan, code, devices, lent_inputs(runtime, shared, lender)),
      stored_(executable_, stored.data(), std::ssize(stored)),
      gradients_(executable_, gradients.data(), std::ssize(gradients)),
      data_(executable_, data.data(), std::ssize(data)),
      results_(executable_, results),
      lender_(lender) {
  if (lender != nullptr) stored_.share(lender->stored_);
  for (Index i = 0; i < data_.size(); ++i) {
    held_here_.push_back(data_.held_here(data_[i]));
    in_place_.push_back(is_only_read(plan, data_[i].input));
  }
}

void MeshProgram::start(std::uint32_t seed, std::span<const char* const> names, Buffer<ScalarSetting>& scalars) {
  Runtime& runtime = executable_.runtime();
  const AgreedNumber agreed{"seed", seed, true};
  runtime.agree_on({&agreed, 1});
  runtime.run([&](Device& device) { stored_.initialize(device.ordinal(), seed); });
  stored_.note_written();
  stored_.check_equal_in_all_processes();
  const PlanView& plan = executable_.plan();
  for (Index i = 0; i < std::ssize(names); ++i)
    scalars[i].input = plan.find_input(Name("optimizer") / names[to_size(i)]);
  scalars[std::ssize(names)] = {plan.find_input("seed"), seed};
  scalars[std::ssize(names) + 1].input = plan.find_input("step");
  if (runtime.process_count() == 1) return;
  for (const char* const name : names) agreed_.push_back({name, 0, false});
  agreed_.push_back({"seed", 0, true});
  agreed_.push_back({"step", 0, true});
}

void MeshProgram::attach(detail::MoverState& mover) {
  const Hold held = hold("DeviceLoader");
  if (is_fed_) step_has_a_loader();
  is_fed_ = true;
  for (Index i = 0; i < in_place_.size(); ++i)
    for (int k = 0; k < executable_.local_device_count() && in_place_[i]; ++k)
      executable_.place_input(executable_.first_device() + k, data_[i].input, nullptr);
  executable_.tell_when_batch_is_free(&mover.mover_turn);
}

void MeshProgram::detach() noexcept {
  executable_.turn()->wait_for_others();  // devices of another thread's call may tell the mover
  is_fed_ = false;
  executable_.tell_when_batch_is_free(nullptr);
}

void MeshProgram::move_in(const std::span<const std::byte>* batch) const {
  check_batch(batch);
  for (int i = 0; i < executable_.local_device_count(); ++i) copy_in(executable_.first_device() + i, batch);
}

float MeshProgram::step(const std::span<const std::byte>* batch, const float* values, Buffer<ScalarSetting>& scalars,
                        Index step) {
  const Hold held = hold("step");
  const Index own = scalars.size() - 2;
  for (Index i = 0; i < own; ++i) scalars[i].bits = __builtin_bit_cast(std::uint32_t, values[i]);
  scalars[own + 1].bits = static_cast<std::uint32_t>(step);
  call(batch, scalars, step);
  return result(0);
}

void MeshProgram::call(const std::span<const std::byte>* batch, ListView<ScalarSetting> scalars, Index step) {
  const Hold held = hold("step");
  if (batch != nullptr && is_fed_) batches_come_by_themselves();
  if (batch != nullptr) check_batch(batch);
  std::vector<AlignedArray<std::byte>> copies;
  const std::vector<std::span<const std::byte>> parts = without_own_results(batch, copies);
  if (!parts.empty()) batch = parts.data();
  for (Index i = 0; i < agreed_.size(); ++i) agreed_[i].bits = scalars[to_size(i)].bits;
  executable_.runtime().agree_on(agreed_);
  executable_.begin_call();
  executable_.runtime().run([&](Device& device) {
    if (batch != nullptr) executable_.enter(device);
    device.recorder().set_step(static_cast<std::uint32_t>(step));
    for (const ScalarSetting& scalar : scalars)
      if (scalar.input >= 0)
        std::memcpy(executable_.input(device.ordinal(), scalar.input), &scalar.bits, sizeof scalar.bits);
    if (batch != nullptr) scalars.empty() ? read_in_place(device.ordinal(), batch) : copy_in(device.ordinal(), batch);
    executable_.run(device);
    results_.copy_out(device.ordinal());
  });
  results_.bring_from_processes();
  executable_.end_call();
}

AlignedArray<float> MeshProgram::gradient(const char* name) const {
  if (gradients_.size() == 0) gradients_are_not_kept(name);
  if (gradients_.lookup(name) == nullptr)
    if (const StoredTensor* const other = stored_.lookup(name); other != nullptr)
      weight_has_no_gradient(name, stored_.is_state(*other));
  return gradients_.read(name);
}

float MeshProgram::result(Index i) const {
  const RuntimeHold held = executable_.hold("metric");
  float value;
  std::memcpy(&value, executable_.output(executable_.first_device(), i), sizeof value);
  return value;
}

float MeshProgram::result(const Name& name) const {
  const PlanView& plan = executable_.plan();
  Sentence known;
  for (Index i = 0; i < plan.output_count(); ++i) {
    const Name& own = plan.name(plan.output(i).name);
    if (own == name) return result(i);
    known << (i > 0 ? ", " : "") << own.c_str();
  }
  if (const Index scale = plan.find_input(LossScaling::scale_name); scale >= 0) {
    const Index skipped = plan.find_input(LossScaling::skipped_steps_name);
    if (name == Name(LossScaling::scale_name)) return number_in<float>(scale);
    if (name == Name("skipped_steps")) return static_cast<float>(count_in(skipped));
    known << ", " << LossScaling::scale_name << ", skipped_steps";
  }
  metric_is_unknown(name.c_str(), known.text());
}

Buffer<LentInput> MeshProgram::lent_inputs(const Runtime& runtime, const SharedInputs& shared,
                                           const MeshProgram* lender) {
  Buffer<LentInput> inputs;
  if (lender == nullptr) return inputs;
  if (!shared.are_whole && &runtime != &lender->executable_.runtime()) shared_weights_are_cut();
  for (const std::int32_t number : shared.lent)
    inputs.push_back(number < 0 ? LentInput() : LentInput{&lender->executable_, number});
  return inputs;
}

void MeshProgram::check_batch(const std::span<const std::byte>* batch) const {
  for (Index i = 0; i < data_.size(); ++i) {
    const Index bytes = std::ssize(batch[i]), element = size_bytes(data_.type_of(data_[i]));
    const Index held = held_here_[i].end - held_here_[i].begin;
    if (!is_whole(i, bytes) && bytes != held * element)
      batch_size_differs(i, bytes / element, data_[i].shape.elements(), held,
                         data_[i].shape.rank() > 0 ? data_[i].shape[0] : 0);
  }
}

void MeshProgram::copy_in(Index ordinal, const std::span<const std::byte>* batch) const {
  for (Index i = 0; i < data_.size(); ++i)
    data_.copy_in(ordinal, data_[i], batch[i].data(), skipped(i, batch[i]));
}

std::vector<std::span<const std::byte>> MeshProgram::without_own_results(
    const std::span<const std::byte>* batch, std::vector<AlignedArray<std::byte>>& copies) const {
  std::vector<std::span<const std::byte>> parts;
  for (Index i = 0; batch != nullptr && i < data_.size(); ++i) {
    if (!results_.has(batch[i].data())) continue;
    if (parts.empty()) parts.assign(batch, batch + data_.size());
    copies.emplace_back(std::ssize(batch[i]));
    std::memcpy(copies.back().data(), batch[i].data(), batch[i].size());
    parts[to_size(i)] = {copies.back().data(), batch[i].size()};
  }
  return parts;
}

void MeshProgram::read_in_place(Index ordinal, const std::span<const std::byte>* batch) {
  for (Index i = 0; i < data_.size(); ++i) {
    const Index before = skipped(i, batch[i]);
    const char* const part = in_place_[i] ? data_.part_in(ordinal, data_[i], batch[i].data(), before) : nullptr;
    if (in_place_[i]) executable_.place_input(ordinal, data_[i].input, part);
    if (part == nullptr) data_.copy_in(ordinal, data_[i], batch[i].data(), before);
  }
}

}  // namespace weft

#endif
