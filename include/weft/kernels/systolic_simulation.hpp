// A systolic array, cell by cell and beat by beat: numbers move from register to register as they do in hardware, so
// that its products can be compared with naive ones, and its beats with the formulas of systolic_model.hpp.
//
//   weft::SystolicSimulation<int, int> array(config, {.m = 10, .n = 7, .k = 5}, input, weights);
//   while (!array.is_done()) array.beat();  // or array.run(); array.cycles(), array.result(), array.cell(r, c)
//
// A beat is a clock cycle: every register takes what its neighbor held before. Operands wait in a triangle of registers
// beside the array (row r is entered r beats late); a loader pushes the stationary operand down the columns, row R - 1
// first; an operand that is the first of its fold takes the swap of the next stationary operand along. Only the loader
// and the start of a fold are decided from outside, each when the registers that it needs are free. They know no
// formula.
#ifndef WEFT_KERNELS_SYSTOLIC_SIMULATION_HPP
#define WEFT_KERNELS_SYSTOLIC_SIMULATION_HPP

#include <weft/base/buffer.hpp>
#include <weft/kernels/systolic_model.hpp>

namespace weft {

// A number on its way, and where it belongs. `step`: which of the T operands of a fold it is; of a sum, which operand
// was added last; of a stationary operand and of a sum that drains, its row. -1: the register is empty.
template <class T>
struct SystolicWord {
  T value{};
  Index fold = -1, step = -1;

  [[nodiscard]] constexpr bool is_full() const noexcept { return step >= 0; }
};

// What a cell holds after a beat. With stationary sums: `top`, and `drain` if sums leave through the cells below; else:
// `stationary` and, if folds overlap, `shadow`.
template <class In, class Acc>
struct SystolicCell {
  SystolicWord<In> left, top;  // operands that it has multiplied in this beat and passes on
  SystolicWord<In> stationary, shadow;
  SystolicWord<Acc> sum;  // stays, or goes down
  SystolicWord<Acc> drain;
};

template <class In, class Acc>
class SystolicSimulation {
 public:
  using Cell = SystolicCell<In, Acc>;

  // O[m, n] = `input`[m, k] x `weights`[k, n], both row-major and alive as long as this. `early`: folds that overlap
  // start so many beats before the registers that they need are free; then products are wrong. Errors: those of
  // systolic_cost; load_bandwidth_has_no_model (memory here is as fast as the array).
  constexpr SystolicSimulation(const SystolicConfig& config, const MatmulShape& shape, const In* input,
                               const In* weights, Index early = 0)
      : config_(config), shape_(shape), input_(input), weights_(weights), early_(early) {
    const SystolicCost cost = systolic_cost(config, shape);  // refuses what cannot be simulated
    if (config.weights_per_cycle > 0) load_bandwidth_has_no_model("a simulation");
    mapping_ = map_matmul(config.dataflow, shape);
    row_folds_ = cost.row_folds;
    folds_ = cost.folds();
    cells_.resize(config.rows * config.cols);
    left_skew_.resize(config.rows * config.rows);
    top_skew_.resize(sums_stay() ? config.cols * config.cols : 0);
    loads_.resize(config.cols);
    drain_from_.resize(config.cols, -config.rows);
    result_.resize(shape.m * shape.n, Acc{});
  }

  [[nodiscard]] constexpr bool is_done() const noexcept { return finished_ == folds_ * results_a_fold(); }

  constexpr void beat() {
    start_fold();
    if (!sums_stay()) start_load();
    move_skew();
    for (Index r = config_.rows - 1; r >= 0; --r)  // the last cells first: they take what their neighbors held before
      for (Index c = config_.cols - 1; c >= 0; --c) {
        if (sums_stay())
          keep_sum(r, c);
        else
          pass_sum(r, c);
      }
    ++now_;
  }

  constexpr void run() {
    while (!is_done()) beat();
  }

