// Command-line flags: `--name value` or `--name=value`, checked, with help made from the same list. A name may be cut
// short where one flag alone begins so.
#ifndef EXAMPLES_SUPPORT_FLAGS_HPP
#define EXAMPLES_SUPPORT_FLAGS_HPP

#include <weft/base/error.hpp>

#include <cerrno>
#include <charconv>
#include <cstdio>
#include <cstring>
#include <stdexcept>
#include <string>
#include <vector>

namespace examples {

// Wrong usage or wrong input, as one sentence with the cure.
struct UsageError : std::runtime_error {
  using std::runtime_error::runtime_error;
  explicit UsageError(const weft::Sentence& sentence) : std::runtime_error(sentence.text()) {}
};

// What was given, as a line of a terminal may have it: without control characters.
[[nodiscard]] inline std::string shown(const std::string& given) { return (weft::Sentence() << given.c_str()).text(); }

// Exit codes of the examples, besides 0.
inline constexpr int exit_failure = 1;        // a claim that the program checks does not hold, or output was lost
inline constexpr int exit_bad_input = 2;      // a flag, a file or a folder is wrong: nothing was written
inline constexpr int exit_below_target = 21;  // trained, but not to --target_accuracy or --target_loss

// Whether "a|b|c" has `word`.
[[nodiscard]] inline bool is_among(const std::string& word, const std::string& list) {
  for (std::size_t from = 0;;) {
    const std::size_t to = list.find('|', from);
    if (list.compare(from, to - from, word) == 0) return true;
    if (to == std::string::npos) return false;
    from = to + 1;
  }
}
// "a|b|c" as "a, b or c".
[[nodiscard]] inline std::string either(std::string list) {
  const std::size_t last = list.rfind('|');
  if (last != std::string::npos) list.replace(last, 1, " or ");
  for (std::size_t at; (at = list.find('|')) != std::string::npos;) list.replace(at, 1, ", ");
  return list;
}

// Keeps the addresses of the texts that it is given.
class Flags {
 public:
  Flags(const char* program, const char* purpose) : program_(program), purpose_(purpose) {}

  // Each flag writes to a variable that holds its default. Integers and reals have a range, both ends included.
  void integer(const char* name, weft::Index& value, weft::Index least, weft::Index most, const char* help) {
    flags_.push_back({.name = name,
                      .help = help,
                      .values = "N",
                      .integer = &value,
                      .least = static_cast<double>(least),
                      .most = static_cast<double>(most)});
  }
  void real(const char* name, double& value, double least, double most, const char* help) {
    flags_.push_back({.name = name, .help = help, .values = "N", .real = &value, .least = least, .most = most});
  }
  // `values`: what it is, in the help.
  void text(const char* name, std::string& value, const char* help, const char* values = "PATH") {
    flags_.push_back({.name = name, .help = help, .values = values, .text = &value});
  }
  // The one flag whose value may stand alone: `program PATH`.
  void argument(const char* name, std::string& value, const char* help) {
    flags_.push_back({.name = name, .help = help, .values = "PATH", .stands_alone = true, .text = &value});
  }
  // May be given several times, and then continues.
  void list(const char* name, std::string& value, const char* help, const char* values = "PATH,PATH") {
    flags_.push_back({.name = name, .help = help, .values = values, .is_list = true, .text = &value});
  }
  // One of the words in `words`: "ddp|fsdp|spmd".
  void choice(const char* name, std::string& value, const char* words, const char* help) {
    flags_.push_back({.name = name, .help = help, .values = words, .is_choice = true, .text = &value});
  }
  // True when given alone; also `--name=true` and `--name=false`.
  void on(const char* name, bool& value, const char* help) {
    flags_.push_back({.name = name, .help = help, .on = &value});
  }

  // Returns false if help was asked for, and printed. Throws UsageError.
  [[nodiscard]] bool parse(int count, char** words) {
    for (int i = 1; i < count; ++i)
      if (is_among(words[i], "--help|-h")) return print_help(), false;
    for (int i = 1; i < count; ++i) {
      const std::string word = words[i];
      if (word.rfind("--", 0) != 0) {
        Flag& alone = flag_of_argument(word);
        set(alone, word);
        alone.given = true;
        continue;
      }
      const std::size_t equals = word.find('=');
      Flag& flag = find(word.substr(2, equals - 2));
      if (equals != std::string::npos)
        set(flag, word.substr(equals + 1));
      else if (flag.on != nullptr)
        *flag.on = true;
      else if (i + 1 < count)
        set(flag, words[++i]);
      else
        throw UsageError(weft::Sentence() << "--" << flag.name << " needs a value; see " << program_ << " --help");
      flag.given = true;
    }
    return true;
  }
  [[nodiscard]] bool was_given(const char* name) { return find(name).given; }

