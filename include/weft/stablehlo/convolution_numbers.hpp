// Which dimensions of a convolution are which, by names of attributes and as it is printed: [b, f, 0, 1]x[o, i, 0,
// 1]->[b, f, 0, 1].
#ifndef WEFT_STABLEHLO_CONVOLUTION_NUMBERS_HPP
#define WEFT_STABLEHLO_CONVOLUTION_NUMBERS_HPP

#include <weft/stablehlo/syntax.hpp>

namespace weft::stablehlo {

// Names of the attributes that have the first and the second dimension and the spatial ones, and how the first two are
// printed: of the input, the kernel and the output.
struct ConvolutionSide {
  const char* names[3];
  std::string_view first, second;
};
inline constexpr ConvolutionSide convolution_sides[] = {
    {{"input_batch_dimension", "input_feature_dimension", "input_spatial_dimensions"}, "b", "f"},
    {{"kernel_output_feature_dimension", "kernel_input_feature_dimension", "kernel_spatial_dimensions"}, "o", "i"},
    {{"output_batch_dimension", "output_feature_dimension", "output_spatial_dimensions"}, "b", "f"}};

namespace detail {

// `places`: of the first, the second, and the spatial dimensions.
constexpr Attribute convolution_list(const Buffer<Index>& places, const ConvolutionSide& side, TextPlace place) {
  constexpr std::string_view digits[] = {"0", "1", "2", "3", "4", "5", "6", "7"};
  Attribute made;
  made.kind = Attribute::Kind::list;
  made.place = place;
  if (places.size() > max_rank) stablehlo_is_malformed(place, "8 dimensions or fewer", side.names[2]);
  made.items.resize(places.size());
  for (Index i = 0; i < places.size(); ++i) {
    if (places[i] < 0 || places[i] >= places.size() || !made.items[places[i]].text.empty())
      stablehlo_is_malformed(place, "each dimension of a convolution once", side.names[2]);
    Attribute& item = made.items[places[i]];
    item.kind = i < 2 ? Attribute::Kind::word : Attribute::Kind::number;
    item.text = i == 0 ? side.first : i == 1 ? side.second : digits[i - 2];
    item.place = place;
  }
  return made;
}

}  // namespace detail

// A number, or a list of some, of few digits; none of anything else.
[[nodiscard]] constexpr Buffer<Index> small_numbers(const Attribute* from) {
  Buffer<Index> made;
  if (from == nullptr || from->is_negative) return made;
  for (const Attribute& item : from->items) {
    const Buffer<Index> some = small_numbers(&item);
    made.append(some.begin(), some.end());
  }
  if (from->kind != Attribute::Kind::number || from->text.size() > 9) return made;
  Index number = 0;
  for (const char digit : from->text) number = 10 * number + (digit - '0');
  made.push_back(number);
  return made;
}

// `numbers_called(name)`: those that an attribute of this name has. Error: stablehlo_is_malformed.
template <class NumbersCalled>
constexpr Attribute convolution_numbers(const NumbersCalled& numbers_called, TextPlace place) {
  Attribute made;
  made.kind = Attribute::Kind::list;
  made.name = "dimension_numbers";
  made.place = place;
  for (const ConvolutionSide& side : convolution_sides) {
    Buffer<Index> places;
    for (const char* const name : side.names) {
      const Buffer<Index> some = numbers_called(name);
      places.append(some.begin(), some.end());
    }
    made.items.push_back(detail::convolution_list(places, side, place));
  }
  return made;
}

}  // namespace weft::stablehlo

#endif
