// The op table: one row an operation. Adding an operation is a row here, a gradient rule in `gradient_rules.hpp`, and a
// loop in the reference interpreter; everything elementwise needs the row's `code` and nothing else in the kernels.
#ifndef WEFT_GRAPH_OP_TABLE_HPP
#define WEFT_GRAPH_OP_TABLE_HPP

#include <weft/graph/shape_rules.hpp>
#include <weft/loop_ir/instruction.hpp>

namespace weft {

enum class OpClass : std::uint8_t { leaf, elementwise, view, movement, reduction, contraction, collective };

struct OpRow {
  Op op;
  const char* name;
  OpClass kind;
  int arity;  // -1: any number
  ShapeRule shape;
  Opcode code;  // elementwise: the instruction of fused kernels; reductions over columns likewise
  Index flops;  // floating-point operations a result element (an operand element for reductions); dot_general: 2 K
};

inline constexpr OpRow op_table[op_count] = {
    {Op::parameter, "parameter", OpClass::leaf, 0, shape_rule::given, Opcode::load, 0},
    {Op::constant, "constant", OpClass::leaf, 0, shape_rule::given, Opcode::load, 0},
    {Op::iota, "iota", OpClass::leaf, 0, shape_rule::iota, Opcode::col_index, 0},
    {Op::device_index, "device_index", OpClass::leaf, 0, shape_rule::given, Opcode::load, 0},
    {Op::negate, "negate", OpClass::elementwise, 1, shape_rule::arithmetic, Opcode::negate, 1},
    {Op::abs, "abs", OpClass::elementwise, 1, shape_rule::arithmetic, Opcode::absolute, 1},
    {Op::exponential, "exponential", OpClass::elementwise, 1, shape_rule::floating, Opcode::exp, 10},
    {Op::log, "log", OpClass::elementwise, 1, shape_rule::floating, Opcode::log, 10},
    {Op::tanh, "tanh", OpClass::elementwise, 1, shape_rule::floating, Opcode::tanh, 10},
    {Op::logistic, "logistic", OpClass::elementwise, 1, shape_rule::floating, Opcode::logistic, 10},
    {Op::sqrt, "sqrt", OpClass::elementwise, 1, shape_rule::floating, Opcode::sqrt, 1},
    {Op::rsqrt, "rsqrt", OpClass::elementwise, 1, shape_rule::floating, Opcode::rsqrt, 2},
    {Op::sign, "sign", OpClass::elementwise, 1, shape_rule::arithmetic, Opcode::sign, 1},
    {Op::floor, "floor", OpClass::elementwise, 1, shape_rule::floating, Opcode::floor, 1},
    {Op::logical_not, "not", OpClass::elementwise, 1, shape_rule::integral, Opcode::logical_not, 0},
    {Op::convert, "convert", OpClass::elementwise, 1, shape_rule::convert, Opcode::convert, 0},
    {Op::add, "add", OpClass::elementwise, 2, shape_rule::arithmetic, Opcode::add, 1},
    {Op::subtract, "subtract", OpClass::elementwise, 2, shape_rule::arithmetic, Opcode::subtract, 1},
    {Op::multiply, "multiply", OpClass::elementwise, 2, shape_rule::arithmetic, Opcode::multiply, 1},
    {Op::divide, "divide", OpClass::elementwise, 2, shape_rule::arithmetic, Opcode::divide, 1},
    {Op::maximum, "maximum", OpClass::elementwise, 2, shape_rule::arithmetic, Opcode::maximum, 1},
    {Op::minimum, "minimum", OpClass::elementwise, 2, shape_rule::arithmetic, Opcode::minimum, 1},
    {Op::power, "power", OpClass::elementwise, 2, shape_rule::floating, Opcode::power, 20},
    {Op::equal, "equal", OpClass::elementwise, 2, shape_rule::compare, Opcode::equal, 0},
    {Op::not_equal, "not_equal", OpClass::elementwise, 2, shape_rule::compare, Opcode::not_equal, 0},
    {Op::less, "less", OpClass::elementwise, 2, shape_rule::compare, Opcode::less, 0},
    {Op::less_equal, "less_equal", OpClass::elementwise, 2, shape_rule::compare, Opcode::less_equal, 0},
    {Op::greater, "greater", OpClass::elementwise, 2, shape_rule::compare, Opcode::greater, 0},
    {Op::greater_equal, "greater_equal", OpClass::elementwise, 2, shape_rule::compare, Opcode::greater_equal, 0},
    {Op::bit_and, "and", OpClass::elementwise, 2, shape_rule::integral, Opcode::bit_and, 0},
    {Op::bit_or, "or", OpClass::elementwise, 2, shape_rule::integral, Opcode::bit_or, 0},
    {Op::bit_xor, "xor", OpClass::elementwise, 2, shape_rule::integral, Opcode::bit_xor, 0},
    {Op::shift_left, "shift_left", OpClass::elementwise, 2, shape_rule::integral, Opcode::shift_left, 0},
    {Op::shift_right, "shift_right", OpClass::elementwise, 2, shape_rule::integral, Opcode::shift_right, 0},
    {Op::random_bits, "random_bits", OpClass::elementwise, 3, shape_rule::random, Opcode::random_bits, 0},
    {Op::select, "select", OpClass::elementwise, 3, shape_rule::select, Opcode::select, 0},
    {Op::stop_gradient, "stop_gradient", OpClass::view, 1, shape_rule::like_operand, Opcode::load, 0},
    {Op::broadcast, "broadcast_in_dim", OpClass::movement, 1, shape_rule::broadcast, Opcode::load, 0},
    {Op::reshape, "reshape", OpClass::view, 1, shape_rule::reshape, Opcode::load, 0},
    {Op::transpose, "transpose", OpClass::movement, 1, shape_rule::transpose, Opcode::load, 0},
    {Op::slice, "slice", OpClass::movement, 1, shape_rule::slice, Opcode::load, 0},
    {Op::pad, "pad", OpClass::movement, 1, shape_rule::pad, Opcode::load, 0},
    {Op::concatenate, "concatenate", OpClass::movement, -1, shape_rule::concatenate, Opcode::load, 0},
    {Op::take_rows, "take_rows", OpClass::movement, 2, shape_rule::take_rows, Opcode::load, 0},
    {Op::scatter_add_rows, "scatter_add_rows", OpClass::movement, 2, shape_rule::scatter_add_rows, Opcode::load, 0},
    {Op::reduce_sum, "reduce_sum", OpClass::reduction, 1, shape_rule::reduce, Opcode::sum_cols, 1},
    {Op::reduce_max, "reduce_max", OpClass::reduction, 1, shape_rule::reduce, Opcode::max_cols, 1},
    {Op::reduce_min, "reduce_min", OpClass::reduction, 1, shape_rule::reduce, Opcode::min_cols, 1},
    {Op::dot_general, "dot_general", OpClass::contraction, 2, shape_rule::dot_general, Opcode::accumulator, 2},
    {Op::all_reduce, "all_reduce", OpClass::collective, 1, shape_rule::like_operand, Opcode::load, 0},
    {Op::all_gather, "all_gather", OpClass::collective, 1, shape_rule::all_gather, Opcode::load, 0},
    {Op::reduce_scatter, "reduce_scatter", OpClass::collective, 1, shape_rule::scatter, Opcode::load, 0},
    {Op::all_to_all, "all_to_all", OpClass::collective, 1, shape_rule::all_to_all, Opcode::load, 0},
    {Op::collective_permute, "collective_permute", OpClass::collective, 1, shape_rule::like_operand, Opcode::load, 0},
    {Op::shard_slice, "shard_slice", OpClass::movement, 1, shape_rule::scatter, Opcode::load, 0},
    {Op::after, "after", OpClass::view, 2, shape_rule::like_operand, Opcode::load, 0},
};

[[nodiscard]] constexpr const OpRow& row_of(Op op) noexcept { return op_table[static_cast<int>(op)]; }
[[nodiscard]] constexpr const char* name_of(Op op) noexcept { return row_of(op).name; }
[[nodiscard]] constexpr bool is_elementwise(Op op) noexcept { return row_of(op).kind == OpClass::elementwise; }
[[nodiscard]] constexpr bool is_reduction(Op op) noexcept { return row_of(op).kind == OpClass::reduction; }
[[nodiscard]] constexpr bool is_collective(Op op) noexcept { return row_of(op).kind == OpClass::collective; }

// Adds a node: checks the operand count, applies the shape rule, hash-conses. `dtype` and `shape` are what the shape
// rule does not derive (leaves, convert, broadcast, reshape, scatter_add_rows).
constexpr Id emit(Graph& graph, Op op, const Id* operands, Index count, const Attributes& attributes = {},
                  DType dtype = DType::f32, const Shape& shape = {}) {
  Node node;
  node.op = op;
  node.dtype = dtype;
  node.shape = shape;
  node.attributes = attributes;
  const OpRow& row = row_of(op);
  if (row.arity >= 0 && row.arity != count)
    graph_is_invalid("an operation has as many operands as its row says", count);
  row.shape({graph, operands, count, row.name}, node);
  return graph.intern(node, operands, count);
}
constexpr Id emit(Graph& graph, Op op, std::initializer_list<Id> operands, const Attributes& attributes = {},
                  DType dtype = DType::f32, const Shape& shape = {}) {
  return emit(graph, op, operands.begin(), static_cast<Index>(operands.size()), attributes, dtype, shape);
}

// Floating-point operations of one node (multiply and add count one each).
[[nodiscard]] constexpr Index flops_of(const Graph& graph, Id id) {
  const Node& node = graph[id];
  const OpRow& row = row_of(node.op);
  if (node.op == Op::dot_general) {
    Index inner = 1;
    for (int dim : node.attributes.dot.left_contracting) inner *= graph[graph.operand(id, 0)].shape[dim];
    return row.flops * inner * node.shape.elements();
  }
  if (is_reduction(node.op)) return row.flops * graph[graph.operand(id, 0)].shape.elements();
  return row.flops * node.shape.elements();
}

}  // namespace weft

#endif
