// Definitions of data/digits.hpp.
#ifndef WEFT_DATA_DIGITS_IPP
#define WEFT_DATA_DIGITS_IPP

#include <weft/data/digits.hpp>

namespace weft::detail {

int DigitDraws::between(int low, int high) {
  const auto span = static_cast<std::uint64_t>(high - low + 1);
  return low + static_cast<int>((bits() * span) >> 32);
}

DigitPose::DigitPose(DigitDraws& draw) {
  // A turn by the angle whose half has the tangent t / 1024: cos = (1 - t t) / (1 + t t), sin = 2 t / (1 + t t).
  const std::int64_t t = draw.between(-140, 140), one = 1024;
  const std::int64_t cosine = 65536 * (one * one - t * t) / (one * one + t * t);
  const std::int64_t sine = 65536 * 2 * t * one / (one * one + t * t);
  const std::int64_t height = draw.between(200, 272) * glyph_unit;  // 256 is nominal
  const std::int64_t width = height * draw.between(190, 266) / 256;
  const std::int64_t slant = height * draw.between(-64, 64) / 256;
  xx = cosine * width / 256;
  xy = (cosine * slant - sine * height) / 256;
  yx = sine * width / 256;
  yy = (sine * slant + cosine * height) / 256;
  const int middle = image_side * subpixels / 2;
  center_x = middle + draw.between(-2 * subpixels, 2 * subpixels);
  center_y = middle + draw.between(-2 * subpixels, 2 * subpixels);
}

GlyphPoint DigitPose::operator()(GlyphPoint point) const {
  const std::int64_t x = point.x - 50, y = point.y - 50;
  return {center_x + static_cast<int>((xx * x + xy * y) / 65536),
          center_y + static_cast<int>((yx * x + yy * y) / 65536)};
}

StrokeDistance::StrokeDistance(int reach) : reach_(reach) {
  for (std::int64_t& distance : nearest_) distance = far_away;
}

void StrokeDistance::add(GlyphPoint a, GlyphPoint b) {
  const std::int64_t dx = b.x - a.x, dy = b.y - a.y, length2 = dx * dx + dy * dy;
  const int left = first_pixel(a.x < b.x ? a.x : b.x), right = last_pixel(a.x > b.x ? a.x : b.x);
  const int top = first_pixel(a.y < b.y ? a.y : b.y), bottom = last_pixel(a.y > b.y ? a.y : b.y);
  for (int row = top; row <= bottom; ++row) {
    for (int column = left; column <= right; ++column) {
      const std::int64_t x = center(column) - a.x, y = center(row) - a.y;
      const std::int64_t along = x * dx + y * dy, across = x * dy - y * dx;
      std::int64_t distance;
      if (along <= 0)
        distance = x * x + y * y;
      else if (along >= length2)
        distance = (x - dx) * (x - dx) + (y - dy) * (y - dy);
      else
        distance = across * across / length2;
      std::int64_t& nearest = nearest_[row * image_side + column];
      if (distance < nearest) nearest = distance;
    }
  }
}

int StrokeDistance::first_pixel(int coordinate) const {
  const int from = coordinate - reach_;
  return from <= 0 ? 0 : from / subpixels;
}

int StrokeDistance::last_pixel(int coordinate) const {
  const int to = coordinate + reach_;
  return to < 0 ? -1 : (to / subpixels < image_side ? to / subpixels : image_side - 1);
}

void add_stroke(StrokeDistance& distance, const fixed_vector<GlyphPoint, 8>& points) {
  const auto between = [](GlyphPoint a, GlyphPoint b) { return GlyphPoint{(a.x + b.x) / 2, (a.y + b.y) / 2}; };
  GlyphPoint from = points[0];
  if (points.size() == 2) distance.add(from, points[1]);
  for (int i = 1; i + 1 < points.size(); ++i) {
    const GlyphPoint pull = points[i];
    const GlyphPoint start = from;
    const GlyphPoint stop = i + 2 == points.size() ? points[i + 1] : between(pull, points[i + 1]);
    for (int piece = 1; piece <= curve_pieces; ++piece) {
      const int t = piece, s = curve_pieces - piece, all = curve_pieces * curve_pieces;
      const GlyphPoint to{(s * s * start.x + 2 * s * t * pull.x + t * t * stop.x) / all,
                          (s * s * start.y + 2 * s * t * pull.y + t * t * stop.y) / all};
      distance.add(from, to);
      from = to;
    }
  }
}

}  // namespace weft::detail

