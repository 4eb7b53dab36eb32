// One call of a collective, from the publication of what each member brings to the moment when nobody reads another's
// memory any more. Every collective is: open an exchange, copy or reduce, close it. Between processes, what members
// publish travels with their signatures if it is staged; else messages follow, see process_collectives.hpp.
#ifndef WEFT_RUNTIME_POINTER_EXCHANGE_HPP
#define WEFT_RUNTIME_POINTER_EXCHANGE_HPP

#include <weft/runtime/interconnect.hpp>
#include <weft/runtime/message_head.hpp>

namespace weft {

// A device's place in the group of a call.
struct Participant {
  Interconnect& interconnect;
  Communicator& group;
  int device;  // ordinal
  int rank;    // position in the group
};

class PointerExchange {
 public:
  // Publishes `signature` (its sequence is filled in here), `in` and `out`; returns when all members have published and
  // agree. `in_bytes` at `in` are copied to the group's staging area if they fit, -1: never. Throws the run's error if
  // members disagree or the run is being ended; then this device has ended its work and no member touches its memory.
  // Cost: one barrier.
  PointerExchange(const Participant& self, Signature signature, const void* in, Index in_bytes, void* out,
                  std::uint32_t peer = 0)
      : self_(self), size_(self.group.size()), in_(static_cast<const std::byte*>(in)) {
    if (self_.interconnect.fault().is_set()) self_.interconnect.fault().raise_error();
    self_.interconnect.begin_call(self_.device, signature.where);
    sequence_ = signature.sequence = self_.group.next_call(self_.rank, self_.interconnect.run());
    Record record;
    record.sequence = sequence_;
    record.op = signature.op;
    record.dtype = signature.dtype;
    record.reduce = signature.reduce;
    record.group = static_cast<std::uint16_t>(self_.group.number());
    record.elements = static_cast<std::uint64_t>(signature.elements);
    record.signature = hash_of(signature, self_.group.number());
    record.line = static_cast<std::uint32_t>(signature.where.line);
    record.peer = peer;
    recorder().enter(record);
    if (size_ > 1) publish(signature, in_bytes, out);
    recorder().match();
  }
  PointerExchange(const PointerExchange&) = delete;
  PointerExchange& operator=(const PointerExchange&) = delete;

  [[nodiscard]] int size() const noexcept { return size_; }
  [[nodiscard]] int rank() const noexcept { return self_.rank; }

  // Must messages of other processes follow? Small inputs came with their signatures.
  [[nodiscard]] bool has_remote_inputs() const noexcept { return !staged_ && self_.group.spans_processes(); }
  // Is member `rank` one whose input must follow?
  [[nodiscard]] bool is_remote(int rank) const { return has_remote_inputs() && lives_elsewhere(rank); }
  [[nodiscard]] const Participant& self() const noexcept { return self_; }

  // What member `rank` published: its input (its staged copy, if staged) and its output. Of a member of another process
  // there is a staged copy or nothing.
  [[nodiscard]] const std::byte* input(int rank) noexcept {
    if (size_ == 1) return in_;
    return staged_ ? self_.group.staging(sequence_, rank) : self_.group.slot(sequence_, rank).in;
  }
  [[nodiscard]] std::byte* output(int rank) noexcept { return self_.group.slot(sequence_, rank).out; }
  // True: inputs are copies, so outputs may be written where inputs were, and no member writes to another's memory.
  [[nodiscard]] bool staged() const noexcept { return staged_; }

  // Room for one pointer a member.
  [[nodiscard]] const void** inputs() noexcept { return self_.group.inputs(self_.rank); }
  [[nodiscard]] void** outputs() noexcept { return self_.group.outputs(self_.rank); }

  // Between processes: memory for one message of this device, and the next message of another one, valid until
  // `finish`. They wait; they throw like the constructor.
  [[nodiscard]] std::byte* room() {
    std::byte* room = nullptr;
    const int any = device_of(self_.group.processes().lane(self_.group.processes().own() == 0 ? 1 : 0, 0));
    const auto ready = [&] { return (room = transport().room(self_.device)) != nullptr; };
    if (!self_.interconnect.wait_for_message(self_.device, any, ready)) abandon();
    return room;
  }
  void send(Index bytes, std::span<const int> to_devices) { transport().send(self_.device, bytes, to_devices); }
  [[nodiscard]] const std::byte* receive(int rank) { return receive_message(device_of(rank)).data(); }
  void finish(int rank) { transport().finish(self_.device, device_of(rank)); }
  [[nodiscard]] int device_of(int rank) const { return static_cast<int>(self_.group.member(rank)); }
  // The devices to which this one sends what is for all other processes.
  [[nodiscard]] std::span<const int> receivers() {
    return in_other_processes([this](Index process) { return self_.group.processes().receiver(self_.rank, process); });
  }
  [[nodiscard]] std::span<const int> lane_devices(Index lane) {
    return in_other_processes([this, lane](Index process) { return self_.group.processes().lane(process, lane); });
  }
  // Is it this device that receives for its process what the member at `rank`, of another one, sends to all of it?
  [[nodiscard]] bool receives_from(int rank) const {
    const GroupProcesses& processes = self_.group.processes();
    return lives_elsewhere(rank) && processes.receiver(rank, processes.own()) == self_.rank;
  }
  // Waits until all members of this process are here.
  void meet_neighbors() {
    if (!self_.interconnect.pass(self_.group, self_.device)) abandon();
  }

