// What is too large to be staged, between processes: pieces of at most one message. The members of a process share
// memory, so a process receives once what all its members need, each of its lanes a part of it.
//
// Reductions: the array is cut among the lanes. Their order is that of one process, and so are the bits. So each
// process adds its members' elements to what the one before it in the group has added up, and the last one sends the
// result back the same way, piece by piece, so that one piece is reduced while others travel: over a link goes what a
// ring would send. Where that cannot be, because bf16 and f16 are rounded once, because processes take turns in the
// group or because each has one member, so that it would gain nothing, each lane's slice is cut among the processes;
// those send their members' elements of a part to the process that owns it, which reduces all of them in their order
// and sends the result back.
//
// What it costs for P processes with l members each, arrays of B bytes (a member's own; all_gather: what it gathers)
// and messages of M = Transport::message_bytes, c(x) = ceil(x / M) of which carry x bytes. Heads come with every call
// and are all there is of one that is staged. Tests count this in process_costs_test.cpp.
//
//                              messages of a member   its bytes            bytes of its process
//   heads                      P - 1                  144 each, + staged   l times that
//   all_reduce, in a chain     2 c(B/l)               2 B/l                2 B; first, last process: B
//   all_reduce, else           2 (P-1) c(B/P)         (P-1) (l+1) B/(lP)   (l+1) B (P-1)/P
//   reduce_scatter, in a chain P c(B/(lP))            B/l                  B; last process: B (P-1)/P
//   reduce_scatter, else       (P-1) c(B/P)           (P-1) B/P            l B (P-1)/P
//   all_gather                 (P-1) c(B/(lP))        (P-1) B/(lP)         B (P-1)/P
//
// So 4,096 devices in 512 processes with a gradient of 1 GiB of f32 send, each: 511 heads, and 1,024 messages with
// 256 MiB to reduce it everywhere, 512 with 128 MiB to scatter it, 511 with 127.75 MiB to gather it; a process: 4,088
// heads, and 2, 1 and 0.998 GiB. These bytes do not grow with P. What does, and where it ends:
//   - heads: a call waits for one of every other process, so that a call of a few bytes takes as long as 511 messages,
//     not as log2(512) = 9; from some ten processes on a tree would be faster;
//   - a chain has its first result after 2 (P-1) hops: with c(B/l) = 512 pieces 1,022 hops come on top, so that a third
//     of the links' speed is left, and half of it at 2 GiB. A process takes results 4 pieces a hop later than it sends,
//     hence the chain is busy meanwhile;
//   - a chain that scatters drains once for each process that a part is for, P^2 / 2 hops in all, 131,072 instead of
//   512;
//   - a device keeps two messages of room for each device of another node that it hears from: with one process a node
//     511 x 512 KiB, 2 GiB a process.
// It is made for tens of processes; beyond, a group of few processes an axis (HybridMesh) keeps P small.
#ifndef WEFT_RUNTIME_PROCESS_COLLECTIVES_HPP
#define WEFT_RUNTIME_PROCESS_COLLECTIVES_HPP

#include <weft/kernels/reduce_slices.hpp>
#include <weft/runtime/pointer_exchange.hpp>

namespace weft::runtime_detail {

inline void copy_bytes(void* to, const void* from, Index bytes) noexcept {
  if (bytes > 0 && to != from) std::memcpy(to, from, to_size(bytes));
}

// What one process reduces: `bytes` at `in` of the inputs go to `out` of the output of rank `target`, -1: of all.
struct ReducedPart {
  Index in = 0, out = 0, bytes = 0;
  int target = -1;
};

class ProcessCall {
 public:
  explicit ProcessCall(PointerExchange& exchange)
      : exchange_(exchange),
        processes_(exchange.self().group.processes()),
        own_(processes_.own()),
        size_(exchange.size()),
        rank_(exchange.rank()),
        place_(processes_.place_of(exchange.rank())) {}

  // The `bytes` of all members one after the other, in group order, at `out`, which every member has published.
  void all_gather(const std::byte* in, Index bytes, std::byte* out) {
    for (Index at = 0; at < bytes; at += piece) {
      const Index size = smaller(piece, bytes - at);
      send(in + at, size, exchange_.receivers());
      for (int from = 0; from < size_; ++from)
        if (exchange_.receives_from(from)) take(from, out + from * bytes + at, size);
    }
    exchange_.meet_neighbors();
    for (int from = 0; from < size_; ++from) {
      if (exchange_.receives_from(from)) continue;
      const bool is_local = processes_.process_of(from) == own_;
      const std::byte* const source =
          is_local ? exchange_.input(from) : exchange_.output(processes_.receiver(from, own_)) + from * bytes;
      copy_bytes(out + from * bytes, source, bytes);
    }
  }

