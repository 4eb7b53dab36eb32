// Errors of tensors at run time. What types can tell is a static_assert: see tensor/checks.hpp.
#ifndef WEFT_BASE_ERROR_TENSOR_HPP
#define WEFT_BASE_ERROR_TENSOR_HPP

#include <weft/base/error.hpp>

namespace weft {

[[noreturn]] WEFT_DECL void element_count_differs(Index given, Index needed);
[[noreturn]] WEFT_DECL void list_length_differs(Index dimension, Index given, Index needed);
[[noreturn]] WEFT_DECL void element_index_out_of_range(Index dimension, Index index, Index extent);
[[noreturn]] WEFT_DECL void tensor_memory_is_missing(Index bytes);

[[noreturn]] WEFT_DECL void gradient_over_no_operand(Index argument);

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/base/error_tensor.ipp>
#endif

#endif
