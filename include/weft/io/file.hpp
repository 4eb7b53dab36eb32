// Files, checked: a reader that knows the size before it reads, and a writer whose file appears complete or not at all.
// POSIX and <cstdio>; every failure is one sentence with the path, the system's reason and the cure.
#ifndef WEFT_IO_FILE_HPP
#define WEFT_IO_FILE_HPP

#include <weft/base/error_io.hpp>
#include <weft/io/aligned_array.hpp>
#include <weft/io/temporary.hpp>

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <utility>

namespace weft {

namespace detail {

// As the system takes it: up to the first zero byte. Error: path_has_a_zero_byte.
[[nodiscard]] inline const char* system_path(const std::string& path) {
  if (path.find('\0') != std::string::npos) path_has_a_zero_byte(path.c_str());
  return path.c_str();
}

}  // namespace detail

// Errors of all functions and classes here and in io/folder.hpp that take a path and are said to have some:
// path_has_a_zero_byte, too.

[[nodiscard]] WEFT_DECL bool file_exists(const std::string& path);

// Tells a file from another that takes its name later; zeros where there is none.
struct FileIdentity {
  std::uint64_t device = 0, inode = 0, size = 0;
  Index seconds = 0, nanoseconds = 0;  // of its last change
  friend bool operator==(const FileIdentity&, const FileIdentity&) = default;
};
[[nodiscard]] WEFT_DECL FileIdentity identity_of(const std::string& path);

// Creates `path` and every missing folder above it; an existing folder is fine.
// Errors: directory_cannot_be_created (a file is in the way, no permission, ...).
WEFT_DECL void make_directories(const std::string& path);

namespace detail {

// What `path` finally names, also where that does not exist yet: renaming over a link would replace the link. Error:
// file_cannot_be_written.
[[nodiscard]] WEFT_DECL std::string without_links(std::string path);

// Closes a stream when it goes out of scope.
class FileHandle {
 public:
  FileHandle() = default;
  explicit FileHandle(std::FILE* stream) noexcept : stream_(stream) {}
  FileHandle(const FileHandle&) = delete;
  FileHandle& operator=(const FileHandle&) = delete;
  ~FileHandle() { close(); }

  [[nodiscard]] std::FILE* get() const noexcept { return stream_; }
  WEFT_DECL void reset(std::FILE* stream) noexcept;
  // False if buffered bytes could not be written (errno says why).
  WEFT_DECL bool close() noexcept;

 private:
  std::FILE* stream_ = nullptr;
};

}  // namespace detail

// Bytes of memory of this machine.
[[nodiscard]] WEFT_DECL Index physical_memory() noexcept;

// Reads an ordinary file, from front to back but where it is told to go elsewhere. Its size is known before anything is
// read or allocated.
// Errors: file_is_missing, file_is_not_regular, file_cannot_be_read, file_ended_early, file_does_not_fit_memory.
class FileReader {
 public:
  WEFT_DECL explicit FileReader(std::string path);

  [[nodiscard]] const std::string& path() const noexcept { return path_; }
  // Bytes in the file.
  [[nodiscard]] Index size() const noexcept { return size_; }

  // Goes on at byte `position`.
  void seek(Index position) {
    if (::fseeko(stream_.get(), position, SEEK_SET) != 0) file_cannot_be_read(path_.c_str(), std::strerror(errno));
  }
  // Reads exactly `bytes` bytes.
  WEFT_DECL void read(void* to, Index bytes);
  // Reads the next `bytes` bytes into memory of their own.
  [[nodiscard]] WEFT_DECL AlignedArray<std::uint8_t> read(Index bytes);

 private:
  std::string path_;
  detail::FileHandle stream_;
  Index size_ = 0;
};

// The bytes of a whole file. Errors: those of FileReader.
[[nodiscard]] WEFT_DECL AlignedArray<std::uint8_t> read_file(const std::string& path);

// Writes `path` atomically: `commit` flushes the bytes to the disk and gives the file its name. Without `commit` (an
// exception, an early return, a signal) an existing `path` keeps its old content and nothing else stays: until then the
// file has no name where the system offers that (O_TMPFILE), else one of io/temporary.hpp in the same folder, as it has
// for a moment where it replaces another. What a process leaves that is killed in that moment goes with the next writer
// that replaces a file in the folder. A file that is replaced passes its permissions on; a link stays a link, and what
// it names is written, there or not. Errors: file_is_not_regular, file_cannot_be_written.
class FileWriter {
 public:
  WEFT_DECL explicit FileWriter(std::string path);
  FileWriter(const FileWriter&) = delete;
  FileWriter& operator=(const FileWriter&) = delete;
  ~FileWriter() { discard(); }

  [[nodiscard]] const std::string& path() const noexcept { return path_; }

  WEFT_DECL void write(const void* from, Index bytes);

  // Everything written so far is on the disk; what may fail later is only the name.
  void flush() {
    if (std::fflush(stream_.get()) != 0 || ::fsync(::fileno(stream_.get())) != 0) fail(errno);
  }
  // Makes the file appear under its name. To be called once, last.
  WEFT_DECL void commit();

 private:
  // With the slash at its end; empty for the working folder.
  [[nodiscard]] std::string folder() const { return path_.substr(0, path_.rfind('/') + 1); }
  [[nodiscard]] std::string folder_or_dot() const { return folder().empty() ? "." : folder(); }
  [[nodiscard]] WEFT_DECL bool open_nameless();
  WEFT_DECL void open_named();
  // Gives the nameless file a name that no file has yet.
  [[nodiscard]] WEFT_DECL bool links_to(const std::string& name) const;
  WEFT_DECL void name_it();
  [[nodiscard]] static std::string handle_of(int file) { return "/proc/self/fd/" + std::to_string(file); }

  // The temporary goes before the error is raised, so that nothing stays even where raising ends the process.
  [[noreturn]] WEFT_DECL void fail(int error);
  WEFT_DECL void discard() noexcept;
  // Best effort: some file systems cannot flush a folder, and the file itself is already complete.
  WEFT_DECL void sync_folder() const;

  std::string path_;
  std::string temporary_;
  detail::FileHandle stream_;
  bool is_named_ = false;  // the temporary file has a name, and it is ours
};

// Errors: file_cannot_be_written.
WEFT_DECL void remove_file(const std::string& path);

namespace detail {

// False: nothing has the name (any more). Error: file_cannot_be_written.
[[nodiscard]] WEFT_DECL bool remove_file_if_there(const std::string& path);

}  // namespace detail

// Writes a whole file atomically. Errors: those of FileWriter.
WEFT_DECL void write_file(const std::string& path, const void* from, Index bytes);

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/io/file.ipp>
#endif

#endif
