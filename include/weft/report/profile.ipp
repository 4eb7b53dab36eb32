// Definitions of report/profile.hpp.
#ifndef WEFT_REPORT_PROFILE_IPP
#define WEFT_REPORT_PROFILE_IPP

#include <weft/report/profile.hpp>

namespace weft::detail {

void TraceText::span(const std::string& name, const char* category, Index track, std::uint64_t begin, std::uint64_t end,
                     const std::string& arguments) {
  open(name, 'X', track);
  text_ += ",\"cat\":\"";
  text_.append(category).append("\",\"ts\":").append(microseconds(begin));
  text_.append(",\"dur\":").append(number(scale_.length(end - begin)));
  if (!arguments.empty()) text_.append(",\"args\":{").append(arguments).append("}");
  text_ += '}';
}

void TraceText::counter(const std::string& name, Index track, std::uint64_t at, Index value) {
  open(name, 'C', track);
  text_.append(",\"ts\":").append(microseconds(at));
  text_.append(",\"args\":{\"bytes\":").append(std::to_string(value)).append("}}");
}

void TraceText::name_track(Index track, const std::string& name) {
  open("thread_name", 'M', track);
  text_ += ",\"args\":{\"name\":";
  append_quoted(text_, name);
  text_ += "}}";
  open("thread_sort_index", 'M', track);
  text_.append(",\"args\":{\"sort_index\":").append(std::to_string(track)).append("}}");
}

void TraceText::write_to(const std::string& path) {
  text_ += "\n]}\n";
  write_file(path, text_.data(), std::ssize(text_));
}

void TraceText::open(const std::string& name, char phase, Index track) {
  text_ += first_ ? "\n{\"name\":" : ",\n{\"name\":";
  first_ = false;
  append_quoted(text_, name);
  text_.append(",\"ph\":\"").append(1, phase).append("\",\"pid\":1,\"tid\":").append(std::to_string(track));
}

std::string TraceText::number(double nanoseconds) {
  char digits[48];
  std::snprintf(digits, sizeof digits, "%.3f", nanoseconds / 1000);
  return digits;
}

std::vector<Index> bytes_in_use(const PlanView& plan) {
  std::vector<Index> bytes(to_size(plan.step_count()), 0);
  for (const Lifetime& life : plan.lifetimes)
    for (Index step = life.first; step <= life.last && step < plan.step_count(); ++step)
      bytes[to_size(step)] += life.bytes;
  return bytes;
}

DeviceTrace::DeviceTrace(TraceText& text, const Executable& executable, Index device)
    : text_(text), plan_(executable.plan()), calls_(executable.call_times()), device_(device) {
  text.name_track(track(), "device " + std::to_string(device));
  for (Index step = StepSpan::transfer; step < plan_.step_count(); ++step)
    names_.push_back(step < 0 ? "transfer to device" : name_of_step(plan_, step));
  if (device == 0) in_use_ = bytes_in_use(plan_);
  const Ring<StepSpan>& spans = executable.timer(device)->spans();
  Index first = 0;
  if (spans.written() > spans.size())
    while (first < spans.size() && spans[first].call == spans[0].call) ++first;
  for (Index i = first; i < spans.size(); ++i) {
    const bool begins = i == first || spans[i - 1].call != spans[i].call;
    const bool ends = i + 1 == spans.size() || spans[i + 1].call != spans[i].call;
    const TimeSpan* const call = begins || ends ? call_of(spans[i].call) : nullptr;
    if (begins && call != nullptr) text_.span("launch", "wait", track(), call->begin, spans[i].begin);
    add(spans[i]);
    if (ends && call != nullptr) text_.span("others finish", "wait", track(), spans[i].end, call->end);
  }
}

const TimeSpan* DeviceTrace::call_of(std::uint32_t number) const {
  const Ring<TimeSpan>& calls = calls_.spans();
  Index low = 0, high = calls.size();
  while (low < high) {
    const Index middle = (low + high) / 2;
    if (calls[middle].number < Index{number})
      low = middle + 1;
    else
      high = middle;
  }
  return low < calls.size() && calls[low].number == Index{number} ? &calls[low] : nullptr;
}

void DeviceTrace::add(const StepSpan& span) {
  const std::string& name = names_[to_size(span.step + 1)];
  if (span.step < 0) return text_.span(name, "transfer", track(), span.begin, span.end);
  const PlanStep& step = plan_.step(span.step);
  if (!in_use_.empty() && in_use_[to_size(span.step)] != used_) {
    used_ = in_use_[to_size(span.step)];
    text_.counter("arena bytes in use", track(), span.begin, used_);
  }
  std::string arguments = "\"step\":" + std::to_string(span.step);
  if (!meets(step.kind)) {
    const StepBytes bytes = bytes_of(plan_, step);
    arguments += ",\"bytes_read\":" + std::to_string(bytes.read);
    arguments += ",\"bytes_written\":" + std::to_string(bytes.written);
    return text_.span(name, "kernel", track(), span.begin, span.end, arguments);
  }
  const CollectiveStep collective = plan_.whole_collective(step);
  arguments += ",\"bytes_sent\":" + std::to_string(collective.bytes_sent);
  if (plan_.granules() > 1) arguments += ",\"bytes_sent_dcn\":" + std::to_string(collective.bytes_sent_dcn);
  arguments += ",\"waiting_us\":" + text_.microseconds_between(span.begin, span.matched);
  text_.span(name, "collective", track(), span.begin, span.end, arguments);
  if (span.matched > span.begin) text_.span("waiting for others", "wait", track(), span.begin, span.matched);
}

Index bytes_to_move(const Executable& executable) {
  Index bytes = 0;
  for (const InputSlot& input : executable.plan().inputs)
    if (input.kind == InputKind::data) bytes += input.shape.elements() * size_bytes(input.dtype);
  return bytes * executable.runtime().local_device_count();
}

void add_batches(TraceText& text, const Executable& executable, const BatchTimes& batches) {
  Index track = TraceText::first_device_track + executable.runtime().device_count();
  const auto add = [&](const char* category, Index lane, const TimeSpan& span, const std::string& arguments) {
    text.span("batch " + std::to_string(span.number), category, track + lane, span.begin, span.end, arguments);
  };
  const std::string bytes = "\"bytes\":" + std::to_string(bytes_to_move(executable));
  const Ring<TimeSpan>& moves = batches.moves.spans();
  if (moves.size() > 0) text.name_track(track, "batches to devices");
  for (Index i = 0; i < moves.size(); ++i) add("transfer", 0, moves[i], bytes);
  ++track;
  std::vector<std::uint64_t> lane_ends;
  const Ring<TimeSpan>& reads = batches.reads.spans();
  for (Index i = 0; i < reads.size(); ++i) {
    std::size_t lane = 0;
    while (lane < lane_ends.size() && lane_ends[lane] > reads[i].begin) ++lane;
    if (lane == lane_ends.size()) {
      lane_ends.push_back(0);
      text.name_track(track + static_cast<Index>(lane), "loader");
    }
    lane_ends[lane] = reads[i].end;
    add("loader", static_cast<Index>(lane), reads[i], {});
  }
}

}  // namespace weft::detail

namespace weft {

void profile(const std::string& path, const Executable& executable, const SpanRing* loader_waits) {
  detail::TraceText text;
  text.name_track(detail::TraceText::host_track, "host");
  const Ring<TimeSpan>& calls = executable.call_times().spans();
  for (Index i = 0; i < calls.size(); ++i)
    text.span("call " + std::to_string(calls[i].number), "host", detail::TraceText::host_track, calls[i].begin,
              calls[i].end);
  if (loader_waits != nullptr) {
    text.name_track(detail::TraceText::loader_track, "host waits for the loader");
    const Ring<TimeSpan>& waits = loader_waits->spans();
    for (Index i = 0; i < waits.size(); ++i)
      text.span("batch " + std::to_string(waits[i].number), "loader", detail::TraceText::loader_track, waits[i].begin,
                waits[i].end);
  }
  executable.for_each_timer([&](const StepTimer&, Index device) { detail::DeviceTrace(text, executable, device); });
  if (executable.batch_times() != nullptr) detail::add_batches(text, executable, *executable.batch_times());
  text.write_to(path);
}

}  // namespace weft

#endif
