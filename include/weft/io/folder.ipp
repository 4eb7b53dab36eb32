// Definitions of io/folder.hpp.
#ifndef WEFT_IO_FOLDER_IPP
#define WEFT_IO_FOLDER_IPP

#include <weft/io/folder.hpp>

namespace weft {

bool is_folder(const std::string& path) {
  struct stat status {};
  return file_exists(path) && ::stat(path.c_str(), &status) == 0 && S_ISDIR(status.st_mode);
}

std::set<std::string> names_in(const std::string& path) {
  DIR* const folder = ::opendir(detail::system_path(path));
  if (folder == nullptr) file_cannot_be_read(path.c_str(), std::strerror(errno));
  std::set<std::string> names;
  while (const dirent* const entry = ::readdir(folder))
    if (const std::string name = entry->d_name; name != "." && name != "..") names.insert(name);
  ::closedir(folder);
  return names;
}

}  // namespace weft

namespace weft::detail {

TemporaryFolder::TemporaryFolder(const std::string& parent) {
  remove_left(parent);
  for (bool is_kept = false; !is_kept;) {
    path_ = parent + '/' + temporary_name(temporary_folder);
    if (::mkdir(path_.c_str(), 0777) != 0) {
      if (errno == EEXIST) continue;
      directory_cannot_be_created(path_.c_str(), std::strerror(errno));
    }
    file_ = ::open(path_.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW);
    is_kept = file_ < 0 ? errno != ENOENT : keeps(path_, file_);
    if (!is_kept && file_ >= 0) ::close(std::exchange(file_, -1));
  }
}

TemporaryFolder::~TemporaryFolder() {
  remove_folder_with_files(path_);
  if (file_ >= 0) ::close(file_);
}

std::string without_last_slashes(std::string path) {
  while (path.size() > 1 && path.back() == '/') path.pop_back();
  return path;
}

std::string parent_of(const std::string& path) {
  const std::size_t slash = path.rfind('/');
  return slash == std::string::npos ? "." : slash == 0 ? "/" : path.substr(0, slash);
}

bool exchange_folders(const std::string& a, const std::string& b) {
#if defined(RENAME_EXCHANGE)
  if (::renameat2(AT_FDCWD, a.c_str(), AT_FDCWD, b.c_str(), RENAME_EXCHANGE) == 0) return true;
  if (errno != EINVAL && errno != ENOSYS) return false;
#endif
  const std::string other = b + ".weft-old";
  return std::rename(b.c_str(), other.c_str()) == 0 && std::rename(a.c_str(), b.c_str()) == 0 &&
         std::rename(other.c_str(), a.c_str()) == 0;
}

bool remove_folder_if_there(const std::string& path) {
  const std::string name = without_last_slashes(path);
  struct stat status {};
  const bool is_there = ::lstat(system_path(name), &status) == 0;
  if (is_there && S_ISLNK(status.st_mode)) return remove_file_if_there(name);
  if (is_there) {
    const TemporaryFolder gone(parent_of(name));
    if (std::rename(name.c_str(), gone.path().c_str()) == 0) return true;
  }
  if (errno != ENOENT) file_cannot_be_written(path.c_str(), std::strerror(errno));
  return false;
}

}  // namespace weft::detail

namespace weft {

void FolderWriter::commit() {
  folder_.flush();
  bool appeared = std::rename(temporary().c_str(), path_.c_str()) == 0;
  if (!appeared && (errno == ENOTEMPTY || errno == EEXIST)) appeared = detail::exchange_folders(temporary(), path_);
  if (!appeared) file_cannot_be_written(path_.c_str(), std::strerror(errno));
  const int parent = ::open(detail::parent_of(path_).c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (parent < 0) return;
  ::fsync(parent);
  ::close(parent);
}

std::string FolderWriter::checked(std::string path, const char* marker) {
  path = detail::without_last_slashes(detail::without_links(detail::without_last_slashes(std::move(path))));
  struct stat status {};
  if (!is_folder(detail::parent_of(path))) file_cannot_be_written(path.c_str(), std::strerror(ENOENT));
  if (::lstat(path.c_str(), &status) != 0) return path;
  if (!S_ISDIR(status.st_mode)) file_cannot_be_written(path.c_str(), std::strerror(ENOTDIR));
  if (!names_in(path).empty() && !file_exists(path + '/' + marker)) folder_is_taken(path.c_str(), marker);
  return path;
}

void remove_folder(const std::string& path) {
  if (!detail::remove_folder_if_there(path)) file_cannot_be_written(path.c_str(), std::strerror(ENOENT));
}

}  // namespace weft

#endif
