// Var: a value of a graph under construction; LocatedVar: one with the line of the model on which it is used, so that a
// mistake can name it.
#ifndef WEFT_GRAPH_LOCATED_VAR_HPP
#define WEFT_GRAPH_LOCATED_VAR_HPP

#include <weft/graph/graph.hpp>

#include <concepts>
#include <type_traits>

namespace weft {

// The shape of a Var, which knows where it was asked for.
struct ShapeOfVar : Shape {
  Graph* graph;
  SourcePlace asked;

  constexpr ShapeOfVar(const Shape& shape, Graph* of, const SourcePlace& place)
      : Shape(shape), graph(of), asked(place) {}
  // Error: dimension_out_of_range.
  [[nodiscard]] constexpr Index operator[](Index dimension) const {
    if (dimension >= 0 && dimension < rank()) return dims.items[dimension];
    const int line = is_file_of_weft(asked.file) ? 0 : asked.line;
    if (graph->notes_refusal("dimension_out_of_range", dimension, rank(), line)) return 1;
    graph->place = {asked.file, line};
    dimension_out_of_range("shape", dimension, rank());
  }
};

// A handle, valid while its graph lives. Copying is free.
struct Var {
  Graph* graph = nullptr;
  Id id = no_id;

  // By value: a reference into the graph would not survive the next node.
  [[nodiscard]] constexpr ShapeOfVar shape(int line = __builtin_LINE(), const char* file = __builtin_FILE()) const {
    return {graph->shape(id), graph, {file, line}};
  }
  [[nodiscard]] constexpr DType dtype() const { return graph->dtype(id); }
  [[nodiscard]] constexpr int rank() const { return graph->shape(id).rank(); }
  [[nodiscard]] constexpr TypeId type() const { return (*graph)[id].type; }
  [[nodiscard]] constexpr Index elements() const { return graph->elements(id); }

  // What `if`, `while` and `?:` ask for: a sentence, since a Var has no value while a model is traced.
  template <std::same_as<bool> Condition>
  explicit constexpr operator Condition() const {
    static_assert(!std::same_as<Condition, bool>,
                  "weft: a Var has no value while a model is traced, so if, while and ?: cannot decide by it; write "
                  "where(condition, a, b) of both, or cond and while_loop (graph/control.hpp)");
    return false;
  }
  // What static_cast<float>(x) asks for. `float s = x` does not come here: a conversion that is not explicit would
  // compete with that to LocatedVar.
  template <class Number>
  requires(std::is_arithmetic_v<Number> && !std::same_as<Number, bool>) explicit constexpr operator Number() const {
    static_assert(
        !std::same_as<Number, Number>,
        "weft: a Var has no number while a model is traced; go on with the Var, or return it: calls of the step or "
        "of the Program have its number");
    return 0;
  }
  // What `for (Var row : x)` asks for.
  template <class Never = int>
  constexpr const Var* begin() const {
    static_assert(
        !std::same_as<Never, int>,
        "weft: a Var has no rows to run through while a model is traced; write scan(x, ...) (graph/scan.hpp), or "
        "split(x, parts, dim) (graph/arrange.hpp) and a loop over its parts");
    return this;
  }
  constexpr const Var* end() const { return this; }
  // What x(i, j) asks for.
  template <std::integral... Positions>
  requires(sizeof...(Positions) > 0) constexpr Var operator()(Positions...) const {
    static_assert(sizeof...(Positions) == 0,
                  "weft: x(i, j) is not there for a Var, which has no elements while a model is traced; write "
                  "slice(x, {i, j}, {i + 1, j + 1}), which begins and ends in each dimension");
    return *this;
  }
  // What x[i] asks for.
  template <class Position>
  constexpr Var operator[](const Position&) const {
    static_assert(
        !std::same_as<Position, Position>,
        "weft: x[i] is not there for a Var, which has no elements while a model is traced; write "
        "slice(x, {i, 0}, {i + 1, columns}), which begins and ends in each dimension, and reshape(x, shape), or "
        "take(x, rows) of a Var of i32");
    return *this;
  }
};

// The first argument of an operation. Functions that pass it on as it is leave the line where the user wrote it.
struct LocatedVar : Var {
  int line;
  const char* file;

  // NOLINTNEXTLINE(google-explicit-constructor): every Var is one where it stands
  constexpr LocatedVar(Var value, int line_of_use = __builtin_LINE(), const char* file_of_use = __builtin_FILE())
      : Var(value), line(line_of_use), file(file_of_use) {}
  constexpr LocatedVar(Graph* of, Id node, int line_of_use = __builtin_LINE(),
                       const char* file_of_use = __builtin_FILE())
      : LocatedVar(Var{of, node}, line_of_use, file_of_use) {}

