// The table of strokes: every digit can be drawn in both ways of writing, inside its grid.
#include <weft/data/glyph_strokes.hpp>

#include <gtest/gtest.h>

namespace glyph_strokes_test {

using weft::detail::Glyph;
using weft::detail::StrokeUse;

constexpr bool is_drawable(const Glyph& glyph) {
  for (const StrokeUse way : {StrokeUse::first, StrokeUse::second}) {
    int drawn = 0;
    for (const auto& stroke : glyph) {
      if (stroke.points.size() < 2) return false;
      drawn += stroke.use == StrokeUse::always || stroke.use == way;
      // A control point may lie a little outside the grid; the curve that it pulls stays inside.
      for (const auto& point : stroke.points)
        if (point.x < 0 || point.x > 100 || point.y < -10 || point.y > 110) return false;
    }
    if (drawn == 0) return false;
  }
  return true;
}

constexpr bool all_are_drawable() {
  for (const Glyph& glyph : weft::detail::glyphs)
    if (!is_drawable(glyph)) return false;
  return true;
}
static_assert(all_are_drawable());

TEST(GlyphStrokes, EveryDigitCanBeDrawnInBothWays) {
  for (int digit = 0; digit < 10; ++digit) EXPECT_TRUE(is_drawable(weft::detail::glyphs[digit])) << digit;
}

}  // namespace glyph_strokes_test
