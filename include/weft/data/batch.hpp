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

  static constexpr const char* field_names[] = {"image", "label"};  // weights are "weight"
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

  [[nodiscard]] constexpr Index end() const noexcept { return first + rows; }
  [[nodiscard]] constexpr bool contains(Index row) const noexcept { return row >= first && row < end(); }
  // How many of them are among the first `count` rows of a batch.
  [[nodiscard]] constexpr Index among_first(Index count) const noexcept {
    return count < first ? 0 : count < end() ? count - first : rows;
  }
};

// The storage of one batch of `FieldList`, filled again and again.
template <class FieldList>
class BatchBuffer;
template <class... Arrays>
class BatchBuffer<Fields<Arrays...>> {
 public:
  using Widths = std::array<Index, sizeof...(Arrays)>;
  using Ranges = std::array<RowRange, sizeof...(Arrays) + 1>;  // of the fields, and of the weights
  using Unnamed = BatchOf<std::remove_all_extents_t<Arrays>...>;

  BatchBuffer() = default;
  BatchBuffer(const Ranges& ranges, const Widths& widths)
      : ranges_(ranges), widths_(widths), weights_(ranges.back().rows), read_(ranges[0]) {
    for (std::size_t i = 1; i < sizeof...(Arrays); ++i) {
      const Index first = ranges[i].first < read_.first ? ranges[i].first : read_.first;
      const Index end = ranges[i].end() > read_.end() ? ranges[i].end() : read_.end();
      read_ = {first, end - first};
    }
    std::size_t field = 0;
    ((bytes_[field] = AlignedArray<std::uint8_t>(stored_rows(field) * row_bytes<Arrays>(field)), ++field), ...);
  }

  // Fills row i of the global batch, for i < slice.valid, from what `sample_at(slice.start + i)` says of `source`; the
  // rest becomes padding. Rows that no field has are not read.
  template <class Source, class SampleAt>
  void fill(const Source& source, SampleAt sample_at, BatchSlice slice) {
    fill_fields(source, sample_at, slice, std::index_sequence_for<Arrays...>{});
    const Index items = ranges_.back().among_first(slice.valid);
    for (Index i = 0; i < weights_.size(); ++i) weights_[i] = i < items ? 1.0f : 0.0f;
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
  [[nodiscard]] Index row_bytes(std::size_t field) const noexcept {
    return widths_[field] * element_bytes<Array>;
  }
  // One more where rows are read for other fields: it takes what this field has not.
  [[nodiscard]] Index stored_rows(std::size_t field) const noexcept {
    return ranges_[field].rows + (ranges_[field].rows < read_.rows ? 1 : 0);
  }
  template <class Array>
  [[nodiscard]] auto* elements(std::size_t field, Index row) noexcept {
    const RowRange& own = ranges_[field];
    const Index stored = own.contains(row) ? row - own.first : own.rows;
    return reinterpret_cast<std::remove_all_extents_t<Array>*>(bytes_[field].data() + stored * row_bytes<Array>(field));
  }
  template <class Source, class SampleAt, std::size_t... I>
  void fill_fields(const Source& source, SampleAt& sample_at, BatchSlice slice, std::index_sequence<I...>) {
    const Index end = read_.first + read_.among_first(slice.valid);
    for (Index row = read_.first; row < end; ++row)
      if ((ranges_[I].contains(row) || ...))
        source.read(sample_at(slice.start + row),
                    detail::FieldPlace<Arrays>::at(elements<Arrays>(I, row), widths_[I])...);
    (pad(I, row_bytes<Arrays>(I), slice.valid), ...);
  }
  void pad(std::size_t field, Index row_bytes, Index valid) noexcept {
    const Index rows = ranges_[field].rows, items = ranges_[field].among_first(valid);
    __builtin_memset(bytes_[field].data() + items * row_bytes, 0, to_size((rows - items) * row_bytes));
  }
  template <class Result, std::size_t... I>
  [[nodiscard]] Result batch_of(std::index_sequence<I...>) const noexcept {
    return {BatchRows<std::remove_all_extents_t<Arrays>>{
                reinterpret_cast<const std::remove_all_extents_t<Arrays>*>(bytes_[I].data()), ranges_[I].rows,
                widths_[I]}...,
            {weights_.data(), ranges_.back().rows, 1},
            valid_};
  }

  Ranges ranges_{};
  Widths widths_{};
  std::array<AlignedArray<std::uint8_t>, sizeof...(Arrays)> bytes_;
  AlignedArray<float> weights_;
  RowRange read_;  // the least that has those of all fields
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
