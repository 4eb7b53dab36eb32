// One test file of Shardy: runs weft's pass that its RUN line names on each of its modules, and compares each function
// with its CHECK lines.
#ifndef WEFT_TESTS_SDY_SHARDY_FILE_HPP
#define WEFT_TESTS_SDY_SHARDY_FILE_HPP

#include <weft/sdy/module_flow.hpp>
#include <weft/sdy/print.hpp>
#include <weft/sharding/propagate_shardings.hpp>
#include <weft/stablehlo/parser.hpp>

#include <algorithm>
#include <optional>
#include <sdy/check_lines.hpp>
#include <support/checked_modules.hpp>

namespace weft::testing {

struct ShardyPass {
  bool only_rules = false;
  bool prints_edges = false;  // sdy.data_flow_edge stays in the module
  bool keeps_rules = false;
  bool is_pipeline = false;  // what follows propagation closes shardings, and makes reshards of constraints
  sdy::FlowOptions flow;
  PropagationOptions propagation;
};
// Of a RUN line; nullopt: weft has no such pass.
[[nodiscard]] inline std::optional<ShardyPass> shardy_pass(const std::string& run) {
  const auto has = [&](const char* text) { return run.find(text) != std::string::npos; };
  ShardyPass pass;
  pass.flow.is_conservative = pass.propagation.whole_axes_only = has("conservative-propagation=true");
  pass.is_pipeline = pass.flow.imports = has("-sdy-propagation-pipeline");
  pass.flow.adds_edges = has("-sdy-add-data-flow-edges") || pass.is_pipeline;
  pass.prints_edges = !has("-sdy-sink-data-flow-edges") && !pass.is_pipeline;
  pass.keeps_rules = has("keep-sharding-rules=true");
  pass.only_rules = has("-sdy-populate-op-sharding-rules");
  pass.propagation.by_user_priority = has("-sdy-user-priority-propagate") || pass.is_pipeline;
  pass.propagation.by_operation_priority = pass.propagation.by_user_priority || has("-sdy-op-priority-propagate");
  if (has("-sdy-basic-propagate")) pass.propagation.aggressive = false;
  if (has("propagation-strategy=aggressive")) pass.propagation.basic = false;
  const bool is_known = pass.only_rules || pass.propagation.by_operation_priority || has("-sdy-basic-propagate") ||
                        has("-sdy-aggressive-propagate");
  return is_known ? std::optional(pass) : std::nullopt;
}

// An operation as it would be printed: its name, and the shardings that stand with it.
struct PrintedOperation {
  std::string name;
  std::vector<std::string> shardings, in, out;
  std::string rule;
};

class PrintedFunction {
 public:
  std::vector<std::string> arguments, results;
  std::vector<PrintedOperation> operations;  // each before those of its regions

  PrintedFunction(const stablehlo::Module& module, const sdy::ModuleFlow& made, const sdy::FunctionFlow& function,
                  const ShardyPass& pass)
      : module_{module}, made_{made}, pass_{pass}, function_{*function.function}, values_{function}, uses_(function_) {
    for (const Index value : function_.body.arguments)
      arguments.push_back(pass_.prints_edges && has_written_edge(value) ? "" : text_of(values_.values[value]));
    for (const Index declared : values_.declared) results.push_back(text_of(declared));
    print(function_.body);
  }

 private:
  const stablehlo::Module& module_;
  const sdy::ModuleFlow& made_;
  const ShardyPass& pass_;
  const stablehlo::Function& function_;
  const sdy::FunctionFlow& values_;
  sdy::ValueUses uses_;

