// Memory that several processes of one machine see: POSIX shared memory, whose name is forgotten as soon as all have
// opened it, so that nothing is left however they end.
#ifndef WEFT_RUNTIME_SHARED_MEMORY_HPP
#define WEFT_RUNTIME_SHARED_MEMORY_HPP

#include <weft/base/index.hpp>

#include <array>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdio>
#include <utility>

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

namespace weft {

// Moves, never copies. Null data: the system had none to give (a small /dev/shm), or does not show it to this process.
class SharedMemory {
 public:
  using Name = std::array<char, 64>;

  // New memory under a name of its own. All of it is there: writing never fails later.
  [[nodiscard]] static SharedMemory create(Index bytes, Name& name) noexcept {
    static std::atomic<int> count{0};
    const auto ticks = static_cast<long long>(std::chrono::steady_clock::now().time_since_epoch().count());
    std::snprintf(name.data(), name.size(), "/weft-%ld-%d-%llx", static_cast<long>(::getpid()), ++count, ticks);
    const int file = ::shm_open(name.data(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, S_IRUSR | S_IWUSR);
    if (file >= 0 && ::posix_fallocate(file, 0, bytes) == 0) return SharedMemory(file, bytes);
    if (file >= 0) ::close(file), forget(name);
    name = {};
    return {};
  }
  // What another process has created; null if it could not.
  [[nodiscard]] static SharedMemory open(const Name& name, Index bytes) noexcept {
    const int file = name[0] == '\0' ? -1 : ::shm_open(name.data(), O_RDWR | O_CLOEXEC, 0);
    return file < 0 ? SharedMemory() : SharedMemory(file, bytes);
  }
  // Nobody opens it from here on; the memory lives until the last one unmaps it.
  static void forget(const Name& name) noexcept {
    if (name[0] != '\0') ::shm_unlink(name.data());
  }

  SharedMemory() noexcept = default;
  SharedMemory(SharedMemory&& other) noexcept
      : data_(std::exchange(other.data_, nullptr)), bytes_(std::exchange(other.bytes_, 0)) {}
  SharedMemory& operator=(SharedMemory&& other) noexcept {
    std::swap(data_, other.data_);
    std::swap(bytes_, other.bytes_);
    return *this;
  }
  ~SharedMemory() {
    if (data_ != nullptr) ::munmap(data_, to_size(bytes_));
  }

  [[nodiscard]] std::byte* data() const noexcept { return static_cast<std::byte*>(data_); }

 private:
  SharedMemory(int file, Index bytes) noexcept : bytes_(bytes) {
    void* const memory = ::mmap(nullptr, to_size(bytes), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    if (memory != MAP_FAILED) data_ = memory;
    ::close(file);
  }

  void* data_ = nullptr;
  Index bytes_ = 0;
};

}  // namespace weft

#endif
