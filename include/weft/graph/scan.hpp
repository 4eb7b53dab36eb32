// scan: a loop over the leading dimension of some values, with others carried from one iteration to the next, as
// jax.lax.scan; and repeat: the same function applied several times.
#ifndef WEFT_GRAPH_SCAN_HPP
#define WEFT_GRAPH_SCAN_HPP

#include <weft/graph/loops.hpp>
#include <weft/graph/outputs.hpp>
#include <weft/graph/var.hpp>

namespace weft {

// Says of the name of a value whether the value is kept for the backward pass.
using KeepsName = bool (*)(std::string_view name);

// How a loop runs.
struct ScanOptions {
  bool reversed = false;      // the last element first; what is stacked keeps the places of the elements
  bool recomputes = false;    // for the backward pass keep the carries alone and compute the rest again
  KeepsName keeps = nullptr;  // where it recomputes: keep these values, too; see checkpoint_name
};

// x, under a name by which policies know it (jax.ad_checkpoint.checkpoint_name): see ScanOptions and nn::Stack. Error:
// name_is_too_long.
constexpr Var checkpoint_name(Var x, const Name& name) {
  x.graph->named_values.push_back({x.graph->intern_whole(name), x.id});
  return x;
}

// The values that an iteration makes, or a whole loop: `carry` for the next one, `stacked` to be kept of every
// iteration.
struct Scanned {
  Buffer<Var> carry, stacked;
};

namespace detail {

constexpr void check_carry(Index number, Var before, Var after) {
  if (before.type() == after.type() || before.graph->mistake.kind != Mistake::Kind::none) return;
  const Shape was = before.shape(), is = after.shape();
  Graph& graph = *before.graph;
  if (before.dtype() != after.dtype()) {
    const auto left = static_cast<Index>(before.dtype()), right = static_cast<Index>(after.dtype());
    if (graph.notes_refusal("loop_carry_changes_type", left, right)) return;
    loop_carry_changes_type(number, name_of(before.dtype()), name_of(after.dtype()));
  }
  if (was.rank() != is.rank()) {
    if (graph.notes_refusal("loop_carry_changes_rank", was.rank(), is.rank())) return;
    loop_carry_changes_rank(number, was.rank(), is.rank());
  }
  for (int dim = 0; dim < was.rank(); ++dim) {
    if (was[dim] == is[dim]) continue;
    if (graph.notes_refusal("loop_carry_changes_shape", was[dim], is[dim])) return;
    loop_carry_changes_shape(number, dim, was[dim], is[dim]);
  }
}

// A loop under construction: what its body reads, and what becomes of it.
class LoopBuilder {
 public:
  constexpr LoopBuilder(Graph& graph, Index count, const ScanOptions& options = {}) : graph_(graph) {
    if (count < 1) loop_runs_nothing(count);
    attributes_.loop = graph.loops++;
    attributes_.count = count;
    attributes_.reversed = options.reversed;
    recomputes_ = options.recomputes;
    keeps_ = options.keeps;
    named_before_ = graph.named_values.size();
    states_before_ = graph.new_states.size();
  }

  [[nodiscard]] constexpr AttributeId element_attributes() { return graph_.pools.intern(attributes_); }
  [[nodiscard]] constexpr Var carry(Var init) {
    LoopAttributes own = attributes_;
    own.index = static_cast<std::int32_t>(carries_.size());
    carries_.push_back(loop_carry(init, own).id);
    return {&graph_, carries_.back()};
  }
  // Iterations run as long as this carry, a predicate, is true before them.
  constexpr void repeat_while(Index carry) { condition_ = static_cast<std::int32_t>(carry); }
  // A carry of this loop that was made elsewhere; its index is the number of those before it.
  constexpr void adopt(Id carry) { carries_.push_back(carry); }
  [[nodiscard]] constexpr Var element(Var stacked) { return loop_element(stacked, attributes_); }
  // `nexts`: what the carries become.
  constexpr void close(const Buffer<Var>& nexts) {
    if (nexts.size() != carries_.size()) loop_carries_differ(carries_.size(), nexts.size());
    Buffer<Id> ids;
    for (Index i = 0; i < nexts.size(); ++i) {
      check_carry(i, {&graph_, carries_[i]}, nexts[i]);
      ids.push_back(nexts[i].id);
    }
    keep_what_is_named();
    LoopAttributes own = attributes_;
    own.recomputes = recomputes_;
    own.condition = condition_;
    end_ = loop_end(graph_, ids, own).id;
    for (Index i = states_before_; i < graph_.new_states.size(); ++i)
      graph_.new_states[i].node = stack({&graph_, graph_.new_states[i].node}).id;
  }
  // After `close`.
  [[nodiscard]] constexpr Var result(Index carry) {
    return loop_result({&graph_, carries_[carry]}, {&graph_, end_}, attributes_);
  }
  [[nodiscard]] constexpr Var stack(Var value) { return loop_stack(value, {&graph_, end_}, attributes_); }

