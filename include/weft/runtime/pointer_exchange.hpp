// One call of a collective, from the publication of what each member brings to the moment when nobody reads another's
// memory any more. Every collective is: open an exchange, copy or reduce, close it.
#ifndef WEFT_RUNTIME_POINTER_EXCHANGE_HPP
#define WEFT_RUNTIME_POINTER_EXCHANGE_HPP

#include <weft/runtime/interconnect.hpp>

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

  // What member `rank` published: its input (its staged copy, if staged) and its output.
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

  // Returns when all members have finished, at once if the inputs were staged. Throws like the constructor.
  void close(Index bytes_sent) {
    if (size_ > 1) {
      if (!staged_ && !self_.interconnect.pass(self_.group, self_.device)) abandon();
      self_.interconnect.end_work(self_.device);
    }
    recorder().finish(bytes_sent);
  }

 private:
  [[nodiscard]] Recorder& recorder() const noexcept { return self_.interconnect.recorder(self_.device); }

  void publish(const Signature& signature, Index in_bytes, void* out) {
    self_.interconnect.begin_work(self_.device);
    staged_ = in_bytes >= 0 && in_bytes <= self_.group.staging_bytes();
    if (staged_ && in_bytes > 0) __builtin_memcpy(self_.group.staging(sequence_, self_.rank), in_, to_size(in_bytes));
    Slot& mine = self_.group.slot(sequence_, self_.rank);
    mine.signature = signature;
    mine.in = in_;
    mine.out = static_cast<std::byte*>(out);
    if (!self_.interconnect.pass(self_.group, self_.device)) abandon();
    for (int rank = 0; rank < size_; ++rank) {
      if (self_.group.slot(sequence_, rank).signature == signature) continue;
      self_.interconnect.mismatch(self_.group, sequence_);
      abandon();
    }
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
