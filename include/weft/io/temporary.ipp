// Definitions of io/temporary.hpp.
#ifndef WEFT_IO_TEMPORARY_IPP
#define WEFT_IO_TEMPORARY_IPP

#include <weft/io/temporary.hpp>

#include <cerrno>
#include <charconv>
#include <csignal>
#include <optional>
#include <string_view>

#include <dirent.h>

namespace weft::detail {

std::string temporary_name(const char* beginning) {
  static std::atomic<unsigned> counter{0};
  return beginning + std::to_string(::getpid()) + '-' + std::to_string(counter.fetch_add(1));
}

bool keeps(const std::string& path, int file) noexcept {
  if (!locks(file)) return errno != EWOULDBLOCK;
  struct stat own {
  }, named{};
  return ::fstat(file, &own) == 0 && ::lstat(path.c_str(), &named) == 0 && own.st_ino == named.st_ino &&
         own.st_dev == named.st_dev;
}

// The process in the name of a temporary file; none: it is no such name.
[[nodiscard]] WEFT_DECL std::optional<pid_t> process_of_temporary(std::string_view name) {
  const std::string_view beginning = temporary_file;
  if (name.substr(0, beginning.size()) != beginning) return std::nullopt;
  pid_t process = 0;
  unsigned number = 0;
  const char* const end = name.data() + name.size();
  const auto first = std::from_chars(name.data() + beginning.size(), end, process);
  if (first.ec != std::errc() || process <= 0 || first.ptr == end || *first.ptr != '-') return std::nullopt;
  const auto second = std::from_chars(first.ptr + 1, end, number);
  if (second.ec != std::errc() || second.ptr != end) return std::nullopt;
  return process;
}

void remove_folder_with_files(const std::string& path) noexcept {
  DIR* const folder = ::opendir(path.c_str());
  if (folder == nullptr) return;
  while (const dirent* const entry = ::readdir(folder)) ::unlinkat(::dirfd(folder), entry->d_name, 0);
  ::closedir(folder);
  ::rmdir(path.c_str());
}

void remove_left(const std::string& folder) {
  DIR* const all = ::opendir(folder.c_str());
  if (all == nullptr) return;
  while (const dirent* const entry = ::readdir(all)) {
    const std::string name = entry->d_name, path = folder + '/' + name;
    const bool is_folder = name.rfind(temporary_folder, 0) == 0;
    if (!is_folder) {
      const std::optional<pid_t> process = process_of_temporary(name);
      if (!process || (*process != ::getpid() && (::kill(*process, 0) == 0 || errno != ESRCH))) continue;
    }
    // Not waiting for the writer of a pipe.
    const int file =
        ::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOFOLLOW | (is_folder ? O_DIRECTORY : O_NOCTTY));
    if (file < 0) continue;
    struct stat status {};
    if (locks(file) && ::fstat(file, &status) == 0) {
      if (is_folder)
        remove_folder_with_files(path);
      else if (S_ISREG(status.st_mode))
        ::unlink(path.c_str());
    }
    ::close(file);
  }
  ::closedir(all);
}

FolderLock::FolderLock(const std::string& path) : file_(::open(path.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC)) {
  while (file_ >= 0 && ::flock(file_, LOCK_EX) != 0 && errno == EINTR) {
  }
}

}  // namespace weft::detail

#endif
