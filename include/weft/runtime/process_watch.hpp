// What a process tells the others beside the messages of its devices: that its run has failed, that it has left, and,
// asked for a device that is late, what that one waits for itself. A thread of its own reads the letters, since all
// devices of a process may be at work, asleep or hung.
#ifndef WEFT_RUNTIME_PROCESS_WATCH_HPP
#define WEFT_RUNTIME_PROCESS_WATCH_HPP

#include <weft/base/error_runtime.hpp>
#include <weft/observe/ticks.hpp>
#include <weft/runtime/transport.hpp>
#include <weft/sync/wait.hpp>

#include <cstddef>
#include <cstring>
#include <memory>
#include <mutex>
#include <thread>

namespace weft {

// As much of `text` as there is room for.
template <std::size_t size>
void copy_text(char (&to)[size], const char* text) noexcept {
  const std::size_t length = ::strnlen(text, size - 1);
  std::memcpy(to, text, length);
  to[length] = '\0';
}

// What is known of a device that others wait for: `waits_for` is the device that it waits for itself, itself if it
// runs.
struct DeviceReport {
  int waits_for = -1;  // -1: its process does not answer
  char text[256] = {};
};

class ProcessWatch {
 public:
  // What the letters are about; called on the thread of the watch.
  class Listener {
   public:
    virtual ~Listener() = default;
    // Another process has ended the run; `device` is to blame, -1: nobody alone.
    virtual void run_has_failed(const Error& error, int device) = 0;
    virtual DeviceReport report_on(int device) = 0;
  };

  ProcessWatch(Transport& transport, Listener& listener)
      : transport_(transport),
        listener_(listener),
        departures_(std::make_unique<Departure[]>(to_size(transport.process_count()))),
        thread_([this] { read_letters(); }) {}
  ProcessWatch(const ProcessWatch&) = delete;
  ProcessWatch& operator=(const ProcessWatch&) = delete;
  ~ProcessWatch() {
    stopping_.store(true, std::memory_order_relaxed);
    thread_.join();
  }

  // To all other processes.
  void tell_failure(const Error& error, int device) {
    Letter letter{.kind = Kind::failure, .device = device, .code = number_of(error.code())};
    copy_text(letter.text, error.what());
    tell(letter);
  }
  // This process has come to the end of run number `run`, or of all runs.
  static constexpr std::uint32_t all_runs = ~std::uint32_t{0};
  void tell_departure(std::uint32_t run) {
    Letter letter{.kind = Kind::departure, .run = run};
    tell(letter);
  }
  // When the news came that `process` has left the run, steady_nanoseconds(); 0: it has not. Its last messages may
  // still be on their way.
  [[nodiscard]] std::uint64_t departure_of(int process, std::uint32_t run) const noexcept {
    const Departure& departure = departures_[to_size(process)];
    const std::uint32_t left = departure.run.load(std::memory_order_acquire);
    return left == run || left == all_runs ? departure.time.load(std::memory_order_relaxed) : 0;
  }

  // What `device` of another process is doing. Waits half a second for the answer. One thread at a time.
  [[nodiscard]] DeviceReport ask(int device) {
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

 private:
  enum class Kind : std::uint32_t { failure, departure, question, answer };
  struct Letter {
    Kind kind = Kind::failure;
    std::int32_t sender = 0, device = -1, code = 0;
    std::uint32_t run = 0;  // of a question and its answer: their number
    std::int32_t waits_for = -1;
    char text[Sentence::capacity + 1] = {};
  };
  static_assert(sizeof(Letter) <= Transport::letter_bytes);
  struct Departure {
    std::atomic<std::uint32_t> run{0};
    std::atomic<std::uint64_t> time{0};
  };

  // The errors that end a run, whose codes travel as numbers.
  static constexpr const char* codes[] = {"device_failed", "collective_mismatch", "device_left", "collective_timeout"};
  [[nodiscard]] static int number_of(const char* code) noexcept {
    for (int i = 0; i < 4; ++i)
      if (std::strcmp(codes[i], code) == 0) return i;
    return 0;
  }

  void post(int process, Letter& letter) {
    letter.sender = transport_.process_index();
    const std::size_t size = offsetof(Letter, text) + std::strlen(letter.text) + 1;
    transport_.post(process, std::as_bytes(std::span(&letter, 1)).first(size));
  }
  void tell(Letter& letter) {
    for (int process = 0; process < transport_.process_count(); ++process)
      if (process != transport_.process_index()) post(process, letter);
  }

  void read_letters() {
    while (!stopping_.load(std::memory_order_relaxed)) {
      Letter letter;
      if (transport_.collect(std::as_writable_bytes(std::span(&letter, 1))) > 0)
        read(letter);
      else
        ::usleep(3000);
    }
  }
  void read(const Letter& letter) {
    switch (letter.kind) {
      case Kind::failure:
        listener_.run_has_failed(Error(codes[letter.code & 3], Sentence() << letter.text), letter.device);
        break;
      case Kind::departure: {
        Departure& departure = departures_[to_size(letter.sender)];
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

  Transport& transport_;
  Listener& listener_;
  std::unique_ptr<Departure[]> departures_;  // by process
  std::mutex asking_;
  std::uint32_t questions_ = 0;
  DeviceReport answer_;
  std::atomic<std::uint32_t> answered_{0};
  std::atomic<bool> stopping_{false};
  std::thread thread_;  // the last one: it uses all others
};

}  // namespace weft

#endif
