// A name as a template argument that compilers print: what a static_assert about something that is known by its name
// takes. GCC prints it as text, if it is exactly as long as its array; Clang letter by letter.
#ifndef WEFT_GRAPH_QUOTED_HPP
#define WEFT_GRAPH_QUOTED_HPP

#include <weft/graph/name.hpp>

#include <utility>

namespace weft {

template <int size>
struct QuotedText {
  char letters[static_cast<std::size_t>(size) + 1] = {};
};
#if WEFT_PRINTS_TEXT_ARGUMENTS
template <QuotedText text>
struct Quoted {};
#else
template <char... letters>
struct Quoted {};
#endif

namespace detail {

template <const Name& name>
constexpr auto quoted_text() {
#if WEFT_PRINTS_TEXT_ARGUMENTS
  constexpr auto text = [] {
    QuotedText<name.size> result;
    for (int i = 0; i < name.size; ++i) result.letters[i] = name.text[i];
    return result;
  }();
  return Quoted<text>{};
#else
  return []<std::size_t... i>(std::index_sequence<i...>) { return Quoted<name.text[i]...>{}; }
  (std::make_index_sequence<static_cast<std::size_t>(name.size)>{});
#endif
}

}  // namespace detail

// `name`: a constant with static storage.
template <const Name& name>
using quoted = decltype(detail::quoted_text<name>());

}  // namespace weft

#endif
