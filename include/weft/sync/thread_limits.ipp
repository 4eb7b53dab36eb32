// Definitions of sync/thread_limits.hpp.
#ifndef WEFT_SYNC_THREAD_LIMITS_IPP
#define WEFT_SYNC_THREAD_LIMITS_IPP

#include <weft/sync/thread_limits.hpp>

namespace weft {

std::string thread_limits() {
  const auto limit_of = [](auto resource, rlim_t unit) -> std::string {
    rlimit limit{};
    if (::getrlimit(resource, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY) return "unlimited";
    return std::to_string(limit.rlim_cur / unit);
  };
  return "; limits: " + limit_of(RLIMIT_NPROC, 1) + " threads of this user (ulimit -u), " + limit_of(RLIMIT_AS, 1024) +
         " KiB of address space (ulimit -v), of which a thread takes " + limit_of(RLIMIT_STACK, 1024) +
         " for its stack (ulimit -s)";
}

}  // namespace weft

#endif
