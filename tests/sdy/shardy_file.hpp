// One test file of Shardy: runs weft's pass that its RUN line names on each of its modules, and compares each function
// with its CHECK lines.
#ifndef WEFT_TESTS_SDY_SHARDY_FILE_HPP
#define WEFT_TESTS_SDY_SHARDY_FILE_HPP

#include <weft/sdy/check_collectives.hpp>
#include <weft/stablehlo/parser.hpp>

#include <filesystem>
#include <sdy/comparison.hpp>
#include <sdy/diagnosed_part.hpp>
#include <sdy/export_pass.hpp>
#include <sdy/exported_comparison.hpp>
#include <support/checked_modules.hpp>

namespace weft::testing {

// Why weft differs, where it means to.
struct Departure {
  std::string_view file, function, reason;
};
inline constexpr Departure departures[] = {
    {"propagation_pipeline.mlir", "inlined_mesh", "a mesh inside of a sharding is not read: declare it"},
    {"propagation_pipeline.mlir", "dot_general_with_unreduced_result",
     "the pipeline also inserts all_reduce, which is a pass of its own here"},
    {"propagation_pipeline_dedup_functions_fully_true.mlir", "main", "each call has shardings of its own"},
    {"propagation_pipeline_dedup_functions_fully_true.mlir", "foo", "each call has shardings of its own"},
    {"stablehlo_pad.mlir", "extend_padding", "theirs shows, where it pads, what is behind the operand's own elements"},
    {"stablehlo_pad.mlir", "negative_low_padding", "likewise"},
    {"sdy_all_slice_all_gather.mlir", "propagate_through_all_gather",
     "each padding has a constant of its own, there, too: its name begins like the other's"},
    {"sort.mlir", "sort",
     "a result that nothing is said of is whole: closed for all results, theirs is open for the second"},
    {"unreduced.mlir", "all_reduce_source_no_sharding_and_target_has_unreduced",
     "an argument that nothing is said of is whole, and becomes a sum by a reshard; theirs counts it on every device"},
};
[[nodiscard]] inline std::string reason_of(const std::string& file, const std::string& function) {
  for (const Departure& departure : departures)
    if (file == departure.file && function.rfind(departure.function, 0) == 0)
      return " [known: " + std::string(departure.reason) + "]";
  return "";
}

struct ShardyCounts {
  std::string file;
  int agree = 0, differ = 0, refused = 0;
  std::string report;
};

class ShardyFile {
 public:
  // nullopt: its RUN line names a pass that weft does not have.
  [[nodiscard]] static std::optional<ShardyCounts> run(const std::string& path) {
    const AlignedArray<std::uint8_t> bytes = read_file(path);
    const std::string whole(reinterpret_cast<const char*>(bytes.data()), to_size(bytes.size()));
    const std::string run = whole.substr(0, whole.find('\n'));
    const std::optional<ShardyPass> pass = shardy_pass(run);
    const std::optional<ExportPasses> exports = export_passes(run);
    const bool are_errors =
        run.find("-verify-diagnostics") != std::string::npos && run.find("FileCheck") == std::string::npos;
    const bool is_read = are_errors && run.find(" -sdy-") == std::string::npos;
    if (!pass && !exports && !is_read) return std::nullopt;
    ShardyCounts counts;
    counts.file = std::filesystem::path(path).filename().string();
    const bool is_split = run.find("-split-input-file") != std::string::npos;
    for (const NamedText& part : is_split ? modules_in(path) : std::vector<NamedText>{{"", whole}})
      are_errors ? diagnose(part.text, exports.value_or(ExportPasses()), counts)
      : pass     ? compare(part.text, *pass, counts)
                 : compare(part.text, *exports, counts);
    return counts;
  }

 private:
  // Each module is one function here.
  static void diagnose(const std::string& text, const ExportPasses& passes, ShardyCounts& counts) {
    const DiagnosedPart expected(text);
    const auto read = [&] {
      stablehlo::Module module = stablehlo::read_module(text);
      for (const ExportPass& pass : passes) static_cast<void>(pass.run(module));
      if (!passes.empty()) return;
      static_cast<void>(sdy::module_flow(module));
      sdy::check_collectives(module);
      sdy::check_unreduced(module);
    };
    CheckedFunction function;
    function.name = expected.name();
    count(function, expected.differences(read), counts);
  }
  static void compare(const std::string& text, const ExportPasses& passes, ShardyCounts& counts) {
    const std::vector<CheckedFunction> expected = checked_functions(text);
    try {
      stablehlo::Module module = stablehlo::read_module(text);
      for (const ExportPass& pass : passes) static_cast<void>(pass.run(module));
      for (const CheckedFunction& function : expected) {
        const stablehlo::Function* const got = module.find(function.name);
        count(function,
              got == nullptr ? "    no such function\n"
                             : ExportedComparison(function, ExportedFunction(module, *got)).differences(),
              counts);
      }
    } catch (const Error& error) {
      refuse(expected, error.what(), counts);
    }
  }
  static void count(const CheckedFunction& function, const std::string& differences, ShardyCounts& counts) {
    ++(differences.empty() ? counts.agree : counts.differ);
    if (!differences.empty())
      counts.report += "  differs @" + function.name + reason_of(counts.file, function.name) + "\n" + differences;
  }
  static void refuse(const std::vector<CheckedFunction>& functions, const char* why, ShardyCounts& counts) {
    for (const CheckedFunction& function : functions) {
      ++counts.refused;
      counts.report += "  refused @" + function.name + reason_of(counts.file, function.name) + ": " + why + "\n";
    }
  }
  static void compare(const std::string& text, const ShardyPass& pass, ShardyCounts& counts) {
    const std::vector<CheckedFunction> expected = checked_functions(text);
    try {
      const stablehlo::Module module = stablehlo::read_module(text);
      sdy::ModuleFlow made = sdy::module_flow(module, pass.flow);
      if (!pass.only_rules) propagate_shardings(made.flow, pass.propagation);
      for (const CheckedFunction& function : expected) compare(module, made, function, pass, counts);
    } catch (const Error& error) {
      refuse(expected, error.what(), counts);
    }
  }
  static void compare(const stablehlo::Module& module, const sdy::ModuleFlow& made, const CheckedFunction& expected,
                      const ShardyPass& pass, ShardyCounts& counts) {
    const sdy::FunctionFlow* const function = find(made, expected.name);
    std::string differences = "    no such function\n";
    if (function != nullptr) {
      const PrintedFunction printed(module, made, *function, pass);
      differences = Comparison(expected, printed).differences();
    }
    count(expected, differences, counts);
  }
  // A label may be the start of a name; "foo_0" is "foo" where it is called the second time.
  static const sdy::FunctionFlow* find(const sdy::ModuleFlow& made, const std::string& name) {
    const auto starting = [&](const std::string& start, bool is_whole, int number) {
      for (const sdy::FunctionFlow& flow : made.functions) {
        const std::string_view known = flow.function->name;
        if ((is_whole ? known == start : known.substr(0, start.size()) == start) && number-- == 0) return &flow;
      }
      return static_cast<const sdy::FunctionFlow*>(nullptr);
    };
    if (const auto* const whole = starting(name, true, 0)) return whole;
    if (const std::size_t bar = name.rfind('_'); bar != std::string::npos)
      if (name.size() == bar + 2 && std::isdigit(static_cast<unsigned char>(name.back())) != 0)
        if (const auto* const copy = starting(name.substr(0, bar), true, name.back() - '0' + 1)) return copy;
    return starting(name, false, 0);
  }
};

}  // namespace weft::testing

#endif
