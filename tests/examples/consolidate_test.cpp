// consolidate: parts become one file or other parts, and what is no checkpoint is refused.
#include "run_example.hpp"

#include <support/python.hpp>
#include <weft/io/sharded_safetensors.hpp>

namespace consolidate_test {

using weft::testing::expect_refusal;
using weft::testing::Finished;
using weft::testing::run_example;
using weft::testing::TemporaryDirectory;

void write_tensor(const std::string& path, const weft::Shape& shape, const std::string& bytes,
                  const weft::SafetensorsMetadata& metadata) {
  weft::SafetensorsWriter file(path, {{"w", weft::DType::u8, shape}}, metadata);
  file.write({reinterpret_cast<const std::byte*>(bytes.data()), bytes.size()});
  file.commit();
}

TEST(Consolidate, JoinsPartsToTheFile) {
  SKIP_WITHOUT_EXAMPLES();
  const TemporaryDirectory folder;
  weft::make_directories(folder / "parts");
  const weft::ShardedIndex index{
      "one", 2, {{"note", "kept"}}, {{"w", weft::DType::u8, {2, 2}, {{0, {0, 0}, {2, 1}}, {1, {0, 1}, {2, 1}}}}}};
  folder.put("parts/index.json", weft::sharded_index_text(index));
  for (weft::Index part = 0; part < 2; ++part)
    write_tensor(folder / ("parts/" + weft::sharded_part_name(part, 2)), {2, 1}, part == 0 ? "ac" : "bd",
                 weft::detail::part_metadata("one", part, 2));
  write_tensor(folder / "expected", {2, 2}, "abcd", {{"note", "kept"}});
  const Finished finished = run_example("consolidate", "--checkpoint parts --output joined", folder);
  EXPECT_EQ(finished.code, 0) << finished.err;
  EXPECT_EQ(finished.out, "joined: 1 tensors, 4 bytes of elements\n");
  EXPECT_EQ(weft::testing::read_text(folder / "joined"), weft::testing::read_text(folder / "expected"));
  // Cut anew, from either form, and joined again.
  for (const char* from : {"parts", "joined"}) {
    const std::string arguments = std::string("--output made --parts 3 --checkpoint ") + from;
    const Finished cut = run_example("consolidate", arguments, folder);
    EXPECT_EQ(cut.code, 0) << cut.err;
    EXPECT_EQ(cut.out, "made: 1 tensors, 4 bytes of elements, 3 parts\n");
    EXPECT_TRUE(weft::file_exists(folder / "made/part-00002-of-00003.safetensors"));
    EXPECT_EQ(run_example("consolidate", "--checkpoint made --output again", folder).code, 0);
    EXPECT_EQ(weft::testing::read_text(folder / "again"), weft::testing::read_text(folder / "expected"));
  }
  weft::remove_file(folder / "joined");
  weft::remove_file(folder / "parts/part-00001-of-00002.safetensors");
  expect_refusal("consolidate", "--checkpoint parts --output joined", "has 1 of 2 parts and lacks 'part-00001-of-00002",
                 folder);
}

// Parts that four devices wrote become the file that the trainer writes without them, and numpy joins them likewise.
TEST(Consolidate, JoinsWhatATrainerSavedInParts) {
  SKIP_WITHOUT_EXAMPLES();
  const TemporaryDirectory folder;
  const std::string train = "--fake_data --devices 4 --strategy fsdp --num_epochs 1 --target_accuracy 0 --save ";
  for (const char* saved : {"parts --save_sharded", "whole"}) {
    const Finished trained = run_example("train_mnist", train + saved, folder);
    EXPECT_EQ(trained.code, 0) << trained.err;
  }
  const Finished finished = run_example("consolidate", "--checkpoint parts/step_157 --output joined", folder);
  EXPECT_EQ(finished.code, 0) << finished.err;
  EXPECT_EQ(weft::testing::read_text(folder / "joined"),
            weft::testing::read_text(folder / "whole/step_157.safetensors"));
  EXPECT_TRUE(weft::file_exists(folder / "parts/step_157/part-00003-of-00004.safetensors"));
  SKIP_WITHOUT_PYTHON("numpy, safetensors");
  weft::testing::expect_python("io/check_sharded.py",
                               "'" + folder / "parts/step_157" + "' '" + folder / "joined" + "'");
}

TEST(Consolidate, SaysWhatIsWrong) {
  SKIP_WITHOUT_EXAMPLES();
  const TemporaryDirectory folder;
  expect_refusal("consolidate", "--output joined", "give --checkpoint FOLDER", folder);
  expect_refusal("consolidate", "--checkpoint none", "give --output FILE", folder);
  expect_refusal("consolidate", "--checkpoint none --output joined", "has no 'index.json'", folder);
  expect_refusal("consolidate", "--checkpoint none --output made --parts 2", "'none' does not exist", folder);
  expect_refusal("consolidate", "--checkpoint none --output made --parts -1", "--parts", folder);
  EXPECT_EQ(run_example("consolidate", "--help", folder).out.rfind("consolidate: joins", 0), 0u);
}

}  // namespace consolidate_test
