// Definitions of sync/process_mark.hpp.
#ifndef WEFT_SYNC_PROCESS_MARK_IPP
#define WEFT_SYNC_PROCESS_MARK_IPP

#include <weft/sync/process_mark.hpp>

namespace weft {

void forget(std::thread& thread) noexcept { std::construct_at(&thread); }

}  // namespace weft

#endif
