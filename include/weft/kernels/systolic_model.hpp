// How a systolic array runs a matmul: cycles, folds, utilization, and elements read and written, as constants.
//
//   constexpr weft::SystolicConfig mxu{128, 128, weft::Dataflow::weight_stationary};
//   static_assert(weft::systolic_cost(mxu, {.m = 4096, .n = 4096, .k = 4096}).cycles == 4'194'686);
//   static_assert(weft::utilization<mxu, weft::MatmulShape{4096, 4096, 4096}> > 0.99);
//
// An array of R rows and C columns of cells, each with one multiplication and addition a cycle, computes
// O[m, n] = I[m, k] W[k, n]. Two dimensions lie on the array, the third is streamed, T steps long:
//
//   dataflow           stays in a cell          on rows  on columns  streamed  what moves
//   output_stationary  the sum of O[m, n]       m        n           k         I to the right, W down
//   weight_stationary  W[k, n]                  k        n           m         I to the right, sums down
//   input_stationary   I[m, k]                  k        m           n         W to the right, sums down
//
// What is larger than the array is cut into folds, those of the rows innermost; folds at the edges are padded, so that
// each costs the same. Operands are skewed: row r enters r cycles late, column c another c.
//
// Serial counts are those of SCALE-Sim (v2 and v3, whose printed total is the number of the last cycle, one less);
// those of overlapped folds follow from which registers are free when, and systolic_simulation.hpp, which moves numbers
// through them, takes as many cycles. At a chip's clock they bound what it can do: measured products reach 0.8 to 0.9
// of them.
#ifndef WEFT_KERNELS_SYSTOLIC_MODEL_HPP
#define WEFT_KERNELS_SYSTOLIC_MODEL_HPP

#include <weft/base/error_systolic.hpp>
#include <weft/kernels/dataflow.hpp>

namespace weft {

// What of a fold goes on while another one is computed.
enum class Buffering : std::uint8_t {
  serial,         // nothing; output-stationary sums leave as they are finished, through wires of their own
  serial_drain,   // nothing, and output-stationary sums leave through the cells below them, R cycles a fold
  global_swap,    // the next stationary operand is loaded beside the active one; all cells swap when a fold has drained
  lockstep_load,  // likewise, but a cell swaps when the first operand of the next fold comes; all columns load at once
  double_buffered,  // likewise, and column c loads c cycles late; output-stationary: a second set of sums, which drains
};

[[nodiscard]] constexpr const char* name_of(Dataflow dataflow) noexcept {
  constexpr const char* names[] = {"output_stationary", "weight_stationary", "input_stationary"};
  return dataflow <= Dataflow::input_stationary ? names[static_cast<int>(dataflow)] : "an unknown dataflow";
}
[[nodiscard]] constexpr const char* name_of(Buffering buffering) noexcept {
  constexpr const char* names[] = {"serial", "serial_drain", "global_swap", "lockstep_load", "double_buffered"};
  return buffering <= Buffering::double_buffered ? names[static_cast<int>(buffering)] : "an unknown";
}
[[nodiscard]] constexpr bool has_model(Dataflow dataflow, Buffering buffering) noexcept {
  if (dataflow > Dataflow::input_stationary || buffering > Buffering::double_buffered) return false;
  if (buffering == Buffering::serial || buffering == Buffering::double_buffered) return true;
  return (dataflow == Dataflow::output_stationary) == (buffering == Buffering::serial_drain);
}

// "os", "ws" or "is", as SCALE-Sim calls them. Error: dataflow_is_unknown.
[[nodiscard]] constexpr Dataflow parse_dataflow(const char* text) {
  const auto is = [text](char first) { return text[0] == first && text[1] == 's' && text[2] == '\0'; };
  if (text == nullptr || text[0] == '\0') dataflow_is_unknown("");
  if (is('o')) return Dataflow::output_stationary;
  if (is('w')) return Dataflow::weight_stationary;
  if (!is('i')) dataflow_is_unknown(text);
  return Dataflow::input_stationary;
}

struct SystolicConfig {
  Index rows = 128, cols = 128;
  Dataflow dataflow = Dataflow::weight_stationary;
  Buffering buffering = Buffering::double_buffered;
  // Elements of the stationary operand that memory brings a cycle; 0: a row of the array.
  Index weights_per_cycle = 0;

