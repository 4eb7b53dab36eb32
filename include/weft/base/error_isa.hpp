// Errors of choosing an instruction set, see kernels/isa.hpp.
#ifndef WEFT_BASE_ERROR_ISA_HPP
#define WEFT_BASE_ERROR_ISA_HPP

#include <weft/base/error.hpp>

namespace weft {

[[noreturn]] WEFT_DECL void isa_unknown(const char* wish);

[[noreturn]] WEFT_DECL void isa_unsupported(const char* wish, const char* widest);

[[noreturn]] WEFT_DECL void isa_not_compiled(const char* wish);

// See kernels/dot_products.hpp.
[[noreturn]] WEFT_DECL void dot_products_unknown(const char* wish);

// A fused loop that is interpreted, of instructions that no plan has.
[[noreturn]] WEFT_DECL void instruction_is_unknown(Index instructions);

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/base/error_isa.ipp>
#endif

#endif
