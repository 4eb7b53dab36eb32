// Interconnect's part in runs of several processes: how a run ends everywhere, and who is to blame when a message does
// not come.
#ifndef WEFT_RUNTIME_INTERCONNECT_PROCESSES_IPP
#define WEFT_RUNTIME_INTERCONNECT_PROCESSES_IPP

#include <weft/runtime/interconnect.hpp>
#include <weft/runtime/message_head.hpp>

namespace weft {

// A dissemination barrier between the first devices of the processes: in each round a process tells the one twice as
// far away as before, so that after log2 of their number everybody has heard of everybody.
void Interconnect::meet_processes() {
  const int processes = process_count();
  bool told = false;
  for (int distance = 1; distance < processes && !fault_.is_set(); distance *= 2) {
    const int to = (process_index() + distance) % processes * local_;
    const int from = (process_index() + processes - distance) % processes * local_;
    std::byte* room = nullptr;
    if (!wait_for_message(first_, to, [&] { return (room = transport_->room(first_)) != nullptr; })) return;
    MessageHead mine = MessageHead::end_of_run(run_);
    mine.elements = std::ssize(agreed_);
    mine.detail = hash_of(agreed_);
    mine.payload = 4 * mine.elements;
    std::memcpy(room, &mine, sizeof mine);
    write_bits(agreed_, room + sizeof mine);
    transport_->send(first_, static_cast<Index>(sizeof mine) + mine.payload, std::span(&to, 1));

    std::span<const std::byte> message;
    const std::uint64_t start = steady_nanoseconds();
    const bool came = wait_for_message(first_, from, [&] {
      message = transport_->receive(first_, from);
      if (message.data() != nullptr) return true;
      if (told || steady_nanoseconds() - start < grace / 4) return false;
      watch_->tell_departure(run_);
      told = true;
      return false;
    });
    if (!came) return;
    MessageHead theirs;
    std::memcpy(&theirs, message.data(), sizeof theirs);
    compare(theirs, message.subspan(sizeof theirs), process_of(from));
    transport_->finish(first_, from);
  }
}

void Interconnect::compare(const MessageHead& theirs, std::span<const std::byte> bits, int process) {
  Sentence settings;
  const bool is_same_call = theirs.elements == std::ssize(agreed_) && theirs.detail == hash_of(agreed_);
  if (theirs.is_end_of_run() && is_same_call) settings = differences(agreed_, process_index(), bits.data(), process);
  if (theirs.is_end_of_run() && !is_same_call)
    settings << "they are in different calls, process " << process_index() << " in one of " << std::ssize(agreed_)
             << " settings, process " << process << " in one of " << theirs.elements;
  if ((theirs.is_end_of_run() && settings.size() == 0) || !fault_.claim()) return;
  const std::lock_guard guard(lock_);
  if (theirs.is_end_of_run())
    publish(-1, processes_differ_in_settings(settings.text()));
  else  // it waits in a collective for a device of this process, which will not come
    publish(first_, device_left(describe_devices(first_).text()));
}

// `device` waits for a message of `from`, whose process may have left the run: what it sent before is here by now. A
// device that has returned waits at the end of the run, where those that have left it are as well.
void Interconnect::end_if_gone(int device, int from, std::uint64_t now) {
  const std::uint32_t run = waiting(device - first_) == returned ? ProcessWatch::all_runs : run_;
  const std::uint64_t left = watch_->departure_of(process_of(from), run);
  if (left == 0 || now < left + grace || !fault_.claim()) return;
  const std::lock_guard guard(lock_);
  publish(from, device_left((Sentence() << "device " << from << " of process " << process_of(from) << ": returned; "
                                        << describe_devices(-1).text())
                                .text()));
}

// Somebody has waited for `late` as long as is allowed: follows who waits for whom, from process to process, to the
// device that waits for nobody. If there is none, those that wait in a circle are named, as many as there is room for.
void Interconnect::end_for_slowness(int late) {
  constexpr int room = 700;
  const auto ask = [&](int device) {
    return process_of(device) == process_index() ? report_on(device) : watch_->ask(device);
  };
  const auto write = [&](Sentence& text, int device, const DeviceReport& report) {
    text << "device " << device << " of process " << process_of(device) << ": "
         << (report.waits_for < 0 ? "its process does not answer" : report.text) << "; ";
  };
  DeviceReport report = ask(late);
  int culprit = late;
  const auto follows = [&] { return report.waits_for >= 0 && report.waits_for != culprit; };
  for (int step = 0; step < devices_ && follows(); ++step) report = ask(culprit = report.waits_for);
  Sentence devices;
  const int first = culprit;
  const bool is_circle = follows();
  do {
    write(devices, culprit, report);
    if (is_circle) report = ask(culprit = report.waits_for);
  } while (is_circle && culprit != first && follows() && devices.size() < room);
  if (!fault_.claim()) return;
  const std::lock_guard guard(lock_);
  devices << describe_devices(-1).text();
  publish(is_circle ? -1 : culprit, collective_timeout(slow_milliseconds_, devices.text()));
}

void Interconnect::disagree(int device, bool has_returned, const Signature& signature) {
  if (fault_.claim()) {
    const std::lock_guard guard(lock_);
    Sentence devices;
    devices << "device " << device << " of process " << process_of(device) << ": ";
    if (has_returned)
      devices << "returned";
    else
      describe(devices, signature) << ", in another group or run";
    devices << "; " << describe_devices(-1).text();
    publish(device, has_returned ? device_left(devices.text()) : collective_mismatch(devices.text()));
  }
  while (!fault_.is_set()) std::this_thread::yield();
}

void Interconnect::run_has_failed(const Error& error, int device) {
  if (!fault_.claim()) return;
  const std::lock_guard guard(lock_);
  publish_here(device, error);
}

Interconnect::Late Interconnect::late_at(std::uint64_t word) {
  const std::lock_guard guard(lock_);
  Late late;
  bool runs = false;
  Index missing = 0;
  const Buffer<Index>& neighbors = group_at(word).neighbors();
  for (Index place = 0; place < neighbors.size(); ++place) {
    const Index member = neighbors[place];
    if (has_come(word, place, member)) continue;
    const std::uint64_t own = waiting(member);
    const int device = first_ + static_cast<int>(member);
    late.only = ++missing == 1 ? device : -1;
    const bool is_waiting =
        (own != running && own != returned) || at(device).expected.load(std::memory_order_acquire) >= 0;
    if (late.any < 0 || (!runs && !is_waiting)) late.any = device;
    runs = runs || !is_waiting;
  }
  late.waits = runs ? -1 : late.any;
  return late;
}

DeviceReport Interconnect::report_on(int device) {
  State& state = at(device);
  DeviceReport report{.waits_for = state.expected.load(std::memory_order_acquire)};
  const std::uint64_t word = waiting(device - first_);
  if (report.waits_for < 0) {
    const int late = word == running || word == returned ? -1 : late_at(word).any;
    report.waits_for = late < 0 ? device : late;
  }
  Activity activity = activity_of(state);
  activity.gone = word == returned;
  Sentence text;
  describe(text, activity);
  copy_text(report.text, text.text());
  return report;
}

}  // namespace weft

#endif
