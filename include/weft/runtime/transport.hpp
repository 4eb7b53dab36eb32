// What carries messages between the processes of a runtime: below its devices, above MPI. Devices of one process share
// memory and need none. Signatures, records, faults and reports are made above it, once for every transport.
//
// The laws, which tests/support/transport_laws.hpp states for each transport:
//   - a message arrives once and whole; those from one device to another arrive in the order in which they were sent;
//   - no pair of devices waits for another pair, and no function waits at all: `room` and `receive` are asked again;
//   - what is sent lies in the transport's own memory: whoever sent it may unwind at any time;
//   - the functions about messages of one device are called by one thread at a time; letters may come from any thread.
#ifndef WEFT_RUNTIME_TRANSPORT_HPP
#define WEFT_RUNTIME_TRANSPORT_HPP

#include <weft/base/index.hpp>

#include <cstddef>
#include <span>

namespace weft {

class Transport {
 public:
  // Bytes of one message, and of one letter, at most.
  static constexpr Index message_bytes = Index{256} << 10, letter_bytes = 4096;

  // Process `process_index` of `process_count` has devices [index * devices_per_process, (index + 1) *
  // devices_per_process).
  Transport(int process_index, int process_count, int devices_per_process) noexcept
      : process_index_(process_index), process_count_(process_count), devices_per_process_(devices_per_process) {}
  Transport(const Transport&) = delete;
  Transport& operator=(const Transport&) = delete;
  virtual ~Transport() = default;

  [[nodiscard]] int process_index() const noexcept { return process_index_; }
  [[nodiscard]] int process_count() const noexcept { return process_count_; }
  [[nodiscard]] int devices_per_process() const noexcept { return devices_per_process_; }

  // Memory for one message that `device`, a local one, will send next; null while too many are under way. It stays the
  // same memory until it is sent.
  [[nodiscard]] virtual std::byte* room(int device) = 0;
  // Sends the first `bytes` of that memory to each of `to`, devices of other processes.
  virtual void send(int device, Index bytes, std::span<const int> to) = 0;
  // The message from `from` that `device` has not yet finished with, null: it has not come. Its size is the sender's.
  [[nodiscard]] virtual std::span<const std::byte> receive(int device, int from) = 0;
  // `device` has read that message; the next one may come.
  virtual void finish(int device, int from) = 0;

  // Letters from process to process, in any order, for what is no part of a program: faults and questions about them.
  virtual void post(int process, std::span<const std::byte> letter) = 0;
  // Writes a letter that has come to `letter`, of letter_bytes, and returns its size; 0: none.
  [[nodiscard]] virtual Index collect(std::span<std::byte> letter) = 0;

 private:
  int process_index_, process_count_, devices_per_process_;
};

}  // namespace weft

#endif
