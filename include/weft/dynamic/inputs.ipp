// Definitions of dynamic/inputs.hpp.
#ifndef WEFT_DYNAMIC_INPUTS_IPP
#define WEFT_DYNAMIC_INPUTS_IPP

#include <weft/dynamic/inputs.hpp>

namespace weft::dynamic {

Buffer<TensorType> checked_inputs(const Buffer<InputType>& inputs) {
  Buffer<TensorType> types;
  for (Index i = 0; i < inputs.size(); ++i) {
    Dims dims;
    Index elements = 1;
    for (Index d = 0; d < inputs[i].extents.size(); ++d) {
      const Index extent = inputs[i].extents[d];
      if (extent < inputs[i].fewest || extent > largest_extent)
        input_extent_out_of_range(i, d, extent, inputs[i].fewest, largest_extent);
      if (elements > 0 && extent > most_elements / elements) input_has_too_many_elements(i, most_elements);
      elements *= extent;
      dims.push_back(extent);
    }
    types.push_back({inputs[i].dtype, Shape(dims)});
  }
  return types;
}

}  // namespace weft::dynamic

#endif
