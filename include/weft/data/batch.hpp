// What a loader hands out: one global batch, whose padding rows carry weight 0, and views of one device's rows of it.
#ifndef WEFT_DATA_BATCH_HPP
#define WEFT_DATA_BATCH_HPP

#include <weft/base/error_io.hpp>
#include <weft/data/fields.hpp>
#include <weft/data/loader_plan.hpp>
#include <weft/io/aligned_array.hpp>

#include <tuple>

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

// One global batch of labeled images. Rows from `valid` on are padding: zero image, label 0, weight 0. The mean loss of
// the step is sum(weight * loss) / valid.
struct Batch {
  BatchRows<float> image;         // [global_batch, features]
  BatchRows<std::int32_t> label;  // [global_batch]
  BatchRows<float> weight;        // [global_batch], 1 for an item and 0 for padding
  Index valid = 0;                // items in the batch

  // As a step takes them: step(batch).
  [[nodiscard]] auto fields() const { return std::tie(image, label); }
};

// A batch of any fields, for `auto& [tokens, next, weight, valid]`: padding is zeros, and weights are as above.
template <class... T>
struct BatchOf {
  std::tuple<BatchRows<T>...> rows;
  BatchRows<float> weight;
  Index valid = 0;

  BatchOf() = default;
  BatchOf(const BatchRows<T>&... given, const BatchRows<float>& weights, Index items)
      : rows(given...), weight(weights), valid(items) {}

  [[nodiscard]] const std::tuple<BatchRows<T>...>& fields() const noexcept { return rows; }
  template <std::size_t i>
  [[nodiscard]] const auto& get() const noexcept {
    if constexpr (i < sizeof...(T))
      return std::get<i>(rows);
    else if constexpr (i == sizeof...(T))
      return weight;
    else
      return valid;
  }
};

// Rows [first, first + rows) of every batch: all of them, or those of this process's devices.
struct RowRange {
  Index first = 0, rows = 0;
};

// The storage of one batch of `FieldList`, filled again and again.
template <class FieldList>
class BatchBuffer;
template <class... Arrays>
class BatchBuffer<Fields<Arrays...>> {
 public:
  using Widths = std::array<Index, sizeof...(Arrays)>;
  using Unnamed = BatchOf<std::remove_all_extents_t<Arrays>...>;

  BatchBuffer() = default;
  BatchBuffer(RowRange range, const Widths& widths) : range_(range), widths_(widths), weights_(range.rows) {
    std::size_t field = 0;
    ((bytes_[field] = AlignedArray<std::uint8_t>(range.rows * widths[field] * element_bytes<Arrays>), ++field), ...);
  }

  // Fills row i of the global batch, for i < slice.valid, from what `sample_at(slice.start + i)` says of `source`; the
  // rest becomes padding. Rows outside the range are not read.
  template <class Source, class SampleAt>
  void fill(const Source& source, SampleAt sample_at, BatchSlice slice) {
    const Index filled = slice.valid - range_.first;
    const Index items = filled < 0 ? 0 : filled < range_.rows ? filled : range_.rows;
    for (Index row = 0; row < items; ++row) {
      read_row(source, sample_at(slice.start + range_.first + row), row, std::index_sequence_for<Arrays...>{});
      weights_[row] = 1.0f;
    }
    for (Index row = items; row < range_.rows; ++row) weights_[row] = 0.0f;
    for (AlignedArray<std::uint8_t>& bytes : bytes_) {
      const Index row_bytes = bytes.size() / range_.rows;
      __builtin_memset(bytes.data() + items * row_bytes, 0, to_size((range_.rows - items) * row_bytes));
    }
    valid_ = slice.valid;
  }

  // As a `Result`: fields, weights, and the number of items of the global batch.
  template <class Result = Unnamed>
  [[nodiscard]] Result batch() const noexcept {
    return batch_of<Result>(std::index_sequence_for<Arrays...>{});
  }

 private:
  template <class Array>
  static constexpr Index element_bytes = static_cast<Index>(sizeof(std::remove_all_extents_t<Array>));
  static_assert((std::is_trivially_copyable_v<std::remove_all_extents_t<Arrays>> && ...),
                "weft: batch: elements of fields are plain values");

  template <class Array>
  [[nodiscard]] auto* elements(std::size_t field) noexcept {
    return reinterpret_cast<std::remove_all_extents_t<Array>*>(bytes_[field].data());
  }
  template <class Source, std::size_t... I>
  void read_row(const Source& source, const Sample& sample, Index row, std::index_sequence<I...>) {
    source.read(sample, detail::FieldPlace<Arrays>::at(elements<Arrays>(I) + row * widths_[I], widths_[I])...);
  }
  template <class Result, std::size_t... I>
  [[nodiscard]] Result batch_of(std::index_sequence<I...>) const noexcept {
    return {
        BatchRows<std::remove_all_extents_t<Arrays>>{
            reinterpret_cast<const std::remove_all_extents_t<Arrays>*>(bytes_[I].data()), range_.rows, widths_[I]}...,
        {weights_.data(), range_.rows, 1},
        valid_};
  }

  RowRange range_;
  Widths widths_{};
  std::array<AlignedArray<std::uint8_t>, sizeof...(Arrays)> bytes_;
  AlignedArray<float> weights_;
  Index valid_ = 0;
};

}  // namespace weft

template <class... T>
struct std::tuple_size<weft::BatchOf<T...>> : std::integral_constant<std::size_t, sizeof...(T) + 2> {};
template <std::size_t i, class... T>
struct std::tuple_element<i, weft::BatchOf<T...>> {
  using type = std::remove_reference_t<decltype(std::declval<const weft::BatchOf<T...>&>().template get<i>())>;
};

#endif
