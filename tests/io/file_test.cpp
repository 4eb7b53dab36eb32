// Whole files: read exactly, or written completely, or an error that leaves nothing behind.
#include <weft/io/file.hpp>

#include "support/expect_error.hpp"
#include "support/temporary_directory.hpp"

#include <atomic>
#include <csignal>
#include <thread>

#include <sys/resource.h>
#include <sys/wait.h>

namespace file_test {

using weft::testing::expect_error;
using weft::testing::TemporaryDirectory;
using Names = std::vector<std::string>;

std::string text_of(const std::string& path) {
  const auto bytes = weft::read_file(path);
  return {bytes.begin(), bytes.end()};
}

TEST(File, WhatIsWrittenIsReadBack) {
  const TemporaryDirectory folder;
  weft::write_file(folder / "a", "woven", 5);
  EXPECT_EQ(text_of(folder / "a"), "woven");
  weft::write_file(folder / "a", "thread!", 7);
  EXPECT_EQ(text_of(folder / "a"), "thread!");
  weft::write_file(folder / "empty", nullptr, 0);
  EXPECT_EQ(weft::read_file(folder / "empty").size(), 0);
  EXPECT_EQ(folder.names(), (Names{"a", "empty"}));
}

TEST(File, ReaderKnowsTheSizeAndReadsInPieces) {
  const TemporaryDirectory folder;
  weft::FileReader reader(folder.put("a", "abcdef"));
  EXPECT_EQ(reader.size(), 6);
  char piece[4] = {};
  reader.read(piece, 2);
  EXPECT_EQ(std::string(piece, 2), "ab");
  reader.read(piece, 3);
  EXPECT_EQ(std::string(piece, 3), "cde");
  expect_error([&] { reader.read(piece, 4); }, "file_ended_early", {folder / "a", "after 1 of 4 bytes"});
}

// The system would take "a" of it.
TEST(File, APathWithAZeroByteIsRefused) {
  const TemporaryDirectory folder;
  folder.put("a", "x");
  const std::string path = folder / "a" + std::string("\0b", 2);
  const char* const code = "path_has_a_zero_byte";
  expect_error([&] { weft::FileReader reader(path); }, code, {"'" + folder / "a'", "zero byte"});
  expect_error([&] { weft::FileWriter writer(path); }, code, {});
  expect_error([&] { weft::make_directories(path); }, code, {});
  expect_error([&] { weft::remove_file(path); }, code, {});
  EXPECT_FALSE(weft::file_exists(path));
  EXPECT_EQ(weft::identity_of(path), weft::FileIdentity{});
  EXPECT_EQ(folder.names(), Names{"a"});
}

TEST(File, MissingFileIsAnError) {
  const TemporaryDirectory folder;
  expect_error([&] { static_cast<void>(weft::read_file(folder / "none")); }, "file_is_missing", {folder / "none"});
  folder.put("plain", "x");
  expect_error([&] { static_cast<void>(weft::read_file(folder / "plain/below")); }, "file_cannot_be_read",
               {"Not a directory"});
  EXPECT_FALSE(weft::file_exists(folder / "none"));
  EXPECT_TRUE(weft::file_exists(folder / "plain"));
}

TEST(File, FoldersAndDevicesAreNeitherReadNorReplaced) {
  const TemporaryDirectory folder;
  expect_error([&] { static_cast<void>(weft::read_file(folder.path())); }, "file_is_not_regular", {folder.path()});
  expect_error([&] { weft::write_file(folder.path(), "x", 1); }, "file_is_not_regular", {folder.path()});
  expect_error([&] { weft::write_file("/dev/null", "x", 1); }, "file_is_not_regular", {"/dev/null"});
  // A pipe without a writer must not block the reader.
  ASSERT_EQ(::mkfifo((folder / "pipe").c_str(), 0600), 0);
  expect_error([&] { static_cast<void>(weft::read_file(folder / "pipe")); }, "file_is_not_regular", {folder / "pipe"});
}

TEST(File, UnwritablePathLeavesNothingBehind) {
  const TemporaryDirectory folder;
  folder.put("plain", "x");
  expect_error([&] { weft::write_file(folder / "none/file", "x", 1); }, "file_cannot_be_written",
               {folder / "none/file", "No such file or directory", "exists, is writable"});
  expect_error([&] { weft::write_file(folder / "plain/file", "x", 1); }, "file_cannot_be_written", {"Not a directory"});
  expect_error([&] { weft::write_file(folder / std::string(256, 'n'), "x", 1); }, "file_cannot_be_written",
               {"File name too long"});
  EXPECT_EQ(folder.names(), Names{"plain"});
}

// Gives up root's right to write everywhere, where this process has it.
class OrdinaryUser {
 public:
  OrdinaryUser() {
    if (::geteuid() == 0) changed_ = ::seteuid(65534) == 0;
  }
  OrdinaryUser(const OrdinaryUser&) = delete;
  OrdinaryUser& operator=(const OrdinaryUser&) = delete;
  ~OrdinaryUser() {
    if (changed_ && ::seteuid(0) != 0) ADD_FAILURE() << "cannot become root again";
  }