  // `data` of the root at `data` of all others. The root sends slice j to lane j of each other process.
  void broadcast(std::byte* data, Index bytes, int root) {
    const Index root_process = processes_.process_of(root), lanes = processes_.lanes();
    const Index slice = round_up(ceil_divide(bytes, lanes), 64);
    const auto slice_end = [&](Index lane) { return smaller((lane + 1) * slice, bytes); };
    if (rank_ == root) {
      for (Index at = 0; at < slice; at += piece)
        for (Index lane = 0; lane < lanes; ++lane) {
          const Index first = lane * slice + at, size = smaller(smaller(piece, slice - at), slice_end(lane) - first);
          if (size > 0) send(data + first, size, exchange_.lane_devices(lane));
        }
    } else if (own_ != root_process && place_ < lanes) {
      for (Index first = place_ * slice; first < slice_end(place_); first += piece)
        take(root, data + first, smaller(piece, slice_end(place_) - first));
    }
    exchange_.meet_neighbors();
    if (own_ == root_process) return copy_bytes(data, exchange_.input(root), rank_ == root ? 0 : bytes);
    for (Index lane = 0; lane < lanes; ++lane) {
      const Index first = lane * slice;
      if (lane != place_ && first < bytes)
        copy_bytes(data + first, exchange_.input(processes_.lane(own_, lane)) + first, slice_end(lane) - first);
    }
  }

  // out = in_0 op in_1 ... on every member.
  void all_reduce(ReductionKind kind, DType dtype, Index bytes) {
    if (place_ >= processes_.lanes()) return;
    const Index slice = round_up(ceil_divide(bytes, processes_.lanes()), 64), first = place_ * slice;
    const Index own_bytes = smaller(slice, bytes - first);
    if (adds_up_in_a_chain(dtype)) return reduce_in_chain(kind, dtype, {first, first, own_bytes, -1});
    const Index part = round_up(ceil_divide(own_bytes, processes_.size()), 64);
    reduce(kind, dtype, part, [&](Index process) {
      const Index at = first + process * part;
      return ReducedPart{at, at, smaller(part, own_bytes - process * part), -1};
    });
  }

  // out of rank r = part r of the reduction; a part has `bytes`. The lanes of a process share its members' parts.
  void reduce_scatter(ReductionKind kind, DType dtype, Index bytes) {
    const Index lanes = processes_.lanes();
    for (int target = 0; place_ < lanes && target < size_ && adds_up_in_a_chain(dtype); ++target)
      if (processes_.place_of(target) % lanes == place_)
        reduce_in_chain(kind, dtype, {target * bytes, 0, bytes, target});
    if (adds_up_in_a_chain(dtype)) return;
    for (Index place = place_; place_ < lanes && place < processes_.most_ranks(); place += lanes)
      reduce(kind, dtype, bytes, [&](Index process) {
        const Buffer<Index>& ranks = processes_.ranks_of(process);
        if (place >= ranks.size()) return ReducedPart{};
        return ReducedPart{ranks[place] * bytes, 0, bytes, static_cast<int>(ranks[place])};
      });
  }

  // Between each member and each other of another process, in rounds: what is for it, `send_bytes(rank)` at
  // `source(rank)`, and what is from it, `take_bytes(rank)` for `target(rank)`. Members of this process are left out.
  template <class Source, class SendBytes, class Target, class TakeBytes>
  void exchange_all(Source source, SendBytes send_bytes, Target target, TakeBytes take_bytes) {
    for (int round = 1; round < size_; ++round) {
      const int to = (rank_ + round) % size_, from = (rank_ + size_ - round) % size_;
      const Index out_bytes = exchange_.is_remote(to) ? send_bytes(to) : 0,
                  in_bytes = exchange_.is_remote(from) ? take_bytes(from) : 0;
      transfer(to, out_bytes > 0 ? source(to) : nullptr, out_bytes, from, in_bytes > 0 ? target(from) : nullptr,
               in_bytes);
    }
  }
  // Sends to one member and takes from another.
  void transfer(int to, const std::byte* source, Index send_bytes, int from, std::byte* target, Index take_bytes) {
    for (Index at = 0; at < send_bytes || at < take_bytes; at += piece) {
      if (at < send_bytes) {
        const int device = exchange_.device_of(to);
        send(source + at, smaller(piece, send_bytes - at), {&device, 1});
      }
      if (at < take_bytes) take(from, target + at, smaller(piece, take_bytes - at));
    }
  }

