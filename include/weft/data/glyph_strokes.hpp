// How the digits 0 to 9 are written: strokes on a grid of 100 x 100, y down. A digit has two ways of writing; the
// smooth curve of a stroke is the quadratic B-spline of its points (a doubled point is a corner).
#ifndef WEFT_DATA_GLYPH_STROKES_HPP
#define WEFT_DATA_GLYPH_STROKES_HPP

#include <weft/base/fixed_vector.hpp>

namespace weft::detail {

struct GlyphPoint {
  int x = 0, y = 0;
};

// In which way of writing the stroke is drawn.
enum class StrokeUse : std::uint8_t { always, first, second };

struct Stroke {
  StrokeUse use = StrokeUse::always;
  fixed_vector<GlyphPoint, 8> points;
};

using Glyph = fixed_vector<Stroke, 4>;

inline constexpr StrokeUse always = StrokeUse::always, way1 = StrokeUse::first, way2 = StrokeUse::second;

inline constexpr Glyph glyphs[10] = {
    {{always, {{50, 0}, {16, 0}, {16, 100}, {84, 100}, {84, 0}, {50, 0}}}},
    {{always, {{52, 0}, {52, 100}}}, {way2, {{52, 0}, {30, 24}}}, {way2, {{30, 100}, {74, 100}}}},
    {{way1, {{20, 25}, {22, -2}, {80, -4}, {84, 40}, {48, 64}, {18, 100}, {18, 100}, {84, 100}}},
     {way2, {{20, 20}, {30, -4}, {80, -2}, {78, 46}, {40, 96}, {12, 104}, {24, 76}, {86, 100}}}},
    {{always, {{20, 12}, {50, -8}, {86, 4}, {76, 46}, {44, 46}}},
     {always, {{44, 46}, {92, 46}, {88, 104}, {40, 106}, {16, 86}}}},
    {{way1, {{64, 0}, {14, 66}, {14, 66}, {88, 66}}},
     {way1, {{64, 0}, {64, 100}}},
     {way2, {{28, 0}, {18, 54}, {18, 54}, {84, 54}}},
     {way2, {{68, 8}, {64, 100}}}},
    {{always, {{78, 0}, {28, 0}}},
     {always, {{28, 0}, {24, 44}}},
     {always, {{24, 44}, {50, 30}, {90, 42}, {86, 102}, {40, 106}, {16, 86}}}},
    {{always, {{74, 2}, {34, 8}, {12, 50}, {14, 106}, {86, 106}, {86, 46}, {34, 42}, {18, 72}}}},
    {{always, {{18, 0}, {82, 0}, {82, 0}, {40, 100}}}, {way2, {{36, 52}, {76, 52}}}},
    {{always, {{50, 46}, {18, 46}, {18, 0}, {82, 0}, {82, 46}, {50, 46}}},
     {always, {{50, 46}, {10, 46}, {10, 100}, {90, 100}, {90, 46}, {50, 46}}}},
    {{always, {{82, 28}, {84, -4}, {18, -4}, {18, 54}, {80, 58}, {82, 26}}},
     {way1, {{82, 22}, {74, 100}}},
     {way2, {{82, 24}, {88, 100}, {42, 106}, {24, 88}}}},
};

}  // namespace weft::detail

#endif
