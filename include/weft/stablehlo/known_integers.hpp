// KnownIntegers: the integers of a graph that follow from constants, as shapes of a module whose dimensions were open
// do once the sizes of its arguments are given.
#ifndef WEFT_STABLEHLO_KNOWN_INTEGERS_HPP
#define WEFT_STABLEHLO_KNOWN_INTEGERS_HPP

#include <weft/base/element.hpp>
#include <weft/graph/graph.hpp>
#include <weft/graph/op_table.hpp>

namespace weft::stablehlo {

// An element of an integer type or a predicate, of at most 64 bits, as a number; of u64 beyond 2^63 its bits.
[[nodiscard]] constexpr Index integer_of(DType dtype, std::uint64_t bits) {
  const int unused = 64 - 8 * static_cast<int>(size_bytes(dtype));
  if (row_of(dtype).kind == NumberKind::signed_integer) return static_cast<Index>(bits << unused) >> unused;
  return static_cast<Index>(bits << unused >> unused);
}

class KnownIntegers {
 public:
  static constexpr Index most_elements = 64;  // of a value: more are no shape

  constexpr explicit KnownIntegers(const Graph& graph) : graph_(graph) {}

  // The elements of a value, row-major; null: it is none of integers or predicates, is large, or depends on an input.
  // Each node is looked at once. Valid until the next call.
  [[nodiscard]] constexpr const Buffer<Index>* find(Id id) {
    const Entry& entry = at(id);
    return entry.is_known ? &entry.numbers : nullptr;
  }
  // Nodes from here on are gone, and their numbers will be those of others.
  constexpr void forget_from(Index size) {
    if (entries_.size() > size) entries_.resize(size);
  }

 private:
  struct Entry {
    bool is_asked = false, is_known = false;
    Buffer<Index> numbers;
  };
  const Graph& graph_;
  Buffer<Entry> entries_;  // by node

  constexpr const Entry& at(Id id) {
    if (id >= entries_.size()) entries_.resize(graph_.size());
    if (!entries_[id].is_asked) {
      entries_[id].is_asked = true;
      Buffer<Index> numbers;
      if (evaluate(id, numbers)) {
        for (Index& number : numbers) number = integer_of(graph_.dtype(id), static_cast<std::uint64_t>(number));
        entries_[id].numbers.swap(numbers);
        entries_[id].is_known = true;
      }
    }
    return entries_[id];
  }

