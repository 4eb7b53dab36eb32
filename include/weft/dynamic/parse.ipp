// Reading texts of the form "name:key=value,key=value".
#ifndef WEFT_DYNAMIC_PARSE_IPP
#define WEFT_DYNAMIC_PARSE_IPP

#include <weft/dynamic/parse.hpp>
#include <weft/optim/adafactor.hpp>
#include <weft/optim/adam.hpp>
#include <weft/optim/lamb.hpp>
#include <weft/optim/lion.hpp>
#include <weft/optim/sgd.hpp>

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <vector>

namespace weft {

namespace detail {

struct TextOption {
  std::string key, value;
};
// "a=1,b=2". `of`: for messages. Errors: option_has_no_value, option_is_given_twice.
[[nodiscard]] inline std::vector<TextOption> split_options(const std::string& of, const std::string& text) {
  std::vector<TextOption> options;
  for (std::size_t at = 0; at <= text.size() && !text.empty();) {
    const std::size_t comma = text.find(',', at), end = comma == std::string::npos ? text.size() : comma;
    const std::string part = text.substr(at, end - at);
    const std::size_t equals = part.find('=');
    if (equals == std::string::npos || equals == 0 || equals + 1 == part.size())
      option_has_no_value(of.c_str(), part.c_str());
    options.push_back({part.substr(0, equals), part.substr(equals + 1)});
    for (std::size_t i = 0; i + 1 < options.size(); ++i)
      if (options[i].key == options.back().key) option_is_given_twice(of.c_str(), options.back().key.c_str());
    at = end + 1;
  }
  return options;
}
// A whole number in [least, most]. Error: option_value_is_wrong.
[[nodiscard]] inline Index whole_number(const std::string& of, const TextOption& option, Index least, Index most) {
  Index number = 0;
  const char* const end = option.value.data() + option.value.size();
  const auto [at, error] = std::from_chars(option.value.data(), end, number);
  if (error != std::errc() || at != end || number < least || number > most)
    option_value_is_wrong(of.c_str(), option.key.c_str(), option.value.c_str(),
                          (Sentence() << "a number from " << least << " to " << most).text());
  return number;
}

[[nodiscard]] inline Wrap parse_wrap(const TextOption& option) {
  const std::string& value = option.value;
  if (value == "module") return Wrap::by_module();
  if (value == "all") return Wrap::whole_model();
  if (value.starts_with("type:") && value.size() > 5) return Wrap::by_type(value.c_str() + 5);
  if (value.starts_with("size:"))
    return Wrap::by_size(whole_number("fsdp", {option.key, value.substr(5)}, 1, max_devices));
  option_value_is_wrong("fsdp", "wrap", value.c_str(), "module, all, type:<layer> or size:<elements>");
}

// "replica+data": the names of axes, the first of them major. Error: option_value_is_wrong.
[[nodiscard]] inline AxisNames parse_axes(const std::string& of, const TextOption& option) {
  AxisNames names;
  for (std::size_t at = 0; at <= option.value.size();) {
    const std::size_t end = std::min(option.value.find('+', at), option.value.size());
    if (end == at || names.size() == max_mesh_axes)
      option_value_is_wrong(of.c_str(), option.key.c_str(), option.value.c_str(),
                            "names of axes with '+' between them, at most 8");
    names.push_back(option.value.substr(at, end - at).c_str());
    at = end + 1;
  }
  return names;
}

// Options that all strategies have. False: `option` is none of them.
[[nodiscard]] inline bool parse_collective_option(const std::string& of, const TextOption& option,
                                                  CollectiveOptions& options) {
  constexpr Index kibibyte = Index{1} << 10, most = Index{1} << 20;
  if (option.key == "combine_kib")
    options.combine_threshold_bytes = whole_number(of, option, 0, most) * kibibyte;
  else if (option.key == "async")
    options.async = whole_number(of, option, 0, 1) == 1;
  else
    return false;
  return true;
}

[[nodiscard]] inline AnyStrategy parse_ddp(const std::vector<TextOption>& options) {
  constexpr Index mebibyte = Index{1} << 20, most = Index{1} << 20;
  Ddp ddp;
  for (const TextOption& option : options) {
    if (option.key == "bucket_mib")
      ddp.bucket_bytes = whole_number("ddp", option, 1, most) * mebibyte;
    else if (option.key == "first_bucket_mib")
      ddp.first_bucket_bytes = whole_number("ddp", option, 1, most) * mebibyte;
    else if (option.key == "axes")
      ddp.axes = parse_axes("ddp", option);
    else if (!parse_collective_option("ddp", option, ddp.collectives))
      option_is_unknown("ddp", option.key.c_str(), "bucket_mib, first_bucket_mib, axes, combine_kib, async");
  }
  return ddp;
}
[[nodiscard]] inline AnyStrategy parse_fsdp(const std::vector<TextOption>& options, int stage) {
  Fsdp fsdp;
  if (stage > 0) fsdp.stage = stage;
  for (const TextOption& option : options) {
    if (option.key == "stage" && stage == 0)
      fsdp.stage = static_cast<int>(whole_number("fsdp", option, Fsdp::first_stage, Fsdp::last_stage));
    else if (option.key == "wrap")
      fsdp.wrap = parse_wrap(option);
    else if (option.key == "reshard_after_forward")
      fsdp.reshard_after_forward = whole_number("fsdp", option, 0, 1) == 1;
    else if (option.key == "reshard_last_unit")
      fsdp.reshard_last_unit = whole_number("fsdp", option, 0, 1) == 1;
    else if (option.key == "shard_multiple")
      fsdp.shard_multiple = whole_number("fsdp", option, 1, Index{1} << 20);
    else if (option.key == "axes")
      fsdp.axes = parse_axes("fsdp", option);
    else if (option.key == "replicate_axes")
      fsdp.replicate_axes = parse_axes("fsdp", option);
    else if (!parse_collective_option("fsdp", option, fsdp.collectives))
      option_is_unknown(stage > 0 ? "zero" : "fsdp", option.key.c_str(),
                        (Sentence() << (stage > 0 ? "" : "stage, ") << "wrap, reshard_after_forward, "
                                    << "reshard_last_unit, shard_multiple, axes, replicate_axes, combine_kib, async")
                            .text());
  }
  return fsdp;
}
[[nodiscard]] inline AnyStrategy parse_spmd(const std::vector<TextOption>& options) {
  std::string axis = "data";
  CollectiveOptions collectives;
  for (const TextOption& option : options) {
    if (option.key == "batch")
      axis = option.value;
    else if (!parse_collective_option("spmd", option, collectives))
      option_is_unknown("spmd", option.key.c_str(), "batch, combine_kib, async");
  }
  return AnyStrategy::spmd_over(axis.c_str()).with_collectives(collectives);
}

template <class Rule>
[[nodiscard]] AnyOptimizer optimizer_of(const std::string& name, const std::vector<TextOption>& options) {
  AnyOptimizer optimizer = Rule{};
  for (const TextOption& option : options) {
    char* end = nullptr;
    const double value = std::strtod(option.value.c_str(), &end);
    if (*end != '\0') option_value_is_wrong(name.c_str(), option.key.c_str(), option.value.c_str(), "a number");
    if (optimizer.set(option.key, value)) continue;
    Sentence known;
    typename Rule::Settings settings;
    for_each_setting(settings, [&](const char* setting, auto&) { known << (known.size() > 0 ? ", " : "") << setting; });
    option_is_unknown(name.c_str(), option.key.c_str(), known.text());
  }
  return optimizer;
}

}  // namespace detail

AnyStrategy parse_strategy(const std::string& text) {
  const std::size_t colon = text.find(':');
  const std::string name = text.substr(0, colon);
  const auto options = detail::split_options(name, colon == std::string::npos ? "" : text.substr(colon + 1));
  if (name == "ddp") return detail::parse_ddp(options);
  if (name == "fsdp") return detail::parse_fsdp(options, 0);
  if (name == "zero1") return detail::parse_fsdp(options, 1);
  if (name == "zero2") return detail::parse_fsdp(options, 2);
  if (name == "zero3") return detail::parse_fsdp(options, 3);
  if (name == "spmd") return detail::parse_spmd(options);
  text_names_nothing("strategy", name.c_str(), "ddp, fsdp, zero1, zero2, zero3, spmd");
}

Mesh parse_mesh(const std::string& text) {
  constexpr Index most = max_devices;
  if (text.find('=') == std::string::npos) return Mesh{{"data", detail::whole_number("mesh", {"data", text}, 1, most)}};
  fixed_vector<MeshAxis, max_mesh_axes> axes;
  for (const detail::TextOption& option : detail::split_options("mesh", text)) {
    if (axes.size() == max_mesh_axes)
      option_value_is_wrong("mesh", option.key.c_str(), option.value.c_str(), "one of at most 8 axes");
    axes.push_back({AxisName(option.key.c_str()), detail::whole_number("mesh", option, 1, most)});
  }
  return Mesh(axes);
}

AnyOptimizer parse_optimizer(const std::string& text) {
  const std::size_t colon = text.find(':');
  const std::string name = text.substr(0, colon);
  const auto options = detail::split_options(name, colon == std::string::npos ? "" : text.substr(colon + 1));
  if (name == "sgd") return detail::optimizer_of<Sgd>(name, options);
  if (name == "momentum") return detail::optimizer_of<SgdMomentum>(name, options);
  if (name == "nesterov") return detail::optimizer_of<SgdNesterov>(name, options);
  if (name == "adam") return detail::optimizer_of<Adam>(name, options);
  if (name == "adamw") return detail::optimizer_of<AdamW>(name, options);
  if (name == "lamb") return detail::optimizer_of<Lamb>(name, options);
  if (name == "lion") return detail::optimizer_of<Lion>(name, options);
  if (name == "adafactor") return detail::optimizer_of<Adafactor>(name, options);
  text_names_nothing("optimizer", name.c_str(), "sgd, momentum, nesterov, adam, adamw, lamb, lion, adafactor");
}

}  // namespace weft

#endif
