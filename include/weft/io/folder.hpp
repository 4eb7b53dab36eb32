// Folders that appear complete or not at all, and go at once.
#ifndef WEFT_IO_FOLDER_HPP
#define WEFT_IO_FOLDER_HPP

#include <weft/base/error_sharded.hpp>
#include <weft/io/file.hpp>

#include <set>

#include <dirent.h>

namespace weft {

[[nodiscard]] WEFT_DECL bool is_folder(const std::string& path);

// What is in a folder, by name. Error: file_cannot_be_read.
[[nodiscard]] WEFT_DECL std::set<std::string> names_in(const std::string& path);

namespace detail {

// A folder under another name than its own: one that is not complete yet, or about to go. A process that ends leaves
// it, and the next one that makes one beside it removes it: while somebody is at work on it, it is locked.
class TemporaryFolder {
 public:
  // In folder `parent`, where all that were left are removed. Error: directory_cannot_be_created.
  WEFT_DECL explicit TemporaryFolder(const std::string& parent);
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;
  // Removes what has the name by then.
  WEFT_DECL ~TemporaryFolder();

  [[nodiscard]] const std::string& path() const noexcept { return path_; }
  // Its list of names is on the disk. Best effort: some file systems cannot flush a folder.
  void flush() const noexcept {
    if (file_ >= 0) ::fsync(file_);
  }

 private:
  std::string path_;
  int file_ = -1;
};

[[nodiscard]] WEFT_DECL std::string without_last_slashes(std::string path);
// The folder that has `path`.
[[nodiscard]] WEFT_DECL std::string parent_of(const std::string& path);

// Exchanges the names of two folders, at once where the system can. Where it cannot and the process ends meanwhile,
// `b` is called "<b>.weft-old".
[[nodiscard]] WEFT_DECL bool exchange_folders(const std::string& a, const std::string& b);

// A folder goes at once with its files; of a symbolic link the link, what it leads to stays. False: nothing has the
// name (any more). Error: file_cannot_be_written.
[[nodiscard]] WEFT_DECL bool remove_folder_if_there(const std::string& path);

}  // namespace detail

// Files are written in `temporary()`; `commit` gives that folder its name. Without `commit` an existing folder `path`
// keeps its content and nothing else stays, but after the end of the process, when the next writer in the same parent
// removes it.
class FolderWriter {
 public:
  // A folder that is there already is replaced if it is empty or has a file `marker`. A symbolic link stays one, and
  // what it leads to is written, there or not. The parent must exist. Errors: folder_is_taken, file_cannot_be_written,
  // directory_cannot_be_created.
  FolderWriter(std::string path, const char* marker)
      : path_(checked(std::move(path), marker)), folder_(detail::parent_of(path_)) {}

  [[nodiscard]] const std::string& temporary() const noexcept { return folder_.path(); }

  // Once, last; its files must be on the disk. Error: file_cannot_be_written.
  WEFT_DECL void commit();

 private:
  [[nodiscard]] WEFT_DECL static std::string checked(std::string path, const char* marker);

  std::string path_;
  detail::TemporaryFolder folder_;
};

// Removes a folder with its files: it has lost its name before the first of them goes. Error: file_cannot_be_written.
WEFT_DECL void remove_folder(const std::string& path);

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/io/folder.ipp>
#endif

#endif
