// Checkpoints: a training step, or the weights of one, as a safetensors file that any mesh and strategy takes up again.
//
//   weft::save_checkpoint("run/step_400.safetensors", step, {{"layers", "12"}});
//   weft::load_checkpoint("run/step_400.safetensors", other_step);
//   weft::load_weights("run/step_400.safetensors", prediction.tensors());
//
// The file has every weight and optimizer state as one whole tensor under its own name ("h.7.up.weight",
// "h.7.up.weight.adam.m"), with the bits of its own type; equal steps make equal files, however they are sharded. It is
// no part of weft.hpp, to which it and its reader would add a fifth.
#ifndef WEFT_TRAIN_CHECKPOINT_HPP
#define WEFT_TRAIN_CHECKPOINT_HPP

#include <weft/io/safetensors.hpp>
#include <weft/train/training_state.hpp>

#include <charconv>
#include <optional>

namespace weft {

// What the caller of save_checkpoint wants to find again: a trainer's settings, by name. Names that begin with "weft."
// are taken.
using CheckpointMetadata = SafetensorsMetadata;

struct LoadOptions {
  // False: tensors that the file lacks keep their values, and those that it has beside them are passed over. One of
  // another shape or type is an error all the same.
  bool strict = true;
  // What the file's names have before the model's. Names without it are passed over.
  std::string prefix = {};
};

// What was found in a file.
struct Checkpoint {
  CheckpointMetadata metadata;                // the caller's own
  std::vector<std::string> missing, unknown;  // names in the model that the file lacks, and the other way round

  // The entry `key` of the metadata; empty: there is none.
  [[nodiscard]] std::string entry(const std::string& key) const {
    const auto found = metadata.find(key);
    return found == metadata.end() ? std::string() : found->second;
  }
};

namespace detail {

inline constexpr const char *version_key = "weft.version", *steps_key = "weft.steps", *seed_key = "weft.seed";
inline constexpr Index checkpoint_version = 1;

// Sorted, since every strategy keeps them in an order of its own.
[[nodiscard]] inline std::map<std::string, const StoredTensor*> by_name(const MeshTensors& tensors) {
  std::map<std::string, const StoredTensor*> names;
  for (Index i = 0; i < tensors.size(); ++i) names.emplace(tensors[i].name.c_str(), &tensors[i]);
  return names;
}

// Tensors of a model and where a file has them.
struct LoadPlan {
  struct Match {
    const SafetensorsTensor* from;
    const StoredTensor* to;
  };
  std::vector<Match> matches;
  std::vector<std::string> missing, unknown, unfit;  // unfit: "'a' is f32 [2] there and f32 [3] here"
};

// True if `name` goes on after the name of another tensor of the file, as "w.adam.m" does after "w".
[[nodiscard]] inline bool is_state(const std::map<std::string, const SafetensorsTensor*>& names,
                                   const std::string& name) {
  for (std::size_t dot = name.find('.'); dot != std::string::npos; dot = name.find('.', dot + 1))
    if (names.count(name.substr(0, dot)) != 0) return true;
  return false;
}

[[nodiscard]] inline LoadPlan plan_load(const SafetensorsReader& file, const MeshTensors& tensors,
                                        const std::string& prefix, bool takes_states) {
  std::map<std::string, const SafetensorsTensor*> names;
  for (const SafetensorsTensor& tensor : file.tensors())
    if (tensor.name.compare(0, prefix.size(), prefix) == 0) names.emplace(tensor.name.substr(prefix.size()), &tensor);
  LoadPlan plan;
  std::map<std::string, const SafetensorsTensor*> others = names;
  for (const auto& [name, own] : by_name(tensors)) {
    const auto found = names.find(name);
    if (found == names.end()) {
      plan.missing.push_back(name);
      continue;
    }
    others.erase(name);
    const SafetensorsTensor& there = *found->second;
    const DType dtype = tensors.type_of(*own);
    if (there.shape == own->shape && there.dtype == dtype) {
      plan.matches.push_back({&there, own});
      continue;
    }
    Sentence unfit;
    unfit << "'" << name.c_str() << "' is " << name_of(there.dtype) << " " << there.shape << " there and "
          << name_of(dtype) << " " << own->shape << " here";
    plan.unfit.push_back(unfit.text());
  }
  for (const auto& [name, tensor] : others)
    if (takes_states || !is_state(names, name)) plan.unknown.push_back(name);
  return plan;
}

// "it lacks a, b and 7 more"
inline void append_problems(std::string& problems, const char* what, const std::vector<std::string>& names) {
  constexpr std::size_t shown = 5;
  if (names.empty()) return;
  problems += problems.empty() ? "" : "; ";
  problems += what;
  for (std::size_t i = 0; i < names.size() && i < shown; ++i) problems += (i == 0 ? "" : ", ") + names[i];
  if (names.size() > shown) problems += " and " + std::to_string(names.size() - shown) + " more";
}

// Error: checkpoint_does_not_fit.
inline void check_fit(const SafetensorsReader& file, const LoadPlan& plan, bool strict) {
  std::string problems;
  if (strict) append_problems(problems, "it lacks ", plan.missing);
  std::vector<std::string> unknown = plan.unknown;
  for (std::string& name : unknown) name = printable(name);
  if (strict) append_problems(problems, "it has more than the model in ", unknown);
  append_problems(problems, "", plan.unfit);
  if (!problems.empty()) checkpoint_does_not_fit(file.path().c_str(), problems.c_str());
}

// One tensor at a time goes through host memory.
inline void load_tensors(SafetensorsReader& file, const LoadPlan& plan, const MeshTensors& tensors) {
  for (const auto& [from, to] : plan.matches) {
    AlignedArray<std::byte> bytes(from->bytes());
    const std::span<std::byte> whole{bytes.data(), to_size(bytes.size())};
    file.read(*from, whole);
    tensors.write_bytes(*to, whole);
  }
}

[[nodiscard]] inline Checkpoint describe(const SafetensorsReader& file, const LoadPlan& plan) {
  Checkpoint checkpoint{file.metadata(), plan.missing, plan.unknown};
  for (const char* key : {version_key, steps_key, seed_key}) checkpoint.metadata.erase(key);
  return checkpoint;
}

struct StepCount {
  Index steps = 0;
  Seed seed;
};

// Error: checkpoint_entry_is_wrong.
[[nodiscard]] inline StepCount read_count(const SafetensorsReader& file) {
  constexpr Index most_of_32_bits = 0xFFFFFFFF;
  const auto entry = [&](const char* key, Index least, Index most, const char* needed) {
    const auto found = file.metadata().find(key);
    const std::string text = found == file.metadata().end() ? "" : found->second;
    Index number = -1;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size() || number < least || number > most)
      checkpoint_entry_is_wrong(file.path().c_str(), key, printable(text).c_str(), needed);
    return number;
  };
  (void)entry(version_key, checkpoint_version, checkpoint_version, "1, the only version so far");
  const Index steps = entry(steps_key, 0, most_of_32_bits, "a number of steps below 2^32");
  const Index seed = entry(seed_key, 0, most_of_32_bits, "a seed below 2^32");
  return {steps, Seed{static_cast<std::uint32_t>(seed)}};
}

// Errors: those of FileWriter and SafetensorsWriter, checkpoint_entry_is_reserved.
inline void save_tensors(const std::string& path, const MeshTensors& tensors, const StepCount& count,
                         CheckpointMetadata metadata) {
  for (const auto& [key, text] : metadata)
    if (key.compare(0, 5, "weft.") == 0) checkpoint_entry_is_reserved(printable(key).c_str());
  metadata[version_key] = std::to_string(checkpoint_version);
  metadata[steps_key] = std::to_string(count.steps);
  metadata[seed_key] = std::to_string(count.seed.value);
  const std::map<std::string, const StoredTensor*> names = by_name(tensors);
  std::vector<SafetensorsTensor> listed;
  for (const auto& [name, tensor] : names) listed.push_back({name, tensors.type_of(*tensor), tensor->shape});
  SafetensorsWriter file(path, std::move(listed), metadata);
  for (const SafetensorsTensor& tensor : file.tensors()) {
    AlignedArray<std::byte> bytes(tensor.bytes());
    const std::span<std::byte> whole{bytes.data(), to_size(bytes.size())};
    tensors.read_bytes(*names.at(tensor.name), whole);
    file.write(whole);
  }
  file.commit();
}

// Loads tensors and, if strict, returns the step count; everything is checked before.
[[nodiscard]] inline std::optional<StepCount> load_step(const std::string& path, const MeshTensors& tensors,
                                                        const LoadOptions& options, Checkpoint& checkpoint) {
  SafetensorsReader file(path);
  const LoadPlan plan = plan_load(file, tensors, options.prefix, true);
  check_fit(file, plan, options.strict);
  std::optional<StepCount> count;
  if (options.strict) count = read_count(file);
  load_tensors(file, plan, tensors);
  checkpoint = describe(file, plan);
  return count;
}

}  // namespace detail

