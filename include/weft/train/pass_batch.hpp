// A batch of a Loader as arguments of a program: step(batch) for step(batch.tokens, batch.next).
#ifndef WEFT_TRAIN_PASS_BATCH_HPP
#define WEFT_TRAIN_PASS_BATCH_HPP

#include <cstddef>
#include <span>
#include <tuple>
#include <type_traits>
#include <utility>

namespace weft {

// Has fields in an order, and weights: a Batch, TokenBatch, BatchOf, or any other struct with these two.
template <class B>
concept BatchOfFields = requires(const B& batch) {
  std::tuple_cat(batch.fields());
  batch.weight;
};

namespace detail {

// Any contiguous range of elements, or a pointer's worth of them: what a step takes as a batch.
template <class Range>
concept RangeOfElements = requires(const Range& range) {
  *range.data();
  static_cast<std::size_t>(range.size());
};
// What is no range, which has been said, has none.
template <class Range>
std::span<const std::byte> bytes_of_range(const Range& range) {
  if constexpr (RangeOfElements<Range>) {
    const auto* const elements = range.data();
    return {reinterpret_cast<const std::byte*>(elements), static_cast<std::size_t>(range.size()) * sizeof *elements};
  } else {
    return {};
  }
}

template <RangeOfElements Range>
using element_of = std::remove_cvref_t<decltype(*std::declval<const Range&>().data())>;

// Calls function(field...) with the first `count` of a batch's fields and, after them, its weights.
template <int count, BatchOfFields B, class Function>
decltype(auto) pass_batch(const B& batch, Function function) {
  const auto all = std::tuple_cat(batch.fields(), std::tie(batch.weight));
  static_assert(count <= static_cast<int>(std::tuple_size_v<decltype(all)>),
                "weft: a batch has fewer fields, its weights among them, than there are inputs");
  return [&]<std::size_t... I>(std::index_sequence<I...>) -> decltype(auto) {
    return function(std::get<I>(all)...);
  }(std::make_index_sequence<static_cast<std::size_t>(count)>());
}

}  // namespace detail

}  // namespace weft

#endif
