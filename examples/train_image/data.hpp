// The data: square images of 3 channels with labels, from NumPy's or MNIST's files, or generated.
#ifndef EXAMPLES_TRAIN_IMAGE_DATA_HPP
#define EXAMPLES_TRAIN_IMAGE_DATA_HPP

#include "../support/flags.hpp"
#include "sizes.hpp"

#include <weft/data/mnist.hpp>
#include <weft/data/sampler.hpp>
#include <weft/io/npy.hpp>

#include <array>
#include <cmath>
#include <string>
#include <vector>

namespace examples {

// Images [count, 3, side, side] with labels [count]: bytes, or numbers that are taken as they are. One of both is
// empty.
struct ImageSet {
  weft::Index side = 32;
  weft::AlignedArray<std::uint8_t> bytes;
  weft::AlignedArray<float> numbers;
  weft::AlignedArray<std::int32_t> labels;

  [[nodiscard]] weft::Index count() const { return labels.size(); }
  [[nodiscard]] weft::Index pixels() const { return 3 * side * side; }
};
struct ImageData {
  ImageSet train, test;
};

// ---- Read ----

[[nodiscard]] inline weft::AlignedArray<std::int32_t> read_labels(const std::string& path, weft::Index count,
                                                                  weft::Index classes) {
  weft::AlignedArray<std::int32_t> labels(count);
  const auto convert = [&](const auto& array) {
    if (array.shape != weft::Shape{count})
      throw UsageError(weft::Sentence() << "'" << path.c_str() << "' has the shape " << array.shape << " and there are "
                                        << count << " images; give one label for each");
    for (weft::Index i = 0; i < count; ++i) {
      const auto label = static_cast<std::int64_t>(array.elements[i]);
      if (label < 0 || label >= classes)
        throw UsageError(weft::Sentence() << "'" << path.c_str() << "': label " << i << " is " << label
                                          << "; labels are 0 to " << classes - 1);
      labels[i] = static_cast<std::int32_t>(label);
    }
  };
  const weft::DType type = weft::NpyReader(path).dtype();
  if (type == weft::DType::u8)
    convert(weft::read_npy<std::uint8_t>(path));
  else if (type == weft::DType::i64)
    convert(weft::read_npy<std::int64_t>(path));
  else
    convert(weft::read_npy<std::int32_t>(path));
  return labels;
}
// "<folder>/<part>_images.npy" and "<folder>/<part>_labels.npy".
[[nodiscard]] inline ImageSet read_set(const std::string& folder, const char* part, const ImageSizes& sizes) {
  const std::string start = folder + "/" + part, path = start + "_images.npy";
  weft::Shape shape;
  weft::DType type;
  {
    const weft::NpyReader header(path);
    shape = header.shape();
    type = header.dtype();
  }
  ImageSet set{.side = sizes.side, .bytes = {}, .numbers = {}, .labels = {}};
  if (shape.rank() != 4 || shape[0] < 1 || shape != weft::Shape{shape[0], 3, set.side, set.side})
    throw UsageError(weft::Sentence() << "'" << path.c_str() << "' has the shape " << shape
                                      << "; images are [count, 3, " << set.side << ", " << set.side << "]");
  if (type != weft::DType::u8 && type != weft::DType::f32)
    throw UsageError(weft::Sentence() << "'" << path.c_str() << "' has elements " << weft::name_of(type)
                                      << "; images are u8, or f32 that are normalized already");
  set.labels = read_labels(start + "_labels.npy", shape[0], sizes.classes);
  if (type == weft::DType::u8)
    set.bytes = weft::read_npy<std::uint8_t>(path).elements;
  else
    set.numbers = weft::read_npy<float>(path).elements;
  return set;
}
// Digits of 28 by 28 in the middle of 32 by 32, in gray.
[[nodiscard]] inline ImageSet framed(const weft::Dataset& digits) {
  ImageSet set;
  constexpr weft::Index side = weft::mnist_rows, frame = 2;
  const weft::Index pixels = set.pixels();
  set.bytes = weft::AlignedArray<std::uint8_t>(digits.count() * pixels);
  set.labels = weft::AlignedArray<std::int32_t>(digits.count());
  for (weft::Index i = 0; i < digits.count(); ++i) {
    set.labels[i] = digits.labels[i];
    for (weft::Index at = 0; at < pixels; ++at) {
      const weft::Index y = at / 32 % 32 - frame, x = at % 32 - frame;
      const bool is_inside = y >= 0 && y < side && x >= 0 && x < side;
      set.bytes[i * pixels + at] = is_inside ? digits.images[i * weft::mnist_features + y * side + x] : 0;
    }
  }
  return set;
}

// ---- Generated ----

inline constexpr weft::Index generated_classes = 10;  // the first ones of however many a model knows
// Stripes under noise: a class is their direction and how dense they are, in the first five, or the last five, colors
// of which are others. Where they begin is drawn for each image, so that no pixel tells the class. Image `number` of
// one set for all runs, a function of its number.
inline void draw_stripes(weft::Index number, weft::Index side, std::uint8_t* image, std::int32_t& label) {
  constexpr std::uint32_t set = 1;
  constexpr double turns[5][2] = {{3, 0}, {0, 3}, {2, 2}, {6, 1}, {1, 6}};  // stripes along width and height
  constexpr double colors[2][3] = {{1, 0.5, -0.5}, {-0.5, 0.5, 1}};
  constexpr double circle = 6.283185307179586;
  const std::uint32_t key = weft::random_bits(set, static_cast<std::uint32_t>(number), weft::stream_of("stripes"));
  const auto draw = [key](weft::Index counter) {
    return static_cast<double>(
        weft::uniform_from_bits(weft::random_bits(key, static_cast<std::uint32_t>(counter), weft::stream_of("draw"))));
  };
  label = static_cast<std::int32_t>(number % generated_classes);
  const auto& [along, down] = turns[label % 5];
  const weft::Index area = side * side, pixels = 3 * area;
  const double begin = draw(pixels);
  for (weft::Index at = 0; at < pixels; ++at) {
    const auto y = static_cast<double>(at / side % side), x = static_cast<double>(at % side);
    const double wave = std::sin(circle * (begin + (along * x + down * y) / static_cast<double>(side)));
    const double value = 128 + 60 * colors[label / 5][at / area] * wave + 100 * (draw(at) - 0.5);
    image[at] = static_cast<std::uint8_t>(value < 0 ? 0 : value > 255 ? 255 : value);
  }
}
[[nodiscard]] inline ImageSet generate_set(weft::Index first, weft::Index count, const ImageSizes& sizes) {
  ImageSet set{.side = sizes.side,
               .bytes = weft::AlignedArray<std::uint8_t>(count * sizes.pixels()),
               .numbers = {},
               .labels = weft::AlignedArray<std::int32_t>(count)};
  for (weft::Index i = 0; i < count; ++i)
    draw_stripes(first + i, set.side, &set.bytes[i * set.pixels()], set.labels[i]);
  return set;
}

// `generated`: images to train on where data are generated; a quarter as many to test with.
[[nodiscard]] inline ImageData load_data(const std::string& folder, bool generate, weft::Index generated,
                                         const ImageSizes& sizes) {
  if (generate && !folder.empty()) throw UsageError("--datadir and --fake_data both name the data; give one of them");
  if (generate) return {generate_set(0, generated, sizes), generate_set(generated, (generated + 3) / 4, sizes)};
  if (folder.empty())
    throw UsageError("there are no data; give --datadir FOLDER with NumPy's or MNIST's files, or --fake_data");
  if (weft::file_exists(folder + "/train_images.npy"))
    return {read_set(folder, "train", sizes), read_set(folder, "test", sizes)};
  if (!weft::file_exists(folder + "/" + weft::mnist_train_images))
    throw UsageError(weft::Sentence() << "folder '" << folder.c_str() << "' has neither 'train_images.npy' nor '"
                                      << weft::mnist_train_images << "'; name one that has");
  if (sizes.side != cifar_sizes.side)
    throw UsageError(weft::Sentence() << "folder '" << folder.c_str() << "' has MNIST's digits, which are framed to "
                                      << cifar_sizes.side << " by " << cifar_sizes.side
                                      << ", and images of this model are " << sizes.side << " by " << sizes.side
                                      << "; give NumPy's files, or another --model");
  const weft::Mnist digits = weft::load_mnist(folder);
  return {framed(digits.train), framed(digits.test)};
}

// ---- Batches ----

// What each byte of each channel becomes: (byte - mean) / deviation, of all bytes of the channel in a set.
struct Normalization {
  float of_byte[3][256] = {};

