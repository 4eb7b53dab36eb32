// What metrics() of a step, a program and a runtime call: metrics_of, which a header declares that no other header includes.
#ifndef WEFT_OBSERVE_FIND_METRICS_HPP
#define WEFT_OBSERVE_FIND_METRICS_HPP

namespace weft::detail {

template <bool is_included>
inline constexpr bool metrics_are_included = is_included;

// metrics_of(subject), found by argument-dependent lookup where this is instantiated.
template <class Subject>
[[nodiscard]] auto find_metrics(const Subject& subject) {
  constexpr bool is_included = requires { metrics_of(subject); };
  static_assert(metrics_are_included<is_included>,
                "weft: metrics(): #include <weft/report/metrics.hpp> for those of a step or a program, "
                "<weft/runtime/metrics.hpp> for those of a runtime");
  if constexpr (is_included)
    return metrics_of(subject);
  else
    return nullptr;  // so that no second error follows
}

}  // namespace weft::detail

#endif
