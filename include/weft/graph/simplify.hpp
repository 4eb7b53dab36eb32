// Simplification: algebraic identities that are exact in floating point, folding of scalar constants, merging of
// chained views, and removal of nodes that no output needs. One pass over the nodes.
#ifndef WEFT_GRAPH_SIMPLIFY_HPP
#define WEFT_GRAPH_SIMPLIFY_HPP

#include <weft/base/extremum.hpp>
#include <weft/graph/rewriter.hpp>

namespace weft {

namespace detail {

// The real number that all elements are in the text, constant or broadcast of constant; null: there is none.
constexpr const Literal* repeated_literal(const Graph& graph, Id id) {
  if (graph[id].op == Op::broadcast) id = graph.operand(id, 0);
  if (graph[id].op != Op::constant) return nullptr;
  const Literal& literal = graph.attributes<Literal>(id);
  return literal.is_splat() && !is_complex(literal.dtype) ? &literal : nullptr;
}
// The same of at most 32 bits.
struct Repeated {
  bool known = false;
  double value = 0;
};
constexpr Repeated repeated_constant(const Graph& graph, Id id) {
  const Literal* const literal = repeated_literal(graph, id);
  if (literal == nullptr || size_bytes(literal->dtype) > 4) return {};
  return {true, literal->value()};
}
constexpr bool repeats(const Graph& graph, Id id, double value) {
  const Repeated constant = repeated_constant(graph, id);
  return constant.known && constant.value == value;
}

// Is 1 / value a number of every floating type, so that a product with it has the bits of the quotient?
constexpr bool has_exact_reciprocal(double value) {
  const auto bits = __builtin_bit_cast(std::uint64_t, value);
  const int exponent = static_cast<int>(bits >> 52 & 0x7FF) - 1023;
  return bits << 12 == 0 && exponent >= -14 && exponent <= 14;
}

// Folds comparisons of numbers that a double holds.
constexpr Repeated fold_comparison(Op op, double a, double b) {
  switch (op) {
    case Op::equal: return {true, a == b ? 1.0 : 0.0};
    case Op::not_equal: return {true, a != b ? 1.0 : 0.0};
    case Op::less: return {true, a < b ? 1.0 : 0.0};
    case Op::less_equal: return {true, a <= b ? 1.0 : 0.0};
    case Op::greater: return {true, a > b ? 1.0 : 0.0};
    case Op::greater_equal: return {true, a >= b ? 1.0 : 0.0};
    default: return {};
  }
}

// Folds comparisons and arithmetic of f32 scalars, rounded as the kernel would: a double holds sums, products and
// quotients of floats to more than twice their digits, so that rounding it again changes nothing. (Figueroa, "When is
// double rounding innocuous?", 1995.) Arithmetic with or to an infinity is left to the kernel: constant evaluation
// refuses it.
constexpr Repeated fold(Op op, double left, double right) {
  const auto is_finite = [](double x) { return x >= -largest_f32 && x <= largest_f32; };
  const double a = static_cast<double>(static_cast<float>(left)), b = static_cast<double>(static_cast<float>(right));
  if (op == Op::maximum) return {true, maximum_of(a, b)};
  if (op == Op::minimum) return {true, minimum_of(a, b)};
  if (const Repeated compared = fold_comparison(op, a, b); compared.known) return compared;
  if (!is_finite(a) || !is_finite(b)) return {};
  double exact = 0;
  switch (op) {
    case Op::negate: exact = -a; break;
    case Op::add: exact = a + b; break;
    case Op::subtract: exact = a - b; break;
    case Op::multiply: exact = a * b; break;
    case Op::divide:
      if (b == 0) return {};
      exact = a / b;
      break;
    default: return {};
  }
  return is_finite(exact) ? Repeated{true, static_cast<double>(static_cast<float>(exact))} : Repeated{};
}

// Extents other than 1, in order: two shapes that agree here differ by unit dimensions only.
constexpr bool same_but_for_units(const Shape& a, const Shape& b) {
  int i = 0, j = 0;
  for (;;) {
    while (i < a.rank() && a[i] == 1) ++i;
    while (j < b.rank() && b[j] == 1) ++j;
    if (i == a.rank() || j == b.rank()) return i == a.rank() && j == b.rank();
    if (a[i++] != b[j++]) return false;
  }
}

class Simplifier {
 public:
  constexpr explicit Simplifier(const Graph& graph) : rewrite_(graph) {}

  constexpr Graph run() {
    rewrite_.copy_inputs();
    for (Id id = 0; id < rewrite_.from.size(); ++id)
      if (!rewrite_.has(id)) rewrite_.set(id, simplified(rewrite_.copy(id)));
    rewrite_.copy_outputs();
    return static_cast<Graph&&>(rewrite_.to);
  }

