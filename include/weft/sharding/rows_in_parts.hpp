// Rows that places are taken of, each row its own (row_by_row.hpp), are numbered along several dimensions: where the
// middle one of [8, 16, 32] is sorted, they are 8 * 32. Only a cut of the first of these cuts such numbers in pieces.
// Where a later one is cut, rows are taken in another order, in which those of one device follow one another:
// dimensions are split into parts and what a part has, and parts come first. All that is reordered stays on its device.
#ifndef WEFT_SHARDING_ROWS_IN_PARTS_HPP
#define WEFT_SHARDING_ROWS_IN_PARTS_HPP

#include <weft/graph/move_dimensions.hpp>
#include <weft/sharding/layout.hpp>
#include <weft/sharding/row_by_row.hpp>

namespace weft::detail {

class RowsInParts {
 public:
  enum class By : std::uint8_t { layouts, wishes };
  // `layouts`: how the values of `graph` lie, by node, or how they are wished to lie, as far as that is known. Refers
  // to all.
  constexpr RowsInParts(const Graph& graph, const MeshSizes& mesh, const Buffer<Layout>& layouts, By by = By::layouts)
      : mesh_(mesh), layouts_(layouts), by_(by), rewrite_(graph), reshaped_(graph.size(), no_id) {
    for (Id id = 0; by == By::wishes && id < graph.size(); ++id)
      if (graph[id].op == Op::reshape) reshaped_[graph.operand(id, 0)] = id;
  }

  // Are any rows cut along a dimension that does not lead?
  [[nodiscard]] constexpr bool exist() const {
    for (Id id = 0; id < rewrite_.from.size(); ++id)
      if (order_of_rows(id).is_another()) return true;
    return false;
  }
  // The same function. Once.
  constexpr Graph run() {
    rewrite_.copy_inputs();
    for (Id id = 0; id < rewrite_.from.size(); ++id) {
      if (rewrite_.has(id)) continue;
      const Order order = order_of_rows(id);
      rewrite_.to.phase = rewrite_.from[id].phase;
      rewrite_.set(id, order.is_another() ? in_parts(id, order) : rewrite_.copy(id));
    }
    rewrite_.copy_outputs();
    return simplify(rewrite_.to);
  }

 private:
  // The dimensions of rows, split: their extents, and their order with parts first.
  struct Order {
    Dims split;
    AxisList dims;
    [[nodiscard]] constexpr bool is_another() const { return !is_identity(dims); }
  };

  const MeshSizes& mesh_;
  const Buffer<Layout>& layouts_;
  By by_;
  Rewriter rewrite_;
  Buffer<Id> reshaped_;  // by node: the reshape that reads it, where wishes say the order

  // What numbers of rows are made of, [rows, count] each: where rows start, and places in them.
  struct Summands {
    Id starts, places;
  };
  [[nodiscard]] constexpr Summands summands(Id id, Index rows) const {
    const Graph& graph = rewrite_.from;
    Id sum = numbers_of_rows(graph, id);
    if (graph[sum].op == Op::reshape) sum = graph.operand(sum, 0);
    const Id first = graph.operand(sum, 0), second = graph.operand(sum, 1);
    const Index table = graph.shape(graph[id].op == Op::gather ? graph.operand(id, 0) : id)[0];
    return starts_rows(graph, first, table / rows) ? Summands{first, second} : Summands{second, first};
  }

  // As what is taken of, or added, lies before its rows are numbered; or else as places do. Or as what is made of the
  // rows is wished.
  [[nodiscard]] constexpr Order order_of_rows(Id id) const {
    const Index rows = rows_taken(rewrite_.from, id);
    if (rows == 0) return {};
    const int others = rewrite_.from.shape(id).rank();
    if (by_ == By::wishes) return reshaped_[id] == no_id ? Order() : order_at(reshaped_[id], rows, others);
    const Order order = order_before(rewrite_.from.operand(id, 0), rows, others);
    return order.is_another() ? order : order_before(summands(id, rows).places, rows, others);
  }
  // The order of the rows of what `id` is a reshape of, if some of its dimensions are these rows and, split, leave room
  // for `others` more.
  [[nodiscard]] constexpr Order order_before(Id id, Index rows, int others) const {
    while (rewrite_.from[id].op == Op::reshape) id = rewrite_.from.operand(id, 0);
    return order_at(id, rows, others);
  }
  // The same of the rows that the first dimensions of `id` are.
  [[nodiscard]] constexpr Order order_at(Id id, Index rows, int others) const {
    const Shape& shape = rewrite_.from.shape(id);
    if (layouts_[id].dims.size() != shape.rank()) return {};  // no output needs it
    Order order;
    AxisList within;
    Index joined = 1;
    for (int d = 0; d < shape.rank() && joined < rows; joined *= shape[d], ++d) {
      if (order.split.size() + 2 + others > max_rank) return {};
      const Index parts = parts_of(mesh_, layouts_[id].dims[d]);
      if (parts > 1) {
        order.dims.push_back(static_cast<std::int8_t>(order.split.size()));
        order.split.push_back(parts);
      }
      if (parts < shape[d]) {
        within.push_back(static_cast<std::int8_t>(order.split.size()));
        order.split.push_back(shape[d] / parts);
      }
    }
    for (const auto dim : within) order.dims.push_back(dim);
    return joined == rows ? order : Order();
  }

  // Rows [rows * n, ...] in the order, or from it back in their own.
  static constexpr Var ordered(Var x, const Order& order, bool back = false) {
    AxisList dims = back ? inverse(order.dims) : order.dims;
    Dims extents;
    Index rows = 1;
    for (int i = 0; i < order.split.size(); ++i) {
      extents.push_back(order.split[back ? order.dims[i] : i]);
      rows *= extents.back();
    }
    extents.push_back(x.shape()[0] / rows);
    for (int d = 1; d < x.rank(); ++d) extents.push_back(x.shape()[d]);
    while (dims.size() < extents.size()) dims.push_back(static_cast<std::int8_t>(dims.size()));
    return reshape(transpose(reshape(x, Shape(extents)), dims), x.shape());
  }
  constexpr Var in_parts(Id id, const Order& order) {
    const Graph& graph = rewrite_.from;
    const Summands summed = summands(id, rows_taken(graph, id));
    const Id given = graph.operand(id, 1), not_clamped = signed_rows(graph, id), all = numbers_of_rows(graph, id);
    Var numbers = reshape(rewrite_(summed.starts) + ordered(rewrite_(summed.places), order), graph.shape(all));
    if (all != not_clamped) numbers = select(ordered(rewrite_(graph.operand(not_clamped, 0)), order), numbers, -1.0);
    if (not_clamped != given) numbers = maximum(numbers, 0.0);
    const Var first = ordered(rewrite_(graph.operand(id, 0)), order);
    return ordered(graph[id].op == Op::gather ? take(first, numbers) : scatter_add(first, numbers, graph.shape(id)[0]),
                   order, true);
  }
};

}  // namespace weft::detail

#endif