  // Returns when all members have finished, at once if the inputs were staged, and records what this one sent: as each
  // member does, or so many bytes, of which `over_dcn` to other granules. Throws like the constructor.
  void close(Collective op, Index count, Index element_bytes) {
    const Index granules = self_.group.granules();
    close(bytes_sent_by(op, size_, count, element_bytes),
          bytes_sent_over_dcn(op, granules, size_ / granules, count, element_bytes));
  }
  void close(Index bytes_sent, Index over_dcn) {
    if (size_ > 1) {
      if (!staged_) meet_neighbors();
      self_.interconnect.end_work(self_.device);
    }
    recorder().finish(bytes_sent, over_dcn);
  }

 private:
  [[nodiscard]] bool lives_elsewhere(int rank) const {
    return self_.group.processes().process_of(rank) != self_.group.processes().own();
  }
  [[nodiscard]] Recorder& recorder() const noexcept { return self_.interconnect.recorder(self_.device); }

  void publish(const Signature& signature, Index in_bytes, void* out) {
    self_.interconnect.begin_work(self_.device);
    staged_ = in_bytes >= 0 && in_bytes <= self_.group.staging_bytes();
    if (staged_ && in_bytes > 0) __builtin_memcpy(self_.group.staging(sequence_, self_.rank), in_, to_size(in_bytes));
    Slot& mine = self_.group.slot(sequence_, self_.rank);
    mine.signature = signature;
    mine.in = in_;
    mine.out = static_cast<std::byte*>(out);
    if (self_.group.spans_processes()) correspond(signature, staged_ ? in_bytes : 0);
    meet_neighbors();
    for (int rank = 0; rank < size_; ++rank) {
      if (self_.group.slot(sequence_, rank).signature == signature) continue;
      self_.interconnect.mismatch(self_.group, sequence_);
      abandon();
    }
  }

  // Valid until the next such list.
  template <class RankIn>
  [[nodiscard]] std::span<const int> in_other_processes(RankIn rank_in) {
    const GroupProcesses& processes = self_.group.processes();
    int* const devices = self_.group.receivers(self_.rank);
    std::size_t count = 0;
    for (Index process = 0; process < processes.size(); ++process)
      if (process != processes.own()) devices[count++] = device_of(rank_in(process));
    return {devices, count};
  }
  [[nodiscard]] Transport& transport() const noexcept { return self_.interconnect.transport(); }

  // Sends the signature of this call and `payload` staged bytes to one device of each other process, and fills the
  // slots of those members of other processes for which this device is that one.
  void correspond(const Signature& signature, Index payload) {
    std::byte* const own = room();
    const MessageHead head(signature, self_.group.signature(), self_.interconnect.run(), payload);
    std::memcpy(own, &head, sizeof head);
    if (payload > 0) std::memcpy(own + sizeof head, in_, to_size(payload));
    send(static_cast<Index>(sizeof head) + payload, receivers());
    for (int rank = 0; rank < size_; ++rank)
      if (receives_from(rank)) take_head(rank, signature);
  }
  void take_head(int rank, const Signature& signature) {
    const int from = device_of(rank);
    const std::span<const std::byte> message = receive_message(from);
    MessageHead head;
    std::memcpy(&head, message.data(), sizeof head);
    Slot& slot = self_.group.slot(sequence_, rank);
    slot.signature = head.signature(signature.where, self_.group.place(sequence_, rank));
    slot.in = nullptr;
    slot.out = nullptr;
    const Index room = self_.group.staging_bytes();
    if (head.payload > 0 && head.payload <= room)
      std::memcpy(self_.group.staging(sequence_, rank), message.data() + sizeof head, to_size(head.payload));
    const bool is_here = head.group == self_.group.signature() && head.run == self_.interconnect.run();
    finish(rank);
    if (is_here) return;
    self_.interconnect.disagree(from, head.is_end_of_run(), slot.signature);
    abandon();
  }
  [[nodiscard]] std::span<const std::byte> receive_message(int from) {
    std::span<const std::byte> message;
    const auto ready = [&] { return (message = transport().receive(self_.device, from)).data() != nullptr; };
    if (!self_.interconnect.wait_for_message(self_.device, from, ready)) abandon();
    return message;
  }

  // Others may still read this device's memory: wait until they have stopped, only then unwind.
  [[noreturn]] void abandon() {
    recorder().abort();
    self_.interconnect.quiesce(self_.group, self_.device);
    self_.interconnect.fault().raise_error();
  }

  Participant self_;
  int size_;
  const std::byte* in_;
  std::uint32_t sequence_ = 0;
  bool staged_ = false;
};

}  // namespace weft

#endif
