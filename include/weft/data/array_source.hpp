// Arrays in memory as a source of a Loader: item i is row i of each of them.
#ifndef WEFT_DATA_ARRAY_SOURCE_HPP
#define WEFT_DATA_ARRAY_SOURCE_HPP

#include <weft/base/error_io.hpp>
#include <weft/data/fields.hpp>

#include <span>
#include <tuple>
#include <type_traits>
#include <utility>

namespace weft {

// The condition of an assertion: does an array that is given as a Range&& live on behind the call, as what has a name
// and views of others do?
template <class Range>
inline constexpr bool lives_on =
    std::is_lvalue_reference_v<Range> || std::ranges::enable_borrowed_range<std::remove_cvref_t<Range>>;

// Refers to the arrays, any contiguous ranges (a vector, the elements that read_npy or read_safetensors return, the
// numbers of a CsvTable), which must outlive the loader.
template <class... T>
class ArraySource {
 public:
  using Fields = weft::Fields<T[]...>;

  // `count`: rows of each array. Error: data_array_does_not_divide.
  template <class... Ranges>
  requires(sizeof...(Ranges) == sizeof...(T)) explicit ArraySource(Index count, Ranges&&... arrays)
      : count_(count), arrays_(std::span<const T>(arrays)...) {
    static_assert(
        (lives_on<Ranges> && ...),
        "weft: data: array_does_not_live_on: an ArraySource refers to its arrays, and a temporary one would be gone "
        "before the loader reads it; give it a name that outlives the loader");
    std::size_t field = 0;
    ((widths_[field] = width_of(static_cast<Index>(field), std::ssize(arrays)), ++field), ...);
  }
  [[nodiscard]] Index count() const noexcept { return count_; }
  // Elements of a row of each.
  [[nodiscard]] const std::array<Index, sizeof...(T)>& widths() const noexcept { return widths_; }
  void read(const Sample& sample, std::span<T>... fields) const noexcept {
    read_rows(sample.index, std::index_sequence_for<T...>{}, fields...);
  }

 private:
  [[nodiscard]] Index width_of(Index array, Index elements) const {
    if (count_ < 1 || elements < count_ || elements % count_ != 0) data_array_does_not_divide(array, elements, count_);
    return elements / count_;
  }
  template <std::size_t... I>
  void read_rows(Index index, std::index_sequence<I...>, std::span<T>... fields) const noexcept {
    const auto copy = [index](const auto* from, auto to) {
      from += index * std::ssize(to);
      for (std::size_t i = 0; i < to.size(); ++i) to[i] = from[i];
    };
    (copy(std::get<I>(arrays_).data(), fields), ...);
  }

  Index count_;
  std::tuple<std::span<const T>...> arrays_;
  std::array<Index, sizeof...(T)> widths_{};
};

template <class... Ranges>
ArraySource(Index, Ranges&&...) -> ArraySource<std::remove_cvref_t<decltype(*std::declval<const Ranges&>().data())>...>;

}  // namespace weft

#endif
