// What CHECK lines say of the signature of a function, beside what it is; and how differences are reported.
#ifndef WEFT_TESTS_SDY_SIGNATURE_COMPARISON_HPP
#define WEFT_TESTS_SDY_SIGNATURE_COMPARISON_HPP

#include <algorithm>
#include <sdy/check_lines.hpp>

namespace weft::testing {

class SignatureComparison {
 public:
  // What differs; empty: all agrees.
  [[nodiscard]] const std::string& differences() const { return differences_; }

 protected:
  static bool agrees(const std::string& expected, const std::string& got) {
    if (expected.find("[[") != std::string::npos) return true;  // a variable of FileCheck
    const bool is_whole = !expected.empty() && expected.back() == '>';
    return is_whole || expected.empty() ? expected == got : got.rfind(expected, 0) == 0;
  }
  static bool agree(const std::vector<std::string>& expected, const std::vector<std::string>& got) {
    if (expected.size() != got.size()) return false;
    for (std::size_t i = 0; i < got.size(); ++i)
      if (!agrees(expected[i], got[i])) return false;
    return true;
  }
  void report(const std::string& where, const std::string& expected, const std::string& got) {
    differences_ += "    " + where + ": expected " + (expected.empty() ? "none" : expected) + ", got " +
                    (got.empty() ? "none" : got) + "\n";
  }
  // What a line says of how an operation's values lie, and of its rule.
  struct Annotations {
    std::vector<std::string> shardings, in, out;
    std::string rule;
  };
  static Annotations annotations_of(const std::string& text, const std::string& name) {
    Annotations made;
    for (const char* marker : {"sharding_per_value<[", "out_sharding=", "sharding="})
      if (made.shardings.empty()) made.shardings = shardings_behind(text, marker);
    if (made.shardings.empty() && (name == "sdy.sharding_constraint" || name == "sdy.reshard"))
      if (const std::size_t at = text.find("<@"); at != std::string::npos) made.shardings = {in_angles(text, at)};
    made.in = shardings_behind(text, "in_shardings=[");
    made.out = shardings_behind(text, "out_shardings=[");
    const std::string marker = "#sdy.op_sharding_rule";
    if (const std::size_t at = text.find(marker); at != std::string::npos)
      made.rule = in_angles(text, at + marker.size());
    return made;
  }
  static std::string joined(const std::vector<std::string>& list) {
    std::string made;
    for (const std::string& item : list) made += (made.empty() ? "" : ", ") + item;
    return made;
  }

  // --- (%arg0: tensor<...> {sdy.sharding = ...}, ...) -> (tensor<...> {...}, ...)
  void compare_signature(const std::string& text, const std::vector<std::string>& arguments,
                         const std::vector<std::string>& results) {
    const std::size_t arrow = end_of_arguments(text);
    for (std::size_t i = 0; i < arguments.size(); ++i) {
      const std::string name = "%arg" + std::to_string(i) + ":";
      const std::size_t at = text.find(name);
      if (at >= arrow) continue;
      const std::size_t end = std::min(text.find("%arg", at + 1), arrow);
      compare_attribute("argument " + std::to_string(i), text.substr(at + name.size(), end - at - name.size()),
                        arguments[i]);
    }
    if (arrow < text.size()) compare_results(text.substr(arrow + 2), results);
  }

 private:
  std::string differences_;

  static std::size_t end_of_arguments(const std::string& text) {
    const std::size_t arrow = text.find("->");
    return arrow == std::string::npos ? text.size() : arrow;
  }
  void compare_results(const std::string& text, const std::vector<std::string>& results) {
    std::size_t at = type_in(text, 0);
    for (std::size_t i = 0; i < results.size() && at < text.size(); ++i) {
      const std::size_t end = type_in(text, at + 1);
      compare_attribute("result " + std::to_string(i), text.substr(at, end - at), results[i]);
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
};

}  // namespace weft::testing

#endif
