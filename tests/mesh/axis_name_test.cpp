// Axis names: values that compare by their text.
#include <weft/mesh/axis_name.hpp>

#include "support/expect_error.hpp"

namespace weft::axis_name_test {

using testing::expect_error;

static_assert(AxisName("data") == AxisName("data") && !(AxisName("data") == AxisName("dat")));
static_assert(AxisName("a") < AxisName("b") && AxisName("a") < AxisName("ab") && !(AxisName("b") < AxisName("a")));
static_assert(!(AxisName("x") < AxisName("x")));
static_assert(axes("x", "y").size() == 2 && axes().empty());
template <AxisName name>
struct Holds {
  static constexpr const AxisName& value = name;
};
static_assert(Holds<AxisName("model")>::value == AxisName("model"), "a structural type");

TEST(AxisName, ComparesByText) {
  EXPECT_EQ(AxisName("model"), AxisName("model"));
  EXPECT_FALSE(AxisName("model") == AxisName("mode"));
  EXPECT_TRUE(AxisName("dcn") < AxisName("ici"));
  EXPECT_STREQ(AxisName("dcn_ici").text, "dcn_ici");
  EXPECT_EQ(axes("x", "y")[1], AxisName("y"));
}

TEST(AxisName, UnnamedAxesAreCalledByTheirIndex) { EXPECT_STREQ(AxisName::of_index(3).text, "3"); }

TEST(AxisName, RefusesEmptyAndLongNames) {
  EXPECT_STREQ(AxisName("abcdefghijklmnopqrstuvw").text, "abcdefghijklmnopqrstuvw");
  expect_error([] { (void)AxisName("abcdefghijklmnopqrstuvwx"); }, "axis_name_too_long", {"23"});
  expect_error([] { (void)AxisName(""); }, "axis_name_is_empty", {});
}

}  // namespace weft::axis_name_test
