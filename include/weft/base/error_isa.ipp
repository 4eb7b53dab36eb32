// Definitions of base/error_isa.hpp.
#ifndef WEFT_BASE_ERROR_ISA_IPP
#define WEFT_BASE_ERROR_ISA_IPP

#include <weft/base/error_isa.hpp>

namespace weft {

void isa_unknown(const char* wish) {
  raise("isa_unknown", Sentence() << "weft: isa: WEFT_ISA is '" << wish
                                  << "', which names no instruction set; use baseline, avx2 or avx512, or unset it");
}

void isa_unsupported(const char* wish, const char* widest) {
  raise("isa_unsupported", Sentence() << "weft: isa: WEFT_ISA is '" << wish
                                      << "', but the widest instruction set here is '" << widest
                                      << "'; set WEFT_ISA to that or to a narrower one, or unset it");
}

void isa_not_compiled(const char* wish) {
  raise("isa_not_compiled",
        Sentence() << "weft: isa: WEFT_ISA is '" << wish
                   << "', which this program was not compiled for; add it to WEFT_INSTRUCTION_SETS, "
                      "or unset WEFT_ISA");
}

void dot_products_unknown(const char* wish) {
  raise("dot_products_unknown", Sentence() << "weft: dot products: WEFT_DOT_PRODUCTS is '" << wish
                                           << "', which is no choice; use native, vectors or widened, or unset it");
}

void instruction_is_unknown(Index instructions) {
  raise("instruction_is_unknown", Sentence() << "weft: fused loop: a list of " << instructions
                                             << " instructions is not valid or has an operation on a type that it is not "
                                                "defined for; see plan_loop");
}

}  // namespace weft

#endif
