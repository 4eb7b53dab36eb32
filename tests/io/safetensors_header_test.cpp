// Headers of safetensors files: what is read is what the format says, and nothing is used that does not fit the data.
#include <weft/io/safetensors_header.hpp>

#include "support/damaged.hpp"
#include "support/expect_error.hpp"

namespace safetensors_header_test {

using weft::DType;
using weft::Index;
using weft::SafetensorsHeader;
using weft::SafetensorsMetadata;
using weft::SafetensorsTensor;
using weft::Shape;
using weft::testing::expect_error;

SafetensorsHeader parse(const std::string& text, Index data_bytes) {
  return weft::parse_safetensors_header(text, data_bytes, "a.safetensors");
}
void refuses(const std::string& text, Index data_bytes, const std::string& code, std::vector<std::string> pieces) {
  SCOPED_TRACE(text.substr(0, 200));
  pieces.emplace_back("'a.safetensors'");
  expect_error([&] { static_cast<void>(parse(text, data_bytes)); }, code, pieces);
}
// {"a": {...}} with these members.
std::string entry(const std::string& type, const std::string& shape, const std::string& offsets) {
  return R"({"a":{"dtype":")" + type + R"(","shape":)" + shape + R"(,"data_offsets":)" + offsets + "}}";
}

TEST(SafetensorsHeader, ReadsTensorsInTheOrderOfTheirBytes) {
  const SafetensorsHeader header =
      parse(R"({"b":{"dtype":"F32","shape":[2],"data_offsets":[12,20]}, )"
            R"("none":{"shape":[0,7],"data_offsets":[12,12],"dtype":"I8"},)"
            R"( "__metadata__":{"k":"v","":"x"}, "a":{"data_offsets":[0,12],"dtype":"BF16","shape":[2,3]}}   )",
            20);
  EXPECT_EQ(header.tensors,
            (std::vector<SafetensorsTensor>{
                {"a", DType::bf16, {2, 3}, 0}, {"none", DType::i8, {0, 7}, 12}, {"b", DType::f32, {2}, 12}}));
  EXPECT_EQ(header.metadata, (SafetensorsMetadata{{"", "x"}, {"k", "v"}}));
  EXPECT_EQ(parse("{}", 0).tensors.size(), 0u);
  EXPECT_EQ(parse(entry("F64", "[]", "[0,8]"), 8).tensors[0].shape, Shape());
}

TEST(SafetensorsHeader, EveryTypeOfTheFormatHasItsName) {
  for (const weft::DTypeRow& row : weft::dtype_table) {
    const char* name = weft::safetensors_name_of(row.dtype);
    if (row.dtype == DType::c128) {
      EXPECT_EQ(name, nullptr);
      continue;
    }
    const std::string end = std::to_string(row.bytes * 5);
    EXPECT_EQ(parse(entry(name, "[5]", "[0," + end + "]"), row.bytes * 5).tensors[0].dtype, row.dtype);
  }
  EXPECT_TRUE(parse(entry("F32", "[1]", "[0,4]"), 4).unread.empty());
}

// What weft has no type for, or too few dimensions, may be there, and only asking for it is an error.
TEST(SafetensorsHeader, WhatIsNotReadIsPassedOverAndRefusedByName) {
  const auto unread = [](const std::string& type, const std::string& shape) {
    const SafetensorsHeader header = parse(R"({"b":{"dtype":"F32","shape":[1],"data_offsets":[3,7]},"a":{"dtype":")" +
                                               type + R"(","shape":)" + shape + R"(,"data_offsets":[0,3]}})",
                                           7);
    EXPECT_EQ(header.tensors, (std::vector<SafetensorsTensor>{{"b", DType::f32, {1}, 3}}));
    EXPECT_EQ(header.unread.size(), 1u);
    return header.unread.front();
  };
  for (const char* type : {"F8_E4M3", "F4", "f32", "F32 ", "", "C128", "FLOAT\\n"})
    expect_error([&] { weft::refuse(unread(type, "[3]"), "a.safetensors"); }, "safetensors_type_is_unknown",
                 {"'a' has elements of type '", "convert"});
  expect_error([&] { weft::refuse(unread("U8", "[1,1,1,3,1,1,1,1,1,1]"), "a.safetensors"); },
               "safetensors_rank_is_unsupported", {"'a'", "more than 8"});
  refuses(entry("F8_E5M2", "[1]", "[1,0]"), 0, "safetensors_header_is_malformed", {"data_offsets"});
  refuses(entry("F8_E5M2", "[4]", "[0,4]"), 3, "safetensors_data_size_differs", {});
  refuses(entry("F8_E5M2", "[4]", "[1,5]"), 5, "safetensors_has_a_hole", {"'a'"});
}

