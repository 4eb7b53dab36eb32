// Data sets of which every item tells its number, for tests of loaders.
#ifndef WEFT_TESTS_SUPPORT_NUMBERED_ITEMS_HPP
#define WEFT_TESTS_SUPPORT_NUMBERED_ITEMS_HPP

#include <weft/data/loader.hpp>

#include <atomic>
#include <stdexcept>
#include <string>
#include <vector>

namespace weft::testing {

// Item i has three pixels i, 2 i, 3 i (modulo 256) and the label i.
inline Dataset numbered(Index count) {
  Dataset set{weft::AlignedArray<std::uint8_t>(count * 3), weft::AlignedArray<std::int32_t>(count), 3};
  for (Index i = 0; i < count; ++i) {
    set.labels[i] = static_cast<std::int32_t>(i);
    for (Index pixel = 0; pixel < 3; ++pixel) set.images[i * 3 + pixel] = static_cast<std::uint8_t>(i * (pixel + 1));
  }
  return set;
}

// Labels of the valid rows until the end of the epoch.
template <class Source>
std::vector<std::int32_t> epoch_labels(Loader<Source>& loader) {
  std::vector<std::int32_t> labels;
  for (auto& [image, label, weight, valid] : loader) labels.insert(labels.end(), label.begin(), label.begin() + valid);
  return labels;
}

// Labels of so many batches, epoch after epoch.
template <class Loader>
std::vector<std::int32_t> labels_of(Loader& loader, int batches) {
  std::vector<std::int32_t> labels;
  while (batches > 0) {
    const Batch* batch = loader.next();
    if (batch == nullptr) continue;
    labels.insert(labels.end(), batch->label.begin(), batch->label.begin() + batch->valid);
    --batches;
  }
  return labels;
}

// Item i is [i]; reading counts, may be held back, and throws at item `broken`.
struct Scripted {
  Index items = 0, broken = -1;
  std::atomic<Index>* reads = nullptr;
  std::atomic<bool>* gate = nullptr;

  [[nodiscard]] Index count() const { return items; }
  using Fields = weft::Fields<float, std::int32_t>;
  using Batch = weft::Batch;
  void read(const Sample& sample, float& image, std::int32_t& label) const {
    const Index index = sample.index;
    if (gate != nullptr) gate->wait(false);
    if (index == broken) throw std::out_of_range("item " + std::to_string(index) + " is damaged");
    if (reads != nullptr) ++*reads;
    image = static_cast<float>(index);
    label = static_cast<std::int32_t>(index);
  }
};

}  // namespace weft::testing

#endif
