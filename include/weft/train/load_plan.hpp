// Which tensors of a checkpoint go where in a model: found, and checked, before any of them is loaded.
#ifndef WEFT_TRAIN_LOAD_PLAN_HPP
#define WEFT_TRAIN_LOAD_PLAN_HPP

#include <weft/io/sharded_safetensors.hpp>
#include <weft/train/checkpoint_entries.hpp>

#include <map>
#include <string>
#include <vector>

namespace weft::detail {

// What a model takes of a checkpoint. States that it does not take are passed over.
enum class LoadedTensors : std::uint8_t {
  weights_and_states,
  weights,
  averages,  // in the places of the weights that have them: "hidden.weight.ema" in that of "hidden.weight"
};

// Tensors of a model and where a file has them.
struct LoadPlan {
  struct Match {
    const SafetensorsTensor* from;
    const StoredTensor* to;
  };
  std::vector<Match> matches;
  std::vector<std::string> missing, unknown, unfit;  // unfit: "'a' is f32 [2] there and f32 [3] here"
  bool has_averages = false;
};

// Sorted, since every strategy keeps them in an order of its own.
[[nodiscard]] inline std::map<std::string, const StoredTensor*> by_name(const MeshTensors& tensors) {
  std::map<std::string, const StoredTensor*> names;
  for (Index i = 0; i < tensors.size(); ++i) names.emplace(tensors[i].name.c_str(), &tensors[i]);
  return names;
}

// True if `name` goes on after the name of another tensor, as "w.adam.m" does after "w".
template <class Tensor>
[[nodiscard]] bool is_state(const std::map<std::string, const Tensor*>& names, const std::string& name) {
  for (std::size_t dot = name.find('.'); dot != std::string::npos; dot = name.find('.', dot + 1))
    if (names.count(name.substr(0, dot)) != 0) return true;
  return false;
}

// The states of a model that no optimizer keeps beside a weight, such as running averages, one a line.
[[nodiscard]] inline std::string states_of(const MeshTensors& tensors) {
  const std::map<std::string, const StoredTensor*> names = by_name(tensors);
  std::string states;
  for (const auto& [name, tensor] : names)
    if (tensors.is_state(*tensor) && !is_state(names, name)) states += name + '\n';
  return states;
}

// `file` must outlive the plan.
[[nodiscard]] inline LoadPlan plan_load(const CheckpointReader& file, const MeshTensors& tensors,
                                        const std::string& prefix, LoadedTensors loaded) {
  std::map<std::string, const SafetensorsTensor*> names;
  for (const SafetensorsTensor& tensor : file.tensors())
    if (tensor.name.compare(0, prefix.size(), prefix) == 0) names.emplace(tensor.name.substr(prefix.size()), &tensor);
  LoadPlan plan;
  std::map<std::string, const SafetensorsTensor*> others = names;
  for (const auto& [name, own] : by_name(tensors)) {
    others.erase(name);
    auto found = loaded == LoadedTensors::averages ? names.find(name + ".ema") : names.end();
    if (found != names.end())
      plan.has_averages = true;
    else
      found = names.find(name);
    if (found == names.end()) {
      plan.missing.push_back(name);
      continue;
    }
    others.erase(found->first);
    const SafetensorsTensor& there = *found->second;
    const DType dtype = tensors.type_of(*own);
    if (there.shape == own->shape && there.dtype == dtype) {
      plan.matches.push_back({&there, own});
      continue;
    }
    Sentence unfit;
    unfit << "'" << found->first.c_str() << "' is " << name_of(there.dtype) << " " << there.shape << " there and "
          << name_of(dtype) << " " << own->shape << " here";
    plan.unfit.push_back(unfit.text());
  }
  for (const auto& [name, tensor] : others)
    if (loaded == LoadedTensors::weights_and_states ||
        !(is_state(names, name) || is_model_state(file.metadata(), tensor->name)))
      plan.unknown.push_back(name);
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
inline void check_fit(const CheckpointReader& file, const LoadPlan& plan, bool strict) {
  std::string problems;
  if (strict) append_problems(problems, "it lacks ", plan.missing);
  std::vector<std::string> unknown = plan.unknown;
  for (std::string& name : unknown) name = printable(name);
  if (strict) append_problems(problems, "it has more than the model in ", unknown);
  append_problems(problems, "", plan.unfit);
  if (!problems.empty()) checkpoint_does_not_fit(file.path().c_str(), problems.c_str());
}

// One tensor at a time goes through host memory.
inline void load_tensors(CheckpointReader& file, const LoadPlan& plan, const MeshTensors& tensors) {
  for (const auto& [from, to] : plan.matches) {
    AlignedArray<std::byte> bytes(from->bytes());
    const std::span<std::byte> whole{bytes.data(), to_size(bytes.size())};
    file.read(*from, whole);
    tensors.write_bytes(*to, whole);
  }
}

}  // namespace weft::detail

#endif
