// One module of a file of which errors are expected ("-verify-diagnostics"): on which lines, and whether weft's is on
// one.
#ifndef WEFT_TESTS_SDY_DIAGNOSED_PART_HPP
#define WEFT_TESTS_SDY_DIAGNOSED_PART_HPP

#include <weft/base/error.hpp>

#include <algorithm>
#include <cstdlib>
#include <string>
#include <vector>

namespace weft::testing {

class DiagnosedPart {
 public:
  explicit DiagnosedPart(const std::string& text) {
    int line = 1;
    for (std::size_t start = 0; start < text.size(); ++line) {
      const std::size_t end = std::min(text.find('\n', start), text.size());
      note(text.substr(start, end - start), line);
      start = end + 1;
    }
  }

  // Of its last function.
  [[nodiscard]] const std::string& name() const { return name_; }
  // What differs where `run` has refused the module, with the sentence of weft's error, or has not; empty: nothing.
  template <class Run>
  [[nodiscard]] std::string differences(const Run& run) const {
    try {
      run();
    } catch (const Error& error) {
      const std::string what = error.what();
      const std::size_t at = what.find("line ");
      const int line = at == std::string::npos ? 0 : std::atoi(what.c_str() + at + 5);
      const bool is_expected = std::find(lines_.begin(), lines_.end(), line) != lines_.end();
      return is_expected ? "" : "    expected " + (lines_.empty() ? "no error" : messages_) + ", got " + what + "\n";
    }
    return lines_.empty() ? "" : "    expected " + messages_ + ", got no error\n";
  }

 private:
  std::string name_ = "module", messages_;
  std::vector<int> lines_;

  void note(const std::string& text, int line) {
    const std::string marker = "expected-error";
    if (const std::size_t at = text.find(marker); at != std::string::npos) {
      const std::size_t place = text.find('@', at), message = text.find("{{", at);
      if (place < message && text[place + 1] == '+')
        line += std::atoi(text.c_str() + place + 2);
      else if (place < message && text[place + 1] == '-')
        line -= std::atoi(text.c_str() + place + 2);
      else if (place < message)
        line += text.compare(place + 1, 5, "below") == 0 ? 1 : -1;
      lines_.push_back(line);
      messages_ += (messages_.empty() ? "line " : "; line ") + std::to_string(line) + ": " +
                   text.substr(std::min(message, text.size()));
    } else if (const std::size_t function = text.find("func.func"); function != std::string::npos) {
      const std::size_t start = text.find('@', function);
      if (start != std::string::npos) name_ = text.substr(start + 1, text.find('(', start) - start - 1);
    }
  }
};

}  // namespace weft::testing

#endif