  explicit Normalization(const ImageSet& set) {
    const weft::Index area = set.side * set.side;
    for (weft::Index channel = 0; channel < 3 && !set.bytes.empty(); ++channel) {
      double sum = 0, squares = 0;
      for (weft::Index i = 0; i < set.count() * area; ++i) {
        const double value = set.bytes[(i / area * 3 + channel) * area + i % area];
        sum += value;
        squares += value * value;
      }
      const auto count = static_cast<double>(set.count() * area);
      const double mean = sum / count, variance = squares / count - mean * mean;
      const double scale = variance > 0 ? 1 / std::sqrt(variance) : 1;
      for (int byte = 0; byte < 256; ++byte) of_byte[channel][byte] = static_cast<float>((byte - mean) * scale);
    }
  }
};

// A set as a source of a Loader, normalized. Refers to both.
class Images {
 public:
  using Fields = weft::Fields<float[], std::int32_t>;

  Images(const ImageSet& set, const Normalization& normal) : set_(&set), normal_(&normal) {}
  [[nodiscard]] weft::Index count() const { return set_->count(); }
  [[nodiscard]] std::array<weft::Index, 2> widths() const { return {set_->pixels(), 1}; }
  void read(const weft::Sample& sample, std::span<float> image, std::int32_t& label) const {
    label = set_->labels[sample.index];
    const weft::Index area = set_->side * set_->side, pixels = set_->pixels();
    for (weft::Index at = 0; at < pixels; ++at) {
      const weft::Index from = sample.index * pixels + at;
      image[weft::to_size(at)] =
          set_->bytes.empty() ? set_->numbers[from] : normal_->of_byte[at / area][set_->bytes[from]];
    }
  }

