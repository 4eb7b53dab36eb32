// The collectives of Device that are waited for later. In one process a start copies what it brings to memory of the
// group and arrives; the work is done by those who wait, an all_reduce block by block by whoever comes first. A start
// in a group with members in other processes copies and notes the call, which is made when it is waited for, or when
// the next call of such a group comes, since messages between two devices have one order.
#ifndef WEFT_RUNTIME_STARTED_COLLECTIVES_IPP
#define WEFT_RUNTIME_STARTED_COLLECTIVES_IPP

#include <weft/runtime/device.hpp>
#include <weft/runtime/pending_collective.hpp>
#include <weft/runtime/pointer_exchange.hpp>

#include <cstring>

namespace weft {

namespace runtime_detail {

// Elements of what the outputs hold, from the first on.
inline void copy_to_outputs(const PendingCollective& pending, const std::byte* from) {
  const DType dtype = pending.signature.dtype;
  for (const ReducedBuffer& output : pending.outputs) {
    const Index bytes = output.count * size_bytes(dtype);
    copy_bytes(output.data, from, bytes);
    if (pending.scale != 1) scale_elements(dtype, output.data, output.count, pending.scale);
    from += bytes;
  }
}

inline Sentence described(const PendingCollective& pending) {
  Sentence text;
  const Signature& call = pending.signature;
  describe_call(text, call.op, call.reduce, call.dtype, call.elements);
  describe_place(text, call.where.label, call.where.file, call.where.line);
  return text;
}

// This member's result of `call`, in which everybody has arrived.
inline void take_result(const PendingCollective& pending, StartedCall& call) {
  const Signature& signature = pending.signature;
  const Index count = signature.elements, element = size_bytes(signature.dtype), bytes = count * element;
  Communicator& group = *pending.group;
  const int size = group.size(), rank = pending.rank;
  const auto input = [&](int of) -> const std::byte* { return call.member(of).input.data(); };
  void* const out = pending.outputs.empty() ? nullptr : pending.outputs[0].data;
  const auto each_part = [&](Index in_stride) {
    for (int of = 0; of < size; ++of)
      copy_bytes(static_cast<std::byte*>(out) + of * bytes, input(of) + rank * in_stride, bytes);
  };
  const auto reduce = [&](Index in, void* to, Index elements) {
    const void** const inputs = group.inputs(rank);
    for (int of = 0; of < size; ++of) inputs[of] = input(of) + in;
    reduce_slices(signature.reduce, signature.dtype, inputs, size, &to, 1, elements);
  };
  switch (signature.op) {
    case Collective::all_reduce: {
      const Index block = (Index{64} << 10) / element;
      call.share_blocks(ceil_divide(count, block), [&](Index at) {
        const Index first = at * block;
        reduce(first * element, call.result() + first * element, block < count - first ? block : count - first);
      });
      return copy_to_outputs(pending, call.result());
    }
    case Collective::reduce_scatter: return reduce(rank * bytes, out, count);
    case Collective::all_gather: return each_part(0);
    case Collective::all_to_all: return each_part(bytes);
    case Collective::broadcast:
      if (rank != pending.peer) copy_bytes(out, input(pending.peer), bytes);
      return;
    default:
      if (pending.peer >= 0) return copy_bytes(out, input(pending.peer), bytes);
      if (bytes > 0) std::memset(out, 0, to_size(bytes));
  }
}

// What this member sends in the call.
inline CallTotal sent_by_one(const PendingCollective& pending, const Interconnect& interconnect) {
  const Signature& signature = pending.signature;
  const Index element = size_bytes(signature.dtype);
  if (signature.op != Collective::collective_permute)
    return sent_by_each(signature.op, *pending.group, signature.elements, element);
  const int target = pending.target;
  const Index bytes = target >= 0 && target != pending.rank ? signature.elements * element : 0;
  const bool crosses =
      bytes > 0 && interconnect.granule_of(pending.ordinal) != interconnect.granule_of(pending.group->member(target));
  return {1, bytes, crosses ? bytes : 0};
}

}  // namespace runtime_detail

CollectiveHandle Device::start(const CollectiveStart& what, GroupView group, Where where) {
  using namespace runtime_detail;
  check_count(what.op, what.count);
  const bool reduces = what.op == Collective::all_reduce || what.op == Collective::reduce_scatter;
  if (reduces) check_reduction(what.op, what.reduce, what.dtype);
  if (what.scale != 1 && !is_floating(what.dtype)) scale_is_not_for_type(what.scale, name_of(what.dtype));
  if (interconnect_.fault().is_set()) interconnect_.fault().raise_error();
  const Participant self = place_in(what.op, group);
  const int size = self.group.size();
  auto* const pending = new PendingCollective;
  struct Started {  // until it is listed and given away
    PendingCollective* pending;
    ~Started() { delete pending; }
  } started{pending};
  pending->device = this;
  pending->ordinal = ordinal_;
  pending->group = &self.group;
  pending->rank = self.rank;
  pending->scale = what.scale;
  pending->make_between_processes = &Device::make_between_processes;
  for (const ReducedBuffer& output : what.outputs) pending->outputs.push_back(output);
  for (const SourceTarget& pair : what.pairs) pending->pairs.push_back(pair);

  Signature& signature = pending->signature;
  signature = signature_of(what.op, what.dtype, what.count, where);
  signature.reduce = what.reduce;
  const Index element = size_bytes(what.dtype);
  bool brings = true;
  if (what.op == Collective::all_reduce && what.scale != 1)
    signature.detail = __builtin_bit_cast(std::uint64_t, what.scale);
  if (what.op == Collective::broadcast) {
    if (what.root < 0 || what.root >= size) root_is_not_in_group(name_of(what.op), what.root, size);
    signature.detail = static_cast<std::uint64_t>(what.root);
    pending->peer = what.root;
    brings = what.root == self.rank;
  }
  if (what.op == Collective::collective_permute) {
    pending->peer = check_pairs(what.pairs, size, self.rank, pending->target);
    signature.detail = hash_of_pairs(what.pairs);
  }

  const bool is_here = !self.group.spans_processes();
  if (is_here)
    pending->call = &self.group.started().open(self.rank, what.op == Collective::all_reduce ? what.count * element : 0);
  Buffer<std::byte>& copy = is_here ? pending->call->member(self.rank).input : pending->input;
  Index bytes = 0;
  for (const ReducedBuffer& input : what.inputs) bytes += brings ? input.count * element : 0;
  if (copy.size() < bytes) copy.resize(bytes);
  std::byte* to = copy.data();
  for (const ReducedBuffer& input : what.inputs) {
    if (!brings) continue;
    copy_bytes(to, input.data, input.count * element);
    to += input.count * element;
  }
  started_.push_back(pending);
  started.pending = nullptr;
  if (is_here) {
    signature.sequence = pending->call->number();
    pending->call->member(self.rank).signature = signature;
    self.group.started().arrive(*pending->call, self.rank);
  }
  return CollectiveHandle(*pending);
}

void Device::finish(PendingCollective& pending) {
  if (pending.is_done) return;
  if (pending.call != nullptr) return finish_here(pending);
  while (!pending.is_done && finish_first_between_processes()) {
  }
}

void Device::finish_between_processes() {
  while (!is_finishing_ && finish_first_between_processes()) {
  }
}

void Device::finish_here(PendingCollective& pending) {
  using namespace runtime_detail;
  Communicator& group = *pending.group;
  StartedCall& call = *pending.call;
  const Signature& signature = pending.signature;
  if (interconnect_.fault().is_set()) interconnect_.fault().raise_error();
  interconnect_.begin_call(ordinal_, signature.where);
  recorder().enter(record_of(signature, group, static_cast<std::uint32_t>(pending.peer)));
  const auto signature_of_member = [&](int of) -> const Signature& { return call.member(of).signature; };
  bool agree = interconnect_.pass(group, call, ordinal_);
  for (int rank = 0; agree && rank < group.size(); ++rank) {
    if (signature_of_member(rank) == signature) continue;
    interconnect_.mismatch(group, signature_of_member);
    agree = false;
  }
  if (!agree) {
    recorder().abort();
    interconnect_.fault().raise_error();
  }
  recorder().match();
  take_result(pending, call);
  group.started().leave(call);
  pending.is_done = true;
  const CallTotal sent = sent_by_one(pending, interconnect_);
  recorder().finish(sent.bytes_sent, sent.bytes_sent_dcn);
}

bool Device::finish_first_between_processes() {
  Index first = 0;
  while (first < started_.size() && (started_[first]->call != nullptr || started_[first]->is_done)) ++first;
  if (first == started_.size()) return false;
  (this->*started_[first]->make_between_processes)(*started_[first]);
  return true;
}

void Device::make_between_processes(PendingCollective& pending) {
  using namespace runtime_detail;
  const Signature& call = pending.signature;
  if (pending.is_dropped) collective_is_never_waited_for(ordinal_, described(pending).text());
  pending.is_done = true;  // or the run fails
  struct Finishing {
    bool& now;
    ~Finishing() { now = false; }
  } const finishing{is_finishing_ = true};
  const GroupView group(pending.group->members());
  std::byte* const in = pending.input.data();
  void* const out = pending.outputs.empty() ? nullptr : pending.outputs[0].data;
  switch (call.op) {
    case Collective::all_reduce: {
      const CollectiveArray one{in, in, call.elements};
      reduce_all(call.reduce, call.dtype, {&one, 1}, pending.scale, group, call.where);
      return copy_to_outputs(pending, in);
    }
    case Collective::reduce_scatter:
      return reduce_scatter(call.reduce, call.dtype, in, call.elements, out, group, call.where);
    case Collective::all_gather: return all_gather(call.dtype, in, call.elements, out, group, call.where);
    case Collective::all_to_all: return all_to_all(call.dtype, in, call.elements, out, group, call.where);
    case Collective::broadcast:
      return broadcast(call.dtype, pending.peer == pending.rank ? in : out, call.elements, pending.peer, group,
                       call.where);
    default:
      return collective_permute(call.dtype, in, out, call.elements,
                                {pending.pairs.data(), to_size(pending.pairs.size())}, group, call.where);
  }
}

void Device::check_waits() {
  if (!started_.empty()) collective_is_never_waited_for(ordinal_, runtime_detail::described(*started_[0]).text());
}

void Device::forget_started() noexcept {
  for (PendingCollective* const pending : started_) {
    pending->device = nullptr;
    pending->release();
  }
  started_.clear();
}

void Device::wait_for(PendingCollective& pending) {
  finish(pending);
  Index place = 0;
  while (started_[place] != &pending) ++place;
  for (; place + 1 < started_.size(); ++place) started_[place] = started_[place + 1];
  started_.pop_back();
  pending.release();
}

CollectiveHandle::~CollectiveHandle() {
  if (pending_ == nullptr) return;
  pending_->is_dropped = true;
  pending_->release();
}

void CollectiveHandle::wait() {
  if (pending_ == nullptr) collective_handle_is_empty();
  PendingCollective& pending = *pending_;
  if (pending.is_waited) collective_is_waited_for_twice(runtime_detail::described(pending).text());
  if (pending.device == nullptr) device_is_outside_run("CollectiveHandle::wait", pending.ordinal);
  pending.is_waited = true;
  pending.device->wait_for(pending);
}

bool CollectiveHandle::is_ready() const noexcept {
  return pending_ != nullptr && (pending_->is_done || (pending_->call != nullptr && pending_->device != nullptr &&
                                                       pending_->call->has_everybody()));
}

}  // namespace weft

#endif
