// A sharded checkpoint gives back every bit on any mesh under any strategy, joins to the canonical file, and is there as a
// whole or not at all.
#include <weft/checkpoint/sharded_checkpoint.hpp>

#include <support/expect_error.hpp>
#include <support/python.hpp>
#include <support/stacked_training.hpp>
#include <support/temporary_directory.hpp>

#include <csignal>

#include <sys/resource.h>

namespace weft::sharded_checkpoint_test {

using testing::expect_error;
using testing::read_all;
using testing::read_text;
using testing::take_steps;
using testing::TemporaryDirectory;

using OnTwo = testing::StackedOnTwo;  // flat vectors, cut
dynamic::TrainStep on_four(Runtime& runtime) {
  return testing::stacked_step(runtime, testing::model_mesh<2, 2>, Spmd(testing::stacked_specs), Seed{2});
}

// No file may be larger than this while it lives.
class FileSizeLimit {
 public:
  explicit FileSizeLimit(rlim_t bytes) : handler_(std::signal(SIGXFSZ, SIG_IGN)) {
    ::getrlimit(RLIMIT_FSIZE, &before_);
    const rlimit limit{bytes, before_.rlim_max};
    ::setrlimit(RLIMIT_FSIZE, &limit);
  }
  FileSizeLimit(const FileSizeLimit&) = delete;
  FileSizeLimit& operator=(const FileSizeLimit&) = delete;
  ~FileSizeLimit() {
    ::setrlimit(RLIMIT_FSIZE, &before_);
    std::signal(SIGXFSZ, handler_);
  }

