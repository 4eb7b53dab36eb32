// Event files are to the byte those of TensorBoard's own writer (tests/golden/make_events_golden.py).
#include <weft/io/event_file.hpp>

#include "support/expect_error.hpp"
#include "support/temporary_directory.hpp"

#include <limits>

namespace event_file_test {

using weft::EventFileWriter;
using weft::Index;
using weft::testing::expect_error;
using weft::testing::read_text;
using weft::testing::TemporaryDirectory;

std::string repeated(const std::string& text, int times) {
  std::string all;
  for (int i = 0; i < times; ++i) all += text;
  return all;
}

TEST(EventFile, BytesAreThoseOfTensorBoardsWriter) {
  const struct {
    std::string tag;
    Index step;
    double value;
  } scalars[] = {{"loss", 0, 2.5},
                 {"loss", 1, 0.0},
                 {"learning_rate", 127, 1e-3},
                 {"learning_rate", 128, -3e-5},
                 {"images per second/\xC3\xA9", Index{1} << 40, 123456.0},
                 {"loss", 300, std::numeric_limits<double>::infinity()},
                 {repeated("long ", 40), 7, 1.0}};
  const TemporaryDirectory folder;
  {
    EventFileWriter writer(folder / "scalars.tfevents", 1700000000.25);
    double time = 1700000001.0;
    for (const auto& [tag, step, value] : scalars) writer.add_scalar(tag, step, value, time++);
  }
  EXPECT_EQ(read_text(folder / "scalars.tfevents"), read_text(WEFT_TESTS_DIR "/golden/scalars.tfevents"));
}

TEST(EventFile, GrowsWhileItIsWritten) {
  const TemporaryDirectory folder;
  EventFileWriter writer(folder / "a.tfevents");
  const std::size_t header = read_text(writer.path()).size();
  EXPECT_EQ(header, 12u + 24u + 4u);  // the length and its checksum, time and version, a checksum
  writer.add_scalar("loss", 1, 0.5, 3);
  writer.flush();
  EXPECT_GT(read_text(writer.path()).size(), header);
}

TEST(EventFile, AFolderThatIsNotThereIsAnError) {
  const TemporaryDirectory folder;
  expect_error([&] { EventFileWriter writer(folder / "none/a.tfevents"); }, "file_cannot_be_written",
               {"none/a.tfevents"});
}

}  // namespace event_file_test
