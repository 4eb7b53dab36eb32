// Which tensors of a checkpoint go where in a model: found, and checked, before any of them is loaded.
#ifndef WEFT_CHECKPOINT_LOAD_PLAN_HPP
#define WEFT_CHECKPOINT_LOAD_PLAN_HPP

#include <weft/checkpoint/checkpoint_entries.hpp>
#include <weft/checkpoint/load_options.hpp>
#include <weft/checkpoint/loaded_elements.hpp>
#include <weft/io/sharded_safetensors.hpp>

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
    bool transposes;
  };
  std::vector<Match> matches;
  std::vector<std::string> missing, unknown;  // the model's names, and the file's
  std::vector<std::string> lacking, unfit;    // the file's names for `missing`; "'a' is f32 [2] there and f32 [3] here"
  bool has_averages = false;
  bool would_convert = false, would_turn = false;  // options that would make some of `unfit` fit
};

// Sorted, since every strategy keeps them in an order of its own.
[[nodiscard]] WEFT_DECL std::map<std::string, const StoredTensor*> by_name(const MeshTensors& tensors);

// True if `name` goes on after the name of another tensor, as "w.adam.m" does after "w".
template <class Tensor>
[[nodiscard]] bool is_state(const std::map<std::string, const Tensor*>& names, const std::string& name) {
  for (std::size_t dot = name.find('.'); dot != std::string::npos; dot = name.find('.', dot + 1))
    if (names.count(name.substr(0, dot)) != 0) return true;
  return false;
}

// The states of a model that no optimizer keeps beside a weight, such as running averages, one a line.
[[nodiscard]] WEFT_DECL std::string states_of(const MeshTensors& tensors);

// The file's tensors under the model's names. Error: checkpoint_names_collide.
[[nodiscard]] WEFT_DECL std::map<std::string, const SafetensorsTensor*> renamed(const CheckpointReader& file,
                                                                                const LoadOptions& options);
[[nodiscard]] WEFT_DECL bool is_transposed(const LoadOptions& options, const StoredTensor& tensor);
[[nodiscard]] WEFT_DECL Shape transposed(const Shape& matrix);
// Every pattern of what is transposed is that of a matrix. Error: checkpoint_transposes_nothing.
WEFT_DECL void check_transposed(const std::string& path, const std::map<std::string, const StoredTensor*>& own_names,
                                const LoadOptions& options);

// Notes the tensor if it fits, and what does not agree otherwise.
WEFT_DECL void match(LoadPlan& plan, const SafetensorsTensor& there, const StoredTensor& own, DType dtype,
                     const LoadOptions& options);

// `file` must outlive the plan. Errors: checkpoint_names_collide, checkpoint_name_has_more_stars,
// checkpoint_transposes_nothing.
[[nodiscard]] WEFT_DECL LoadPlan plan_load(const CheckpointReader& file, const MeshTensors& tensors,
                                           const LoadOptions& options, LoadedTensors loaded);

// "it lacks a, b and 7 more"
WEFT_DECL void append_problems(std::string& problems, const char* what, const std::vector<std::string>& names);

// Error: checkpoint_does_not_fit.
WEFT_DECL void check_fit(const CheckpointReader& file, const LoadPlan& plan, bool strict);

// One tensor at a time goes through host memory; where elements change, a second one.
WEFT_DECL void load_tensors(CheckpointReader& file, const LoadPlan& plan, const MeshTensors& tensors);

}  // namespace weft::detail

#if WEFT_HEADER_ONLY
#include <weft/checkpoint/load_plan.ipp>
#endif

#endif
