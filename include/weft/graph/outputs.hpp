// Several Vars as one value: a std::tuple, std::pair, std::array or struct of Vars, which a traced function may return
// and a loop may carry; and what a caller gets in the place of the Vars.
#ifndef WEFT_GRAPH_OUTPUTS_HPP
#define WEFT_GRAPH_OUTPUTS_HPP

#include <weft/graph/located_var.hpp>

#include <array>
#include <concepts>
#include <tuple>
#include <type_traits>
#include <utility>

namespace weft {

inline constexpr int max_output_members = 8;  // of a struct

namespace detail {

template <std::size_t>
using AnotherVar = Var;

// Can a struct be made of so many Vars, one for each member?
template <class Struct, class Members>
inline constexpr bool is_made_of = false;
template <class Struct, std::size_t... I>
inline constexpr bool is_made_of<Struct, std::index_sequence<I...>> = requires {
  Struct{{std::declval<AnotherVar<I>>()}...};
};
// The most of them; 0: none.
template <class Struct, std::size_t most = max_output_members>
constexpr int count_members() {
  if constexpr (most == 0 || is_made_of<Struct, std::make_index_sequence<most>>)
    return static_cast<int>(most);
  else
    return count_members<Struct, most - 1>();
}

// The members of a struct of `count` members, as references.
template <int count, class Struct>
constexpr auto tie_members(const Struct& of) {
  static_assert(count <= max_output_members);
  if constexpr (count == 1) {
    const auto& [a] = of;
    return std::tie(a);
  } else if constexpr (count == 2) {
    const auto& [a, b] = of;
    return std::tie(a, b);
  } else if constexpr (count == 3) {
    const auto& [a, b, c] = of;
    return std::tie(a, b, c);
  } else if constexpr (count == 4) {
    const auto& [a, b, c, d] = of;
    return std::tie(a, b, c, d);
  } else if constexpr (count == 5) {
    const auto& [a, b, c, d, e] = of;
    return std::tie(a, b, c, d, e);
  } else if constexpr (count == 6) {
    const auto& [a, b, c, d, e, f] = of;
    return std::tie(a, b, c, d, e, f);
  } else if constexpr (count == 7) {
    const auto& [a, b, c, d, e, f, g] = of;
    return std::tie(a, b, c, d, e, f, g);
  } else {
    const auto& [a, b, c, d, e, f, g, h] = of;
    return std::tie(a, b, c, d, e, f, g, h);
  }
}

template <class Tuple>
inline constexpr bool has_vars_only = false;
template <class... Members>
inline constexpr bool has_vars_only<std::tuple<Members...>> = (std::same_as<std::remove_cvref_t<Members>, Var> && ...);

template <class Tuple, class Elements>
inline constexpr bool elements_are_vars = false;
template <class Tuple, std::size_t... I>
inline constexpr bool elements_are_vars<Tuple, std::index_sequence<I...>> =
    (std::same_as<std::tuple_element_t<I, Tuple>, Var> && ...);

// How many Vars are returned; 0: something else is.
template <class Returned>
constexpr int count_outputs() {
  if constexpr (std::convertible_to<Returned, Var>) {
    return 1;
  } else if constexpr (requires { std::tuple_size<Returned>::value; }) {
    constexpr std::size_t count = std::tuple_size_v<Returned>;
    return elements_are_vars<Returned, std::make_index_sequence<count>> ? static_cast<int>(count) : 0;
  } else if constexpr (std::is_aggregate_v<Returned>) {
    constexpr int count = count_members<Returned>();
    // A ninth member, one of another type, and a list in a member have bytes that no counted Var fills.
    if constexpr (count > 0 && sizeof(Returned) == static_cast<std::size_t>(count) * sizeof(Var)) {
      using Members = decltype(tie_members<count>(std::declval<const Returned&>()));
      return has_vars_only<Members> ? count : 0;
    }
  }
  return 0;
}

// A template of Vars, such as std::tuple, std::pair or a struct of one parameter a member, becomes the same of others.
template <class Returned, class... Others>
struct ReplacedVars {
  using Type = std::tuple<Others...>;
};
template <class Vars, class... Others>
concept AreReplaced = has_vars_only<Vars> &&(std::tuple_size_v<Vars> == sizeof...(Others));
template <template <class...> class Template, class... Vars, class... Others>
requires AreReplaced<std::tuple<Vars...>, Others...>
struct ReplacedVars<Template<Vars...>, Others...> {
  using Type = Template<Others...>;
};
template <std::convertible_to<Var> One, class Other>
struct ReplacedVars<One, Other> {
  using Type = Other;
};

}  // namespace detail

// The number of Vars in what a function returns, in the order of members; 0: it is nothing of Vars.
template <class Returned>
inline constexpr int output_count = detail::count_outputs<Returned>();
template <class Returned>
concept IsOutputs = (output_count<Returned> > 0);

template <IsOutputs Returned>
[[nodiscard]] constexpr std::array<Var, static_cast<std::size_t>(output_count<Returned>)> vars_of(
    const Returned& returned) {
  constexpr auto list = [](const auto&... vars) { return std::array<Var, sizeof...(vars)>{static_cast<Var>(vars)...}; };
  if constexpr (std::convertible_to<Returned, Var>)
    return {returned};
  else if constexpr (requires { std::tuple_size<Returned>::value; })
    return std::apply(list, returned);
  else
    return std::apply(list, detail::tie_members<output_count<Returned>>(returned));
}

// A value of this form with the Vars of `list`, in the order of members.
template <IsOutputs Returned, class List>
[[nodiscard]] constexpr Returned outputs_of(const List& list) {
  if constexpr (std::convertible_to<Returned, Var>)
    return list[0];
  else
    return [&]<std::size_t... I>(std::index_sequence<I...>) { return Returned{list[static_cast<Index>(I)]...}; }
  (std::make_index_sequence<static_cast<std::size_t>(output_count<Returned>)>{});
}

// The same with `Others` in the places of the Vars, one for each: of one Var the other; of a template whose parameters
// are the types of its members, as of std::tuple, the same template, so that members keep their names; a std::tuple of
// anything else.
template <IsOutputs Returned, class... Others>
using OutputsOf = typename detail::ReplacedVars<Returned, Others...>::Type;

}  // namespace weft

#endif
