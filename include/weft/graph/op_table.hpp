// The op table: one row an operation, with all that the passes on graphs ask about it. What is not here is what other
// rooms know: its gradient (`gradient_rules.hpp`), factors (sharding/), lowering (planner/) and loop (reference/), one
// entry each, in tables of the same order.
#ifndef WEFT_GRAPH_OP_TABLE_HPP
#define WEFT_GRAPH_OP_TABLE_HPP

#include <weft/graph/collective_shape_rules.hpp>
#include <weft/graph/custom_shape_rule.hpp>
#include <weft/graph/linear_algebra_shape_rules.hpp>
#include <weft/graph/quantized_shape_rules.hpp>
#include <weft/graph/shape_rules.hpp>
#include <weft/graph/window_shape_rules.hpp>
#include <weft/loop_ir/instruction.hpp>

namespace weft {

enum class OpClass : std::uint8_t {
  leaf,
  elementwise,
  view,
  movement,
  reduction,
  contraction,
  collective,  // pieces change places
  reducing_collective,
  map,         // a body on every element
  loop,        // what a loop is made of
  projection,  // one result of several
};

// Whether the result is bytes of the first operand: all of them, or a part that lies in one run; or its elements, as a
// reader with other strides sees them: all in another order, or each again and again.
enum class View : std::uint8_t { none, whole, part, permuted, repeated };

// What becomes of an operation on floating-point numbers under a Precision (mixed_precision.hpp), as in the lists of
// torch.autocast: made in the type to compute in; in f32; or in the widest of its operands' types.
enum class Autocast : std::uint8_t { lower, f32, promote };

// What `flops` are counted for: elements of the result, of the first operand, products of a contraction or of a
// convolution, taps of all places of a window, the body's own for every element, or where the first operand has rows
// of n: n / 3 an element of a matrix that is factored, n an element of what a solver or a product makes of such rows. Of a
// user's operation what it says, for all results of a call, which the first one has.
enum class FlopsOf : std::uint8_t { result, operand, contraction, convolution, window, body, factor, system, custom };
struct Cost {
  Index flops = 0;  // floating-point operations; multiply and add count one each
  FlopsOf of = FlopsOf::result;
};

struct OpRow {
  Op op;
  const char* name;  // as it is printed, followed by the attributes of its family
  OpClass kind;
  int arity;  // -1: any number
  ShapeRule shape;
  AttributeFamily attributes;
  Opcode code;  // elementwise: the instruction of fused kernels; reductions over columns likewise
  Cost cost;
  View view;
  Autocast autocast;
};

// clang-format off: a row a line.
inline constexpr OpRow op_table[op_count] = {
    {Op::parameter, "parameter", OpClass::leaf, 0, shape_rule::given, AttributeFamily::number, Opcode::load, {0, FlopsOf::result}, View::none, Autocast::promote},
    {Op::constant, "constant", OpClass::leaf, 0, shape_rule::given, AttributeFamily::literal, Opcode::load, {0, FlopsOf::result}, View::none, Autocast::promote},
    {Op::iota, "iota", OpClass::leaf, 0, shape_rule::iota, AttributeFamily::dimensions, Opcode::col_index, {0, FlopsOf::result}, View::none, Autocast::promote},
    {Op::device_index, "device_index", OpClass::leaf, 0, shape_rule::given, AttributeFamily::collective, Opcode::load, {0, FlopsOf::result}, View::none, Autocast::promote},
    {Op::negate, "negate", OpClass::elementwise, 1, shape_rule::arithmetic, AttributeFamily::none, Opcode::negate, {1, FlopsOf::result}, View::none, Autocast::promote},
    {Op::abs, "abs", OpClass::elementwise, 1, shape_rule::arithmetic, AttributeFamily::none, Opcode::absolute, {1, FlopsOf::result}, View::none, Autocast::promote},
    {Op::exponential, "exponential", OpClass::elementwise, 1, shape_rule::floating, AttributeFamily::none, Opcode::exp, {10, FlopsOf::result}, View::none, Autocast::f32},
    {Op::exponential_minus_one, "exponential_minus_one", OpClass::elementwise, 1, shape_rule::floating, AttributeFamily::none, Opcode::expm1, {10, FlopsOf::result}, View::none, Autocast::f32},
    {Op::log, "log", OpClass::elementwise, 1, shape_rule::floating, AttributeFamily::none, Opcode::log, {10, FlopsOf::result}, View::none, Autocast::f32},
    {Op::log_plus_one, "log_plus_one", OpClass::elementwise, 1, shape_rule::floating, AttributeFamily::none, Opcode::log1p, {10, FlopsOf::result}, View::none, Autocast::f32},
    {Op::tanh, "tanh", OpClass::elementwise, 1, shape_rule::floating, AttributeFamily::none, Opcode::tanh, {10, FlopsOf::result}, View::none, Autocast::promote},
    {Op::logistic, "logistic", OpClass::elementwise, 1, shape_rule::floating, AttributeFamily::none, Opcode::logistic, {10, FlopsOf::result}, View::none, Autocast::promote},
    {Op::erf, "erf", OpClass::elementwise, 1, shape_rule::floating, AttributeFamily::none, Opcode::erf, {10, FlopsOf::result}, View::none, Autocast::promote},
    {Op::erfc, "erfc", OpClass::elementwise, 1, shape_rule::floating, AttributeFamily::none, Opcode::erfc, {10, FlopsOf::result}, View::none, Autocast::promote},
    {Op::sine, "sine", OpClass::elementwise, 1, shape_rule::floating, AttributeFamily::none, Opcode::sine, {20, FlopsOf::result}, View::none, Autocast::promote},
    {Op::cosine, "cosine", OpClass::elementwise, 1, shape_rule::floating, AttributeFamily::none, Opcode::cosine, {20, FlopsOf::result}, View::none, Autocast::promote},
    {Op::sqrt, "sqrt", OpClass::elementwise, 1, shape_rule::floating, AttributeFamily::none, Opcode::sqrt, {1, FlopsOf::result}, View::none, Autocast::promote},
    {Op::rsqrt, "rsqrt", OpClass::elementwise, 1, shape_rule::floating, AttributeFamily::none, Opcode::rsqrt, {2, FlopsOf::result}, View::none, Autocast::f32},
    {Op::sign, "sign", OpClass::elementwise, 1, shape_rule::arithmetic, AttributeFamily::none, Opcode::sign, {1, FlopsOf::result}, View::none, Autocast::promote},
    {Op::floor, "floor", OpClass::elementwise, 1, shape_rule::floating, AttributeFamily::none, Opcode::floor, {1, FlopsOf::result}, View::none, Autocast::promote},
    {Op::logical_not, "not", OpClass::elementwise, 1, shape_rule::integral, AttributeFamily::none, Opcode::logical_not, {0, FlopsOf::result}, View::none, Autocast::promote},
    {Op::bitcast_convert, "bitcast_convert", OpClass::elementwise, 1, shape_rule::bitcast_convert, AttributeFamily::none, Opcode::bitcast, {0, FlopsOf::result}, View::none, Autocast::promote},
    {Op::convert, "convert", OpClass::elementwise, 1, shape_rule::convert, AttributeFamily::none, Opcode::convert, {0, FlopsOf::result}, View::none, Autocast::promote},
    {Op::add, "add", OpClass::elementwise, 2, shape_rule::arithmetic, AttributeFamily::none, Opcode::add, {1, FlopsOf::result}, View::none, Autocast::promote},
    {Op::subtract, "subtract", OpClass::elementwise, 2, shape_rule::arithmetic, AttributeFamily::none, Opcode::subtract, {1, FlopsOf::result}, View::none, Autocast::promote},
    {Op::multiply, "multiply", OpClass::elementwise, 2, shape_rule::arithmetic, AttributeFamily::none, Opcode::multiply, {1, FlopsOf::result}, View::none, Autocast::promote},
    {Op::divide, "divide", OpClass::elementwise, 2, shape_rule::arithmetic, AttributeFamily::none, Opcode::divide, {1, FlopsOf::result}, View::none, Autocast::promote},
    {Op::maximum, "maximum", OpClass::elementwise, 2, shape_rule::arithmetic, AttributeFamily::none, Opcode::maximum, {1, FlopsOf::result}, View::none, Autocast::promote},
    {Op::minimum, "minimum", OpClass::elementwise, 2, shape_rule::arithmetic, AttributeFamily::none, Opcode::minimum, {1, FlopsOf::result}, View::none, Autocast::promote},
    {Op::power, "power", OpClass::elementwise, 2, shape_rule::floating, AttributeFamily::none, Opcode::power, {20, FlopsOf::result}, View::none, Autocast::f32},
    {Op::remainder, "remainder", OpClass::elementwise, 2, shape_rule::floating, AttributeFamily::none, Opcode::remainder, {10, FlopsOf::result}, View::none, Autocast::promote},
    {Op::equal, "equal", OpClass::elementwise, 2, shape_rule::compare, AttributeFamily::none, Opcode::equal, {0, FlopsOf::result}, View::none, Autocast::promote},
    {Op::not_equal, "not_equal", OpClass::elementwise, 2, shape_rule::compare, AttributeFamily::none, Opcode::not_equal, {0, FlopsOf::result}, View::none, Autocast::promote},
    {Op::less, "less", OpClass::elementwise, 2, shape_rule::compare, AttributeFamily::none, Opcode::less, {0, FlopsOf::result}, View::none, Autocast::promote},
    {Op::less_equal, "less_equal", OpClass::elementwise, 2, shape_rule::compare, AttributeFamily::none, Opcode::less_equal, {0, FlopsOf::result}, View::none, Autocast::promote},
    {Op::greater, "greater", OpClass::elementwise, 2, shape_rule::compare, AttributeFamily::none, Opcode::greater, {0, FlopsOf::result}, View::none, Autocast::promote},
    {Op::greater_equal, "greater_equal", OpClass::elementwise, 2, shape_rule::compare, AttributeFamily::none, Opcode::greater_equal, {0, FlopsOf::result}, View::none, Autocast::promote},
    {Op::bit_and, "and", OpClass::elementwise, 2, shape_rule::integral, AttributeFamily::none, Opcode::bit_and, {0, FlopsOf::result}, View::none, Autocast::promote},
    {Op::bit_or, "or", OpClass::elementwise, 2, shape_rule::integral, AttributeFamily::none, Opcode::bit_or, {0, FlopsOf::result}, View::none, Autocast::promote},
    {Op::bit_xor, "xor", OpClass::elementwise, 2, shape_rule::integral, AttributeFamily::none, Opcode::bit_xor, {0, FlopsOf::result}, View::none, Autocast::promote},
    {Op::shift_left, "shift_left", OpClass::elementwise, 2, shape_rule::integral, AttributeFamily::none, Opcode::shift_left, {0, FlopsOf::result}, View::none, Autocast::promote},
    {Op::shift_right, "shift_right", OpClass::elementwise, 2, shape_rule::integral, AttributeFamily::none, Opcode::shift_right, {0, FlopsOf::result}, View::none, Autocast::promote},
    {Op::random_bits, "random_bits", OpClass::elementwise, 3, shape_rule::random, AttributeFamily::none, Opcode::random_bits, {0, FlopsOf::result}, View::none, Autocast::promote},
    {Op::select, "select", OpClass::elementwise, 3, shape_rule::select, AttributeFamily::none, Opcode::select, {0, FlopsOf::result}, View::none, Autocast::promote},
    {Op::multiply_add, "multiply_add", OpClass::elementwise, 3, shape_rule::arithmetic, AttributeFamily::none, Opcode::multiply_add, {2, FlopsOf::result}, View::none, Autocast::promote},
    {Op::stop_gradient, "stop_gradient", OpClass::view, 1, shape_rule::like_operand, AttributeFamily::none, Opcode::load, {0, FlopsOf::result}, View::whole, Autocast::promote},
    {Op::sharding_constraint, "sharding_constraint", OpClass::view, 1, shape_rule::sharding_constraint, AttributeFamily::sharding, Opcode::load, {0, FlopsOf::result}, View::whole, Autocast::promote},
    {Op::broadcast, "broadcast_in_dim", OpClass::movement, 1, shape_rule::broadcast, AttributeFamily::dimensions, Opcode::load, {0, FlopsOf::result}, View::repeated, Autocast::promote},
    {Op::reshape, "reshape", OpClass::view, 1, shape_rule::reshape, AttributeFamily::none, Opcode::load, {0, FlopsOf::result}, View::whole, Autocast::promote},
    {Op::transpose, "transpose", OpClass::movement, 1, shape_rule::transpose, AttributeFamily::dimensions, Opcode::load, {0, FlopsOf::result}, View::permuted, Autocast::promote},
    {Op::slice, "slice", OpClass::movement, 1, shape_rule::slice, AttributeFamily::slice, Opcode::load, {0, FlopsOf::result}, View::part, Autocast::promote},
    {Op::pad, "pad", OpClass::movement, 1, shape_rule::pad, AttributeFamily::pad, Opcode::load, {0, FlopsOf::result}, View::none, Autocast::promote},
    {Op::concatenate, "concatenate", OpClass::movement, -1, shape_rule::concatenate, AttributeFamily::dimensions, Opcode::load, {0, FlopsOf::result}, View::none, Autocast::promote},
    {Op::gather, "gather", OpClass::movement, 2, shape_rule::gather, AttributeFamily::none, Opcode::load, {0, FlopsOf::result}, View::none, Autocast::promote},
    {Op::scatter, "scatter", OpClass::movement, 2, shape_rule::scatter, AttributeFamily::none, Opcode::load, {0, FlopsOf::result}, View::none, Autocast::f32},
    {Op::argsort, "argsort", OpClass::movement, 1, shape_rule::argsort, AttributeFamily::none, Opcode::load, {0, FlopsOf::result}, View::none, Autocast::promote},
    {Op::dynamic_slice, "dynamic_slice", OpClass::movement, -1, shape_rule::dynamic_slice, AttributeFamily::dynamic_slice, Opcode::load, {0, FlopsOf::result}, View::none, Autocast::promote},
    {Op::dynamic_update_slice, "dynamic_update_slice", OpClass::movement, -1, shape_rule::dynamic_update_slice, AttributeFamily::none, Opcode::load, {0, FlopsOf::result}, View::none, Autocast::promote},
    {Op::checked_label, "checked_label", OpClass::movement, 2, shape_rule::checked_label, AttributeFamily::labels, Opcode::load, {0, FlopsOf::result}, View::none, Autocast::promote},
    {Op::reduce_sum, "reduce_sum", OpClass::reduction, 1, shape_rule::reduce, AttributeFamily::dimensions, Opcode::sum_cols, {1, FlopsOf::operand}, View::none, Autocast::f32},
    {Op::reduce_max, "reduce_max", OpClass::reduction, 1, shape_rule::reduce, AttributeFamily::dimensions, Opcode::max_cols, {1, FlopsOf::operand}, View::none, Autocast::promote},
    {Op::reduce_min, "reduce_min", OpClass::reduction, 1, shape_rule::reduce, AttributeFamily::dimensions, Opcode::min_cols, {1, FlopsOf::operand}, View::none, Autocast::promote},
    {Op::exact_square_sum, "exact_square_sum", OpClass::movement, -1, shape_rule::exact_square_sum, AttributeFamily::none, Opcode::load, {2, FlopsOf::operand}, View::none, Autocast::f32},
    {Op::exact_norm, "exact_norm", OpClass::movement, 1, shape_rule::exact_norm, AttributeFamily::none, Opcode::load, {0, FlopsOf::result}, View::none, Autocast::f32},
    {Op::dot_general, "dot_general", OpClass::contraction, 2, shape_rule::dot_general, AttributeFamily::dot, Opcode::accumulator, {2, FlopsOf::contraction}, View::none, Autocast::lower},
    {Op::convolution, "convolution", OpClass::contraction, 2, shape_rule::convolution, AttributeFamily::convolution, Opcode::load, {2, FlopsOf::convolution}, View::none, Autocast::lower},
    {Op::reduce_window_sum, "reduce_window_sum", OpClass::movement, 1, shape_rule::reduce_window, AttributeFamily::window, Opcode::load, {1, FlopsOf::window}, View::none, Autocast::f32},
    {Op::reduce_window_max, "reduce_window_max", OpClass::movement, 1, shape_rule::reduce_window, AttributeFamily::window, Opcode::load, {1, FlopsOf::window}, View::none, Autocast::promote},
    {Op::select_and_scatter, "select_and_scatter", OpClass::movement, 2, shape_rule::select_and_scatter, AttributeFamily::window, Opcode::load, {1, FlopsOf::operand}, View::none, Autocast::promote},
    {Op::cholesky, "cholesky", OpClass::movement, 1, shape_rule::cholesky, AttributeFamily::none, Opcode::load, {1, FlopsOf::factor}, View::none, Autocast::f32},
    {Op::triangular_solve, "triangular_solve", OpClass::movement, 2, shape_rule::triangular_solve, AttributeFamily::number, Opcode::load, {1, FlopsOf::system}, View::none, Autocast::f32},
    {Op::quantized_matmul, "quantized_matmul", OpClass::contraction, -1, shape_rule::quantized_matmul, AttributeFamily::number, Opcode::load, {2, FlopsOf::system}, View::none, Autocast::f32},
    {Op::custom_call, "custom_call", OpClass::movement, -1, shape_rule::custom_call, AttributeFamily::custom, Opcode::load, {1, FlopsOf::custom}, View::none, Autocast::f32},
    {Op::all_reduce, "all_reduce", OpClass::reducing_collective, 1, shape_rule::like_operand, AttributeFamily::collective, Opcode::load, {0, FlopsOf::result}, View::none, Autocast::promote},
    {Op::all_gather, "all_gather", OpClass::collective, 1, shape_rule::all_gather, AttributeFamily::collective, Opcode::load, {0, FlopsOf::result}, View::none, Autocast::promote},
    {Op::reduce_scatter, "reduce_scatter", OpClass::reducing_collective, 1, shape_rule::cut_over_group, AttributeFamily::collective, Opcode::load, {0, FlopsOf::result}, View::none, Autocast::promote},
    {Op::all_to_all, "all_to_all", OpClass::collective, 1, shape_rule::all_to_all, AttributeFamily::collective, Opcode::load, {0, FlopsOf::result}, View::none, Autocast::promote},
    {Op::collective_permute, "collective_permute", OpClass::collective, 1, shape_rule::like_operand, AttributeFamily::collective, Opcode::load, {0, FlopsOf::result}, View::none, Autocast::promote},
    {Op::shard_slice, "shard_slice", OpClass::movement, 1, shape_rule::cut_over_group, AttributeFamily::collective, Opcode::load, {0, FlopsOf::result}, View::part, Autocast::promote},
    {Op::full_to_shard, "full_to_shard", OpClass::movement, 1, shape_rule::full_to_shard, AttributeFamily::collective, Opcode::load, {0, FlopsOf::result}, View::none, Autocast::promote},
    {Op::shard_to_full, "shard_to_full", OpClass::movement, 1, shape_rule::shard_to_full, AttributeFamily::collective, Opcode::load, {0, FlopsOf::result}, View::none, Autocast::promote},
    {Op::map, "map", OpClass::map, -1, shape_rule::map, AttributeFamily::number, Opcode::load, {0, FlopsOf::body}, View::none, Autocast::f32},
    {Op::get_tuple_element, "get_tuple_element", OpClass::projection, 1, shape_rule::get_tuple_element, AttributeFamily::number, Opcode::load, {0, FlopsOf::result}, View::none, Autocast::promote},
    {Op::loop_carry, "loop_carry", OpClass::loop, 1, shape_rule::like_operand, AttributeFamily::loop, Opcode::load, {0, FlopsOf::result}, View::none, Autocast::promote},
    {Op::loop_element, "loop_element", OpClass::loop, 1, shape_rule::loop_element, AttributeFamily::loop, Opcode::load, {0, FlopsOf::result}, View::part, Autocast::promote},
    {Op::loop_end, "loop_end", OpClass::loop, -1, shape_rule::loop_end, AttributeFamily::loop, Opcode::load, {0, FlopsOf::result}, View::none, Autocast::promote},
    {Op::loop_result, "loop_result", OpClass::loop, 2, shape_rule::like_operand, AttributeFamily::loop, Opcode::load, {0, FlopsOf::result}, View::whole, Autocast::promote},
    {Op::loop_stack, "loop_stack", OpClass::loop, 2, shape_rule::loop_stack, AttributeFamily::loop, Opcode::load, {0, FlopsOf::result}, View::none, Autocast::promote},
    {Op::after, "after", OpClass::view, 2, shape_rule::like_operand, AttributeFamily::none, Opcode::load, {0, FlopsOf::result}, View::whole, Autocast::promote},
};
// clang-format on

// Is `table` complete and in the order of the operations? For the tables of all rooms.
template <class Row>
[[nodiscard]] constexpr bool has_every_operation(const Row (&table)[op_count]) noexcept {
  for (int i = 0; i < op_count; ++i)
    if (table[i].op != static_cast<Op>(i)) return false;
  return true;
}
static_assert(has_every_operation(op_table));

[[nodiscard]] WEFT_NATIVE constexpr const OpRow& row_of(Op op) noexcept { return op_table[static_cast<int>(op)]; }

// The column of names alone: what a program says of its steps needs no rules of shapes in the binary.
struct OpNames {
  const char* of[op_count];
};
inline constexpr OpNames op_names = [] {
  OpNames names{};
  for (int i = 0; i < op_count; ++i) names.of[i] = op_table[i].name;
  return names;
}();
[[nodiscard]] constexpr const char* name_of(Op op) noexcept { return op_names.of[static_cast<int>(op)]; }

[[nodiscard]] constexpr bool is_parameter(Op op) noexcept { return op == Op::parameter; }
[[nodiscard]] constexpr bool is_constant(Op op) noexcept { return op == Op::constant; }
// A map, a part of what has several results, or a part of a loop: no value of its operands alone.
[[nodiscard]] constexpr bool is_structure(Op op) noexcept {
  const OpClass kind = row_of(op).kind;
  return kind == OpClass::map || kind == OpClass::projection || kind == OpClass::loop;
}
[[nodiscard]] constexpr bool is_conversion(Op op) noexcept { return op == Op::convert; }
[[nodiscard]] constexpr bool is_loop_carry(Op op) noexcept { return op == Op::loop_carry; }
[[nodiscard]] constexpr bool is_loop_element(Op op) noexcept { return op == Op::loop_element; }
[[nodiscard]] constexpr bool is_loop_end(Op op) noexcept { return op == Op::loop_end; }
[[nodiscard]] constexpr bool is_loop_result(Op op) noexcept { return op == Op::loop_result; }
[[nodiscard]] constexpr bool is_loop_stack(Op op) noexcept { return op == Op::loop_stack; }
[[nodiscard]] constexpr bool is_custom_call(Op op) noexcept { return op == Op::custom_call; }
[[nodiscard]] constexpr bool is_full_to_shard(Op op) noexcept { return op == Op::full_to_shard; }
[[nodiscard]] constexpr bool is_shard_to_full(Op op) noexcept { return op == Op::shard_to_full; }
// From a value to its pieces, or the other way round.
[[nodiscard]] constexpr bool is_shard_boundary(Op op) noexcept { return is_full_to_shard(op) || is_shard_to_full(op); }
[[nodiscard]] constexpr bool is_elementwise(Op op) noexcept { return row_of(op).kind == OpClass::elementwise; }
[[nodiscard]] constexpr bool is_reduction(Op op) noexcept { return row_of(op).kind == OpClass::reduction; }
[[nodiscard]] constexpr bool is_collective(Op op) noexcept {
  return row_of(op).kind == OpClass::collective || row_of(op).kind == OpClass::reducing_collective;
}
[[nodiscard]] constexpr bool is_whole_view(Op op) noexcept { return row_of(op).view == View::whole; }

// Adds a node: checks the operand count, applies the shape rule, hash-conses. `given`: the type, where the shape rule
// does not derive it (leaves, convert, broadcast, reshape, scatter).
WEFT_NATIVE constexpr Id emit(Graph& graph, Op op, const Id* operands, Index count,
                              AttributeId attributes = no_attributes, TypeId given = no_type) {
  const OpRow& row = row_of(op);
  if (row.arity >= 0 && row.arity != count)
    graph_is_invalid("an operation has as many operands as its row says", count);
  const TypeId type = row.shape({graph, graph.types, operands, count, attributes, given, row.name});
  return graph.intern(op, type, attributes, operands, count);
}
constexpr Id emit(Graph& graph, Op op, std::initializer_list<Id> operands, AttributeId attributes = no_attributes,
                  TypeId given = no_type) {
  return emit(graph, op, operands.begin(), static_cast<Index>(operands.size()), attributes, given);
}

[[nodiscard]] constexpr Index flops_of(const Graph& graph, Id id);

namespace detail {

// Those with padding are counted, those with holes between elements of the input are not: each element of the output
// meets the taps of all input features of its group, or, where there are holes, each of the input those of all outputs.
constexpr Index products_of_convolution(const Graph& graph, Id id) {
  const ConvolutionDims& dims = graph.attributes<ConvolutionDims>(id);
  const Shape& kernel = graph.shape(graph.operand(id, 1));
  bool has_holes = false;
  for (const WindowDimension& dim : dims.window) has_holes = has_holes || dim.base_dilation > 1;
  const Index others = has_holes ? kernel[dims.kernel[1]] * dims.feature_groups : kernel[dims.kernel[0]];
  return others == 0 ? 0 : kernel.elements() / others * graph.elements(has_holes ? graph.operand(id, 0) : id);
}
// For one element of what a body computes.
constexpr Index flops_of_body(const Graph& body) {
  Index sum = 0;
  for (Id id = 0; id < body.size(); ++id) sum += flops_of(body, id);
  return sum;
}

}  // namespace detail

// Floating-point operations of one node.
[[nodiscard]] constexpr Index flops_of(const Graph& graph, Id id) {
  const Cost& cost = row_of(graph[id].op).cost;
  switch (cost.of) {
    case FlopsOf::operand: return cost.flops * graph.elements(graph.operand(id, 0));
    case FlopsOf::contraction: {
      Index inner = 1;
      for (int dim : graph.attributes<DotDims>(id).left_contracting) inner *= graph.shape(graph.operand(id, 0))[dim];
      return cost.flops * inner * graph.elements(id);
    }
    case FlopsOf::convolution: return cost.flops * detail::products_of_convolution(graph, id);
    case FlopsOf::window: {
      Index taps = 1;
      for (const WindowDimension& dim : graph.attributes<Window>(id).dims) taps *= dim.size;
      return cost.flops * taps * graph.elements(id);
    }
    case FlopsOf::body: {
      Index elements = 1;
      for (Index i = 0; i < graph[id].operand_count; ++i)
        if (const Shape& shape = graph.shape(graph.operand(id, i)); shape.rank() > 0) elements = shape.elements();
      return detail::flops_of_body(graph.bodies[graph.number(id)]) * elements;
    }
    case FlopsOf::factor:
    case FlopsOf::system: {
      const Shape& matrix = graph.shape(graph.operand(id, 0));
      const Index all = cost.flops * matrix[matrix.rank() - 1] * graph.elements(id);
      return cost.of == FlopsOf::factor ? all / 3 : all;
    }
    case FlopsOf::custom: {
      const CustomAttributes& call = graph.attributes<CustomAttributes>(id);
      const CustomOperation& operation = graph.custom_operation(id);
      if (!operation.flops.exists || call.result > 0) return 0;
      return operation.flops.call(call.options, custom_operands(graph, id));
    }
    case FlopsOf::result: break;
  }
  return cost.flops == 0 ? 0 : cost.flops * graph.elements(id);
}

}  // namespace weft

#endif