  // Beats so far.
  [[nodiscard]] constexpr Index cycles() const noexcept { return now_; }
  [[nodiscard]] constexpr const Cell& cell(Index row, Index col) const { return cells_[row * config_.cols + col]; }
  // Operands that wait to enter: at row `row`, the first of them after `beats` more (1 or more); and above a column,
  // where sums stay. Beats beyond `row` (`col`): nothing.
  [[nodiscard]] constexpr SystolicWord<In> waits_left(Index row, Index beats) const {
    return beats > row ? SystolicWord<In>{} : left_skew_[row * config_.rows + row - beats];
  }
  [[nodiscard]] constexpr SystolicWord<In> waits_above(Index col, Index beats) const {
    return !sums_stay() || beats > col ? SystolicWord<In>{} : top_skew_[col * config_.cols + col - beats];
  }
  // [m, n], row-major: what has left the array.
  [[nodiscard]] constexpr const Buffer<Acc>& result() const noexcept { return result_; }
  // Elements that entered and left, without padding.
  [[nodiscard]] constexpr const OperandTraffic& traffic() const noexcept { return traffic_; }
  // Multiplications whose operands were both no padding.
  [[nodiscard]] constexpr Index multiplications() const noexcept { return multiplications_; }
  // Sums that left in the last beat.
  [[nodiscard]] constexpr Index left_in_beat() const noexcept { return now_ == last_exit_ + 1 ? exits_ : 0; }

  // The place in their matrix of what is at a place of a fold; outside of it where the fold is padded.
  struct Place {
    Index row = 0, col = 0;
  };
  // The operand that enters row `row`: an element of the input, with input_stationary of the weights.
  [[nodiscard]] constexpr Place place_of_left(Index fold, Index step, Index row) const noexcept {
    const Index on_rows = first_row(fold) + row;
    return config_.dataflow == Dataflow::weight_stationary ? Place{step, on_rows} : Place{on_rows, step};
  }
  // The operand that enters column `col` from above, an element of the weights.
  [[nodiscard]] constexpr Place place_of_top(Index fold, Index step, Index col) const noexcept {
    return {step, first_col(fold) + col};
  }
  // The stationary operand: an element of the weights, with input_stationary of the input.
  [[nodiscard]] constexpr Place place_of_stationary(Index fold, Index row, Index col) const noexcept {
    const Index on_rows = first_row(fold) + row, on_cols = first_col(fold) + col;
    return config_.dataflow == Dataflow::weight_stationary ? Place{on_rows, on_cols} : Place{on_cols, on_rows};
  }
  // A sum in column `col`; `step`: its operand, or where sums stay its row.
  [[nodiscard]] constexpr Place place_of_sum(Index fold, Index step, Index col) const noexcept {
    const Index on_cols = first_col(fold) + col;
    if (sums_stay()) return {first_row(fold) + step, on_cols};
    return config_.dataflow == Dataflow::weight_stationary ? Place{step, on_cols} : Place{on_cols, step};
  }

 private:
  // A row of the stationary operand on its way into the columns; `number`: the rows pushed before it.
  struct Load {
    Index fold = -1, number = -1;
  };

  SystolicConfig config_;
  MatmulShape shape_;
  MatmulMapping mapping_;
  const In *input_, *weights_;
  Index early_;
  Index row_folds_ = 0, folds_ = 0;
  Index now_ = 0;
  Index streamed_folds_ = 0, stream_from_ = -1;  // folds that have started; the beat in which the last one did
  Index loaded_folds_ = 0, load_from_ = -1;      // likewise of loads
  Index finished_ = 0;                           // results that have left, or were lost where folds start too early
  Index last_exit_ = -1, exits_ = 0;
  OperandTraffic traffic_;
  Index multiplications_ = 0;
  Buffer<Cell> cells_;
  Buffer<SystolicWord<In>> left_skew_, top_skew_;  // of row (column) i the first i of a line
  Buffer<Load> loads_;                             // what enters each column in this beat
  Buffer<Index> drain_from_;                       // the beat in which each column began to drain
  Buffer<Acc> result_;

  [[nodiscard]] constexpr bool sums_stay() const noexcept { return config_.dataflow == Dataflow::output_stationary; }
  [[nodiscard]] constexpr bool drains() const noexcept { return sums_stay() && config_.buffering != Buffering::serial; }
  [[nodiscard]] constexpr Index results_a_fold() const noexcept {
    return config_.cols * (sums_stay() ? config_.rows : mapping_.streamed);
  }
  [[nodiscard]] constexpr Index first_row(Index fold) const noexcept { return fold % row_folds_ * config_.rows; }
  [[nodiscard]] constexpr Index first_col(Index fold) const noexcept { return fold / row_folds_ * config_.cols; }
  // Has everything of the folds that have started left?
  [[nodiscard]] constexpr bool is_empty() const noexcept { return finished_ == streamed_folds_ * results_a_fold(); }

