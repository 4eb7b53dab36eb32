// What a loader hands out: one global batch, whose padding rows carry weight 0, and views of one device's rows of it.
#ifndef WEFT_DATA_BATCH_HPP
#define WEFT_DATA_BATCH_HPP

#include <weft/base/error_io.hpp>
#include <weft/data/loader_plan.hpp>
#include <weft/io/aligned_array.hpp>

namespace weft {

// A read-only view of [rows, columns] values, row-major and contiguous (it converts to std::span). It does not own.
template <class T>
struct BatchRows {
  const T* items = nullptr;
  Index rows = 0, columns = 1;

  [[nodiscard]] const T* data() const noexcept { return items; }
  [[nodiscard]] Index size() const noexcept { return rows * columns; }
  [[nodiscard]] const T* begin() const noexcept { return items; }
  [[nodiscard]] const T* end() const noexcept { return items + size(); }
  [[nodiscard]] const T* row(Index index) const noexcept { return items + index * columns; }

  // The rows of rank `rank` of `ranks`: [rank B, (rank + 1) B) where B = rows / ranks.
  // Errors: loader_rank_is_out_of_range, loader_rows_do_not_divide.
  [[nodiscard]] BatchRows shard(Index rank, Index ranks) const {
    if (rank < 0 || rank >= ranks) loader_rank_is_out_of_range(rank, ranks);
    if (rows % ranks != 0) loader_rows_do_not_divide(rows, ranks);
    return {row(rank * (rows / ranks)), rows / ranks, columns};
  }
};

// One global batch. Rows from `valid` on are padding: zero image, label 0, weight 0. The mean loss of the step is
// sum(weight * loss) / valid.
struct Batch {
  BatchRows<float> image;         // [global_batch, features]
  BatchRows<std::int32_t> label;  // [global_batch]
  BatchRows<float> weight;        // [global_batch], 1 for an item and 0 for padding
  Index valid = 0;                // items in the batch
};

// The storage of one batch, filled again and again.
class BatchBuffer {
 public:
  BatchBuffer() = default;
  BatchBuffer(Index rows, Index features)
      : images_(rows * features), labels_(rows), weights_(rows), rows_(rows), features_(features) {}

  // Fills row i, for i < slice.valid, from `source` item `order(slice.start + i)`; the rest becomes padding.
  template <class Source, class Order>
  void fill(const Source& source, const Order& order, BatchSlice slice) {
    for (Index row = 0; row < slice.valid; ++row) {
      labels_[row] = source.read(order(slice.start + row), images_.data() + row * features_);
      weights_[row] = 1.0f;
    }
    for (Index i = slice.valid * features_; i < rows_ * features_; ++i) images_[i] = 0.0f;
    for (Index row = slice.valid; row < rows_; ++row) {
      labels_[row] = 0;
      weights_[row] = 0.0f;
    }
    valid_ = slice.valid;
  }

  [[nodiscard]] Batch batch() const noexcept {
    return {{images_.data(), rows_, features_}, {labels_.data(), rows_, 1}, {weights_.data(), rows_, 1}, valid_};
  }

 private:
  AlignedArray<float> images_;
  AlignedArray<std::int32_t> labels_;
  AlignedArray<float> weights_;
  Index rows_ = 0, features_ = 0, valid_ = 0;
};

}  // namespace weft

#endif
