// How often a loop of a module runs, if that is known as it is read: its condition compares a counter with a constant,
// or is met as long as several such are (TensorFlow counts twice: up to maximum_iterations, too).
#ifndef WEFT_STABLEHLO_LOOP_COUNT_HPP
#define WEFT_STABLEHLO_LOOP_COUNT_HPP

#include <weft/graph/var.hpp>

namespace weft::stablehlo {

// A loop in a graph: what its carries start with, are in an iteration, and become; and which never change.
struct LoopCount {
  const Graph& graph;
  const Buffer<Var>& initial;
  const Buffer<Var>& carries;
  const Buffer<Var>& nexts;
  const Buffer<bool>& unchanging;

  // `condition`: a predicate without dimensions. -1: it cannot be told, also of more comparisons than anybody writes.
  [[nodiscard]] constexpr Index of(Id condition) const {
    constexpr Index most_parts = 64;
    Buffer<Id> parts{condition};
    Index least = -1;
    bool is_known = true;
    for (Index i = 0; i < parts.size(); ++i) {
      const Id part = parts[i];
      if (graph[part].op == Op::bit_and) {
        if (parts.size() > most_parts) return -1;
        parts.push_back(graph.operand(part, 0));
        parts.push_back(graph.operand(part, 1));
        continue;
      }
      const Index count = of_comparison(part);
      if (count == 0) return 0;
      is_known = is_known && count > 0;
      if (least < 0 || count < least) least = count;
    }
    return is_known ? least : -1;
  }

 private:
  // The value of an integer constant. `is_known`: is it one?
  [[nodiscard]] constexpr double constant_value(Id id, bool& is_known) const {
    is_known = false;
    if (id == no_id) return 0;
    while (is_conversion(graph[id].op)) id = graph.operand(id, 0);
    if (!is_constant(graph[id].op) || is_floating(graph.dtype(id))) return 0;
    const Literal& literal = graph.attributes<Literal>(id);
    is_known = literal.is_splat() && graph.shape(id).rank() == 0;
    return is_known ? literal.value() : 0;
  }
  // -1: it is none.
  [[nodiscard]] constexpr Index carry_of(Id id) const {
    for (Index i = 0; i < carries.size(); ++i)
      if (carries[i].id == id) return i;
    return -1;
  }
  // A carry that does not change is what it starts with.
  [[nodiscard]] constexpr Id outside(Id id) const {
    const Index carry = carry_of(id);
    return carry >= 0 && unchanging[carry] ? initial[carry].id : id;
  }

  // carry < limit, or another comparison with a constant, where the carry starts with a constant and an iteration adds
  // one to it, or takes one away.
  [[nodiscard]] constexpr Index of_comparison(Id condition) const {
    const Op op = graph[condition].op;
    const bool is_comparison =
        op == Op::less || op == Op::less_equal || op == Op::greater || op == Op::greater_equal || op == Op::not_equal;
    if (!is_comparison) return -1;
    Id left = graph.operand(condition, 0), right = graph.operand(condition, 1);
    bool is_swapped = false;
    if (carry_of(left) < 0 || unchanging[carry_of(left)]) {
      const Id kept = left;
      left = right, right = kept, is_swapped = true;
    }
    const Index counter = carry_of(left);
    if (counter < 0 || unchanging[counter]) return -1;
    bool knows_start = false, knows_limit = false, knows_step = false;
    const double start = constant_value(initial[counter].id, knows_start);
    const double limit = constant_value(outside(right), knows_limit);
    const Id next = nexts[counter].id;
    const Op moves = graph[next].op;
    if (moves != Op::add && moves != Op::subtract) return -1;
    const bool is_second = moves == Op::add && graph.operand(next, 1) == carries[counter].id;
    if (graph.operand(next, is_second ? 1 : 0) != carries[counter].id) return -1;
    double step = constant_value(outside(graph.operand(next, is_second ? 0 : 1)), knows_step);
    if (!knows_start || !knows_limit || !knows_step || step == 0) return -1;
    if (moves == Op::subtract) step = -step;
    double distance = limit - start;
    const bool is_upward = (op == Op::less || op == Op::less_equal) != is_swapped;
    const bool takes_limit = op == Op::less_equal || op == Op::greater_equal;
    if (op == Op::not_equal) {
      const auto steps = static_cast<Index>(distance / step);
      return steps >= 0 && static_cast<double>(steps) * step == distance ? steps : -1;
    }
    if (!is_upward) distance = -distance, step = -step;
    if (takes_limit) distance += 1;
    if (distance <= 0) return 0;
    if (step < 0) return -1;
    return static_cast<Index>((distance + step - 1) / step);
  }
};

}  // namespace weft::stablehlo

#endif
