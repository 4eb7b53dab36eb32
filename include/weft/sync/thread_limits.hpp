// Why the system has no further thread to give: its own reason is "Resource temporarily unavailable" for all of them.
#ifndef WEFT_SYNC_THREAD_LIMITS_HPP
#define WEFT_SYNC_THREAD_LIMITS_HPP

#include <weft/base/build_mode.hpp>

#include <string>

#include <sys/resource.h>

namespace weft {

// The limits of this process that may be in the way: "; limits: 63210 threads of this user (ulimit -u), 204800 KiB of
// address space (ulimit -v), of which a thread takes 8192 for its stack (ulimit -s)".
[[nodiscard]] WEFT_DECL std::string thread_limits();

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/sync/thread_limits.ipp>
#endif

#endif
