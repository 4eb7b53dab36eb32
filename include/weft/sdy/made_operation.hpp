// Operations of StableHLO that a pass makes: what reading their text makes of them; and operations that it leaves but
// for the types that they are written with. Run time only.
#ifndef WEFT_SDY_MADE_OPERATION_HPP
#define WEFT_SDY_MADE_OPERATION_HPP

#include <weft/sdy/edited_function.hpp>
#include <weft/sdy/text_edits.hpp>
#include <weft/stablehlo/parser.hpp>
#include <weft/stablehlo/text.hpp>

namespace weft::sdy {

[[nodiscard]] inline std::string type_text(const stablehlo::ValueType& type) {
  if (!type.is_tensor) return "!stablehlo.token";
  std::string made = "tensor<";
  for (int d = 0; d < type.type.shape.rank(); ++d)
    made += (type.is_open(d) ? "?" : std::to_string(type.type.shape[d])) + "x";
  if (type.is_quantized()) return made + std::string(type.quantized) + ">";
  if (type.narrow != nullptr) return made + std::string(type.narrow->name) + ">";
  return made + stablehlo::name_of_element(type.type.dtype) + ">";
}
[[nodiscard]] inline stablehlo::ValueType with_shape(stablehlo::ValueType type, const Shape& shape) {
  type.type.shape = shape;
  return type;
}

// `text`: without results, its operands named %0, %1, ...: "stablehlo.slice %0 [0:4] : (tensor<8xf32>) ->
// tensor<4xf32>". `types`: of the operands. The operation has no results yet.
[[nodiscard]] inline Operation made_operation(Module& module, const std::string& text, const Buffer<Index>& operands,
                                              const std::vector<std::string>& types) {
  std::string around = "func.func @made(";
  for (std::size_t i = 0; i < types.size(); ++i) around += (i == 0 ? "%" : ", %") + std::to_string(i) + ": " + types[i];
  const std::string_view kept = kept_text(module, around + ") {\n%r = " + text + "\nreturn\n}\n");
  Module read = stablehlo::read_module(kept);
  Operation made = static_cast<Operation&&>(read.functions[0].body.operations[0]);
  made.operands = operands;
  made.results = {};
  made.regions = {};  // their values are none of the function's: they are printed as they are written
  made.text = made.text.substr(made.text.find("= ") + 2);
  made.place = {};
  return made;
}

namespace detail {

using Words = std::vector<Token>;

// ':' that no bracket is around, behind which no other one is.
inline bool is_types(const Words& words, std::size_t at) {
  if (!is_mark(words[at], ':')) return false;
  int depth = 0;
  for (std::size_t i = at; i < words.size(); ++i) {
    for (const char mark : {'(', '[', '{'}) depth += is_mark(words[i], mark) ? 1 : 0;
    for (const char mark : {')', ']', '}'}) depth -= is_mark(words[i], mark) ? 1 : 0;
    if (depth < 0 || (i > at && depth == 0 && is_mark(words[i], ':'))) return false;
  }
  return true;
}

// The types that an operation ends with: "T" of all that it has, "T, T" of its results, "(T, T) -> T".
struct WrittenTypes {
  std::vector<std::string_view> types;
  bool is_function = false;

  explicit WrittenTypes(std::string_view text) {
    const Words words = words_of(text);
    std::size_t at = 0;
    while (at < words.size() && !is_types(words, at)) ++at;
    for (; at < words.size(); ++at) {
      is_function = is_function || words[at].text == "->";
      if (words[at].text != "tensor") continue;
      const std::size_t end = behind_brackets(words, at + 1);
      types.push_back(from_to(words[at], words[end - 1]));
      at = end - 1;
    }
  }
};

}  // namespace detail

// Writes the types of an operation, before its regions or behind them, as `shape_of(value)` says they are now. False:
// they are written in a way that is not known here.
template <class ShapeOf>
bool write_types(Module& module, const Function& function, Operation& operation, const ShapeOf& shape_of) {
  if (operation.text.empty()) return true;  // printed by its values
  Buffer<Index> values;
  if (operation.name == "stablehlo.select") values.push_back(operation.operands[0]);
  const Buffer<Index>& made = operation.results.empty() ? operation.operands : operation.results;
  values.append(made.begin(), made.end());
  std::string_view before = operation.text, behind = operation.text;
  for (const Region& region : operation.regions) {
    if (region.text.empty()) continue;  // one word stands for it
    before = before.substr(0, std::min(before.size(), to_size(region.text.data() - operation.text.data())));
    behind = operation.text.substr(to_size(region.text.data() + region.text.size() - operation.text.data()));
  }
  const detail::WrittenTypes at_end(behind), inside(before);
  const detail::WrittenTypes& written = at_end.types.empty() ? inside : at_end;
  if (written.is_function) {
    values = operation.operands;
    values.append(operation.results.begin(), operation.results.end());
  }
  if (to_size(values.size()) != written.types.size()) return false;
  TextEdits edits(operation.text);
  for (Index i = 0; i < values.size(); ++i)
    edits.replace(written.types[to_size(i)], type_text(with_shape(function.values[values[i]], shape_of(values[i]))));
  const std::string_view old = operation.text;
  operation.text = kept_text(module, edits.finish());
  const auto moved = at_end.types.empty() ? static_cast<std::ptrdiff_t>(operation.text.size() - old.size()) : 0;
  for (Region& region : operation.regions)
    if (!region.text.empty())
      region.text = {operation.text.data() + (region.text.data() - old.data()) + moved, region.text.size()};
  return true;
}

}  // namespace weft::sdy

#endif
