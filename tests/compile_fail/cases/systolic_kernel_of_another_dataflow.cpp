// The register tile keeps its sums: other dataflows have a model, and no kernel.
// expect-error: only output_stationary has a kernel; ask systolic_cost
// max-lines: 25
#include <weft/kernels/systolic_array.hpp>

using weft::Dataflow;
#if defined(VALID)
constexpr int tile = sizeof(weft::baseline::SystolicArray<4, 32, Dataflow::output_stationary>);
#elif defined(MISUSE)
constexpr int tile = sizeof(weft::baseline::SystolicArray<4, 32, Dataflow::weight_stationary>);  // expect-here
#endif
static_assert(tile >= 4 * 32 * 4);