 private:
  Rewriter rewrite_;

  [[nodiscard]] constexpr Var operand(Var x, Index i) const { return {x.graph, x.graph->operand(x.id, i)}; }
  [[nodiscard]] constexpr Op op(Var x) const { return (*x.graph)[x.id].op; }
  [[nodiscard]] constexpr bool is(Var x, double value) const { return repeats(*x.graph, x.id, value); }

  constexpr Var simplified(Var x) {
    switch (op(x)) {
      case Op::stop_gradient: return operand(x, 0);
      case Op::reshape: return reshaped(x);
      case Op::transpose: return transposed(x);
      case Op::broadcast: return broadcasted(x);
      case Op::slice:
      case Op::dynamic_slice:
      case Op::pad: return x.type() == operand(x, 0).type() ? operand(x, 0) : x;
      case Op::dynamic_update_slice: return x.type() == operand(x, 1).type() ? operand(x, 1) : x;
      case Op::concatenate: return (*x.graph)[x.id].operand_count == 1 ? operand(x, 0) : x;
      case Op::all_reduce:
      case Op::all_gather:
      case Op::reduce_scatter:
      case Op::shard_slice:  // alone in the group
        return parts_of(x.graph->mesh, x.graph->attributes<CollectiveAttributes>(x.id).axes) == 1 ? operand(x, 0) : x;
      default: return is_elementwise(op(x)) ? elementwise(x) : x;
    }
  }

  constexpr Var reshaped(Var x) { return reshaped(operand(x, 0), x.shape()); }
  constexpr Var reshaped(Var from, const Shape& shape) {
    return reshape(op(from) == Op::reshape ? operand(from, 0) : from, shape);
  }
  constexpr Var transposed(Var x) {
    Var from = operand(x, 0);
    AxisList order = x.graph->dims(x.id);
    if (op(from) == Op::transpose) {
      const AxisList inner = from.graph->dims(from.id);
      for (auto& dim : order) dim = inner[dim];
      from = operand(from, 0);
    }
    return moves_elements(from.shape(), order) ? transpose(from, order) : reshaped(from, x.shape());
  }
  // Or only dimensions of one element each?
  static constexpr bool moves_elements(const Shape& shape, const AxisList& order) {
    int last = -1;
    for (const int dim : order) {
      if (shape[dim] == 1) continue;
      if (dim < last) return true;
      last = dim;
    }
    return false;
  }
  constexpr Var broadcasted(Var x) {
    const Var from = operand(x, 0);
    const Shape shape = x.shape();
    const AxisList dims = x.graph->dims(x.id);
    bool ascending = true;
    for (int i = 1; i < dims.size(); ++i) ascending = ascending && dims[i - 1] < dims[i];
    if (ascending && from.shape().elements() == shape.elements()) return reshape(from, shape);
    if (op(from) == Op::broadcast) {
      AxisList both;
      for (int dim : AxisList(from.graph->dims(from.id))) both.push_back(dims[dim]);
      // A dimension of extent 1 that the inner broadcast made may be repeated by the outer: legal in broadcast_in_dim.
      return broadcast_in_dim(operand(from, 0), shape, both);
    }
    if (op(from) == Op::reshape && same_but_for_units(from.shape(), operand(from, 0).shape()))
      return broadcast_of_units(operand(from, 0), from.shape(), shape, dims);
    return x;
  }
  // broadcast(reshape(source)) where the reshape only moved unit dimensions: broadcast the source itself.
  constexpr Var broadcast_of_units(Var source, const Shape& middle, const Shape& shape, const AxisList& dims) {
    AxisList target;  // result dimension of every source dimension that is not 1
    for (int i = 0; i < middle.rank(); ++i)
      if (middle[i] != 1) target.push_back(dims[i]);
    Dims extents;
    for (Index extent : source.shape())
      if (extent != 1) extents.push_back(extent);
    return broadcast_in_dim(reshape(source, Shape(extents)), shape, target);
  }

