// Convolution of f32 tensors on the systolic array; see convolution_driver.hpp.
#ifndef WEFT_KERNELS_CONVOLUTION_HPP
#define WEFT_KERNELS_CONVOLUTION_HPP

#include <weft/kernels/convolution_driver.hpp>
#include <weft/kernels/gemm.hpp>

#define WEFT_ISA_FILE <weft/kernels/convolution.inc>
#include <weft/kernels/for_each_isa.inc>

namespace weft {

// Runs the copy for active_isa(). Nothing outside the tensors is read or written; no allocation. The output overlaps
// neither operand. Cost: 2 groups * outputs * depth * columns floating-point operations, padding and holes included.
inline void convolve(const ConvolutionArguments& arguments) { WEFT_SELECT_ISA(active_isa(), convolve)(arguments); }

}  // namespace weft

#endif
