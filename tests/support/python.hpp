// The Python with whose packages tests read what weft writes: WEFT_PYTHON in the environment names it, default python3.
#ifndef WEFT_TESTS_SUPPORT_PYTHON_HPP
#define WEFT_TESTS_SUPPORT_PYTHON_HPP

#include <gtest/gtest.h>

#include <cstdlib>
#include <string>

namespace weft::testing {

[[nodiscard]] inline std::string python() {
  const char* const named = std::getenv("WEFT_PYTHON");
  return named != nullptr ? named : "python3";
}

// `modules` as after import.
[[nodiscard]] inline bool python_has(const std::string& modules) {
  return std::system(("'" + python() + "' -c 'import " + modules + "' >/dev/null 2>&1").c_str()) == 0;
}
#define SKIP_WITHOUT_PYTHON(modules)                                                \
  if (!weft::testing::python_has(modules))                                          \
  GTEST_SKIP() << "'" << weft::testing::python() << "' cannot import " << (modules) \
               << "; .ci/python makes a Python that can, which WEFT_PYTHON then names"

// Runs tests/`script` with `arguments` as typed into a shell.
inline void expect_python(const std::string& script, const std::string& arguments) {
  const std::string command = "'" + python() + "' '" WEFT_TESTS_DIR "/" + script + "' " + arguments;
  EXPECT_EQ(std::system(command.c_str()), 0) << command << ": what differs stands in the output";
}

}  // namespace weft::testing

#endif
