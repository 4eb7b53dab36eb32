// Definitions of data/dataset.hpp.
#ifndef WEFT_DATA_DATASET_IPP
#define WEFT_DATA_DATASET_IPP

#include <weft/data/dataset.hpp>

namespace weft {

NormalizedDataset::NormalizedDataset(const Dataset& set, float mean, float deviation) : set_(&set) {
  if (set.features < 1 || set.images.size() % set.features != 0 || set.images.size() / set.features != set.count())
    data_set_sizes_differ(set.images.size(), set.count(), set.features);
  constexpr float largest = 3.0e38f;
  if (!(deviation > 0.0f && deviation < largest && mean > -largest && mean < largest && 1.0f / deviation < largest))
    loader_scale_is_not_finite(static_cast<double>(mean), static_cast<double>(deviation));
  for (int byte = 0; byte < 256; ++byte) values_[byte] = (static_cast<float>(byte) / 255.0f - mean) / deviation;
}

void NormalizedDataset::read(const Sample& sample, std::span<float> image, std::int32_t& label) const noexcept {
  const std::uint8_t* bytes = set_->image(sample.index);
  for (Index i = 0; i < set_->features; ++i) image[to_size(i)] = values_[bytes[i]];
  label = set_->labels[sample.index];
}

}  // namespace weft

#endif
