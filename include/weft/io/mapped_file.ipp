// Definitions of io/mapped_file.hpp.
#ifndef WEFT_IO_MAPPED_FILE_IPP
#define WEFT_IO_MAPPED_FILE_IPP

#include <weft/io/mapped_file.hpp>

namespace weft {

MappedFile::MappedFile(std::string path) : path_(std::move(path)) {
  file_ = ::open(detail::system_path(path_), O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY);
  if (file_ < 0 && errno == ENOENT) file_is_missing(path_.c_str());
  if (file_ < 0 && errno == ENXIO) file_is_not_regular("map", path_.c_str());  // a socket
  if (file_ < 0) file_cannot_be_read(path_.c_str(), std::strerror(errno));
  struct stat status {};
  const bool is_known = ::fstat(file_, &status) == 0;
  const int error = errno;
  if (is_known && S_ISREG(status.st_mode)) size_ = static_cast<Index>(status.st_size);
  void* memory = nullptr;  // of an empty file
  if (size_ > 0) memory = ::mmap(nullptr, to_size(size_), PROT_READ, MAP_SHARED, file_, 0);
  const int map_error = errno;
  if (!is_known || !S_ISREG(status.st_mode) || memory == MAP_FAILED) ::close(std::exchange(file_, -1));
  if (!is_known) file_cannot_be_read(path_.c_str(), std::strerror(error));
  if (!S_ISREG(status.st_mode)) file_is_not_regular("map", path_.c_str());
  if (memory == MAP_FAILED) file_cannot_be_read(path_.c_str(), std::strerror(map_error));
  bytes_ = static_cast<const std::uint8_t*>(memory);
}

MappedFile::MappedFile(MappedFile&& other) noexcept
    : path_(std::move(other.path_)),
      bytes_(std::exchange(other.bytes_, nullptr)),
      size_(std::exchange(other.size_, 0)),
      file_(std::exchange(other.file_, -1)) {}

MappedFile& MappedFile::operator=(MappedFile&& other) noexcept {
  std::swap(path_, other.path_);
  std::swap(bytes_, other.bytes_);
  std::swap(size_, other.size_);
  std::swap(file_, other.file_);
  return *this;
}

MappedFile::~MappedFile() {
  if (bytes_ != nullptr) ::munmap(const_cast<std::uint8_t*>(bytes_), to_size(size_));
  if (file_ >= 0) ::close(file_);
}

void MappedFile::check() const {
  struct stat status {};
  if (::fstat(file_, &status) != 0) file_cannot_be_read(path_.c_str(), std::strerror(errno));
  if (static_cast<Index>(status.st_size) < size_)
    mapped_file_shrank(path_.c_str(), size_, static_cast<Index>(status.st_size));
}

}  // namespace weft

#endif
