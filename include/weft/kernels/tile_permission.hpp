// Whether this process may use tile registers (AMX): the processor has them with bytes and bf16, and the operating
// system keeps them for it. Linux does so once a process has asked, see "Using XSTATE features in user space
// applications" of its documentation.
#ifndef WEFT_KERNELS_TILE_PERMISSION_HPP
#define WEFT_KERNELS_TILE_PERMISSION_HPP

#include <weft/base/config.hpp>

namespace weft {

// Asks for the 8 KiB of them that a thread's state then has, in a signal's frame as well. False where there are none,
// or where a thread has a signal stack too small for that state. Not cached; about 1 us.
[[nodiscard]] WEFT_DECL bool may_use_tiles() noexcept;

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/kernels/tile_permission.ipp>
#endif

#endif
