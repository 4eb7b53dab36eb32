// A function as it would be printed beside its CHECK lines.
#ifndef WEFT_TESTS_SDY_COMPARISON_HPP
#define WEFT_TESTS_SDY_COMPARISON_HPP

#include <sdy/printed_function.hpp>
#include <sdy/signature_comparison.hpp>

namespace weft::testing {

class Comparison : public SignatureComparison {
 public:
  Comparison(const CheckedFunction& expected, const PrintedFunction& got) : got_{got} {
    for (const CheckLine& line : expected.lines) {
      if (line.kind == CheckLine::Kind::label)
        compare_signature(line.text, got.arguments, got.results);
      else if (line.kind == CheckLine::Kind::never)
        never_ = line.text;
      else
        compare_operation(line);
      if (line.kind != CheckLine::Kind::never) never_.clear();
    }
  }

 private:
  const PrintedFunction& got_;
  std::size_t next_ = 0;  // operation that has not been expected yet
  std::string never_;

  // --- operations
  struct Expected : Annotations {
    bool says_shardings = false;
  };
  static Expected expected_of(const std::string& text, const std::string& name) {
    Expected made{annotations_of(text, name)};
    const std::size_t named = text.find(name);
    made.says_shardings =
        !made.shardings.empty() || (made.rule.empty() && made.in.empty() && named != std::string::npos &&
                                    text.find(" : ", named) != std::string::npos);
    return made;
  }
  using SignatureComparison::agrees;
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

}  // namespace weft::testing

#endif
