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
  [[nodiscard]] WEFT_DECL static SharedMemory create(Index bytes, Name& name) noexcept;
  // What another process has created; null if it could not.
  [[nodiscard]] WEFT_DECL static SharedMemory open(const Name& name, Index bytes) noexcept;
  // Nobody opens it from here on; the memory lives until the last one unmaps it.
  static void forget(const Name& name) noexcept {
    if (name[0] != '\0') ::shm_unlink(name.data());
  }

  SharedMemory() noexcept = default;
  SharedMemory(SharedMemory&& other) noexcept
      : data_(std::exchange(other.data_, nullptr)), bytes_(std::exchange(other.bytes_, 0)) {}
  WEFT_DECL SharedMemory& operator=(SharedMemory&& other) noexcept;
  ~SharedMemory() {
    if (data_ != nullptr) ::munmap(data_, to_size(bytes_));
  }

  [[nodiscard]] std::byte* data() const noexcept { return static_cast<std::byte*>(data_); }

 private:
  WEFT_DECL SharedMemory(int file, Index bytes) noexcept;

  void* data_ = nullptr;
  Index bytes_ = 0;
};

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/runtime/shared_memory.ipp>
#endif

#endif