  std::string text_of(Index tensor) const { return text_of(made_.flow.tensors[tensor].sharding); }
  std::string text_of(TensorSharding sharding) const {
    if (pass_.is_pipeline) {
      for (DimensionSharding& dim : sharding.dims) dim.is_closed = true;
      sharding.replicated.clear();
    }
    return without_spaces(sdy::to_text(sharding, made_.meshes));
  }
  static std::string without_spaces(std::string text) {
    std::erase(text, ' ');
    return text;
  }
  bool has_written_edge(Index value) const {
    for (const stablehlo::Operation* const reader : uses_.readers[value])
      if (reader->name == "sdy.func_data_flow_edge") return true;
    return false;
  }
  // One that was added for a group.
  void print_constraint(Index value) {
    for (const OpenConstraint& constraint : made_.flow.constraints)
      if (constraint.from == values_.values[value])
        operations.push_back(
            {pass_.is_pipeline ? "sdy.reshard" : "sdy.sharding_constraint", {text_of(constraint.to)}, {}, {}, {}});
  }
  // Of several values, of which none or all have shardings.
  std::vector<std::string> texts_of(const Buffer<Index>& tensors, const Buffer<int>& ranks) const {
    std::vector<std::string> made;
    int mesh = TensorSharding::no_mesh;
    for (const Index tensor : tensors)
      if (mesh == TensorSharding::no_mesh) mesh = made_.flow.tensors[tensor].sharding.mesh;
    for (Index i = 0; mesh != TensorSharding::no_mesh && i < tensors.size(); ++i) {
      const TensorSharding& sharding = made_.flow.tensors[tensors[i]].sharding;
      made.push_back(text_of(sharding.is_known() ? sharding : TensorSharding::open(mesh, ranks[i])));
    }
    return made;
  }
  std::vector<std::string> texts_of(const Buffer<Index>& tensors) const {
    std::vector<std::string> made;
    for (const Index tensor : tensors) made.push_back(text_of(tensor));
    return made;
  }
  // As the module has it.
  std::vector<std::string> written(const stablehlo::Operation& operation, const char* name) const {
    std::vector<std::string> made;
    const stablehlo::Attribute* const given = stablehlo::find(operation.attributes, name);
    if (given == nullptr) return made;
    for (const stablehlo::Attribute& item : given->items) made.push_back(without_spaces(std::string(item.text)));
    if (given->items.empty()) made = shardings_behind(given->text, "<[");
    return made;
  }
  std::string printed_name(const stablehlo::Operation& operation) const {
    if (pass_.is_pipeline && operation.name == "sdy.sharding_constraint") return "sdy.reshard";
    if (pass_.is_pipeline && operation.name == "stablehlo.constant") return "sdy.constant";
    return std::string(operation.name == "func.call" ? "call" : operation.name);
  }
  void print(const stablehlo::Region& region) {
    for (Index i = region.arguments.size() - 1; i >= 0; --i) print_constraint(region.arguments[i]);
    for (const stablehlo::Operation& operation : region.operations) {
      PrintedOperation printed{printed_name(operation), {}, {}, {}, {}};
      Buffer<Index> tensors;
      Buffer<int> ranks;
      for (const Index value : operation.results) {
        tensors.push_back(values_.values[value]);
        ranks.push_back(function_.values[value].type.shape.rank());
      }
      const bool is_written = pass_.prints_edges && !sdy::data_flow_edges(operation).empty();
      printed.shardings = is_written || tensors.empty() ? written(operation, "sdy.sharding") : texts_of(tensors, ranks);
      for (const sdy::ComputationFlow& computation : made_.computations)
        if (computation.operation == &operation) {
          printed.in = is_written ? written(operation, "in_shardings") : texts_of(computation.in);
          printed.out = is_written ? written(operation, "out_shardings") : texts_of(computation.out);
        }
      if (pass_.only_rules || pass_.keeps_rules ||
          stablehlo::find(operation.attributes, "sdy.sharding_rule") != nullptr)
        printed.rule = without_spaces(rule_of(operation));
      if (!is_left_out(operation)) print(operation, printed);
      for (const Index value : operation.results) print_constraint(value);
      for (const stablehlo::Region& inner : operation.regions) print(inner);
    }
  }
  // Constraints that nothing reads are not printed, of which the pipeline makes reshards.
  bool is_left_out(const stablehlo::Operation& operation) const {
    return pass_.is_pipeline && operation.name == "sdy.sharding_constraint" &&
           uses_.readers[operation.results[0]].empty();
  }
  // Constants as often as their readers make them lie in different ways.
  void print(const stablehlo::Operation& operation, PrintedOperation printed) {
    std::vector<std::vector<std::string>> ways;
    for (const sdy::FunctionFlow::Copy& copy : values_.copies) {
      if (operation.results.size() != 1 || copy.value != operation.results[0]) continue;
      const std::string text = text_of(copy.tensor);
      std::vector<std::string> way;
      if (!text.empty()) way.push_back(text);
      if (std::find(ways.begin(), ways.end(), way) == ways.end()) ways.push_back(way);
    }
    for (const std::vector<std::string>& way : ways) {
      printed.shardings = way;
      operations.push_back(printed);
    }
    if (ways.empty()) operations.push_back(printed);
  }
  std::string rule_of(const stablehlo::Operation& operation) const {
    const ShardingRule rule = sdy::sharding_rule({module_, function_, operation, uses_, pass_.flow.is_conservative});
    return rule.is_none() ? "" : sdy::to_text(rule);
  }
};

// What differs; empty: all agrees.
class Comparison {
 public:
  Comparison(const CheckedFunction& expected, const PrintedFunction& got) : got_{got} {
    for (const CheckLine& line : expected.lines) {
      if (line.kind == CheckLine::Kind::label)
        compare_signature(line.text);
      else if (line.kind == CheckLine::Kind::never)
        never_ = line.text;
      else
        compare_operation(line);
      if (line.kind != CheckLine::Kind::never) never_.clear();
    }
  }
  [[nodiscard]] const std::string& differences() const { return differences_; }

