// What does not fit between a strategy, its specs and a model, as a value. Reached inside a constant evaluation, a
// mistake is told by a chain of calls that ends deep in a pass; as a value it becomes the arguments of one
// static_assert, which says a sentence, shows numbers and names, and stops everything that would fail after it.
#ifndef WEFT_STRATEGIES_MISUSE_HPP
#define WEFT_STRATEGIES_MISUSE_HPP

#include <weft/graph/quoted.hpp>
#include <weft/sharding/custom_factors.hpp>
#include <weft/sharding/explicit_types.hpp>
#include <weft/strategies/training_graph.hpp>

namespace weft {

struct Misuse {
  enum class Kind : std::uint8_t {
    none,
    is_no_strategy,
    is_no_rule,
    rule_is_not_constexpr,
    rule_mixes_elements,  // `name` is of an operation
    rule_is_mistaken,     // a Mistake says how
    mesh_is_no_constant,
    specs_are_no_constant,  // the compiler has said why
    axis_type_not_obeyed,
    unknown_axis,
    spec_names_axis_twice,
    spec_is_not_obeyed,
    strategy_axis_is_unknown,
    strategy_axis_is_taken,
    no_axis_is_left,  // axes of the mesh
    zero_stage_out_of_range,
    spec_longer_than_rank,
    spec_names_no_parameter,
    batch_does_not_divide,      // rows, devices
    dimension_does_not_divide,  // extent, parts
    group_names_no_parameter,
    kept_gradients_name_no_parameter,
    nothing_is_trained,  // parameters
    mapped_axis_is_unknown,
    mapped_axis_differs,  // its size in the shard_map, and on the mesh
    mark_of_unknown_axis,
    mark_does_not_divide,         // extent, parts
    sharding_types_conflict,      // TypeConflict
    factors_are_wrong,            // FactorMistake; `name` is of the operation, and its factors
    own_rules_are_not_constexpr,  // `name` is of the operation
    pieces_differ,                // an extent that an operation makes of pieces, and that of a piece; likewise
  };
  Kind kind = Kind::none;
  Index left = 0, right = 0;  // the stage; entries and rank; an extent and its parts
  int line = 0;               // of the spec
  Name name;                  // of the axis, or of what the spec is for
  Name file;                  // of a mark