  // --- control: when a fold and a load start ---

  // A stream follows another one at once, if what its cells need is there: the stationary operand, or a free register
  // for each sum, which takes R beats to drain.
  constexpr void start_fold() {
    if (streamed_folds_ == folds_) return;
    const bool is_first = streamed_folds_ == 0;
    const Index early = is_first ? 0 : early_;
    if (!is_first && now_ < stream_from_ + mapping_.streamed - early) return;
    if (!sums_stay() && (loaded_folds_ <= streamed_folds_ || now_ < load_from_ + config_.rows - early)) return;
    const bool is_overlapped =
        config_.buffering == Buffering::double_buffered || config_.buffering == Buffering::lockstep_load;
    if (is_overlapped && sums_stay() && !is_first && now_ < stream_from_ + config_.rows - early) return;
    if (!is_overlapped && !is_empty()) return;
    if (!is_first) {  // what has not entered yet, if it starts too early, never will
      const Index missing = stream_from_ + mapping_.streamed - now_;
      if (missing > 0) finished_ += sums_stay() ? results_a_fold() : missing * config_.cols;
    }
    if (config_.buffering == Buffering::global_swap)
      for (Cell& cell : cells_) cell.stationary = cell.shadow;
    stream_from_ = now_;
    ++streamed_folds_;
  }

  // A load may push down what the cells of the first row have taken over already; in lockstep those of all columns. It
  // takes a row further with each beat, and so stays behind the swap, which takes a row and a column further.
  constexpr void start_load() {
    const bool is_loading = load_from_ >= 0 && now_ < load_from_ + config_.rows;
    if (!is_loading && loaded_folds_ < folds_ && loaded_folds_ == streamed_folds_) {
      const bool is_serial = config_.buffering == Buffering::serial;
      const Index taken = stream_from_ + (config_.buffering == Buffering::lockstep_load ? config_.cols - 1 : 0);
      if (loaded_folds_ == 0 || (is_serial ? is_empty() : now_ >= taken)) {
        load_from_ = now_;
        ++loaded_folds_;
      }
    }
    Load entering;
    if (load_from_ >= 0 && now_ < load_from_ + config_.rows) entering = {loaded_folds_ - 1, now_ - load_from_};
    const bool is_skewed = config_.buffering == Buffering::double_buffered;
    for (Index c = config_.cols - 1; c > 0; --c) loads_[c] = is_skewed ? loads_[c - 1] : entering;
    loads_[0] = entering;
  }

  // --- memory: what enters and what leaves ---

  [[nodiscard]] static constexpr In read(const In* matrix, Index cols, const Place& place, Index& reads,
                                         bool is_padding) {
    if (is_padding) return In{};
    ++reads;
    return matrix[place.row * cols + place.col];
  }
  [[nodiscard]] constexpr In read_input(const Place& place) {
    return read(input_, shape_.k, place, traffic_.input_reads, place.row >= shape_.m || place.col >= shape_.k);
  }
  [[nodiscard]] constexpr In read_weight(const Place& place) {
    return read(weights_, shape_.n, place, traffic_.weight_reads, place.row >= shape_.k || place.col >= shape_.n);
  }
  constexpr void leave(const SystolicWord<Acc>& sum, Index col) {
    exits_ = last_exit_ == now_ ? exits_ + 1 : 1;
    last_exit_ = now_;
    ++finished_;
    const Place place = place_of_sum(sum.fold, sum.step, col);
    if (place.row >= shape_.m || place.col >= shape_.n) return;
    ++traffic_.output_writes;
    result_[place.row * shape_.n + place.col] += sum.value;
  }

  // --- registers beside the array and in it ---

