// A file as read-only memory: nothing is read before it is touched, and the system may forget pages again, so that a
// file may be larger than memory.
#ifndef WEFT_IO_MAPPED_FILE_HPP
#define WEFT_IO_MAPPED_FILE_HPP

#include <weft/base/error_data.hpp>
#include <weft/base/error_io.hpp>
#include <weft/io/file.hpp>

#include <cerrno>
#include <cstring>
#include <span>
#include <string>
#include <utility>

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

namespace weft {

// Moves, never copies. What it maps is the file that had the name when it was opened: a file that replaces it
// (FileWriter makes new ones) does no harm. A file that is made shorter in place is another matter: the system ends a
// process that touches pages past its end (SIGBUS). `check` tells before that, unless the file shrinks between it and
// the reading.
class MappedFile {
 public:
  // Errors: file_is_missing, file_is_not_regular, file_cannot_be_read.
  WEFT_DECL explicit MappedFile(std::string path);
  WEFT_DECL MappedFile(MappedFile&& other) noexcept;
  WEFT_DECL MappedFile& operator=(MappedFile&& other) noexcept;
  WEFT_DECL ~MappedFile();

  [[nodiscard]] const std::string& path() const noexcept { return path_; }
  [[nodiscard]] Index size() const noexcept { return size_; }
  // Page-aligned.
  [[nodiscard]] std::span<const std::uint8_t> bytes() const noexcept { return {bytes_, to_size(size_)}; }

  // To be called before bytes are touched: one call of the system, a fraction of a microsecond. Error:
  // mapped_file_shrank.
  WEFT_DECL void check() const;

 private:
  std::string path_;
  const std::uint8_t* bytes_ = nullptr;
  Index size_ = 0;
  int file_ = -1;
};

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/io/mapped_file.ipp>
#endif

#endif
