// Errors of weights in few bits.
#ifndef WEFT_BASE_ERROR_QUANTIZATION_HPP
#define WEFT_BASE_ERROR_QUANTIZATION_HPP

#include <weft/base/error.hpp>

namespace weft {

[[noreturn]] constexpr void quantization_bits_unknown(Index bits) {
  if (must_show_numbers())
    show_numbers(bits, Index{8});
  else
    raise("quantization_bits_unknown",
          Sentence() << "weft: quantization: there are no weights of " << bits << " bits; take 8 or 4");
}
[[noreturn]] constexpr void quantization_block_is_wrong(Index block) {
  if (must_show_numbers())
    show_numbers(block, Index{2});
  else
    raise("quantization_block_is_wrong", Sentence()
                                             << "weft: quantization: " << block
                                             << " rows cannot share a scale; give an even number of them, such as "
                                                "32 or 128, or 0 for a scale a channel");
}
[[noreturn]] constexpr void quantization_blocks_do_not_divide(Index rows, Index block) {
  if (must_show_numbers())
    show_numbers(rows, block);
  else
    raise("quantization_blocks_do_not_divide",
          Sentence() << "weft: quantization: " << rows << " rows do not divide into blocks of " << block
                     << "; give a block that divides them, or .short_last_block = true");
}
[[noreturn]] WEFT_DECL void quantization_scale_is_wrong(const char* weight, Index position, double scale);
[[noreturn]] WEFT_DECL void quantization_zero_point_out_of_range(const char* weight, Index position, Index zero,
                                                                 Index least, Index most);
[[noreturn]] WEFT_DECL void gptq_cannot_hold(const char* layer, Index rows, Index cols, Index bits);
// `has`: what is wrong with the tensor.
[[noreturn]] WEFT_DECL void gptq_file_differs(const char* path, const char* tensor, const char* has);
[[noreturn]] WEFT_DECL void quantization_has_no_rule(const char* weight);
[[noreturn]] WEFT_DECL void quantization_names_no_weight(const char* pattern);
[[noreturn]] WEFT_DECL void quantization_of_no_number(const char* weight, Index position);

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/base/error_quantization.ipp>
#endif

#endif