  // One beat of the triangles. Register i of row r (i < r) holds what has waited i + 1 beats.
  constexpr void move_skew() {
    const Index step = now_ - stream_from_, fold = streamed_folds_ - 1;
    const bool is_streaming = fold >= 0 && step < mapping_.streamed;
    for (Index r = 0; r < config_.rows; ++r) {
      SystolicWord<In> word;
      if (is_streaming) {
        const Place place = place_of_left(fold, step, r);
        word = {
            config_.dataflow == Dataflow::input_stationary ? read_weight({place.row, place.col}) : read_input(place),
            fold, step};
      }
      shift(left_skew_, r * config_.rows, r, word);
    }
    if (!sums_stay()) return;
    for (Index c = 0; c < config_.cols; ++c) {
      SystolicWord<In> word;
      if (is_streaming) word = {read_weight(place_of_top(fold, step, c)), fold, step};
      shift(top_skew_, c * config_.cols, c, word);
    }
  }
  // The line of `length` + 1 registers from `first` on takes a word; the last one is that which enters in this beat.
  static constexpr void shift(Buffer<SystolicWord<In>>& line, Index first, Index length, const SystolicWord<In>& word) {
    for (Index i = length; i > 0; --i) line[first + i] = line[first + i - 1];
    line[first] = word;
  }
  constexpr Cell& at(Index r, Index c) { return cells_[r * config_.cols + c]; }
  [[nodiscard]] constexpr SystolicWord<In> from_left(Index r, Index c) {
    return c > 0 ? at(r, c - 1).left : left_skew_[r * config_.rows + r];
  }
  constexpr void count_multiplication(Index fold, Index r, Index c) {
    if (first_row(fold) + r < mapping_.on_rows && first_col(fold) + c < mapping_.on_cols) ++multiplications_;
  }

  // A cell whose operand stays: it adds to the sum that comes from above and passes it on.
  constexpr void pass_sum(Index r, Index c) {
    Cell& cell = at(r, c);
    cell.left = from_left(r, c);
    const bool has_shadow = config_.buffering != Buffering::serial;
    if (cell.left.step == 0 && has_shadow && config_.buffering != Buffering::global_swap) cell.stationary = cell.shadow;
    if (const Load& load = loads_[c]; load.number >= r) {  // a row further down with each beat
      SystolicWord<In>& target = has_shadow ? cell.shadow : cell.stationary;
      const Index row = config_.rows - 1 - load.number;
      if (r > 0)
        target = has_shadow ? at(r - 1, c).shadow : at(r - 1, c).stationary;
      else
        target = {read_stationary(load.fold, row, c), load.fold, row};
    }
    cell.sum = r > 0 ? at(r - 1, c).sum : SystolicWord<Acc>{};
    if (!cell.left.is_full()) {
      cell.sum = {};
      return;
    }
    cell.sum.value += static_cast<Acc>(cell.left.value) * static_cast<Acc>(cell.stationary.value);
    cell.sum.fold = cell.left.fold;
    cell.sum.step = cell.left.step;
    count_multiplication(cell.left.fold, r, c);
    if (r == config_.rows - 1) leave(cell.sum, c);
  }
  [[nodiscard]] constexpr In read_stationary(Index fold, Index row, Index col) {
    const Place place = place_of_stationary(fold, row, col);
    return config_.dataflow == Dataflow::input_stationary ? read_input(place) : read_weight(place);
  }

  // A cell whose sum stays until its last operands have come.
  constexpr void keep_sum(Index r, Index c) {
    Cell& cell = at(r, c);
    const Index drained = now_ - drain_from_[c];
    if (drains() && drained >= 0 && drained <= r) {
      if (r == config_.rows - 1 && cell.drain.is_full()) leave(cell.drain, c);
      cell.drain = r > drained ? at(r - 1, c).drain : SystolicWord<Acc>{};
    }
    cell.left = from_left(r, c);
    cell.top = r > 0 ? at(r - 1, c).top : top_skew_[c * config_.cols + c];
    if (!cell.left.is_full()) return;
    if (cell.left.step == 0) cell.sum = {Acc{}, cell.left.fold, 0};
    cell.sum.value += static_cast<Acc>(cell.left.value) * static_cast<Acc>(cell.top.value);
    cell.sum.step = cell.left.step;
    count_multiplication(cell.left.fold, r, c);
    if (cell.left.step < mapping_.streamed - 1) return;
    const SystolicWord<Acc> finished{cell.sum.value, cell.sum.fold, r};
    if (!drains()) return leave(finished, c);
    if (cell.drain.is_full()) ++finished_;  // a sum that had not left is lost
    cell.drain = finished;
    if (r == config_.rows - 1) drain_from_[c] = now_ + 1;
  }
};

}  // namespace weft

#endif
