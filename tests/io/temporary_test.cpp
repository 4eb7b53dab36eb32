// What is left of processes that were killed goes, and nothing else.
#include <weft/io/folder.hpp>
#include <weft/io/temporary.hpp>

#include <support/expect_error.hpp>
#include <support/temporary_directory.hpp>

#include <csignal>

#include <sys/wait.h>

namespace weft::temporary_test {

using testing::TemporaryDirectory;
using Names = std::vector<std::string>;

// The number of a process that is gone.
pid_t gone_process() {
  const pid_t child = ::fork();
  if (child == 0) ::_exit(0);
  int status = 0;
  EXPECT_EQ(::waitpid(child, &status, 0), child);
  return child;
}
std::string file_of(pid_t process, const char* number = "0") {
  return detail::temporary_file + std::to_string(process) + '-' + number;
}

TEST(Temporary, FilesOfProcessesThatAreGoneAreRemovedAndNothingElse) {
  const TemporaryDirectory folder;
  const pid_t gone = gone_process();
  const Names kept{file_of(::getppid()),  // a process that lives
                   file_of(gone, ""),     // other names
                   file_of(gone, "0x"),  ".weft-tmp-notes", file_of(gone) + ".safetensors", "x" + file_of(gone)};
  for (const std::string& name : kept) folder.put(name, "x");
  folder.put(file_of(gone), "x");
  folder.put(file_of(::getpid(), "4000000000"), "x");  // of an earlier process of this number
  make_directories(folder / file_of(gone, "1"));
  ASSERT_EQ(::symlink("nowhere", (folder / file_of(gone, "2")).c_str()), 0);
  detail::remove_left(folder.path());
  EXPECT_EQ(folder.names().size(), kept.size() + 2) << "a folder and a link are no such files";
  for (const std::string& name : kept) EXPECT_TRUE(file_exists(folder / name)) << name;
}

TEST(Temporary, WhatSomebodyLocksStays) {
  const TemporaryDirectory folder;
  const std::string path = folder.put(file_of(gone_process()), "x");
  const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  ASSERT_TRUE(detail::locks(file));
  detail::remove_left(folder.path());
  EXPECT_TRUE(file_exists(path)) << "perhaps of a process of another container";
  ::close(file);
  detail::remove_left(folder.path());
  EXPECT_FALSE(file_exists(path));
}

TEST(Temporary, WhatWasTakenForALeftOneIsNotKept) {
  const TemporaryDirectory folder;
  const std::string path = folder.put(file_of(::getpid(), "4000000000"), "x");
  const int own = ::open(path.c_str(), O_RDONLY | O_CLOEXEC), other = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  ASSERT_TRUE(detail::locks(other));
  EXPECT_FALSE(detail::keeps(path, own)) << "somebody removes it";
  remove_file(path);
  ::close(other);
  EXPECT_FALSE(detail::keeps(path, own)) << "somebody removed it";
  ::close(own);
}

// A kill in the moment between the two names that a replaced file has.
TEST(Temporary, AWriterRemovesWhatAKilledOverwriteLeft) {
  const TemporaryDirectory folder;
  folder.put("a", "old");
  folder.put(file_of(gone_process()), "half");
  write_file(folder / "b", "new", 3);
  EXPECT_EQ(folder.names().size(), 3u) << "a new file needs no name but its own";
  write_file(folder / "a", "new", 3);
  EXPECT_EQ(folder.names(), (Names{"a", "b"}));
}

// While one writer replaces a file again and again, others remove what they think is left.
TEST(Temporary, WritersDoNotTakeFromEachOther) {
  const TemporaryDirectory folder;
  folder.put("a", "0");
  std::vector<pid_t> children;
  for (int i = 0; i < 3; ++i) {
    children.push_back(::fork());
    if (children.back() != 0) continue;
    try {
      for (int k = 0; k < 60; ++k) {
        write_file(folder / "a", "1", 1);
        FolderWriter(folder / "b", "marker").commit();
      }
    } catch (const std::exception& error) {
      std::fprintf(stderr, "%s\n", error.what());
      ::_exit(1);
    }
    ::_exit(0);
  }
  for (const pid_t child : children) {
    int status = -1;
    ASSERT_EQ(::waitpid(child, &status, 0), child);
    EXPECT_EQ(status, 0);
  }
  EXPECT_EQ(folder.names(), (Names{"a", "b"}));
}

}  // namespace weft::temporary_test