  friend constexpr bool operator==(const SystolicConfig&, const SystolicConfig&) = default;
};

// What an array of single cells, as many as SystolicArray has sums, would be: the other face of that template.
template <class Array>
inline constexpr SystolicConfig config_of{Array::rows, Array::cols, Array::dataflow, Buffering::serial};

// [m, k] x [k, n].
struct MatmulShape {
  Index m = 0, n = 0, k = 0;

  friend constexpr bool operator==(const MatmulShape&, const MatmulShape&) = default;
};

// Elements between the array and the memory beside it. With weight_stationary and input_stationary each fold of the
// rows writes sums, which are added outside.
struct OperandTraffic {
  Index input_reads = 0, weight_reads = 0, output_writes = 0;

  friend constexpr bool operator==(const OperandTraffic&, const OperandTraffic&) = default;
};

struct SystolicCost {
  Index on_rows = 0, on_cols = 0, streamed = 0;  // of m, n and k, as the dataflow says
  Index row_folds = 0, col_folds = 0;
  Index fold_cycles = 0;  // of a fold alone, from the first load to the last result
  Index interval = 0;     // cycles from the start of a fold to that of the next
  Index cycles = 0;
  OperandTraffic traffic;
  // Four shares whose product is the utilization: of the rows and of the columns that hold something, of an interval in
  // which operands enter, and of all cycles that are intervals: the rest fills and drains the array.
  double row_use = 0, col_use = 0, stream_use = 0, fill_use = 0;

