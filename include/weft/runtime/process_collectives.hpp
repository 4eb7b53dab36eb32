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

WEFT_DECL void copy_bytes(void* to, const void* from, Index bytes) noexcept;

// What one process reduces: `bytes` at `in` of the inputs go to `out` of the output of rank `target`, -1: of all.
struct ReducedPart {
  Index in = 0, out = 0, bytes = 0;
  int target = -1;
};

class ProcessCall {
 public:
  WEFT_DECL explicit ProcessCall(PointerExchange& exchange);

  // The `bytes` of all members one after the other, in group order, at `out`, which every member has published.
  WEFT_DECL void all_gather(const std::byte* in, Index bytes, std::byte* out);

  // `data` of the root at `data` of all others. The root sends slice j to lane j of each other process.
  WEFT_DECL void broadcast(std::byte* data, Index bytes, int root);

  // out = in_0 op in_1 ... on every member.
  WEFT_DECL void all_reduce(ReductionKind kind, DType dtype, Index bytes);

  // out of rank r = part r of the reduction; a part has `bytes`. The lanes of a process share its members' parts.
  WEFT_DECL void reduce_scatter(ReductionKind kind, DType dtype, Index bytes);

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
  WEFT_DECL void transfer(int to, const std::byte* source, Index send_bytes, int from, std::byte* target,
                          Index take_bytes);

 private:
  static constexpr Index piece = Transport::message_bytes;

  [[nodiscard]] static Index smaller(Index a, Index b) noexcept { return a < b ? a : b; }

  WEFT_DECL void send(const std::byte* from, Index bytes, std::span<const int> devices);
  WEFT_DECL void take(int rank, std::byte* to, Index bytes);

  [[nodiscard]] WEFT_DECL bool adds_up_in_a_chain(DType dtype) const noexcept;
  // Results are taken later than inputs are sent, by a few pieces for each process that is still to come, so that the
  // chain is busy in both directions. No more than five results wait for a process: there is room for them.
  WEFT_DECL void reduce_in_chain(ReductionKind kind, DType dtype, const ReducedPart& part);
  [[nodiscard]] bool is_last() const noexcept { return own_ == processes_.size() - 1; }
  WEFT_DECL void send_room(Index bytes, Index process);
  // What the processes before have added up, and the elements of this one's members: to the next one or, from the last
  // one, to where they belong.
  WEFT_DECL void add_own(ReductionKind kind, DType dtype, const ReducedPart& part);
  WEFT_DECL void pass_result(const ReducedPart& part);

  // Reduces all parts, which have at most `most_bytes`: piece s + 1 is sent before piece s is reduced, results of piece
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
  WEFT_DECL void send_inputs_of(const ReducedPart& part, Index process);
  WEFT_DECL void reduce_own(ReductionKind kind, DType dtype, const ReducedPart& part);
  WEFT_DECL void take_result(const ReducedPart& part, Index process);

  PointerExchange& exchange_;
  const GroupProcesses& processes_;
  Index own_;
  int size_, rank_;
  Index place_;
};

}  // namespace weft::runtime_detail

#if WEFT_HEADER_ONLY
#include <weft/runtime/process_collectives.ipp>
#endif

#endif
