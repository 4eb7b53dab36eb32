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
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace weft {

[[nodiscard]] inline bool file_exists(const std::string& path) {
  struct stat status {};
  return ::stat(path.c_str(), &status) == 0;
}

// Tells a file from another that takes its name later; zeros where there is none.
struct FileIdentity {
  std::uint64_t device = 0, inode = 0, size = 0;
  Index seconds = 0, nanoseconds = 0;  // of its last change
  friend bool operator==(const FileIdentity&, const FileIdentity&) = default;
};
[[nodiscard]] inline FileIdentity identity_of(const std::string& path) {
  struct stat status {};
  if (::stat(path.c_str(), &status) != 0) return {};
  return {static_cast<std::uint64_t>(status.st_dev), static_cast<std::uint64_t>(status.st_ino),
          static_cast<std::uint64_t>(status.st_size), static_cast<Index>(status.st_ctim.tv_sec),
          static_cast<Index>(status.st_ctim.tv_nsec)};
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

// Bytes of memory of this machine.
[[nodiscard]] inline Index physical_memory() noexcept {
  const long pages = ::sysconf(_SC_PHYS_PAGES), bytes = ::sysconf(_SC_PAGESIZE);
  return pages > 0 && bytes > 0 ? static_cast<Index>(pages) * bytes : Index{1} << 46;
}

// Reads an ordinary file, from front to back but where it is told to go elsewhere. Its size is known before anything is
// read or allocated.
// Errors: file_is_missing, file_is_not_regular, file_cannot_be_read, file_ended_early, file_does_not_fit_memory.
class FileReader {
 public:
  explicit FileReader(std::string path) : path_(std::move(path)) {
    // Not waiting for the writer of a pipe, and asking about what is open and not about what had that name before.
    const int file = ::open(path_.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY);
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

  [[nodiscard]] const std::string& path() const noexcept { return path_; }
  // Bytes in the file.
  [[nodiscard]] Index size() const noexcept { return size_; }

  // Goes on at byte `position`.
  void seek(Index position) {
    if (::fseeko(stream_.get(), position, SEEK_SET) != 0) file_cannot_be_read(path_.c_str(), std::strerror(errno));
  }
  // Reads exactly `bytes` bytes.
  void read(void* to, Index bytes) {
    if (bytes == 0) return;
    const std::size_t found = std::fread(to, 1, to_size(bytes), stream_.get());
    if (found == to_size(bytes)) return;
    if (std::ferror(stream_.get()) != 0) file_cannot_be_read(path_.c_str(), std::strerror(errno));
    file_ended_early(path_.c_str(), bytes, static_cast<Index>(found));
  }
  // Reads the next `bytes` bytes into memory of their own.
  [[nodiscard]] AlignedArray<std::uint8_t> read(Index bytes) {
    if (bytes > physical_memory()) file_does_not_fit_memory(path_.c_str(), bytes, physical_memory());
    AlignedArray<std::uint8_t> result(bytes);
    read(result.data(), bytes);
    return result;
  }

 private:
  std::string path_;
  detail::FileHandle stream_;
  Index size_ = 0;
};

// The bytes of a whole file. Errors: those of FileReader.
[[nodiscard]] inline AlignedArray<std::uint8_t> read_file(const std::string& path) {
  FileReader reader(path);
  return reader.read(reader.size());
}

// Writes `path` atomically: `commit` flushes the bytes to the disk and gives the file its name. Without `commit` (an
// exception, an early return, a signal) an existing `path` keeps its old content and nothing else stays: until then the
// file has no name where the system offers that (O_TMPFILE), else `.weft-tmp-<process>-<number>` in the same folder. A
// file that is replaced passes its permissions on; a link stays a link, and what it names is written, there or not.
// Errors: file_is_not_regular, file_cannot_be_written.
class FileWriter {
 public:
  explicit FileWriter(std::string path) : path_(std::move(path)) {
    follow_links();
    struct stat status {};
    const bool replaces = ::stat(path_.c_str(), &status) == 0;
    if (replaces) {
      // Renaming over a device would replace the device.
      if (!S_ISREG(status.st_mode)) file_is_not_regular("write", path_.c_str());
      if (::access(path_.c_str(), W_OK) != 0) fail(errno);
    }
    if (!open_nameless()) open_named();
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

  // Everything written so far is on the disk; what may fail later is only the name.
  void flush() {
    if (std::fflush(stream_.get()) != 0 || ::fsync(::fileno(stream_.get())) != 0) fail(errno);
  }
  // Makes the file appear under its name. To be called once, last.
  void commit() {
    flush();
    // A new file gets its name at once, so that nothing stays of a process that is killed here.
    const bool appeared = !is_named_ && links_to(path_);
    if (!appeared && !is_named_) name_it();
    if (!stream_.close()) fail(errno);
    if (!appeared && std::rename(temporary_.c_str(), path_.c_str()) != 0) fail(errno);
    is_named_ = false;
    sync_folder();
  }

 private:
  // What `path` finally names, also where that does not exist yet. Renaming over a link would replace the link.
  void follow_links() {
    if (path_.empty()) fail(ENOENT);
    struct stat status {};
    for (int link = 0; ::lstat(path_.c_str(), &status) == 0 && S_ISLNK(status.st_mode); ++link) {
      char target[4096];
      const ssize_t size = ::readlink(path_.c_str(), target, sizeof target);
      if (size < 0) fail(errno);
      if (link == 40 || size == sizeof target) fail(ELOOP);
      const std::string name(target, static_cast<std::size_t>(size));
      path_ = name[0] == '/' ? name : folder() + name;
    }
  }
  // With the slash at its end; empty for the working folder.
  [[nodiscard]] std::string folder() const { return path_.substr(0, path_.rfind('/') + 1); }
  [[nodiscard]] std::string folder_or_dot() const { return folder().empty() ? "." : folder(); }
  void choose_temporary() {
    static std::atomic<unsigned> counter{0};
    temporary_ = folder() + ".weft-tmp-" + std::to_string(::getpid()) + '-' + std::to_string(counter.fetch_add(1));
  }

  [[nodiscard]] bool open_nameless() {
#if defined(O_TMPFILE)
    const int file = ::open(folder_or_dot().c_str(), O_TMPFILE | O_WRONLY | O_CLOEXEC, 0666);
    if (file < 0) return false;
    // The way to its name; missing where /proc is not mounted.
    if (::access(handle_of(file).c_str(), F_OK) == 0) stream_.reset(::fdopen(file, "wb"));
    if (stream_.get() == nullptr) ::close(file);
    return stream_.get() != nullptr;
#else
    return false;
#endif
  }
  void open_named() {
    do {
      choose_temporary();
      stream_.reset(std::fopen(temporary_.c_str(), "wbx"));
    } while (stream_.get() == nullptr && errno == EEXIST);
    if (stream_.get() == nullptr) fail(errno);
    is_named_ = true;
  }
  // Gives the nameless file a name that no file has yet.
  [[nodiscard]] bool links_to(const std::string& name) const {
    const std::string handle = handle_of(::fileno(stream_.get()));
    return ::linkat(AT_FDCWD, handle.c_str(), AT_FDCWD, name.c_str(), AT_SYMLINK_FOLLOW) == 0;
  }
  void name_it() {
    do {
      choose_temporary();
      is_named_ = links_to(temporary_);
    } while (!is_named_ && errno == EEXIST);
    if (!is_named_) fail(errno);
  }
  [[nodiscard]] static std::string handle_of(int file) { return "/proc/self/fd/" + std::to_string(file); }

  // The temporary goes before the error is raised, so that nothing stays even where raising ends the process.
  [[noreturn]] void fail(int error) {
    discard();
    file_cannot_be_written(path_.c_str(), std::strerror(error));
  }
  void discard() noexcept {
    stream_.close();
    if (is_named_) std::remove(temporary_.c_str());
    is_named_ = false;
  }
  // Best effort: some file systems cannot flush a folder, and the file itself is already complete.
  void sync_folder() const {
    const int file = ::open(folder_or_dot().c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (file < 0) return;
    ::fsync(file);
    ::close(file);
  }

  std::string path_;
  std::string temporary_;
  detail::FileHandle stream_;
  bool is_named_ = false;  // the temporary file has a name, and it is ours
};

// Errors: file_cannot_be_written.
inline void remove_file(const std::string& path) {
  if (std::remove(path.c_str()) != 0) file_cannot_be_written(path.c_str(), std::strerror(errno));
}

namespace detail {

// While it lives, no other FolderLock of any process has this folder. Ends with the process. Best effort: on a file
// system without locks it does nothing.
class FolderLock {
 public:
  explicit FolderLock(const std::string& path) : file_(::open(path.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC)) {
    while (file_ >= 0 && ::flock(file_, LOCK_EX) != 0 && errno == EINTR) {
    }
  }
  FolderLock(const FolderLock&) = delete;
  FolderLock& operator=(const FolderLock&) = delete;
  ~FolderLock() {
    if (file_ >= 0) ::close(file_);
  }

 private:
  int file_;
};

}  // namespace detail

// Writes a whole file atomically. Errors: those of FileWriter.
inline void write_file(const std::string& path, const void* from, Index bytes) {
  FileWriter writer(path);
  writer.write(from, bytes);
  writer.commit();
}

}  // namespace weft

#endif
