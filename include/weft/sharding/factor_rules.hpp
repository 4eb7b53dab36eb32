// Factor rules: every operation as an einsum over named factors. A dimension of an operand or of the result maps to one
// factor; dimensions with the same factor are cut alike; a factor that no result dimension has is summed over; a factor
// may demand to stay uncut; of one that is moved, devices exchange rows. One function for operations of one kind:
// factor_rule.hpp says whose they are.
#ifndef WEFT_SHARDING_FACTOR_RULES_HPP
#define WEFT_SHARDING_FACTOR_RULES_HPP

#include <weft/graph/op_table.hpp>
#include <weft/sharding/layout.hpp>
#include <weft/sharding/moved_rows.hpp>
#include <weft/sharding/row_by_row.hpp>

namespace weft {

inline constexpr int max_factors = 3 * max_rank;
inline constexpr std::int8_t uncut = -1;  // a dimension that must not be cut

struct FactorRule {
  using Dimensions = fixed_vector<std::int8_t, max_rank>;  // factor of every dimension, or `uncut`
  fixed_vector<Dimensions, 3> operands;                    // the last one serves all operands that follow, ...
  Buffer<Dimensions> further;                              // ... unless these are theirs
  Dimensions result;
  bool regroups = false;  // dimensions merge or split: see reshape_factors.hpp, not the lists above
  // Factors along which pieces are not made of pieces, by bits: what a device lacks it gets from others
  // (moved_operation.hpp). The first `exchanged` operands give it; one that does not divide does so as a whole.
  std::uint64_t moved = 0;
  Index exchanged = max_rank;
  // The factor of which a device has whole groups, of this many in all, or `uncut`: see convolution.
  std::int8_t grouped = uncut;
  Index groups = 1;
  // Devices have the rows that are theirs along a factor that the result does not have, and zeros: the sum is the part.
  bool takes_row = false;
  // By operand the factor that its elements number places of, or `uncut`; empty: none do. Of a cut one a device has the
  // numbers of places in its own piece, and -1 for those of others.
  Buffer<std::int8_t> numbered;

  [[nodiscard]] constexpr bool is_moved(std::int8_t factor) const noexcept {
    return factor != uncut && (moved >> factor & 1u) != 0;
  }
  // May it stay whole though operands are cut? What is exchanged costs something; parts may not divide the groups.
  [[nodiscard]] constexpr bool is_choice(std::int8_t factor) const noexcept {
    return factor != uncut && (is_moved(factor) || factor == grouped);
  }
  // The same, if nothing may be exchanged.
  [[nodiscard]] constexpr FactorRule without_moves() const {
    FactorRule rule = *this;
    for (Dimensions& dims : rule.operands)
      for (std::int8_t& factor : dims) factor = is_moved(factor) ? uncut : factor;
    for (std::int8_t& factor : rule.result) factor = is_moved(factor) ? uncut : factor;
    rule.moved = 0;
    return rule;
  }

