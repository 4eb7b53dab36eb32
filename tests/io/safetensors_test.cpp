// safetensors files: what is written is read, by the format's own library too, and no damaged file is ever used.
#include <weft/base/element.hpp>
#include <weft/io/safetensors.hpp>

#include "support/damaged.hpp"
#include "support/expect_error.hpp"
#include "support/python.hpp"
#include "support/temporary_directory.hpp"

#include <unistd.h>

namespace safetensors_test {

using weft::DType;
using weft::Index;
using weft::SafetensorsMetadata;
using weft::SafetensorsReader;
using weft::SafetensorsTensor;
using weft::SafetensorsWriter;
using weft::Shape;
using weft::testing::expect_error;
using weft::testing::TemporaryDirectory;
using Bytes = std::vector<std::byte>;

Bytes read(SafetensorsReader& reader, const SafetensorsTensor& tensor) {
  Bytes bytes(weft::to_size(tensor.bytes()));
  reader.read(tensor, bytes);
  return bytes;
}
std::string text_of(const std::string& path) {
  const auto bytes = weft::read_file(path);
  return {bytes.begin(), bytes.end()};
}
// The bytes of a file, put together here by hand.
std::string file_bytes(const std::string& header, const std::string& data) {
  std::string bytes;
  for (int i = 0; i < 8; ++i) bytes.push_back(static_cast<char>(header.size() >> (8 * i) & 255u));
  return bytes + header + data;
}
void expect_read_error(const std::string& path, const std::string& code, std::vector<std::string> pieces) {
  pieces.push_back("'" + path + "'");
  expect_error([&] { SafetensorsReader reader(path); }, code, pieces);
}

// Made by tests/golden/make_safetensors_golden.py.
const std::string golden = WEFT_TESTS_DIR "/golden/every_type.safetensors";

// Made by tests/golden/make_safetensors_foreign.py: bytes count up in the order of the script's tensors.
TEST(Safetensors, TensorsThatWeftDoesNotHaveAreErrorsOnlyWhereTheyAreAskedFor) {
  const std::string path = WEFT_TESTS_DIR "/golden/foreign_types.safetensors";
  EXPECT_EQ(weft::read_safetensors<std::int32_t>(path, "labels").elements[0], 0x14131211);
  EXPECT_EQ(weft::read_safetensors<float>(path, "scales").shape, Shape{2});
  for (const char* name : {"half", "other"})
    expect_error([&] { static_cast<void>(weft::read_safetensors<std::uint8_t>(path, name)); },
                 "safetensors_type_is_unknown", {path, name, "F8_E"});
  expect_error([&] { static_cast<void>(weft::read_safetensors<std::uint8_t>(path, "deep")); },
               "safetensors_rank_is_unsupported", {path, "deep", "more than 8"});
  EXPECT_EQ(SafetensorsReader(path).unread().size(), 3u);
}

TEST(Safetensors, ReadsWhatTheFormatsOwnLibraryWrote) {
  SafetensorsReader reader(golden);
  EXPECT_EQ(
      reader.metadata(),
      (SafetensorsMetadata{{"plain", "text"}, {"needs \"escapes\"\\", "\t\x01\xC3\xA9\xE4\xB8\x96\xF0\x9F\xA7\xB5"}}));
  EXPECT_EQ(reader.tensors().size(), 17u);
  int of_types = 0;
  for (const SafetensorsTensor& tensor : reader.tensors()) {
    const Bytes bytes = read(reader, tensor);
    if (tensor.shape != Shape{2, 3}) continue;
    EXPECT_EQ(tensor.name, tensor.dtype == DType::pred ? "bool" : weft::name_of(tensor.dtype));
    const weft::NumberKind kind = weft::row_of(tensor.dtype).kind;
    const bool is_signed = kind != weft::NumberKind::unsigned_integer && kind != weft::NumberKind::predicate;
    for (int i = 0; i < 6; ++i) {
      const auto* element = reinterpret_cast<const std::uint8_t*>(bytes.data()) + i * weft::size_bytes(tensor.dtype);
      EXPECT_EQ(weft::element_value(tensor.dtype, weft::element_at(tensor.dtype, element)),
                kind == weft::NumberKind::predicate ? i % 2
                : is_signed                         ? i - 2
                                                    : i)
          << tensor.name << " " << i;
    }
    ++of_types;
  }
  EXPECT_EQ(of_types, 14);
}

template <class T>
void expect_array(const char* name, Index first) {
  const auto array = weft::read_safetensors<T>(golden, name);
  EXPECT_EQ(array.shape, (Shape{2, 3})) << name;
  ASSERT_EQ(array.elements.size(), 6) << name;
  for (Index i = 0; i < 6; ++i) EXPECT_EQ(static_cast<float>(array.elements[i]), static_cast<float>(first + i));
}

TEST(Safetensors, OneTensorIsReadAsAnArrayOfItsType) {
  expect_array<float>("f32", -2);
  expect_array<double>("f64", -2);
  expect_array<std::int32_t>("i32", -2);
  expect_array<std::int64_t>("i64", -2);
  expect_array<std::uint8_t>("u8", 0);
  expect_array<std::uint16_t>("u16", 0);
  expect_array<weft::bfloat16>("bf16", -2);
  EXPECT_TRUE(weft::read_safetensors<bool>(golden, "bool").elements[1]);
  const auto as_floats = [](const std::string& path, const char* name) {
    return [=] { static_cast<void>(weft::read_safetensors<float>(path, name)); };
  };
  expect_error(as_floats(golden, "weight"), "safetensors_has_no_tensor", {"no tensor 'weight'", "'f64'", "of 17"});
  expect_error(as_floats(golden, "i32"), "safetensors_elements_differ", {"'i32'", "type i32 and is read as f32"});
  expect_error(as_floats(golden + "x", "f32"), "file_is_missing", {});
  const TemporaryDirectory folder;
  SafetensorsWriter(folder / "empty", {}).commit();
  expect_error(as_floats(folder / "empty", "a"), "safetensors_has_no_tensor", {"none"});
  // A terabyte that is really there is refused before anything is allocated.
  const std::string header = R"({"a":{"dtype":"F32","shape":[274877906944],"data_offsets":[0,1099511627776]}})";
  const std::string sparse = folder.put("sparse", file_bytes(header, ""));
  if (::truncate(sparse.c_str(), 8 + static_cast<off_t>(header.size()) + (off_t{1} << 40)) == 0) {
    expect_error(as_floats(sparse, "a"), "file_does_not_fit_memory", {"1099511627776"});
  }
}

TEST(Safetensors, WritesTheBytesThatTheFormatsOwnLibraryWrites) {
  const TemporaryDirectory folder;
  SafetensorsReader reader(golden);
  SafetensorsWriter writer(folder / "again", reader.tensors(), reader.metadata());
  for (const SafetensorsTensor& tensor : writer.tensors()) writer.write(read(reader, tensor));
  writer.commit();
  EXPECT_EQ(text_of(folder / "again"), text_of(golden));
}

TEST(Safetensors, TheFormatsOwnLibraryReadsWhatIsWritten) {
  SKIP_WITHOUT_PYTHON("numpy, safetensors");
  const TemporaryDirectory folder;
  SafetensorsReader reader(golden);
  // Backwards, so that it is not the file which that library wrote.
  std::vector<SafetensorsTensor> tensors(reader.tensors().rbegin(), reader.tensors().rend());
  SafetensorsWriter writer(folder / "a.safetensors", tensors, reader.metadata());
  for (const SafetensorsTensor& tensor : writer.tensors())
    for (const SafetensorsTensor& stored : reader.tensors())
      if (stored.name == tensor.name) writer.write(read(reader, stored));
  writer.commit();
  weft::testing::expect_python("io/check_safetensors.py", "'" + folder / "a.safetensors" + "'");
}

TEST(Safetensors, LargerElementsComeFirstSoThatAllAreAligned) {
  const TemporaryDirectory folder;
  SafetensorsWriter writer(folder / "a", {{"mask", DType::pred, {3}},
                                          {"half", DType::bf16, {1}},
                                          {"first", DType::f32, {1}},
                                          {"whole", DType::f64, {}},
                                          {"second", DType::u32, {0}}});
  const char* names[] = {"whole", "first", "second", "half", "mask"};
  for (std::size_t i = 0; i < 5; ++i) {
    const SafetensorsTensor& tensor = writer.tensors()[i];
    EXPECT_EQ(tensor.name, names[i]);
    EXPECT_EQ(tensor.begin % weft::size_bytes(tensor.dtype), 0);
    writer.write(Bytes(weft::to_size(tensor.bytes()), std::byte{1}));
  }
  EXPECT_TRUE(folder.names().empty());
  writer.commit();
  SafetensorsReader reader(folder / "a");
  EXPECT_EQ(reader.tensors(), writer.tensors());
  // In any order, and again.
  for (const std::size_t i : {4u, 0u, 4u, 2u})
    for (const std::byte byte : read(reader, reader.tensors()[i])) EXPECT_EQ(byte, std::byte{1});
}

TEST(Safetensors, WhatTheFormatCannotHoldIsNotWritten) {
  const TemporaryDirectory folder;
  const auto refuses = [&](std::vector<SafetensorsTensor> tensors, const SafetensorsMetadata& metadata,
                           const std::string& code, const std::vector<std::string>& pieces) {
    expect_error([&] { SafetensorsWriter(folder / "a", tensors, metadata); }, code, pieces);
  };
  refuses({{"a", DType::c128, {1}}}, {}, "safetensors_cannot_hold", {"'a'", "c128"});
  refuses({{"a", DType::f32, {1}}, {"a", DType::f32, {2}}}, {}, "safetensors_name_is_repeated", {"'a'"});
  refuses({{"__metadata__", DType::f32, {1}}}, {}, "safetensors_name_is_reserved", {"'__metadata__'"});
  refuses({{"\xFF", DType::f32, {1}}}, {}, "safetensors_text_is_no_utf8", {"'?'"});
  refuses({}, {{"\xFF", ""}}, "safetensors_text_is_no_utf8", {});
  refuses({}, {{"", "\xFF"}}, "safetensors_text_is_no_utf8", {});
  EXPECT_TRUE(folder.names().empty());
}

TEST(Safetensors, EveryTensorIsWrittenOnceAndWhole) {
  const TemporaryDirectory folder;
  SafetensorsWriter writer(folder / "a", {{"a", DType::f32, {2}}, {"b", DType::f32, {1}}});
  expect_error([&] { writer.write(Bytes(4)); }, "safetensors_bytes_differ", {"'a' takes 8 bytes, 4 are given"});
  writer.write(Bytes(8));
  expect_error([&] { writer.commit(); }, "safetensors_lacks_tensor", {"'b'"});
  writer.write(Bytes(4));
  expect_error([&] { writer.write(Bytes(4)); }, "safetensors_has_no_more_tensors", {"2 tensors"});
  writer.commit();
  SafetensorsReader reader(folder / "a");
  Bytes few(7);
  expect_error([&] { reader.read(reader.tensors()[0], few); }, "safetensors_bytes_differ", {"'a' takes 8 bytes, 7"});
}

TEST(Safetensors, TruncationsAndTrailingBytesAreErrors) {
  const TemporaryDirectory folder;
  const std::string whole = text_of(golden);
  // Every length at the borders, and some between.
  for (std::size_t length = 0; length < whole.size(); length += length < 16 || whole.size() - length < 8 ? 1u : 7u) {
    const std::string path = folder.put("a", whole.substr(0, length));
    if (length < 8)
      expect_read_error(path, "safetensors_is_too_short", {"has " + std::to_string(length) + " bytes"});
    else if (length < 1128)
      expect_read_error(path, "safetensors_header_is_truncated",
                        {"1120 bytes, of which " + std::to_string(length - 8)});
    else
      expect_read_error(path, "safetensors_data_size_differs", {"has " + std::to_string(length - 1128), "truncated"});
  }
  expect_read_error(folder.put("a", whole + "x"), "safetensors_data_size_differs", {"has 339", "follow its end"});
}

TEST(Safetensors, HostileLengthsAreRefusedAtOnce) {
  const TemporaryDirectory folder;
  expect_read_error(folder.put("a", std::string(8, '\xFF') + "{}"), "safetensors_header_is_too_long",
                    {"18446744073709551615 bytes, and 100000000"});
  expect_read_error(folder.put("a", std::string("\x00\xE1\xF5\x05\0\0\0\0{}", 10)), "safetensors_header_is_truncated",
                    {"100000000 bytes, of which 2"});
  expect_read_error(folder.put("a", std::string("\x01\xE1\xF5\x05\0\0\0\0{}", 10)), "safetensors_header_is_too_long",
                    {});
  expect_read_error(
      folder.put("a",
                 file_bytes(R"({"a":{"dtype":"F32","shape":[1152921504606846976],"data_offsets":[0,4]}})", "1234")),
      "safetensors_shape_is_too_large", {"[1152921504606846976]"});
  // A possible size, of which a terabyte is really there: nothing is allocated for it.
  const std::string header = R"({"a":{"dtype":"U8","shape":[1099511627776],"data_offsets":[0,1099511627776]}})";
  const std::string sparse = folder.put("b", file_bytes(header, ""));
  if (::truncate(sparse.c_str(), 8 + static_cast<off_t>(header.size()) + (off_t{1} << 40)) == 0) {
    EXPECT_EQ(SafetensorsReader(sparse).tensors()[0].bytes(), Index{1} << 40);
  }
  expect_read_error(folder / "none", "file_is_missing", {});
  expect_read_error(folder.put("zip", "PK\x03\x04 and so on"), "file_is_of_another_format", {"save_file"});
}

TEST(Safetensors, AFileThatShrinksWhileItIsReadIsAnError) {
  const TemporaryDirectory folder;
  const std::string path = folder.put("a", text_of(golden));
  SafetensorsReader reader(path);
  ASSERT_EQ(::truncate(path.c_str(), 1128 + 300), 0);
  EXPECT_EQ(read(reader, reader.tensors().front()).size(), 48u);
  expect_error([&] { read(reader, reader.tensors().back()); }, "file_ended_early", {path});
}

TEST(Safetensors, ABoolIsZeroOrOne) {
  const TemporaryDirectory folder;
  SafetensorsReader reader(folder.put(
      "a", file_bytes(R"({"a":{"dtype":"BOOL","shape":[3],"data_offsets":[0,3]}})", std::string("\1\0\2", 3))));
  expect_error([&] { read(reader, reader.tensors()[0]); }, "safetensors_bool_is_damaged", {"element 2 of 'a' is 2"});
}

TEST(Safetensors, DamagedFilesAreRefusedOrReadToTheByte) {
  const std::vector<std::string> pieces{"1152921504606846976",
                                        "18446744073709551616",
                                        "-1",
                                        "0",
                                        "[",
                                        "]",
                                        "{",
                                        "}",
                                        ",",
                                        ":",
                                        "\"",
                                        "\\ud800",
                                        "\"BOOL\"",
                                        "\"F4\"",
                                        "null",
                                        "\xFF\xFF\xFF\xFF",
                                        std::string(4, '\0')};
  const auto read_all = [](const std::string& path, Index size) {
    SafetensorsReader reader(path);
    Index bytes = 0;
    for (const SafetensorsTensor& tensor : reader.tensors()) bytes += std::ssize(read(reader, tensor));
    EXPECT_LT(bytes, size);
  };
  weft::testing::expect_sound_or_refused_files(text_of(golden), pieces, read_all);
}

}  // namespace safetensors_test