 private:
  static constexpr Index piece = Transport::message_bytes;

  [[nodiscard]] static Index smaller(Index a, Index b) noexcept { return a < b ? a : b; }

  void send(const std::byte* from, Index bytes, std::span<const int> devices) {
    std::memcpy(exchange_.room(), from, to_size(bytes));
    exchange_.send(bytes, devices);
  }
  void take(int rank, std::byte* to, Index bytes) {
    std::memcpy(to, exchange_.receive(rank), to_size(bytes));
    exchange_.finish(rank);
  }

  [[nodiscard]] bool adds_up_in_a_chain(DType dtype) const noexcept {
    const bool is_rounded = dtype == DType::bf16 || dtype == DType::f16;
    return processes_.most_ranks() > 1 && processes_.follow_one_another() && !is_rounded;
  }
  // Results are taken later than inputs are sent, by a few pieces for each process that is still to come, so that the
  // chain is busy in both directions. No more than five results wait for a process: there is room for them.
  void reduce_in_chain(ReductionKind kind, DType dtype, const ReducedPart& part) {
    const Index delay = 4 * (processes_.size() - 1 - own_);
    const Index steps = ceil_divide(part.bytes, piece);
    const auto piece_of = [&](Index at) {
      const Index begin = at * piece;
      return ReducedPart{part.in + begin, part.out + begin, smaller(piece, part.bytes - begin), part.target};
    };
    for (Index at = 0; at < steps + delay; ++at) {
      if (at < steps) add_own(kind, dtype, piece_of(at));
      if (at >= delay && at - delay < steps) pass_result(piece_of(at - delay));
    }
  }
  [[nodiscard]] bool is_last() const noexcept { return own_ == processes_.size() - 1; }
  void send_room(Index bytes, Index process) {
    const int device = exchange_.device_of(processes_.lane(process, place_));
    exchange_.send(bytes, {&device, 1});
  }
  // What the processes before have added up, and the elements of this one's members: to the next one or, from the last
  // one, to where they belong.
  void add_own(ReductionKind kind, DType dtype, const ReducedPart& part) {
    const void** const inputs = exchange_.inputs();
    void** const outputs = exchange_.outputs();
    int in = 0, out = 0;
    if (own_ > 0) inputs[in++] = exchange_.receive(processes_.lane(own_ - 1, place_));
    for (const Index rank : processes_.ranks_of(own_)) inputs[in++] = exchange_.input(static_cast<int>(rank)) + part.in;
    const bool stays = is_last() && part.target >= 0 && !exchange_.is_remote(part.target);
    if (stays) outputs[out++] = exchange_.output(part.target) + part.out;
    if (is_last() && part.target < 0)
      for (const Index rank : processes_.ranks_of(own_))
        outputs[out++] = exchange_.output(static_cast<int>(rank)) + part.out;
    if (!stays) outputs[out++] = exchange_.room();
    reduce_slices(kind, dtype, inputs, in, outputs, out, part.bytes / size_bytes(dtype));
    if (own_ > 0) exchange_.finish(processes_.lane(own_ - 1, place_));
    if (stays) return;
    const Index back = part.target < 0 ? own_ - 1 : processes_.process_of(part.target);
    send_room(part.bytes, is_last() ? back : own_ + 1);
  }
  void pass_result(const ReducedPart& part) {
    if (is_last() || (part.target >= 0 && exchange_.is_remote(part.target))) return;
    const int from = processes_.lane(part.target < 0 ? own_ + 1 : processes_.size() - 1, place_);
    const std::byte* const message = exchange_.receive(from);
    if (part.target >= 0) std::memcpy(exchange_.output(part.target) + part.out, message, to_size(part.bytes));
    if (part.target < 0) {
      for (const Index rank : processes_.ranks_of(own_))
        std::memcpy(exchange_.output(static_cast<int>(rank)) + part.out, message, to_size(part.bytes));
      if (own_ > 0) {
        std::memcpy(exchange_.room(), message, to_size(part.bytes));
        send_room(part.bytes, own_ - 1);
      }
    }
    exchange_.finish(from);
  }