  [[nodiscard]] constexpr const Dimensions& operand(Index i) const {
    if (i >= operands.size() && !further.empty()) return further[i - operands.size()];
    return operands[i < operands.size() ? i : operands.size() - 1];
  }
};

namespace detail {

constexpr FactorRule::Dimensions identity_factors(int rank) {
  FactorRule::Dimensions dims;
  for (int i = 0; i < rank; ++i) dims.push_back(static_cast<std::int8_t>(i));
  return dims;
}
// Those of two shapes of one rank: dimensions of different extents stay whole.
constexpr FactorRule::Dimensions factors_of_equal_extents(const Shape& part, const Shape& whole) {
  FactorRule::Dimensions dims = identity_factors(whole.rank());
  for (int i = 0; i < whole.rank(); ++i)
    if (part[i] != whole[i]) dims[i] = uncut;
  return dims;
}

// A convolution on a device that has one of `parts` equal parts of its groups.
constexpr ConvolutionDims with_part_of_groups(ConvolutionDims dims, Index parts) {
  if (dims.feature_groups > 1) dims.feature_groups /= parts;
  if (dims.batch_groups > 1) dims.batch_groups /= parts;
  return dims;
}

// A table whose rows stand in the place of the first `indices` dimensions of `taken`: a factor of their own, and the
// rest.
constexpr FactorRule::Dimensions rows_and_rest(const FactorRule::Dimensions& taken, int indices) {
  FactorRule::Dimensions table{static_cast<std::int8_t>(taken.size())};
  for (int d = indices; d < taken.size(); ++d) table.push_back(taken[d]);
  return table;
}

constexpr FactorRule dot_factors(const DotDims& dot, int left_rank, int right_rank) {
  FactorRule rule;
  rule.operands.push_back(identity_factors(left_rank));
  FactorRule::Dimensions right(right_rank, 0);
  std::int8_t next = static_cast<std::int8_t>(left_rank);
  const AxisList right_free = shape_rule::free_dims(right_rank, dot.right_batch, dot.right_contracting);
  for (int i = 0; i < dot.right_batch.size(); ++i) right[dot.right_batch[i]] = dot.left_batch[i];
  for (int i = 0; i < dot.right_contracting.size(); ++i) right[dot.right_contracting[i]] = dot.left_contracting[i];
  for (const auto dim : dot.left_batch) rule.result.push_back(dim);
  for (const auto dim : shape_rule::free_dims(left_rank, dot.left_batch, dot.left_contracting))
    rule.result.push_back(dim);
  for (const auto dim : right_free) {
    right[dim] = next;
    rule.result.push_back(next++);
  }
  rule.operands.push_back(right);
  return rule;
}

}  // namespace detail

namespace factor_rules {

constexpr FactorRule elementwise(const Graph& graph, Id id) {
  FactorRule rule;
  rule.result = detail::identity_factors(graph.shape(id).rank());
  for (Index i = 0; i < graph[id].operand_count && i < rule.operands.capacity(); ++i)
    rule.operands.push_back(rule.result);
  return rule;
}
// Those that a model writes itself: what they cut or join is theirs.
constexpr FactorRule collective(const Graph& graph, Id id) {
  FactorRule rule = elementwise(graph, id);
  for (const auto dim : graph.attributes<CollectiveAttributes>(id).dims)
    rule.result[dim] = rule.operands[0][dim] = uncut;
  return rule;
}
constexpr FactorRule broadcast(const Graph& graph, Id id) {
  const Shape &from = graph.shape(graph.operand(id, 0)), &to = graph.shape(id);
  const AxisList& dims = graph.dims(id);
  FactorRule::Dimensions in;
  for (int i = 0; i < from.rank(); ++i) in.push_back(from[i] == to[dims[i]] ? dims[i] : uncut);
  FactorRule rule;
  rule.operands.push_back(in);
  rule.result = detail::identity_factors(to.rank());
  return rule;
}
constexpr FactorRule reshape(const Graph& graph, Id id) {
  FactorRule rule;
  rule.operands.push_back(FactorRule::Dimensions(graph.shape(graph.operand(id, 0)).rank(), uncut));
  rule.result = FactorRule::Dimensions(graph.shape(id).rank(), uncut);
  rule.regroups = true;
  return rule;
}
constexpr FactorRule transpose(const Graph& graph, Id id) {
  FactorRule rule;
  rule.operands.push_back(detail::identity_factors(graph.shape(id).rank()));
  for (const auto dim : graph.dims(id)) rule.result.push_back(dim);
  return rule;
}
// Slices, pads, concatenations, reversals.
constexpr FactorRule moves(const Graph& graph, Id id) {
  FactorRule rule;
  rule.result = detail::identity_factors(graph.shape(id).rank());
  rule.operands.push_back(rule.result);
  rule.moved = detail::moved_dims(graph, id);
  if (const int dim = detail::dim_of_few(graph, id); dim >= 0) {
    rule.operands[0][dim] = static_cast<std::int8_t>(rule.result.size());
    rule.result[dim] = uncut;
    rule.moved = 0;
    rule.takes_row = true;
  }
  return rule;
}
constexpr FactorRule reduce(const Graph& graph, Id id) {
  const int rank = graph.shape(graph.operand(id, 0)).rank();
  FactorRule rule;
  rule.operands.push_back(detail::identity_factors(rank));
  for (std::int8_t i = 0; i < rank; ++i)
    if (!graph.dims(id).contains(i)) rule.result.push_back(i);
  return rule;
}
constexpr FactorRule dot_general(const Graph& graph, Id id) {
  return detail::dot_factors(graph.attributes<DotDims>(id), graph.shape(graph.operand(id, 0)).rank(),
                             graph.shape(graph.operand(id, 1)).rank());
}
// The batch, the features that come in, which are summed over, and those that go out. Of several groups the features
// that go out are one factor with what is grouped beside them, features that come in or the batch: a device computes
// groups of its own. Of a spatial dimension the places, or the taps, which are summed over: what there are more of.
constexpr FactorRule convolution(const Graph& graph, Id id) {
  const ConvolutionDims& dims = graph.attributes<ConvolutionDims>(id);
  const bool has_features = dims.feature_groups > 1, has_batches = dims.batch_groups > 1;
  const std::int8_t batch = 0, inputs = 1, outputs = has_features && has_batches ? uncut : 2;
  FactorRule rule;
  rule.result = FactorRule::Dimensions(dims.output.size(), uncut);
  FactorRule::Dimensions input = rule.result, kernel = rule.result;
  input[dims.input[0]] = has_batches ? outputs : batch;
  rule.result[dims.output[0]] = has_batches ? uncut : batch;
  input[dims.input[1]] = has_features ? outputs : inputs;
  kernel[dims.kernel[1]] = has_features ? uncut : inputs;
  kernel[dims.kernel[0]] = rule.result[dims.output[1]] = outputs;
  if (has_features || has_batches) {
    rule.grouped = outputs;
    rule.groups = has_features ? dims.feature_groups : dims.batch_groups;
  }
  rule.exchanged = 1;
  for (int i = 0; i < dims.window.size(); ++i) {
    const std::int8_t factor = static_cast<std::int8_t>(i + 3);
    const bool has_taps = dims.window[i].size > graph.shape(id)[dims.output[i + 2]];
    input[dims.input[i + 2]] = factor;
    (has_taps ? kernel[dims.kernel[i + 2]] : rule.result[dims.output[i + 2]]) = factor;
    if (!dims.window[i].is_trivial()) rule.moved |= std::uint64_t{1} << factor;
  }
  rule.operands.push_back(input);
  rule.operands.push_back(kernel);
  return rule;
}
// Rows are exchanged where a window has more than one tap at every element.
constexpr FactorRule windowed(const Graph& graph, Id id) {
  const WindowDimensions& window = graph.attributes<Window>(id).dims;
  FactorRule rule;
  rule.result = detail::identity_factors(window.size());
  for (int i = 0; i < window.size(); ++i)
    if (!window[i].is_trivial()) rule.moved |= std::uint64_t{1} << i;
  rule.operands.push_back(rule.result);
  return rule;
}
// Gathers and scatters that go row by row: [0, 1..], [0] -> [0, 1..], of other extents.
constexpr FactorRule row_by_row(const Graph& graph, Id id) {
  FactorRule rule;
  rule.result = detail::identity_factors(graph.shape(id).rank());
  rule.operands.push_back(rule.result);
  rule.operands.push_back({0});
  rule.moved = 1;
  rule.exchanged = 0;
  return rule;
}
// table [rows, 1..], indices [0] -> [0, 1..]: what lies in other rows is zero, and summed up.
constexpr FactorRule gather(const Graph& graph, Id id) {
  if (detail::is_reversal(graph, id)) return moves(graph, id);
  if (detail::rows_taken(graph, id) > 0) return row_by_row(graph, id);
  FactorRule rule;
  rule.result = detail::identity_factors(graph.shape(id).rank());
  rule.operands.push_back(detail::rows_and_rest(rule.result, graph.shape(graph.operand(id, 1)).rank()));
  if (graph.dtype(id) == DType::pred) rule.operands[0][0] = uncut;
  rule.operands.push_back(detail::identity_factors(graph.shape(graph.operand(id, 1)).rank()));
  return rule;
}
// [0.., uncut] -> [0.., uncut]
constexpr FactorRule argsort(const Graph& graph, Id id) {
  FactorRule rule;
  rule.result = detail::identity_factors(graph.shape(id).rank());
  rule.result[graph.shape(id).rank() - 1] = uncut;
  rule.operands.push_back(rule.result);
  return rule;
}
// [0.., uncut, uncut] -> [0.., uncut, uncut]
constexpr FactorRule cholesky(const Graph& graph, Id id) {
  FactorRule rule;
  const int rank = graph.shape(id).rank();
  rule.result = detail::identity_factors(rank);
  rule.result[rank - 1] = rule.result[rank - 2] = uncut;
  rule.operands.push_back(rule.result);
  return rule;
}
// [0.., uncut, uncut], [0.., uncut, 1] -> [0.., uncut, 1]: each right side is a system of its own.
constexpr FactorRule triangular_solve(const Graph& graph, Id id) {
  FactorRule rule = cholesky(graph, id);
  const int rank = graph.shape(id).rank();
  rule.result[rank - 1] = static_cast<std::int8_t>(rank - 1);
  rule.operands.push_back(rule.result);
  return rule;
}
// x [0.., k], weights [k, n], scales and zero points [uncut, n] -> [0.., n]: sums over k are joined where each row of
// the weights is bytes of its own, a column has one scale and rows of x are numbers.
constexpr FactorRule quantized_matmul(const Graph& graph, Id id) {
  const Shape& x = graph.shape(graph.operand(id, 0));
  const auto n = static_cast<std::int8_t>(x.rank());
  const bool has_rows = !QuantizedProduct(graph.number(id)).activations &&
                        graph.dtype(graph.operand(id, 1)) == DType::i8 && graph.shape(graph.operand(id, 2))[0] == 1;
  const auto k = static_cast<std::int8_t>(has_rows ? x.rank() - 1 : uncut);
  FactorRule rule;
  rule.result = detail::identity_factors(x.rank());
  rule.result[x.rank() - 1] = k;
  rule.operands.push_back(rule.result);
  rule.operands.push_back({k, n});
  rule.operands.push_back({uncut, n});
  rule.result[x.rank() - 1] = n;
  return rule;
}
// The part, and the whole that it is taken from: along dimensions in which the part is shorter every device has some of
// its rows, and the sum is the part. In the others a start is 0 after clamping, of a piece as of the whole. Starts are
// scalars.
constexpr FactorRule dynamic_slice(const Graph& graph, Id id) {
  FactorRule rule;
  rule.result = detail::factors_of_equal_extents(graph.shape(graph.operand(id, 0)), graph.shape(id));
  rule.operands.push_back(rule.result);
  rule.operands.push_back({});
  rule.takes_row = graph.dtype(id) != DType::pred;
  for (int d = 0; rule.takes_row && d < rule.result.size(); ++d)
    if (rule.result[d] == uncut) rule.operands[0][d] = static_cast<std::int8_t>(rule.result.size() + d);
  return rule;
}
// What is updated in a part of a dimension stays cut: every device updates what it has of that part, of an update that
// is whole there.
constexpr FactorRule dynamic_update_slice(const Graph& graph, Id id) {
  FactorRule rule;
  rule.result = detail::identity_factors(graph.shape(id).rank());
  rule.operands.push_back(rule.result);
  rule.operands.push_back(detail::factors_of_equal_extents(graph.shape(graph.operand(id, 1)), graph.shape(id)));
  rule.operands.push_back({});
  return rule;
}
// [uncut, 0, 1..] -> [0, 1..]
constexpr FactorRule loop_element(const Graph& graph, Id id) {
  FactorRule rule;
  rule.result = detail::identity_factors(graph.shape(id).rank());
  FactorRule::Dimensions stacked = rule.result;
  stacked.insert(0, uncut);
  rule.operands.push_back(stacked);
  return rule;
}
// The number of the piece is a scalar.
constexpr FactorRule checked_label(const Graph& graph, Id id) {
  FactorRule rule;
  rule.result = detail::identity_factors(graph.shape(id).rank());
  rule.operands.push_back(rule.result);
  rule.operands.push_back({});
  return rule;
}
// updates [0, 1..], indices [0] -> [rows, 1..]: each device keeps its rows.
constexpr FactorRule scatter(const Graph& graph, Id id) {
  if (detail::is_reversal(graph, id)) return moves(graph, id);
  if (detail::rows_taken(graph, id) > 0) return row_by_row(graph, id);
  FactorRule rule;
  const int indices = graph.shape(graph.operand(id, 1)).rank();
  rule.operands.push_back(detail::identity_factors(graph.shape(graph.operand(id, 0)).rank()));
  rule.operands.push_back(detail::identity_factors(indices));
  rule.result = detail::rows_and_rest(rule.operands[0], indices);
  return rule;
}

}  // namespace factor_rules

}  // namespace weft

#endif