  [[nodiscard]] constexpr Index folds() const noexcept { return row_folds * col_folds; }
  // m n k / (R C cycles); 0 of a product without elements.
  [[nodiscard]] constexpr double utilization() const noexcept { return row_use * col_use * stream_use * fill_use; }
};

namespace systolic_detail {

inline constexpr Index largest_size = Index{1} << 60;  // sums of several are numbers, too

[[nodiscard]] constexpr Index checked_product(Index left, Index right) {
  Index product = 0;
  if (__builtin_mul_overflow(left, right, &product)) systolic_count_overflows(left, right);
  return product;
}
[[nodiscard]] constexpr double share(Index part, Index whole) noexcept {
  return static_cast<double>(part) / static_cast<double>(whole);
}

// Errors: systolic_array_is_empty, dataflow_has_no_model, load_bandwidth_is_negative, load_bandwidth_has_no_model,
// systolic_count_overflows.
constexpr void check(const SystolicConfig& config) {
  if (config.rows < 1 || config.cols < 1) systolic_array_is_empty(config.rows, config.cols);
  if (config.rows > largest_size || config.cols > largest_size) systolic_count_overflows(config.rows, config.cols);
  if (!has_model(config.dataflow, config.buffering))
    dataflow_has_no_model(name_of(config.dataflow), name_of(config.buffering));
  if (config.weights_per_cycle < 0) load_bandwidth_is_negative(config.weights_per_cycle);
  if (config.weights_per_cycle > 0 && config.dataflow == Dataflow::output_stationary)
    load_bandwidth_has_no_model(name_of(config.dataflow));
}
constexpr void check_size(const char* dimension, Index size) {
  if (size < 0) matmul_size_is_negative(dimension, size);
  if (size > largest_size) systolic_count_overflows(size, size);
}
// Errors: matmul_size_is_negative, systolic_count_overflows.
constexpr void check(const MatmulShape& shape) {
  check_size("m", shape.m);
  check_size("n", shape.n);
  check_size("k", shape.k);
}

}  // namespace systolic_detail

// The extents of a matmul by their place: on rows, on columns, streamed. "mnk": which is which.
struct MatmulMapping {
  Index on_rows = 0, on_cols = 0, streamed = 0;
  const char* names = "";
};
[[nodiscard]] constexpr MatmulMapping map_matmul(Dataflow dataflow, const MatmulShape& shape) noexcept {
  switch (dataflow) {
    case Dataflow::output_stationary: return {shape.m, shape.n, shape.k, "mnk"};
    case Dataflow::weight_stationary: return {shape.k, shape.n, shape.m, "knm"};
    default: return {shape.k, shape.m, shape.n, "kmn"};
  }
}

// Cycles from the start of a fold to that of the next, where T = `streamed`. A load takes R cycles, or as many as
// memory needs for R x C elements if that is more.
[[nodiscard]] constexpr Index fold_interval(const SystolicConfig& config, Index streamed) {
  const Index rows = config.rows, cols = config.cols;
  const Index pass = streamed + rows + cols - 2;  // of all operands through all cells
  Index load = rows;
  if (config.weights_per_cycle > 0) {
    const Index from_memory = ceil_divide(systolic_detail::checked_product(rows, cols), config.weights_per_cycle);
    if (from_memory > load) load = from_memory;
  }
  Index wait = load;  // until a cell can take its next stationary operand, or give its sum away
  switch (config.buffering) {
    case Buffering::serial: return config.dataflow == Dataflow::output_stationary ? pass : load + pass;
    case Buffering::serial_drain: return pass + rows;
    case Buffering::global_swap: return pass > load ? pass : load;
    case Buffering::lockstep_load: wait = load + cols - 1; break;
    case Buffering::double_buffered: break;
  }
  return streamed > wait ? streamed : wait;
}

// Cycles of `folds` folds of equal streams, from the first load to the last result. The first load of overlapped folds
// counts R cycles, whatever memory brings. Error: systolic_count_overflows.
[[nodiscard]] constexpr Index cycles_of_folds(const SystolicConfig& config, Index folds, Index streamed) {
  if (folds == 0 || streamed == 0) return 0;
  const Index interval = fold_interval(config, streamed);
  const bool is_serial = config.buffering == Buffering::serial;
  const Index alone = is_serial ? interval : 2 * config.rows + config.cols + streamed - 2;
  return systolic_detail::checked_product(folds, interval) - interval + alone;
}

// The cost of one matmul. A product without elements (a size is 0) takes no cycles and reads nothing. Errors:
// systolic_array_is_empty, dataflow_has_no_model, matmul_size_is_negative, load_bandwidth_is_negative,
// load_bandwidth_has_no_model, systolic_count_overflows.
[[nodiscard]] constexpr SystolicCost systolic_cost(const SystolicConfig& config, const MatmulShape& shape) {
  using systolic_detail::checked_product, systolic_detail::share;
  systolic_detail::check(config);
  systolic_detail::check(shape);
  const MatmulMapping mapping = map_matmul(config.dataflow, shape);
  SystolicCost cost;
  cost.on_rows = mapping.on_rows;
  cost.on_cols = mapping.on_cols;
  cost.streamed = mapping.streamed;
  if (shape.m == 0 || shape.n == 0 || shape.k == 0) return cost;
  cost.row_folds = ceil_divide(cost.on_rows, config.rows);
  cost.col_folds = ceil_divide(cost.on_cols, config.cols);
  const Index folds = checked_product(cost.row_folds, cost.col_folds);

  cost.interval = fold_interval(config, cost.streamed);
  cost.fold_cycles = cycles_of_folds(config, 1, cost.streamed);
  cost.cycles = cycles_of_folds(config, folds, cost.streamed);

  // The operand that is streamed is read once for each fold of the columns; both are, if sums stay.
  const Index inputs = checked_product(shape.m, shape.k), weights = checked_product(shape.k, shape.n),
              outputs = checked_product(shape.m, shape.n);
  switch (config.dataflow) {
    case Dataflow::output_stationary:
      cost.traffic = {checked_product(inputs, cost.col_folds), checked_product(weights, cost.row_folds), outputs};
      break;
    case Dataflow::weight_stationary:
      cost.traffic = {checked_product(inputs, cost.col_folds), weights, checked_product(outputs, cost.row_folds)};
      break;
    case Dataflow::input_stationary:
      cost.traffic = {inputs, checked_product(weights, cost.col_folds), checked_product(outputs, cost.row_folds)};
      break;
  }

  cost.row_use = share(cost.on_rows, cost.row_folds * config.rows);
  cost.col_use = share(cost.on_cols, cost.col_folds * config.cols);
  cost.stream_use = share(cost.streamed, cost.interval);
  cost.fill_use = static_cast<double>(folds) * static_cast<double>(cost.interval) / static_cast<double>(cost.cycles);
  return cost;
}

// For budgets: static_assert(weft::utilization<mxu, weft::MatmulShape{512, 4096, 4096}> > 0.8).
template <SystolicConfig config, MatmulShape shape>
inline constexpr double utilization = systolic_cost(config, shape).utilization();

}  // namespace weft

#endif
