// Operations whose pieces are not made of pieces alone: what moves rows, and windows, along a cut dimension. First the
// rows that a device lacks are exchanged, dimension by dimension; then it computes its piece, with the ends of the
// whole where the device has one.
#ifndef WEFT_SHARDING_MOVED_OPERATION_HPP
#define WEFT_SHARDING_MOVED_OPERATION_HPP

#include <weft/sharding/emit_exchange.hpp>
#include <weft/sharding/factor_rules.hpp>
#include <weft/sharding/halo.hpp>
#include <weft/sharding/layout.hpp>
#include <weft/sharding/moved_rows.hpp>
#include <weft/sharding/row_by_row.hpp>

namespace weft::detail {

// May rows be exchanged for this operation, if dimensions are cut?
[[nodiscard]] constexpr bool may_exchange(const Graph& graph, Id id) {
  return has_windows(graph, id) || moved_dims(graph, id) != 0 || rows_taken(graph, id) > 0;
}

class MovedOperation {
 public:
  // `needed`: how each of the values that `id` reads lies. On global shapes.
  constexpr MovedOperation(const Graph& graph, const Reads& reads, Id id, const MeshSizes& mesh, const Layout* needed,
                           const Layout& result)
      : graph_(graph), reads_(reads), id_(id), mesh_(mesh), needed_(needed), result_(result) {
    for (Index i = 0; i < reads.count(id); ++i) {
      const Shape& shape = graph.shape(reads.operand(id, i));
      Dims extents;
      for (int d = 0; d < shape.rank(); ++d) extents.push_back(shape[d] / parts(needed[i].dims[d]));
      local_.push_back(extents);
    }
    switch (row_of(graph[id].op).attributes) {
      case AttributeFamily::convolution: plan_convolution(); break;
      case AttributeFamily::window: plan_windows(); break;
      default: plan_moves(); break;
    }
    if (const Index rows = rows_taken(graph, id); rows > 0) {
      over_rows_ = result.dims[0];
      is_possible_ = rows % parts(over_rows_) == 0;
    }
  }

  // Does any dimension that is cut have to be exchanged? Else the operation is as any other.
  [[nodiscard]] constexpr bool is_cut() const noexcept { return !stages_.empty() || !over_rows_.empty(); }
  // Do pieces change hands as they are, or turned, and nothing else?
  [[nodiscard]] constexpr bool hands_pieces_on() const {
    if (!is_possible_ || stages_.empty() || !over_rows_.empty()) return false;
    for (const Stage& stage : stages_) {
      const Exchange& exchange = stage.exchange;
      if (stage.count != 1 || exchange.rounds.size() != 1) return false;
      if (!exchange.rounds[0].sends || exchange.rounds[0].rows != exchange.length) return false;
    }
    return true;
  }
  // Bytes that a device sends; -1: it cannot be cut so.
  [[nodiscard]] constexpr Index bytes() const {
    if (!is_possible_) return -1;
    Index sum = 0;
    Buffer<Dims> local = local_;
    for (const Stage& stage : stages_) {
      for (Index i = 0; i < stage.count; ++i) {
        Index row = size_bytes(graph_.dtype(id_));
        for (int d = 0; d < local[stage.first + i].size(); ++d)
          if (d != stage.dim) row *= local[stage.first + i][d];
        sum += row * stage.exchange.rows_sent(i);
      }
      local[stage.first][stage.dim] = stage.exchange.length;
    }
    return sum;
  }

