// How a matrix of weights [k, n] is held in few bits.
#ifndef WEFT_BASE_QUANTIZATION_HPP
#define WEFT_BASE_QUANTIZATION_HPP

#include <weft/base/dtype.hpp>
#include <weft/base/error_quantization.hpp>

namespace weft {

// Integers of 8 or 4 bits and, for every block of rows of every column, a scale in f32 and maybe a zero point: an
// element is (q - zero) * scale. Of 8 bits q and the zero point are i8 and q lies [k, n]; of 4 they are 0 to 15, u8,
// and byte [i, j] of [ceil(k / 2), n] holds row 2 i in its low and row 2 i + 1 in its high nibble.
struct Quantization {
  int bits = 8;
  Index block = 0;                // rows that share a scale; 0: all of a column (one scale a channel)
  bool zero_points = false;       // false: symmetric, the zero point is 0, of 4 bits 8
  bool short_last_block = false;  // blocks need not divide the rows

  // What is multiplied with the weights: each row becomes integers of 8 bits as it comes, its largest number 127,
  // and products are summed as integers.
  bool activations = false;

  // Errors: quantization_bits_unknown, quantization_block_is_wrong.
  constexpr void check() const {
    if (bits != 8 && bits != 4) quantization_bits_unknown(bits);
    if (block < 0 || block % 2 != 0) quantization_block_is_wrong(block);
  }
  // The same for `rows` rows: a block is as long as all of them at most. Error: also quantization_blocks_do_not_divide.
  [[nodiscard]] constexpr Index rows_of_block(Index rows) const {
    check();
    if (block == 0 || block >= rows) return rows;
    if (rows % block != 0 && !short_last_block) quantization_blocks_do_not_divide(rows, block);
    return block;
  }
  [[nodiscard]] constexpr Index blocks(Index rows) const { return ceil_divide(rows, rows_of_block(rows)); }
  [[nodiscard]] constexpr DType dtype() const { return bits == 8 ? DType::i8 : DType::u8; }
  // Rows of bytes.
  [[nodiscard]] constexpr Index byte_rows(Index rows) const { return bits == 8 ? rows : ceil_divide(rows, 2); }
  // The zero point where there is none, and the range of q; symmetric weights leave out the least, as torchao does.
  [[nodiscard]] constexpr int zero() const { return bits == 8 ? 0 : 8; }
  [[nodiscard]] constexpr int least() const { return (bits == 8 ? -128 : 0) + (zero_points ? 0 : 1); }
  [[nodiscard]] constexpr int most() const { return bits == 8 ? 127 : 15; }
  friend constexpr bool operator==(const Quantization&, const Quantization&) = default;
};

}  // namespace weft

#endif