  // Of all parts, which have at most `most_bytes`: piece s + 1 is sent before piece s is reduced, and results of piece
  // s are taken after piece s + 1 has been reduced. All processes do so, hence messages of a pair come as they are
  // asked for.
  template <class PartOf>
  void reduce(ReductionKind kind, DType dtype, Index most_bytes, PartOf part_of) {
    const Index step = piece / processes_.most_ranks() / 64 * 64;
    const Index steps = ceil_divide(most_bytes, step);
    const auto piece_of = [&](Index process, Index at) {
      ReducedPart part = part_of(process);
      part.bytes = smaller(step, part.bytes - at * step);
      part.in += at * step;
      part.out += at * step;
      return part;
    };
    const auto each_other = [&](Index at, auto visit) {
      for (Index process = 0; process < processes_.size(); ++process)
        if (const ReducedPart part = piece_of(process, at); process != own_ && part.bytes > 0) visit(process, part);
    };
    const auto send_inputs = [&](Index at) {
      each_other(at, [&](Index process, const ReducedPart& part) { send_inputs_of(part, process); });
    };
    const auto take_results = [&](Index at) {
      each_other(at, [&](Index process, const ReducedPart& part) {
        if (part.target < 0) take_result(part, process);
      });
    };
    for (Index at = 0; at <= steps; ++at) {
      if (at == 0 && steps > 0) send_inputs(0);
      if (at + 1 < steps) send_inputs(at + 1);
      if (at < steps) reduce_own(kind, dtype, piece_of(own_, at));
      if (at > 0) take_results(at - 1);
    }
  }
  void send_inputs_of(const ReducedPart& part, Index process) {
    std::byte* to = exchange_.room();
    const Buffer<Index>& ranks = processes_.ranks_of(own_);
    for (const Index rank : ranks) {
      std::memcpy(to, exchange_.input(static_cast<int>(rank)) + part.in, to_size(part.bytes));
      to += part.bytes;
    }
    const int device = exchange_.device_of(processes_.lane(process, place_));
    exchange_.send(ranks.size() * part.bytes, {&device, 1});
  }
  void reduce_own(ReductionKind kind, DType dtype, const ReducedPart& part) {
    if (part.bytes <= 0) return;
    const void** const inputs = exchange_.inputs();
    void** const outputs = exchange_.outputs();
    for (Index process = 0; process < processes_.size(); ++process) {
      const Buffer<Index>& ranks = processes_.ranks_of(process);
      const std::byte* message = process == own_ ? nullptr : exchange_.receive(processes_.lane(process, place_));
      for (const Index rank : ranks) {
        inputs[rank] = process == own_ ? exchange_.input(static_cast<int>(rank)) + part.in : message;
        message += process == own_ ? 0 : part.bytes;
      }
    }
    int count = 0;
    if (part.target >= 0) outputs[count++] = exchange_.output(part.target) + part.out;
    if (part.target < 0) {
      for (const Index rank : processes_.ranks_of(own_))
        outputs[count++] = exchange_.output(static_cast<int>(rank)) + part.out;
      outputs[count++] = exchange_.room();
    }
    reduce_slices(kind, dtype, inputs, size_, outputs, count, part.bytes / size_bytes(dtype));
    for (Index process = 0; process < processes_.size(); ++process)
      if (process != own_) exchange_.finish(processes_.lane(process, place_));
    if (part.target < 0) exchange_.send(part.bytes, exchange_.lane_devices(place_));
  }
  void take_result(const ReducedPart& part, Index process) {
    const int from = processes_.lane(process, place_);
    const std::byte* const message = exchange_.receive(from);
    for (const Index rank : processes_.ranks_of(own_))
      std::memcpy(exchange_.output(static_cast<int>(rank)) + part.out, message, to_size(part.bytes));
    exchange_.finish(from);
  }

  PointerExchange& exchange_;
  const GroupProcesses& processes_;
  Index own_;
  int size_, rank_;
  Index place_;
};

}  // namespace weft::runtime_detail

#endif