  [[nodiscard]] static constexpr bool is_integer(DType dtype) {
    const NumberKind kind = row_of(dtype).kind;
    return kind == NumberKind::signed_integer || kind == NumberKind::unsigned_integer || kind == NumberKind::predicate;
  }
  // False: not known. Numbers may have more bits than the type.
  constexpr bool evaluate(Id id, Buffer<Index>& made) {
    const Node& node = graph_[id];
    if (is_structure(node.op) || !is_integer(graph_.dtype(id)) || graph_.elements(id) > most_elements) return false;
    if (is_constant(node.op)) return read_constant(id, made);
    if (node.op == Op::iota && graph_.shape(id).rank() == 1) {
      for (Index i = 0; i < graph_.elements(id); ++i) made.push_back(i);
      return true;
    }
    Buffer<Buffer<Index>> in;
    for (Index i = 0; i < node.operand_count; ++i) {
      const Entry& operand = at(graph_.operand(id, i));
      if (!operand.is_known) return false;
      in.push_back(operand.numbers);
    }
    if (in.empty()) return false;
    switch (node.op) {
      case Op::sharding_constraint:
      case Op::reshape: made.swap(in[0]); return true;
      case Op::broadcast: return move_broadcast(id, in[0], made);
      case Op::slice: return move_slice(id, in[0], made);
      case Op::concatenate: return graph_.dims(id)[0] == 0 && join(in, made);
      default: break;
    }
    for (Index i = 0; i < in.size(); ++i) {
      if (in[i].size() != graph_.elements(id)) return false;
      for (Index number : in[i])
        if (number < 0 && graph_.dtype(graph_.operand(id, i)) == DType::u64) return false;  // beyond 2^63
    }
    for (Index i = 0; i < graph_.elements(id); ++i) {
      Index number = 0;
      const bool is_known = in.size() == 1   ? unary(node.op, graph_.dtype(id), in[0][i], number)
                            : in.size() == 2 ? binary(node.op, in[0][i], in[1][i], number)
                                             : node.op == Op::select;
      if (!is_known) return false;
      made.push_back(in.size() == 3 ? in[in[0][i] != 0 ? 1 : 2][i] : number);
    }
    return true;
  }
  constexpr bool read_constant(Id id, Buffer<Index>& made) const {
    const Literal& literal = graph_.attributes<Literal>(id);
    const Index size = size_bytes(literal.dtype);
    for (Index i = 0; i < graph_.elements(id); ++i)
      made.push_back(static_cast<Index>(
          literal.is_splat()
              ? literal.splat.low
              : element_at(literal.dtype, graph_.literal_bytes.begin() + literal.first_byte + i * size).low));
    return true;
  }
  static constexpr bool join(const Buffer<Buffer<Index>>& in, Buffer<Index>& made) {
    for (const Buffer<Index>& part : in) made.append(part.begin(), part.end());
    return true;
  }
  // Slices of vectors, and of what is one number.
  constexpr bool move_slice(Id id, const Buffer<Index>& in, Buffer<Index>& made) const {
    if (graph_.shape(id).rank() != 1) return false;
    const SliceBounds& bounds = graph_.attributes<SliceBounds>(id);
    for (Index i = bounds.start[0]; i < bounds.limit[0]; ++i) made.push_back(in[i]);
    return true;
  }
  constexpr bool move_broadcast(Id id, const Buffer<Index>& in, Buffer<Index>& made) const {
    if (in.size() != 1 && in.size() != graph_.elements(id)) return false;
    for (Index i = 0; i < graph_.elements(id); ++i) made.push_back(in[in.size() == 1 ? 0 : i]);
    return true;
  }
  static constexpr bool unary(Op op, DType dtype, Index x, Index& made) {
    switch (op) {
      case Op::negate: made = static_cast<Index>(0 - static_cast<std::uint64_t>(x)); return true;
      case Op::abs: made = x < 0 ? static_cast<Index>(0 - static_cast<std::uint64_t>(x)) : x; return true;
      case Op::sign: made = x < 0 ? -1 : x > 0 ? 1 : 0; return true;
      case Op::logical_not: made = dtype == DType::pred ? (x == 0 ? 1 : 0) : ~x; return true;
      case Op::convert: made = dtype == DType::pred ? (x != 0 ? 1 : 0) : x; return true;
      default: return false;
    }
  }
  static constexpr bool binary(Op op, Index x, Index y, Index& made) {
    const auto a = static_cast<std::uint64_t>(x), b = static_cast<std::uint64_t>(y);
    switch (op) {
      case Op::add: made = static_cast<Index>(a + b); return true;
      case Op::subtract: made = static_cast<Index>(a - b); return true;
      case Op::multiply: made = static_cast<Index>(a * b); return true;
      case Op::divide:
        if (y == 0 || y == -1) return y == -1 && unary(Op::negate, DType::i64, x, made);
        made = x / y;
        return true;
      case Op::maximum: made = x > y ? x : y; return true;
      case Op::minimum: made = x < y ? x : y; return true;
      case Op::equal: made = x == y ? 1 : 0; return true;
      case Op::not_equal: made = x != y ? 1 : 0; return true;
      case Op::less: made = x < y ? 1 : 0; return true;
      case Op::less_equal: made = x <= y ? 1 : 0; return true;
      case Op::greater: made = x > y ? 1 : 0; return true;
      case Op::greater_equal: made = x >= y ? 1 : 0; return true;
      case Op::bit_and: made = x & y; return true;
      case Op::bit_or: made = x | y; return true;
      case Op::bit_xor: made = x ^ y; return true;
      default: return false;
    }
  }
};

}  // namespace weft::stablehlo

#endif
