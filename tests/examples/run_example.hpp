// Runs an example program as its user does, and keeps what it printed.
#ifndef WEFT_TESTS_EXAMPLES_RUN_EXAMPLE_HPP
#define WEFT_TESTS_EXAMPLES_RUN_EXAMPLE_HPP

#include <support/temporary_directory.hpp>

#include <gtest/gtest.h>

#include <algorithm>
#include <initializer_list>
#include <regex>
#include <string>
#include <vector>

#include <sys/wait.h>

// This build has no example programs.
#ifndef WEFT_EXAMPLES_DIR
#define WEFT_EXAMPLES_DIR ""
#endif
#define SKIP_WITHOUT_EXAMPLES() \
  if (std::string(WEFT_EXAMPLES_DIR).empty()) GTEST_SKIP() << "configured without WEFT_BUILD_EXAMPLES"

namespace weft::testing {

struct Finished {
  int code = -1;  // -1: it was killed
  std::string out, err;
};

// `arguments` as typed into a shell, whose working folder is `folder`.
[[nodiscard]] inline Finished run_example(const std::string& name, const std::string& arguments,
                                          const TemporaryDirectory& folder) {
  const TemporaryDirectory streams;
  const std::string command = "cd '" + folder.path() + "' && '" WEFT_EXAMPLES_DIR "/" + name + "' " + arguments +
                              " >'" + streams / "out" + "' 2>'" + streams / "err" + "'";
  const int status = std::system(command.c_str());
  return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, read_text(streams / "out"), read_text(streams / "err")};
}

// All of `text` that matches.
[[nodiscard]] inline std::vector<std::string> found_in(const std::string& text, const char* pattern) {
  const std::regex regex(pattern);
  std::vector<std::string> found;
  for (std::sregex_iterator it(text.begin(), text.end(), regex), end; it != end; ++it) found.push_back(it->str());
  return found;
}

// Expects that --help names every flag: `flags` without their dashes, maybe with what may follow.
inline void expect_help(const std::string& name, std::initializer_list<const char*> flags) {
  const TemporaryDirectory folder;
  const Finished finished = run_example(name, "--help", folder);
  EXPECT_EQ(finished.code, 0);
  for (const char* flag : flags) EXPECT_NE(finished.out.find(std::string("--") + flag), std::string::npos) << flag;
}

// Expects exit code 2, nothing on stdout, one line of error that contains `text`, and an unchanged folder.
inline void expect_refusal(const std::string& name, const std::string& arguments, const std::string& text,
                           const TemporaryDirectory& folder) {
  const auto before = folder.names();
  const Finished finished = run_example(name, arguments, folder);
  EXPECT_EQ(finished.code, 2) << arguments;
  EXPECT_EQ(finished.out, "") << arguments;
  EXPECT_EQ(finished.err.find(name + ": error: "), 0u) << finished.err;
  EXPECT_EQ(std::count(finished.err.begin(), finished.err.end(), '\n'), 1) << finished.err;
  EXPECT_NE(finished.err.find(text), std::string::npos) << finished.err;
  EXPECT_EQ(folder.names(), before) << arguments;
}

}  // namespace weft::testing

#endif
