// Errors of the model of systolic arrays and of the table of chips, see kernels/systolic_model.hpp and mesh/chip.hpp.
#ifndef WEFT_BASE_ERROR_SYSTOLIC_HPP
#define WEFT_BASE_ERROR_SYSTOLIC_HPP

#include <weft/base/error.hpp>

namespace weft {

[[noreturn]] constexpr void systolic_array_is_empty(Index rows, Index cols) {
  if (must_show_numbers())
    show_numbers(rows, cols);
  else
    raise("systolic_array_is_empty", Sentence() << "weft: systolic array: " << rows << " rows by " << cols
                                                << " columns hold no cell; an array has at least one of each");
}
// `dimension`: "m", "n" or "k".
[[noreturn]] constexpr void matmul_size_is_negative(const char* dimension, Index size) {
  if (must_show_numbers())
    show_numbers(size, Index{0});
  else
    raise("matmul_size_is_negative", Sentence()
                                         << "weft: systolic array: " << dimension
                                         << " of the matmul [m, k] x [k, n] is " << size << "; a size is 0 or more");
}
[[noreturn]] WEFT_DECL void dataflow_has_no_model(const char* dataflow, const char* buffering);
[[noreturn]] WEFT_DECL void dataflow_is_unknown(const char* text);
[[noreturn]] constexpr void load_bandwidth_is_negative(Index weights_per_cycle) {
  if (must_show_numbers())
    show_numbers(weights_per_cycle, Index{0});
  else
    raise("load_bandwidth_is_negative",
          Sentence() << "weft: systolic array: " << weights_per_cycle
                     << " elements a cycle cannot load an array; give 1 or more, or 0 for a row of it");
}
[[noreturn]] WEFT_DECL void load_bandwidth_has_no_model(const char* what);
[[noreturn]] constexpr void systolic_count_overflows(Index left, Index right) {
  if (must_show_numbers())
    show_numbers(left, right);
  else
    raise("systolic_count_overflows", Sentence() << "weft: systolic array: " << left << " x " << right
                                                 << " is more than 64 bits count; split the matmul");
}
[[noreturn]] WEFT_DECL void chip_is_unknown(const char* name, const char* known);
[[noreturn]] WEFT_DECL void chip_has_no_array(const char* name);

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/base/error_systolic.ipp>
#endif

#endif
