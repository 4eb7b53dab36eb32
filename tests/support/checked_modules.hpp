// Modules of StableHLO that check themselves: @main, or every function without arguments, calls check.expect_close and
// its like. What weft_stablehlo and the golden tests run.
#ifndef WEFT_TESTS_SUPPORT_CHECKED_MODULES_HPP
#define WEFT_TESTS_SUPPORT_CHECKED_MODULES_HPP

#include <support/device_program.hpp>
#include <support/parallel_programs.hpp>
#include <weft/dynamic/stablehlo.hpp>
#include <weft/io/file.hpp>
#include <weft/stablehlo/bytecode.hpp>
#include <weft/stablehlo/import.hpp>
#include <weft/stablehlo/print.hpp>

#include <algorithm>
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

  // The module that weft writes of what it has read, which returns what is checked and what it must be: of a module for
  // one device with @main.
  [[nodiscard]] static std::string rewritten(const std::string& text) {
    const stablehlo::Module module = stablehlo::read_any(text);
    CheckedModule own;
    return own.written(module, stablehlo::main_of(module));
  }
  // Runs that one.
  [[nodiscard]] static Outcome run_rewritten(Runtime& runtime, const std::string& text) {
    const stablehlo::Module module = stablehlo::read_any(text);
    CheckedModule own;
    const std::string again = own.written(module, stablehlo::main_of(module));
    dynamic::Program program = stablehlo::load(runtime, again);
    return own.outcome(program());
  }

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
    double tolerance = 0;  // 0: that of the kind
  };
  // What interpreter.probe has seen, in its order.
  struct Probed {
    const stablehlo::Operation* by;
    std::string_view id;
    std::int32_t loops;  // that the graph had
    Var value;
  };
  std::vector<Check> checks_;
  std::vector<Probed> probed_;
  Buffer<Var> results_;

  void add_check(const stablehlo::Reading& at, std::string_view kind, Var got, Var expected) {
    const auto first = static_cast<std::size_t>(results_.size());
    const stablehlo::Attribute* const tolerance = at.find("tolerance");
    checks_.push_back(
        {std::string(kind), first, first + 1, tolerance != nullptr ? stablehlo::decimal_value(tolerance->text) : 0});
    results_.push_back(got), results_.push_back(expected);
  }
  // (got, expected), or (got) {value = expected}.
  static Buffer<Var> note(const stablehlo::Reading& at, void* context) {
    const stablehlo::Attribute* const target = at.find("call_target_name");
    const stablehlo::Attribute* const value = at.find("value");
    static_cast<CheckedModule*>(context)->add_check(
        at, target != nullptr ? target->text : at.operation.name, at.in[0],
        value != nullptr ? stablehlo::read::constant_of(at, *value) : at.in[1]);
    if (!at.operation.results.empty()) return {constant(at.graph(), 1, DType::pred)};
    return {};
  }
  static Buffer<Var> print(const stablehlo::Reading&, void*) { return {}; }
  static bool is_in_a_region(const stablehlo::Reading& at) {
    for (const stablehlo::Function& function : at.importer.module().functions)
      for (const stablehlo::Operation& operation : function.body.operations)
        if (&operation == &at.operation) return false;
    return true;
  }
  // A loop is read twice, first to look at it: what was seen then is gone.
  static Buffer<Var> probe(const stablehlo::Reading& at, void* context) {
    auto& all = static_cast<CheckedModule*>(context)->probed_;
    const Probed seen{&at.operation, at.attribute("probe_id").text, at.graph().loops, at.in[0]};
    const auto again = std::find_if(all.begin(), all.end(), [&](const Probed& other) {
      return is_in_a_region(at) && other.by == seen.by && other.loops == seen.loops;
    });
    if (again != all.end())
      *again = seen;
    else
      all.push_back(seen);
    return at.in;
  }
  // What a value is in each iteration of the loops around it, the outermost first: [iterations, ...].
  static Var in_every_iteration(const stablehlo::Reading& at, Var value) {
    Graph& graph = at.graph();
    const Shape each = value.shape();
    Index count = 1;
    for (;;) {
      const Loops loops(graph);
      const std::int32_t loop = loops[value.id];
      if (loop == no_loop) break;
      const LoopAttributes attributes = loop_attributes(graph, loops.end[loop]);
      if (attributes.condition >= 0) at.refuse("loop of as many iterations as its values say, around the probe of");
      LoopAttributes own = attributes;
      own.recomputes = false;
      value = loop_stack(value, {&graph, loops.end[loop]}, own);
      count *= attributes.count;
    }
    Dims extents = each.dims;
    extents.insert(0, count);
    return reshape(value, Shape(extents));
  }
  static Buffer<Var> note_probed(const stablehlo::Reading& at, void* context) {
    CheckedModule& own = *static_cast<CheckedModule*>(context);
    Index number = at.number("iter", 0);
    for (const Probed& probed : own.probed_) {
      if (probed.id != at.attribute("probe_id").text) continue;
      const Var values = in_every_iteration(at, probed.value);
      if (const Index count = values.shape()[0]; number >= count) {
        number -= count;
        continue;
      }
      own.add_check(at, "expect_eq", at.in[0], stablehlo::read::member(values, number));
      return {};
    }
    at.refuse("value that no probe has seen, of");
  }

  // Makes the results that must agree.
  const Buffer<Var>& trace(Graph& graph, const stablehlo::Module& module, const stablehlo::Function& function) {
    Buffer<stablehlo::CustomCall> calls{{"interpreter.print", print},
                                        {"interpreter.probe", probe, this},
                                        {"check.expect_serialized_eq", note_probed, this}};
    for (const char* name :
         {"check.expect_close", "check.expect_eq", "check.expect_almost_eq", "check.expect_close_const",
          "check.expect_eq_const", "check.expect_almost_eq_const", "check.eq"})
      calls.push_back({name, note, this});
    ParallelPrograms parallel;
    parallel.add_to(calls);
    static_cast<void>(stablehlo::import_function(graph, module, function, {}, stablehlo::most_operations, calls));
    if (results_.empty()) results_.push_back(constant(graph, 0, DType::f32));
    return results_;
  }
  std::string written(const stablehlo::Module& module, const stablehlo::Function& function) {
    Graph graph;
    const Buffer<Var>& results = trace(graph, module, function);
    for (Index i = 0; i < results.size(); ++i)
      graph.add_output(Name(("result" + std::to_string(i)).c_str()), results[i].id);
    return to_stablehlo(graph);
  }
  [[nodiscard]] Outcome outcome(std::span<const dynamic::Result> results) const {
    for (const Check& check : checks_)
      if (std::string found = difference(check, results[check.got], results[check.expected]); !found.empty())
        return {Verdict::failed, found};
    if (checks_.empty()) return {Verdict::refused, "nothing is checked"};
    return {};
  }

  static Outcome run(Runtime& runtime, const stablehlo::Module& module, const stablehlo::Function& function) {
    CheckedModule own;
    if (const Mesh mesh = ParallelPrograms::mesh_of(function); mesh.size() > 1) {
      DeviceProgram program(mesh, [&](Graph& graph) { return own.trace(graph, module, function); });
      return own.outcome(program.run());
    }
    const dynamic::ResultsFunction traced = [&](Graph& graph, const Buffer<Var>&) {
      return own.trace(graph, module, function);
    };
    dynamic::Program program(runtime, traced, {}, Mesh{{"data", 1}}, Ddp{});
    return own.outcome(program());
  }

  static double element(const dynamic::Result& result, Index i) {
    const auto* const bytes = reinterpret_cast<const std::uint8_t*>(result.bytes) + i * size_bytes(result.dtype);
    return element_value(result.dtype, element_at(result.dtype, bytes));
  }
  // Empty: they agree. Integers of 64 bits are compared by their bits.
  static std::string difference(const Check& check, const dynamic::Result& got, const dynamic::Result& expected) {
    const std::string& kind = check.kind;
    const Index bytes = size_bytes(got.dtype);
    const bool is_exact = kind.find("expect_eq") != std::string::npos || !is_floating(got.dtype);
    const bool is_almost = kind.find("almost") != std::string::npos;
    const double tolerance = check.tolerance > 0       ? check.tolerance
                             : is_almost               ? 1e-3
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
