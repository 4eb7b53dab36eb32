// LoadOptions: how tensors of a checkpoint become those of a model that calls, stores or lays them out otherwise.
//
//   // A PyTorch model of linear layers, written by safetensors.torch.save_file:
//   weft::load_weights("torch.safetensors", answer.tensors(),
//                      {.convert = true,                                    // its bf16 to the f32 of the model
//                       .names = {{"model.layers.*.mlp.up_proj.*", "h.*.up.*"}, {"*.rotary_emb.*", ""}},
//                       .transposed = {"h.*.weight"}});                     // [out, in] there, [in, out] here
#ifndef WEFT_TRAIN_LOAD_OPTIONS_HPP
#define WEFT_TRAIN_LOAD_OPTIONS_HPP

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
[[nodiscard]] inline std::optional<std::vector<std::string>> stars_in(const std::string& pattern,
                                                                      const std::string& name) {
  std::vector<std::string> stars;
  std::size_t star = pattern.find('*');
  if (name.compare(0, star, pattern, 0, star) != 0) return std::nullopt;
  for (std::size_t at = star; star != std::string::npos;) {
    const std::size_t next = pattern.find('*', star + 1);
    const std::string text = pattern.substr(star + 1, next - star - 1);  // up to the next star, or to the end
    if (name.size() < at + text.size()) return std::nullopt;
    const std::size_t found = next != std::string::npos ? name.find(text, at)
                              : name.ends_with(text)    ? name.size() - text.size()
                                                        : std::string::npos;
    if (found == std::string::npos) return std::nullopt;
    stars.push_back(name.substr(at, found - at));
    at = found + text.size();
    star = next;
  }
  return stars;
}
// `pattern` with texts in the places of its stars.
[[nodiscard]] inline std::string with_stars(const std::string& pattern, const std::vector<std::string>& stars) {
  std::string name;
  std::size_t number = 0;
  for (const char letter : pattern)
    if (letter == '*')
      name += stars[number++];
    else
      name += letter;
  return name;
}

[[nodiscard]] inline Index star_count(const std::string& pattern) {
  Index count = 0;
  for (const char letter : pattern) count += letter == '*' ? 1 : 0;
  return count;
}

// Error: checkpoint_name_has_more_stars.
inline void check_names(const std::vector<NameRule>& names) {
  for (const NameRule& rule : names) {
    const Index there = star_count(rule.from), here = star_count(rule.to);
    if (here > there) checkpoint_name_has_more_stars(rule.from.c_str(), rule.to.c_str(), there, here);
  }
}
// What the model calls the tensor that the file calls `there`; none: it is passed over.
[[nodiscard]] inline std::optional<std::string> name_here(const LoadOptions& options, const std::string& there) {
  if (!there.starts_with(options.prefix)) return std::nullopt;
  const std::string name = there.substr(options.prefix.size());
  for (const NameRule& rule : options.names)
    if (const auto stars = stars_in(rule.from, name)) {
      if (rule.to.empty()) return std::nullopt;
      return with_stars(rule.to, *stars);
    }
  return name;
}
// What the file should call the tensor that the model calls `here`, for messages; where rules do not tell, `here`.
[[nodiscard]] inline std::string name_there(const LoadOptions& options, const std::string& here) {
  for (const NameRule& rule : options.names) {
    const auto stars = stars_in(rule.to, here);
    if (!stars || star_count(rule.from) != std::ssize(*stars)) continue;
    const std::string there = options.prefix + with_stars(rule.from, *stars);
    if (name_here(options, there) == here) return there;
  }
  const std::string there = options.prefix + here;
  return name_here(options, there) == here ? there : here;
}
[[nodiscard]] inline bool fits_any(const std::vector<std::string>& patterns, const std::string& name) {
  for (const std::string& pattern : patterns)
    if (stars_in(pattern, name)) return true;
  return false;
}

}  // namespace detail

}  // namespace weft

#endif
