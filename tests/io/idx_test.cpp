// IDX files: what is written is read back, and no damaged file is ever used.
#include <weft/base/random.hpp>
#include <weft/io/idx.hpp>

#include "support/damaged.hpp"
#include "support/expect_error.hpp"
#include "support/temporary_directory.hpp"

#include <unistd.h>

namespace idx_test {

using weft::IdxDims;
using weft::IdxFile;
using weft::Index;
using weft::testing::expect_error;
using weft::testing::TemporaryDirectory;

// The bytes of an IDX file, put together here by hand.
std::string idx_bytes(const std::vector<std::uint32_t>& dims, const std::string& elements, int type = 8) {
  std::string bytes{'\0', '\0', static_cast<char>(type), static_cast<char>(dims.size())};
  for (const std::uint32_t extent : dims)
    for (int shift = 24; shift >= 0; shift -= 8) bytes.push_back(static_cast<char>(extent >> shift & 255u));
  return bytes + elements;
}

void expect_read_error(const std::string& path, const std::string& code, std::vector<std::string> pieces) {
  pieces.push_back("'" + path + "'");
  expect_error([&] { static_cast<void>(weft::read_idx(path)); }, code, pieces);
}

TEST(Idx, ReadsWhatAnotherProgramWrote) {
  const TemporaryDirectory folder;
  const IdxFile images = weft::read_idx(folder.put("images", idx_bytes({2, 1, 3}, "abcdef")));
  EXPECT_EQ(images.dims, (IdxDims{2, 1, 3}));
  EXPECT_EQ(std::string(images.bytes.begin(), images.bytes.end()), "abcdef");
  EXPECT_EQ(reinterpret_cast<std::uintptr_t>(images.bytes.data()) % 64, 0u);
  EXPECT_EQ(weft::read_idx(folder.put("labels", idx_bytes({3}, "\1\2\3"))).bytes[2], 3);
  EXPECT_EQ(weft::read_idx(folder.put("four", idx_bytes({1, 2, 1, 2}, "wxyz"))).dims, (IdxDims{1, 2, 1, 2}));
  EXPECT_EQ(weft::read_idx(folder.put("none", idx_bytes({0, 28, 28}, ""))).bytes.size(), 0);
}

// `value`, the highest byte first.
template <class T>
std::string big_endian(T value) {
  std::string bytes(reinterpret_cast<const char*>(&value), sizeof(T));
  return {bytes.rbegin(), bytes.rend()};
}
template <class T>
void expect_type(int type, T first, T second) {
  const TemporaryDirectory folder;
  const std::string path = folder.put("a", idx_bytes({1, 2}, big_endian(first) + big_endian(second), type));
  const weft::StoredArray<T> array = weft::read_idx<T>(path);
  EXPECT_EQ(array.shape, (weft::Shape{1, 2}));
  EXPECT_EQ(array.elements[0], first);
  EXPECT_EQ(array.elements[1], second);
  folder.put("a", idx_bytes({1, 2}, big_endian(first), type));
  expect_error([&] { static_cast<void>(weft::read_idx<T>(path)); }, "idx_is_truncated", {"[1, 2]"});
}

TEST(Idx, ReadsElementsOfEveryType) {
  expect_type<std::uint8_t>(8, 3, 255);
  expect_type<std::int8_t>(9, 3, -128);
  expect_type<std::int16_t>(11, 258, -2);
  expect_type<std::int32_t>(12, 0x01020304, -5);
  expect_type<float>(13, 1.5f, -1e30f);
  expect_type<double>(14, 1.5, -1e300);
  const TemporaryDirectory folder;
  const std::string path = folder.put("a", idx_bytes({1}, "abcd", 12));
  expect_error([&] { static_cast<void>(weft::read_idx<float>(path)); }, "idx_type_is_unsupported",
               {"type 12 (32-bit integer)", "type f32"});
}

TEST(Idx, ReadsEveryRankThatShapesHave) {
  const TemporaryDirectory folder;
  for (std::size_t rank = 1; rank <= 8; ++rank) {
    std::vector<std::uint32_t> dims(rank, 1);
    dims.back() = 3;
    const IdxFile file = weft::read_idx(folder.put("a", idx_bytes(dims, "abc")));
    EXPECT_EQ(file.dims.size(), static_cast<int>(rank));
    EXPECT_EQ(file.bytes[2], 'c');
  }
}

TEST(Idx, WritesTheBytesOfTheFormat) {
  const TemporaryDirectory folder;
  const std::uint8_t elements[] = {9, 8, 7, 6, 5, 4};
  for (const IdxDims& dims : {IdxDims{6}, IdxDims{2, 3}, IdxDims{3, 1, 2}, IdxDims{1, 1, 6, 1}, IdxDims{0}}) {
    weft::write_idx(folder / "a", dims, elements);
    const IdxFile file = weft::read_idx(folder / "a");
    EXPECT_EQ(file.dims, dims);
    for (Index i = 0; i < file.bytes.size(); ++i) EXPECT_EQ(file.bytes[i], elements[i]);
  }
  weft::write_idx(folder / "b", {2, 3}, elements);
  const auto written = weft::read_file(folder / "b");
  EXPECT_EQ(std::string(written.begin(), written.end()), idx_bytes({2, 3}, "\x9\x8\x7\x6\x5\x4"));
}

TEST(Idx, EveryTruncationIsAnErrorAndNeverACrash) {
  const TemporaryDirectory folder;
  const std::string whole = idx_bytes({3, 2, 2}, "abcdefghijkl");
  for (std::size_t length = 0; length < whole.size(); ++length) {
    const std::string path = folder.put("a", whole.substr(0, length));
    const std::string found = std::to_string(length);
    if (length < 4)
      expect_read_error(path, "idx_is_too_short", {found + " bytes", "needs 4"});
    else if (length < 16)
      expect_read_error(path, "idx_is_too_short", {found + " bytes", "needs 16"});
    else
      expect_read_error(path, "idx_is_truncated", {"[3, 2, 2]", "must be 28 bytes long and is " + found});
  }
  EXPECT_EQ(weft::read_idx(folder.put("a", whole)).bytes.size(), 12);
}

TEST(Idx, TrailingBytesAreAnError) {
  const TemporaryDirectory folder;
  expect_read_error(folder.put("a", idx_bytes({2, 2}, "abcdX")), "idx_is_oversized",
                    {"must be 16 bytes long and is 17, 1 bytes too many"});
}

TEST(Idx, ForeignFilesAreNamedForWhatTheyAre) {
  const TemporaryDirectory folder;
  expect_read_error(folder / "none", "file_is_missing", {});
  expect_read_error(folder.put("zip", "\x1F\x8B\x08 and so on"), "idx_is_compressed", {"gunzip"});
  expect_read_error(folder.put("short_zip", "\x1F\x8B"), "idx_is_compressed", {"gunzip"});
  expect_read_error(folder.put("text", "label,pixel"), "idx_magic_is_wrong", {"108, 97"});
  expect_read_error(folder.put("float", idx_bytes({1}, "abcd", 0x0D)), "idx_type_is_unsupported",
                    {"type 13 (32-bit float)", "type u8", "read_idx<float>"});
  expect_read_error(folder.put("odd", idx_bytes({1}, "a", 0x42)), "idx_type_is_unsupported", {"type 66 (unknown)"});
  expect_read_error(folder.put("rank0", idx_bytes({}, "a")), "idx_rank_is_unsupported", {"0 dimensions"});
  expect_read_error(folder.put("rank9", idx_bytes({1, 1, 1, 1, 1, 1, 1, 1, 1}, "a")), "idx_rank_is_unsupported",
                    {"9 dimensions", "1 to 8"});
}

TEST(Idx, ExtentsWhoseProductOverflowsAreAnError) {
  const TemporaryDirectory folder;
  const std::uint32_t most = 0xFFFFFFFFu;
  expect_read_error(folder.put("a", idx_bytes({most, most}, "a")), "idx_is_too_large", {"[4294967295, 4294967295]"});
  expect_read_error(folder.put("b", idx_bytes({most, most, most, most}, "a")), "idx_is_too_large", {});
  // 2^64 elements: the product wraps to 0 in 64 bits.
  expect_read_error(folder.put("c", idx_bytes({65536, 65536, 65536, 65536}, "")), "idx_is_too_large", {});
  // Large, but a possible file: nothing is allocated for it.
  expect_read_error(folder.put("d", idx_bytes({most, 65536}, "a")), "idx_is_truncated", {"281474976645132"});
}

// Replays damaged headers from memory: each must be refused, or describe the file to the byte.
TEST(Idx, NoDamagedHeaderIsAcceptedWithAnotherLength) {
  const std::string whole = idx_bytes({3, 2, 2}, "abcdefghijkl");
  const auto size = static_cast<Index>(whole.size());
  int accepted = 0, refused = 0;
  const auto replay = [&](const std::string& bytes) {
    try {
      // Exactly as many bytes as a reader would have, so that a read beyond them is seen by a sanitizer.
      const std::vector<std::uint8_t> header(bytes.begin(), bytes.begin() + 28);
      const auto parsed = weft::parse_idx_header(header.data(), size, "damaged");
      ++accepted;
      EXPECT_EQ(parsed.header_bytes + parsed.bytes(), size);
      EXPECT_EQ(parsed.header_bytes, 4 + 4 * parsed.dims.size());
    } catch (const weft::Error&) {
      ++refused;
    }
  };
  for (std::size_t position = 0; position < 16; ++position) {
    for (int value = 0; value < 256; ++value) {
      std::string bytes = whole;
      bytes[position] = static_cast<char>(value);
      replay(bytes);
    }
  }
  EXPECT_GE(accepted, 16);  // each position once with its own value
  EXPECT_GT(refused, 4000);
  for (std::uint32_t trial = 0; trial < 20000; ++trial) {
    std::string bytes = whole;
    const std::uint32_t edits = 1 + weft::random_bits(1, trial, 0) % 4;
    for (std::uint32_t edit = 1; edit <= edits; ++edit) {
      const std::uint32_t bits = weft::random_bits(1, trial, edit);
      bytes[bits % 16] = static_cast<char>(bits >> 24 & (bits & 1024 ? 3u : 255u));
    }
    replay(bytes);
  }
}

TEST(Idx, DamagedFilesAreRefusedOrReadToTheByte) {
  const std::vector<std::string> pieces{
      "\x1F\x8B", {'\0', '\0', '\x08', '\x04'}, {'\0', '\0', '\0', '\x01'}, "\xFF\xFF\xFF\xFF", {'\0'}};
  const auto read = [](const std::string& path, Index size) {
    const IdxFile file = weft::read_idx(path);
    EXPECT_EQ(4 + 4 * file.dims.size() + file.bytes.size(), size);
  };
  weft::testing::expect_sound_or_refused_files(idx_bytes({3, 2, 2}, "abcdefghijkl"), pieces, read);
}

TEST(Idx, WhatTheFormatCannotHoldIsNotWritten) {
  const TemporaryDirectory folder;
  const std::uint8_t element = 1;
  const auto write = [&](const IdxDims& dims) { weft::write_idx(folder / "a", dims, &element); };
  expect_error([&] { write({}); }, "idx_rank_is_unsupported", {"0 dimensions"});
  expect_error([&] { write({1, -1}); }, "idx_extent_is_unwritable", {"dimension 1 has extent -1"});
  expect_error([&] { write({Index{1} << 32}); }, "idx_extent_is_unwritable", {"4294967296"});
  expect_error([&] { write({65536, 65536, 65536, 65536}); }, "idx_is_too_large", {folder / "a"});
  EXPECT_TRUE(folder.names().empty());
}

TEST(Idx, ASparseTerabyteIsRefusedByNameAndSize) {
  const TemporaryDirectory folder;
  const std::string file = folder.put("large", idx_bytes({1u << 30, 32, 32}, ""));
  if (::truncate(file.c_str(), 16 + (off_t{1} << 40)) != 0) GTEST_SKIP() << "no sparse files of this size here";
  weft::IdxReader reader(file);
  EXPECT_EQ(reader.dims(), (IdxDims{1 << 30, 32, 32})) << "the header is there without the elements";
  expect_read_error(file, "file_does_not_fit_memory", {"1099511627776 bytes"});
}

}  // namespace idx_test
