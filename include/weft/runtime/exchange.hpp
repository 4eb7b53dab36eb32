// One call of a collective, from the publication of what each member brings to the moment when nobody reads another's
// memory any more. Every collective is: open an exchange, copy or reduce, close it.
#ifndef WEFT_RUNTIME_EXCHANGE_HPP
#define WEFT_RUNTIME_EXCHANGE_HPP

#include <weft/runtime/fabric.hpp>

namespace weft {

// A device's place in the group of a call.
struct Place {
  Fabric& fabric;
  Communicator& group;
  int device;  // ordinal
  int rank;    // position in the group
};

class Exchange {
 public:
  // Publishes `signature` (its sequence is filled in here), `in` and `out`; returns when all members have published and
  // agree. `in_bytes` at `in` are copied to the group's staging area if they fit, -1: never. Throws the run's error if
  // members disagree or the run is being ended; then this device has ended its work and no member touches its memory.
  // Cost: one barrier.
  Exchange(const Place& place, Signature signature, const void* in, Index in_bytes, void* out, std::uint32_t peer = 0)
      : place_(place), size_(place.group.size()), in_(static_cast<const std::byte*>(in)) {
    if (place_.fabric.fault().is_set()) place_.fabric.fault().raise_error();
    sequence_ = signature.sequence = place_.group.sequence(place_.rank)++;
    Record record;
    record.sequence = sequence_;
    record.op = signature.op;
    record.dtype = signature.dtype;
    record.reduce = signature.reduce;
    record.group = static_cast<std::uint16_t>(place_.group.number());
    record.elements = static_cast<std::uint64_t>(signature.elements);
    record.signature = hash_of(signature, place_.group.number());
    record.line = static_cast<std::uint32_t>(signature.where.line);
    record.peer = peer;
    recorder().enter(record);
    if (size_ > 1) publish(signature, in_bytes, out);
    recorder().match();
  }
  Exchange(const Exchange&) = delete;
  Exchange& operator=(const Exchange&) = delete;

  [[nodiscard]] int size() const noexcept { return size_; }
  [[nodiscard]] int rank() const noexcept { return place_.rank; }

  // What member `rank` published: its input (its staged copy, if staged) and its output.
  [[nodiscard]] const std::byte* input(int rank) noexcept {
    if (size_ == 1) return in_;
    return staged_ ? place_.group.staging(sequence_, rank) : place_.group.slot(sequence_, rank).in;
  }
  [[nodiscard]] std::byte* output(int rank) noexcept { return place_.group.slot(sequence_, rank).out; }
  // True: inputs are copies, so outputs may be written where inputs were, and no member writes to another's memory.
  [[nodiscard]] bool staged() const noexcept { return staged_; }

  // Room for one pointer a member.
  [[nodiscard]] const void** inputs() noexcept { return place_.group.inputs(place_.rank); }
  [[nodiscard]] void** outputs() noexcept { return place_.group.outputs(place_.rank); }

  // Returns when all members have finished, at once if the inputs were staged. Throws like the constructor.
  void close(Index bytes_sent) {
    if (size_ > 1) {
      if (!staged_ && !place_.fabric.pass(place_.group, place_.device)) abandon();
      place_.fabric.end_work(place_.device);
    }
    recorder().finish(bytes_sent);
  }

 private:
  [[nodiscard]] Recorder& recorder() const noexcept { return place_.fabric.recorder(place_.device); }

  void publish(const Signature& signature, Index in_bytes, void* out) {
    place_.fabric.begin_work(place_.device);
    staged_ = in_bytes >= 0 && in_bytes <= place_.group.staging_bytes();
    if (staged_ && in_bytes > 0) __builtin_memcpy(place_.group.staging(sequence_, place_.rank), in_, to_size(in_bytes));
    Slot& mine = place_.group.slot(sequence_, place_.rank);
    mine.signature = signature;
    mine.in = in_;
    mine.out = static_cast<std::byte*>(out);
    if (!place_.fabric.pass(place_.group, place_.device)) abandon();
    for (int rank = 0; rank < size_; ++rank) {
      if (place_.group.slot(sequence_, rank).signature == signature) continue;
      place_.fabric.mismatch(place_.group, sequence_);
      abandon();
    }
  }

  // Others may still read this device's memory: wait until they have stopped, only then unwind.
  [[noreturn]] void abandon() {
    recorder().abort();
    place_.fabric.quiesce(place_.group, place_.device);
    place_.fabric.fault().raise_error();
  }

  Place place_;
  int size_;
  const std::byte* in_;
  std::uint32_t sequence_ = 0;
  bool staged_ = false;
};

}  // namespace weft

#endif