 private:
  void (*handler_)(int);
  rlimit before_{};
};

struct ShardedCheckpointTest : ::testing::Test {
  const TemporaryDirectory folder;
  Runtime two{2};
  OnTwo step{two, Seed{42}, testing::stacked_settings};
};

// The sharded checkpoint of `step` joins to the file of `step`, and `other` loads it to the same bits.
template <class From, class To>
void expect_same_bits(From& from, To& to, const TemporaryDirectory& folder) {
  take_steps(from, from.steps(), from.steps() + 2);
  save_sharded_checkpoint(folder / "parts", from, {{"note", "kept"}});
  save_checkpoint(folder / "file", from, {{"note", "kept"}});
  consolidate_checkpoint(folder / "parts", folder / "joined");
  EXPECT_EQ(read_text(folder / "joined"), read_text(folder / "file"));
  const Checkpoint found = load_checkpoint(folder / "parts", to);
  EXPECT_EQ(found.metadata, (CheckpointMetadata{{"note", "kept"}}));
  EXPECT_TRUE(found.missing.empty() && found.unknown.empty());
  EXPECT_EQ(to.steps(), from.steps());
  EXPECT_EQ(to.seed(), from.seed());
  EXPECT_EQ(read_all(to.tensors()), read_all(from.tensors()));
}

TEST_F(ShardedCheckpointTest, EveryMeshAndStrategySavesAndLoadsTheSameBits) {
  Runtime one(1), four(4);
  dynamic::TrainStep alone = testing::stacked_step(one, testing::data_mesh<1>, Ddp{}, Seed{1});
  dynamic::TrainStep cut = on_four(four);
  expect_same_bits(step, cut, folder);
  expect_same_bits(cut, alone, folder);
  expect_same_bits(alone, step, folder);
  expect_same_bits(cut, step, folder);
}

// Flat vectors and boxes, cut by devices and evenly: numpy joins them by the index as consolidate_checkpoint does.
TEST_F(ShardedCheckpointTest, PythonJoinsTheSameTensors) {
  SKIP_WITHOUT_PYTHON("numpy, safetensors");
  const auto expect_joined = [&] {
    consolidate_checkpoint(folder / "parts", folder / "joined");
    testing::expect_python("io/check_sharded.py", "'" + folder / "parts" + "' '" + folder / "joined" + "'");
  };
  take_steps(step, 0, 2);
  save_sharded_checkpoint(folder / "parts", step, 7, {{"note", "\"kept\" \xC3\xA9"}});
  expect_joined();
  Runtime four(4);
  save_sharded_checkpoint(folder / "parts", on_four(four));
  expect_joined();
  reshard_checkpoint(folder / "joined", folder / "parts", 17);
  expect_joined();
}

// A file or parts become any number of parts, and those the same file.
TEST_F(ShardedCheckpointTest, ReshardingKeepsEveryByte) {
  take_steps(step, 0, 2);
  save_checkpoint(folder / "file", step, 7, {{"note", "kept"}});
  save_sharded_checkpoint(folder / "parts", step, 7, {{"note", "kept"}});
  for (const char* from : {"file", "parts"})
    for (const Index parts : {1, 3, 17}) {
      SCOPED_TRACE(::testing::Message() << from << " in " << parts);
      reshard_checkpoint(folder / from, folder / "made", parts);
      EXPECT_EQ(names_in(folder / "made").size(), to_size(parts + 1));
      consolidate_checkpoint(folder / "made", folder / "joined");
      EXPECT_EQ(read_text(folder / "joined"), read_text(folder / "file"));
      OnTwo other(two, Seed{7}, testing::stacked_settings);
      EXPECT_EQ(load_checkpoint(folder / "made", other).loader_position, 7);
      EXPECT_EQ(read_all(other.tensors()), read_all(step.tensors()));
    }
  // In its own place, and evenly.
  reshard_checkpoint(folder / "parts", folder / "parts", 4);
  reshard_checkpoint(folder / "parts/", folder / "parts", 3);
  EXPECT_EQ(folder.names(), (std::vector<std::string>{"file", "joined", "made", "parts"}));
  Index least = std::numeric_limits<Index>::max(), most = 0;
  const ShardedReader parts(folder / "parts");
  for (const Index part : {0, 1, 2}) {
    Index elements = 0;
    for (const ShardedTensor& tensor : parts.index().tensors)
      for (const TensorPiece& piece : tensor.pieces)
        if (piece.part == part) elements += Shape(piece.extents).elements();
    least = std::min(least, elements), most = std::max(most, elements);
  }
  EXPECT_LE(most - least, 20) << "of 20 tensors";
  consolidate_checkpoint(folder / "parts", folder / "joined");
  EXPECT_EQ(read_text(folder / "joined"), read_text(folder / "file"));
}

// Of another program: scalars, empty tensors, fewer elements than parts, elements of all sizes, in an order of its own.
TEST_F(ShardedCheckpointTest, ReshardingTakesEveryTensor) {
  const std::vector<SafetensorsTensor> tensors{
      {"z", DType::f64, {}},       {"a", DType::f64, {2, 3}}, {"none", DType::f32, {0, 4}}, {"m", DType::pred, {3}},
      {"b", DType::u8, {5, 1, 2}}, {"one", DType::bf16, {1}}, {"y", DType::i64, {7}}};
  SafetensorsWriter file(folder / "file", tensors, {{"format", "pt"}});
  std::map<std::string, std::vector<std::byte>> bytes;
  for (const SafetensorsTensor& tensor : file.tensors()) {
    std::vector<std::byte>& own = bytes[tensor.name];
    for (Index i = 0; i < tensor.bytes(); ++i) own.push_back(static_cast<std::byte>(i % 2));
    file.write(own);
  }
  file.commit();
  for (const Index parts : {1, 2, 4, 9}) {
    reshard_checkpoint(folder / "file", folder / "parts", parts);
    ShardedReader made(folder / "parts");
    EXPECT_EQ(made.metadata(), (SafetensorsMetadata{{"format", "pt"}}));
    ASSERT_EQ(made.tensors().size(), tensors.size());
    for (const SafetensorsTensor& tensor : made.tensors()) {
      std::vector<std::byte> found(to_size(tensor.bytes()));
      made.read(tensor, found);
      EXPECT_EQ(found, bytes[tensor.name]) << tensor.name << " in " << parts;
    }
  }
}

TEST_F(ShardedCheckpointTest, ReshardingIsDoneAsAWholeOrNotAtAll) {
  save_sharded_checkpoint(folder / "parts", step);
  const std::string index = read_text(folder / "parts/index.json");
  folder.put("letter", "x");
  make_directories(folder / "own");
  folder.put("own/letter", "x");
  const auto refuses = [&](const char* from, const char* to, Index parts, const char* code, const char* piece) {
    expect_error([&] { reshard_checkpoint(folder / from, folder / to, parts); }, code, {piece});
    EXPECT_EQ(folder.names(), (std::vector<std::string>{"letter", "own", "parts"}));
    EXPECT_EQ(read_text(folder / "parts/index.json"), index);
  };
  refuses("parts", "new", 0, "sharded_parts_are_out_of_range", "should have 0 parts; use 1 to 99999");
  refuses("parts", "new", 100000, "sharded_parts_are_out_of_range", "100000 parts");
  refuses("none", "new", 2, "file_is_missing", "none");
  refuses("letter", "new", 2, "safetensors_is_too_short", "letter");
  refuses("parts", "own", 2, "folder_is_taken", "own");
  refuses("parts", "letter", 2, "file_cannot_be_written", "letter");
  {
    const FileSizeLimit limit(2000);
    refuses("parts", "parts", 2, "file_cannot_be_written", "File too large");
  }
  reshard_checkpoint(folder / "parts", folder / "parts", 3);
  load_checkpoint(folder / "parts", step);
}

TEST_F(ShardedCheckpointTest, DevicesWriteWhatTheyHoldAndReplicasTakeTurns) {
  Runtime four(4);
  const dynamic::TrainStep cut = on_four(four);
  save_sharded_checkpoint(folder / "parts", cut);
  EXPECT_EQ(folder.names(), std::vector<std::string>{"parts"});
  EXPECT_EQ(names_in(folder / "parts"),
            (std::set<std::string>{"index.json", "part-00000-of-00004.safetensors", "part-00001-of-00004.safetensors",
                                   "part-00002-of-00004.safetensors", "part-00003-of-00004.safetensors"}));
  const ShardedReader parts(folder / "parts");
  std::vector<Index> bytes(4, 0);
  Index all = 0;
  for (const ShardedTensor& tensor : parts.index().tensors) {
    const bool is_cut = tensor.name.find(".up.") != std::string::npos;
    EXPECT_EQ(tensor.pieces.size(), is_cut ? 2u : 1u) << tensor.name;
    for (const TensorPiece& piece : tensor.pieces)
      bytes[to_size(piece.part)] += Shape(piece.extents).elements() * size_bytes(tensor.dtype);
    if (tensor.name == "h.1.up.weight") {
      EXPECT_EQ(tensor.pieces[1].start, (Dims{0, 6}));
      EXPECT_EQ(tensor.pieces[1].extents, (Dims{12, 6}));
    }
    all += tensor.shape.elements() * size_bytes(tensor.dtype);
  }
  EXPECT_EQ(bytes[0] + bytes[1] + bytes[2] + bytes[3], all);
  for (const Index own : bytes) EXPECT_GT(own, all / 8);
}

TEST_F(ShardedCheckpointTest, ASaveReplacesTheOneBeforeAndNothingElse) {
  save_sharded_checkpoint(folder / "parts", step);
  take_steps(step, 0, 1);
  save_sharded_checkpoint(folder / "parts/", step);
  EXPECT_EQ(folder.names(), std::vector<std::string>{"parts"});
  take_steps(step, 1, 3);
  load_checkpoint(folder / "parts", step);
  EXPECT_EQ(step.steps(), 1);
  make_directories(folder / "own");
  folder.put("own/letter", "x");
  expect_error([&] { save_sharded_checkpoint(folder / "own", step); }, "folder_is_taken",
               {"'" + folder / "own", "'index.json'"});
  expect_error([&] { save_sharded_checkpoint(folder / "own/letter", step); }, "file_cannot_be_written", {"own/letter"});
  expect_error([&] { save_sharded_checkpoint(folder / "none/parts", step); }, "file_cannot_be_written", {"none/parts"});
  expect_error(
      [&] {
        save_sharded_checkpoint(folder / "new", step, {{"weft.own", ""}});
      },
      "checkpoint_entry_is_reserved", {"weft.own"});
  EXPECT_EQ(folder.names(), (std::vector<std::string>{"own", "parts"}));
  EXPECT_EQ(read_text(folder / "own/letter"), "x");
}

TEST_F(ShardedCheckpointTest, ASaveThatFailsLeavesNothingAndTheOldOneStays) {
  save_sharded_checkpoint(folder / "parts", step);
  const std::string index = read_text(folder / "parts/index.json");
  take_steps(step, 0, 1);
  {
    const FileSizeLimit limit(2000);
    expect_error([&] { save_sharded_checkpoint(folder / "parts", step); }, "file_cannot_be_written",
                 {"part-0000", "File too large"});
  }
  expect_error(
      [&] {
        save_sharded_checkpoint(folder / "parts", step, {{"note", "\xff"}});
      },
      "safetensors_text_is_no_utf8", {"'" + folder / "parts'"});
  EXPECT_EQ(folder.names(), std::vector<std::string>{"parts"});
  EXPECT_EQ(read_text(folder / "parts/index.json"), index);
  // The step goes on, and the next save succeeds.
  take_steps(step, 1, 2);
  save_sharded_checkpoint(folder / "parts", step);
  take_steps(step, 2, 3);
  load_checkpoint(folder / "parts", step);
  EXPECT_EQ(step.steps(), 2);
}

// Whatever is missing or mixed up is found before a tensor changes.
TEST_F(ShardedCheckpointTest, PartsThatAreMissingOrOfAnotherSaveAreErrors) {
  const auto before = read_all(step.tensors());
  const std::string last = "part-00001-of-00002.safetensors", index = folder / "parts/index.json";
  take_steps(step, 0, 1);
  save_sharded_checkpoint(folder / "other", step);
  step.tensors().write("output.bias", std::vector<float>(4, 0.5F));
  save_sharded_checkpoint(folder / "parts", step);
  const auto trained = read_all(step.tensors());
  ASSERT_NE(before, trained);
  const std::string own = read_text(folder / ("parts/" + last)), foreign = read_text(folder / ("other/" + last));
  const auto refuses = [&](const char* code, const std::vector<std::string>& pieces) {
    expect_error([&] { load_checkpoint(folder / "parts", step); }, code, pieces);
    expect_error([&] { consolidate_checkpoint(folder / "parts", folder / "joined"); }, code, pieces);
    EXPECT_EQ(read_all(step.tensors()), trained);
    EXPECT_FALSE(file_exists(folder / "joined"));
  };
  remove_file(folder / ("parts/" + last));
  refuses("sharded_part_is_missing", {"'" + folder / "parts' has 1 of 2 parts and lacks '" + last + "'; copy all"});
  folder.put("parts/" + last, foreign);
  refuses("sharded_part_is_of_another_save", {folder / ("parts/" + last), "'weft.save' = '"});
  folder.put("parts/" + last, read_text(folder / "parts/part-00000-of-00002.safetensors"));
  refuses("sharded_part_is_of_another_save", {"'weft.part' = '0' and the index of its folder '1'"});
  folder.put("parts/" + last, own.substr(0, own.size() - 1));
  refuses("safetensors_data_size_differs", {folder / ("parts/" + last)});
  folder.put("parts/" + last, own);
  folder.put("parts/part-00002-of-00004.safetensors", own);
  refuses("sharded_part_is_foreign", {"'part-00002-of-00004.safetensors', which is none of the 2 parts"});
  remove_file(folder / "parts/part-00002-of-00004.safetensors");
  const std::string text = read_text(index);
  remove_file(index);
  refuses("sharded_index_is_missing", {"'" + folder / "parts' has no 'index.json'"});
  folder.put("parts/index.json", text);
  load_checkpoint(folder / "parts", step);
  EXPECT_EQ(read_all(step.tensors()), trained);
}

}  // namespace weft::sharded_checkpoint_test
