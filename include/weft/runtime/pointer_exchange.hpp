// One call of a collective, from the publication of what each member brings to the moment when nobody reads another's
// memory any more. Every collective is: open an exchange, copy or reduce, close it. Between processes, what members
// publish travels with their signatures if it is staged; else messages follow, see process_collectives.hpp.
#ifndef WEFT_RUNTIME_POINTER_EXCHANGE_HPP
#define WEFT_RUNTIME_POINTER_EXCHANGE_HPP

#include <weft/base/list_view.hpp>
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

// A call as its recorder is told of it. `peer`: root of a broadcast, source of a permute.
[[nodiscard]] WEFT_DECL Record record_of(const Signature& signature, const Communicator& group, std::uint32_t peer);
// What each member sends in a call.
[[nodiscard]] WEFT_DECL CallTotal sent_by_each(Collective op, const Communicator& group, Index count,
                                               Index element_bytes) noexcept;

class PointerExchange {
 public:
  // Publishes `signature` (its sequence is filled in here), `in` and `out`; returns when all members have published and
  // agree. `in_bytes` at `in` are copied to the group's staging area if they fit, -1: never. Throws the run's error if
  // members disagree or the run is being ended; then this device has ended its work and no member touches its memory.
  // Cost: one barrier.
  PointerExchange(const Participant& self, const Signature& signature, const void* in, Index in_bytes, void* out,
                  std::uint32_t peer = 0)
      : PointerExchange(self, signature,
                        ExchangedArray{static_cast<const std::byte*>(in), in_bytes, static_cast<std::byte*>(out)},
                        peer) {}
  // The same of several arrays, which are staged together or not at all; the list stays until `close`. `started`: where
  // all members publish them with a start, before they come here; nothing is staged then. Null: here.
  PointerExchange(const Participant& self, const Signature& signature, ListView<ExchangedArray> arrays,
                  StartedCall* started = nullptr)
      : self_(self), size_(self.group.size()), arrays_(arrays), started_(started) {
    open(signature, 0);
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

  // From now on inputs and outputs are those of the next array, of which there must be one.
  void go_to_next_array() noexcept { staged_before_ += arrays_[array_++].in_bytes; }
  // What member `rank` published: its input (its staged copy, if staged) and its output. Of a member of another process
  // there is a staged copy or nothing.
  [[nodiscard]] WEFT_DECL const std::byte* input(int rank) noexcept;
  [[nodiscard]] std::byte* output(int rank) noexcept { return array_of(rank).out; }
  // True: inputs are copies, so outputs may be written where inputs were, and no member writes to another's memory.
  [[nodiscard]] bool staged() const noexcept { return staged_; }

  // Room for one pointer a member.
  [[nodiscard]] const void** inputs() noexcept { return self_.group.inputs(self_.rank); }
  [[nodiscard]] void** outputs() noexcept { return self_.group.outputs(self_.rank); }

  // Between processes: memory for one message of this device, and the next message of another one, valid until
  // `finish`. They wait; they throw like the constructor.
  [[nodiscard]] WEFT_DECL std::byte* room();
  void send(Index bytes, std::span<const int> to_devices) { transport().send(self_.device, bytes, to_devices); }
  [[nodiscard]] const std::byte* receive(int rank) { return receive_message(device_of(rank)).data(); }
  void finish(int rank) { transport().finish(self_.device, device_of(rank)); }
  [[nodiscard]] int device_of(int rank) const { return static_cast<int>(self_.group.member(rank)); }
  // The devices to which this one sends what is for all other processes.
  [[nodiscard]] WEFT_DECL std::span<const int> receivers();
  [[nodiscard]] WEFT_DECL std::span<const int> lane_devices(Index lane);
  // Is it this device that receives for its process what the member at `rank`, of another one, sends to all of it?
  [[nodiscard]] WEFT_DECL bool receives_from(int rank) const;
  // Waits until all members of this process are here.
  void meet_neighbors() {
    if (!self_.interconnect.pass(self_.group, self_.device)) abandon();
  }

  // Returns when all members have finished, at once if the inputs were staged, and records what this one sent: as each
  // member does, or so many bytes, of which `over_dcn` to other granules. Throws like the constructor.
  WEFT_DECL void close(Collective op, Index count, Index element_bytes);
  WEFT_DECL void close(Index bytes_sent, Index over_dcn);

 private:
  [[nodiscard]] bool lives_elsewhere(int rank) const {
    return self_.group.processes().process_of(rank) != self_.group.processes().own();
  }
  [[nodiscard]] Recorder& recorder() const noexcept { return self_.interconnect.recorder(self_.device); }

  PointerExchange(const Participant& self, const Signature& signature, const ExchangedArray& array, std::uint32_t peer)
      : self_(self), size_(self.group.size()), only_(array), arrays_(&only_, 1) {
    open(signature, peer);
  }
  WEFT_DECL void open(Signature signature, std::uint32_t peer);
  WEFT_DECL void publish(const Signature& signature);
  WEFT_DECL void join(const Signature& signature);
  // What member `rank` published for the array at which this is.
  [[nodiscard]] const ExchangedArray& array_of(int rank) noexcept {
    const ExchangedArray* const arrays =
        started_ != nullptr ? started_->member(rank).arrays : self_.group.slot(sequence_, rank).arrays;
    return arrays[array_];
  }
  template <class SignatureOf>
  void compare(const Signature& own, const SignatureOf& signature_of) {
    for (int rank = 0; rank < size_; ++rank) {
      if (signature_of(rank) == own) continue;
      self_.interconnect.mismatch(self_.group, signature_of);
      abandon();
    }
  }
  // Copies all inputs to the staging area, if they fit. Returns their bytes.
  WEFT_DECL Index stage();

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
  WEFT_DECL void correspond(const Signature& signature, Index payload);
  WEFT_DECL void take_head(int rank, const Signature& signature);
  [[nodiscard]] WEFT_DECL std::span<const std::byte> receive_message(int from);

  // Others may still read this device's memory: wait until they have stopped, only then unwind.
  [[noreturn]] WEFT_DECL void abandon();

  Participant self_;
  int size_;
  ExchangedArray only_;
  ListView<ExchangedArray> arrays_;
  StartedCall* started_ = nullptr;
  std::size_t array_ = 0;    // at which this exchange is
  Index staged_before_ = 0;  // bytes of those before it
  std::uint32_t sequence_ = 0;
  bool staged_ = false;
};

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/runtime/pointer_exchange.ipp>
#endif

#endif
