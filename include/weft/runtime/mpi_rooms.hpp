// The memory that messages are sent from: a few rooms a device. Processes that share memory (MPI_COMM_TYPE_SHARED: one
// node) see each other's, so that a message between them is read where it was written and only a notice travels.
#ifndef WEFT_RUNTIME_MPI_ROOMS_HPP
#define WEFT_RUNTIME_MPI_ROOMS_HPP

#include <weft/runtime/mpi_environment.hpp>

#include <weft/base/index.hpp>

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <new>
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
      private_ = std::make_unique_for_overwrite<std::byte[]>(to_size(size() + head_bytes));
      void* aligned = private_.get();
      std::size_t space = to_size(size() + head_bytes);
      first = static_cast<std::byte*>(std::align(to_size(head_bytes), to_size(size()), aligned, space));
    }
    // Others look at these only after they have heard of a message.
    for (Index room = 0; room < Index{devices_} * of_a_device; ++room) new (first + room * stride_) Readers{0};
  }
  // By all processes as well. Abandoned: others may still read, so that the memory stays.
  void free(bool abandoned) {
    if (abandoned) return static_cast<void>(private_.release());
    if (window_ != MPI_WIN_NULL) MPI_Win_free(&window_);
    if (node_ != MPI_COMM_NULL) MPI_Comm_free(&node_);
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

  [[nodiscard]] Index size() const noexcept { return Index{devices_} * of_a_device * stride_; }
  [[nodiscard]] std::byte* at(int device, int room) const noexcept {
    return first_[to_size(device / devices_)] + (Index{device % devices_} * of_a_device + room) * stride_;
  }
  [[nodiscard]] Readers& readers(int device, int room) const noexcept {
    return *std::launder(reinterpret_cast<Readers*>(at(device, room)));
  }

  void share(MPI_Comm all) {
    MPI_Comm_split_type(all, MPI_COMM_TYPE_SHARED, 0, MPI_INFO_NULL, &node_);
    int neighbors = 0;
    MPI_Comm_size(node_, &neighbors);
    if (neighbors == 1) return;
    MPI_Comm_set_errhandler(node_, MPI_ERRORS_RETURN);
    void* own = nullptr;
    int is_there =
        MPI_Win_allocate_shared(size() + head_bytes, 1, MPI_INFO_NULL, node_, &own, &window_) == MPI_SUCCESS ? 1 : 0;
    MPI_Allreduce(MPI_IN_PLACE, &is_there, 1, MPI_INT, MPI_MIN, node_);
    if (is_there == 0) return;
    std::vector<int> ranks(to_size(neighbors)), processes(ranks.size());
    for (int rank = 0; rank < neighbors; ++rank) ranks[to_size(rank)] = rank;
    MPI_Group near, everybody;
    MPI_Comm_group(node_, &near);
    MPI_Comm_group(all, &everybody);
    MPI_Group_translate_ranks(near, neighbors, ranks.data(), everybody, processes.data());
    MPI_Group_free(&near);
    MPI_Group_free(&everybody);
    for (const int rank : ranks) {
      MPI_Aint bytes = 0;
      int unit = 0;
      void* memory = nullptr;
      MPI_Win_shared_query(window_, rank, &bytes, &unit, &memory);
      const auto offset = static_cast<Index>(-reinterpret_cast<std::uintptr_t>(memory) % to_size(head_bytes));
      first_[to_size(processes[to_size(rank)])] = static_cast<std::byte*>(memory) + offset;
    }
  }

  int devices_ = 1;
  Index stride_ = 0;
  std::vector<std::byte*> first_;  // by process, null: not seen here
  std::unique_ptr<std::byte[]> private_;
  MPI_Comm node_ = MPI_COMM_NULL;
  MPI_Win window_ = MPI_WIN_NULL;
};

}  // namespace weft

#endif
