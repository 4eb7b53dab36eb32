// Definitions of runtime/process_watch.hpp.
#ifndef WEFT_RUNTIME_PROCESS_WATCH_IPP
#define WEFT_RUNTIME_PROCESS_WATCH_IPP

#include <weft/runtime/process_watch.hpp>

namespace weft {

ProcessWatch::ProcessWatch(Transport& transport, Listener& listener)
    : transport_(transport),
      listener_(listener),
      departures_(transport.process_count()),
      thread_([this] { read_letters(); }) {}

ProcessWatch::~ProcessWatch() {
  stopping_.store(true, std::memory_order_relaxed);
  thread_.join();
}

void ProcessWatch::tell_failure(const Error& error, int device) {
  Letter letter{.kind = Kind::failure, .device = device, .code = number_of(error.code())};
  copy_text(letter.text, error.what());
  tell(letter);
}

void ProcessWatch::tell_departure(std::uint32_t run) {
  Letter letter{.kind = Kind::departure, .run = run};
  tell(letter);
}

std::uint64_t ProcessWatch::departure_of(int process, std::uint32_t run) const noexcept {
  const Departure& departure = departures_[process];
  const std::uint32_t left = departure.run.load(std::memory_order_acquire);
  return left == run || left == all_runs ? departure.time.load(std::memory_order_relaxed) : 0;
}

DeviceReport ProcessWatch::ask(int device) {
  const std::lock_guard guard(asking_);
  const std::uint32_t question = ++questions_;
  Letter letter{.kind = Kind::question, .device = device, .run = question};
  post(device / transport_.devices_per_process(), letter);
  const std::uint64_t start = steady_nanoseconds();
  while (steady_nanoseconds() - start < 500'000'000) {
    if (answered_.load(std::memory_order_acquire) == question) return answer_;
    ::usleep(1000);
  }
  return {};
}

int ProcessWatch::number_of(const char* code) noexcept {
  for (int i = 0; i < static_cast<int>(std::size(codes)); ++i)
    if (std::strcmp(codes[i], code) == 0) return i;
  return 0;
}

void ProcessWatch::post(int process, Letter& letter) {
  letter.sender = transport_.process_index();
  const std::size_t size = offsetof(Letter, text) + std::strlen(letter.text) + 1;
  transport_.post(process, std::as_bytes(std::span(&letter, 1)).first(size));
}

void ProcessWatch::tell(Letter& letter) {
  for (int process = 0; process < transport_.process_count(); ++process)
    if (process != transport_.process_index()) post(process, letter);
}

void ProcessWatch::read_letters() {
  while (!stopping_.load(std::memory_order_relaxed)) {
    Letter letter;
    if (transport_.collect(std::as_writable_bytes(std::span(&letter, 1))) > 0)
      read(letter);
    else
      ::usleep(3000);
  }
}

void ProcessWatch::read(const Letter& letter) {
  switch (letter.kind) {
    case Kind::failure:
      listener_.run_has_failed(Error(codes[to_size(letter.code) % std::size(codes)], Sentence() << letter.text),
                               letter.device);
      break;
    case Kind::departure: {
      Departure& departure = departures_[letter.sender];
      departure.time.store(steady_nanoseconds(), std::memory_order_relaxed);
      departure.run.store(letter.run, std::memory_order_release);
      break;
    }
    case Kind::question: {
      const DeviceReport report = listener_.report_on(letter.device);
      Letter answer{.kind = Kind::answer, .device = letter.device, .run = letter.run, .waits_for = report.waits_for};
      std::memcpy(answer.text, report.text, sizeof report.text);
      post(letter.sender, answer);
      break;
    }
    case Kind::answer:
      answer_.waits_for = letter.waits_for;
      std::memcpy(answer_.text, letter.text, sizeof answer_.text);
      answer_.text[sizeof answer_.text - 1] = '\0';
      answered_.store(letter.run, std::memory_order_release);
      break;
  }
}

}  // namespace weft

#endif