 private:
  const PrintedFunction& got_;
  std::size_t next_ = 0;  // operation that has not been expected yet
  std::string never_;
  std::string differences_;

  static bool agrees(const std::string& expected, const std::string& got) {
    if (expected.find("[[") != std::string::npos) return true;  // a variable of FileCheck
    const bool is_whole = !expected.empty() && expected.back() == '>';
    return is_whole || expected.empty() ? expected == got : got.rfind(expected, 0) == 0;
  }
  void report(const std::string& where, const std::string& expected, const std::string& got) {
    differences_ += "    " + where + ": expected " + (expected.empty() ? "none" : expected) + ", got " +
                    (got.empty() ? "none" : got) + "\n";
  }
  static std::string joined(const std::vector<std::string>& list) {
    std::string made;
    for (const std::string& item : list) made += (made.empty() ? "" : ", ") + item;
    return made;
  }

  // --- (%arg0: tensor<...> {sdy.sharding = ...}, ...) -> (tensor<...> {...}, ...)
  void compare_signature(const std::string& text) {
    const std::size_t arrow = end_of_arguments(text);
    for (std::size_t i = 0; i < got_.arguments.size(); ++i) {
      const std::string name = "%arg" + std::to_string(i) + ":";
      const std::size_t at = text.find(name);
      if (at >= arrow) continue;
      const std::size_t end = std::min(text.find("%arg", at + 1), arrow);
      compare_attribute("argument " + std::to_string(i), text.substr(at + name.size(), end - at - name.size()),
                        got_.arguments[i]);
    }
    if (arrow < text.size()) compare_results(text.substr(arrow + 2));
  }
  static std::size_t end_of_arguments(const std::string& text) {
    const std::size_t arrow = text.find("->");
    return arrow == std::string::npos ? text.size() : arrow;
  }
  void compare_results(const std::string& text) {
    std::size_t at = type_in(text, 0);
    for (std::size_t i = 0; i < got_.results.size() && at < text.size(); ++i) {
      const std::size_t end = type_in(text, at + 1);
      compare_attribute("result " + std::to_string(i), text.substr(at, end - at), got_.results[i]);
      at = end;
    }
  }
  static std::size_t type_in(const std::string& text, std::size_t from) {
    return std::min({text.find("tensor<", from), text.find("!stablehlo.token", from), text.size()});
  }
  // A type, and what stands behind it.
  void compare_attribute(const std::string& where, const std::string& text, const std::string& got) {
    const std::string marker = "#sdy.sharding";
    std::string expected;
    if (const std::size_t at = text.find(marker); at != std::string::npos)
      expected = in_angles(text, at + marker.size());
    else if (text.find_first_of(",)", text.find('>')) == std::string::npos && text.find("> {") == std::string::npos)
      return;  // the line says no more of it
    if (!agrees(expected, got)) report(where, expected, got);
  }

