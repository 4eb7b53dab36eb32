// Files, checked: a reader that knows the size before it reads, and a writer whose file appears complete or not at all.
// POSIX and <cstdio>; every failure is one sentence with the path, the system's reason and the cure.
#ifndef WEFT_IO_FILE_HPP
#define WEFT_IO_FILE_HPP

#include <weft/base/error_io.hpp>
#include <weft/io/aligned_array.hpp>

#include <atomic>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <utility>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace weft {

[[nodiscard]] inline bool file_exists(const std::string& path) {
  struct stat status {};
  return ::stat(path.c_str(), &status) == 0;
}

// Creates `path` and every missing folder above it; an existing folder is fine.
// Errors: directory_cannot_be_created (a file is in the way, no permission, ...).
inline void make_directories(const std::string& path) {
  for (std::size_t slash = path.find('/', 1);; slash = path.find('/', slash + 1)) {
    if (::mkdir(path.substr(0, slash).c_str(), 0777) != 0 && errno != EEXIST)
      directory_cannot_be_created(path.c_str(), std::strerror(errno));
    if (slash == std::string::npos) break;
  }
  struct stat status {};
  if (::stat(path.c_str(), &status) != 0) directory_cannot_be_created(path.c_str(), std::strerror(errno));
  if (!S_ISDIR(status.st_mode)) directory_cannot_be_created(path.c_str(), std::strerror(ENOTDIR));
}

namespace detail {

// Closes a stream when it goes out of scope.
class FileHandle {
 public:
  FileHandle() = default;
  explicit FileHandle(std::FILE* stream) noexcept : stream_(stream) {}
  FileHandle(const FileHandle&) = delete;
  FileHandle& operator=(const FileHandle&) = delete;
  ~FileHandle() { close(); }

  [[nodiscard]] std::FILE* get() const noexcept { return stream_; }
  void reset(std::FILE* stream) noexcept {
    close();
    stream_ = stream;
  }
  // False if buffered bytes could not be written (errno says why).
  bool close() noexcept {
    std::FILE* const stream = std::exchange(stream_, nullptr);
    return stream == nullptr || std::fclose(stream) == 0;
  }

 private:
  std::FILE* stream_ = nullptr;
};

}  // namespace detail

// Reads an ordinary file from front to back. Its size is known before anything is read or allocated.
// Errors: file_is_missing, file_is_not_regular, file_cannot_be_read, file_ended_early.
class FileReader {
 public:
  explicit FileReader(const std::string& path) : path_(path) {
    struct stat status {};
    if (::stat(path_.c_str(), &status) != 0) {
      if (errno == ENOENT) file_is_missing(path_.c_str());
      file_cannot_be_read(path_.c_str(), std::strerror(errno));
    }
    // Asked before opening: opening a pipe would wait for its writer.
    if (!S_ISREG(status.st_mode)) file_is_not_regular("read", path_.c_str());
    stream_.reset(std::fopen(path_.c_str(), "rb"));
    if (stream_.get() == nullptr) file_cannot_be_read(path_.c_str(), std::strerror(errno));
    size_ = static_cast<Index>(status.st_size);
  }

  [[nodiscard]] const std::string& path() const noexcept { return path_; }
  // Bytes in the file.
  [[nodiscard]] Index size() const noexcept { return size_; }

  // Reads exactly `bytes` bytes.
  void read(void* to, Index bytes) {
    if (bytes == 0) return;
    const std::size_t found = std::fread(to, 1, to_size(bytes), stream_.get());
    if (found == to_size(bytes)) return;
    if (std::ferror(stream_.get()) != 0) file_cannot_be_read(path_.c_str(), std::strerror(errno));
    file_ended_early(path_.c_str(), bytes, static_cast<Index>(found));
  }

 private:
  std::string path_;
  detail::FileHandle stream_;
  Index size_ = 0;
};

// The bytes of a whole file. Errors: those of FileReader.
[[nodiscard]] inline AlignedArray<std::uint8_t> read_file(const std::string& path) {
  FileReader reader(path);
  AlignedArray<std::uint8_t> bytes(reader.size());
  reader.read(bytes.data(), bytes.size());
  return bytes;
}

// Writes `path` atomically: bytes go to `<path>.tmp-<process>-<number>` in the same folder, `commit` flushes them to
// the disk and renames. Without `commit` (an exception, an early return) the temporary file is removed and an existing
// `path` keeps its old content. A file that is replaced passes its permissions on; a link to it stays a link.
// Errors: file_is_not_regular, file_cannot_be_written.
class FileWriter {
 public:
  explicit FileWriter(const std::string& path) : path_(path) {
    struct stat status {};
    const bool replaces = ::stat(path_.c_str(), &status) == 0;
    if (replaces) {
      follow_links();
      // Renaming over a device would replace the device.
      if (!S_ISREG(status.st_mode)) file_is_not_regular("write", path_.c_str());
      if (::access(path_.c_str(), W_OK) != 0) fail(errno);
    }
    static std::atomic<unsigned> counter{0};
    do {
      temporary_ = path_ + ".tmp-" + std::to_string(::getpid()) + '-' + std::to_string(counter.fetch_add(1));
      stream_.reset(std::fopen(temporary_.c_str(), "wbx"));
    } while (stream_.get() == nullptr && errno == EEXIST);
    if (stream_.get() == nullptr) fail(errno);
    created_ = true;
    if (replaces && ::fchmod(::fileno(stream_.get()), status.st_mode & 07777) != 0) fail(errno);
  }
  FileWriter(const FileWriter&) = delete;
  FileWriter& operator=(const FileWriter&) = delete;
  ~FileWriter() { discard(); }

  [[nodiscard]] const std::string& path() const noexcept { return path_; }

  void write(const void* from, Index bytes) {
    if (bytes == 0) return;
    if (std::fwrite(from, 1, to_size(bytes), stream_.get()) != to_size(bytes)) fail(errno);
  }

  // Makes the file appear under its name. To be called once, last.
  void commit() {
    if (std::fflush(stream_.get()) != 0 || ::fsync(::fileno(stream_.get())) != 0) fail(errno);
    if (!stream_.close()) fail(errno);
    if (std::rename(temporary_.c_str(), path_.c_str()) != 0) fail(errno);
    created_ = false;
    sync_folder();
  }

 private:
  // Renaming over a link would replace the link.
  void follow_links() {
    char* const target = ::realpath(path_.c_str(), nullptr);
    if (target == nullptr) fail(errno);
    path_ = target;
    std::free(target);
  }
  // The temporary goes before the error is raised, so that nothing stays even where raising ends the process.
  [[noreturn]] void fail(int error) {
    discard();
    file_cannot_be_written(path_.c_str(), std::strerror(error));
  }
  void discard() noexcept {
    stream_.close();
    if (created_) std::remove(temporary_.c_str());
    created_ = false;
  }
  // Best effort: some file systems cannot flush a folder, and the file itself is already complete.
  void sync_folder() const noexcept {
    const std::size_t slash = path_.rfind('/');
    const int folder =
        ::open(slash == std::string::npos ? "." : path_.substr(0, slash + 1).c_str(), O_RDONLY | O_DIRECTORY);
    if (folder < 0) return;
    ::fsync(folder);
    ::close(folder);
  }

  std::string path_;
  std::string temporary_;
  detail::FileHandle stream_;
  bool created_ = false;  // the temporary file exists and is ours
};

// Writes a whole file atomically. Errors: those of FileWriter.
inline void write_file(const std::string& path, const void* from, Index bytes) {
  FileWriter writer(path);
  writer.write(from, bytes);
  writer.commit();
}

}  // namespace weft

#endif
