// while_loop, fori_loop, cond, switch_: what a program decides on values, as in jax.lax. Values are Vars, or lists,
// std::tuples, std::pairs, std::arrays or structs of them.
#ifndef WEFT_GRAPH_CONTROL_HPP
#define WEFT_GRAPH_CONTROL_HPP

#include <weft/graph/scan.hpp>

#include <type_traits>

namespace weft {

// body(body(... body(carry))) as long as condition(carry), a scalar predicate, is true. How often it runs is known when it
// runs, so that nothing is kept for a backward pass: it has a gradient where the body is elementwise (tangent_loop.hpp),
// else none, as in JAX (error: while_has_no_gradient). Errors: those of scan.
template <class Condition, class Body, class Values>
constexpr Values while_loop(const Condition& condition, const Body& body, const Values& carry) {
  const Buffer<Var> start = detail::as_list(carry);
  Graph& graph = *start[0].graph;
  detail::LoopBuilder loop(graph, 1);
  const auto check = [&](const Buffer<Var>& values) {
    const LocatedVar predicate = condition(detail::in_form<Values>(values));
    const bool is_one = predicate.is_supported(predicate.dtype() == DType::pred, "while_loop: condition") &&
                        predicate.has_rank("while_loop: condition", 0, 0);
    return is_one ? Var(predicate) : constant(graph, 0, DType::pred);
  };
  static_cast<void>(loop.carry(check(start)));
  loop.repeat_while(0);
  Buffer<Var> carries, results;
  for (const Var& value : start) carries.push_back(loop.carry(value));
  const Buffer<Var> next = detail::as_list(body(detail::in_form<Values>(carries)));
  Buffer<Var> nexts{check(next)};
  nexts.append(next.begin(), next.end());
  loop.close(nexts);
  for (Index i = 0; i < start.size(); ++i) results.push_back(loop.result(i + 1));
  return detail::in_form<Values>(results);
}

// carry = body(i, carry) for i = first, ..., limit - 1, an i32 scalar; carry itself if there is none. Differentiated as a
// scan is. Errors: those of scan.
template <class Body, class Values>
constexpr Values fori_loop(Index first, Index limit, const Body& body, const Values& carry, const ScanOptions& options = {}) {
  if (limit <= first) return carry;
  const Buffer<Var> start = detail::as_list(carry);
  Graph& graph = *start[0].graph;
  const Var numbers = iota(graph, {limit - first}, 0) + static_cast<double>(first);
  const auto step = [&](const Buffer<Var>& values, const Buffer<Var>& own) {
    return Scanned{detail::as_list(body(own[0], detail::in_form<Values>(values))), {}};
  };
  return detail::in_form<Values>(scan(graph, limit - first, start, {numbers}, step, options).carry);
}

namespace detail {

constexpr Buffer<Var> chosen(Var condition, const Buffer<Var>& yes, const Buffer<Var>& no) {
  if (yes.size() != no.size()) loop_carries_differ(yes.size(), no.size());
  Buffer<Var> made;
  condition.graph->has_conditions = true;
  for (Index i = 0; i < yes.size(); ++i) {
    if (yes[i].shape() != no[i].shape()) shape_rule::check_same_shape("cond", yes[i].shape(), no[i].shape());
    made.push_back(select(condition, yes[i], no[i]));
  }
  return made;
}

}  // namespace detail

// condition ? if_true(values...) : if_false(values...); condition: a scalar predicate. Both are computed and one is taken, as
// JAX does under vmap; where one may be NaN, its gradient is, too: feed it a safe value. What devices send for one of
// them is sent where it is taken, if all devices decide alike; a plan counts it. Both return Vars, or lists of them, of
// the same types and shapes.
template <class True, class False, class... Values>
constexpr auto cond(LocatedVar condition, const True& if_true, const False& if_false, const Values&... values) {
  const auto yes = if_true(values...);
  const auto no = if_false(values...);
  using Result = std::remove_const_t<decltype(yes)>;
  return detail::in_form<Result>(detail::chosen(condition, detail::as_list(yes), detail::as_list(no)));
}
// What function number `index`, an i32 scalar, returns; below the first one the first, beyond the last one the last. All of
// them are computed.
template <class First, class... Functions>
constexpr auto switch_(LocatedVar index, const Buffer<Var>& values, const First& first, const Functions&... functions) {
  auto made = first(values);
  [[maybe_unused]] double number = 0;
  const auto take_from = [&](const auto& function) {
    ++number;
    made = detail::in_form<decltype(made)>(
        detail::chosen(index >= number, detail::as_list(function(values)), detail::as_list(made)));
  };
  (take_from(functions), ...);
  return made;
}

}  // namespace weft

#endif
