// The "// CHECK" lines of a test of MLIR (LLVM's FileCheck), as far as those of Shardy use them: what is expected of
// the signature of each function, and of its operations in their order.
#ifndef WEFT_TESTS_SDY_CHECK_LINES_HPP
#define WEFT_TESTS_SDY_CHECK_LINES_HPP

#include <cctype>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace weft::testing {

// One directive, those of CHECK-SAME added to what they follow.
struct CheckLine {
  enum class Kind { label, anywhere, next, never };
  Kind kind = Kind::anywhere;
  std::string text;
  bool is_in_parts = false;  // between which anything may stand
};
struct CheckedFunction {
  std::string name;
  std::vector<CheckLine> lines;  // the first one is its label
};

[[nodiscard]] inline std::vector<CheckedFunction> checked_functions(const std::string& text) {
  std::vector<CheckedFunction> functions;
  for (std::size_t start = 0; start < text.size();) {
    const std::size_t end = std::min(text.find('\n', start), text.size());
    const std::string line = text.substr(start, end - start);
    start = end + 1;
    const std::size_t directive = line.find("CHECK");
    if (directive == std::string::npos || line.find("//") > directive || line.find("RUN:") != std::string::npos)
      continue;
    const std::size_t colon = line.find(':', directive);
    if (colon == std::string::npos) continue;
    std::string kind = line.substr(directive + 5, colon - directive - 5);
    if (const std::size_t brace = kind.find('{'); brace != std::string::npos) kind.erase(brace);
    const std::string rest = line.substr(colon + 1);
    if (kind == "-LABEL") {
      std::string name;
      if (const std::size_t at = rest.find('@'); at != std::string::npos)
        name = rest.substr(at + 1, rest.find_first_of("( ", at) - at - 1);
      else
        name = rest.substr(rest.find_first_not_of(' '));
      functions.push_back({name, {{CheckLine::Kind::label, rest}}});
    } else if (functions.empty()) {
      continue;
    } else if (kind == "-SAME") {
      functions.back().lines.back().text += rest;
      functions.back().lines.back().is_in_parts = true;
    } else if (kind == "-NEXT" || kind == "" || kind == "-DAG") {
      functions.back().lines.push_back({kind == "-NEXT" ? CheckLine::Kind::next : CheckLine::Kind::anywhere, rest});
    } else if (kind == "-NOT") {
      functions.back().lines.push_back({CheckLine::Kind::never, rest});
    }
  }
  return functions;
}

// The text from an opening '<' to the '>' that closes it, without the spaces that printers add or leave out; to the
// end, if the line ends before.
[[nodiscard]] inline std::string in_angles(std::string_view text, std::size_t open) {
  int depth = 0;
  std::string made;
  for (std::size_t i = open; i < text.size(); ++i) {
    const bool is_arrow = text[i] == '>' && i > 0 && text[i - 1] == '-';
    if (text[i] == '<') ++depth;
    if (text[i] == '>' && !is_arrow) --depth;
    if (text[i] != ' ') made += text[i];
    if (depth == 0) break;
  }
  return made;
}
// "<...>, <...>" behind `marker`, up to ']'.
[[nodiscard]] inline std::vector<std::string> shardings_behind(std::string_view text, std::string_view marker) {
  std::vector<std::string> made;
  std::size_t at = text.find(marker);
  if (at == std::string_view::npos) return made;
  at += marker.size();
  while (at < text.size() && (text[at] == '<' || text[at] == ',' || text[at] == ' ')) {
    if (text[at] != '<') {
      ++at;
      continue;
    }
    made.push_back(in_angles(text, at));
    int depth = 0;
    do {
      if (text[at] == '<') ++depth;
      if (text[at] == '>') --depth;
      ++at;
    } while (depth > 0 && at < text.size());
  }
  return made;
}

// The first name of an operation in a line: "stablehlo.add", "sdy.reshard"; empty: none.
[[nodiscard]] inline std::string operation_in(const std::string& line) {
  for (const std::string_view dialect : {"stablehlo.", "sdy.", "mhlo.", "chlo.", "func."}) {
    for (std::size_t at = line.find(dialect); at != std::string::npos; at = line.find(dialect, at + 1)) {
      std::size_t end = at + dialect.size();
      while (end < line.size() && (std::isalnum(static_cast<unsigned char>(line[end])) != 0 || line[end] == '_')) ++end;
      std::string name = line.substr(at, end - at);
      if (const std::size_t dot = name.find('.'); name.substr(dot) == ".return") name = "return";
      const bool is_attribute = name == "sdy.sharding" || name == "sdy.sharding_per_value" ||
                                name == "sdy.sharding_rule" || name == "sdy.op_sharding_rule" ||
                                name == "sdy.origin_sharding_name" ||
                                (at > 0 && (line[at - 1] == '#' || line[at - 1] == '!'));
      if (!is_attribute) return name;
    }
  }
  for (const std::string_view alone : {"call @", "return "})
    if (line.find(alone) != std::string::npos) return std::string(alone.substr(0, alone.find(' ')));
  return "";
}

}  // namespace weft::testing

#endif
