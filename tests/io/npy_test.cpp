// NumPy files: those that NumPy wrote are read, and NumPy reads those that are written.
#include <weft/base/element.hpp>
#include <weft/io/npy.hpp>

#include "support/damaged.hpp"
#include "support/expect_error.hpp"
#include "support/python.hpp"
#include "support/temporary_directory.hpp"

namespace npy_test {

using weft::DType;
using weft::Index;
using weft::NpyReader;
using weft::Shape;
using weft::testing::expect_error;
using weft::testing::TemporaryDirectory;

const std::string golden = WEFT_TESTS_DIR "/golden/npy/";

TEST(Npy, ReadsEveryTypeThatNumPyWroteInEitherOrder) {
  for (const weft::DTypeRow& row : weft::dtype_table) {
    for (const char* order : {"", "_columns"}) {  // by columns, the highest byte comes first
      SCOPED_TRACE(std::string(row.name) + order);
      NpyReader reader(golden + row.name + order + ".npy");
      EXPECT_EQ(reader.dtype(), row.dtype);
      EXPECT_EQ(reader.shape(), (Shape{2, 3}));
      std::vector<std::byte> bytes(weft::to_size(reader.bytes()));
      reader.read(bytes);
      const bool is_pred = row.kind == weft::NumberKind::predicate;
      const bool is_signed = !is_pred && row.kind != weft::NumberKind::unsigned_integer;
      for (Index i = 0; i < 6; ++i) {
        const auto* element = reinterpret_cast<const std::uint8_t*>(bytes.data()) + i * row.bytes;
        EXPECT_EQ(weft::element_value(row.dtype, weft::element_at(row.dtype, element)),
                  is_pred ? static_cast<double>(i % 2) : static_cast<double>(i - (is_signed ? 2 : 0)));
      }
    }
  }
}

TEST(Npy, ReadsArraysByColumnsOfAnyRank) {
  const auto deep = weft::read_npy<std::int32_t>(golden + "deep_columns.npy");
  EXPECT_EQ(deep.shape, (Shape{2, 3, 4}));
  for (std::int32_t i = 0; i < 24; ++i) EXPECT_EQ(deep.elements[i], i);
  const auto row = weft::read_npy<float>(golden + "row_columns.npy");
  EXPECT_EQ(row.shape, (Shape{1, 6}));
  for (Index i = 0; i < 6; ++i) EXPECT_EQ(row.elements[i], static_cast<float>(i));
  EXPECT_EQ(weft::read_npy<float>(golden + "empty_columns.npy").shape, (Shape{2, 0, 3}));
}

TEST(Npy, ReadsEveryFormAndVersion) {
  EXPECT_EQ(weft::read_npy<float>(golden + "scalar.npy").elements[0], 0.5f);
  EXPECT_EQ(weft::read_npy<std::int32_t>(golden + "list.npy").shape, Shape{5});
  EXPECT_EQ(weft::read_npy<float>(golden + "empty.npy").elements.size(), 0);
  EXPECT_EQ(weft::read_npy<float>(golden + "deep.npy").shape, (Shape{1, 2, 1, 3}));
  for (const char* name : {"version2", "version3"}) {
    const auto array = weft::read_npy<float>(golden + name + ".npy");
    EXPECT_EQ(array.shape, (Shape{2, 3}));
    EXPECT_EQ(array.elements[5], 5.0f);
  }
  EXPECT_EQ(weft::read_npy<std::int64_t>(golden + "i64.npy").elements[0], -2);
  EXPECT_EQ(weft::read_npy<double>(golden + "f64.npy").elements[5], 3.0);
  EXPECT_EQ(weft::read_npy<std::uint8_t>(golden + "u8.npy").elements[5], 5);
}

TEST(Npy, WhatWeftDoesNotHaveSaysWhatToDo) {
  const auto read = [](const std::string& name) { return [path = golden + name + ".npy"] { NpyReader reader(path); }; };
  expect_error(read("structured"), "npy_header_is_malformed", {"in quotes"});
  expect_error(read("text"), "npy_type_is_unsupported", {"'<U2'"});
  expect_error(read("missing"), "file_is_missing", {});
  expect_error([] { static_cast<void>(weft::read_npy<float>(golden + "f64.npy")); }, "npy_elements_differ",
               {"type f64", "read as f32"});
  std::byte few[3];
  expect_error([&] { NpyReader(golden + "f32.npy").read(few); }, "npy_bytes_differ", {"3 bytes", "24"});
}

TEST(Npy, ABoolIsZeroOrOne) {
  const TemporaryDirectory folder;
  const std::byte bytes[2] = {std::byte{1}, std::byte{2}};
  weft::write_npy(folder / "a.npy", DType::pred, {2}, bytes);
  expect_error([&] { static_cast<void>(weft::read_npy<bool>(folder / "a.npy")); }, "npy_bool_is_damaged",
               {"bool 1 is 2"});
  expect_error([&] { weft::write_npy(folder / "b.npy", DType::f32, {2}, bytes); }, "npy_bytes_differ",
               {"2 bytes", "8"});
  EXPECT_FALSE(weft::file_exists(folder / "b.npy"));
}

// A header that claims 2^60 elements is refused before anything is allocated.
TEST(Npy, AHugeClaimIsASentenceAtOnce) {
  const TemporaryDirectory folder;
  const std::string text = weft::npy_header_text(DType::u8, {Index{1} << 58}) + "12345678";
  const std::string path = folder.put("huge.npy", text);
  expect_error([&] { NpyReader reader(path); }, "npy_size_differs", {"288230376151711744 bytes", "has 8"});
}

TEST(Npy, NumPyReadsWhatIsWritten) {
  const TemporaryDirectory folder;
  for (const weft::DTypeRow& row : weft::dtype_table) {
    NpyReader reader(golden + row.name + ".npy");
    std::vector<std::byte> bytes(weft::to_size(reader.bytes()));
    reader.read(bytes);
    weft::write_npy(folder / (row.name + std::string(".npy")), row.dtype, reader.shape(), bytes);
  }
  const float half = 0.5f;
  weft::write_npy<float>(folder / "scalar.npy", {}, {&half, 1});
  weft::write_npy<float>(folder / "empty.npy", {0, 4}, {});
  EXPECT_EQ(weft::read_npy<float>(folder / "f32.npy").elements[0], -2.0f);
  SKIP_WITHOUT_PYTHON("numpy");
  weft::testing::expect_python("io/check_npy.py", "'" + folder.path() + "'");
}

TEST(Npy, DamagedFilesAreRefusedOrReadToTheByte) {
  const std::vector<std::string> pieces{"1152921504606846976",
                                        "18446744073709551616",
                                        "-1",
                                        "(",
                                        ")",
                                        ",",
                                        "'",
                                        "<f8",
                                        ">c8",
                                        "|b1",
                                        "True",
                                        "\x93NUMPY",
                                        "\n",
                                        "\xFF\xFF",
                                        std::string(2, '\0')};
  const auto read_all = [](const std::string& path, Index size) {
    NpyReader reader(path);
    std::vector<std::byte> bytes(weft::to_size(reader.bytes()));
    reader.read(bytes);
    EXPECT_LT(reader.bytes(), size);
  };
  const std::string whole = weft::npy_header_text(DType::f32, {2, 3}) + std::string(24, '\1');
  weft::testing::expect_sound_or_refused_files(whole, pieces, read_all);
}

}  // namespace npy_test