  constexpr Misuse() = default;
  constexpr Misuse(Kind what, Index first, Index second = 0) : kind(what), left(first), right(second) {}
  [[nodiscard]] constexpr Misuse named(const char* of, int at = 0) const {
    Misuse result = *this;
    result.line = at;
    result.name = of;
    return result;
  }
  // At a mark.
  [[nodiscard]] constexpr Misuse named(const char* of, const ShardingConstraint& mark) const {
    Misuse result = named(of, mark.line);
    result.file = mark.file;
    return result;
  }
};

// Numbers as they are printed.
template <Index number>
struct Stage {};
template <Index number>
struct AxesOfMesh {};
template <Index number>
struct Entries {};
template <Index number>
struct Rank {};
template <int number>
struct SpecLine {};
template <class File, int number>
struct MarkLine {};
template <auto reason>
struct Because {};
template <int number>
struct GroupLine {};
template <int number>
struct OptionLine {};
template <Index number>
struct Parameters {};
template <Index number>
struct Made {};
template <Index number>
struct Piece {};
template <Index number>
struct ExtentOf {};
template <Index number>
struct Parts {};
template <Index number>
struct SizeInMap {};
template <Index number>
struct SizeOnMesh {};

namespace detail {

template <const Misuse& misuse>
inline constexpr Name misused_name = misuse.name;
template <const Misuse& misuse>
inline constexpr Name misused_file = misuse.file;
template <const Misuse& misuse>
constexpr auto misused_stage() {
  return Stage < misuse.kind == Misuse::Kind::zero_stage_out_of_range ? misuse.left : 1 > {};
}
template <const Misuse& misuse>
constexpr auto misused_entries() {
  return Entries < misuse.kind == Misuse::Kind::spec_longer_than_rank ? misuse.left : 0 > {};
}
template <const Misuse& misuse>
constexpr auto misused_rank() {
  return Rank<misuse.right>{};
}
template <const Misuse& misuse>
constexpr auto misused_types() {
  return Because < misuse.kind == Misuse::Kind::sharding_types_conflict ? static_cast<TypeConflict>(misuse.left)
                                                                        : TypeConflict::none > {};
}
template <const Misuse& misuse>
constexpr auto misused_factors() {
  return Because < misuse.kind == Misuse::Kind::factors_are_wrong ? static_cast<FactorMistake>(misuse.left)
                                                                  : FactorMistake::none > {};
}
template <const Misuse& misuse>
constexpr auto misused_line() {
  return SpecLine<misuse.line>{};
}
template <const Misuse& misuse>
constexpr auto misused_name_line() {
  return SpecLine < misuse.kind == Misuse::Kind::spec_names_no_parameter ? misuse.line : 0 > {};
}

}  // namespace detail

// The first axis that a shard_map of the model maps over and the mesh does not have, or has in another size.
[[nodiscard]] constexpr Misuse misuse_of_mapped_axes(const Graph& graph, const Mesh& mesh) {
  for (Index i = 0; i < graph.axis_names.size(); ++i) {
    const AxisName& name = graph.axis_names[i];
    const Index size = graph.mesh[static_cast<int>(i)];
    const int axis = mesh.find(name);
    if (axis < 0) return Misuse(Misuse::Kind::mapped_axis_is_unknown, 0).named(name.text);
    if (mesh.axes[axis].size != size)
      return Misuse(Misuse::Kind::mapped_axis_differs, size, mesh.axes[axis].size).named(name.text);
  }
  return {};
}

// The first mark (mark_sharding) that does not fit the mesh: it names an axis that there is not, or cuts a dimension
// into parts that are not equal. `name`: the axis, or the first of those that cut. O(nodes) if there are marks.
[[nodiscard]] constexpr Misuse misuse_of_marks(const Graph& graph, const Mesh& mesh) {
  if (graph.pools.pool<ShardingConstraint>().size() == 0) return {};
  for (Id id = 0; id < graph.size(); ++id) {
    if (row_of(graph[id].op).attributes != AttributeFamily::sharding) continue;
    const ShardingConstraint& mark = graph.attributes<ShardingConstraint>(id);
    for (const PartitionSpec::Use& use : mark.spec.uses)
      if (mesh.find(use.axis) < 0) return Misuse(Misuse::Kind::mark_of_unknown_axis, 0).named(use.axis.text, mark);
    for (int d = 0; d < mark.spec.entries; ++d) {
      Index parts = 1;
      for (const AxisName& axis : mark.spec.axes_of(d)) parts *= mesh.size(axis);
      if (const Index extent = graph.shape(id)[d]; extent % parts != 0)
        return Misuse(Misuse::Kind::mark_does_not_divide, extent, parts).named(mark.spec.axes_of(d)[0].text, mark);
    }
  }
  return {};
}

// The first operation of a user's own whose factors are wrong. O(nodes) if there are such operations.
[[nodiscard]] constexpr Misuse misuse_of_factors(const Graph& graph) {
  if (graph.custom_operations.empty()) return {};
  for (Id id = 0; id < graph.size(); ++id) {
    if (row_of(graph[id].op).attributes != AttributeFamily::custom) continue;
    const ReadFactors read = read_factors(graph, id);
    if (read.mistake == FactorMistake::none) continue;
    Name factors = graph.custom_operation(id).name;
    return Misuse(Misuse::Kind::factors_are_wrong, static_cast<Index>(read.mistake))
        .named(factors.append(": ").append(read.text).c_str());
  }
  return {};
}

// The first operation whose result has no type of its own over explicit axes. `name`: the operation and its operands.
[[nodiscard]] constexpr Misuse misuse_of_types(const TrainingGraph& training, const Mesh& mesh,
                                               const Buffer<Layout>& inputs) {
  const ExplicitTypes types = explicit_types(training.graph, mesh, inputs, training.results);
  if (types.conflict == TypeConflict::none) return {};
  return Misuse(Misuse::Kind::sharding_types_conflict, static_cast<Index>(types.conflict))
      .named(where_types_conflict(training.graph, mesh, types).c_str());
}

// The conditions of the assertions: what must hold of their arguments.
template <class Axis, bool holds>
inline constexpr bool axis_is_explicit = holds;
template <bool holds>
inline constexpr bool mesh_is_constant = holds;
template <class Axis, class Line, bool holds>
inline constexpr bool mesh_has_axis = holds;
template <class Axis, class Line, bool holds>
inline constexpr bool spec_names_axis_once = holds;
template <class Name, class Line, bool holds>
inline constexpr bool spec_is_obeyed = holds;
template <class Operation, bool holds>
inline constexpr bool rule_is_elementwise = holds;
template <class Axis, bool holds>
inline constexpr bool mesh_has_axis_of_strategy = holds;
template <class Axis, bool holds>
inline constexpr bool axis_is_used_once = holds;
template <class Count, bool holds>
inline constexpr bool an_axis_is_left = holds;
template <class Rows, class Devices, bool holds>
inline constexpr bool batch_divides = holds;
template <class Name, class Extent, class Pieces, class Line, bool holds>
inline constexpr bool dimension_divides = holds;
template <class Axis, bool holds>
inline constexpr bool mesh_has_axis_of_map = holds;
template <class Axis, class Mapped, class OfMesh, bool holds>
inline constexpr bool map_is_over_this_mesh = holds;
template <class Axis, class Line, bool holds>
inline constexpr bool mesh_has_axis_of_mark = holds;
template <class Axis, class Extent, class Pieces, class Line, bool holds>
inline constexpr bool mark_divides = holds;
template <class Operation, class Reason, bool holds>
inline constexpr bool result_has_one_type = holds;
template <class Operation, class Reason, bool holds>
inline constexpr bool factors_fit_operation = holds;
template <class Operation, bool holds>
inline constexpr bool own_rules_are_constexpr = holds;
template <class Operation, class Made, class Piece, bool holds>
inline constexpr bool pieces_make_pieces = holds;
template <class Pattern, class Line, bool holds>
inline constexpr bool group_matches_a_parameter = holds;
template <class Pattern, class Line, bool holds>
inline constexpr bool pattern_matches_a_trained_parameter = holds;
template <class Count, bool holds>
inline constexpr bool something_is_trained = holds;
template <class Number>
inline constexpr bool zero_stage_in_range = false;
template <Index stage>
inline constexpr bool zero_stage_in_range<Stage<stage>> = 1 <= stage&& stage <= 3;
template <class Name, class Count, class Dimensions, class Line>
inline constexpr bool spec_fits_rank = false;
template <class Name, Index entries, Index rank, class Line>
inline constexpr bool spec_fits_rank<Name, Entries<entries>, Rank<rank>, Line> = entries <= rank;
template <class Name, class Line>
inline constexpr bool spec_names_parameter = false;
template <class Name>
inline constexpr bool spec_names_parameter<Name, SpecLine<0>> = true;

// stage_of<misuse> and the others: 1, no entries, no line where nothing is wrong.
template <const Misuse& misuse>
using stage_of = decltype(detail::misused_stage<misuse>());
template <const Misuse& misuse>
using entries_of = decltype(detail::misused_entries<misuse>());
template <const Misuse& misuse>
using rank_of = decltype(detail::misused_rank<misuse>());
template <const Misuse& misuse>
using reason_of = decltype(detail::misused_types<misuse>());
template <const Misuse& misuse>
using wrong_factors_of = decltype(detail::misused_factors<misuse>());
template <const Misuse& misuse>
using line_of = decltype(detail::misused_line<misuse>());
template <const Misuse& misuse>
using name_line_of = decltype(detail::misused_name_line<misuse>());
template <const Misuse& misuse>
using name_in = quoted<detail::misused_name<misuse>>;
template <const Misuse& misuse>
using mark_of = MarkLine<quoted<detail::misused_file<misuse>>, misuse.line>;

}  // namespace weft

#endif
