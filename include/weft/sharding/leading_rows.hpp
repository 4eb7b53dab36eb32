// How many rows of a value anybody reads, along each dimension: windows that were given more places, to have even
// pieces (even_windows.hpp), have zeros in their stead, or a slice, behind them. A device whose places nobody reads
// needs no rows of others for them.
#ifndef WEFT_SHARDING_LEADING_ROWS_HPP
#define WEFT_SHARDING_LEADING_ROWS_HPP

#include <weft/graph/op_table.hpp>
#include <weft/graph/simplify.hpp>

namespace weft::detail {

[[nodiscard]] constexpr bool has_windows(const Graph& graph, Id id) {
  const AttributeFamily family = row_of(graph[id].op).attributes;
  return family == AttributeFamily::convolution || family == AttributeFamily::window;
}

class LeadingRows {
 public:
  // O(nodes); nothing is noted where there are no windows. Refers to the graph.
  constexpr explicit LeadingRows(const Graph& graph) : graph_(graph) {
    bool exist = false;
    for (Id id = 0; !exist && id < graph.size(); ++id) exist = has_windows(graph, id);
    if (!exist) return;
    for (Id id = 0; id < graph.size(); ++id)
      rows_.push_back(TypeTable::is_tuple(graph[id].type) ? Dims{} : Dims(graph.shape(id).rank(), 0));
    for (const Output& output : graph.outputs) note_all(output.node);
    for (auto id = static_cast<Id>(graph.size()) - 1; id >= 0; --id)
      for (Index i = 0; i < graph[id].operand_count; ++i) note_read(id, i);
  }

  // Rows of `id` along `dim` from the first one to the last one that is read.
  [[nodiscard]] constexpr Index operator()(Id id, int dim) const {
    return rows_.empty() ? graph_.shape(id)[dim] : rows_[id][dim];
  }

 private:
  const Graph& graph_;
  Buffer<Dims> rows_;  // by node; empty: all are read

  constexpr void note(Id id, int dim, Index rows) {
    if (rows > rows_[id][dim]) rows_[id][dim] = rows;
  }
  constexpr void note_all(Id id) {
    for (int d = 0; d < rows_[id].size(); ++d) note(id, d, graph_.shape(id)[d]);
  }
  // What node `id` reads of its operand `i`.
  constexpr void note_read(Id id, Index i) {
    const Id operand = graph_.operand(id, i);
    if (graph_[id].op == Op::slice) {
      const SliceBounds& bounds = graph_.attributes<SliceBounds>(id);
      for (int d = 0; d < bounds.start.size(); ++d)
        if (rows_[id][d] > 0) note(operand, d, bounds.start[d] + rows_[id][d]);
      return;
    }
    if (!is_elementwise(graph_[id].op) || rows_[operand].size() != rows_[id].size()) return note_all(operand);
    for (int d = 0; d < rows_[id].size(); ++d) {
      const Index chosen = graph_[id].op == Op::select && i == 1 ? rows_chosen(graph_.operand(id, 0), d) : rows_[id][d];
      note(operand, d, chosen < rows_[id][d] ? chosen : rows_[id][d]);
    }
  }
  // Rows along `dim` before the one from which on a predicate, numbers of rows below another number, is false.
  [[nodiscard]] constexpr Index rows_chosen(Id predicate, int dim) const {
    const Index all = graph_.shape(predicate)[dim];
    if (graph_[predicate].op != Op::less) return all;
    const Id numbers = graph_.operand(predicate, 0);
    if (graph_[numbers].op != Op::iota || graph_.dims(numbers)[0] != dim) return all;
    const Repeated end = repeated_constant(graph_, graph_.operand(predicate, 1));
    return end.known && end.value >= 0 && end.value < static_cast<double>(all) ? static_cast<Index>(end.value) : all;
  }
};

}  // namespace weft::detail

#endif
