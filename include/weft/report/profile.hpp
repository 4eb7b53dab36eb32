// profile(path, step): what was timed, as a trace for Perfetto (ui.perfetto.dev) and chrome://tracing: a track for the
// host, the loader and each device, with kernels and collectives by name and bytes, the batches that a DeviceLoader
// reads and moves, and the bytes in use over time. The format: "Trace Event Format" of Chromium, complete events (X),
// counters (C) and names of tracks (M), times in microseconds.
//
//   step.executable().start_timing();
//   for (...) step(image, label);
//   weft::profile("step.json", step, &loader.waits());
//
// In a device's track the spans of a call have no gaps: "launch" (from the call of the host until the device begins),
// the transfer, the steps of the plan, and "others finish" (until the call returns) are together as long as the call.
#ifndef WEFT_REPORT_PROFILE_HPP
#define WEFT_REPORT_PROFILE_HPP

#include <weft/io/file.hpp>
#include <weft/io/safetensors_json.hpp>
#include <weft/planner/step_bytes.hpp>
#include <weft/report/metrics.hpp>

namespace weft {

namespace detail {

// The events of a trace, one a line.
class TraceText {
 public:
  static constexpr Index host_track = 0, loader_track = 1, first_device_track = 2;

  // `arguments`: the members of a JSON object, or nothing.
  WEFT_DECL void span(const std::string& name, const char* category, Index track, std::uint64_t begin,
                      std::uint64_t end, const std::string& arguments = {});
  WEFT_DECL void counter(const std::string& name, Index track, std::uint64_t at, Index value);
  // Tracks stand in the order of their numbers.
  WEFT_DECL void name_track(Index track, const std::string& name);
  // Microseconds of a span, for arguments.
  [[nodiscard]] std::string microseconds_between(std::uint64_t begin, std::uint64_t end) const {
    return number(scale_.length(end - begin));
  }
  WEFT_DECL void write_to(const std::string& path);

 private:
  TickScale scale_;
  std::string text_ = "{\"displayTimeUnit\":\"ns\",\"traceEvents\":[";
  bool first_ = true;

  WEFT_DECL void open(const std::string& name, char phase, Index track);
  [[nodiscard]] std::string microseconds(std::uint64_t ticks) const { return number(scale_.nanoseconds(ticks)); }
  [[nodiscard]] WEFT_DECL static std::string number(double nanoseconds);
};

// Bytes of the arena that are in use while each step runs.
[[nodiscard]] WEFT_DECL std::vector<Index> bytes_in_use(const PlanView& plan);

// The track of one device. Calls that the ring has forgotten in part are left out.
class DeviceTrace {
 public:
  WEFT_DECL DeviceTrace(TraceText& text, const Executable& executable, Index device);

 private:
  TraceText& text_;
  const PlanView& plan_;
  const SpanRing& calls_;
  Index device_;
  std::vector<std::string> names_;  // by step, the transfer first
  std::vector<Index> in_use_;       // by step; of one device, since all run the same plan
  Index used_ = -1;

  [[nodiscard]] Index track() const { return TraceText::first_device_track + device_; }
  // Null: it did not end, or is forgotten.
  [[nodiscard]] WEFT_DECL const TimeSpan* call_of(std::uint32_t number) const;
  WEFT_DECL void add(const StepSpan& span);
};

// Bytes of one batch, on all devices of this process.
[[nodiscard]] WEFT_DECL Index bytes_to_move(const Executable& executable);
// Batches that a DeviceLoader brought: a track of the mover's thread, and as many of the loader's as it has threads
// that read at the same time, since the spans of a track must not overlap.
WEFT_DECL void add_batches(TraceText& text, const Executable& executable, const BatchTimes& batches);

}  // namespace detail

// Writes what was timed since start_timing, atomically; `loader_waits`: of the loader, or null. Without timing it has
// the calls of the host alone. For between steps. Errors: those of FileWriter.
WEFT_DECL void profile(const std::string& path, const Executable& executable, const SpanRing* loader_waits = nullptr);
template <detail::HasExecutable Step>
void profile(const std::string& path, const Step& step, const SpanRing* loader_waits = nullptr) {
  profile(path, step.executable(), loader_waits);
}

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/report/profile.ipp>
#endif

#endif
