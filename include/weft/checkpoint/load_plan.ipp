// Definitions of checkpoint/load_plan.hpp.
#ifndef WEFT_CHECKPOINT_LOAD_PLAN_IPP
#define WEFT_CHECKPOINT_LOAD_PLAN_IPP

#include <weft/checkpoint/load_plan.hpp>

namespace weft::detail {

std::map<std::string, const StoredTensor*> by_name(const MeshTensors& tensors) {
  std::map<std::string, const StoredTensor*> names;
  for (Index i = 0; i < tensors.size(); ++i) names.emplace(tensors[i].name.c_str(), &tensors[i]);
  return names;
}

std::string states_of(const MeshTensors& tensors) {
  const std::map<std::string, const StoredTensor*> names = by_name(tensors);
  std::string states;
  for (const auto& [name, tensor] : names)
    if (tensors.is_state(*tensor) && !is_state(names, name)) states += name + '\n';
  return states;
}

std::map<std::string, const SafetensorsTensor*> renamed(const CheckpointReader& file, const LoadOptions& options) {
  std::map<std::string, const SafetensorsTensor*> names;
  for (const SafetensorsTensor& tensor : file.tensors()) {
    const std::optional<std::string> here = name_here(options, tensor.name);
    if (!here) continue;
    const auto [first, is_new] = names.emplace(*here, &tensor);
    if (!is_new)
      checkpoint_names_collide(file.path().c_str(), printable(first->second->name).c_str(),
                               printable(tensor.name).c_str(), printable(*here).c_str());
  }
  return names;
}

bool is_transposed(const LoadOptions& options, const StoredTensor& tensor) {
  return tensor.shape.rank() == 2 && fits_any(options.transposed, tensor.name.c_str());
}

Shape transposed(const Shape& matrix) { return {matrix[1], matrix[0]}; }

void check_transposed(const std::string& path, const std::map<std::string, const StoredTensor*>& own_names,
                      const LoadOptions& options) {
  for (const std::string& pattern : options.transposed) {
    bool fits = false;
    for (const auto& [name, own] : own_names) fits = fits || is_transposed({.transposed = {pattern}}, *own);
    if (!fits) checkpoint_transposes_nothing(path.c_str(), printable(pattern).c_str());
  }
}

void match(LoadPlan& plan, const SafetensorsTensor& there, const StoredTensor& own, DType dtype,
           const LoadOptions& options) {
  const bool transposes = is_transposed(options, own);
  const bool is_of_type = there.dtype == dtype, would_convert = is_floating(there.dtype) && is_floating(dtype);
  const bool is_of_shape = there.shape == (transposes ? transposed(own.shape) : own.shape);
  if (is_of_shape && (is_of_type || (options.convert && would_convert))) {
    plan.matches.push_back({&there, &own, transposes});
    return;
  }
  plan.would_convert = plan.would_convert || (!is_of_type && would_convert && !options.convert);
  plan.would_turn = plan.would_turn || (!is_of_shape && !transposes && there.shape.rank() == 2 &&
                                        own.shape.rank() == 2 && transposed(there.shape) == own.shape);
  Sentence unfit;
  unfit << "'" << printable(there.name).c_str() << "' is " << name_of(there.dtype) << " " << there.shape
        << " there and " << name_of(dtype) << " " << own.shape << (transposes ? " here, transposed" : " here");
  plan.unfit.push_back(unfit.text());
}

LoadPlan plan_load(const CheckpointReader& file, const MeshTensors& tensors, const LoadOptions& options,
                   LoadedTensors loaded) {
  check_names(options.names);
  const std::map<std::string, const StoredTensor*> own_names = by_name(tensors);
  check_transposed(file.path(), own_names, options);
  const std::map<std::string, const SafetensorsTensor*> names = renamed(file, options);
  LoadPlan plan;
  // Would a model of all that the file has have a tensor that this one does not have?
  const auto is_unknown = [&](const std::string& here, const std::string& there) {
    return loaded == LoadedTensors::weights_and_states ||
           !(is_state(names, here) || is_model_state(file.metadata(), there));
  };
  for (const UnreadTensor& tensor : file.unread()) {
    const std::optional<std::string> here = name_here(options, tensor.name);
    if (!here) continue;
    if (own_names.count(*here) > 0 && names.count(*here) == 0) refuse(tensor, file.path().c_str());
    if (is_unknown(*here, tensor.name)) plan.unknown.push_back(tensor.name);
  }
  std::map<std::string, const SafetensorsTensor*> others = names;
  for (const auto& [name, own] : own_names) {
    others.erase(name);
    auto found = loaded == LoadedTensors::averages ? names.find(name + ".ema") : names.end();
    if (found != names.end())
      plan.has_averages = true;
    else
      found = names.find(name);
    if (found == names.end()) {
      plan.missing.push_back(name);
      plan.lacking.push_back(name_there(options, name));
      continue;
    }
    others.erase(found->first);
    match(plan, *found->second, *own, tensors.type_of(*own), options);
  }
  for (const auto& [name, tensor] : others)
    if (is_unknown(name, tensor->name)) plan.unknown.push_back(tensor->name);
  return plan;
}

void append_problems(std::string& problems, const char* what, const std::vector<std::string>& names) {
  constexpr std::size_t shown = 5;
  if (names.empty()) return;
  problems += problems.empty() ? "" : "; ";
  problems += what;
  for (std::size_t i = 0; i < names.size() && i < shown; ++i) problems += (i == 0 ? "" : ", ") + names[i];
  if (names.size() > shown) problems += " and " + std::to_string(names.size() - shown) + " more";
}

void check_fit(const CheckpointReader& file, const LoadPlan& plan, bool strict) {
  std::string problems;
  if (strict) append_problems(problems, "it lacks ", plan.lacking);
  std::vector<std::string> unknown = plan.unknown;
  for (std::string& name : unknown) name = printable(name);
  if (strict) append_problems(problems, "it has more than the model in ", unknown);
  append_problems(problems, "", plan.unfit);
  if (plan.would_convert) problems += "; .convert = true would convert elements";
  if (plan.would_turn) problems += "; .transposed would turn matrices";
  if (!problems.empty()) checkpoint_does_not_fit(file.path().c_str(), problems.c_str());
}

void load_tensors(CheckpointReader& file, const LoadPlan& plan, const MeshTensors& tensors) {
  const auto all_of = [](AlignedArray<std::byte>& bytes) { return std::span(bytes.data(), to_size(bytes.size())); };
  for (const auto& [from, to, transposes] : plan.matches) {
    AlignedArray<std::byte> bytes(from->bytes());
    file.read(*from, all_of(bytes));
    if (const DType dtype = tensors.type_of(*to); transposes || dtype != from->dtype) {
      const Index rows = transposes ? from->shape[0] : 1, columns = from->shape.elements() / (rows > 0 ? rows : 1);
      bytes = rearranged(all_of(bytes), from->dtype, dtype, rows, columns, transposes);
    }
    tensors.write_bytes(*to, all_of(bytes));
  }
}

}  // namespace weft::detail

#endif
