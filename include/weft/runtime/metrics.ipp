// Definitions of runtime/metrics.hpp.
#ifndef WEFT_RUNTIME_METRICS_IPP
#define WEFT_RUNTIME_METRICS_IPP

#include <weft/runtime/metrics.hpp>

namespace weft {

Metrics metrics_of(const Runtime& runtime) {
  Metrics metrics;
  for (int device = 0; device < runtime.local_device_count(); ++device) {
    const Recorder& recorder = runtime.recorder(runtime.first_device() + device);
    for (Index age = recorder.size(); age-- > 0;) {
      const Record record = recorder.raw(age);
      if (record.state != CallState::done) continue;
      const std::string name = name_of(record.op);
      metrics.add_span(name + ".own", record.matched, record.done);
      metrics.add_span(name + ".waiting", record.entered, record.matched);
    }
    for (int op = 0; op < collective_count; ++op) {
      const auto kind = static_cast<Collective>(op);
      const CallTotal total = recorder.total(kind);
      const std::string name = name_of(kind);
      metrics.add_total(name + ".own", total.calls, recorder.time(kind).worked);
      metrics.add_total(name + ".waiting", total.calls, recorder.time(kind).waited);
      metrics.add_counter(name + ".calls", total.calls);
      metrics.add_counter(name + ".bytes_sent", total.bytes_sent);
      metrics.add_counter(name + ".bytes_sent_dcn", total.bytes_sent_dcn);
    }
  }
  return metrics;
}

}  // namespace weft

#endif
