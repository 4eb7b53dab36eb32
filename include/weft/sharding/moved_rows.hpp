// Operations that move rows along one dimension and compute nothing: slices, pads, concatenations, reversals. One that
// is read by another one alone is read through: of x[63:64] and x[0:63], joined again, every device needs one row of
// another one, while the halves of such a roll could not be cut in equal pieces.
#ifndef WEFT_SHARDING_MOVED_ROWS_HPP
#define WEFT_SHARDING_MOVED_ROWS_HPP

#include <weft/graph/loops.hpp>
#include <weft/graph/rewriter.hpp>
#include <weft/graph/simplify.hpp>
#include <weft/sharding/exchange.hpp>
#include <weft/sharding/leading_rows.hpp>
#include <weft/sharding/row_by_row.hpp>

#include <numeric>

namespace weft::detail {

[[nodiscard]] constexpr bool takes_or_adds_rows(Op op) { return op == Op::gather || op == Op::scatter; }
// take(x, extent - 1 - iota), or what is added up there: rows from the last to the first.
[[nodiscard]] constexpr bool is_reversal(const Graph& graph, Id id) {
  if (!takes_or_adds_rows(graph[id].op) || graph.dtype(id) == DType::pred) return false;
  const Id rows = signed_rows(graph, id);
  const Index extent = graph.shape(id)[0];
  if (graph[rows].op != Op::subtract || graph.shape(rows).rank() != 1 || graph.shape(graph.operand(id, 0))[0] != extent)
    return false;
  return graph[graph.operand(rows, 1)].op == Op::iota &&
         repeats(graph, graph.operand(rows, 0), static_cast<double>(extent - 1));
}

// The dimensions along which rows move, by bits; 0: of another operation, or nothing moves.
[[nodiscard]] constexpr std::uint32_t moved_dims(const Graph& graph, Id id) {
  const Op op = graph[id].op;
  if (op == Op::concatenate) return 1u << graph.dims(id)[0];
  if (takes_or_adds_rows(op)) return is_reversal(graph, id) ? 1u : 0u;
  if (op != Op::slice && op != Op::pad) return 0;
  std::uint32_t dims = 0;
  for (int d = 0; d < graph.shape(id).rank(); ++d)
    if (graph.shape(id)[d] != graph.shape(graph.operand(id, 0))[d]) dims |= 1u << d;
  return dims;
}
// The dimension of which a slice takes one row, or as many as no cut of what it is taken from divides, and all of the
// others; -1: it takes others, or of what is moved already, or what has no sums.
[[nodiscard]] constexpr int dim_of_few(const Graph& graph, Id id) {
  if (graph[id].op != Op::slice || graph.dtype(id) == DType::pred) return -1;
  const Id operand = graph.operand(id, 0);
  const std::uint32_t dims = moved_dims(graph, id);
  const int dim = __builtin_ctz(dims | 1u << max_rank);
  if (dim == max_rank || dims != 1u << dim || moved_dims(graph, operand) != 0) return -1;
  return std::gcd(graph.shape(operand)[dim], graph.shape(id)[dim]) == 1 ? dim : -1;
}
[[nodiscard]] constexpr bool is_one_bit(std::uint32_t bits) { return bits != 0 && (bits & (bits - 1)) == 0; }

// The rows of its operands that the node is made of along `dim`, as runs of rank 0.
[[nodiscard]] constexpr Buffer<Run> own_runs(const Graph& graph, Id id, int dim) {
  const auto extent = [&](Id of) { return graph.shape(of)[dim]; };
  switch (graph[id].op) {
    case Op::slice: return {{0, 0, graph.attributes<SliceBounds>(id).start[dim], 0, extent(id)}};
    case Op::pad: return {{0, 0, 0, graph.attributes<Padding>(id).low[dim], extent(graph.operand(id, 0))}};
    case Op::gather:
    case Op::scatter: return {{0, 0, extent(id) - 1, 0, extent(id), true}};
    default: break;
  }
  Buffer<Run> runs;
  Index place = 0;
  for (Index i = 0; i < graph[id].operand_count; ++i) {
    const Index rows = extent(graph.operand(id, i));
    if (rows > 0) runs.push_back({0, i, 0, place, rows});
    place += rows;
  }
  return runs;
}

// One that goes on where the last one ends is a part of it.
constexpr void add_in_order(Buffer<Run>& runs, const Run& run) {
  if (!runs.empty() && runs.back().operand == run.operand && runs.back().place + runs.back().count == run.place) {
    Run& last = runs.back();
    const Index next = run.from - last.from;
    const bool ascends = !run.mirrored && !last.mirrored && next == last.count;
    const bool descends = run.mirrored && last.mirrored && next == -last.count;
    if (ascends || descends) {
      last.count += run.count;
      return;
    }
  }
  runs.push_back(run);
}

// What a run of rows of a value becomes where the value itself is made of runs, in the order of places.
constexpr Buffer<Run> read_through(const Run& run, const Buffer<Run>& inner) {
  Buffer<Run> made;
  const Index begin = run.mirrored ? run.from - run.count + 1 : run.from, end = begin + run.count;
  for (const Run& own : inner) {
    const Index first = own.place > begin ? own.place : begin;
    const Index last = own.place + own.count < end ? own.place + own.count : end;
    if (first >= last) continue;
    const Index leads = run.mirrored ? last - 1 : first;  // the row that comes first
    const Index inside = leads - own.place, outside = run.mirrored ? run.from - leads : leads - run.from;
    made.push_back({0, own.operand, own.mirrored ? own.from - inside : own.from + inside, run.place + outside,
                    last - first, own.mirrored != run.mirrored});
  }
  if (run.mirrored)
    for (Index i = 0, j = made.size() - 1; i < j; ++i, --j) {
      const Run other = made[i];
      made[i] = made[j];
      made[j] = other;
    }
  return made;
}

// Which values operations read: their operands, or through operands that only move rows what those are made of.
class Reads {
 public:
  // `moves`: is anything read through?
  constexpr Reads(const Graph& graph, bool moves) : graph_(graph), leading_rows_(graph) {
    bool exist = false;
    for (Id id = 0; moves && !exist && id < graph.size(); ++id) exist = moved_dims(graph, id) != 0;
    if (!exist) return;
    const Users users(graph);
    const Loops loops(graph);
    Buffer<bool> is_output(graph.size(), false);
    for (const Output& output : graph.outputs) is_output[output.node] = true;
    folded_ = Buffer<bool>(graph.size(), false);
    first_ = Buffer<std::int32_t>(graph.size() + 1, 0);
    Buffer<std::uint32_t> dims(graph.size(), 0);
    for (Id id = 0; id < graph.size(); ++id) {
      dims[id] = moved_dims(graph, id);
      for (Index i = 0; is_one_bit(dims[id]) && i < moved_operands(id); ++i) {
        const Id operand = graph.operand(id, i);
        // What is made before a loop is exchanged before it, once.
        folded_[operand] = dims[operand] == dims[id] && users.count(operand) == 1 && !is_output[operand] &&
                           loops[operand] == loops[id];
      }
    }
    for (Id id = 0; id < graph.size(); ++id) {
      first_[id] = static_cast<std::int32_t>(list_.size());
      if (dims[id] != 0) collect(id, list_.size());
    }
    first_[graph.size()] = static_cast<std::int32_t>(list_.size());
  }

