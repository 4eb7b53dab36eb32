// Definitions of runtime/shared_memory.hpp.
#ifndef WEFT_RUNTIME_SHARED_MEMORY_IPP
#define WEFT_RUNTIME_SHARED_MEMORY_IPP

#include <weft/runtime/shared_memory.hpp>

namespace weft {

SharedMemory SharedMemory::create(Index bytes, Name& name) noexcept {
  static std::atomic<int> count{0};
  const auto ticks = static_cast<long long>(std::chrono::steady_clock::now().time_since_epoch().count());
  std::snprintf(name.data(), name.size(), "/weft-%ld-%d-%llx", static_cast<long>(::getpid()), ++count, ticks);
  const int file = ::shm_open(name.data(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, S_IRUSR | S_IWUSR);
  if (file >= 0 && ::posix_fallocate(file, 0, bytes) == 0) return SharedMemory(file, bytes);
  if (file >= 0) ::close(file), forget(name);
  name = {};
  return {};
}

SharedMemory SharedMemory::open(const Name& name, Index bytes) noexcept {
  const int file = name[0] == '\0' ? -1 : ::shm_open(name.data(), O_RDWR | O_CLOEXEC, 0);
  return file < 0 ? SharedMemory() : SharedMemory(file, bytes);
}

SharedMemory& SharedMemory::operator=(SharedMemory&& other) noexcept {
  std::swap(data_, other.data_);
  std::swap(bytes_, other.bytes_);
  return *this;
}

SharedMemory::SharedMemory(int file, Index bytes) noexcept : bytes_(bytes) {
  void* const memory = ::mmap(nullptr, to_size(bytes), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  if (memory != MAP_FAILED) data_ = memory;
  ::close(file);
}

}  // namespace weft

#endif
