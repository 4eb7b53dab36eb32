// SystolicArray<Rows, Cols, Dataflow, In, Acc>: an output-stationary grid of Rows x Cols multiply-accumulate cells in
// vector registers. A column of A and a row of B enter at every beat; each cell keeps its own sum until it is drained.
// One copy an instruction set: weft::baseline, weft::avx2 and weft::avx512, each with the members
//   SystolicArray(a_row)     consecutive rows of A are a_row words apart
//   clear()                  sums = 0
//   fill(block, stride)      sums = block[Rows, Cols]
//   beat(a, b)               sums[i][j] += a[i * a_row] * b[j]: of f32 and f64 one rounding on AVX2 and AVX-512, two on
//                            the baseline; of narrow numbers, words of k_step of each that meet at one beat
//   add(block, stride)       sums += block[Rows, Cols]
//   drain(block, stride)     block[Rows, Cols] = sums
//   rows, cols, dataflow     of an array of single cells, whose cycles systolic_model.hpp knows (config_of), for the
//                            dataflows that have no kernel, too
//   k_step                   1 for float and double; for the others see Cells, which exist where the set has their
//                            instruction. That the processor has it, too, is asked by who runs such an array: see
//                            dot_products.hpp
// Rows * (Cols / lanes) + Cols / lanes + 1 vectors should fit the register file: 32 (AVX-512), else 16.
#ifndef WEFT_KERNELS_SYSTOLIC_ARRAY_HPP
#define WEFT_KERNELS_SYSTOLIC_ARRAY_HPP

#include <weft/base/config.hpp>
#include <weft/base/dtype.hpp>
#include <weft/kernels/dataflow.hpp>

#define WEFT_ISA_FILE <weft/kernels/systolic_array.inc>
#include <weft/kernels/for_each_isa.inc>

#endif
