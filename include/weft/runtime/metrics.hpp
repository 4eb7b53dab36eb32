// runtime.metrics(): the collectives that the devices of a runtime have called, always counted. For between runs. Of
// several processes each counts its own devices.
//
//   <collective>.own        metric: from the moment when everybody had come to the end of the call, of each device
//   <collective>.waiting    metric: for others to come, of each device
//   <collective>.calls      counter: of all devices together
//   <collective>.bytes_sent counter: as calls
//   <collective>.bytes_sent_dcn counter: of them to other granules
#ifndef WEFT_RUNTIME_METRICS_HPP
#define WEFT_RUNTIME_METRICS_HPP

#include <weft/observe/metrics.hpp>
#include <weft/runtime/runtime.hpp>

namespace weft {

[[nodiscard]] WEFT_DECL Metrics metrics_of(const Runtime& runtime);

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/runtime/metrics.ipp>
#endif

#endif
