// The passes of the strategies with the rules that most trainings have, which the library has.
#ifndef WEFT_DYNAMIC_ANY_OPTIMIZER_IPP
#define WEFT_DYNAMIC_ANY_OPTIMIZER_IPP

#include <weft/dynamic/any_optimizer.hpp>

#if !WEFT_HEADER_ONLY
namespace weft::detail {

template DeviceGraph rewritten<Sgd>(const AnyStrategy&, const TrainingGraph&, const Mesh&);
template DeviceGraph rewritten<SgdMomentum>(const AnyStrategy&, const TrainingGraph&, const Mesh&);
template DeviceGraph rewritten<Adam>(const AnyStrategy&, const TrainingGraph&, const Mesh&);
template DeviceGraph rewritten<AdamW>(const AnyStrategy&, const TrainingGraph&, const Mesh&);

}  // namespace weft::detail
#endif

#endif
