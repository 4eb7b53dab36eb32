// A function that passes have changed, beside its CHECK lines: operations in their order, what they read, their axes,
// shardings and results' types, and what slices and padding are of.
#ifndef WEFT_TESTS_SDY_EXPORTED_COMPARISON_HPP
#define WEFT_TESTS_SDY_EXPORTED_COMPARISON_HPP

#include <sdy/exported_function.hpp>
#include <sdy/signature_comparison.hpp>

namespace weft::testing {

class ExportedComparison : public SignatureComparison {
 public:
  ExportedComparison(const CheckedFunction& expected, const ExportedFunction& got) : got_{got} {
    for (const CheckLine& line : expected.lines) {
      if (line.kind == CheckLine::Kind::label) {
        compare_signature(line.text, got.arguments, got.results);
      } else if (line.kind == CheckLine::Kind::never) {
        never_.push_back(operation_in(line.text));
      } else {
        compare_operation(line);
      }
    }
    check_never(got_.operations.size());
  }

 private:
  const ExportedFunction& got_;
  std::size_t next_ = 0;   // operation that has not been expected yet
  bool may_skip_ = false;  // to the next region
  std::vector<std::string> never_;
  std::map<std::string, Index> values_;  // what names of CHECK lines stand for

  // --- "%[[NAME:.*]]" declares, "%[[NAME]]" or "%arg0" uses
  struct ValueName {
    std::string text;
    Index part = 0;
    bool declares = false;
  };
  struct Expected : Annotations {
    std::string name, axes, type, numbers;
    std::vector<ValueName> results, operands;
    bool says_shardings = false, says_operands = false, says_all = false;
  };
  static std::vector<ValueName> names_in(const std::string& text) {
    std::vector<ValueName> made;
    for (std::size_t at = text.find('%'); at != std::string::npos; at = text.find('%', at + 1)) {
      ValueName name;
      std::size_t end = at + 1;
      if (text.compare(at, 3, "%[[") == 0) {
        end = text.find("]]", at);
        name.text = text.substr(at + 3, end - at - 3);
        if (const std::size_t colon = name.text.find(':'); colon != std::string::npos) {
          name.text.erase(colon);
          name.declares = true;
        }
        end += 2;
      } else {
        while (end < text.size() && (std::isalnum(static_cast<unsigned char>(text[end])) != 0 || text[end] == '_'))
          ++end;
        name.text = text.substr(at, end - at);
      }
      if (end < text.size() && text[end] == '#') name.part = text[end + 1] - '0';
      if (text.compare(end, 2, " =") != 0) made.push_back(name);  // not what a loop calls its carries
      at = end - 1;
    }
    return made;
  }
  static std::string without_spaces(std::string text) {
    std::erase(text, ' ');
    return text;
  }
  // "[0:4,0:8]" of a slice, "low=[0],high=[1],interior=[0]" of padding.
  static std::string numbers_in(const std::string& name, const std::string& operands) {
    std::size_t first = std::string::npos;
    if (name == "stablehlo.pad") first = operands.find("low = [");
    if (name == "stablehlo.slice") first = operands.rfind('[');
    if (first == std::string::npos || (first > 0 && operands[first - 1] == '[')) return "";
    return without_spaces(operands.substr(first, operands.rfind(']') + 1 - first));
  }
  static Expected expected_of(const CheckLine& line) {
    const std::string& text = line.text;
    Expected made;
    made.name = operation_in(text);
    if (made.name == "func.call") made.name = "call";
    const std::size_t named = made.name.empty() ? std::string::npos : text.find(made.name);
    if (named != std::string::npos) {
      if (const std::size_t equals = text.find(" ="); equals < named) made.results = names_in(text.substr(0, equals));
      std::size_t end = named;
      int depth = 0;  // operands end where attributes and types begin
      for (; end < text.size(); ++end) {
        if (text.compare(end, 2, "[[") == 0) end = text.find("]]", end) + 2;
        if (text[end] == '{' || text[end] == '<' || text[end] == '[') ++depth;
        if (text[end] == '}' || text[end] == '>' || text[end] == ']') --depth;
        if (depth == 0 && text.compare(end, 3, " : ") == 0) break;
      }
      const std::string inside = text.substr(named + made.name.size(), end - named - made.name.size());
      made.operands = names_in(inside);
      made.says_operands = !made.operands.empty();
      made.numbers = numbers_in(made.name, inside.substr(0, inside.find('{')));
      const std::size_t type = text.rfind("tensor<");
      if (type != std::string::npos && type > end && text.find("[[", type) == std::string::npos && text.back() == '>')
        made.type = in_angles(text, type + 6);
      if (made.name.rfind("sdy.", 0) == 0) {
        const std::size_t open = inside.find_first_not_of(' ');
        const bool has_axes = made.name != "sdy.reshard" && made.name != "sdy.constant";
        if (has_axes && open < inside.size() && (inside[open] == '[' || inside[open] == '{'))
          made.axes = without_spaces(inside.substr(open, inside.find('%') - open));
      }
    }
    static_cast<Annotations&>(made) = annotations_of(text, made.name);
    made.says_all = text.find(" : ") != std::string::npos && made.name != "sdy.reshard";
    made.says_shardings =
        !made.shardings.empty() || (!line.is_in_parts && made.in.empty() && named != std::string::npos &&
                                    text.find(" : ", named) != std::string::npos);
    return made;
  }
  // -1: any.
  Index value_of(const ValueName& name) const {
    if (name.declares) return -1;
    if (name.text.rfind("%arg", 0) == 0) {
      const std::size_t number = static_cast<std::size_t>(std::strtoul(name.text.c_str() + 4, nullptr, 10));
      return number < got_.argument_values.size() ? got_.argument_values[number] : -1;
    }
    const auto known = values_.find(name.text + "#" + std::to_string(name.part));
    return known == values_.end() ? -1 : known->second;
  }
  bool agrees_in_operands(const Expected& expected, const ExportedOperation& got) const {
    if (!expected.says_operands) return true;
    for (std::size_t i = 0; i < expected.operands.size() && i < got.operands.size(); ++i)
      if (const Index value = value_of(expected.operands[i]); value >= 0 && value != got.operands[i]) return false;
    return true;
  }
  using SignatureComparison::agrees;
  bool agrees(const Expected& expected, const ExportedOperation& got) const {
    if (expected.says_all && expected.rule != got.rule) return false;
    if (!expected.axes.empty() && expected.axes != got.axes) return false;
    if (!expected.numbers.empty() && expected.numbers != got.numbers) return false;
    if (!expected.type.empty() && !got.type.empty() && "tensor" + expected.type != got.type) return false;
    if (!expected.in.empty() && !agree(expected.in, got.in)) return false;
    if (!expected.out.empty() && !agree(expected.out, got.out)) return false;
    return agrees_in_operands(expected, got) && (!expected.says_shardings || agree(expected.shardings, got.shardings));
  }
  void bind(const Expected& expected, const ExportedOperation& got) {
    for (std::size_t i = 0; i < expected.operands.size() && i < got.operands.size(); ++i)
      if (expected.operands[i].declares) values_[expected.operands[i].text + "#0"] = got.operands[i];
    if (expected.results.size() == 1)  // "%[[X:.*]]:2" is all of them
      for (std::size_t i = 0; i < got.results.size(); ++i)
        values_[expected.results[0].text + "#" + std::to_string(i)] = got.results[i];
    else
      for (std::size_t i = 0; i < expected.results.size() && i < got.results.size(); ++i)
        values_[expected.results[i].text + "#0"] = got.results[i];
  }

