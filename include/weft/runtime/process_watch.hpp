// What a process tells the others beside the messages of its devices: that its run has failed, that it has left, and,
// asked for a device that is late, what that one waits for itself. A thread of its own reads the letters, since all
// devices of a process may be at work, asleep or hung.
#ifndef WEFT_RUNTIME_PROCESS_WATCH_HPP
#define WEFT_RUNTIME_PROCESS_WATCH_HPP

#include <weft/base/buffer.hpp>
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

  WEFT_DECL ProcessWatch(Transport& transport, Listener& listener);
  ProcessWatch(const ProcessWatch&) = delete;
  ProcessWatch& operator=(const ProcessWatch&) = delete;
  WEFT_DECL ~ProcessWatch();

  // To all other processes.
  WEFT_DECL void tell_failure(const Error& error, int device);
  // This process has come to the end of run number `run`, or of all runs.
  static constexpr std::uint32_t all_runs = ~std::uint32_t{0};
  WEFT_DECL void tell_departure(std::uint32_t run);
  // When the news came that `process` has left the run, steady_nanoseconds(); 0: it has not. Its last messages may
  // still be on their way.
  [[nodiscard]] WEFT_DECL std::uint64_t departure_of(int process, std::uint32_t run) const noexcept;

  // What `device` of another process is doing. Waits half a second for the answer. One thread at a time.
  [[nodiscard]] WEFT_DECL DeviceReport ask(int device);

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
  static constexpr const char* codes[] = {"device_failed", "collective_mismatch", "device_left", "collective_timeout",
                                          "processes_differ_in_settings"};
  [[nodiscard]] WEFT_DECL static int number_of(const char* code) noexcept;

  WEFT_DECL void post(int process, Letter& letter);
  WEFT_DECL void tell(Letter& letter);

  WEFT_DECL void read_letters();
  WEFT_DECL void read(const Letter& letter);

  Transport& transport_;
  Listener& listener_;
  Buffer<Departure> departures_;  // by process
  std::mutex asking_;
  std::uint32_t questions_ = 0;
  DeviceReport answer_;
  std::atomic<std::uint32_t> answered_{0};
  std::atomic<bool> stopping_{false};
  std::thread thread_;  // the last one: it uses all others
};

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/runtime/process_watch.ipp>
#endif

#endif
