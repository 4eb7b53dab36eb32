// Definitions of runtime/process_collectives.hpp.
#ifndef WEFT_RUNTIME_PROCESS_COLLECTIVES_IPP
#define WEFT_RUNTIME_PROCESS_COLLECTIVES_IPP

#include <weft/runtime/process_collectives.hpp>

namespace weft::runtime_detail {

void copy_bytes(void* to, const void* from, Index bytes) noexcept {
  if (bytes > 0 && to != from) std::memcpy(to, from, to_size(bytes));
}

ProcessCall::ProcessCall(PointerExchange& exchange)
    : exchange_(exchange),
      processes_(exchange.self().group.processes()),
      own_(processes_.own()),
      size_(exchange.size()),
      rank_(exchange.rank()),
      place_(processes_.place_of(exchange.rank())) {}

void ProcessCall::all_gather(const std::byte* in, Index bytes, std::byte* out) {
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

void ProcessCall::broadcast(std::byte* data, Index bytes, int root) {
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

void ProcessCall::all_reduce(ReductionKind kind, DType dtype, Index bytes) {
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

void ProcessCall::reduce_scatter(ReductionKind kind, DType dtype, Index bytes) {
  const Index lanes = processes_.lanes();
  for (int target = 0; place_ < lanes && target < size_ && adds_up_in_a_chain(dtype); ++target)
    if (processes_.place_of(target) % lanes == place_) reduce_in_chain(kind, dtype, {target * bytes, 0, bytes, target});
  if (adds_up_in_a_chain(dtype)) return;
  for (Index place = place_; place_ < lanes && place < processes_.most_ranks(); place += lanes)
    reduce(kind, dtype, bytes, [&](Index process) {
      const Buffer<Index>& ranks = processes_.ranks_of(process);
      if (place >= ranks.size()) return ReducedPart{};
      return ReducedPart{ranks[place] * bytes, 0, bytes, static_cast<int>(ranks[place])};
    });
}

void ProcessCall::transfer(int to, const std::byte* source, Index send_bytes, int from, std::byte* target,
                           Index take_bytes) {
  for (Index at = 0; at < send_bytes || at < take_bytes; at += piece) {
    if (at < send_bytes) {
      const int device = exchange_.device_of(to);
      send(source + at, smaller(piece, send_bytes - at), {&device, 1});
    }
    if (at < take_bytes) take(from, target + at, smaller(piece, take_bytes - at));
  }
}

void ProcessCall::send(const std::byte* from, Index bytes, std::span<const int> devices) {
  std::memcpy(exchange_.room(), from, to_size(bytes));
  exchange_.send(bytes, devices);
}

void ProcessCall::take(int rank, std::byte* to, Index bytes) {
  std::memcpy(to, exchange_.receive(rank), to_size(bytes));
  exchange_.finish(rank);
}

bool ProcessCall::adds_up_in_a_chain(DType dtype) const noexcept {
  const bool is_rounded = dtype == DType::bf16 || dtype == DType::f16;
  return processes_.most_ranks() > 1 && processes_.follow_one_another() && !is_rounded;
}

void ProcessCall::reduce_in_chain(ReductionKind kind, DType dtype, const ReducedPart& part) {
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

void ProcessCall::send_room(Index bytes, Index process) {
  const int device = exchange_.device_of(processes_.lane(process, place_));
  exchange_.send(bytes, {&device, 1});
}

void ProcessCall::add_own(ReductionKind kind, DType dtype, const ReducedPart& part) {
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

void ProcessCall::pass_result(const ReducedPart& part) {
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

void ProcessCall::send_inputs_of(const ReducedPart& part, Index process) {
  std::byte* to = exchange_.room();
  const Buffer<Index>& ranks = processes_.ranks_of(own_);
  for (const Index rank : ranks) {
    std::memcpy(to, exchange_.input(static_cast<int>(rank)) + part.in, to_size(part.bytes));
    to += part.bytes;
  }
  const int device = exchange_.device_of(processes_.lane(process, place_));
  exchange_.send(ranks.size() * part.bytes, {&device, 1});
}

void ProcessCall::reduce_own(ReductionKind kind, DType dtype, const ReducedPart& part) {
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

void ProcessCall::take_result(const ReducedPart& part, Index process) {
  const int from = processes_.lane(process, place_);
  const std::byte* const message = exchange_.receive(from);
  for (const Index rank : processes_.ranks_of(own_))
    std::memcpy(exchange_.output(static_cast<int>(rank)) + part.out, message, to_size(part.bytes));
  exchange_.finish(from);
}

}  // namespace weft::runtime_detail

#endif
