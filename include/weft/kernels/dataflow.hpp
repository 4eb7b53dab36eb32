// What stays in the cells of a systolic array: sums, weights or inputs. systolic_model.hpp tells what that costs.
#ifndef WEFT_KERNELS_DATAFLOW_HPP
#define WEFT_KERNELS_DATAFLOW_HPP

#include <cstdint>

namespace weft {

enum class Dataflow : std::uint8_t { output_stationary, weight_stationary, input_stationary };

}  // namespace weft

#endif
