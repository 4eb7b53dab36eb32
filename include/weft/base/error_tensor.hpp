// Errors of tensors at run time. What types can tell is a static_assert: see tensor/checks.hpp.
#ifndef WEFT_BASE_ERROR_TENSOR_HPP
#define WEFT_BASE_ERROR_TENSOR_HPP

#include <weft/base/error.hpp>

namespace weft {

[[noreturn]] inline void element_count_differs(Index given, Index needed) {
  raise("element_count_differs", Sentence() << "weft: tensor: " << given << " elements are given where the shape has "
                                            << needed << "; give as many, in row-major order");
}
[[noreturn]] inline void element_index_out_of_range(Index dimension, Index index, Index extent) {
  raise("element_index_out_of_range", Sentence() << "weft: tensor: index " << index << " of dimension " << dimension
                                                 << " is outside [0, " << extent << ")");
}

[[noreturn]] inline void gradient_over_no_operand(Index argument) {
  raise("gradient_over_no_operand", Sentence()
                                        << "weft: grad: argument " << argument
                                        << " of wrt(...) is no operand of the expression, or an earlier argument; "
                                           "gradients are made over tensors and views as they stand in it");
}

}  // namespace weft

#endif
