// The passes of Shardy's export that weft has, by the names that RUN lines call them.
#ifndef WEFT_TESTS_SDY_EXPORT_PASS_HPP
#define WEFT_TESTS_SDY_EXPORT_PASS_HPP

#include <weft/sdy/check_unreduced.hpp>
#include <weft/sdy/explicit_reshards.hpp>
#include <weft/sdy/pad_uneven.hpp>
#include <weft/sdy/reshard_collectives.hpp>
#include <weft/sdy/sharding_passes.hpp>
#include <weft/sdy/sink_edges.hpp>

#include <optional>
#include <string>
#include <vector>

namespace weft::testing {

struct ExportPass {
  std::string name, options;

  [[nodiscard]] bool has(const char* option) const { return options.find(option) != std::string::npos; }
  // False: weft has no such pass.
  bool run(stablehlo::Module& module) const {
    if (name == "insert-explicit-reshards")
      sdy::insert_explicit_reshards(module, {.everywhere = has("enable-full-version=true")});
    else if (name == "reshard-to-collectives")
      sdy::reshards_to_collectives(module,
                                   {.keeps_redundant = has("keep-redundant-reshards=true"), .joins_sums = false});
    else
      return run_plain(module);
    return true;
  }

 private:
  struct Plain {
    const char* name;
    void (*run)(stablehlo::Module& module);
  };
  bool run_plain(stablehlo::Module& module) const {
    for (const Plain& pass :
         {Plain{"close-shardings", sdy::close_shardings}, Plain{"drop-sharding-and-mesh", sdy::drop_shardings},
          Plain{"drop-sharding-rules", sdy::drop_sharding_rules},
          Plain{"insert-func-call-reshards", sdy::insert_call_reshards}, Plain{"pad-for-divisibility", sdy::pad_uneven},
          Plain{"remove-sharding-groups", sdy::drop_sharding_groups},
          Plain{"remove-sub-axes-in-input-output-shardings", sdy::drop_parts_at_edges},
          Plain{"sharding-constraint-to-reshard", sdy::constraints_to_reshards},
          Plain{"sink-data-flow-edges", sdy::sink_data_flow_edges},
          Plain{"sink-func-data-flow-edges", sdy::sink_data_flow_edges},
          Plain{"verify-unreduced-axes", sdy::check_unreduced},
          Plain{"update-non-divisible-input-output-shardings", sdy::divide_evenly}})
      if (name == pass.name) {
        pass.run(module);
        return true;
      }
    return false;
  }
};
using ExportPasses = std::vector<ExportPass>;

// In the order of a RUN line; nullopt: weft lacks one of them.
[[nodiscard]] inline std::optional<ExportPasses> export_passes(const std::string& run) {
  ExportPasses passes;
  stablehlo::Module nothing;
  const std::string marker = " -sdy-";
  for (std::size_t at = run.find(marker); at != std::string::npos; at = run.find(marker, at + 1)) {
    const std::size_t start = at + marker.size(), end = std::min(run.find_first_of(" =", start), run.size());
    ExportPass pass{run.substr(start, end - start), ""};
    if (end < run.size() && run[end] == '=') {
      const char quote = run[end + 1];
      pass.options = run.substr(end + 2, run.find(quote, end + 2) - end - 2);
    }
    if (!pass.run(nothing)) return std::nullopt;
    passes.push_back(pass);
  }
  return passes.empty() ? std::nullopt : std::optional(passes);
}

}  // namespace weft::testing

#endif