  constexpr Var elementwise(Var x) {
    const Index count = (*x.graph)[x.id].operand_count;
    const DType dtype = x.dtype();
    if (op(x) == Op::convert && operand(x, 0).dtype() == dtype) return operand(x, 0);
    if (op(x) == Op::convert && is_widened_from(operand(x, 0), dtype)) return operand(operand(x, 0), 0);
    if (op(x) == Op::convert && !is_floating(operand(x, 0).dtype()))  // 0 and 1 are numbers of every type
      if (const Repeated number = repeated_constant(*x.graph, operand(x, 0).id);
          number.known && (number.value == 0 || number.value == 1) && !is_complex(dtype))
        return broadcast_to(constant(*x.graph, number.value, dtype), x.shape());
    if (op(x) == Op::select && operand(x, 1).id == operand(x, 2).id) return operand(x, 1);
    if (op(x) == Op::select)
      if (const Repeated condition = repeated_constant(*x.graph, operand(x, 0).id); condition.known)
        return operand(x, condition.value != 0 ? 1 : 2);
    if (op(x) == Op::negate && op(operand(x, 0)) == Op::negate) return operand(operand(x, 0), 0);
    // On repeated scalars: compute the scalar once.
    bool all_scalar = x.rank() > 0;
    for (Index i = 0; i < count; ++i)
      all_scalar = all_scalar && op(operand(x, i)) == Op::broadcast && operand(operand(x, i), 0).rank() == 0;
    if (all_scalar) return broadcast_to(on_scalars(x, count), x.shape());
    const DType of = operand(x, 0).dtype();
    if (x.rank() == 0 && (of == DType::f32 || of == DType::i32 || of == DType::u32)) {
      const Repeated left = repeated_constant(*x.graph, operand(x, 0).id);
      const Repeated right = count == 2 ? repeated_constant(*x.graph, operand(x, 1).id) : Repeated{true, 0};
      const auto folds = of == DType::f32 ? fold : fold_comparison;
      if (left.known && right.known && count <= 2)
        if (const Repeated result = folds(op(x), left.value, right.value); result.known)
          return constant(*x.graph, result.value, dtype);
    }
    if (count != 2) return x;
    const Var a = operand(x, 0), b = operand(x, 1);
    if (of == DType::pred) return of_predicates(x, a, b);
    switch (op(x)) {
      case Op::not_equal: return is_number_of_predicate(a) && is(b, 0) ? operand(a, 0) : x;
      case Op::add: return is(a, 0) ? b : is(b, 0) ? a : x;
      case Op::subtract: return is(b, 0) ? a : x;
      case Op::multiply: return is(a, 1) ? b : is(b, 1) ? a : x;
      case Op::divide: return is(b, 1) ? a : divided(x);
      default: return x;
    }
  }
  // Both, or one of them, of two predicates of which one is known.
  constexpr Var of_predicates(Var x, Var a, Var b) const {
    if (op(x) == Op::bit_and) return is(a, 1) || is(b, 0) ? b : is(b, 1) || is(a, 0) ? a : x;
    if (op(x) == Op::bit_or) return is(a, 0) || is(b, 1) ? b : is(b, 0) || is(a, 1) ? a : x;
    return x;
  }
  // 1 where a predicate holds, else 0, as JAX compares predicates?
  [[nodiscard]] constexpr bool is_number_of_predicate(Var x) const {
    return op(x) == Op::convert && operand(x, 0).dtype() == DType::pred && !is_floating(x.dtype());
  }
  // A quotient takes a vector five times as long as a product.
  constexpr Var divided(Var x) {
    const Repeated by = repeated_constant(*x.graph, operand(x, 1).id);
    if (!is_floating(x.dtype()) || !by.known || !has_exact_reciprocal(by.value)) return x;
    return operand(x, 0) * (1 / by.value);
  }
  // Is it a value of `dtype`, converted to a type that holds all of its numbers?
  constexpr bool is_widened_from(Var x, DType dtype) const {
    return op(x) == Op::convert && operand(x, 0).dtype() == dtype && is_narrow(dtype) && x.dtype() == DType::f32;
  }
  constexpr Var on_scalars(Var x, Index count) {
    Id ids[3] = {};
    for (Index i = 0; i < count; ++i) ids[i] = operand(operand(x, i), 0).id;
    const Node node = (*x.graph)[x.id];
    const TypeId scalar = x.graph->types.intern(x.dtype(), {});
    return elementwise({x.graph, emit(*x.graph, node.op, ids, count, node.attributes, scalar)});
  }
};

}  // namespace detail

// The same function of simpler nodes; those that nobody needs any more are still there, for a pass that will skip them.
// Additions of 0 and multiplications by 1 are dropped (-0 + 0 may become -0).
[[nodiscard]] WEFT_NATIVE constexpr Graph simplify_nodes(const Graph& graph) { return detail::Simplifier(graph).run(); }

// The same function in fewer nodes.
[[nodiscard]] WEFT_NATIVE constexpr Graph simplify(const Graph& graph) {
  return without_dead_nodes(simplify_nodes(graph));
}

}  // namespace weft

#endif
