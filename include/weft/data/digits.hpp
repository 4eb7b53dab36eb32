// A generated stand-in for MNIST: digits drawn with random shift, turn, size, slant, hand, thickness, ink and noise.
// Every pixel is a pure function of (seed, index). All arithmetic is on integers, so that the bytes are the same for
// every compiler, instruction set and floating-point flag.
#ifndef WEFT_DATA_DIGITS_HPP
#define WEFT_DATA_DIGITS_HPP

#include <weft/base/random.hpp>
#include <weft/data/glyph_strokes.hpp>
#include <weft/data/mnist.hpp>

namespace weft {

// Images of the test set have indices from here on, so no training image is ever among them.
inline constexpr std::uint32_t test_digits_start = 0x80000000u;
inline constexpr Index max_digits = 0x7FFFFFFF;

namespace detail {

// Lengths in an image are in 1/256 pixel; factors are in 1/65536.
inline constexpr int subpixels = 256;
inline constexpr int image_side = static_cast<int>(mnist_rows);
inline constexpr int curve_pieces = 4;  // straight pieces of one arc of a B-spline
inline constexpr int glyph_unit = 49;   // 1/256 pixels of one grid unit of a glyph: 19 pixels for 100

// The random numbers of one image.
class DigitDraws {
 public:
  DigitDraws(std::uint32_t seed, std::uint32_t index)
      : seed_(seed), stream_(random_bits(seed, index, stream_of("weft.digits"))) {}
  [[nodiscard]] std::uint32_t bits() { return random_bits(seed_, counter_++, stream_); }
  // Uniform in [low, high].
  [[nodiscard]] WEFT_DECL int between(int low, int high);

 private:
  std::uint32_t seed_, stream_, counter_ = 0;
};

// An affine map from glyph units to 1/256 pixels.
struct DigitPose {
  std::int64_t xx, xy, yx, yy;  // 1/65536 of a 1/256 pixel a glyph unit
  int center_x, center_y;

  WEFT_DECL explicit DigitPose(DigitDraws& draw);
  [[nodiscard]] WEFT_DECL GlyphPoint operator()(GlyphPoint point) const;
};

// Squared distances from pixel centers to the nearest stroke so far, in (1/256 pixel)^2.
class StrokeDistance {
 public:
  WEFT_DECL explicit StrokeDistance(int reach);
  [[nodiscard]] std::int64_t operator[](int pixel) const { return nearest_[pixel]; }

  // Takes the piece from `a` to `b` into account for the pixels that it can ink.
  WEFT_DECL void add(GlyphPoint a, GlyphPoint b);

 private:
  static constexpr std::int64_t far_away = std::int64_t{1} << 40;
  [[nodiscard]] static int center(int pixel) { return pixel * subpixels + subpixels / 2; }
  [[nodiscard]] WEFT_DECL int first_pixel(int coordinate) const;
  [[nodiscard]] WEFT_DECL int last_pixel(int coordinate) const;

  int reach_;
  std::int64_t nearest_[image_side * image_side];
};

// Adds the quadratic B-spline of `points`, which starts and ends at its outer points.
WEFT_DECL void add_stroke(StrokeDistance& distance, const fixed_vector<GlyphPoint, 8>& points);

}  // namespace detail

// Draws image `index` of the set `seed` into `pixels` (28 x 28, row-major, 0 paper to 255 ink) and returns its digit.
// About 10 microseconds.
WEFT_DECL int render_digit(std::uint32_t seed, std::uint32_t index, std::uint8_t* pixels);

// Images [first_index, first_index + count) of the set `seed`, in memory. Error: digit_count_is_out_of_range.
[[nodiscard]] WEFT_DECL Dataset make_digits(Index count, std::uint32_t seed, std::uint32_t first_index = 0);

// Writes a training and a test set under the names of MNIST into `directory`, which is created if it is missing: one
// transaction, also beside other writers. All four files are on the disk before the first appears under its name, and a
// marker that load_mnist refuses stands in the folder until the last one does. Errors: digit_count_is_out_of_range,
// directory_cannot_be_created, file_cannot_be_written.
WEFT_DECL void write_digits(const std::string& directory, Index train_count, Index test_count, std::uint32_t seed);

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/data/digits.ipp>
#endif

#endif