  void compare_operation(const CheckLine& line) {
    const Expected expected = expected_of(line);
    if (expected.name.empty()) return leave_region(line.text);
    const bool is_next = line.kind == CheckLine::Kind::next && !may_skip_;
    may_skip_ = false;
    std::size_t first = got_.operations.size();
    for (std::size_t i = next_; i < got_.operations.size(); ++i) {
      const bool is_named = got_.operations[i].name == expected.name;
      if (is_named && agrees(expected, got_.operations[i])) {
        check_never(i);
        next_ = i + 1;
        return bind(expected, got_.operations[i]);
      }
      if (is_named || is_next) first = std::min(first, i);
      if (is_next) break;
    }
    report_operation(expected.name, line.text, first);
    next_ = std::min(first + 1, got_.operations.size());
  }
  // "})" ends the innermost region around what was found last.
  void leave_region(const std::string& text) {
    const std::string from_first = text.substr(std::min(text.find_first_not_of(' '), text.size()));
    const bool goes_on =
        from_first.rfind("} do {", 0) == 0 || from_first.rfind("do {", 0) == 0 || from_first.rfind("}, {", 0) == 0;
    may_skip_ = goes_on;
    if (goes_on || text.find('}') == std::string::npos) return;
    for (std::size_t i = next_; i-- > 0;)
      if (const std::size_t end = got_.operations[i].end; end > i + 1 && end >= next_) {
        next_ = end;
        return;
      }
  }
  void report_operation(const std::string& name, const std::string& text, std::size_t first) {
    if (first == got_.operations.size()) return report(name, text, "");
    const ExportedOperation& got = got_.operations[first];
    std::string all = got.name + " " + got.axes + got.numbers;
    for (const Index operand : got.operands) all += " %" + std::to_string(operand);
    all += " " + joined(got.shardings) + " " + got.type;
    if (!got.in.empty()) all += " in " + joined(got.in);
    if (!got.out.empty()) all += " out " + joined(got.out);
    report(name, text, all);
  }
  // Nothing from what was expected last up to operation `until` is called so.
  void check_never(std::size_t until) {
    for (const std::string& name : never_)
      for (std::size_t i = next_; i < until; ++i)
        if (!name.empty() && got_.operations[i].name == name) report(name, "", joined(got_.operations[i].shardings));
    never_.clear();
  }
};

}  // namespace weft::testing

#endif
