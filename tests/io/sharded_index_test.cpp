// The index of a sharded checkpoint: what is written is read, and nothing else is believed.
#include <weft/io/sharded_index.hpp>

#include <support/expect_error.hpp>
#include <support/json.hpp>

#include <weft/base/random.hpp>

namespace weft::sharded_index_test {

using testing::expect_error;

// A box, a range, a number, a tensor without elements, and ranges of boxes.
ShardedIndex sample() {
  return {"a save \"of\" mine",
          2,
          {{"weft.steps", "3"}, {"note", "kept\n"}},
          {{"box", DType::f32, {2, 4}, {{0, {0, 0}, {2, 2}}, {1, {0, 2}, {2, 2}}}},
           {"empty", DType::u8, {0, 3}, {}},
           {"number", DType::bf16, {}, {{1, {}, {}}}},
           {"range", DType::i32, {3, 3}, {{0, {0}, {5}}, {1, {5}, {4}}}},
           {"ranges", DType::i32, {2, 2}, {{0, {0}, {2}, {0, 0}, {2, 1}}, {1, {0}, {2}, {0, 1}, {2, 1}}}}}};
}
void expect_refused(const std::string& text, const char* code, const std::vector<std::string>& pieces) {
  expect_error([&] { (void)parse_sharded_index(text, "run/index.json"); }, code, pieces);
}
// The sample with `from` replaced once.
std::string changed(const std::string& from, const std::string& to) {
  std::string text = sharded_index_text(sample());
  const std::size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  return text.replace(at, from.size(), to);
}

TEST(ShardedIndex, IsReadAsItIsWritten) {
  const std::string text = sharded_index_text(sample());
  EXPECT_EQ(parse_sharded_index(text, "x"), sample());
  EXPECT_EQ(text.substr(0, 118),
            "{\"weft.sharded\":1,\"save\":\"a save \\\"of\\\" "
            "mine\",\"parts\":2,\"metadata\":{\"note\":\"kept\\n\",\"weft.steps\":"
            "\"3\"},\"tensors\":{\n\"box");
  EXPECT_NE(
      text.find("\"range\":{\"dtype\":\"I32\",\"shape\":[3,3],\"pieces\":[{\"part\":0,\"start\":[0],\"shape\":[5]},"),
      std::string::npos)
      << text;
  EXPECT_NE(text.find("{\"part\":1,\"start\":[0],\"shape\":[2],\"box_start\":[0,1],\"box_shape\":[2,1]}"),
            std::string::npos);
  EXPECT_NO_THROW((void)testing::parse_json(text)) << "other programs read it, too";
  const ShardedIndex none{"s", 1, {}, {}};
  EXPECT_EQ(parse_sharded_index(sharded_index_text(none), "x"), none);
  EXPECT_EQ(sharded_part_name(3, 16), "part-00003-of-00016.safetensors");
}

TEST(ShardedIndex, WhatIsNoIndexIsAnError) {
  const char* const malformed = "sharded_index_is_malformed";
  expect_refused("", malformed, {"'run/index.json': byte 0 should be '{'", "copy it again"});
  expect_refused("{}", malformed, {"byte 2 should be past 'weft.sharded', 'save', 'parts', 'metadata' and 'tensors'"});
  expect_refused(changed("\"save\"", "\"other\""), malformed, {"each once and nothing else"});
  expect_refused(changed("\"save\":\"a save \\\"of\\\" mine\"", "\"parts\":1"), malformed, {"each once"});
  expect_refused(changed("{\"part\":0,", "{\"part\":0,\"part\":0,"), malformed, {"'part', 'start' and 'shape'"});
  expect_refused(changed("\"dtype\":\"F32\",", ""), malformed, {"'dtype', 'shape' and 'pieces'"});
  expect_refused(sharded_index_text(sample()) + "x", malformed, {"its end"});
  expect_refused(changed("\"weft.sharded\":1", "\"weft.sharded\":2"), "sharded_index_is_unsupported",
                 {"'weft.sharded' = 2, and 1 to 1 are known"});
  for (const char* parts : {"0", "100000"})
    expect_refused(changed("\"parts\":2", std::string("\"parts\":") + parts), "sharded_index_is_unsupported",
                   {std::string("'parts' = ") + parts + ", and 1 to 99999"});
  expect_refused(changed("\"empty\"", "\"box\""), "safetensors_name_is_repeated", {"'box' twice"});
  expect_refused(changed("\"note\"", "\"weft.steps\""), "safetensors_name_is_repeated", {"'weft.steps' twice"});
  expect_refused(changed("BF16", "F8"), "safetensors_type_is_unknown", {"'number'", "'F8'"});
  expect_refused(changed("[0,3]", "[4611686018427387904,4611686018427387904]"), "safetensors_shape_is_too_large",
                 {"'empty'"});
  expect_refused(changed("[0,3]", "[1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1]"), "safetensors_rank_is_unsupported",
                 {"'empty'"});
}

TEST(ShardedIndex, PiecesHaveEveryElementOnce) {
  const char* const outside = "sharded_piece_lies_outside";
  expect_refused(changed("\"start\":[0,2],\"shape\":[2,2]", "\"start\":[0,3],\"shape\":[2,2]"), outside,
                 {"the piece of 'box' in part 1, [2, 2] from [0, 3], is no part of [2, 4]"});
  expect_refused(changed("\"start\":[0,2]", "\"start\":[9223372036854775807,2]"), outside, {"'box'"});
  expect_refused(changed("\"start\":[5],\"shape\":[4]", "\"start\":[5],\"shape\":[9223372036854775807]"), outside,
                 {"'range' in part 1", "is no part of [9]"});
  expect_refused(changed("\"part\":1", "\"part\":2"), outside, {"'box' in part 2"});
  expect_refused(changed("\"start\":[0,2],\"shape\":[2,2]", "\"start\":[4],\"shape\":[4]"), outside, {"'box'"});
  const std::string second = "[2],\"box_start\":[0,1],\"box_shape\":[2,1]";
  expect_refused(changed(second, "[2],\"box_start\":[0,0],\"box_shape\":[2,1]"), "sharded_pieces_overlap",
                 {"'ranges'"});
  expect_refused(changed(second, "[2],\"box_start\":[0,0],\"box_shape\":[1,2]"), "sharded_pieces_overlap",
                 {"'ranges'"});
  expect_refused(changed(second, "[1],\"box_start\":[0,1],\"box_shape\":[2,1]"), "sharded_pieces_leave_a_hole",
                 {"'ranges' have 3 of its 4"});
  expect_refused(changed(second, "[3],\"box_start\":[0,1],\"box_shape\":[2,1]"), outside,
                 {"'ranges'", "no part of [2]"});
  expect_refused(changed(second, "[2],\"box_start\":[0,2],\"box_shape\":[2,1]"), outside, {"'ranges'"});
  expect_refused(changed(second, "[2],\"box_start\":[1],\"box_shape\":[2]"), outside, {"'ranges'"});
  expect_refused(changed(second, "[2]"), outside, {"'ranges'"});
  expect_refused(changed(second, "[2],\"box_start\":[0,1]"), "sharded_index_is_malformed", {"'box_shape'"});
  expect_refused(changed("\"start\":[],\"shape\":[]", "\"start\":[],\"shape\":[1]"), outside, {"'number'"});
  expect_refused(changed("\"start\":[0,2]", "\"start\":[0,1]"), "sharded_pieces_overlap",
                 {"the pieces of 'box' in parts 0 and 1 share elements"});
  expect_refused(changed("\"part\":1", "\"part\":0"), "sharded_pieces_overlap", {"'box' in parts 0 and 0"});
  expect_refused(changed("\"start\":[5],\"shape\":[4]", "\"start\":[4],\"shape\":[5]"), "sharded_pieces_overlap",
                 {"'range'"});
  expect_refused(changed("\"start\":[5],\"shape\":[4]", "\"start\":[5],\"shape\":[3]"), "sharded_pieces_leave_a_hole",
                 {"the pieces of 'range' have 8 of its 9 elements"});
  expect_refused(changed("{\"part\":1,\"start\":[],\"shape\":[]}", ""), "sharded_pieces_leave_a_hole",
                 {"'number' have 0 of its 1"});
}

// Of a hostile index, 4 MB: pieces are looked at in their order and not in pairs.
TEST(ShardedIndex, ManyPiecesAreCheckedAtOnce) {
  ShardedIndex index{"s", most_sharded_parts, {}, {{"w", DType::u8, {most_sharded_parts, 2}, {}}}};
  for (Index part = 0; part < most_sharded_parts; ++part)
    index.tensors[0].pieces.push_back({part, {most_sharded_parts - 1 - part, 0}, {1, 2}});
  EXPECT_EQ(parse_sharded_index(sharded_index_text(index), "x"), index);
  index.tensors[0].pieces[5].start[0] = 7;
  expect_refused(sharded_index_text(index), "sharded_pieces_overlap", {"'w' in parts 5 and 99991"});
}

// A byte changed or the end lost: an error of ours, or another index that is as right by itself.
TEST(ShardedIndex, EveryDamagedIndexIsAnErrorOrAnIndex) {
  const std::string text = sharded_index_text(sample());
  int refused = 0;
  constexpr int trials = 4000;
  for (std::uint32_t trial = 0; trial < trials; ++trial) {
    std::string damaged = text;
    const std::uint32_t bits = random_bits(3, trial, 0);
    const std::size_t at = bits % text.size();
    if (trial % 4 == 0)
      damaged.resize(at);
    else
      damaged[at] = trial % 4 == 1 ? static_cast<char>(bits >> 24) : "0123456789[]{},:\""[(bits >> 24) % 17];
    try {
      const ShardedIndex found = parse_sharded_index(damaged, "x");
      for (const ShardedTensor& tensor : found.tensors) {
        Index elements = 0;
        for (const TensorPiece& piece : tensor.pieces) elements += Shape(piece.extents).elements();
        EXPECT_EQ(elements, tensor.shape.elements());
      }
    } catch (const Error&) {
      ++refused;
    }
  }
  EXPECT_GT(refused, trials / 2);
}

}  // namespace weft::sharded_index_test
