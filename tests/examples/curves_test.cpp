#include "../../examples/support/curves.hpp"

#include "run_example.hpp"

namespace {

using weft::testing::expect_curves;
using weft::testing::found_in;

std::string curves_of(const std::string& rows, const std::string& columns = "loss", const std::string& title = "run") {
  return examples::curves_of(weft::parse_csv<double>("step,wall_time," + columns + "\n" + rows, {}, "table"), title);
}
std::vector<std::string> labels_of(const std::string& page) { return found_in(page, "end small\">[^<]+"); }

TEST(Curves, ATableHasAPlotForEachOfItsColumns) {
  const std::string page =
      curves_of("20,1.5,2,0.05,1000\n40,2.5,1,0.05,1500\n", "loss,learning_rate,images_per_second", "run");
  expect_curves(page, "run", {"loss", "learning rate", "images per second"});
  EXPECT_NE(page.find("<polyline points=\"602.00,26.00 1160.00,150.00 \" class=\"line s0\"><title>loss<"),
            std::string::npos)
      << page;
  EXPECT_NE(page.find("<polyline points=\"602.00,26.00 1160.00,26.00 \" class=\"line s1\"><title>learning rate<"),
            std::string::npos)
      << page;
  EXPECT_EQ(found_in(page, "At the end [^<]+"),
            (std::vector<std::string>{"At the end 1.", "At the end 0.05.", "At the end 1500."}));
}

TEST(Curves, WhatWasWrittenAgainIsDrawnOnce) {
  // Stopped after step 3 and resumed from step 2; then begun anew.
  EXPECT_EQ(curves_of("1,1,4\n2,2,3\n3,3,9\n3,7,2.5\n4,8,2\n"), curves_of("1,1,4\n2,2,3\n3,7,2.5\n4,8,2\n"));
  EXPECT_EQ(curves_of("1,1,4\n2,2,3\n3,3,9\n1,7,5\n2,8,3.5\n"), curves_of("1,7,5\n2,8,3.5\n"));
}

TEST(Curves, ValuesBelowATenthOfTheLargestHaveALogarithmicAxis) {
  EXPECT_EQ(labels_of(curves_of("1,1,2\n2,2,0.2\n"))[1], "end small\">0.5");
  const std::string page = curves_of("1,1,2\n2,2,0.1\n");
  EXPECT_EQ(labels_of(page),
            (std::vector<std::string>{"end small\">1e-1", "end small\">1", "end small\">1e1", "end small\">step 2"}));
  EXPECT_NE(page.find(",274.00 \""), std::string::npos) << "the least at the bottom: " << page;
  // Zero has no logarithm.
  EXPECT_EQ(labels_of(curves_of("1,1,2\n2,2,0\n"))[0], "end small\">0");
  EXPECT_EQ(labels_of(curves_of("1,1,0\n2,2,0\n"))[0], "end small\">0");
}

TEST(Curves, ASingleRowCanBeSeen) {
  EXPECT_NE(curves_of("1,1,2\n").find("<polyline points=\"1154.00,26.00 1160.00,26.00 \""), std::string::npos);
}

TEST(Curves, TitlesAreEscaped) {
  const std::string page = curves_of("1,1,2\n", "a<b", "x & <y>");
  EXPECT_NE(page.find("<title>x &amp; &lt;y></title>"), std::string::npos) << page;
  EXPECT_NE(page.find("<h1>x &amp; &lt;y></h1>"), std::string::npos) << page;
  EXPECT_NE(page.find("<h2>a&lt;b</h2>"), std::string::npos) << page;
}

}  // namespace
