// Convolution of f32 tensors on the systolic array; see convolution_driver.hpp.
#ifndef WEFT_KERNELS_CONVOLUTION_HPP
#define WEFT_KERNELS_CONVOLUTION_HPP

#include <weft/kernels/convolution_arguments.hpp>

namespace weft {

// Runs the copy for active_isa(). Nothing outside the tensors is read or written; no allocation. The output overlaps
// neither operand. Cost: 2 groups * outputs * depth * columns floating-point operations, padding and holes included.
WEFT_DECL void convolve(const ConvolutionArguments& arguments);

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/kernels/convolution.ipp>
#endif

#endif
