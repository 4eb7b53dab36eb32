// How much memory a process may still take on this machine.
#ifndef WEFT_RUNTIME_MACHINE_MEMORY_HPP
#define WEFT_RUNTIME_MACHINE_MEMORY_HPP

#include <weft/base/config.hpp>
#include <weft/base/index.hpp>

#include <string>

namespace weft {

// In bytes: the least of what the kernel calls MemAvailable and of the limits of the control groups that this process
// is in; the largest Index where neither is told. `root`: before "/proc" and "/sys", for tests.
[[nodiscard]] WEFT_DECL Index machine_memory(const std::string& root = "");

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/runtime/machine_memory.ipp>
#endif

#endif