  // --- operations
  struct Expected {
    std::vector<std::string> shardings, in, out;
    std::string rule;
    bool says_shardings = false;
  };
  static Expected expected_of(const std::string& text, const std::string& name) {
    Expected made;
    made.shardings = shardings_behind(text, "sharding_per_value<[");
    if (made.shardings.empty()) made.shardings = shardings_behind(text, "sharding=");
    if (made.shardings.empty() && (name == "sdy.sharding_constraint" || name == "sdy.reshard"))
      if (const std::size_t at = text.find("<@"); at != std::string::npos) made.shardings = {in_angles(text, at)};
    made.in = shardings_behind(text, "in_shardings=[");
    made.out = shardings_behind(text, "out_shardings=[");
    const std::string marker = "#sdy.op_sharding_rule";
    if (const std::size_t at = text.find(marker); at != std::string::npos)
      made.rule = in_angles(text, at + marker.size());
    const std::size_t named = text.find(name);
    made.says_shardings =
        !made.shardings.empty() || (made.rule.empty() && made.in.empty() && named != std::string::npos &&
                                    text.find(" : ", named) != std::string::npos);
    return made;
  }
  static bool agree(const std::vector<std::string>& expected, const std::vector<std::string>& got) {
    if (expected.size() != got.size()) return false;
    for (std::size_t i = 0; i < got.size(); ++i)
      if (!agrees(expected[i], got[i])) return false;
    return true;
  }
  static bool agrees(const Expected& expected, const PrintedOperation& got) {
    if (!expected.rule.empty() && !agrees(expected.rule, got.rule)) return false;
    if (!expected.in.empty() && !agree(expected.in, got.in)) return false;
    if (!expected.out.empty() && !agree(expected.out, got.out)) return false;
    return !expected.says_shardings || agree(expected.shardings, got.shardings);
  }
  void compare_operation(const CheckLine& line) {
    const std::string name = operation_in(line.text);
    const Expected expected = expected_of(line.text, name);
    if (name.empty() && expected.rule.empty()) return compare_end(line.text, expected);
    std::size_t first = got_.operations.size();
    for (std::size_t i = next_; i < got_.operations.size(); ++i) {
      if (!name.empty() && got_.operations[i].name.rfind(name, 0) != 0) continue;
      first = std::min(first, i);
      if (!agrees(expected, got_.operations[i])) {
        if (line.kind == CheckLine::Kind::next) break;
        continue;
      }
      check_never(i);
      next_ = i + 1;
      return;
    }
    report_operation(line.text, name, first);
    next_ = std::min(first + 1, got_.operations.size());
  }
  // "}) {sdy.sharding = ...}": of an operation with regions, behind them.
  void compare_end(const std::string& text, const Expected& expected) {
    if (expected.shardings.empty()) return;
    for (const PrintedOperation& operation : got_.operations) {
      std::vector<std::string> got = operation.shardings;
      if (got.size() > expected.shardings.size()) got.resize(expected.shardings.size());  // the line may end before
      if (agree(expected.shardings, got)) return;
    }
    report("'" + text + "'", joined(expected.shardings), "others");
  }
  void report_operation(const std::string& text, const std::string& name, std::size_t first) {
    if (first == got_.operations.size()) {
      report(name.empty() ? "a rule" : name, text, "");
      return;
    }
    const PrintedOperation& got = got_.operations[first];
    std::string all = got.rule + joined(got.shardings);
    if (!got.in.empty()) all += " in " + joined(got.in);
    if (!got.out.empty()) all += " out " + joined(got.out);
    report(got.name, text, all);
  }
  // Nothing between what was expected last and operation `until` has it.
  void check_never(std::size_t until) {
    if (never_.find("sdy.sharding") == std::string::npos) return;
    for (std::size_t i = next_; i < until; ++i)
      if (!got_.operations[i].shardings.empty() || !got_.operations[i].rule.empty())
        report(got_.operations[i].name, "", joined(got_.operations[i].shardings) + got_.operations[i].rule);
  }
};

struct ShardyCounts {
  int agree = 0, differ = 0, refused = 0;
  std::string report;
};

class ShardyFile {
 public:
  // nullopt: its RUN line names a pass that weft does not have.
  [[nodiscard]] static std::optional<ShardyCounts> run(const std::string& path) {
    const AlignedArray<std::uint8_t> bytes = read_file(path);
    const std::string whole(reinterpret_cast<const char*>(bytes.data()), to_size(bytes.size()));
    const std::optional<ShardyPass> pass = shardy_pass(whole.substr(0, whole.find('\n')));
    if (!pass) return std::nullopt;
    ShardyCounts counts;
    for (const NamedText& part : modules_in(path)) compare(part.text, *pass, counts);
    return counts;
  }

 private:
  static void compare(const std::string& text, const ShardyPass& pass, ShardyCounts& counts) {
    const std::vector<CheckedFunction> expected = checked_functions(text);
    try {
      const stablehlo::Module module = stablehlo::read_module(text);
      sdy::ModuleFlow made = sdy::module_flow(module, pass.flow);
      if (!pass.only_rules) propagate_shardings(made.flow, pass.propagation);
      for (const CheckedFunction& function : expected) compare(module, made, function, pass, counts);
    } catch (const Error& error) {
      for (const CheckedFunction& function : expected) {
        ++counts.refused;
        counts.report += "  refused @" + function.name + ": " + error.what() + "\n";
      }
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
    ++(differences.empty() ? counts.agree : counts.differ);
    if (!differences.empty()) counts.report += "  differs @" + expected.name + "\n" + differences;
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
