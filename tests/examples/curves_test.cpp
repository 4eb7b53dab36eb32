#include "../../examples/support/curves.hpp"

#include "run_example.hpp"

namespace curves_test {

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

// Tests between the steps, of which one is at a step that has a line of its own.
TEST(Curves, LinesWithoutANumberAreNoPointsOfACurve) {
  const std::string page =
      curves_of("1,1,4,nan\n2,2,3,nan\n2,3,nan,50\n3,4,2,nan\n4,5,nan,100\n", "loss,test_accuracy");
  expect_curves(page, "run", {"loss", "test accuracy"});
  EXPECT_NE(page.find("<polyline points=\"323.00,26.00 602.00,88.00 881.00,150.00 \""), std::string::npos) << page;
  EXPECT_NE(page.find("<polyline points=\"602.00,150.00 1160.00,26.00 \""), std::string::npos) << page;
  // Resumed from step 2: its test stays, and that of step 4 is of the run that went on.
  EXPECT_EQ(curves_of("2,1,3,nan\n2,2,nan,5\n4,3,2,nan\n4,4,nan,9\n3,5,1,nan\n4,6,nan,8\n", "loss,test_accuracy"),
            curves_of("2,1,3,nan\n2,2,nan,5\n3,5,1,nan\n4,6,nan,8\n", "loss,test_accuracy"));
  expect_curves(curves_of("1,1,4,nan\n", "loss,test_accuracy"), "run", {"loss"});
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

}  // namespace curves_test