 private:
  bool changed_ = false;
};

TEST(File, FolderWithoutPermissionIsAnError) {
  const TemporaryDirectory folder;
  folder.put("old", "x");
  ASSERT_EQ(::chmod(folder.path().c_str(), 0555), 0);
  {
    const OrdinaryUser user;
    if (::geteuid() == 0) GTEST_SKIP() << "root may write everywhere";
    expect_error([&] { weft::write_file(folder / "a", "x", 1); }, "file_cannot_be_written", {"Permission denied"});
    expect_error([&] { weft::make_directories(folder / "b"); }, "directory_cannot_be_created", {"Permission denied"});
  }
  EXPECT_EQ(folder.names(), Names{"old"});
  ASSERT_EQ(::chmod(folder.path().c_str(), 0700), 0);
}

TEST(File, WriterThatIsNotCommittedLeavesTheOldFile) {
  const TemporaryDirectory folder;
  folder.put("a", "old");
  {
    weft::FileWriter writer(folder / "a");
    writer.write("new", 3);
    EXPECT_EQ(text_of(folder / "a"), "old");
  }
  EXPECT_EQ(folder.names(), Names{"a"});
  EXPECT_EQ(text_of(folder / "a"), "old");
}

TEST(File, AReplacedFilePassesItsPermissionsOnAndLinksStay) {
  const TemporaryDirectory folder;
  const std::string file = folder.put("file", "old"), link = folder / "link";
  ASSERT_EQ(::chmod(file.c_str(), 0640), 0);
  ASSERT_EQ(::symlink("file", link.c_str()), 0);
  weft::write_file(link, "new", 3);
  EXPECT_EQ(text_of(file), "new");
  struct stat status {};
  ASSERT_EQ(::lstat(link.c_str(), &status), 0);
  EXPECT_TRUE(S_ISLNK(status.st_mode));
  ASSERT_EQ(::stat(file.c_str(), &status), 0);
  EXPECT_EQ(status.st_mode & 07777, 0640U);
  EXPECT_EQ(folder.names(), (Names{"file", "link"}));
}

TEST(File, TwoWritersOfOneFileDoNotMix) {
  const TemporaryDirectory folder;
  weft::FileWriter first(folder / "a"), second(folder / "a");
  first.write("first", 5);
  second.write("second", 6);
  first.commit();
  EXPECT_EQ(text_of(folder / "a"), "first");
  second.commit();
  EXPECT_EQ(text_of(folder / "a"), "second");
  EXPECT_EQ(folder.names(), Names{"a"});
}

// Lowers the largest file size of this process, so that writing fails as it does on a full disk.
class FileSizeLimit {
 public:
  explicit FileSizeLimit(rlim_t bytes) {
    signal_ = std::signal(SIGXFSZ, SIG_IGN);
    ::getrlimit(RLIMIT_FSIZE, &before_);
    rlimit limit = before_;
    limit.rlim_cur = bytes;
    ::setrlimit(RLIMIT_FSIZE, &limit);
  }
  FileSizeLimit(const FileSizeLimit&) = delete;
  FileSizeLimit& operator=(const FileSizeLimit&) = delete;
  ~FileSizeLimit() {
    ::setrlimit(RLIMIT_FSIZE, &before_);
    std::signal(SIGXFSZ, signal_);
  }

