// The code for all kinds of collectives, which the library has.
#ifndef WEFT_RUNTIME_PLAN_CODE_IPP
#define WEFT_RUNTIME_PLAN_CODE_IPP

#include <weft/runtime/plan_code.hpp>

#if !WEFT_HEADER_ONLY
template void weft::run_collective<weft::every_collective>(Device& device, const CollectiveCall& call);
#endif

#endif
