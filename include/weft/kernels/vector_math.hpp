// Vectors and vector mathematics, compiled once per instruction set: weft::baseline::simd, weft::avx2::simd and
// weft::avx512::simd. To be used from inside a target region only, see <weft/kernels/for_each_isa.inc>.
#ifndef WEFT_KERNELS_VECTOR_MATH_HPP
#define WEFT_KERNELS_VECTOR_MATH_HPP

#include <weft/base/dtype.hpp>
#include <weft/base/random.hpp>
#include <weft/kernels/isa.hpp>

#define WEFT_ISA_FILE <weft/kernels/vector.inc>
#include <weft/kernels/for_each_isa.inc>

#define WEFT_ISA_FILE <weft/kernels/vector_math.inc>
#include <weft/kernels/for_each_isa.inc>

#define WEFT_ISA_FILE <weft/kernels/vector_periodic.inc>
#include <weft/kernels/for_each_isa.inc>

#define WEFT_ISA_FILE <weft/kernels/vector_integer.inc>
#include <weft/kernels/for_each_isa.inc>

#endif
