// Modules written in a test that check themselves pass.
#ifndef WEFT_TESTS_SUPPORT_EXPECT_MODULE_PASSES_HPP
#define WEFT_TESTS_SUPPORT_EXPECT_MODULE_PASSES_HPP

#include <support/checked_modules.hpp>

#include <gtest/gtest.h>

#include <string>

namespace weft::testing {

inline void expect_module_passes(const std::string& text) {
  Runtime runtime(1);
  const auto [verdict, reason] = CheckedModule::run(runtime, text);
  EXPECT_TRUE(verdict == CheckedModule::Verdict::passed) << reason;
}
// Of @main, the lines before its return.
inline void expect_passes(const std::string& body) {
  expect_module_passes("func.func @main() {\n" + body + "\nreturn\n}");
}

}  // namespace weft::testing

#endif
