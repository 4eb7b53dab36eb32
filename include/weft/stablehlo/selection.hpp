// The gradient of a maximum over windows in StableHLO: its own operation, or tap by tap where that has none.
#ifndef WEFT_STABLEHLO_SELECTION_HPP
#define WEFT_STABLEHLO_SELECTION_HPP

#include <weft/stablehlo/windows.hpp>

namespace weft::stablehlo {

// Keeps the first of equal elements, and a NaN.
[[nodiscard]] WEFT_DECL std::string selector(const Site& at);

// A window that has holes, or moves over what has: each tap is compared, and added, by itself.
class TapByTap {
 public:
  explicit TapByTap(const Site& at)
      : at_(at), out_(at.out), window_(at.attributes<Window>().dims), places_(out_.shape(at.in[1])) {}

  WEFT_DECL Value operator()();

 private:
  const Site& at_;
  Writer& out_;
  const WindowDimensions& window_;
  Shape places_;

  Value compare(const char* direction, Value a, Value b) const {
    return out_.step("stablehlo.compare", {a, b}, {DType::pred, places_}, Attributes().direction(direction));
  }
  // Where tap `t` is at the first place.
  [[nodiscard]] WEFT_DECL Dims start_of_tap(Index t) const;
  WEFT_DECL Value with_edges(Value x, const Dims& low, const Dims& high, const Dims& interior,
                             const Shape& shape) const;
  [[nodiscard]] WEFT_DECL static Dims less_one(Dims numbers);
  [[nodiscard]] WEFT_DECL static Dims negated(Dims numbers);
  // What the window moves over.
  WEFT_DECL Value padded(Value x) const;
  // What tap `t` meets at every place.
  WEFT_DECL Value under(Value over, Index t) const;
  // The inverse: values of all places where tap `t` meets them, zeros elsewhere.
  WEFT_DECL Value placed(Value values, Index t, const Shape& over) const;
  WEFT_DECL Value unpadded(Value over) const;
};

WEFT_DECL Value select_and_scatter(const Site& at);

// A sort of keys and their places, of which the places are the result.
[[nodiscard]] WEFT_DECL Value argsort(const Site& at);

}  // namespace weft::stablehlo

#if WEFT_HEADER_ONLY
#include <weft/stablehlo/selection.ipp>
#endif

#endif
