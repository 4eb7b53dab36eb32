// Definitions of io/file.hpp.
#ifndef WEFT_IO_FILE_IPP
#define WEFT_IO_FILE_IPP

#include <weft/io/file.hpp>

namespace weft {

bool file_exists(const std::string& path) {
  struct stat status {};
  return path.find('\0') == std::string::npos && ::stat(path.c_str(), &status) == 0;
}

FileIdentity identity_of(const std::string& path) {
  struct stat status {};
  if (!file_exists(path) || ::stat(path.c_str(), &status) != 0) return {};
  return {static_cast<std::uint64_t>(status.st_dev), static_cast<std::uint64_t>(status.st_ino),
          static_cast<std::uint64_t>(status.st_size), static_cast<Index>(status.st_ctim.tv_sec),
          static_cast<Index>(status.st_ctim.tv_nsec)};
}

void make_directories(const std::string& path) {
  static_cast<void>(detail::system_path(path));
  for (std::size_t slash = path.find('/', 1);; slash = path.find('/', slash + 1)) {
    if (::mkdir(path.substr(0, slash).c_str(), 0777) != 0 && errno != EEXIST)
      directory_cannot_be_created(path.c_str(), std::strerror(errno));
    if (slash == std::string::npos) break;
  }
  struct stat status {};
  if (::stat(path.c_str(), &status) != 0) directory_cannot_be_created(path.c_str(), std::strerror(errno));
  if (!S_ISDIR(status.st_mode)) directory_cannot_be_created(path.c_str(), std::strerror(ENOTDIR));
}

}  // namespace weft

namespace weft::detail {

void FileHandle::reset(std::FILE* stream) noexcept {
  close();
  stream_ = stream;
}

bool FileHandle::close() noexcept {
  std::FILE* const stream = std::exchange(stream_, nullptr);
  return stream == nullptr || std::fclose(stream) == 0;
}

}  // namespace weft::detail

