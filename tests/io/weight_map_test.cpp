// Several files and an index that says which of them has which tensor are read as one, if they agree.
#include <weft/io/sharded_safetensors.hpp>

#include <support/checkpoint_bytes.hpp>
#include <support/expect_error.hpp>
#include <support/temporary_directory.hpp>

namespace weft::weight_map_test {

using testing::bytes_of;
using testing::expect_error;
using testing::TemporaryDirectory;
using Tensors = std::vector<SafetensorsTensor>;

const std::string first = "model-00001-of-00002.safetensors", second = "model-00002-of-00002.safetensors",
                  index_name = "model.safetensors.index.json";
// As transformers writes it.
const std::string index_text = R"({
  "metadata": {
    "total_size": 22.0
  },
  "weight_map": {
    "up.weight": "model-00002-of-00002.safetensors",
    "up.bias": "model-00001-of-00002.safetensors",
    "down.bias": "model-00001-of-00002.safetensors"
  }
}
)";

// Bytes of a file count up from `next`.
void write_file_of(const std::string& path, const Tensors& tensors, int next) {
  SafetensorsWriter writer(path, tensors, {{"format", "pt"}});
  for (const SafetensorsTensor& tensor : writer.tensors()) {
    std::vector<std::byte> bytes(to_size(tensor.bytes()));
    for (std::byte& byte : bytes) byte = std::byte(next++);
    writer.write(bytes);
  }
  writer.commit();
}
struct WeightMapTest : ::testing::Test {
  const TemporaryDirectory folder;
  WeightMapTest() {
    write_file_of(folder / first,
                  {{"down.bias", DType::u8, {2}}, {"up.bias", DType::u8, {3}}, {"left", DType::u8, {1}}}, 0);
    write_file_of(folder / second, {{"up.weight", DType::u16, {2, 3}}}, 100);
  }
  void refuses(const std::string& text, const char* code, const std::vector<std::string>& pieces) const {
    const std::string path = folder.put(index_name, text);
    expect_error([&] { CheckpointReader reader(path); }, code, pieces);
  }
};
// An index whose only tensor, "up.weight", is in `file`.
std::string index_of(const std::string& file) { return R"({"weight_map": {"up.weight": ")" + file + "\"}}"; }

TEST_F(WeightMapTest, TensorsThatWeftDoesNotHaveAreListedApart) {
  folder.put("foreign.safetensors", testing::read_text(WEFT_TESTS_DIR "/golden/foreign_types.safetensors"));
  const CheckpointReader reader(folder.put(
      index_name,
      R"({"metadata": null, "weight_map": {"half": "foreign.safetensors", "scales": "foreign.safetensors"}})"));
  ASSERT_EQ(reader.tensors().size(), 1u);
  EXPECT_EQ(reader.tensors()[0].name, "scales");
  ASSERT_EQ(reader.unread().size(), 1u);
  EXPECT_EQ(reader.unread()[0].name, "half");
  refuses(R"({"weight_map": {"half": "model-00001-of-00002.safetensors"}})", "weight_map_tensor_is_missing", {"half"});
}

TEST_F(WeightMapTest, FilesAreReadAsOne) {
  CheckpointReader reader(folder.put(index_name, index_text));
  EXPECT_EQ(reader.path(), folder / index_name);
  EXPECT_TRUE(reader.metadata().empty());
  ASSERT_EQ(reader.tensors().size(), 3u);  // by name, and none that the index does not have
  EXPECT_EQ(reader.tensors()[0].name, "down.bias");
  EXPECT_EQ(reader.tensors()[1].name, "up.bias");
  EXPECT_EQ(reader.tensors()[2].name, "up.weight");
  EXPECT_EQ(reader.tensors()[2].dtype, DType::u16);
  EXPECT_EQ(reader.tensors()[2].shape, Shape({2, 3}));
  CheckpointReader whole(folder / first);
  EXPECT_EQ(bytes_of(reader, 0).size(), 2u);
  for (std::size_t i = 0; i < whole.tensors().size(); ++i)
    for (std::size_t k = 0; k < 2; ++k) {
      if (whole.tensors()[i].name != reader.tensors()[k].name) continue;
      EXPECT_EQ(bytes_of(reader, k), bytes_of(whole, i));
    }
  EXPECT_EQ(bytes_of(reader, 2), (std::vector<int>{100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111}));
}

TEST_F(WeightMapTest, FilesThatAreMissingOrLackATensorAreNamed) {
  refuses(index_of("model-00003-of-00002.safetensors"), "weight_map_file_is_missing",
          {index_name, "'up.weight'", "'model-00003-of-00002.safetensors'"});
  refuses(index_of(first), "weight_map_tensor_is_missing", {index_name, "'up.weight'", "'" + first + "'"});
  // Also where another of them has it.
  refuses(R"({"weight_map": {"up.bias": ")" + second + R"(", "left": ")" + first + "\"}}",
          "weight_map_tensor_is_missing", {"'up.bias'", "'" + second + "', which has no such tensor"});
}

TEST_F(WeightMapTest, FilesOutsideItsFolderAreRefused) {
  const std::vector<std::string> files{"../" + second,  folder / second,   "./" + second, "", "..", ".",
                                       "sub/" + second, second + "\\u0000"};
  for (const std::string& file : files)
    refuses(index_of(file), "weight_map_leaves_its_folder", {index_name, "'up.weight'", "names of files beside"});
}

TEST_F(WeightMapTest, ATensorIsNamedOnceAndInOneFileOnly) {
  refuses(R"({"weight_map": {"a": "x", "a": "y"}})", "safetensors_name_is_repeated", {"'a'"});
  write_file_of(folder / first, {{"up.weight", DType::u16, {2, 3}}, {"up.bias", DType::u8, {3}}}, 0);
  refuses(R"({"weight_map": {"up.bias": ")" + first + R"(", "up.weight": ")" + second + "\"}}",
          "weight_map_tensor_is_repeated", {"'up.weight'", "'" + second + "'", "'" + first + "' has one"});
}

TEST_F(WeightMapTest, WhatIsNoIndexIsRefused) {
  expect_error([&] { CheckpointReader reader(folder / index_name); }, "file_is_missing", {index_name});
  for (const char* const text : {"", "{", "{}", "[]", R"({"metadata": {}})", R"({"weight_map": {"a": 1}})",
                                 R"({"weight_map": {}} x)", R"({"weight_map": {}, "weight_map": {}})",
                                 R"({"other": {}, "weight_map": {}})", R"({"metadata": {"a": {}}, "weight_map": {}})"})
    refuses(text, "weight_map_is_malformed", {index_name, "copy it again"});
}

}  // namespace weft::weight_map_test
