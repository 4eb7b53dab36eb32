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

// Expects one line at the end of a training of so many `items` ("Images"), and that its rates may be.
inline void expect_rates_of(const std::string& items, int count, const std::string& out) {
  const std::regex line("\n" + items + ": " + std::to_string(count) +
                        "; a second: mean ([0-9.]+), median ([0-9.]+), 90th percentile ([0-9.]+)\n(M[a-z]+ [^\n]+\n)?");
  std::smatch found;
  ASSERT_TRUE(std::regex_search(out, found, line)) << out;
  EXPECT_EQ(found.suffix().str().find("a second: "), std::string::npos) << out;
  EXPECT_GT(std::stod(found[1]), 0) << out;
  EXPECT_GT(std::stod(found[2]), 0) << out;
  EXPECT_GE(std::stod(found[3]), std::stod(found[2])) << out;
}

// Expects that a page asks for nothing from elsewhere; but for those that say so, it has no script of its own either.
inline void expect_self_contained(const std::string& page, bool has_script = false) {
  EXPECT_EQ(page.rfind("<!DOCTYPE html>", 0), 0u) << page;
  EXPECT_NE(page.find("</html>"), std::string::npos) << page;
  for (const char* reference : {"src=", "href=", "url(", "@import", "import(", "fetch(", "http"})
    EXPECT_EQ(page.find(reference), std::string::npos) << reference;
  EXPECT_EQ(page.find("<script") != std::string::npos, has_script);
}

// Expects a page with a plot under each of the headings `names`.
inline void expect_curves(const std::string& page, const std::string& title, const std::vector<std::string>& names) {
  expect_self_contained(page);
  EXPECT_NE(page.find("<h1>" + title + "</h1>"), std::string::npos) << page;
  std::vector<std::string> headings, tips;
  for (const std::string& name : names) {
    headings.push_back("<h2>" + name + "</h2>");
    tips.push_back("<title>" + name + "</title></polyline>");
  }
  EXPECT_EQ(found_in(page, "<h2>[^<]+</h2>"), headings) << page;
  EXPECT_EQ(found_in(page, "<title>[^<]+</title></polyline>"), tips) << page;
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
