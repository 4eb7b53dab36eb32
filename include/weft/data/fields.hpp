// What an item is made of, and what a loader reads items from.
#ifndef WEFT_DATA_FIELDS_HPP
#define WEFT_DATA_FIELDS_HPP

#include <weft/base/random.hpp>

#include <array>
#include <concepts>
#include <span>
#include <type_traits>

namespace weft {

// One item at one place of an epoch's order: all that reading it may depend on.
struct Sample {
  Index index = 0;  // of the item in its source
  Index epoch = 0;
  Index place = 0;        // in the order of the epoch, of all ranks together
  std::uint32_t key = 0;  // random bits of (seed, epoch, place): see `bits`

  // 32 random bits for whoever reads or changes the item: number `counter` of those of this place.
  [[nodiscard]] constexpr std::uint32_t bits(std::uint32_t counter, const char* name = "weft.transform") const noexcept {
    return random_bits(key, counter, stream_of(name));
  }
  friend constexpr bool operator==(const Sample&, const Sample&) = default;
};

// Types of an item's fields: Fields<float[784], std::int32_t> is 784 floats and a number; float[]: as many as the source
// says. Elements are of any type that may be copied as bytes.
template <class... Arrays>
struct Fields {
  static constexpr std::size_t count = sizeof...(Arrays);
  // Elements of an item, row-major, by field; 0: the source says.
  static constexpr std::array<Index, sizeof...(Arrays)> widths = {
      std::is_unbounded_array_v<Arrays> ? 0 : static_cast<Index>(sizeof(std::conditional_t<
          std::is_unbounded_array_v<Arrays>, char, Arrays>) / sizeof(std::remove_all_extents_t<Arrays>))...};
};

namespace detail {

// Where a source writes a field: a reference to a number, or a span of its elements.
template <class Field>
struct FieldPlace {
  using Element = std::remove_all_extents_t<Field>;
  using type = std::conditional_t<std::is_array_v<Field>, std::span<Element>, Element&>;
  static type at(Element* first, Index width) {
    if constexpr (std::is_array_v<Field>)
      return {first, to_size(width)};
    else
      return *first;
  }
};

template <class FieldList>
struct FieldsOf;
template <class... Arrays>
struct FieldsOf<Fields<Arrays...>> {
  // True if `function(sample, field...)` may be called.
  template <class Function>
  static constexpr bool are_taken_by = std::is_invocable_v<Function, const Sample&, typename FieldPlace<Arrays>::type...>;
  template <class Source>
  static constexpr bool are_read_by =
      requires(const Source& source, const Sample& sample, typename FieldPlace<Arrays>::type... fields) {
    source.read(sample, fields...);
  };
};

}  // namespace detail

// What a loader reads from, on its own threads: `count()` items, a type `Fields`, and `read(sample, field...)`, which
// writes every element of every field, may throw, and with several threads is called by all of them at once. A source
// with fields of unknown width has `widths()`, an array of one number a field. A type `Batch` says what the fields of a
// batch are called, and its `field_names` by which names options know them: see Batch in data/batch.hpp; else they have
// no names: BatchOf.
template <class S>
concept ItemSource = requires(const S& source) {
  { source.count() } -> std::convertible_to<Index>;
  typename S::Fields;
} && detail::FieldsOf<typename S::Fields>::template are_read_by<S>;

// Elements of each field of an item of `source`.
template <ItemSource Source>
[[nodiscard]] auto widths_of(const Source& source) {
  if constexpr (requires { source.widths(); })
    return source.widths();
  else
    return Source::Fields::widths;
}

// The `count()` of a source that never ends: a stream of items of which any may be asked for.
inline constexpr Index endless_count = Index{1} << 61;

}  // namespace weft

#endif
