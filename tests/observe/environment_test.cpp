// What the environment asks for, and refusing what it cannot mean.
#include <support/expect_error.hpp>
#include <weft/observe/environment.hpp>

#include <gtest/gtest.h>

namespace weft::environment_test {

using testing::expect_error;

class EnvironmentTest : public ::testing::Test {
 protected:
  static constexpr const char* names[] = {"WEFT_DEVICES", "WEFT_DEBUG", "WEFT_METRICS", "WEFT_PROFILE",
                                          "WEFT_CHECK_NUMBERS"};
  EnvironmentTest() { clear(); }
  ~EnvironmentTest() override { clear(); }
  static void clear() {
    for (const char* name : names) ::unsetenv(name);
  }
};

TEST_F(EnvironmentTest, IsNothingByItself) {
  const Environment none = read_environment();
  EXPECT_EQ(none.devices, 0);
  EXPECT_EQ(none.debug, 0);
  EXPECT_EQ(none.metrics, "");
  EXPECT_EQ(none.profile, "");
  EXPECT_EQ(none.check_numbers, 0);
}

TEST_F(EnvironmentTest, IsRead) {
  ::setenv("WEFT_DEVICES", "4", 1);
  ::setenv("WEFT_DEBUG", "2", 1);
  ::setenv("WEFT_METRICS", "-", 1);
  ::setenv("WEFT_PROFILE", "step.json", 1);
  ::setenv("WEFT_CHECK_NUMBERS", "2", 1);
  const Environment asked = read_environment();
  EXPECT_EQ(asked.devices, 4);
  EXPECT_EQ(asked.debug, 2);
  EXPECT_EQ(asked.metrics, "-");
  EXPECT_EQ(asked.profile, "step.json");
  EXPECT_EQ(asked.check_numbers, 2);
}

TEST_F(EnvironmentTest, NumbersAreChecked) {
  for (const char* wrong : {"0", "1025", "four", "4x", "99999999999999999999"}) {
    ::setenv("WEFT_DEVICES", wrong, 1);
    expect_error([] { static_cast<void>(read_environment()); }, "setting_is_no_number",
                 {"WEFT_DEVICES", wrong, "1024"});
  }
  ::setenv("WEFT_DEVICES", "", 1);
  EXPECT_EQ(read_environment().devices, 0) << "empty is not given";
  ::setenv("WEFT_DEBUG", "3", 1);
  expect_error([] { static_cast<void>(read_environment()); }, "setting_is_no_number", {"WEFT_DEBUG is '3'", "0 to 2"});
}

}  // namespace weft::environment_test
