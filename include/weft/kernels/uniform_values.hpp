// Many uniform random numbers at once: how the weights of most layers begin.
#ifndef WEFT_KERNELS_UNIFORM_VALUES_HPP
#define WEFT_KERNELS_UNIFORM_VALUES_HPP

#include <weft/base/config.hpp>
#include <weft/base/index.hpp>

namespace weft {

// values[i] = center + scale (2u - 1) for i in [0, count), u = uniform_from_bits(random_bits(seed, first + i, stream)):
// the same bits on every instruction set, however a tensor is cut. Cost: 1 to 5 ns each.
WEFT_DECL void uniform_values(std::uint32_t seed, std::uint32_t stream, Index first, float center, float scale,
                              float* values, Index count) noexcept;

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/kernels/uniform_values.ipp>
#endif

#endif
