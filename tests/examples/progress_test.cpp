// The line of progress of each trainer, on a terminal that `script` makes.
#include "run_example.hpp"

namespace progress_test {

using weft::testing::found_in;
using weft::testing::read_text;
using weft::testing::TemporaryDirectory;

// The first step is `percent` of all, and after step `step` there is a line of output.
void expect_progress(const std::string& command, const std::string& percent, int step) {
  if (std::system("command -v script > /dev/null") != 0) GTEST_SKIP() << "no script here";
  const TemporaryDirectory folder;
  folder.put("run", "exec '" WEFT_EXAMPLES_DIR "'/" + command + "\n");
  const std::string on_terminal = "cd '" + folder.path() + "' && script -qec 'sh run' /dev/null < /dev/null > out";
  EXPECT_EQ(std::system(on_terminal.c_str()), 0) << command;
  const std::string out = read_text(folder / "out");
  const std::string loss = "loss [0-9]+\\.[0-9]{4}\x1b\\[K";
  EXPECT_EQ(found_in(out, ("\r\\[#*\\.+\\] +" + percent + "%  step 1, " + loss).c_str()).size(), 1u) << out;
  // The line is gone where another begins, and drawn again below it.
  EXPECT_EQ(
      found_in(out, ("\r\x1b\\[K\\| Training Device=weft:0/0 (Epoch=1 )?Step=" + std::to_string(step) + " [^\r]+\r\n" +
                     "(Epoch[^\r]+\r\n)*\r\\[#*\\.+\\] +[0-9]+%  step " + std::to_string(step + 1) + ", " + loss)
                        .c_str())
          .size(),
      1u)
      << out;
  EXPECT_EQ(found_in(out, "\r\x1b\\[K[^\r]+\r\n[^\x1b]+$").size(), 1u) << "gone at the end: " << out;
}

TEST(Progress, OfTrainGpt) {
  SKIP_WITHOUT_EXAMPLES();
  expect_progress("train_gpt --devices 1 --steps 20 --log_steps 10 --sample 0", "5", 10);
}
TEST(Progress, OfTrainImage) {
  SKIP_WITHOUT_EXAMPLES();
  expect_progress("train_image --model vit --devices 1 --fake_data --fake_images 128 --num_epochs 2 --log_steps 2",
                  "25", 2);
}
TEST(Progress, OfTrainMnist) {
  SKIP_WITHOUT_EXAMPLES();
  expect_progress("train_mnist --devices 1 --fake_data --num_epochs 1 --log_steps 100 --target_accuracy 0", "0", 100);
}

}  // namespace progress_test
