// A user's operation (graph/custom_call.hpp) as what a custom_call of a module is.
#ifndef WEFT_STABLEHLO_CUSTOM_OPERATION_HPP
#define WEFT_STABLEHLO_CUSTOM_OPERATION_HPP

#include <weft/graph/custom_call.hpp>
#include <weft/stablehlo/elements.hpp>
#include <weft/stablehlo/reading.hpp>

namespace weft::stablehlo {

namespace detail {

// Sets options that a module gives: attributes of their names, its own or those of its backend_config.
struct OptionImporter {
  const Reading& at;
  const char* operation;

  [[nodiscard]] constexpr const Attribute* find(std::string_view name) const {
    if (const Attribute* const own = at.find(name)) return own;
    for (std::string_view config : {"mhlo.backend_config", "backend_config"})
      if (const Attribute* const options = at.find(config))
        if (const Attribute* const found = stablehlo::find(options->items, name)) return found;
    return nullptr;
  }
  // Error: custom_option_is_wrong.
  template <class T>
  constexpr void operator()(const char* name, T& value) const {
    const Attribute* const given = find(name);
    if (given == nullptr) return;
    if constexpr (std::same_as<T, bool>) {
      const bool is_word = given->kind == Attribute::Kind::word || given->kind == Attribute::Kind::number;
      if (!is_word || (given->text != "true" && given->text != "false"))
        custom_option_is_wrong(operation, name, "a bool");
      value = given->text == "true";
    } else {
      if (given->kind != Attribute::Kind::number) custom_option_is_wrong(operation, name, "a number");
      constexpr DType dtype = dtype_of<T>;
      Token token;
      token.kind = Token::Kind::number;
      token.text = given->text;
      value = weft::detail::from_word<T>(element_from(token, given->is_negative, dtype));
    }
  }
};

template <IsCustomOperation T>
constexpr Buffer<Var> read_custom(const Reading& at, void*) {
  T operation{};
  if constexpr (weft::detail::HasCallOptions<T>) {
    OptionImporter option{at, T::name};
    operation.each_option(option);
  }
  if (at.in.empty()) at.expect_operands(1);
  return weft::custom_call(operation, at.in);
}

}  // namespace detail

// An entry of ModuleOptions::custom_calls: a custom_call whose target is the operation's name calls it, with the
// options that the module gives and the defaults of the others. Errors, when a module is read: those of the operation,
// custom_option_is_wrong, stablehlo_type_differs.
template <IsCustomOperation T>
[[nodiscard]] constexpr CustomCall own_operation() {
  return {T::name, detail::read_custom<T>, nullptr};
}

}  // namespace weft::stablehlo

#endif
