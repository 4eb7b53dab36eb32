#include "../../examples/support/svg.hpp"

#include <gtest/gtest.h>

namespace svg_test {

TEST(Svg, TicksAreRoundNumbersUpToTheLargest) {
  EXPECT_EQ(examples::round_ticks(300), (std::vector<double>{0, 100, 200, 300}));
  EXPECT_EQ(examples::round_ticks(9), (std::vector<double>{0, 2, 4, 6, 8}));
  EXPECT_EQ(examples::round_ticks(1), (std::vector<double>{0, 0.2, 0.4, 0.2 * 3, 0.8, 1}));
  EXPECT_EQ(examples::round_ticks(4.8).back(), 4);
}

TEST(Svg, NumbersAreShort) {
  EXPECT_EQ(examples::short_number(0.05), "0.05");
  EXPECT_EQ(examples::short_number(0.1 + 0.2), "0.3");
  EXPECT_EQ(examples::short_number(30000), "30000");
  EXPECT_EQ(examples::short_number(1.5e6), "1.5e6");
  EXPECT_EQ(examples::short_number(-2e-10), "-2e-10");
}

TEST(Svg, TextIsEscaped) {
  examples::Svg svg(10, 20, "a \"b\"");
  svg.text(1, 2.5, "small", "x < y & z");
  svg.rect(0, 0, 1, 1, "s0", "<tip>");
  EXPECT_EQ(svg.str(),
            "<svg viewBox=\"0 0 10.00 20.00\" role=\"img\" aria-label=\"a &quot;b&quot;\">\n"
            "<text x=\"1.00\" y=\"2.50\" class=\"small\">x &lt; y &amp; z</text>\n"
            "<rect x=\"0.00\" y=\"0.00\" width=\"1.00\" height=\"1.00\" class=\"s0\"><title>&lt;tip></title></rect>\n"
            "</svg>\n");
}

}  // namespace svg_test
