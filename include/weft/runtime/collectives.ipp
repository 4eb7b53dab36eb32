// The collectives of Device. Each is an exchange (one barrier, signatures compared), a copy or a reduction straight
// from the members' memory, and a second barrier; small inputs are staged and need no second barrier. What is too large
// for that is carried between processes by ProcessCall.
#ifndef WEFT_RUNTIME_COLLECTIVES_IPP
#define WEFT_RUNTIME_COLLECTIVES_IPP

#include <weft/runtime/device.hpp>
#include <weft/runtime/process_collectives.hpp>

#include <cstring>

namespace weft {

namespace runtime_detail {

// [in, in + in_bytes) and [out, out + out_bytes) must have nothing in common. Error: buffers_overlap.
inline void check_apart(Collective op, const void* in, Index in_bytes, const void* out, Index out_bytes) {
  const auto first = reinterpret_cast<std::uintptr_t>(in), second = reinterpret_cast<std::uintptr_t>(out);
  if (in_bytes > 0 && out_bytes > 0 && first < second + to_size(out_bytes) && second < first + to_size(in_bytes))
    buffers_overlap(name_of(op), in_bytes, out_bytes);
}
inline void check_count(Collective op, Index count) {
  if (count < 0) count_is_negative(name_of(op), count);
}
inline void check_reduction(Collective op, ReductionKind kind, DType dtype) {
  if (!can_reduce(kind, dtype)) reduction_not_defined(name_of(op), name_of(kind), name_of(dtype));
}

[[nodiscard]] inline Signature signature_of(Collective op, DType dtype, Index elements, const Where& where) noexcept {
  Signature signature;
  signature.op = op;
  signature.dtype = dtype;
  signature.elements = elements;
  signature.where = where;
  return signature;
}

// The pairs must be positions in the group, each at most once as source and as target. Returns the source of `rank`
// and writes its target, -1: none. Error: permutation_is_not_valid.
inline int check_pairs(std::span<const SourceTarget> pairs, int size, int rank, int& target) {
  int source_of_rank = -1;
  for (const SourceTarget& pair : pairs) {
    if (pair.source < 0 || pair.source >= size || pair.target < 0 || pair.target >= size)
      permutation_is_not_valid(pair.source, pair.target, size, "is not");
    for (const SourceTarget* other = pairs.data(); other != &pair; ++other)
      if (other->source == pair.source || other->target == pair.target)
        permutation_is_not_valid(pair.source, pair.target, size, "repeats a source or a target");
    if (pair.target == rank) source_of_rank = pair.source;
    if (pair.source == rank) target = pair.target;
  }
  return source_of_rank;
}

[[nodiscard]] inline std::uint64_t hash_of_pairs(std::span<const SourceTarget> pairs) noexcept {
  std::uint64_t hash = 0;
  for (const SourceTarget& pair : pairs)
    hash = mix_bits(hash, static_cast<std::uint64_t>(pair.source) << 32 | static_cast<std::uint64_t>(pair.target));
  return hash;
}

// The `bytes` of all members one after the other, in group order.
inline void gather_inputs(PointerExchange& exchange, const void* in, Index bytes, std::byte* out) {
  if (exchange.has_remote_inputs())
    return ProcessCall(exchange).all_gather(static_cast<const std::byte*>(in), bytes, out);
  // Starting with the next member spreads the readers.
  for (int step = 1; step < exchange.size(); ++step) {
    const int rank = (exchange.rank() + step) % exchange.size();
    copy_bytes(out + rank * bytes, exchange.input(rank), bytes);
  }
  copy_bytes(out + exchange.rank() * bytes, in, bytes);
}

}  // namespace runtime_detail

// This device's place in `group`. Error: group_is_not_valid.
Participant Device::place_in(Collective op, const GroupView& group) {
  if (!in_run_.load(std::memory_order_relaxed)) device_is_outside_run(name_of(op), ordinal_);
  if (group.is_everybody()) return {interconnect_, interconnect_.everybody(), ordinal_, ordinal_};
  for (const Membership& known : groups_)
    if (known.group->is(group)) return {interconnect_, *known.group, ordinal_, known.rank};
  int rank = 0;
  while (rank < group.size && group.members[rank] != ordinal_) ++rank;
  if (rank == group.size) group_is_not_valid(name_of(op), ordinal_, "it is not itself a member; members", group.size);
  Communicator& found = interconnect_.communicator(name_of(op), ordinal_, group);
  groups_.push_back({&found, rank});
  return {interconnect_, found, ordinal_, rank};
}

Participant Device::participant_in(Collective op, const GroupView& group) {
  const Participant self = place_in(op, group);
  if (!started_.empty() && self.group.spans_processes()) finish_between_processes();
  return self;
}

void Device::barrier(GroupView group, Where where) {
  using namespace runtime_detail;
  const Participant self = participant_in(Collective::barrier, group);
  PointerExchange exchange(self, signature_of(Collective::barrier, DType::pred, 0, where), nullptr, 0, nullptr);
  exchange.close(0, 0);
}

void Device::broadcast(DType dtype, void* data, Index count, int root, GroupView group, Where where) {
  using namespace runtime_detail;
  constexpr Collective op = Collective::broadcast;
  check_count(op, count);
  const Participant self = participant_in(op, group);
  const int size = self.group.size();
  if (root < 0 || root >= size) root_is_not_in_group(name_of(op), root, size);
  Signature signature = signature_of(op, dtype, count, where);
  signature.detail = static_cast<std::uint64_t>(root);
  const Index bytes = count * size_bytes(dtype);
  const bool fits = bytes <= self.group.staging_bytes();
  // Only the root's bytes are staged; the others publish none.
  PointerExchange exchange(self, signature, data,
                           !fits               ? -1
                           : self.rank == root ? bytes
                                               : 0,
                           nullptr, static_cast<std::uint32_t>(root));
  if (exchange.has_remote_inputs())
    ProcessCall(exchange).broadcast(static_cast<std::byte*>(data), bytes, root);
  else if (self.rank != root)
    copy_bytes(data, exchange.input(root), bytes);
  exchange.close(op, count, size_bytes(dtype));
}

void Device::all_to_all(DType dtype, const void* in, Index count, void* out, GroupView group, Where where) {
  using namespace runtime_detail;
  constexpr Collective op = Collective::all_to_all;
  check_count(op, count);
  const Participant self = participant_in(op, group);
  const int size = self.group.size();
  const Index bytes = count * size_bytes(dtype);
  check_apart(op, in, size * bytes, out, size * bytes);
  PointerExchange exchange(self, signature_of(op, dtype, count, where), in, size * bytes, nullptr);
  for (int step = 0; step < size; ++step) {
    const int rank = (self.rank + step) % size;
    if (!exchange.is_remote(rank))
      copy_bytes(static_cast<std::byte*>(out) + rank * bytes, exchange.input(rank) + self.rank * bytes, bytes);
  }
  if (exchange.has_remote_inputs()) {
    const auto part = [&](int) { return bytes; };
    ProcessCall(exchange).exchange_all([&](int rank) { return static_cast<const std::byte*>(in) + rank * bytes; }, part,
                                       [&](int rank) { return static_cast<std::byte*>(out) + rank * bytes; }, part);
  }
  exchange.close(op, count, size_bytes(dtype));
}

void Device::collective_permute(DType dtype, const void* in, void* out, Index count,
                                std::span<const SourceTarget> pairs, GroupView group, Where where) {
  using namespace runtime_detail;
  constexpr Collective op = Collective::collective_permute;
  check_count(op, count);
  const Participant self = participant_in(op, group);
  const int size = self.group.size();
  const Index bytes = count * size_bytes(dtype);
  check_apart(op, in, bytes, out, bytes);
  int target = -1;
  const int source = check_pairs(pairs, size, self.rank, target);
  const bool sends = target >= 0 && target != self.rank;
  Signature signature = signature_of(op, dtype, count, where);
  signature.detail = hash_of_pairs(pairs);
  PointerExchange exchange(self, signature, in, bytes, nullptr, static_cast<std::uint32_t>(source));
  const bool to_far = target >= 0 && exchange.is_remote(target), from_far = source >= 0 && exchange.is_remote(source);
  if (to_far || from_far)
    ProcessCall(exchange).transfer(target, static_cast<const std::byte*>(in), to_far ? bytes : 0, source,
                                   static_cast<std::byte*>(out), from_far ? bytes : 0);
  if (source >= 0 && !from_far) copy_bytes(out, exchange.input(source), bytes);
  if (source < 0 && bytes > 0) std::memset(out, 0, to_size(bytes));
  const bool crosses =
      sends && self.interconnect.granule_of(self.device) != self.interconnect.granule_of(self.group.member(target));
  exchange.close(sends ? bytes : 0, crosses ? bytes : 0);
}

// The values of all members, `bytes` each, in group order; valid until the next call. `detail` is the signature's.
const std::byte* Device::gather_values(Collective op, std::uint64_t detail, const void* value, Index bytes,
                                       const GroupView& group, const Where& where) {
  using namespace runtime_detail;
  const Participant self = participant_in(op, group);
  const int size = self.group.size();
  values_.resize(size * bytes);
  Signature signature = signature_of(op, DType::pred, bytes, where);
  signature.detail = detail;
  PointerExchange exchange(self, signature, value, bytes, values_.data());
  gather_inputs(exchange, value, bytes, values_.data());
  exchange.close(op, bytes, 1);
  return values_.data();
}

std::vector<std::string> Device::rendezvous(const char* tag, std::string_view payload, GroupView group, Where where) {
  using namespace runtime_detail;
  constexpr Collective op = Collective::rendezvous;
  where.label = tag;
  // The sizes first, so that memory is allocated while nobody reads another's payload.
  const std::size_t own_size = payload.size();
  const std::byte* const sizes = gather_values(op, 0, &own_size, static_cast<Index>(sizeof own_size), group, where);
  const Participant self = participant_in(op, group);
  std::vector<std::string> payloads(to_size(self.group.size()));
  for (std::string& text : payloads) {
    std::size_t size = 0;
    std::memcpy(&size, sizes + (&text - payloads.data()) * static_cast<Index>(sizeof size), sizeof size);
    text.resize(size);
  }
  Signature signature = signature_of(op, DType::pred, 0, where);
  signature.detail = 1;
  PointerExchange exchange(self, signature, payload.data(), -1, nullptr);
  const auto size_at = [&](int rank) { return static_cast<Index>(payloads[to_size(rank)].size()); };
  const auto text_at = [&](int rank) { return reinterpret_cast<std::byte*>(payloads[to_size(rank)].data()); };
  for (int rank = 0; rank < exchange.size(); ++rank)
    if (!exchange.is_remote(rank)) copy_bytes(text_at(rank), exchange.input(rank), size_at(rank));
  if (exchange.has_remote_inputs()) {
    const auto* const own = reinterpret_cast<const std::byte*>(payload.data());
    ProcessCall(exchange).exchange_all([&](int) { return own; }, [&](int) { return std::ssize(payload); }, text_at,
                                       size_at);
  }
  exchange.close(op, std::ssize(payload), 1);
  return payloads;
}

}  // namespace weft

#endif
