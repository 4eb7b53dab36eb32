// A mapped file: its bytes, and what is no file to map.
#include <weft/io/mapped_file.hpp>

#include "support/expect_error.hpp"
#include "support/temporary_directory.hpp"

#include <unistd.h>

namespace mapped_file_test {

using weft::MappedFile;
using weft::testing::expect_error;
using weft::testing::TemporaryDirectory;

std::string text_of(const MappedFile& file) {
  return {reinterpret_cast<const char*>(file.bytes().data()), file.bytes().size()};
}

TEST(MappedFile, ShowsTheBytesOfTheFile) {
  const TemporaryDirectory folder;
  MappedFile file(folder.put("a", "hello"));
  EXPECT_EQ(text_of(file), "hello");
  EXPECT_EQ(file.size(), 5);
  MappedFile moved(std::move(file));
  EXPECT_EQ(text_of(moved), "hello");
  moved = MappedFile(folder.put("b", std::string(100000, 'x')));
  EXPECT_EQ(moved.size(), 100000);
  EXPECT_EQ(moved.path(), folder / "b");
  moved.check();
  EXPECT_EQ(MappedFile(folder.put("empty", "")).size(), 0);
}

TEST(MappedFile, AFileThatIsReplacedDoesNoHarmAndOneThatShrinksIsNoticed) {
  const TemporaryDirectory folder;
  const MappedFile file(folder.put("a", std::string(10000, 'x')));
  folder.put("b", "new");
  ASSERT_EQ(std::rename((folder / "b").c_str(), (folder / "a").c_str()), 0);
  file.check();
  EXPECT_EQ(text_of(file), std::string(10000, 'x'));
  const MappedFile other(folder.put("c", std::string(10000, 'x')));
  ASSERT_EQ(::truncate((folder / "c").c_str(), 100), 0);
  expect_error([&] { other.check(); }, "mapped_file_shrank", {"had 10000 bytes and now has 100"});
}

TEST(MappedFile, WhatIsNoFileSaysSo) {
  const TemporaryDirectory folder;
  expect_error([&] { MappedFile(folder / "none"); }, "file_is_missing", {"none'"});
  expect_error([&] { MappedFile(folder.path()); }, "file_is_not_regular", {"map:"});
  expect_error([&] { MappedFile("/dev/null"); }, "file_is_not_regular", {"'/dev/null'"});
}

}  // namespace mapped_file_test
