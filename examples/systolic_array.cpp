// How systolic arrays run matmuls: a table of shapes on the arrays of a TPU, and one page that shows a small product
// beat by beat, output-stationary beside weight-stationary.
//
//   systolic_array --chip v5e --m 3 --n 3 --k 6 --rows 3 --cols 3 --output systolic_array.html
//
// Exit code 0; 1: the simulated array disagrees with the naive product or with the model; 2: a flag or the file is
// wrong.
#include "systolic_array/page.hpp"

#include "support/flags.hpp"

#include <weft/io/file.hpp>

#include <cstdio>
#include <string>
#include <utility>

namespace examples {
namespace {

// Is it the product, in as many beats as the model says?
bool agrees(const Recording& run, const Product& product) {
  const bool agree = run.results.back() == product.naive() && run.beats == run.cost.cycles;
  if (!agree)
    std::fprintf(stderr, "systolic_array: %s, %s: %lld beats where the model has %lld, or another product\n",
                 name_of(run.config.dataflow), name_of(run.config.buffering), static_cast<long long>(run.beats),
                 static_cast<long long>(run.cost.cycles));
  return agree;
}

int run(int count, char** words) {
  using weft::Buffering, weft::Dataflow;
  std::string chip_name = "v5e", output = "systolic_array.html";
  weft::MatmulShape shape{3, 3, 6};
  weft::Index rows = 3, cols = 3;
  Flags flags("systolic_array",
              "prints how systolic arrays run matmuls, and shows a small product beat by beat on a page");
  flags.choice("chip", chip_name, "v2|v3|v4|v5e|v5p|v6e", "TPU whose array the table is of");
  flags.integer("m", shape.m, 1, 12, "rows of the small product");
  flags.integer("n", shape.n, 1, 12, "its columns");
  flags.integer("k", shape.k, 1, 12, "its inner dimension");
  flags.integer("rows", rows, 1, 6, "rows of the small array");
  flags.integer("cols", cols, 1, 6, "its columns");
  flags.text("output", output, "the page to write");
  if (!flags.parse(count, words)) return 0;

  const weft::Chip& chip = weft::find_chip(chip_name.c_str());
  const Product product(shape);
  std::vector<Recording> runs;
  for (const auto& [dataflow, buffering] : {std::pair{Dataflow::output_stationary, Buffering::serial_drain},
                                            std::pair{Dataflow::weight_stationary, Buffering::serial},
                                            std::pair{Dataflow::weight_stationary, Buffering::double_buffered}}) {
    runs.push_back(Recorder({rows, cols, dataflow, buffering}, product).record());
    if (!agrees(runs.back(), product)) return exit_failure;
  }
  const std::string page = systolic_page(product, runs, chip);
  weft::write_file(output, page.data(), static_cast<weft::Index>(page.size()));

  print_table(chip);
  std::printf("\n%lld x %lld x %lld on %lld x %lld cells, moved from register to register:\n",
              static_cast<long long>(shape.m), static_cast<long long>(shape.n), static_cast<long long>(shape.k),
              static_cast<long long>(rows), static_cast<long long>(cols));
  for (const Recording& run : runs)
    std::printf("  %-18s %-16s %4lld beats, folds: %lld, %5.1f %% used\n", name_of(run.config.dataflow),
                name_of(run.config.buffering), static_cast<long long>(run.beats),
                static_cast<long long>(run.cost.folds()), 100 * run.cost.utilization());
  std::printf("%s shows them beat by beat\n", examples::shown(output).c_str());
  return 0;
}

}  // namespace
}  // namespace examples

int main(int count, char** words) {
  return examples::run_program("systolic_array", [&] { return examples::run(count, words); });
}