 private:
  const ImageSet* set_;
  const Normalization* normal_;
};

// Every second image is mirrored, and all are shifted by up to an eighth of their side each way; zeros come in from
// outside. This is torchvision's RandomHorizontalFlip and RandomCrop(32, padding=4), on normalized images.
struct FlipAndCrop {
  weft::Index side = 32;

  void operator()(const weft::Sample& sample, std::span<float> image, std::int32_t&) const {
    thread_local std::vector<float> whole;  // an image of ImageNet is too large for a stack
    whole.assign(image.begin(), image.end());
    const weft::Index area = side * side, most = side / 8;
    const bool flips = sample.bits(0) % 2 == 1;
    const auto shift = [&](std::uint32_t counter) {
      return static_cast<weft::Index>(sample.bits(counter)) % (2 * most + 1) - most;
    };
    const weft::Index down = shift(1), right = shift(2);
    for (weft::Index at = 0; at < std::ssize(image); ++at) {
      const weft::Index y = at / side % side + down, shifted = at % side + right;
      const weft::Index x = flips ? side - 1 - shifted : shifted;
      const bool is_inside = y >= 0 && y < side && x >= 0 && x < side;
      image[weft::to_size(at)] = is_inside ? whole[weft::to_size(at / area * area + y * side + x)] : 0;
    }
  }
};

// An order of whole batches: batch norm takes no padding. What is left of an epoch is left out, or filled up with
// the first items of the epoch again, as torch.utils.data.DistributedSampler does.
struct WholeBatches {
  weft::RandomSampler inner;
  weft::Index batch = 1;
  bool drop_last = false;

  [[nodiscard]] weft::Index size() const {
    return (drop_last ? inner.size() / batch : weft::ceil_divide(inner.size(), batch)) * batch;
  }
  [[nodiscard]] auto order(weft::Index epoch) const {
    return [own = inner.order(epoch), items = inner.size()](weft::Index place) { return own(place % items); };
  }
};

}  // namespace examples

#endif