TEST(SafetensorsHeader, MetadataMayBeNull) {
  const SafetensorsHeader header =
      parse(R"({"__metadata__": null ,"a":{"dtype":"U8","shape":[1],"data_offsets":[0,1]}})", 1);
  EXPECT_TRUE(header.metadata.empty());
  EXPECT_EQ(header.tensors.size(), 1u);
  refuses(R"({"__metadata__":nul})", 0, "safetensors_header_is_malformed", {"'{'"});
  refuses(R"({"__metadata__":null,"__metadata__":null})", 0, "safetensors_name_is_repeated", {"'__metadata__'"});
}

TEST(SafetensorsHeader, ShapesAndBytesMustAgree) {
  refuses(entry("F32", "[2,3]", "[0,20]"), 20, "safetensors_size_differs", {"F32 [2, 3], takes 24 bytes", "0 to 20"});
  refuses(entry("F32", "[2,3]", "[24,0]"), 24, "safetensors_size_differs", {"24 to 0"});
  refuses(entry("F32", "[2,3]", "[9223372036854775807,0]"), 24, "safetensors_size_differs", {});
  refuses(entry("U8", "[1152921504606846976]", "[0,8]"), 8, "safetensors_shape_is_too_large",
          {"[1152921504606846976]"});
  refuses(entry("F32", "[288230376151711744]", "[0,8]"), 8, "safetensors_size_differs", {"takes 1152921504606846976"});
  // 2^64 elements: the product wraps to 0 in 64 bits.
  refuses(entry("U8", "[4294967296,4294967296]", "[0,0]"), 0, "safetensors_shape_is_too_large", {});
  EXPECT_EQ(parse(entry("U8", "[1,1,1,1,1,1,1,1]", "[0,1]"), 1).tensors[0].shape.rank(), 8);
}

// Two tensors of four bytes.
std::string pair(const std::string& first, const std::string& second) {
  return R"({"a":{"dtype":"F32","shape":[1],"data_offsets":)" + first +
         R"(},"b":{"dtype":"F32","shape":[1],"data_offsets":)" + second + "}}";
}

TEST(SafetensorsHeader, TensorsFillTheDataWithoutAHole) {
  EXPECT_EQ(parse(pair("[4,8]", "[0,4]"), 8).tensors[0].name, "b");
  refuses(pair("[0,4]", "[3,7]"), 7, "safetensors_tensors_overlap", {"'a' and 'b' share bytes"});
  refuses(pair("[0,4]", "[0,4]"), 4, "safetensors_tensors_overlap", {"'a' and 'b'"});
  refuses(pair("[0,4]", "[5,9]"), 9, "safetensors_has_a_hole", {"bytes 4 to 5 of the data, before 'b'"});
  refuses(pair("[2,6]", "[6,10]"), 10, "safetensors_has_a_hole", {"bytes 0 to 2 of the data, before 'a'"});
  refuses(pair("[0,4]", "[4,8]"), 7, "safetensors_data_size_differs", {"8 bytes of data and has 7", "truncated"});
  refuses(pair("[0,4]", "[4,8]"), 9, "safetensors_data_size_differs", {"8 bytes of data and has 9", "follow its end"});
  refuses("{}", 1, "safetensors_data_size_differs", {"0 bytes"});
  refuses(pair("[9223372036854775803,9223372036854775807]", "[0,4]"), 8, "safetensors_has_a_hole", {});
}

TEST(SafetensorsHeader, NothingIsThereTwice) {
  const std::string empty = R"({"dtype":"F32","shape":[0],"data_offsets":[0,0]})";
  refuses("{\"a\":" + empty + ",\"b\":" + empty + ",\"a\":" + empty + "}", 0, "safetensors_name_is_repeated", {"'a'"});
  refuses("{\"a\":" + empty + ",\"\\u0061\":" + empty + "}", 0, "safetensors_name_is_repeated", {"'a'"});
  refuses(R"({"__metadata__":{"k":"1","k":"1"}})", 0, "safetensors_name_is_repeated", {"'k'"});
  refuses(R"({"__metadata__":{},"__metadata__":{}})", 0, "safetensors_name_is_repeated", {"'__metadata__'"});
  refuses(R"({"a":{"dtype":"F32","dtype":"F32","shape":[0],"data_offsets":[0,0]}})", 0,
          "safetensors_header_is_malformed", {"each once"});
}

