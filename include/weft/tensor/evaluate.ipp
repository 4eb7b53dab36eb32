// Definitions of tensor/evaluate.hpp.
#ifndef WEFT_TENSOR_EVALUATE_IPP
#define WEFT_TENSOR_EVALUATE_IPP

#include <weft/tensor/evaluate.hpp>

namespace weft::detail {

Index bytes_of(const InputSlot& slot) { return slot.shape.elements() * size_bytes(slot.dtype); }

bool is_overwritten_early(const ExpressionPlan& code, char* const* bases) {
  const Index leaves = code.plan.input_count() - 1;
  const char* result = bases[leaves];
  for (Index i = 0; i < leaves; ++i) {
    if (bases[i] == result && code.may_share[i]) continue;
    if (bases[i] < result + bytes_of(code.plan.input(leaves)) && result < bases[i] + bytes_of(code.plan.input(i)))
      return true;
  }
  return false;
}

}  // namespace weft::detail

#endif
