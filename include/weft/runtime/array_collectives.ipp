// The collectives of Device over lists of arrays, whole and in halves; one array is a list of one. A member publishes
// where its arrays lie, or copies of all of them if they are small, and each array is moved or reduced as if it were
// alone.
#ifndef WEFT_RUNTIME_ARRAY_COLLECTIVES_IPP
#define WEFT_RUNTIME_ARRAY_COLLECTIVES_IPP

#include <weft/runtime/collectives.ipp>

namespace weft {

namespace runtime_detail {

// What a call of these arrays must agree on.
[[nodiscard]] inline Signature signature_of(Collective op, DType dtype, ListView<CollectiveArray> arrays,
                                            const Where& where) noexcept {
  Signature signature = signature_of(op, dtype, 0, where);
  const bool are_several = arrays.size() > 1;
  if (are_several) signature.arrays = static_cast<std::uint8_t>(arrays.size() < 255 ? arrays.size() : 255);
  for (const CollectiveArray& array : arrays) {
    signature.elements += array.count;
    if (are_several) signature.detail = mix_bits(signature.detail, static_cast<std::uint64_t>(array.count));
  }
  return signature;
}

template <class Visit>
void for_each_array(PointerExchange& exchange, ListView<CollectiveArray> arrays, const Visit& visit) {
  for (const CollectiveArray& array : arrays) {
    if (&array != arrays.data()) exchange.go_to_next_array();
    visit(array);
  }
}

inline void close(PointerExchange& exchange, Collective op, ListView<CollectiveArray> arrays, Index element) {
  CallTotal sent;
  for (const CollectiveArray& array : arrays) {
    const CallTotal own = sent_by_each(op, exchange.self().group, array.count, element);
    sent.bytes_sent += own.bytes_sent;
    sent.bytes_sent_dcn += own.bytes_sent_dcn;
  }
  exchange.close(sent.bytes_sent, sent.bytes_sent_dcn);
}

inline void list_arrays(Buffer<ExchangedArray>& list, ListView<CollectiveArray> arrays, Index bytes) {
  list.clear();
  for (const CollectiveArray& array : arrays)
    list.push_back({static_cast<const std::byte*>(array.in), array.count * bytes, static_cast<std::byte*>(array.out)});
}
[[nodiscard]] inline StartedCall* started_by(const SplitCall* split) noexcept {
  return split == nullptr ? nullptr : split->call;
}

// One array of an all_reduce.
inline void reduce_here(PointerExchange& exchange, ReductionKind kind, DType dtype, const CollectiveArray& array) {
  const Index element = size_bytes(dtype), bytes = array.count * element;
  const int size = exchange.size();
  const void** inputs = exchange.inputs();
  void** outputs = exchange.outputs();
  if (size == 1) {
    copy_bytes(array.out, array.in, bytes);
  } else if (exchange.staged()) {
    // Everybody reduces everything from the staged copies.
    for (int rank = 0; rank < size; ++rank) inputs[rank] = exchange.input(rank);
    outputs[0] = array.out;
    reduce_slices(kind, dtype, inputs, size, outputs, 1, array.count);
  } else if (exchange.has_remote_inputs()) {
    ProcessCall(exchange).all_reduce(kind, dtype, bytes);
  } else {
    // Each member owns a slice, on cache-line boundaries: it reads that slice of all inputs and writes that of all
    // outputs, block by block. Nobody else touches it, so this is right in place, and it moves no byte twice.
    const Index slice = round_up(ceil_divide(bytes, size), 64) / element;
    const Index first = slice * exchange.rank() < array.count ? slice * exchange.rank() : array.count;
    const Index last = first + slice < array.count ? first + slice : array.count;
    for (int rank = 0; rank < size; ++rank) {
      inputs[rank] = exchange.input(rank) + first * element;
      outputs[rank] = exchange.output(rank) + first * element;
    }
    if (last > first) reduce_slices(kind, dtype, inputs, size, outputs, size, last - first);
  }
}

// One array of a reduce_scatter.
inline void scatter_here(PointerExchange& exchange, ReductionKind kind, DType dtype, const CollectiveArray& array) {
  const Index bytes = array.count * size_bytes(dtype);
  const int size = exchange.size();
  if (size == 1) return copy_bytes(array.out, array.in, bytes);
  if (exchange.has_remote_inputs()) return ProcessCall(exchange).reduce_scatter(kind, dtype, bytes);
  const void** inputs = exchange.inputs();
  for (int rank = 0; rank < size; ++rank) inputs[rank] = exchange.input(rank) + exchange.rank() * bytes;
  exchange.outputs()[0] = array.out;
  reduce_slices(kind, dtype, inputs, size, exchange.outputs(), 1, array.count);
}

}  // namespace runtime_detail

ListView<ExchangedArray> Device::exchanged(ListView<CollectiveArray> arrays, Index bytes,
                                                  const SplitCall* split) {
  if (split != nullptr && split->call != nullptr) return {split->arrays.data(), to_size(split->arrays.size())};
  runtime_detail::list_arrays(exchanged_, arrays, bytes);
  return {exchanged_.data(), to_size(exchanged_.size())};
}

void Device::start(SplitCall& split, Collective op, ReductionKind kind, DType dtype,
                   ListView<CollectiveArray> arrays, GroupView group, Where where) {
  using namespace runtime_detail;
  if (interconnect_.fault().is_set()) interconnect_.fault().raise_error();
  const Participant self = place_in(op, group);
  split.call = nullptr;
  if (self.group.size() == 1 || self.group.spans_processes()) return;
  list_arrays(split.arrays, arrays, size_bytes(dtype) * (op == Collective::reduce_scatter ? self.group.size() : 1));
  split.call = &self.group.started().open(self.rank, 0);
  StartedCall::Member& own = split.call->member(self.rank);
  own.signature = signature_of(op, dtype, arrays, where);
  own.signature.reduce = kind;
  own.signature.sequence = split.call->number();
  own.arrays = split.arrays.data();
  self.group.started().arrive(*split.call, self.rank);
}

void Device::reserve_starts(Index calls, GroupView group) {
  place_in(Collective::barrier, group).group.started().reserve(calls);
}

void Device::all_reduce(ReductionKind kind, DType dtype, const void* in, void* out, Index count, GroupView group,
                        Where where) {
  const CollectiveArray one{in, out, count};
  reduce_all(kind, dtype, {&one, 1}, 1, group, where);
}

void Device::all_reduce(ReductionKind kind, DType dtype, ListView<CollectiveArray> arrays, GroupView group,
                        Where where, SplitCall* split) {
  reduce_all(kind, dtype, arrays, 1, group, where, split);
}

void Device::reduce_all(ReductionKind kind, DType dtype, ListView<CollectiveArray> arrays, double scale,
                        const GroupView& group, const Where& where, SplitCall* split) {
  using namespace runtime_detail;
  constexpr Collective op = Collective::all_reduce;
  check_reduction(op, kind, dtype);
  const Index element = size_bytes(dtype);
  for (const CollectiveArray& array : arrays) {
    check_count(op, array.count);
    if (array.in != array.out) check_apart(op, array.in, array.count * element, array.out, array.count * element);
  }
  const Participant self = participant_in(op, group);
  Signature signature = signature_of(op, dtype, arrays, where);
  signature.reduce = kind;
  if (scale != 1) signature.detail = __builtin_bit_cast(std::uint64_t, scale);  // of one array
  PointerExchange exchange(self, signature, exchanged(arrays, element, split), started_by(split));
  for_each_array(exchange, arrays, [&](const CollectiveArray& array) { reduce_here(exchange, kind, dtype, array); });
  close(exchange, op, arrays, element);
}

void Device::all_gather(DType dtype, const void* in, Index count, void* out, GroupView group, Where where) {
  const CollectiveArray one{in, out, count};
  all_gather(dtype, {&one, 1}, group, where);
}

void Device::all_gather(DType dtype, ListView<CollectiveArray> arrays, GroupView group, Where where,
                        SplitCall* split) {
  using namespace runtime_detail;
  constexpr Collective op = Collective::all_gather;
  const Participant self = participant_in(op, group);
  const Index element = size_bytes(dtype);
  for (const CollectiveArray& array : arrays) {
    check_count(op, array.count);
    const Index bytes = array.count * element;
    if (array.in != static_cast<std::byte*>(array.out) + self.rank * bytes)
      check_apart(op, array.in, bytes, array.out, self.group.size() * bytes);
  }
  PointerExchange exchange(self, signature_of(op, dtype, arrays, where), exchanged(arrays, element, split),
                           started_by(split));
  for_each_array(exchange, arrays, [&](const CollectiveArray& array) {
    gather_inputs(exchange, array.in, array.count * element, static_cast<std::byte*>(array.out));
  });
  close(exchange, op, arrays, element);
}

void Device::reduce_scatter(ReductionKind kind, DType dtype, const void* in, Index count, void* out, GroupView group,
                            Where where) {
  const CollectiveArray one{in, out, count};
  reduce_scatter(kind, dtype, {&one, 1}, group, where);
}

void Device::reduce_scatter(ReductionKind kind, DType dtype, ListView<CollectiveArray> arrays, GroupView group,
                            Where where, SplitCall* split) {
  using namespace runtime_detail;
  constexpr Collective op = Collective::reduce_scatter;
  check_reduction(op, kind, dtype);
  const Participant self = participant_in(op, group);
  const Index element = size_bytes(dtype), size = self.group.size();
  for (const CollectiveArray& array : arrays) {
    check_count(op, array.count);
    const Index bytes = array.count * element;
    if (array.out != static_cast<const std::byte*>(array.in) + self.rank * bytes)
      check_apart(op, array.in, size * bytes, array.out, bytes);
  }
  Signature signature = signature_of(op, dtype, arrays, where);
  signature.reduce = kind;
  PointerExchange exchange(self, signature, exchanged(arrays, size * element, split), started_by(split));
  for_each_array(exchange, arrays, [&](const CollectiveArray& array) { scatter_here(exchange, kind, dtype, array); });
  close(exchange, op, arrays, element);
}

}  // namespace weft

#endif
