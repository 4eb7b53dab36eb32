// Definitions of base/error_tensor.hpp.
#ifndef WEFT_BASE_ERROR_TENSOR_IPP
#define WEFT_BASE_ERROR_TENSOR_IPP

#include <weft/base/error_tensor.hpp>

namespace weft {

void list_length_differs(Index dimension, Index given, Index needed) {
  raise("list_length_differs", Sentence() << "weft: tensor: a list of elements has " << given << " entries at dimension "
                                          << dimension << ", where the tensor has " << needed);
}
void element_count_differs(Index given, Index needed) {
  raise("element_count_differs", Sentence() << "weft: tensor: " << given << " elements are given where the shape has "
                                            << needed << "; give as many, in row-major order");
}

void element_index_out_of_range(Index dimension, Index index, Index extent) {
  raise("element_index_out_of_range", Sentence() << "weft: tensor: index " << index << " of dimension " << dimension
                                                 << " is outside [0, " << extent << ")");
}

void tensor_memory_is_missing(Index bytes) {
  constexpr Index mebibyte = Index{1} << 20;
  raise("tensor_memory_is_missing", Sentence() << "weft: tensor: " << bytes / mebibyte
                                               << " MiB are needed, and the system does not give them; make the tensor "
                                                  "smaller, or a weight of a step that cuts it over devices");
}

void gradient_over_no_operand(Index argument) {
  raise("gradient_over_no_operand", Sentence()
                                        << "weft: grad: argument " << argument
                                        << " of wrt(...) is no operand of the expression, or an earlier argument; "
                                           "gradients are made over tensors and views as they stand in it");
}

}  // namespace weft

#endif
