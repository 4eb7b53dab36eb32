// A compiled step beside the same step made at start-up, with its kernels found and with all of them interpreted, in
// turns in one process: what programs here do that are called with --start_up.
#ifndef BENCH_START_UP_STEP_HPP
#define BENCH_START_UP_STEP_HPP

#include "measure.hpp"

#include <weft/dynamic/kernels.hpp>
#include <weft/dynamic/train_step.hpp>
#include <weft/kernels/isa.hpp>

#include <ctime>
#include <string_view>

namespace bench {

[[nodiscard]] inline bool asks_for_start_up(int argc, char** argv) {
  return argc == 2 && std::string_view(argv[1]) == "--start_up";
}

[[nodiscard]] inline double median(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  return values[values.size() / 2];
}

// Milliseconds of processor time that a call takes.
template <class Call>
[[nodiscard]] double processor_milliseconds(const Call& call) {
  const std::clock_t start = std::clock();
  call();
  return static_cast<double>(std::clock() - start) * 1e3 / CLOCKS_PER_SEC;
}

// Prints a JSON line for each of the two, {"name", "isa", "ms", "static_ms", "ratio", "limit", "verdict"}: medians over
// `turns` turns of `repeats` steps on one device. `rule`: an optimizer of the compiled step's kind; `batch`: its
// inputs.
template <class Step, class Loss, class Rule, class... Batch>
void compare_start_up(const std::string& name, double interpreted_limit, int turns, int repeats, const Loss& loss,
                      const weft::Buffer<weft::dynamic::InputType>& inputs, const Rule& rule, const Batch&... batch) {
  const weft::Mesh mesh{{"data", 1}};
  weft::Runtime runtime(mesh);
  weft::dynamic::register_kernels<Step>();
  Step compiled(runtime, weft::Seed{42});
  weft::dynamic::TrainStep found(runtime, loss, inputs, mesh, weft::Ddp{}, rule, weft::Seed{42});
  weft::dynamic::TrainStep interpreted(runtime, loss, inputs, mesh, weft::Ddp{}, rule, weft::Seed{42},
                                       {.kernels = weft::dynamic::interpret_kernels});
  std::vector<double> milliseconds[3];
  for (int turn = -1; turn < turns; ++turn) {
    const double of_turn[] = {processor_milliseconds([&] {
                                for (int i = 0; i < repeats; ++i) compiled(batch...);
                              }),
                              processor_milliseconds([&] {
                                for (int i = 0; i < repeats; ++i) found(batch...);
                              }),
                              processor_milliseconds([&] {
                                for (int i = 0; i < repeats; ++i) interpreted(batch...);
                              })};
    for (int k = 0; k < 3 && turn >= 0; ++k) milliseconds[k].push_back(of_turn[k] / repeats);
  }
  const double compiled_ms = median(milliseconds[0]);
  const char* const kinds[] = {"found", "interpreted"};
  const double limits[] = {1.02, interpreted_limit};
  for (int k = 0; k < 2; ++k) {
    const double ms = median(milliseconds[k + 1]), ratio = ms / compiled_ms;
    std::printf(
        "{\"name\": \"%s/%s\", \"isa\": \"%s\", \"ms\": %.4f, \"static_ms\": %.4f, \"ratio\": %.3f, "
        "\"limit\": %.2f, \"verdict\": \"%s\"}\n",
        name.c_str(), kinds[k], weft::name_of(weft::active_isa()), ms, compiled_ms, ratio, limits[k],
        ratio <= limits[k] ? "ok" : "over");
  }
}

}  // namespace bench

#endif
