// Why the system has no further thread to give: its own reason is "Resource temporarily unavailable" for all of them.
#ifndef WEFT_SYNC_THREAD_LIMITS_HPP
#define WEFT_SYNC_THREAD_LIMITS_HPP

#include <string>

#include <sys/resource.h>

namespace weft {

// The limits of this process that may be in the way: "; limits: 63210 threads of this user (ulimit -u), 204800 KiB of
// address space (ulimit -v), of which a thread takes 8192 for its stack (ulimit -s)".
[[nodiscard]] inline std::string thread_limits() {
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