// Writes all that `step` (a TrainStep) knows but its settings, and `metadata`: atomically, one tensor at a time in host
// memory. Errors: file_cannot_be_written, file_is_not_regular, checkpoint_entry_is_reserved, those of
// SafetensorsWriter.
template <class Step>
void save_checkpoint(const std::string& path, const Step& step, const CheckpointMetadata& metadata = {}) {
  detail::save_tensors(path, step.tensors(), {step.steps(), step.seed()}, metadata);
}

// Makes `step` (a TrainStep of the same model and optimizer, on any mesh under any strategy) go on where the step of
// the file was saved: with the same bits on an equal mesh. Not strict: loads tensors by name, as many as there are, and
// leaves the number of steps and the seed alone; any safetensors file will do.
// Errors, before anything is changed: checkpoint_does_not_fit, checkpoint_entry_is_wrong, those of SafetensorsReader. A
// file that cannot be read to its end after all leaves tensors that nothing is known about.
template <class Step>
Checkpoint load_checkpoint(const std::string& path, Step& step, const LoadOptions& options = {}) {
  Checkpoint checkpoint;
  const auto count = detail::load_step(path, step.tensors(), options, checkpoint);
  if (count) step.count_from(count->steps, count->seed);
  return checkpoint;
}

// Loads the weights of a Program, an Evaluation or a Prediction, on any mesh; optimizer states in the file are passed
// over, a weight that the model does not have is an error. Any safetensors file will do. Errors, before anything is
// changed: checkpoint_does_not_fit, those of SafetensorsReader.
inline Checkpoint load_weights(const std::string& path, const MeshTensors& tensors, const LoadOptions& options = {}) {
  SafetensorsReader file(path);
  const detail::LoadPlan plan = detail::plan_load(file, tensors, options.prefix, false);
  detail::check_fit(file, plan, options.strict);
  detail::load_tensors(file, plan, tensors);
  return detail::describe(file, plan);
}

}  // namespace weft

#endif
