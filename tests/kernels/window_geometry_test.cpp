// Which places of a window a tap meets elements at.
#include <weft/kernels/window_geometry.hpp>

#include <gtest/gtest.h>

#include <vector>

namespace weft::window_geometry_test {

TEST(WindowGeometry, ATapMeetsElementsAtEquallyDistantPlaces) {
  for (Index elements : {0, 1, 5})
    for (Index stride : {1, 2, 3, 4})
      for (Index base : {1, 2, 3, 4})
        for (Index position = -7; position < 12; ++position)
          for (Index count : {1, 4, 9}) {
            WindowedDimension dim;
            dim.elements = elements;
            dim.stride = stride;
            dim.base_dilation = base;
            dim.element_step = 10;
            std::vector<Index> wanted(to_size(count), -1), got = wanted;
            for (Index i = 0; i < count; ++i)
              if (const Index element = dim.element_at(position + i * stride); element >= 0)
                wanted[to_size(i)] = 10 * element;
            const PlacesOfTap met = places_of_tap(dim, position, count);
            Index from = met.element;
            for (Index i = met.first; i < met.last; i += met.step, from += met.element_step) got.at(to_size(i)) = from;
            EXPECT_EQ(got, wanted) << elements << " elements, stride " << stride << ", holes " << base << ", from "
                                   << position;
          }
}

TEST(WindowGeometry, HolesAndPaddingAreNoElements) {
  WindowedDimension dim;
  dim.elements = 3;
  dim.base_dilation = 2;
  dim.low = 1;
  const Index wanted[] = {-1, 0, -1, 1, -1, 2, -1, -1};
  for (Index place = 0; place < 8; ++place) EXPECT_EQ(dim.element_at(dim.position(place, 0)), wanted[place]) << place;
}

}  // namespace weft::window_geometry_test
