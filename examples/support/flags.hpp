// Command-line flags: `--name value` or `--name=value`, checked, with help made from the same list.
#ifndef EXAMPLES_SUPPORT_FLAGS_HPP
#define EXAMPLES_SUPPORT_FLAGS_HPP

#include <weft/base/index.hpp>

#include <charconv>
#include <cstdio>
#include <exception>
#include <stdexcept>
#include <string>
#include <variant>
#include <vector>

namespace examples {

// Wrong usage or wrong input, as one sentence with the cure.
struct UsageError : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// Exit codes of the examples, besides 0.
inline constexpr int exit_failure = 1;        // a claim that the program checks does not hold
inline constexpr int exit_bad_input = 2;      // a flag, a file or a folder is wrong: nothing was written
inline constexpr int exit_below_target = 21;  // trained, but below --target_accuracy

class Flags {
 public:
  Flags(const char* program, const char* purpose) : program_(program), purpose_(purpose) {}

  // Each flag writes to a variable that holds its default. Integers and reals have a range, both ends included.
  void integer(const char* name, weft::Index& value, weft::Index least, weft::Index most, const char* help) {
    flags_.push_back({name, help, Integer{&value, least, most}, std::to_string(value)});
  }
  void real(const char* name, double& value, double least, double most, const char* help) {
    flags_.push_back({name, help, Real{&value, least, most}, format(value)});
  }
  void text(const char* name, std::string& value, const char* help) { flags_.push_back({name, help, &value, value}); }
  // One of the words in `words`.
  void choice(const char* name, std::string& value, std::vector<std::string> words, const char* help) {
    flags_.push_back({name, help, Choice{&value, static_cast<std::vector<std::string>&&>(words)}, value});
  }
  // True when given alone; also `--name=true` and `--name=false`.
  void on(const char* name, bool& value, const char* help) { flags_.push_back({name, help, &value, ""}); }

  // Returns false if help was asked for, and printed. Throws UsageError.
  [[nodiscard]] bool parse(int count, char** words) {
    for (int i = 1; i < count; ++i) {
      const std::string word = words[i];
      if (word == "--help" || word == "-h") return print_help(), false;
      if (word.rfind("--", 0) != 0)
        throw UsageError("unexpected argument '" + word + "': flags start with --" + see_help());
      const std::size_t equals = word.find('=');
      Flag& flag = find(word.substr(2, equals == std::string::npos ? equals : equals - 2));
      flag.given = true;
      if (equals != std::string::npos)
        set(flag, word.substr(equals + 1));
      else if (std::holds_alternative<bool*>(flag.target))
        *std::get<bool*>(flag.target) = true;
      else if (i + 1 < count)
        set(flag, words[++i]);
      else
        throw UsageError("--" + flag.name + " needs a value" + see_help());
    }
    return true;
  }
  [[nodiscard]] bool was_given(const std::string& name) { return find(name).given; }

 private:
  struct Integer {
    weft::Index* value;
    weft::Index least, most;
  };
  struct Real {
    double* value;
    double least, most;
  };
  struct Choice {
    std::string* value;
    std::vector<std::string> words;
  };
  struct Flag {
    std::string name, help;
    std::variant<Integer, Real, Choice, std::string*, bool*> target;
    std::string initial;
    bool given = false;
  };

  [[nodiscard]] static std::string format(double value) {
    char digits[32];
    std::snprintf(digits, sizeof digits, "%g", value);
    return digits;
  }
  [[nodiscard]] std::string see_help() const { return "; see " + program_ + " --help"; }
  [[nodiscard]] Flag& find(const std::string& name) {
    for (Flag& flag : flags_)
      if (flag.name == name) return flag;
    throw UsageError("unknown flag '--" + name + "'" + see_help());
  }

  template <class Number, class Range>
  void set_number(const Flag& flag, const Range& range, const std::string& text, const char* kind,
                  std::string (*show)(Number)) const {
    Number number{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool whole = error == std::errc() && end == text.data() + text.size();
    if (!whole || !(number >= range.least && number <= range.most))
      throw UsageError("--" + flag.name + " is '" + text + "'; use " + kind + " from " + show(range.least) + " to " +
                       show(range.most));
    *range.value = number;
  }
  void set(const Flag& flag, const std::string& text) const {
    if (const auto* integer = std::get_if<Integer>(&flag.target)) {
      set_number<weft::Index>(flag, *integer, text, "an integer", [](weft::Index n) { return std::to_string(n); });
    } else if (const auto* real = std::get_if<Real>(&flag.target)) {
      set_number<double>(flag, *real, text, "a number", [](double n) { return format(n); });
    } else if (const auto* choice = std::get_if<Choice>(&flag.target)) {
      for (const std::string& word : choice->words)
        if (text == word) return void(*choice->value = text);
      throw UsageError("--" + flag.name + " is '" + text + "'; use " + either(choice->words));
    } else if (const auto* words = std::get_if<std::string*>(&flag.target)) {
      if (text.empty()) throw UsageError("--" + flag.name + " is empty; give it a value");
      **words = text;
    } else {
      if (text != "true" && text != "false")
        throw UsageError("--" + flag.name + " is '" + text + "'; use true or false, or leave the value out");
      *std::get<bool*>(flag.target) = text == "true";
    }
  }
  // "a, b or c".
  [[nodiscard]] static std::string either(const std::vector<std::string>& words) {
    std::string list;
    for (std::size_t i = 0; i < words.size(); ++i)
      list += (i == 0 ? "" : i + 1 < words.size() ? ", " : " or ") + words[i];
    return list;
  }

  void print_help() const {
    std::printf("%s: %s\n\n", program_.c_str(), purpose_.c_str());
    for (const Flag& flag : flags_) {
      std::string left = "--" + flag.name;
      if (const auto* choice = std::get_if<Choice>(&flag.target)) {
        for (std::size_t i = 0; i < choice->words.size(); ++i) left += (i == 0 ? " " : "|") + choice->words[i];
      } else if (!std::holds_alternative<bool*>(flag.target)) {
        left += std::holds_alternative<std::string*>(flag.target) ? " PATH" : " N";
      }
      std::printf("  %-28s %s%s%s%s\n", left.c_str(), flag.help.c_str(), flag.initial.empty() ? "" : " (",
                  flag.initial.c_str(), flag.initial.empty() ? "" : ")");
    }
  }

  std::string program_, purpose_;
  std::vector<Flag> flags_;
};

// Runs `body` and turns what it throws into one line on stderr and an exit code.
template <class Body>
int run_program(const char* name, Body&& body) {
  try {
    return body();
  } catch (const std::exception& error) {
    std::fprintf(stderr, "%s: error: %s\n", name, error.what());
    return exit_bad_input;
  }
}

}  // namespace examples

#endif
