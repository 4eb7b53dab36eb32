// The memory that messages are sent from: a few rooms a device. Processes that share memory (MPI_COMM_TYPE_SHARED: one
// node) see each other's, so that a message between them is read where it was written and only a notice travels.
#ifndef WEFT_RUNTIME_MPI_ROOMS_HPP
#define WEFT_RUNTIME_MPI_ROOMS_HPP

#include <weft/base/index.hpp>
#include <weft/runtime/mpi_environment.hpp>
#include <weft/runtime/shared_memory.hpp>

#include <atomic>
#include <cstddef>
#include <new>
#include <numeric>
#include <vector>

namespace weft {

class MpiRooms {
 public:
  static constexpr int of_a_device = 8;

  // Called by all processes of `all` where MPI may be called from; a room takes `bytes`. Not shared: as if each process
  // were alone on its node. Where MPI has no memory to share (a small /dev/shm), nothing is shared either.
  void allocate(MPI_Comm all, int devices, Index bytes, bool shared) {
    devices_ = devices;
    stride_ = head_bytes + round_up(bytes + 1, head_bytes);
    int processes = 0, own = 0;
    MPI_Comm_size(all, &processes);
    MPI_Comm_rank(all, &own);
    first_.assign(to_size(processes), nullptr);
    if (shared) share(all);
    std::byte*& first = first_[to_size(own)];
    if (first == nullptr) {
      private_.resize(to_size(room_bytes() / Index{sizeof(Line)}));
      first = private_.front().bytes;
    }
    // Others look at these only after they have heard of a message.
    for (Index room = 0; room < Index{devices_} * of_a_device; ++room) new (first + room * stride_) Readers{0};
  }
  // Others, or MPI, may still read: the memory stays.
  void abandon() {
    static_cast<void>(new std::vector<Line>(std::move(private_)));
    static_cast<void>(new std::vector<SharedMemory>(std::move(segments_)));
  }

  // Is the memory of `process` seen here?
  [[nodiscard]] bool shares_with(int process) const noexcept { return first_[to_size(process)] != nullptr; }
  // One byte more than a message may have.
  [[nodiscard]] std::byte* memory(int device, int room) const noexcept { return at(device, room) + head_bytes; }

  // The owner: `count` devices of processes that share memory will read this room; what is in it is theirs to see.
  void lend(int device, int room, int count) const noexcept {
    readers(device, room).store(count, std::memory_order_release);
  }
  [[nodiscard]] bool is_lent(int device, int room) const noexcept {
    return readers(device, room).load(std::memory_order_acquire) != 0;
  }
  // A reader: what was lent is seen from here on, until it is given back.
  [[nodiscard]] const std::byte* borrow(int device, int room) const noexcept {
    static_cast<void>(is_lent(device, room));
    return memory(device, room);
  }
  void give_back(int device, int room) const noexcept {
    readers(device, room).fetch_sub(1, std::memory_order_release);
  }

 private:
  using Readers = std::atomic<int>;
  static_assert(Readers::is_always_lock_free, "it is shared by processes");
  static constexpr Index head_bytes = 64;  // a cache line
  struct alignas(head_bytes) Line {
    std::byte bytes[head_bytes];
  };

  // The bytes of all rooms of a process.
  [[nodiscard]] Index room_bytes() const noexcept { return Index{devices_} * of_a_device * stride_; }
  [[nodiscard]] std::byte* at(int device, int room) const noexcept {
    return first_[to_size(device / devices_)] + (Index{device % devices_} * of_a_device + room) * stride_;
  }
  [[nodiscard]] Readers& readers(int device, int room) const noexcept {
    return *std::launder(reinterpret_cast<Readers*>(at(device, room)));
  }

  // All processes of the node or none: a sender must know how its receiver looks for messages.
  void share(MPI_Comm all) {
    MPI_Comm node;
    MPI_Comm_split_type(all, MPI_COMM_TYPE_SHARED, 0, MPI_INFO_NULL, &node);
    std::vector<int> processes = processes_of(node, all);
    if (processes.size() > 1) {
      SharedMemory::Name own{};
      segments_.resize(processes.size());
      int rank = 0, is_seen = 1;
      MPI_Comm_rank(node, &rank);
      segments_[to_size(rank)] = SharedMemory::create(room_bytes(), own);
      std::vector<SharedMemory::Name> names(processes.size());
      MPI_Allgather(own.data(), static_cast<int>(own.size()), MPI_CHAR, names.data(), static_cast<int>(own.size()),
                    MPI_CHAR, node);
      for (std::size_t i = 0; i < processes.size(); ++i) {
        if (i != to_size(rank)) segments_[i] = SharedMemory::open(names[i], room_bytes());
        if (segments_[i].data() == nullptr) is_seen = 0;
      }
      MPI_Allreduce(MPI_IN_PLACE, &is_seen, 1, MPI_INT, MPI_MIN, node);
      SharedMemory::forget(own);
      for (std::size_t i = 0; is_seen != 0 && i < processes.size(); ++i)
        first_[to_size(processes[i])] = segments_[i].data();
    }
    MPI_Comm_free(&node);
  }
  // The ranks in `all` of those in `node`.
  [[nodiscard]] static std::vector<int> processes_of(MPI_Comm node, MPI_Comm all) {
    int size = 0;
    MPI_Comm_size(node, &size);
    std::vector<int> ranks(to_size(size)), processes(ranks.size());
    std::iota(ranks.begin(), ranks.end(), 0);
    MPI_Group near, everybody;
    MPI_Comm_group(node, &near);
    MPI_Comm_group(all, &everybody);
    MPI_Group_translate_ranks(near, size, ranks.data(), everybody, processes.data());
    MPI_Group_free(&near);
    MPI_Group_free(&everybody);
    return processes;
  }

  int devices_ = 1;
  Index stride_ = 0;
  std::vector<std::byte*> first_;  // by process, null: not seen here
  std::vector<Line> private_;
  std::vector<SharedMemory> segments_;  // by process of the node
};

}  // namespace weft

#endif
