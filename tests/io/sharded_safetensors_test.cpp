// A folder of parts is read as one file, and only if every part is what its index says.
#include <weft/io/sharded_safetensors.hpp>

#include <support/checkpoint_bytes.hpp>
#include <support/expect_error.hpp>
#include <support/temporary_directory.hpp>
#include <weft/base/random.hpp>

namespace weft::sharded_safetensors_test {

using testing::bytes_of;
using testing::expect_error;
using testing::TemporaryDirectory;

const std::string part0 = "part-00000-of-00002.safetensors", part1 = "part-00001-of-00002.safetensors";

ShardedIndex sample() {
  return {"one",
          2,
          {{"note", "kept"}},
          {{"box", DType::u8, {2, 2, 3}, {{0, {0, 0, 0}, {2, 1, 3}}, {1, {0, 1, 0}, {2, 1, 3}}}},
           {"flag", DType::pred, {}, {{1, {}, {}}}},
           {"none", DType::f32, {0}, {}},
           {"range", DType::u16, {2, 2}, {{0, {0}, {3}}, {1, {3}, {1}}}}}};
}
using Tensors = std::vector<SafetensorsTensor>;
// Bytes of every tensor count up from `first`.
void write_part(const std::string& path, const Tensors& tensors, const SafetensorsMetadata& metadata, int first) {
  SafetensorsWriter writer(path, tensors, metadata);
  for (const SafetensorsTensor& tensor : writer.tensors()) {
    std::vector<std::byte> bytes(to_size(tensor.bytes()));
    int next = tensor.dtype == DType::pred ? 1 : first;
    for (std::byte& byte : bytes) byte = std::byte(next++);
    writer.write(bytes);
  }
  writer.commit();
}
struct ShardedReaderTest : ::testing::Test {
  const TemporaryDirectory folder;
  const Tensors first{{"box", DType::u8, {2, 1, 3}}, {"range", DType::u16, {3}}},
      second{{"box", DType::u8, {2, 1, 3}}, {"flag", DType::pred, {}}, {"range", DType::u16, {1}}};
  ShardedReaderTest() {
    write_part(folder / part0, first, detail::part_metadata("one", 0, 2), 0);
    write_part(folder / part1, second, detail::part_metadata("one", 1, 2), 100);
    folder.put("index.json", sharded_index_text(sample()));
  }
  void refuses(const char* code, const std::vector<std::string>& pieces) const {
    expect_error([&] { ShardedReader(folder.path()); }, code, pieces);
  }
};

TEST_F(ShardedReaderTest, ReadsBoxesRangesAndNumbers) {
  CheckpointReader reader(folder.path() + "/");
  EXPECT_EQ(reader.path(), folder.path());
  EXPECT_EQ(reader.metadata(), (SafetensorsMetadata{{"note", "kept"}}));
  ASSERT_EQ(reader.tensors().size(), 4u);
  EXPECT_EQ(reader.tensors()[0].name, "box");
  EXPECT_EQ(bytes_of(reader, 0), (std::vector<int>{0, 1, 2, 100, 101, 102, 3, 4, 5, 103, 104, 105}));
  EXPECT_EQ(bytes_of(reader, 1), std::vector<int>{1});
  EXPECT_EQ(bytes_of(reader, 2), std::vector<int>{});
  EXPECT_EQ(bytes_of(reader, 3), (std::vector<int>{0, 1, 2, 3, 4, 5, 100, 101}));
  std::vector<std::byte> small(3);
  expect_error([&] { reader.read(reader.tensors()[0], small); }, "safetensors_bytes_differ", {"'box' takes 12 bytes, 3"});
}

TEST_F(ShardedReaderTest, AFileIsReadAsSafetensors) {
  CheckpointReader reader(folder / part1);
  EXPECT_EQ(reader.path(), folder / part1);
  EXPECT_EQ(reader.metadata(), detail::part_metadata("one", 1, 2));
  EXPECT_EQ(bytes_of(reader, 0), (std::vector<int>{100, 101}));
  expect_error([&] { CheckpointReader(folder / "none"); }, "file_is_missing", {"none"});
}

TEST_F(ShardedReaderTest, PartsAreAllThereAndOfOneSave) {
  remove_file(folder / part0);
  refuses("sharded_part_is_missing", {"has 1 of 2 parts and lacks '" + part0 + "'; copy all of its files"});
  write_part(folder / part0, first, detail::part_metadata("two", 0, 2), 0);
  refuses("sharded_part_is_of_another_save",
          {"'" + folder / part0 + "' has 'weft.save' = 'two' and the index of its folder 'one'"});
  write_part(folder / part0, first, detail::part_metadata("one", 0, 4), 0);
  refuses("sharded_part_is_of_another_save", {"'weft.parts' = '4'", "'2'"});
  write_part(folder / part0, first, {}, 0);
  refuses("sharded_part_is_of_another_save", {"'weft.part' = ''"});
  write_part(folder / part0, first, detail::part_metadata("one", 0, 2), 0);
  folder.put("notes.txt", "x");
  EXPECT_NO_THROW(ShardedReader(folder.path()));
  folder.put("part-00000-of-00001.safetensors", "x");
  refuses("sharded_part_is_foreign", {"'part-00000-of-00001.safetensors', which is none of the 2 parts"});
}

TEST_F(ShardedReaderTest, PartsHaveWhatTheIndexSays) {
  const auto metadata = detail::part_metadata("one", 0, 2);
  write_part(folder / part0, {first[0]}, metadata, 0);
  refuses("sharded_piece_is_missing", {"'" + folder / part0 + "' lacks 'range'"});
  write_part(folder / part0, {first[0], {"range", DType::u16, {4}}}, metadata, 0);
  refuses("sharded_piece_differs", {"'range' is u16 [4] there and u16 [3] in the index"});
  write_part(folder / part0, {first[0], {"range", DType::i16, {3}}}, metadata, 0);
  refuses("sharded_piece_differs", {"'range' is i16 [3] there and u16 [3]"});
  write_part(folder / part0, {first[0], first[1], {"more", DType::u8, {1}}}, metadata, 0);
  refuses("sharded_part_has_other_tensors", {"has 3 tensors, of which the index of its folder lists 2"});
  folder.put(part0, "x");
  refuses("safetensors_is_too_short", {folder / part0});
}

// One that is believed all the same says where every element is, so that all of them can be read.
TEST_F(ShardedReaderTest, ADamagedIndexIsAnErrorOrReadable) {
  const std::string text = sharded_index_text(sample());
  int refused = 0;
  constexpr int trials = 200;
  for (std::uint32_t trial = 0; trial < trials; ++trial) {
    std::string damaged = text;
    const std::uint32_t bits = random_bits(4, trial, 0);
    damaged[bits % text.size()] = "0123456789[]{},:\""[(bits >> 24) % 17];
    folder.put("index.json", damaged);
    try {
      CheckpointReader reader(folder.path());
      for (std::size_t i = 0; i < reader.tensors().size(); ++i)
        EXPECT_EQ(std::ssize(bytes_of(reader, i)), reader.tensors()[i].bytes());
    } catch (const Error&) {
      ++refused;
    }
  }
  EXPECT_GT(refused, trials / 2);
}

TEST_F(ShardedReaderTest, AFolderWithoutAnIndexIsNone) {
  folder.put("index.json", "{}");
  refuses("sharded_index_is_malformed", {"'" + folder / "index.json'"});
  remove_file(folder / "index.json");
  refuses("sharded_index_is_missing", {"the folder '" + folder.path() + "' has no 'index.json'", "copy all"});
}

}  // namespace weft::sharded_safetensors_test