  // How many rows of windows anyone reads.
  [[nodiscard]] constexpr const LeadingRows& leading_rows() const noexcept { return leading_rows_; }
  [[nodiscard]] constexpr bool is_folded(Id id) const { return !folded_.empty() && folded_[id]; }
  // Does it move rows?
  [[nodiscard]] constexpr bool has_list(Id id) const { return !first_.empty() && first_[id] < first_[id + 1]; }
  [[nodiscard]] constexpr Index count(Id id) const {
    return has_list(id) ? first_[id + 1] - first_[id] : graph_[id].operand_count;
  }
  [[nodiscard]] constexpr Id operand(Id id, Index i) const {
    return has_list(id) ? list_[first_[id] + i] : graph_.operand(id, i);
  }

  // The rows of these that the node is made of along `dim`, in the order of places.
  [[nodiscard]] constexpr Buffer<Run> runs(Id id, int dim) const {
    Buffer<Run> made;
    for (const Run& run : own_runs(graph_, id, dim)) {
      const Id operand = graph_.operand(id, run.operand);
      if (is_folded(operand)) {
        for (Run inner : read_through(run, runs(operand, dim))) {
          inner.operand = number_of(id, this->operand(operand, inner.operand));
          add_in_order(made, inner);
        }
        continue;
      }
      Run own = run;
      own.operand = number_of(id, operand);
      add_in_order(made, own);
    }
    return made;
  }
  // Which of the values that node `id` reads.
  [[nodiscard]] constexpr Index number_of(Id id, Id value) const {
    Index i = 0;
    while (operand(id, i) != value) ++i;
    return i;
  }
  // Indices of a reversal are known.
  [[nodiscard]] constexpr Index moved_operands(Id id) const {
    return takes_or_adds_rows(graph_[id].op) ? 1 : graph_[id].operand_count;
  }

 private:
  const Graph& graph_;
  LeadingRows leading_rows_;
  Buffer<bool> folded_;         // by node; empty: nothing is moved
  Buffer<std::int32_t> first_;  // by node: where its own start in ...
  Buffer<Id> list_;             // ... what is read by those that move rows

  // Each value once. `first`: where the list starts.
  constexpr void collect(Id id, Index first) {
    for (Index i = 0; i < moved_operands(id); ++i) {
      const Id operand = graph_.operand(id, i);
      bool is_new = !is_folded(operand);
      for (Index j = first; j < list_.size(); ++j) is_new = is_new && list_[j] != operand;
      if (is_new) list_.push_back(operand);
      if (is_folded(operand)) collect(operand, first);
    }
  }
};

}  // namespace weft::detail

#endif
