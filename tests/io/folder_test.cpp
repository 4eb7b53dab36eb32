// Folders appear complete or not at all, and what an interrupted writer leaves goes with the next one.
#include <weft/io/folder.hpp>

#include <support/expect_error.hpp>
#include <support/temporary_directory.hpp>

#include <csignal>

#include <sys/wait.h>

namespace weft::folder_test {

using testing::expect_error;
using testing::read_text;
using testing::TemporaryDirectory;
using Names = std::vector<std::string>;

void put_in(const FolderWriter& writer, const std::string& name, const std::string& text) {
  write_file(writer.temporary() + '/' + name, text.data(), std::ssize(text));
}
void write_folder(const std::string& path, const std::string& text) {
  FolderWriter writer(path, "marker");
  put_in(writer, "marker", text);
  writer.commit();
}

TEST(Folder, AppearsWithItsFilesAndReplacesTheOneBefore) {
  const TemporaryDirectory folder;
  FolderWriter writer(folder / "new//", "marker");
  put_in(writer, "marker", "1");
  put_in(writer, "extra", "1");
  EXPECT_FALSE(file_exists(folder / "new"));
  writer.commit();
  EXPECT_EQ(names_in(folder / "new"), (std::set<std::string>{"extra", "marker"}));
  write_folder(folder / "new", "2");
  EXPECT_EQ(names_in(folder / "new"), std::set<std::string>{"marker"});
  EXPECT_EQ(read_text(folder / "new/marker"), "2");
  EXPECT_EQ(folder.names(), Names{"new"});
  make_directories(folder / "empty");
  write_folder(folder / "empty", "3");
  EXPECT_EQ(read_text(folder / "empty/marker"), "3");
}

TEST(Folder, WithoutCommitNothingStays) {
  const TemporaryDirectory folder;
  write_folder(folder / "a", "old");
  {
    const FolderWriter writer(folder / "a", "marker");
    put_in(writer, "marker", "new");
    EXPECT_EQ(folder.names().size(), 2u);
  }
  EXPECT_EQ(folder.names(), Names{"a"});
  EXPECT_EQ(read_text(folder / "a/marker"), "old");
}

TEST(Folder, WhatIsNoFolderOfItsKindIsNotReplaced) {
  const TemporaryDirectory folder;
  make_directories(folder / "own");
  folder.put("own/letter", "x");
  expect_error([&] { FolderWriter(folder / "own", "marker"); }, "folder_is_taken",
               {"the folder '" + folder / "own' is not empty and has no 'marker'", "name another"});
  expect_error([&] { FolderWriter(folder / "own/letter", "marker"); }, "file_cannot_be_written", {"own/letter"});
  expect_error([&] { FolderWriter(folder / "none/a", "marker"); }, "file_cannot_be_written", {"none/a"});
  expect_error([&] { FolderWriter("", "marker"); }, "file_cannot_be_written", {"''"});
  const std::string zero = folder / "own" + std::string("\0b", 2);
  for (const auto& use :
       {+[](const std::string& path) { FolderWriter(path, "marker"); },
        +[](const std::string& path) { (void)names_in(path); }, +[](const std::string& path) { remove_folder(path); }})
    expect_error([&] { use(zero); }, "path_has_a_zero_byte", {"own'"});
  expect_error([&] { (void)names_in(folder / "none"); }, "file_cannot_be_read", {"none"});
  EXPECT_EQ(folder.names(), Names{"own"});
  EXPECT_EQ(read_text(folder / "own/letter"), "x");
}

TEST(Folder, WhatAKilledWriterLeftGoesWithTheNextAndWhatALivingOneHasStays) {
  const TemporaryDirectory folder;
  const FolderWriter living(folder / "living", "marker");
  put_in(living, "marker", "alive");
  const pid_t child = ::fork();
  ASSERT_GE(child, 0);
  if (child == 0) {
    const FolderWriter killed(folder / "killed", "marker");
    put_in(killed, "marker", "x");
    ::kill(::getpid(), SIGKILL);
  }
  int status = 0;
  ASSERT_EQ(::waitpid(child, &status, 0), child);
  EXPECT_EQ(folder.names().size(), 2u);
  write_folder(folder / "next", "y");
  EXPECT_EQ(folder.names().size(), 2u);
  EXPECT_TRUE(file_exists(living.temporary() + "/marker"));
}

TEST(Folder, IsWrittenThroughALink) {
  const TemporaryDirectory folder;
  write_folder(folder / "a", "old");
  ASSERT_EQ(::symlink("a", (folder / "link").c_str()), 0);
  ASSERT_EQ(::symlink("link", (folder / "link-to-link").c_str()), 0);
  ASSERT_EQ(::symlink("b/", (folder / "to-nothing").c_str()), 0);
  for (const char* const name : {"link", "link-to-link/", "to-nothing", "to-nothing"})
    write_folder(folder / name, name);
  EXPECT_EQ(read_text(folder / "a/marker"), "link-to-link/");
  EXPECT_EQ(read_text(folder / "b/marker"), "to-nothing");
  EXPECT_EQ(folder.names(), (Names{"a", "b", "link", "link-to-link", "to-nothing"}))
      << "links are left, and nothing else";
  ASSERT_EQ(::symlink("circle", (folder / "circle").c_str()), 0);
  expect_error([&] { write_folder(folder / "circle", "x"); }, "file_cannot_be_written", {"symbolic links"});
}

TEST(Folder, OfALinkGoesTheLinkAndNotWhatItLeadsTo) {
  const TemporaryDirectory folder;
  write_folder(folder / "a", "x");
  for (const char* const name : {"link", "link/"}) {
    ASSERT_EQ(::symlink("a", (folder / "link").c_str()), 0);
    remove_folder(folder / name);
    EXPECT_EQ(folder.names(), Names{"a"});
    EXPECT_EQ(read_text(folder / "a/marker"), "x");
  }
}

TEST(Folder, ThatIsGoneAlreadyIsNoErrorForWhoeverRemovesIfThere) {
  const TemporaryDirectory folder;
  write_folder(folder / "a", "x");
  EXPECT_TRUE(detail::remove_folder_if_there(folder / "a"));
  EXPECT_FALSE(detail::remove_folder_if_there(folder / "a"));
  EXPECT_FALSE(detail::remove_file_if_there(folder / "a"));
  EXPECT_EQ(folder.names(), Names{});
}

TEST(Folder, GoesWithItsFiles) {
  const TemporaryDirectory folder;
  write_folder(folder / "a", "x");
  remove_folder(folder / "a");
  EXPECT_EQ(folder.names(), Names{});
  expect_error([&] { remove_folder(folder / "a"); }, "file_cannot_be_written", {"'" + folder / "a'"});
  EXPECT_EQ(folder.names(), Names{});
}

}  // namespace weft::folder_test