 private:
  rlimit before_{};
  void (*signal_)(int) = nullptr;
};

TEST(File, FailureWhileWritingKeepsTheOldFileAndRemovesTheTemporary) {
  const TemporaryDirectory folder;
  folder.put("a", "old");
  const std::string large(100000, 'x');
  for (const std::size_t bytes : {large.size(), std::size_t{3000}}) {
    // The large write fails at once; the small one fits the stream's buffer and fails in commit.
    const FileSizeLimit limit(2000);
    expect_error([&] { weft::write_file(folder / "a", large.data(), static_cast<weft::Index>(bytes)); },
                 "file_cannot_be_written", {folder / "a", "File too large"});
    EXPECT_EQ(folder.names(), Names{"a"});
  }
  EXPECT_EQ(text_of(folder / "a"), "old");
}

TEST(File, FoldersAreCreatedWithTheirParents) {
  const TemporaryDirectory folder;
  weft::make_directories(folder / "x/y/z");
  weft::make_directories(folder / "x/y/z/");
  weft::make_directories(folder / "x");
  weft::write_file(folder / "x/y/z/a", "x", 1);
  folder.put("plain", "x");
  for (const std::string& path : {folder / "plain", folder / "plain/below"})
    expect_error([&] { weft::make_directories(path); }, "directory_cannot_be_created", {path, "Not a directory"});
  expect_error([&] { weft::make_directories(""); }, "directory_cannot_be_created", {"''"});
}

TEST(File, AWriterThatIsKilledLeavesNothing) {
  const TemporaryDirectory folder;
  for (const int signal : {SIGINT, SIGTERM, SIGKILL}) {
    const pid_t child = ::fork();
    if (child == 0) {
      weft::FileWriter writer(folder / "a");
      writer.write("half", 4);
      std::signal(signal, SIG_DFL);
      ::raise(signal);
    }
    int status = 0;
    ASSERT_EQ(::waitpid(child, &status, 0), child);
    EXPECT_TRUE(WIFSIGNALED(status));
  }
  // Where the system has no files without a name, one is left for each.
  const int nameless = ::open(folder.path().c_str(), O_TMPFILE | O_WRONLY, 0600);
  if (nameless < 0) GTEST_SKIP() << "no O_TMPFILE here";
  ::close(nameless);
  EXPECT_EQ(folder.names(), Names());
}

TEST(File, ALinkToNothingIsWrittenThrough) {
  const TemporaryDirectory folder;
  weft::make_directories(folder / "below");
  ASSERT_EQ(::symlink("below/target", (folder / "link").c_str()), 0);
  ASSERT_EQ(::symlink("link", (folder / "link-to-link").c_str()), 0);
  weft::write_file(folder / "link-to-link", "new", 3);
  EXPECT_EQ(text_of(folder / "below/target"), "new");
  struct stat status {};
  ASSERT_EQ(::lstat((folder / "link").c_str(), &status), 0);
  EXPECT_TRUE(S_ISLNK(status.st_mode));
  ASSERT_EQ(::symlink("circle", (folder / "circle").c_str()), 0);
  expect_error([&] { weft::write_file(folder / "circle", "x", 1); }, "file_cannot_be_written", {"symbolic links"});
  ASSERT_EQ(::symlink("nowhere/target", (folder / "lost").c_str()), 0);
  expect_error([&] { weft::write_file(folder / "lost", "x", 1); }, "file_cannot_be_written", {"No such file"});
}

TEST(File, TheLongestNamesAreWritten) {
  const TemporaryDirectory folder;
  for (const std::size_t length : {std::size_t{248}, std::size_t{255}}) {
    const std::string name(length, 'n');
    weft::write_file(folder / name, "x", 1);
    weft::write_file(folder / name, "y", 1);
    EXPECT_EQ(text_of(folder / name), "y");
  }
  EXPECT_EQ(folder.names().size(), 2U);
}

TEST(File, APipeSwappedInDoesNotBlockTheReader) {
  const TemporaryDirectory folder;
  folder.put("file", "x");
  ASSERT_EQ(::mkfifo((folder / "pipe").c_str(), 0600), 0);
  const pid_t child = ::fork();  // it hangs in open() if the reader waits for a writer
  if (child == 0) {
    ::alarm(60);
    std::atomic<bool> stop{false};
    std::thread swapper([&] {
      while (!stop) {
        static_cast<void>(::link((folder / "file").c_str(), (folder / "next").c_str()));
        static_cast<void>(::rename((folder / "next").c_str(), (folder / "a").c_str()));
        static_cast<void>(::link((folder / "pipe").c_str(), (folder / "next").c_str()));
        static_cast<void>(::rename((folder / "next").c_str(), (folder / "a").c_str()));
      }
    });
    int read = 0;
    for (int i = 0; i < 20000; ++i) try {
        read += weft::read_file(folder / "a").size() == 1 ? 1 : 0;
      } catch (const weft::Error&) {
      }
    stop = true;
    swapper.join();
    ::_exit(read > 0 ? 0 : 1);
  }
  int status = -1;
  ASSERT_EQ(::waitpid(child, &status, 0), child);
  EXPECT_FALSE(WIFSIGNALED(status)) << "it hung";
}

TEST(File, MoreThanTheMemoryHoldsIsNotRead) {
  const TemporaryDirectory folder;
  const std::string file = folder.put("large", "");
  if (::truncate(file.c_str(), off_t{1} << 42) != 0) GTEST_SKIP() << "no sparse files of this size here";
  expect_error([&] { static_cast<void>(weft::read_file(file)); }, "file_does_not_fit_memory", {file, "4398046511104"});
}

}  // namespace file_test