  // The piece of this device, of `operands` as they are needed.
  constexpr Var emit(Graph& to, const Buffer<Id>& needed) const {
    Buffer<Var> operands;
    for (const Id operand : needed) operands.push_back({&to, operand});
    if (graph_[id_].op == Op::slice) operands[0] = sliced(operands[0]);
    for (const Stage& stage : stages_) {
      Buffer<Var> exchanged;
      for (Index i = 0; i < stage.count; ++i) exchanged.push_back(operands[stage.first + i]);
      operands[stage.first] = ExchangeEmitter(stage.exchange, stage.dim, stage.axes, stage.fill).run(exchanged);
    }
    const Op op = graph_[id_].op;
    if (!over_rows_.empty()) {
      const Index table = op == Op::gather ? extent(0, 0) : graph_.shape(id_)[0];
      const bool some_left_out = numbers_of_rows(graph_, id_) != graph_.operand(id_, 1);
      return taken_of_own(op, operands[0], operands[1], some_left_out, table / parts(over_rows_), over_rows_);
    }
    if (op == Op::pad) return padded(operands[0]);
    if (op == Op::convolution) return convolution(operands[0], operands[1], convolution_);
    if (op == Op::select_and_scatter) return own_part(select_and_scatter(operands[0], operands[1], window_));
    if (row_of(op).attributes != AttributeFamily::window) return operands[0];
    return emit_var(op, {operands[0]}, window_);
  }

 private:
  // An exchange makes one of `count` operands from `first` on.
  struct Stage {
    Index first = 0, count = 1;
    int dim = 0;
    AxisList axes;
    Exchange exchange;
    double fill = 0;
  };
  const Graph& graph_;
  const Reads& reads_;
  Id id_;
  const MeshSizes& mesh_;
  const Layout* needed_;
  const Layout& result_;
  Buffer<Dims> local_;  // by operand: its piece
  Buffer<Stage> stages_;
  bool is_possible_ = true;
  ConvolutionDims convolution_;
  Window window_;
  Dims own_first_;      // of a selection: where a device's rows begin
  AxisList over_rows_;  // of what goes row by row

  [[nodiscard]] constexpr Index parts(const AxisList& axes) const { return parts_of(mesh_, axes); }
  [[nodiscard]] constexpr Index extent(Index i, int dim) const { return graph_.shape(reads_.operand(id_, i))[dim]; }
  // Rows of a piece of operand `i`; 0: devices have all of them.
  [[nodiscard]] constexpr Index piece(Index i, int dim) const {
    return needed_[i].dims[dim].empty() ? 0 : local_[i][dim];
  }

  // ---- What moves rows
  constexpr void plan_moves() {
    const std::uint32_t dims = moved_dims(graph_, id_);
    const bool slices = graph_[id_].op == Op::slice;
    for (int d = 0; d < result_.dims.size(); ++d) {
      if ((dims >> d & 1u) == 0) continue;
      if (slices && result_.dims[d].empty() && needed_[0].dims[d].empty()) local_[0][d] = graph_.shape(id_)[d];
      if (!result_.dims[d].empty()) plan_move(d);
    }
  }
  constexpr void plan_move(int dim) {
    const Index devices = parts(result_.dims[dim]), length = graph_.shape(id_)[dim] / devices;
    Buffer<Index> pieces, rows;
    for (Index i = 0; i < local_.size(); ++i) {
      pieces.push_back(piece(i, dim));
      rows.push_back(extent(i, dim));
    }
    ExchangePlanner planner(devices, length, pieces, rows);
    const Buffer<Run> runs = reads_.runs(id_, dim);
    for (Index rank = 0; rank < devices; ++rank)
      for (const Run& run : runs) {
        const Index begin = rank * length, first = run.place > begin ? run.place : begin;
        const Index end = run.place + run.count, last = end < begin + length ? end : begin + length;
        const Index skipped = first - run.place;
        if (first < last)
          planner.add({rank, run.operand, run.mirrored ? run.from - skipped : run.from + skipped, first - begin,
                       last - first, run.mirrored});
      }
    stages_.push_back({0, local_.size(), dim, result_.dims[dim], planner.run()});
  }
  // The dimensions that stay whole.
  [[nodiscard]] constexpr Var sliced(Var x) const {
    const SliceBounds& bounds = graph_.attributes<SliceBounds>(id_);
    for (int d = 0; d < x.rank(); ++d)
      if (result_.dims[d].empty()) x = part(x, d, bounds.start[d], bounds.limit[d]);
    return x;
  }
  [[nodiscard]] constexpr Var padded(Var x) const {
    Padding padding = graph_.attributes<Padding>(id_);
    bool is_done = true;
    for (int d = 0; d < x.rank(); ++d) {
      if (!result_.dims[d].empty()) padding.low[d] = padding.high[d] = 0;
      is_done = is_done && padding.low[d] == 0 && padding.high[d] == 0;
    }
    return is_done ? x : pad(x, padding.low, padding.high);
  }

