// TileArray<RowTiles, ColTiles, A, B>: the systolic array that a processor with tile registers (AMX) brings along, 16
// or 32 rows and columns of cells that keep their sums; weft::avx512 alone has it. Members as those of SystolicArray
// (systolic_array.hpp), but that a beat takes 64 bytes of each row of A and of each column of B, k_step numbers:
//   TileArray(a_row, b_row)  rows of A, and of words of B, are so many words apart
//   beat(a, b)               sums[i][j] += the products of 16 words of row i of A with word j of 16 rows of B
// Bytes are exact, and sums wrap. Of bf16, two chains of multiply-adds from 0, one of the first numbers of the words
// and one of the second, are added to each other and then to the sum; subnormal numbers count, and become, 0 (Intel's
// Architecture Instruction Set Extensions Programming Reference, TDPBF16PS). While an array is used, TileRegisters
// live, shaped for its rows.
#ifndef WEFT_KERNELS_TILE_ARRAY_HPP
#define WEFT_KERNELS_TILE_ARRAY_HPP

#include <weft/kernels/systolic_array.hpp>

#define WEFT_ISA_FILE <weft/kernels/tile_array.inc>
#include <weft/kernels/for_each_isa.inc>

#endif