namespace weft {

int render_digit(std::uint32_t seed, std::uint32_t index, std::uint8_t* pixels) {
  using namespace detail;
  DigitDraws draw(seed, index);
  const int digit = draw.between(0, 9);
  const StrokeUse way = draw.between(0, 1) == 0 ? StrokeUse::first : StrokeUse::second;
  const DigitPose pose(draw);
  const int radius = draw.between(170, 400);  // half the width of the pen, 1/256 pixel
  const int ink = draw.between(150, 255);
  const int noise = draw.between(0, 48);
  const int hand = 5;  // how far, in glyph units, the hand misses a point of a stroke

  StrokeDistance distance(radius + subpixels);
  for (const Stroke& stroke : glyphs[digit]) {
    if (stroke.use != StrokeUse::always && stroke.use != way) continue;
    fixed_vector<GlyphPoint, 8> points;
    for (const GlyphPoint& point : stroke.points) {
      const int miss_x = draw.between(-hand, hand);
      points.push_back(pose({point.x + miss_x, point.y + draw.between(-hand, hand)}));
    }
    add_stroke(distance, points);
  }

  std::uint32_t bits = 0;
  for (int pixel = 0; pixel < static_cast<int>(mnist_features); ++pixel) {
    if (pixel % 4 == 0) bits = draw.bits();
    // The distance to the edge, to first order: (r r - d d) / 2 r; the edge fades over one pixel.
    const std::int64_t edge = subpixels / 2 + (std::int64_t{radius} * radius - distance[pixel]) / (2 * radius);
    const int cover = edge <= 0 ? 0 : (edge >= subpixels ? subpixels : static_cast<int>(edge));
    const int grain = (static_cast<int>(bits & 255u) - 128) * noise / 128;
    bits >>= 8;
    const int value = ink * cover / subpixels + grain;
    pixels[pixel] = static_cast<std::uint8_t>(value < 0 ? 0 : (value > 255 ? 255 : value));
  }
  return digit;
}

Dataset make_digits(Index count, std::uint32_t seed, std::uint32_t first_index) {
  if (count < 1 || count > max_digits) digit_count_is_out_of_range(count, max_digits);
  Dataset set{AlignedArray<std::uint8_t>(count * mnist_features), AlignedArray<std::int32_t>(count), mnist_features};
  for (Index i = 0; i < count; ++i)
    set.labels[i] =
        render_digit(seed, first_index + static_cast<std::uint32_t>(i), set.images.data() + i * mnist_features);
  return set;
}

void write_digits(const std::string& directory, Index train_count, Index test_count, std::uint32_t seed) {
  for (const Index count : {train_count, test_count})
    if (count < 1 || count > max_digits) digit_count_is_out_of_range(count, max_digits);
  make_directories(directory);
  const auto path_of = [&](const char* name) { return directory + '/' + name; };
  FileWriter train_images(path_of(mnist_train_images)), train_labels(path_of(mnist_train_labels));
  FileWriter test_images(path_of(mnist_test_images)), test_labels(path_of(mnist_test_labels));
  const auto write_set = [seed](FileWriter& images, FileWriter& labels, Index count, std::uint32_t first_index) {
    write_idx_header(images, {count, mnist_rows, mnist_columns});
    write_idx_header(labels, {count});
    std::uint8_t pixels[to_size(mnist_features)];
    for (Index i = 0; i < count; ++i) {
      const auto label =
          static_cast<std::uint8_t>(render_digit(seed, first_index + static_cast<std::uint32_t>(i), pixels));
      images.write(pixels, mnist_features);
      labels.write(&label, 1);
    }
  };
  write_set(train_images, train_labels, train_count, 0);
  write_set(test_images, test_labels, test_count, test_digits_start);
  FileWriter* const writers[] = {&train_images, &train_labels, &test_images, &test_labels};
  for (FileWriter* writer : writers) writer->flush();
  const detail::FolderLock lock(directory);
  write_file(path_of(mnist_incomplete), nullptr, 0);
  for (FileWriter* writer : writers) writer->commit();
  remove_file(path_of(mnist_incomplete));
}

}  // namespace weft

#endif
