#include "../../examples/support/plot.hpp"

#include <gtest/gtest.h>

namespace plot_test {

using examples::Axis;

std::vector<std::string> labels_of(const Axis& axis) {
  std::vector<std::string> labels;
  for (const auto& tick : axis.ticks()) labels.push_back(tick.second);
  return labels;
}

TEST(Axis, IsLinearFromZero) {
  const Axis axis = Axis::linear(40000);
  EXPECT_EQ(labels_of(axis), (std::vector<std::string>{"0", "10000", "20000", "30000", "40000"}));
  for (const auto& [place, label] : axis.ticks()) EXPECT_DOUBLE_EQ(place, std::stod(label) / 40000);
  EXPECT_DOUBLE_EQ(axis.place(10000), 0.25);
  EXPECT_DOUBLE_EQ(axis.place(-1), 0);
  EXPECT_DOUBLE_EQ(axis.place(50000), 1);
  EXPECT_DOUBLE_EQ(Axis::linear(0).place(0), 0);  // all values are 0
}

TEST(Axis, IsLogarithmicBetweenPowersOfTen) {
  const Axis axis = Axis::logarithmic(0.02, 5);
  EXPECT_EQ(labels_of(axis), (std::vector<std::string>{"1e-2", "1e-1", "1", "1e1"}));
  EXPECT_DOUBLE_EQ(axis.place(0.01), 0);
  EXPECT_DOUBLE_EQ(axis.place(0.1), 1.0 / 3);
  EXPECT_DOUBLE_EQ(axis.place(0), 0);
  EXPECT_DOUBLE_EQ(axis.place(1e9), 1);
  EXPECT_DOUBLE_EQ(Axis::of_powers(0, 0).place(1), 0);  // all values are 1
}

// The labels below a plot of so many steps.
std::string step_labels(double steps) {
  examples::Svg svg(200, 300, "plot");
  const examples::Plot plot(svg, 0, 200, "", steps, Axis::of_powers(0, 0));
  const std::string drawing = svg.str();
  std::string labels;
  for (std::size_t at = 0; (at = drawing.find("y=\"292.00\"", at)) != std::string::npos; ++at) {
    const std::size_t from = drawing.find('>', at) + 1;
    labels += drawing.substr(from, drawing.find('<', from) - from) + ' ';
  }
  return labels;
}
TEST(Plot, StepsAreWholeNumbers) {
  EXPECT_EQ(step_labels(1), "0 step 1 ");
  EXPECT_EQ(step_labels(2), "0 1 step 2 ");
  EXPECT_EQ(step_labels(3), "0 1 2 step 3 ");
  EXPECT_EQ(step_labels(628), "0 200 400 step 600 ");
}

TEST(Plot, ACurveLiesWhereItsStepsAndValuesDo) {
  examples::Svg svg(200, 300, "plot");
  examples::Plot(svg, 56, 144, "title", 4, Axis::linear(2)).curve({1, 4}, {2, 0.5}, "line s0", "tip");
  const std::string drawing = svg.str();
  EXPECT_NE(drawing.find("<polyline points=\"125.00,26.00 200.00,212.00 \" class=\"line s0\"><title>tip</title>"),
            std::string::npos)
      << drawing;
  EXPECT_NE(drawing.find(">title</text>"), std::string::npos) << drawing;
}

}  // namespace plot_test