TEST(SafetensorsHeader, NothingIsLeftOutOrAdded) {
  refuses(R"({"a":{}})", 0, "safetensors_header_is_malformed", {"each once"});
  refuses(R"({"a":{"shape":[0],"data_offsets":[0,0]}})", 0, "safetensors_header_is_malformed", {"'dtype'"});
  refuses(R"({"a":{"dtype":"F32","shape":[0],"data_offsets":[0,0],"more":[]}})", 0, "safetensors_header_is_malformed",
          {});
  refuses(entry("F32", "[0]", "[0]"), 0, "safetensors_header_is_malformed", {"','"});
  refuses(entry("F32", "[0]", "[0,0,0]"), 0, "safetensors_header_is_malformed", {"']'"});
  refuses(entry("F32", "[-1]", "[0,0]"), 0, "safetensors_header_is_malformed", {"whole number"});
  refuses(R"({"__metadata__":{"k":1}})", 0, "safetensors_header_is_malformed", {"a text in quotes"});
  refuses(R"({"a":null})", 0, "safetensors_header_is_malformed", {"'{'"});
  refuses("", 0, "safetensors_header_is_malformed", {"byte 0 of the header should be '{'"});
  refuses("{} {}", 0, "safetensors_header_is_malformed", {"byte 3 of the header should be its end"});
}

TEST(SafetensorsHeader, HostileNamesStayOnOneLine) {
  refuses("{\"" + std::string(100000, 'n') + "\\n\":{\"dtype\":\"F32\",\"shape\":[],\"data_offsets\":[0,5]}}", 5,
          "safetensors_size_differs", {"nnn...'"});
}

TEST(SafetensorsHeader, WhatIsWrittenIsRead) {
  const SafetensorsHeader header{{{"h.0.\"w\"\n", DType::f32, {2, 3}, 0}, {"\xC3\xA9", DType::pred, {}, 24}},
                                 {{"a", "1"}, {"b", "\\"}}};
  const std::string text = weft::safetensors_header_text(header);
  EXPECT_EQ(text.size() % 8, 0u);
  EXPECT_EQ(text.substr(0, text.find_last_not_of(' ') + 1),
            R"({"__metadata__":{"a":"1","b":"\\"},"h.0.\"w\"\n":{"dtype":"F32","shape":[2,3],"data_offsets":[0,24]},)"
            "\"\xC3\xA9\":{\"dtype\":\"BOOL\",\"shape\":[],\"data_offsets\":[24,25]}}");
  const SafetensorsHeader read = parse(text, 25);
  EXPECT_EQ(read.tensors, header.tensors);
  EXPECT_EQ(read.metadata, header.metadata);
  EXPECT_EQ(weft::safetensors_header_text({}), "{}      ");
}

// Numbers that are too large, pieces of the grammar, text that is none.
const std::vector<std::string> pieces{"1152921504606846976",
                                      "18446744073709551616",
                                      "-1",
                                      "0",
                                      "{",
                                      "}",
                                      "[",
                                      "]",
                                      ",",
                                      ":",
                                      "\"",
                                      "\\u",
                                      "\\ud800",
                                      "\"a\"",
                                      "\xC3",
                                      "\"F8_E5M2\"",
                                      "null"};

TEST(SafetensorsHeader, DamagedHeadersAreRefusedOrFitTheData) {
  const std::string whole = weft::safetensors_header_text({{{"h.0.weight", DType::f32, {2, 3}, 0},
                                                            {"h.0.bias", DType::bf16, {3}, 24},
                                                            {"none", DType::i64, {0}, 30},
                                                            {"mask", DType::pred, {2, 1}, 30}},
                                                           {{"weft.steps", "12"}, {"quoted \"\\", "\n\xC3\xA9"}}});
  weft::testing::expect_sound_or_refused(whole, pieces, [](std::string_view text) {
    const SafetensorsHeader header = weft::parse_safetensors_header(text, 32, "damaged");
    Index end = 0, bytes = 0;
    for (const SafetensorsTensor& tensor : header.tensors) {
      EXPECT_GE(tensor.begin, end);
      end = tensor.end();
      bytes += tensor.bytes();
    }
    for (const weft::UnreadTensor& tensor : header.unread) bytes += tensor.end - tensor.begin;
    EXPECT_EQ(bytes, 32);
  });
}

}  // namespace safetensors_header_test
