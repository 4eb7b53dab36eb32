// Definitions of report/matmuls_on_chip.hpp.
#ifndef WEFT_REPORT_MATMULS_ON_CHIP_IPP
#define WEFT_REPORT_MATMULS_ON_CHIP_IPP

#include <weft/report/explain.hpp>
#include <weft/report/matmuls_on_chip.hpp>

namespace weft::detail {

// How often each step of a plan runs in a call.
inline std::vector<Index> runs_of_steps(const PlanView& plan) {
  std::vector<Index> runs(to_size(plan.step_count()), 0), iterations(to_size(plan.loop_count), 0);
  for_each_step(plan, iterations.data(), [&](Index i) { ++runs[to_size(i)]; });
  return runs;
}

// Cycles of `products` equal matmuls, one after another. Whole folds go round the arrays, or each array takes all folds
// with a part of the stream: what is sooner done.
inline Index cycles_on_chip(const Chip& chip, const SystolicConfig& config, const SystolicCost& cost, Index products) {
  const Index folds = systolic_detail::checked_product(cost.folds(), products);
  const Index by_folds = cycles_of_folds(config, ceil_divide(folds, chip.arrays), cost.streamed),
              by_stream = cycles_of_folds(config, folds, ceil_divide(cost.streamed, chip.arrays));
  return by_folds < by_stream ? by_folds : by_stream;
}

inline std::string percentage(double share) {
  char text[32];
  std::snprintf(text, sizeof text, "%.1f %%", 100 * share);
  return text;
}

}  // namespace weft::detail

namespace weft {

MatmulsOnChip matmuls_on_chip(const PlanView& plan, const Chip& chip, Dataflow dataflow, Buffering buffering) {
  if (chip.arrays < 1 || !(chip.bf16_flops > 0)) chip_has_no_array(chip.name);
  MatmulsOnChip made{
      chip, {.rows = chip.rows, .cols = chip.cols, .dataflow = dataflow, .buffering = buffering}, {}, 0, 0};
  systolic_detail::check(made.config);
  const std::vector<Index> runs = detail::runs_of_steps(plan);
  for (Index i = 0; i < plan.step_count(); ++i) {
    const PlanStep& step = plan.step(i);
    MatmulOnChip matmul;
    matmul.step = i;
    Index products = 0;  // of one run
    if (step.kind == StepKind::dot) {
      const DotStep& dot = plan.dot(step);
      matmul.shape = {dot.m, dot.n, dot.k};
      products = dot.batch();
    } else if (step.kind == StepKind::convolution) {
      const ConvolutionGeometry& convolution = plan.convolution(step);
      matmul.shape = {convolution.columns(), convolution.outputs, convolution.depth()};
      products = convolution.groups;
    } else {
      continue;
    }
    matmul.products = products * runs[to_size(i)];
    matmul.cost = systolic_cost(made.config, matmul.shape);
    matmul.cycles = runs[to_size(i)] * detail::cycles_on_chip(chip, made.config, matmul.cost, products);
    made.cycles += matmul.cycles;
    made.flops += 2 * static_cast<double>(matmul.products) * static_cast<double>(matmul.shape.m) *
                  static_cast<double>(matmul.shape.n) * static_cast<double>(matmul.shape.k);
    made.matmuls.push_back(matmul);
  }
  return made;
}

std::string largest_loss(const SystolicConfig& config, const SystolicCost& cost) {
  if (cost.cycles == 0) return "no elements";
  const char* names = map_matmul(config.dataflow, {}).names;
  double least = 1;
  for (const double use : {cost.row_use, cost.col_use, cost.stream_use, cost.fill_use})
    least = use < least ? use : least;
  const auto part = [&](char name, Index used, Index of, const char* what) {
    return std::string(1, name) + ": " + detail::grouped(used) + " of " + detail::grouped(of) + ' ' + what;
  };
  if (least == 1) return "nothing";
  if (least == cost.row_use) return part(names[0], cost.on_rows, cost.row_folds * config.rows, "rows");
  if (least == cost.col_use) return part(names[1], cost.on_cols, cost.col_folds * config.cols, "columns");
  if (least == cost.stream_use) return part(names[2], cost.streamed, cost.interval, "cycles of a fold");
  return "filling and draining: " + detail::grouped(cost.cycles - cost.folds() * cost.interval) + " of " +
         detail::grouped(cost.cycles) + " cycles";
}

std::string explain(const PlanView& plan, const Chip& chip, Dataflow dataflow, Buffering buffering) {
  using detail::append_line, detail::grouped, detail::percentage;
  const MatmulsOnChip made = matmuls_on_chip(plan, chip, dataflow, buffering);
  std::string text;
  append_line(text, "matmuls of a device on a %s: %lld systolic array%s of %lld x %lld, %s, %s", chip.name,
              static_cast<long long>(chip.arrays), chip.arrays == 1 ? "" : "s", static_cast<long long>(chip.rows),
              static_cast<long long>(chip.cols), name_of(dataflow), name_of(buffering));
  if (made.matmuls.empty()) return text + "  none\n";
  append_line(text, "  each on one array:");
  append_line(text, "  %-4s %-34s %7s %20s %7s %13s %8s %6s  %s", "step", "", "times", "m x n x k", "folds", "cycles",
              "used", "time", "most is lost to");
  for (const MatmulOnChip& matmul : made.matmuls) {
    std::string label = label_of(plan, plan.step(matmul.step));
    if (label.size() > 34) label = label.substr(0, 32) + "..";
    const std::string shape = std::to_string(matmul.shape.m) + " x " + std::to_string(matmul.shape.n) + " x " +
                              std::to_string(matmul.shape.k);
    const double time = made.cycles == 0 ? 0 : static_cast<double>(matmul.cycles) / static_cast<double>(made.cycles);
    append_line(text, "  %-4lld %-34s %7s %20s %7s %13s %8s %4.0f %%  %s", static_cast<long long>(matmul.step),
                label.c_str(), grouped(matmul.products).c_str(), shape.c_str(), grouped(matmul.cost.folds()).c_str(),
                grouped(matmul.cost.cycles).c_str(), percentage(matmul.cost.utilization()).c_str(), 100 * time,
                largest_loss(made.config, matmul.cost).c_str());
  }
  append_line(text, "  all on the chip: %s cycles, %.4g us at %.3f GHz: %.4g of %.4g TFLOP/s, %s of the peak",
              grouped(made.cycles).c_str(), 1e6 * made.seconds(), 1e-9 * chip.clock(),
              made.share_of_peak() * chip.bf16_flops * 1e-12, chip.bf16_flops * 1e-12,
              percentage(made.share_of_peak()).c_str());
  std::string others;
  for (const Dataflow other : {Dataflow::output_stationary, Dataflow::weight_stationary, Dataflow::input_stationary})
    if (other != dataflow && has_model(other, buffering))
      others += (others.empty() ? "  all with another dataflow: " : ", ") + std::string(name_of(other)) + ' ' +
                grouped(matmuls_on_chip(plan, chip, other, buffering).cycles) + " cycles";
  return others.empty() ? text : text + others + '\n';
}

}  // namespace weft

#endif
