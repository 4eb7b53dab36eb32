// The first examples of the tour: they run, and what they print is right.
#include "run_example.hpp"

#include <cmath>
#include <regex>
#include <string>

#ifndef EXAMPLES_HEADER_ONLY_SMALL_MODEL
#define EXAMPLES_HEADER_ONLY_SMALL_MODEL ""
#endif

namespace small_examples_test {

using weft::testing::Finished;
using weft::testing::run_example;
using weft::testing::TemporaryDirectory;

// What an example that needs no flags prints, and what a pattern finds of it.
struct Printed {
  std::string text;
  std::smatch match;  // refers to the text

  Printed(const Printed&) = delete;
  Printed& operator=(const Printed&) = delete;
  Printed(const char* example, const std::regex& pattern) {
    const TemporaryDirectory folder;
    const Finished finished = run_example(example, "", folder);
    EXPECT_EQ(finished.code, 0) << finished.err;
    text = finished.out;
    EXPECT_TRUE(std::regex_search(text, match, pattern)) << text;
  }
  // The number that a group of the pattern matches; none: not a number.
  [[nodiscard]] double number(std::size_t group) const {
    return match.size() > group ? std::stod(match[group]) : std::nan("");
  }
};

TEST(FusedExpression, PrintsItsNumbersAndItsPlan) {
  SKIP_WITHOUT_EXAMPLES();
  const TemporaryDirectory folder;
  const Finished finished = run_example("fused_expression", "", folder);
  EXPECT_EQ(finished.code, 0) << finished.err;
  EXPECT_EQ(finished.out.rfind("tanh(0.5 * 2 - 1) = 0, relu(0 * 0.5 + 1) = 1, mean square of the difference = 1\n", 0),
            0u)
      << finished.out;
  EXPECT_NE(finished.out.find("dot_general+add+maximum"), std::string::npos) << finished.out;
}

TEST(GradientDescent, LearnsWhatLiesInACircle) {
  SKIP_WITHOUT_EXAMPLES();
  const Printed printed("gradient_descent", std::regex("step 1000  loss ([0-9.]+)\n"));
  EXPECT_LT(printed.number(1), 0.06);  // 1.4 at first
}

TEST(CustomCall, IsDifferentiated) {
  SKIP_WITHOUT_EXAMPLES();
  const Printed printed("custom_call", std::regex("gradient (-?[0-9.]+), difference (-?[0-9.]+)\n"));
  EXPECT_GT(std::abs(printed.number(1)), 0.01);
  EXPECT_NEAR(printed.number(1), printed.number(2), 0.02);
}

// The compiled step and the one made at start-up to the same bits; heads cut over devices to the same digits.
TEST(OwnOperation, TrainsAlikeInEveryWay) {
  SKIP_WITHOUT_EXAMPLES();
  const Printed printed("own_operation", std::regex("DDP +loss ([0-9.]+) .*\nheads +loss ([0-9.]+) .*\ndynamic +loss ([0-9.]+) "
                                                    "[\\s\\S]*out\\[3\\] ([0-9.]+), v\\[3\\] ([0-9.]+)\n"));
  EXPECT_LT(printed.number(1), 0.6);  // 1.5 at first
  EXPECT_NEAR(printed.number(2), printed.number(1), 1e-5);
  EXPECT_EQ(printed.number(3), printed.number(1));
  EXPECT_GT(printed.number(4), 0.1);
  EXPECT_NEAR(printed.number(4), printed.number(5), 1e-6);
}

TEST(TwoFiles, LearnsAndSaves) {
  SKIP_WITHOUT_EXAMPLES();
  const Printed printed("two_files", std::regex("step 50  loss ([0-9.]+)\n"));
  EXPECT_LT(printed.number(1), 0.1);  // 2.3 at first
}

TEST(SmallModel, LearnsAndExplainsItself) {
  SKIP_WITHOUT_EXAMPLES();
  const Printed printed("small_model", std::regex("step 100  loss ([0-9.]+)\n"));
  EXPECT_LT(printed.number(1), 0.3);  // 2.3 at first
  EXPECT_TRUE(std::regex_search(printed.text, std::regex("all_gather +x 3\n"))) << printed.text;
}

TEST(SmallModel, HoldsNoCodeOfPassesNorOfStepsThatItDoesNotRun) {
  SKIP_WITHOUT_EXAMPLES();
  const TemporaryDirectory folder;
  const std::string command = "nm -C '" EXAMPLES_HEADER_ONLY_SMALL_MODEL "' > '" + folder / "names" + "'";
  if (std::system(command.c_str()) != 0) GTEST_SKIP() << "no nm here";
  const std::string names = weft::testing::read_text(folder / "names");
  EXPECT_NE(names.find("weft::run_step<"), std::string::npos);
  for (const char* absent : {"weft::shape_rule::", "weft::convolve(", "weft::reduce_window(", "weft::Device::all_to_all("})
    EXPECT_EQ(names.find(absent), std::string::npos) << absent;
}

// Every program, also those that take no flags: before anything runs, so that nothing but the usage is printed.
TEST(EveryExample, SaysToHelpWhatItDoesAndDoesNotRun) {
  SKIP_WITHOUT_EXAMPLES();
  for (const std::string name :
       {"classify", "compare_strategies", "consolidate", "custom_call", "fused_expression", "generate", "gradient_descent",
        "own_operation", "run_stablehlo", "small_model", "systolic_array", "train_gpt", "train_image", "train_mnist", "two_files"}) {
    const TemporaryDirectory folder;
    for (const char* flag : {"--help", "-h"}) {
      const Finished finished = run_example(name, flag, folder);
      EXPECT_EQ(finished.code, 0) << name;
      EXPECT_EQ(finished.out.rfind(name + ": ", 0), 0u) << finished.out;
      EXPECT_EQ(finished.err, "") << name;
    }
    EXPECT_TRUE(folder.names().empty()) << name;
    weft::testing::expect_refusal(name, "--no_such_flag", "unknown flag '--no_such_flag'; see " + name + " --help",
                                  folder);
    const char* const refusal = name == "run_stablehlo" ? "word" : "unexpected argument 'word'";  // its module
    weft::testing::expect_refusal(name, "word", refusal, folder);
  }
  const TemporaryDirectory folder;
  for (const char* name : {"custom_call", "fused_expression", "gradient_descent", "own_operation", "small_model", "two_files"})
    EXPECT_NE(run_example(name, "--help", folder).out.find("  takes no flags\n"), std::string::npos) << name;
}

}  // namespace small_examples_test
