// Definitions of observe/span_ring.hpp.
#ifndef WEFT_OBSERVE_SPAN_RING_IPP
#define WEFT_OBSERVE_SPAN_RING_IPP

#include <weft/observe/span_ring.hpp>

namespace weft {

void SpanRing::add(const TimeSpan& span) noexcept {
  if (spans_.written() > 0) between_ += span.begin - last_end_;
  last_end_ = span.end;
  spans_.add(span);
  ticks_ += span.end - span.begin;
}

void SpanRing::clear() noexcept {
  spans_.clear();
  ticks_ = between_ = 0;
}

void BatchTimes::clear() noexcept {
  reads.clear();
  moves.clear();
}

}  // namespace weft

#endif
