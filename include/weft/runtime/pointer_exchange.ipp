// Definitions of runtime/pointer_exchange.hpp.
#ifndef WEFT_RUNTIME_POINTER_EXCHANGE_IPP
#define WEFT_RUNTIME_POINTER_EXCHANGE_IPP

#include <weft/runtime/pointer_exchange.hpp>

namespace weft {

Record record_of(const Signature& signature, const Communicator& group, std::uint32_t peer) {
  Record record;
  record.sequence = signature.sequence;
  record.op = signature.op;
  record.dtype = signature.dtype;
  record.reduce = signature.reduce;
  record.group = static_cast<std::uint16_t>(group.number());
  record.elements = static_cast<std::uint64_t>(signature.elements);
  record.signature = hash_of(signature, group.number());
  record.line = static_cast<std::uint32_t>(signature.where.line);
  record.peer = peer;
  return record;
}

CallTotal sent_by_each(Collective op, const Communicator& group, Index count, Index element_bytes) noexcept {
  const Index granules = group.granules();
  return {1, bytes_sent_by(op, group.size(), count, element_bytes),
          bytes_sent_over_dcn(op, granules, group.size() / granules, count, element_bytes)};
}

void PointerExchange::open(Signature signature, std::uint32_t peer) {
  if (self_.interconnect.fault().is_set()) self_.interconnect.fault().raise_error();
  self_.interconnect.begin_call(self_.device, signature.where);
  sequence_ = signature.sequence =
      started_ != nullptr ? started_->number() : self_.group.next_call(self_.rank, self_.interconnect.run());
  recorder().enter(record_of(signature, self_.group, peer));
  if (started_ != nullptr)
    join(signature);
  else if (size_ > 1)
    publish(signature);
  recorder().match();
}

const std::byte* PointerExchange::input(int rank) noexcept {
  if (size_ == 1) return arrays_[array_].in;
  return staged_ ? self_.group.staging(sequence_, rank) + staged_before_ : array_of(rank).in;
}

std::byte* PointerExchange::room() {
  std::byte* room = nullptr;
  const int any = device_of(self_.group.processes().lane(self_.group.processes().own() == 0 ? 1 : 0, 0));
  const auto ready = [&] { return (room = transport().room(self_.device)) != nullptr; };
  if (!self_.interconnect.wait_for_message(self_.device, any, ready)) abandon();
  return room;
}

std::span<const int> PointerExchange::receivers() {
  return in_other_processes([this](Index process) { return self_.group.processes().receiver(self_.rank, process); });
}

std::span<const int> PointerExchange::lane_devices(Index lane) {
  return in_other_processes([this, lane](Index process) { return self_.group.processes().lane(process, lane); });
}

bool PointerExchange::receives_from(int rank) const {
  const GroupProcesses& processes = self_.group.processes();
  return lives_elsewhere(rank) && processes.receiver(rank, processes.own()) == self_.rank;
}

void PointerExchange::close(Collective op, Index count, Index element_bytes) {
  const CallTotal sent = sent_by_each(op, self_.group, count, element_bytes);
  close(sent.bytes_sent, sent.bytes_sent_dcn);
}

void PointerExchange::close(Index bytes_sent, Index over_dcn) {
  if (size_ > 1) {
    if (!staged_) meet_neighbors();
    self_.interconnect.end_work(self_.device);
  }
  if (started_ != nullptr) self_.group.started().leave(*started_);
  recorder().finish(bytes_sent, over_dcn);
}

Index PointerExchange::stage() {
  Index bytes = 0;
  staged_ = true;
  for (const ExchangedArray& array : arrays_) {
    staged_ = staged_ && array.in_bytes >= 0;
    bytes += array.in_bytes;
  }
  staged_ = staged_ && bytes <= self_.group.staging_bytes();
  if (!staged_) return 0;
  std::byte* to = self_.group.staging(sequence_, self_.rank);
  for (const ExchangedArray& array : arrays_) {
    if (array.in_bytes > 0) std::memcpy(to, array.in, to_size(array.in_bytes));
    to += array.in_bytes;
  }
  return bytes;
}

void PointerExchange::publish(const Signature& signature) {
  self_.interconnect.begin_work(self_.device);
  const Index staged_bytes = stage();
  Slot& mine = self_.group.slot(sequence_, self_.rank);
  mine.signature = signature;
  mine.arrays = arrays_.data();
  if (self_.group.spans_processes()) correspond(signature, staged_bytes);
  meet_neighbors();
  compare(signature, [this](int of) -> const Signature& { return self_.group.slot(sequence_, of).signature; });
}

void PointerExchange::join(const Signature& signature) {
  self_.interconnect.begin_work(self_.device);
  if (!self_.interconnect.pass(self_.group, *started_, self_.device)) abandon();
  compare(signature, [this](int of) -> const Signature& { return started_->member(of).signature; });
}

void PointerExchange::correspond(const Signature& signature, Index payload) {
  std::byte* const own = room();
  const MessageHead head(signature, self_.group.signature(), self_.interconnect.run(), payload);
  std::memcpy(own, &head, sizeof head);
  if (payload > 0) std::memcpy(own + sizeof head, self_.group.staging(sequence_, self_.rank), to_size(payload));
  send(static_cast<Index>(sizeof head) + payload, receivers());
  for (int rank = 0; rank < size_; ++rank)
    if (receives_from(rank)) take_head(rank, signature);
}

void PointerExchange::take_head(int rank, const Signature& signature) {
  const int from = device_of(rank);
  const std::span<const std::byte> message = receive_message(from);
  MessageHead head;
  std::memcpy(&head, message.data(), sizeof head);
  Slot& slot = self_.group.slot(sequence_, rank);
  slot.signature = head.signature(signature.where, self_.group.place(sequence_, rank));
  slot.arrays = nullptr;
  const Index room = self_.group.staging_bytes();
  if (head.payload > 0 && head.payload <= room)
    std::memcpy(self_.group.staging(sequence_, rank), message.data() + sizeof head, to_size(head.payload));
  const bool is_here = head.group == self_.group.signature() && head.run == self_.interconnect.run();
  finish(rank);
  if (is_here) return;
  self_.interconnect.disagree(from, head.is_end_of_run(), slot.signature);
  abandon();
}

std::span<const std::byte> PointerExchange::receive_message(int from) {
  std::span<const std::byte> message;
  const auto ready = [&] { return (message = transport().receive(self_.device, from)).data() != nullptr; };
  if (!self_.interconnect.wait_for_message(self_.device, from, ready)) abandon();
  return message;
}

void PointerExchange::abandon() {
  recorder().abort();
  self_.interconnect.quiesce(self_.group, self_.device);
  self_.interconnect.fault().raise_error();
}

}  // namespace weft

#endif
