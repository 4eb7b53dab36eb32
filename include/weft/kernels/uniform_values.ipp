// The copies for each instruction set, and the choice between them.
#ifndef WEFT_KERNELS_UNIFORM_VALUES_IPP
#define WEFT_KERNELS_UNIFORM_VALUES_IPP

#include <weft/kernels/uniform_values.hpp>
#include <weft/kernels/vector_math.hpp>

#define WEFT_ISA_FILE <weft/kernels/uniform_values.inc>
#include <weft/kernels/for_each_isa.inc>

namespace weft {

void uniform_values(std::uint32_t seed, std::uint32_t stream, Index first, float center, float scale, float* values,
                    Index count) noexcept {
  static const auto kernel = WEFT_SELECT_ISA(active_isa(), uniform_values);
  kernel(seed, stream, first, center, scale, values, count);
}

}  // namespace weft

#endif