  // Another one on the same line.
  [[nodiscard]] constexpr LocatedVar beside(Var other) const { return {other, line, file}; }
  // Where a model can be traced on after a mistake: true if it has been noted; else the caller raises its error. Lines
  // of weft itself tell a user nothing.
  constexpr bool notes(Mistake::Kind kind, Index left, Index right, const char* operation = "",
                       Id other = no_id) const {
    const int own = is_file_of_weft(file) ? 0 : line;
    if (graph->notes_mistakes) return graph->notes({kind, left, right, own, 0, operation});
    graph->place = {file, own, id, other};
    return false;
  }
  // As Graph::notes_refusal, with the line.
  constexpr bool notes_refusal(const char* error, Index left, Index right) const {
    return notes(Mistake::Kind::is_refused, left, right, error);
  }
  // May the caller go on? False: what does not hold has been noted. Where nothing is noted it goes on to raise `error`,
  // with the line.
  constexpr bool goes_on(bool holds, const char* error, Index left, Index right) const {
    return holds || !notes_refusal(error, left, right);
  }
  // Likewise of a setting of a layer or a loss.
  constexpr bool goes_on(bool holds, const char* error, double value) const {
    const WholeAndMillionths number(value);
    return holds || !notes(Mistake::Kind::setting_out_of_range, number.whole, number.millionths, error);
  }
  // Are these dimensions, each named once, or is it noted that they are not? Errors: dimension_out_of_range; the caller
  // raises dimension_named_twice.
  constexpr bool has_dimensions(const char* operation, const AxisList& dims, int rank) const {
    for (int i = 0; i < dims.size(); ++i) {
      if (dims[i] < 0 && !notes(Mistake::Kind::dimension_out_of_range, dims[i], rank, operation))
        dimension_out_of_range(operation, dims[i], rank);
      if (dims[i] < 0 || !has_dimension(operation, dims[i], rank)) return false;
      for (int j = 0; j < i; ++j)
        if (!goes_on(dims[i] != dims[j], "dimension_named_twice", dims[i], j)) return false;
    }
    return true;
  }
  // Can its element type hold a number, or is it noted that it cannot? Error: constant_does_not_fit.
  [[nodiscard]] constexpr bool holds(double value) const {
    if (can_hold(dtype(), value)) return true;
    const WholeAndMillionths number(value);
    if (!notes(Mistake::Kind::constant_does_not_fit, number.whole, number.millionths, name_of(dtype())))
      constant_does_not_fit(value, name_of(dtype()));
    return false;
  }
  // Is there a dimension `dim` among `rank`, or is it noted that there is none? Error: dimension_out_of_range.
  [[nodiscard]] constexpr bool has_dimension(const char* operation, Index dim, int rank) const {
    if (dim >= -rank && dim < rank) return true;
    if (!notes(Mistake::Kind::dimension_out_of_range, dim, rank, operation))
      dimension_out_of_range(operation, dim, rank);
    return false;
  }
  // Is the rank one of `least` to `most`, or is it noted that it is not? Error: operand_ranks_differ.
  [[nodiscard]] constexpr bool has_rank(const char* operation, int least, int most = max_rank) const {
    if (rank() >= least && rank() <= most) return true;
    if (!notes(Mistake::Kind::operand_ranks_differ, rank(), least, operation))
      operand_ranks_differ(operation, rank(), least);
    return false;
  }
  // Is the element type that of `other`, or is it noted that it is not? Error: element_types_differ.
  [[nodiscard]] constexpr bool has_dtype_of(Var other, const char* operation) const {
    const DType left = dtype(), right = other.dtype();
    if (left == right) return true;
    if (!notes(Mistake::Kind::element_types_differ, static_cast<Index>(left), static_cast<Index>(right), operation,
               other.id))
      element_types_differ(operation, name_of(left), name_of(right));
    return false;
  }
  // Is the element type `allowed`, or is it noted that it is not? Error: element_type_not_supported.
  [[nodiscard]] constexpr bool is_supported(bool allowed, const char* operation) const {
    if (allowed) return true;
    if (!notes(Mistake::Kind::element_type_not_supported, static_cast<Index>(dtype()), 0, operation))
      element_type_not_supported(operation, name_of(dtype()));
    return false;
  }
};

}  // namespace weft

#endif