  // ---- Windows
  // `reading`: the devices that need their rows, from the first one on.
  constexpr void plan_halo(Index operand, int dim, const AxisList& axes, Index reading, const Halo& halo, double fill) {
    is_possible_ = is_possible_ && halo.exists();
    if (!halo.exists()) return;
    const Index devices = parts(axes), all = extent(operand, dim);
    const Buffer<Index> pieces{piece(operand, dim)}, rows{all};
    ExchangePlanner planner(devices, halo.count, pieces, rows);
    halo.add_runs(planner, reading, all);
    stages_.push_back({operand, 1, dim, axes, planner.run(), fill});
    is_possible_ = !stages_.back().exchange.rounds.empty();
  }
  // The devices that have any of the rows of the result along `dim` that are read, `length` each.
  [[nodiscard]] constexpr Index devices_read(int dim, Index length) const {
    return ceiling_divide(reads_.leading_rows()(id_, dim), length);
  }
  constexpr void plan_convolution() {
    const ConvolutionDims& whole = graph_.attributes<ConvolutionDims>(id_);
    convolution_ = with_part_of_groups(whole, parts(result_.dims[whole.output[1]]));
    for (int i = 0; i < convolution_.window.size(); ++i) {
      WindowDimension& window = convolution_.window[i];
      const int dim = convolution_.output[i + 2];
      const Index places = graph_.shape(id_)[dim];
      const AxisList &over_places = result_.dims[dim], &over_taps = needed_[1].dims[convolution_.kernel[i + 2]];
      if (over_places.empty() && over_taps.empty()) continue;
      const AxisList& axes = over_places.empty() ? over_taps : over_places;
      const Halo halo = over_places.empty() ? halo_of_taps(window, places, parts(axes))
                                            : halo_of_places(window, places / parts(axes));
      const Index reading = over_places.empty() ? parts(axes) : devices_read(dim, places / parts(axes));
      plan_halo(0, convolution_.input[i + 2], axes, reading, halo, 0);
      window = halo.window;
    }
  }
  constexpr void plan_windows() {
    window_ = graph_.attributes<Window>(id_);
    const bool selects = graph_[id_].op == Op::select_and_scatter;
    const double lowest = -__builtin_inf(), fill = graph_[id_].op == Op::reduce_window_sum ? 0 : lowest;
    own_first_ = Dims(window_.dims.size(), 0);
    for (int d = 0; d < window_.dims.size(); ++d) {
      const AxisList& axes = result_.dims[d];
      if (window_.dims[d].is_trivial() || axes.empty()) continue;
      const Index rows = graph_.shape(id_)[d] / parts(axes);
      if (!selects) {
        const Halo halo = halo_of_places(window_.dims[d], rows);
        plan_halo(0, d, axes, devices_read(d, rows), halo, fill);
        window_.dims[d] = halo.window;
        continue;
      }
      const SelectionHalo halo = selection_halo(window_.dims[d], rows);
      plan_halo(0, d, axes, parts(axes), halo.rows, lowest);
      plan_halo(1, d, axes, parts(axes), halo.places, 0);
      window_.dims[d] = halo.rows.window;
      own_first_[d] = halo.own;
    }
  }
  [[nodiscard]] constexpr Var own_part(Var x) const {
    for (int d = 0; d < x.rank(); ++d) {
      const Index rows = graph_.shape(id_)[d] / parts(result_.dims[d]);
      x = part(x, d, own_first_[d], own_first_[d] + rows);
    }
    return x;
  }
};

}  // namespace weft::detail

#endif