 private:
  Graph& graph_;
  LoopAttributes attributes_;
  bool recomputes_ = false;
  std::int32_t condition_ = -1;
  KeepsName keeps_ = nullptr;
  Index named_before_ = 0, states_before_ = 0;
  Buffer<Id> carries_;
  Id end_ = no_id;

  constexpr void keep_what_is_named() {
    if (keeps_ == nullptr) return;
    bool any = false;
    for (Index i = named_before_; i < graph_.named_values.size(); ++i) {
      const NamedValue value = graph_.named_values[i];
      if (!keeps_(graph_.name(value.name).view())) continue;
      graph_.kept_values.push_back(value.node);
      any = true;
    }
    if (!any) policy_keeps_nothing(graph_.named_values.size() - named_before_);
  }
};

}  // namespace detail

// Calls body(carry, elements) once to trace it and runs it `count` times: `carry` is what the iteration before
// returned, `elements` has element i of each of `stacked`, [count, ...], in iteration i. The body returns a Scanned:
// new carries, of the types of the old ones, and values to stack, [count, ...]. Errors: loop_runs_nothing,
// loop_count_differs, loop_carries_differ, loop_carry_changes_type, loop_carry_changes_rank, loop_carry_changes_shape,
// policy_keeps_nothing.
template <class Body>
constexpr Scanned scan(Graph& graph, Index count, const Buffer<Var>& carry, const Buffer<Var>& stacked, Body body,
                       const ScanOptions& options = {}) {
  detail::LoopBuilder loop(graph, count, options);
  Buffer<Var> carries, elements;
  for (const Var& init : carry) carries.push_back(loop.carry(init));
  for (const Var& whole : stacked) elements.push_back(loop.element(whole));
  const Scanned made = body(carries, elements);
  loop.close(made.carry);
  Scanned result;
  for (Index i = 0; i < carry.size(); ++i) result.carry.push_back(loop.result(i));
  for (const Var& value : made.stacked) result.stacked.push_back(loop.stack(value));
  return result;
}

namespace detail {

// Vars as a list, and a list in the form of a user's: a Var, a list, a std::tuple, std::pair, std::array or struct of
// Vars.
constexpr Buffer<Var> as_list(const Buffer<Var>& values) { return values; }
template <IsOutputs Values>
constexpr Buffer<Var> as_list(const Values& values) {
  Buffer<Var> list;
  for (const Var& value : vars_of(values)) list.push_back(value);
  return list;
}
template <class Values>
constexpr Values in_form(const Buffer<Var>& values) {
  if constexpr (std::is_same_v<Values, Buffer<Var>>)
    return values;
  else
    return outputs_of<Values>(values);
}

// What an iteration of a scan may return beside a Carry alone.
template <class Returned, class Carry>
inline constexpr bool is_carry_and_stacked = false;
template <class Carry, IsOutputs Stacked>
inline constexpr bool is_carry_and_stacked<std::pair<Carry, Stacked>, Carry> = true;

}  // namespace detail

// The loop of jax.lax.scan: carry = body(carry, element) for every element of `elements` along the leading dimension,
// in order. Carry and elements are Vars, or std::tuples, std::pairs, std::arrays or structs of up to 8 Vars, and the
// body takes and returns them as such: of several elements, [count, ...], it has element i of each. It returns the next
// carry; or a std::pair of that and what is to be stacked, [count, ...], and then so does scan.
//   struct Carry { Var hidden, cell; };
//   const auto [last, all] = scan([&](Carry now, Var x) {
//     const Carry next = ...;
//     return std::pair(next, next.hidden);
//   }, Carry{hidden, cell}, sequence);
// Errors: as above, and operand_ranks_differ.
template <class Body, IsOutputs Carry, IsOutputs Elements>
constexpr auto scan(const Body& body, const Carry& carry, const Elements& elements, const ScanOptions& options = {}) {
  using Returned = std::remove_cvref_t<decltype(body(carry, elements))>;
  constexpr bool is_carry = std::is_same_v<Returned, Carry>, is_both = detail::is_carry_and_stacked<Returned, Carry>;
  static_assert(
      is_carry || is_both,
      "weft: scan: the function returns the next carry, of the type of the first one, or a std::pair of it and "
      "the Vars to stack");
  Buffer<Var> whole = detail::as_list(elements);
  for (Var& one : whole)
    if (!LocatedVar(one).has_rank("scan", 1)) one = reshape(one, Shape{1});
  const Shape shape = whole[0].shape();
  const auto step = [&body](const Buffer<Var>& now, const Buffer<Var>& own) {
    const Returned made = body(detail::in_form<Carry>(now), detail::in_form<Elements>(own));
    if constexpr (is_carry)
      return Scanned{detail::as_list(made), {}};
    else if constexpr (is_both)
      return Scanned{detail::as_list(made.first), detail::as_list(made.second)};
    else
      return Scanned{now, {}};
  };
  const Scanned done = scan(*whole[0].graph, shape[0], detail::as_list(carry), whole, step, options);
  if constexpr (is_both)
    return Returned{detail::in_form<Carry>(done.carry), detail::in_form<typename Returned::second_type>(done.stacked)};
  else
    return detail::in_form<Carry>(done.carry);
}

// function(x), of whose values none is kept for the backward pass, or those alone whose names `keeps` accepts: it
// computes the others again, to the same bits. checkpoint(block)(x), as jax.checkpoint and torch.utils.checkpoint.
// States that it writes are those of one call. Error: policy_keeps_nothing.
template <class Function>
constexpr auto checkpoint(Function function, KeepsName keeps = nullptr) {
  return [function, keeps](Var x) {
    const auto body = [&function](const Buffer<Var>&, const Buffer<Var>& own) {
      return Scanned{{}, {function(own[0])}};
    };
    Graph& graph = *x.graph;
    const auto without_loop = [](Var stacked) {
      Dims extents = stacked.shape().dims;
      extents.erase(0);
      return reshape(stacked, Shape(extents));
    };
    const Index states_before = graph.new_states.size();
    const Scanned made = scan(graph, 1, {}, {expand_dims(x, 0)}, body, {.recomputes = true, .keeps = keeps});
    for (Index i = states_before; i < graph.new_states.size(); ++i)
      graph.new_states[i].node = without_loop({&graph, graph.new_states[i].node}).id;
    return without_loop(made.stacked[0]);
  };
}

// step(step(... step(x))), `count` times. Errors: those of scan.
template <class Step>
constexpr Var repeat(Index count, Var x, Step step, const ScanOptions& options = {}) {
  const auto body = [&step](const Buffer<Var>& carry, const Buffer<Var>&) {
    return Scanned{{step(carry[0])}, {}};
  };
  return scan(*x.graph, count, {x}, {}, body, options).carry[0];
}

// function(values) for every layer of `stacked` values, [layers..., ...], in a loop; what it returns is stacked
// likewise. Without layers: one call.
template <class Function>
constexpr Buffer<Var> for_each_layer(Graph& graph, const Dims& layers, const Buffer<Var>& stacked, Function function) {
  if (layers.empty()) return function(stacked);
  Dims inner = layers;
  inner.erase(0);
  const auto body = [&](const Buffer<Var>&, const Buffer<Var>& own) {
    return Scanned{{}, for_each_layer(graph, inner, own, function)};
  };
  return scan(graph, layers[0], {}, stacked, body).stacked;
}

}  // namespace weft

#endif
