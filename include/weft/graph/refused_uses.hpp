// Uses of a Var that have no meaning while a model is traced, or another than is meant: each comes to one sentence that
// says what to write. Where a result is deduced compilers say it where it is used, without the calls that led there.
#ifndef WEFT_GRAPH_REFUSED_USES_HPP
#define WEFT_GRAPH_REFUSED_USES_HPP

#include <weft/graph/located_var.hpp>

#include <utility>

namespace weft {

template <class One>
constexpr std::size_t refuse_several_names() {
  static_assert(
      !std::same_as<One, One>,
      "weft: auto [a, b] = x: a Var is one value, not a list of several; a layer returns what its header says: Gru and "
      "Lstm their outputs, and of their run(x) .output, .hidden and .cell");
  return 2;
}

}  // namespace weft

// What `auto [out, state] = layer(x)` asks for; after the sentence both names are the Var itself.
template <std::same_as<weft::Var> One>
struct std::tuple_size<One> {
  static constexpr std::size_t value = weft::refuse_several_names<One>();
};
template <std::size_t I>
struct std::tuple_element<I, weft::Var> {
  using type = weft::Var;
};

namespace weft {

template <std::size_t>
constexpr Var get(const Var& x) {
  return x;
}

// What a stream is asked to print.
template <class Stream>
requires requires(Stream& stream) { stream.rdstate(); }
constexpr Stream& operator<<(Stream& stream, const Var&) {
  static_assert(
      !std::same_as<Stream, Stream>,
      "weft: a Var has no numbers while a model is traced, and nothing prints it; return it from a Program, whose "
      "results have them (train/program.hpp), or print its graph (graph/print.hpp)");
  return stream;
}
// What x % 2 comes to.
template <class Divisor>
constexpr auto operator%(LocatedVar x, const Divisor&) {
  static_assert(
      !std::same_as<Divisor, Divisor>,
      "weft: x % y is not there for a Var, as C++ and Python mean different things by it; write remainder(x, y), whose "
      "sign is that of y as in Python, or fmod(x, y), as in C (graph/functions.hpp)");
  return Var(x);
}
// A power that is neither a number nor a Var.
template <class Power>
requires(!std::is_arithmetic_v<Power> && !std::is_convertible_v<const Power&, Var>) constexpr auto pow(LocatedVar x,
                                                                                                       const Power&) {
  static_assert(!std::same_as<Power, Power>, "weft: pow: the power of a Var is a number or another Var, pow(x, 2)");
  return Var(x);
}
// What max(x, 0.5) comes to, whose number would be made a dimension.
template <std::floating_point Number>
constexpr auto max(LocatedVar x, Number) {
  static_assert(
      !std::same_as<Number, Number>,
      "weft: max: the number beside a Var is a dimension; maximum(x, 0.5) is the greater of two values, clip(x, low, "
      "high) keeps all in bounds");
  return Var(x);
}
template <std::floating_point Number>
constexpr auto min(LocatedVar x, Number) {
  static_assert(
      !std::same_as<Number, Number>,
      "weft: min: the number beside a Var is a dimension; minimum(x, 0.5) is the lesser of two values, clip(x, low, "
      "high) keeps all in bounds");
  return Var(x);
}

}  // namespace weft

#endif