 private:
  // Exactly one of the four pointers is set.
  struct Flag {
    const char *name, *help;
    const char* values = "";  // what may follow, as help shows it
    bool is_choice = false;   // nothing but the words in `values`
    bool is_list = false, stands_alone = false;
    weft::Index* integer = nullptr;
    double* real = nullptr;
    std::string* text = nullptr;
    bool* on = nullptr;
    double least = 0, most = 0;
    bool given = false;
  };

  [[nodiscard]] Flag& find(const std::string& name) {
    Flag* found = nullptr;
    int begin_so = 0;
    for (Flag& flag : flags_) {
      if (name == flag.name) return flag;
      if (name.empty() || std::string(flag.name).rfind(name, 0) != 0) continue;
      found = &flag;
      ++begin_so;
    }
    if (begin_so == 1) return *found;
    throw UsageError(weft::Sentence() << "unknown flag '--" << name.c_str() << "'; see " << program_ << " --help");
  }

  [[nodiscard]] Flag& flag_of_argument(const std::string& word) {
    for (Flag& flag : flags_)
      if (flag.stands_alone && !flag.given) return flag;
    throw UsageError(weft::Sentence() << "unexpected argument '" << word.c_str() << "': flags start with --; see "
                                      << program_ << " --help");
  }

  static void set(const Flag& flag, const std::string& text) {
    weft::Sentence wrong;
    wrong << "--" << flag.name << " is '" << text.c_str() << "'; use ";
    if (flag.integer != nullptr || flag.real != nullptr) {
      set_number(flag, text, wrong);
    } else if (flag.on != nullptr) {
      if (!is_among(text, "true|false")) throw UsageError(wrong << "true or false, or leave the value out");
      *flag.on = text == "true";
    } else {
      if (flag.is_choice && !is_among(text, flag.values)) throw UsageError(wrong << either(flag.values).c_str());
      if (text.empty()) throw UsageError(wrong << "a " << flag.values);
      *flag.text = flag.is_list && flag.given ? *flag.text + "," + text : text;
    }
  }
  static void set_number(const Flag& flag, const std::string& text, weft::Sentence& wrong) {
    const bool whole = flag.integer != nullptr;
    const char* const all = text.data() + text.size();
    weft::Index integer = 0;
    double number = 0;
    const auto [end, error] =
        whole ? std::from_chars(text.data(), all, integer) : std::from_chars(text.data(), all, number);
    const bool is_number = error == std::errc() && end == all;
    if (whole) number = static_cast<double>(integer);
    if (!is_number || !(number >= flag.least && number <= flag.most)) {
      show(flag, flag.least, wrong << (whole ? "an integer from " : "a number from "));
      show(flag, flag.most, wrong << " to ");
      throw UsageError(wrong);
    }
    if (whole)
      *flag.integer = integer;
    else
      *flag.real = number;
  }
  static void show(const Flag& flag, double number, weft::Sentence& to) {
    if (flag.integer != nullptr)
      to << static_cast<weft::Index>(number);
    else
      to << number;
  }

  void print_help() const {
    std::printf("%s: %s\n\n", program_, purpose_);
    if (flags_.empty()) std::printf("  takes no flags\n");
    for (const Flag& flag : flags_) {
      weft::Sentence left, initial;
      left << "--" << flag.name << " " << flag.values;
      if (flag.integer != nullptr) initial << *flag.integer;
      if (flag.real != nullptr) initial << *flag.real;
      if (flag.text != nullptr) initial << flag.text->c_str();
      const bool shows = *initial.text() != '\0';
      std::printf("  %-28s %s%s%s%s\n", left.text(), flag.help, shows ? " (" : "", initial.text(), shows ? ")" : "");
    }
  }

  const char *program_, *purpose_;
  std::vector<Flag> flags_;
};

// Runs `body` and turns what it throws into one line on stderr and an exit code. Output that did not reach its end (a
// full disk, a closed pipe) is an error too.
template <class Body>
int run_program(const char* name, Body&& body) {
  try {
    const int code = body();
    if (std::fflush(stdout) == 0 && std::ferror(stdout) == 0) return code;
    std::fprintf(stderr, "%s: error: standard output cannot be written (%s); give it a place with space\n", name,
                 std::strerror(errno));
    return exit_failure;
  } catch (const std::exception& error) {
    std::fprintf(stderr, "%s: error: %s\n", name, error.what());
    return exit_bad_input;
  }
}

}  // namespace examples

#endif
