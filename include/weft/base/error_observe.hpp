// Errors of metrics and logs: one function each, one sentence that names the thing and the cure.
#ifndef WEFT_BASE_ERROR_OBSERVE_HPP
#define WEFT_BASE_ERROR_OBSERVE_HPP

#include <weft/base/error.hpp>

namespace weft {

[[noreturn]] WEFT_DECL void metric_was_never_sampled(const char* name);
[[noreturn]] WEFT_DECL void setting_is_no_number(const char* name, const char* value, Index least, Index most);
[[noreturn]] WEFT_DECL void scalar_log_is_another(const char* path, const char* columns);
[[noreturn]] WEFT_DECL void scalar_count_differs(Index given, Index columns);

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/base/error_observe.ipp>
#endif

#endif
