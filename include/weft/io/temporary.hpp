// Files and folders that are not complete yet, or about to go, beside what they will be or were. While somebody is at
// work on one it is locked, and what a process leaves that ends the next writer in the same folder removes.
#ifndef WEFT_IO_TEMPORARY_HPP
#define WEFT_IO_TEMPORARY_HPP

#include <weft/base/index.hpp>

#include <atomic>
#include <string>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace weft::detail {

// What their names begin with; this process and a number follow, as in ".weft-tmp-1234-0".
inline constexpr const char *temporary_file = ".weft-tmp-", *temporary_folder = ".weft-tmp-folder-";

// One that this process has not used.
[[nodiscard]] WEFT_DECL std::string temporary_name(const char* beginning);

// Locks what is open as `file`, unless somebody else has it or the file system has no locks.
[[nodiscard]] inline bool locks(int file) noexcept { return ::flock(file, LOCK_EX | LOCK_NB) == 0; }
// The same of what was made just now and is called `path`. False: before it was locked, another writer took it for one
// that was left, and removes it.
[[nodiscard]] WEFT_DECL bool keeps(const std::string& path, int file) noexcept;

// With the files in it, and no folder.
WEFT_DECL void remove_folder_with_files(const std::string& path) noexcept;

// Removes the temporary folders in `folder` that nobody locks, and files of processes that are gone, or had the number
// that this one has, that nobody locks either.
WEFT_DECL void remove_left(const std::string& folder);

// While it lives, no other FolderLock of any process has this folder. Ends with the process. Best effort: on a file
// system without locks it does nothing.
class FolderLock {
 public:
  WEFT_DECL explicit FolderLock(const std::string& path);
  FolderLock(const FolderLock&) = delete;
  FolderLock& operator=(const FolderLock&) = delete;
  ~FolderLock() {
    if (file_ >= 0) ::close(file_);
  }

 private:
  int file_;
};

}  // namespace weft::detail

#if WEFT_HEADER_ONLY
#include <weft/io/temporary.ipp>
#endif

#endif
