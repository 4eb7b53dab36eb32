// Errors of choosing an instruction set, see kernels/isa.hpp.
#ifndef WEFT_BASE_ERROR_ISA_HPP
#define WEFT_BASE_ERROR_ISA_HPP

#include <weft/base/error.hpp>

namespace weft {

[[noreturn]] inline void isa_unknown(const char* wish) {
  raise("isa_unknown", Sentence() << "weft: isa: WEFT_ISA is '" << wish
                                  << "', which names no instruction set; use baseline, avx2 or avx512, or unset it");
}

[[noreturn]] inline void isa_unsupported(const char* wish, const char* widest) {
  raise("isa_unsupported", Sentence() << "weft: isa: WEFT_ISA is '" << wish
                                      << "', but the widest instruction set here is '" << widest
                                      << "'; set WEFT_ISA to that or to a narrower one, or unset it");
}

[[noreturn]] inline void isa_not_compiled(const char* wish) {
  raise("isa_not_compiled",
        Sentence() << "weft: isa: WEFT_ISA is '" << wish
                   << "', which this program was not compiled for; add it to WEFT_INSTRUCTION_SETS, "
                      "or unset WEFT_ISA");
}

}  // namespace weft

#endif
