// Random convolutions and windows: strides, padding of either sign, holes, groups, dimensions in any order.
#ifndef WEFT_TESTS_SUPPORT_CONVOLUTIONS_HPP
#define WEFT_TESTS_SUPPORT_CONVOLUTIONS_HPP

#include <support/program.hpp>
#include <weft/graph/convolution.hpp>

namespace weft::testing {

struct ConvolutionCase {
  ConvolutionDims dims;
  Shape input, kernel;
};

// Numbers that follow from a seed.
class Draws {
 public:
  explicit Draws(std::uint32_t seed) : seed_(seed) {}
  Index pick(Index first, Index last) {
    return first + static_cast<Index>(random_bits(seed_, draws_++, 98) % static_cast<std::uint32_t>(last - first + 1));
  }
  AxisList order(int rank) {
    AxisList list;
    for (int i = 0; i < rank; ++i) list.insert(static_cast<int>(pick(0, list.size())), static_cast<std::int8_t>(i));
    return list;
  }
  // A window that fits into `extent` elements.
  WindowDimension window(Index extent) {
    for (;;) {
      WindowDimension dim{pick(1, 4), pick(1, 3), pick(-1, 3), pick(-1, 3), 1, pick(1, 2)};
      if (pick(0, 3) == 0) dim.base_dilation = pick(2, 3);
      if (dim.positions(extent) > 0) return dim;
    }
  }

 private:
  std::uint32_t seed_, draws_ = 0;
};

// Of 1 to `most_spatial` spatial dimensions.
inline ConvolutionCase random_convolution(std::uint32_t seed, int most_spatial = 3, Index most_extent = 7) {
  Draws draws(seed);
  const int spatial = static_cast<int>(draws.pick(1, most_spatial)), rank = spatial + 2;
  ConvolutionCase made{{draws.order(rank), draws.order(rank), draws.order(rank), {}, 1, 1}, {}, {}};
  ConvolutionDims& dims = made.dims;
  if (draws.pick(0, 2) == 0)
    dims.feature_groups = draws.pick(2, 3);
  else if (draws.pick(0, 2) == 0)
    dims.batch_groups = 2;
  const Index inputs = draws.pick(1, 4);
  Dims input(rank, 0), kernel(rank, 0);
  input[dims.input[0]] = draws.pick(1, 3) * dims.batch_groups;
  input[dims.input[1]] = inputs * dims.feature_groups;
  kernel[dims.kernel[0]] = draws.pick(1, 5) * dims.feature_groups * dims.batch_groups;
  kernel[dims.kernel[1]] = inputs;
  for (int i = 0; i < spatial; ++i) {
    const Index extent = draws.pick(1, most_extent);
    WindowDimension dim = draws.window(extent);
    dim.reversed = draws.pick(0, 3) == 0;
    dims.window.push_back(dim);
    input[dims.input[i + 2]] = extent;
    kernel[dims.kernel[i + 2]] = dim.size;
  }
  made.input = Shape(input);
  made.kernel = Shape(kernel);
  return made;
}

}  // namespace weft::testing

#endif
