// Folders that appear complete or not at all, and go at once.
#ifndef WEFT_IO_FOLDER_HPP
#define WEFT_IO_FOLDER_HPP

#include <weft/base/error_sharded.hpp>
#include <weft/io/file.hpp>

#include <set>

#include <dirent.h>

namespace weft {

[[nodiscard]] inline bool is_folder(const std::string& path) {
  struct stat status {};
  return ::stat(path.c_str(), &status) == 0 && S_ISDIR(status.st_mode);
}

// What is in a folder, by name. Error: file_cannot_be_read.
[[nodiscard]] inline std::set<std::string> names_in(const std::string& path) {
  DIR* const folder = ::opendir(path.c_str());
  if (folder == nullptr) file_cannot_be_read(path.c_str(), std::strerror(errno));
  std::set<std::string> names;
  while (const dirent* const entry = ::readdir(folder))
    if (const std::string name = entry->d_name; name != "." && name != "..") names.insert(name);
  ::closedir(folder);
  return names;
}

namespace detail {

// A folder under another name than its own: one that is not complete yet, or about to go. A process that ends leaves it,
// and the next one that makes one beside it removes it: while somebody is at work on it, it is locked.
class TemporaryFolder {
 public:
  // In folder `parent`, where all that were left are removed. Error: directory_cannot_be_created.
  explicit TemporaryFolder(const std::string& parent) {
    static std::atomic<unsigned> counter{0};
    const FolderLock lock(parent);
    remove_left(parent);
    int error = EEXIST;
    while (error == EEXIST) {
      path_ = parent + '/' + prefix + std::to_string(::getpid()) + '-' + std::to_string(counter.fetch_add(1));
      error = ::mkdir(path_.c_str(), 0777) == 0 ? 0 : errno;
    }
    if (error != 0) directory_cannot_be_created(path_.c_str(), std::strerror(error));
    file_ = locked(path_);
  }
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;
  // Removes what has the name by then.
  ~TemporaryFolder() {
    remove(path_);
    if (file_ >= 0) ::close(file_);
  }

  [[nodiscard]] const std::string& path() const noexcept { return path_; }
  // Its list of names is on the disk. Best effort: some file systems cannot flush a folder.
  void flush() const noexcept {
    if (file_ >= 0) ::fsync(file_);
  }

 private:
  static constexpr const char* prefix = ".weft-tmp-folder-";

  // Negative: somebody else has it.
  [[nodiscard]] static int locked(const std::string& path) {
    const int file = ::open(path.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW);
    if (file < 0 || ::flock(file, LOCK_EX | LOCK_NB) == 0) return file;
    ::close(file);
    return -1;
  }
  // With the files in it, and no folder.
  static void remove(const std::string& path) noexcept {
    DIR* const folder = ::opendir(path.c_str());
    if (folder == nullptr) return;
    while (const dirent* const entry = ::readdir(folder)) ::unlinkat(::dirfd(folder), entry->d_name, 0);
    ::closedir(folder);
    ::rmdir(path.c_str());
  }
  static void remove_left(const std::string& parent) {
    DIR* const folder = ::opendir(parent.c_str());
    if (folder == nullptr) return;
    while (const dirent* const entry = ::readdir(folder)) {
      const std::string name = entry->d_name;
      if (name.rfind(prefix, 0) != 0) continue;
      if (const int file = locked(parent + '/' + name); file >= 0) {
        remove(parent + '/' + name);
        ::close(file);
      }
    }
    ::closedir(folder);
  }

  std::string path_;
  int file_ = -1;
};

[[nodiscard]] inline std::string without_last_slashes(std::string path) {
  while (path.size() > 1 && path.back() == '/') path.pop_back();
  return path;
}
// The folder that has `path`.
[[nodiscard]] inline std::string parent_of(const std::string& path) {
  const std::size_t slash = path.rfind('/');
  return slash == std::string::npos ? "." : slash == 0 ? "/" : path.substr(0, slash);
}

// Exchanges the names of two folders, at once where the system can. Where it cannot and the process ends meanwhile,
// `b` is called "<b>.weft-old".
[[nodiscard]] inline bool exchange_folders(const std::string& a, const std::string& b) {
#if defined(RENAME_EXCHANGE)
  if (::renameat2(AT_FDCWD, a.c_str(), AT_FDCWD, b.c_str(), RENAME_EXCHANGE) == 0) return true;
  if (errno != EINVAL && errno != ENOSYS) return false;
#endif
  const std::string other = b + ".weft-old";
  return std::rename(b.c_str(), other.c_str()) == 0 && std::rename(a.c_str(), b.c_str()) == 0 &&
         std::rename(other.c_str(), a.c_str()) == 0;
}

}  // namespace detail

// Files are written in `temporary()`; `commit` gives that folder its name. Without `commit` an existing folder `path`
// keeps its content and nothing else stays, but after the end of the process, when the next writer in the same parent
// removes it.
class FolderWriter {
 public:
  // A folder that is there already is replaced if it is empty or has a file `marker`. The parent must exist. Errors:
  // folder_is_taken, file_cannot_be_written, directory_cannot_be_created.
  FolderWriter(std::string path, const char* marker)
      : path_(checked(detail::without_last_slashes(std::move(path)), marker)), folder_(detail::parent_of(path_)) {}

  [[nodiscard]] const std::string& temporary() const noexcept { return folder_.path(); }

  // Once, last; its files must be on the disk. Error: file_cannot_be_written.
  void commit() {
    folder_.flush();
    bool appeared = std::rename(temporary().c_str(), path_.c_str()) == 0;
    if (!appeared && (errno == ENOTEMPTY || errno == EEXIST)) appeared = detail::exchange_folders(temporary(), path_);
    if (!appeared) file_cannot_be_written(path_.c_str(), std::strerror(errno));
    const int parent = ::open(detail::parent_of(path_).c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (parent < 0) return;
    ::fsync(parent);
    ::close(parent);
  }

 private:
  [[nodiscard]] static std::string checked(std::string path, const char* marker) {
    struct stat status {};
    if (path.empty()) file_cannot_be_written(path.c_str(), std::strerror(ENOENT));
    if (!is_folder(detail::parent_of(path))) file_cannot_be_written(path.c_str(), std::strerror(ENOENT));
    if (::lstat(path.c_str(), &status) != 0) return path;
    if (!S_ISDIR(status.st_mode)) file_cannot_be_written(path.c_str(), std::strerror(ENOTDIR));
    if (!names_in(path).empty() && !file_exists(path + '/' + marker)) folder_is_taken(path.c_str(), marker);
    return path;
  }

  std::string path_;
  detail::TemporaryFolder folder_;
};

// Removes a folder with its files: it has lost its name before the first of them goes. Error: file_cannot_be_written.
inline void remove_folder(const std::string& path) {
  const detail::TemporaryFolder gone(detail::parent_of(detail::without_last_slashes(path)));
  if (std::rename(path.c_str(), gone.path().c_str()) != 0) file_cannot_be_written(path.c_str(), std::strerror(errno));
}

}  // namespace weft

#endif
