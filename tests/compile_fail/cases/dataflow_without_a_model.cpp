// Sums that stay in their cells leave no operand there to be swapped.
// expect-error: dataflow_has_no_model
// max-lines: 25
#include <weft/kernels/systolic_model.hpp>

using weft::Buffering, weft::Dataflow;
#if defined(VALID)
constexpr weft::SystolicConfig array{128, 128, Dataflow::weight_stationary, Buffering::global_swap};
#elif defined(MISUSE)
constexpr weft::SystolicConfig array{128, 128, Dataflow::output_stationary, Buffering::global_swap};
#endif
constexpr weft::Index cycles = weft::systolic_cost(array, {512, 128, 128}).cycles;  // expect-here
static_assert(cycles > 0);
