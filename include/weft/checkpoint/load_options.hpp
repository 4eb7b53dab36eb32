// LoadOptions: how tensors of a checkpoint become those of a model that calls, stores or lays them out otherwise.
//
//   // A PyTorch model of linear layers, written by safetensors.torch.save_file:
//   weft::load_weights("torch.safetensors", answer.tensors(),
//                      {.convert = true,                                    // its bf16 to the f32 of the model
//                       .names = {{"model.layers.*.mlp.up_proj.*", "h.*.up.*"}, {"*.rotary_emb.*", ""}},
//                       .transposed = {"h.*.weight"}});                     // [out, in] there, [in, out] here
#ifndef WEFT_CHECKPOINT_LOAD_OPTIONS_HPP
#define WEFT_CHECKPOINT_LOAD_OPTIONS_HPP

#include <weft/base/error_checkpoint.hpp>
#include <weft/base/index.hpp>

#include <optional>
#include <string>
#include <vector>

namespace weft {

// A tensor of the file whose whole name fits `from` is called `to` in the model. '*' in `from` is any text, as short as
// possible; the first '*' in `to` is the text that the first in `from` stands for, and so on. `to` empty: the tensor is
// passed over.
struct NameRule {
  std::string from, to;
};

struct LoadOptions {
  // False: tensors that the file lacks keep their values, and those that it has beside them are passed over. One of
  // another shape or type is an error all the same.
  bool strict = true;
  // What the file's names have before those that `names` is about. Names without it are passed over.
  std::string prefix = {};
  // Elements of another floating type are converted to the model's, rounded to the nearest, on a tie to the even one;
  // numbers beyond it become infinite. False: they are an error.
  bool convert = false;
  // The first that fits a name renames it; a name that none fits stays as it is.
  std::vector<NameRule> names = {};
  // Names in the model, with '*' as any text: their matrices (tensors with two dimensions) lie transposed in the file,
  // as the weights of PyTorch's Linear do.
  std::vector<std::string> transposed = {};
};

namespace detail {

// What the stars of `pattern` stand for in `name`; none: it does not fit.
[[nodiscard]] WEFT_DECL std::optional<std::vector<std::string>> stars_in(const std::string& pattern,
                                                                         const std::string& name);
// `pattern` with texts in the places of its stars.
[[nodiscard]] WEFT_DECL std::string with_stars(const std::string& pattern, const std::vector<std::string>& stars);

[[nodiscard]] WEFT_DECL Index star_count(const std::string& pattern);

// Error: checkpoint_name_has_more_stars.
WEFT_DECL void check_names(const std::vector<NameRule>& names);
// What the model calls the tensor that the file calls `there`; none: it is passed over.
[[nodiscard]] WEFT_DECL std::optional<std::string> name_here(const LoadOptions& options, const std::string& there);
// What the file should call the tensor that the model calls `here`, for messages; where rules do not tell, `here`.
[[nodiscard]] WEFT_DECL std::string name_there(const LoadOptions& options, const std::string& here);
[[nodiscard]] WEFT_DECL bool fits_any(const std::vector<std::string>& patterns, const std::string& name);

}  // namespace detail

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/checkpoint/load_options.ipp>
#endif

#endif
