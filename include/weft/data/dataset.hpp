// A labeled set of images in memory, as it is stored: one byte a pixel. Loaders convert and normalize what they hand
// out.
#ifndef WEFT_DATA_DATASET_HPP
#define WEFT_DATA_DATASET_HPP

#include <weft/base/error_io.hpp>
#include <weft/data/batch.hpp>
#include <weft/io/aligned_array.hpp>

namespace weft {

struct Dataset {
  AlignedArray<std::uint8_t> images;  // [count, features], row-major
  AlignedArray<std::int32_t> labels;  // [count]
  Index features = 0;                 // pixels of one image

  [[nodiscard]] Index count() const noexcept { return labels.size(); }
  // The `features` pixels of item `index`.
  [[nodiscard]] const std::uint8_t* image(Index index) const noexcept { return images.data() + index * features; }
};

// A data set as a loader reads it: pixels become (byte / 255 - mean) / deviation, through a table of 256 floats, so
// that the values do not depend on how the compiler contracts arithmetic. Refers to the set, which must outlive it.
class NormalizedDataset {
 public:
  using Fields = weft::Fields<float[], std::int32_t>;
  using Batch = weft::Batch;

  // Errors: data_set_sizes_differ, loader_scale_is_not_finite.
  WEFT_DECL NormalizedDataset(const Dataset& set, float mean, float deviation);

  [[nodiscard]] Index count() const noexcept { return set_->count(); }
  [[nodiscard]] std::array<Index, 2> widths() const noexcept { return {set_->features, 1}; }
  WEFT_DECL void read(const Sample& sample, std::span<float> image, std::int32_t& label) const noexcept;

 private:
  const Dataset* set_;
  float values_[256];
};

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/data/dataset.ipp>
#endif

#endif
