// The copies of the convolution for each instruction set, and the choice between them.
#ifndef WEFT_KERNELS_CONVOLUTION_IPP
#define WEFT_KERNELS_CONVOLUTION_IPP

#include <weft/kernels/convolution.hpp>
#include <weft/kernels/convolution_driver.hpp>
#include <weft/kernels/gemm.ipp>

#define WEFT_ISA_FILE <weft/kernels/convolution.inc>
#include <weft/kernels/for_each_isa.inc>

namespace weft {

void convolve(const ConvolutionArguments& arguments) { WEFT_SELECT_ISA(active_isa(), convolve)(arguments); }

}  // namespace weft

#endif
