// Definitions of train/shared_weights.hpp.
#ifndef WEFT_TRAIN_SHARED_WEIGHTS_IPP
#define WEFT_TRAIN_SHARED_WEIGHTS_IPP

#include <weft/train/shared_weights.hpp>

namespace weft {

SharedInputs checked_shared_inputs(const WeightPlaces& own, const WeightPlaces& lender) {
  using Kind = NotShared::Kind;
  const SharedInputs shared = share_inputs(own, lender);
  const NotShared& refused = shared.refused;
  if (refused.kind == Kind::unknown) shared_weight_is_unknown(refused.name.c_str());
  if (refused.kind == Kind::lies_differently)
    shared_weight_lies_differently(refused.name.c_str(), refused.own.c_str(), refused.lent.c_str());
  return shared;
}

}  // namespace weft

#endif
