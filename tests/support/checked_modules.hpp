// Modules of StableHLO that check themselves: @main, or every function without arguments, calls check.expect_close and
// its like. What weft_stablehlo and the golden tests run.
#ifndef WEFT_TESTS_SUPPORT_CHECKED_MODULES_HPP
#define WEFT_TESTS_SUPPORT_CHECKED_MODULES_HPP

#include <weft/dynamic/program.hpp>
#include <weft/io/file.hpp>
#include <weft/stablehlo/bytecode.hpp>
#include <weft/stablehlo/import.hpp>

#include <cmath>
#include <string>
#include <string_view>
#include <vector>

namespace weft::testing {

// A text without its name, and what it is called in its file.
struct NamedText {
  std::string name, text;
};
// The parts of a file between lines of "// -----"; the first line of each may be its name, "// name". Bytecode is one.
[[nodiscard]] inline std::vector<NamedText> modules_in(const std::string& path) {
  const AlignedArray<std::uint8_t> bytes = read_file(path);
  std::string rest(reinterpret_cast<const char*>(bytes.data()), to_size(bytes.size()));
  if (stablehlo::is_bytecode(rest)) return {{"bytecode", rest}};
  std::vector<NamedText> parts;
  for (std::size_t end = 0; end != std::string::npos;) {
    end = rest.find("// -----\n");
    std::string text = rest.substr(0, end);
    if (end != std::string::npos) rest.erase(0, end + 9);
    const bool is_named = text.rfind("// ", 0) == 0;
    if (text.find("func") == std::string::npos) continue;
    parts.push_back({is_named ? text.substr(3, text.find('\n') - 3) : "part " + std::to_string(parts.size()), text});
  }
  return parts;
}

class CheckedModule {
 public:
  enum class Verdict { passed, failed, refused };
  struct Outcome {
    Verdict verdict = Verdict::passed;
    std::string reason;
  };

  // Runs a function of a module that has no arguments.
  [[nodiscard]] static Outcome run(Runtime& runtime, const std::string& text) {
    try {
      const stablehlo::Module module = stablehlo::read_any(text);
      if (const stablehlo::Function* const main = module.find("main"); main != nullptr)
        return run(runtime, module, *main);
      for (const stablehlo::Function& function : module.functions) {
        if (!function.body.arguments.empty()) continue;
        if (Outcome outcome = run(runtime, module, function); outcome.verdict != Verdict::passed) return outcome;
      }
      return {};
    } catch (const Error& error) {
      return {Verdict::refused, error.what()};
    }
  }

 private:
  // Two results that must agree, by their numbers.
  struct Check {
    std::string kind;
    std::size_t got = 0, expected = 0;
  };
  std::vector<Check> checks_;
  Buffer<Var> results_;

  // (got, expected), or (got) {value = expected}.
  static Buffer<Var> note(const stablehlo::Reading& at, void* context) {
    CheckedModule& own = *static_cast<CheckedModule*>(context);
    const auto first = static_cast<std::size_t>(own.results_.size());
    const stablehlo::Attribute* const target = at.find("call_target_name");
    own.checks_.push_back({std::string(target != nullptr ? target->text : at.operation.name), first, first + 1});
    own.results_.push_back(at.in[0]);
    if (const stablehlo::Attribute* const value = at.find("value"))
      own.results_.push_back(stablehlo::read::constant_of(at, *value));
    else
      own.results_.push_back(at.in[1]);
    if (!at.operation.results.empty()) return {constant(at.graph(), 1, DType::pred)};
    return {};
  }

  static Outcome run(Runtime& runtime, const stablehlo::Module& module, const stablehlo::Function& function) {
    CheckedModule own;
    Buffer<stablehlo::CustomCall> calls;
    for (const char* name : {"check.expect_close", "check.expect_eq", "check.expect_almost_eq",
                             "check.expect_close_const", "check.expect_eq_const", "check.expect_almost_eq_const", "check.eq"})
      calls.push_back({name, note, &own});
    const dynamic::ResultsFunction traced = [&](const Buffer<Var>& inputs) {
      static_cast<void>(
          stablehlo::import_function(*inputs[0].graph, module, function, {}, stablehlo::most_operations, calls));
      if (own.results_.empty()) own.results_.push_back(inputs[0]);
      return own.results_;
    };
    dynamic::Program program(runtime, traced, {input<float>({1})}, Mesh{{"data", 1}}, Ddp{});
    const auto results = program(std::vector<float>(1));
    for (const Check& check : own.checks_)
      if (std::string found = difference(check.kind, results[check.got], results[check.expected]); !found.empty())
        return {Verdict::failed, found};
    if (own.checks_.empty()) return {Verdict::refused, "nothing is checked"};
    return {};
  }

  static double element(const dynamic::Result& result, Index i) {
    const auto* const bytes = reinterpret_cast<const std::uint8_t*>(result.bytes) + i * size_bytes(result.dtype);
    return element_value(result.dtype, element_at(result.dtype, bytes));
  }
  // Empty: they agree. Integers of 64 bits are compared by their bits.
  static std::string difference(const std::string& kind, const dynamic::Result& got, const dynamic::Result& expected) {
    const Index bytes = size_bytes(got.dtype);
    const bool is_exact = kind.find("expect_eq") != std::string::npos || !is_floating(got.dtype);
    const bool is_almost = kind.find("almost") != std::string::npos;
    const double tolerance = is_almost                 ? 1e-3
                             : got.dtype == DType::f32 ? 1e-4
                             : got.dtype == DType::f64 ? (kind.find("const") != std::string::npos ? 1e-5 : 1e-9)
                                                       : 2e-2;
    for (Index i = 0; i < got.shape.elements(); ++i) {
      const double a = element(got, i), b = element(expected, i);
      const bool is_equal = is_floating(got.dtype)
                                ? a == b || (std::isnan(a) && std::isnan(b))
                                : std::memcmp(got.bytes + i * bytes, expected.bytes + i * bytes, to_size(bytes)) == 0;
      if (is_equal || (!is_exact && std::fabs(a - b) <= tolerance + tolerance * std::fabs(b))) continue;
      return "element " + std::to_string(i) + " of " + name_of(got.dtype) + ": got " + std::to_string(a) +
             ", expected " + std::to_string(b);
    }
    return {};
  }
};

}  // namespace weft::testing

#endif
