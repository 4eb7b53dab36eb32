// Headers of NumPy files: what is read is what the format says, and nothing is used that does not fit the file.
#include <weft/io/npy_header.hpp>

#include "support/damaged.hpp"
#include "support/expect_error.hpp"

namespace npy_header_test {

using weft::DType;
using weft::Index;
using weft::Shape;
using weft::testing::expect_error;

std::string with_start(const std::string& text, char major = 1) {
  const auto length = static_cast<unsigned>(text.size());
  std::string start = std::string("\x93NUMPY") + major + '\0';
  for (unsigned i = 0; i < (major == 1 ? 2u : 4u); ++i) start += static_cast<char>(length >> (8 * i) & 255u);
  return start + text;
}
weft::NpyHeader parse(const std::string& bytes, Index data_bytes, const char* path = "a.npy") {
  return weft::parse_npy_header({reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size()},
                                std::ssize(bytes) + data_bytes, path);
}
void refuses(const std::string& text, Index data_bytes, const std::string& code, std::vector<std::string> pieces) {
  SCOPED_TRACE(text);
  pieces.emplace_back("'a.npy'");
  expect_error([&] { static_cast<void>(parse(with_start(text), data_bytes)); }, code, pieces);
}
std::string dictionary(const std::string& descr, const std::string& shape, const std::string& order = "False") {
  return "{'descr': '" + descr + "', 'fortran_order': " + order + ", 'shape': " + shape + ", }\n";
}

TEST(NpyHeader, ReadsWhatPythonWrites) {
  const weft::NpyHeader header = parse(with_start(dictionary("<f4", "(2, 3)")), 24);
  EXPECT_EQ(header.dtype, DType::f32);
  EXPECT_EQ(header.shape, (Shape{2, 3}));
  EXPECT_EQ(header.header_bytes, std::ssize(with_start(dictionary("<f4", "(2, 3)"))));
  EXPECT_EQ(parse(with_start(dictionary("|b1", "()")), 1).shape, Shape());
  EXPECT_EQ(parse(with_start(dictionary("<u1", "(7,)"), 2), 7).dtype, DType::u8);
  EXPECT_EQ(parse(with_start(dictionary("<c16", "(0, 9)"), 3), 0).shape, (Shape{0, 9}));
  // Any order of keys, either quotes, no comma at the end.
  EXPECT_EQ(parse(with_start("{\"shape\":(2,),'fortran_order':False,'descr':\"<i8\"}   \n"), 16).dtype, DType::i64);
  EXPECT_FALSE(header.by_columns);
  EXPECT_TRUE(parse(with_start(dictionary("<f4", "(2, 3)", "True")), 24).by_columns);
  EXPECT_EQ(parse(with_start(dictionary("<f4", "(2L, 3L)")), 24).shape, (Shape{2, 3})) << "as Python 2 wrote it";
}

TEST(NpyHeader, TypesHaveAnOrderOfBytes) {
  const auto header_of = [](const char* descr) { return parse(with_start(dictionary(descr, "(4,)")), 16); };
  for (const char* descr : {"<f4", "=f4", "|f4", "f4", ">f4"}) {
    EXPECT_EQ(header_of(descr).dtype, DType::f32) << descr;
    EXPECT_EQ(header_of(descr).highest_byte_first, descr[0] == '>') << descr;
  }
  for (const char* descr : {"|u1", "<u1", ">u1", "=u1"}) {
    const weft::NpyHeader bytes = parse(with_start(dictionary(descr, "(4,)")), 4);
    EXPECT_EQ(bytes.dtype, DType::u8) << descr;
    EXPECT_FALSE(bytes.highest_byte_first) << descr << ": one byte has no order";
  }
}

TEST(NpyHeader, TheStartIsCheckedBeforeItsText) {
  const auto refuses_bytes = [](const std::string& bytes, const std::string& code, std::vector<std::string> pieces) {
    expect_error([&] { static_cast<void>(parse(bytes, 0)); }, code, pieces);
  };
  refuses_bytes("", "npy_is_too_short", {"'a.npy' is 0 bytes"});
  refuses_bytes("\x93NUMPZ\x01", "npy_magic_is_wrong", {"numpy.save"});
  refuses_bytes("PK\x03\x04", "file_is_of_another_format", {"numpy.savez", "each array"});
  refuses_bytes(with_start("{}\n", 4), "npy_version_is_unknown", {"version 4.0"});
  refuses_bytes(with_start("{}\n", 0), "npy_version_is_unknown", {"version 0.0"});
  refuses_bytes(std::string("\x93NUMPY\x01\0\xFF\xFF", 10), "npy_is_too_short", {"is 10 bytes", "needs 65545"});
  refuses_bytes(std::string("\x93NUMPY\x02\0\xFF\xFF\xFF\xFF", 12), "npy_header_is_too_long", {"4294967295"});
}

TEST(NpyHeader, NothingIsLeftOutAddedOrThereTwice) {
  const char* const malformed = "npy_header_is_malformed";
  refuses("{}\n", 0, malformed, {"each once"});
  refuses("{'descr': '<f4', 'shape': (1,)}\n", 4, malformed, {"'fortran_order'"});
  refuses("{'descr': '<f4', 'descr': '<f4', 'fortran_order': False, 'shape': ()}\n", 4, malformed, {"each once"});
  refuses("{'descr': '<f4', 'fortran_order': False, 'shape': (), 'x': 1}\n", 4, malformed, {"each once"});
  refuses("{'descr': [('x', '<f4')], 'fortran_order': False, 'shape': ()}\n", 4, malformed,
          {"byte 20", "in quotes", "each field"});
  refuses("{'descr': '<f4', 'fortran_order': 0, 'shape': ()}\n", 4, malformed, {"True or False"});
  refuses(dictionary("<f4", "(3)"), 12, malformed, {"','"});
  refuses(dictionary("<f4", "(-1,)"), 12, malformed, {"whole number"});
  refuses(dictionary("<f4", "(1 2)"), 12, malformed, {"','"});
  refuses(dictionary("<f4", "(1LL,)"), 12, malformed, {"','"});
  refuses(dictionary("<f4", "(1,,)"), 12, malformed, {});
  refuses(dictionary("<f4", "(99999999999999999999,)"), 12, malformed, {"below 2^63"});
  refuses("{'descr': '<f4', 'fortran_order': False, 'shape': ()} x\n", 4, malformed, {"line feed"});
  refuses("{'descr': '<f4', 'fortran_order': False, 'shape': ()}", 4, malformed, {"line feed"});
  refuses("{'descr': '<f4", 4, malformed, {"in quotes"});
}

TEST(NpyHeader, TypesAndShapesThatAreNotReadSaySo) {
  for (const char* descr : {"<V3", "<U2", "|O", "", "<", "<f4 ", "<<f4", "F4", "<f16", "<f3"})
    refuses(dictionary(descr, "()"), 4, "npy_type_is_unsupported", {"'" + std::string(descr) + "'", "astype"});
  refuses(dictionary("\x01\x1B", "()"), 4, "npy_type_is_unsupported", {});
  refuses(dictionary("|u1", "(1, 1, 1, 1, 1, 1, 1, 1, 1)"), 1, "npy_rank_is_unsupported", {"more than 8"});
  refuses(dictionary("<f4", "(2, 3)"), 20, "npy_size_differs", {"f32 [2, 3]", "24 bytes", "has 20", "truncated"});
  refuses(dictionary("<f4", "(2, 3)"), 25, "npy_size_differs", {"has 25", "goes on"});
  // 2^60 and 2^64 elements.
  refuses(dictionary("|u1", "(1152921504606846976,)"), 8, "npy_shape_is_too_large", {"[1152921504606846976]"});
  refuses(dictionary("|u1", "(4294967296, 4294967296)"), 0, "npy_shape_is_too_large", {});
  refuses(dictionary("<f4", "(288230376151711744,)"), 8, "npy_size_differs", {"1152921504606846976 bytes"});
}

// As numpy.save writes types of ml_dtypes.
TEST(NpyHeader, TypesOfMlDtypesAreTheirBits) {
  EXPECT_EQ(parse(with_start(dictionary("<V2", "(3,)")), 6).dtype, DType::bf16);
  for (const char* const descr : {"<V1", "|V1", "<f1"})
    EXPECT_EQ(parse(with_start(dictionary(descr, "(3,)")), 3).dtype, DType::u8);
  EXPECT_TRUE(parse(with_start(dictionary("<V1", "(3,)")), 3).is_unnamed);
  EXPECT_FALSE(parse(with_start(dictionary("|u1", "(3,)")), 3).is_unnamed);
}

TEST(NpyHeader, WhatIsWrittenIsRead) {
  for (const weft::DTypeRow& row : weft::dtype_table) {
    for (const Shape& shape : {Shape{}, Shape{5}, Shape{2, 3}, Shape{1000000, 0, 7, 1, 1, 1, 1, 1}}) {
      const std::string text = weft::npy_header_text(row.dtype, shape);
      EXPECT_EQ(text.size() % 64, 0u);
      const weft::NpyHeader header = parse(text, shape.elements() * row.bytes);
      EXPECT_EQ(header.dtype, row.dtype);
      EXPECT_EQ(header.shape, shape);
    }
  }
}

TEST(NpyHeader, DamagedHeadersAreRefusedOrFitTheFile) {
  const std::string header = weft::npy_header_text(DType::f32, {2, 3});
  const std::vector<std::string> pieces{"1152921504606846976",
                                        "18446744073709551616",
                                        "-1",
                                        "0",
                                        "{",
                                        "}",
                                        "(",
                                        ")",
                                        ",",
                                        ":",
                                        "'",
                                        "\"",
                                        "'descr'",
                                        "<f8",
                                        "|u1",
                                        "True",
                                        "\x93NUMPY",
                                        "\n",
                                        " ",
                                        "\x02"};
  weft::testing::expect_sound_or_refused(header + std::string(24, '\1'), pieces, [](std::string_view bytes) {
    const std::span<const std::uint8_t> all(reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size());
    const Index size = std::ssize(bytes);
    const Index end = weft::npy_header_bytes(all.first(std::min<std::size_t>(12, all.size())), size, "damaged");
    const weft::NpyHeader read = weft::parse_npy_header(all.first(weft::to_size(end)), size, "damaged");
    EXPECT_EQ(read.header_bytes + read.bytes(), size);
  });
}

}  // namespace npy_header_test