namespace weft {

Index physical_memory() noexcept {
  const long pages = ::sysconf(_SC_PHYS_PAGES), bytes = ::sysconf(_SC_PAGESIZE);
  return pages > 0 && bytes > 0 ? static_cast<Index>(pages) * bytes : Index{1} << 46;
}

FileReader::FileReader(std::string path) : path_(std::move(path)) {
  // Not waiting for the writer of a pipe, and asking about what is open and not about what had that name before.
  const int file = ::open(detail::system_path(path_), O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY);
  if (file < 0 && errno == ENOENT) file_is_missing(path_.c_str());
  if (file < 0 && errno == ENXIO) file_is_not_regular("read", path_.c_str());  // a socket
  if (file < 0) file_cannot_be_read(path_.c_str(), std::strerror(errno));
  stream_.reset(::fdopen(file, "rb"));
  if (stream_.get() == nullptr) {
    const int error = errno;
    ::close(file);
    file_cannot_be_read(path_.c_str(), std::strerror(error));
  }
  struct stat status {};
  if (::fstat(file, &status) != 0) file_cannot_be_read(path_.c_str(), std::strerror(errno));
  if (!S_ISREG(status.st_mode)) file_is_not_regular("read", path_.c_str());
  size_ = static_cast<Index>(status.st_size);
}

void FileReader::read(void* to, Index bytes) {
  if (bytes == 0) return;
  const std::size_t found = std::fread(to, 1, to_size(bytes), stream_.get());
  if (found == to_size(bytes)) return;
  if (std::ferror(stream_.get()) != 0) file_cannot_be_read(path_.c_str(), std::strerror(errno));
  file_ended_early(path_.c_str(), bytes, static_cast<Index>(found));
}

AlignedArray<std::uint8_t> FileReader::read(Index bytes) {
  if (bytes > physical_memory()) file_does_not_fit_memory(path_.c_str(), bytes, physical_memory());
  AlignedArray<std::uint8_t> result(bytes);
  read(result.data(), bytes);
  return result;
}

std::string detail::without_links(std::string path) {
  const auto fail = [&path](int error) { file_cannot_be_written(path.c_str(), std::strerror(error)); };
  if (*system_path(path) == '\0') fail(ENOENT);
  struct stat status {};
  for (int link = 0; ::lstat(path.c_str(), &status) == 0 && S_ISLNK(status.st_mode); ++link) {
    char target[4096];
    const ssize_t size = ::readlink(path.c_str(), target, sizeof target);
    if (size < 0) fail(errno);
    if (link == 40 || size == sizeof target) fail(ELOOP);
    const std::string name(target, static_cast<std::size_t>(size));
    path = name[0] == '/' ? name : path.substr(0, path.rfind('/') + 1) + name;
  }
  return path;
}

AlignedArray<std::uint8_t> read_file(const std::string& path) {
  FileReader reader(path);
  return reader.read(reader.size());
}

FileWriter::FileWriter(std::string path) : path_(detail::without_links(std::move(path))) {
  struct stat status {};
  const bool replaces = ::stat(path_.c_str(), &status) == 0;
  if (replaces) {
    // Renaming over a device would replace the device.
    if (!S_ISREG(status.st_mode)) file_is_not_regular("write", path_.c_str());
    if (::access(path_.c_str(), W_OK) != 0) fail(errno);
  }
  const bool is_nameless = open_nameless();
  if (replaces || !is_nameless) detail::remove_left(folder_or_dot());
  if (!is_nameless) open_named();
  if (replaces && ::fchmod(::fileno(stream_.get()), status.st_mode & 07777) != 0) fail(errno);
}

void FileWriter::write(const void* from, Index bytes) {
  if (bytes == 0) return;
  if (std::fwrite(from, 1, to_size(bytes), stream_.get()) != to_size(bytes)) fail(errno);
}

void FileWriter::commit() {
  flush();
  // A new file gets its name at once, so that nothing stays of a process that is killed here.
  const bool appeared = !is_named_ && links_to(path_);
  if (!appeared && !is_named_) name_it();
  // Locked until it has its own name.
  const int lock = appeared ? -1 : ::fcntl(::fileno(stream_.get()), F_DUPFD_CLOEXEC, 0);
  const bool is_renamed = stream_.close() && (appeared || std::rename(temporary_.c_str(), path_.c_str()) == 0);
  const int error = errno;
  if (lock >= 0) ::close(lock);
  if (!is_renamed) fail(error);
  is_named_ = false;
  sync_folder();
}

bool FileWriter::open_nameless() {
#if defined(O_TMPFILE)
  const int file = ::open(folder_or_dot().c_str(), O_TMPFILE | O_WRONLY | O_CLOEXEC, 0666);
  if (file < 0) return false;
  // The way to its name; missing where /proc is not mounted.
  if (::access(handle_of(file).c_str(), F_OK) == 0) stream_.reset(::fdopen(file, "wb"));
  if (stream_.get() == nullptr) ::close(file);
  if (stream_.get() != nullptr) static_cast<void>(detail::locks(file));
  return stream_.get() != nullptr;
#else
  return false;
#endif
}

void FileWriter::open_named() {
  do {
    temporary_ = folder() + detail::temporary_name(detail::temporary_file);
    stream_.reset(std::fopen(temporary_.c_str(), "wbxe"));
    if (stream_.get() == nullptr && errno != EEXIST) fail(errno);
  } while (stream_.get() == nullptr || !detail::keeps(temporary_, ::fileno(stream_.get())));
  is_named_ = true;
}

bool FileWriter::links_to(const std::string& name) const {
  const std::string handle = handle_of(::fileno(stream_.get()));
  return ::linkat(AT_FDCWD, handle.c_str(), AT_FDCWD, name.c_str(), AT_SYMLINK_FOLLOW) == 0;
}

void FileWriter::name_it() {
  do {
    temporary_ = folder() + detail::temporary_name(detail::temporary_file);
    is_named_ = links_to(temporary_);
  } while (!is_named_ && errno == EEXIST);
  if (!is_named_) fail(errno);
}

void FileWriter::fail(int error) {
  discard();
  file_cannot_be_written(path_.c_str(), std::strerror(error));
}

void FileWriter::discard() noexcept {
  stream_.close();
  if (is_named_) std::remove(temporary_.c_str());
  is_named_ = false;
}

void FileWriter::sync_folder() const {
  const int file = ::open(folder_or_dot().c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (file < 0) return;
  ::fsync(file);
  ::close(file);
}

void remove_file(const std::string& path) {
  if (!detail::remove_file_if_there(path)) file_cannot_be_written(path.c_str(), std::strerror(ENOENT));
}

}  // namespace weft

namespace weft::detail {

bool remove_file_if_there(const std::string& path) {
  if (std::remove(system_path(path)) == 0) return true;
  if (errno != ENOENT) file_cannot_be_written(path.c_str(), std::strerror(errno));
  return false;
}

}  // namespace weft::detail

namespace weft {

void write_file(const std::string& path, const void* from, Index bytes) {
  FileWriter writer(path);
  writer.write(from, bytes);
  writer.commit();
}

}  // namespace weft

#endif
