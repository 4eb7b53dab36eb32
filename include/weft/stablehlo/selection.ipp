// Definitions of stablehlo/selection.hpp.
#ifndef WEFT_STABLEHLO_SELECTION_IPP
#define WEFT_STABLEHLO_SELECTION_IPP

#include <weft/stablehlo/selection.hpp>

namespace weft::stablehlo {

std::string selector(const Site& at) {
  const std::string scalar = name_of(TensorType{at.type.dtype, {}});
  const std::string types = "}> : (" + scalar + ", " + scalar + ") -> tensor<i1>";
  return at.out.region_of({"^bb0(%a: " + scalar + ", %b: " + scalar + "):",
                           "  %c = \"stablehlo.compare\"(%a, %b) <{" + Attributes().direction("GE").own + types,
                           "  %d = \"stablehlo.compare\"(%a, %a) <{" + Attributes().direction("NE").own + types,
                           "  %e = \"stablehlo.or\"(%c, %d) : (tensor<i1>, tensor<i1>) -> tensor<i1>",
                           "  \"stablehlo.return\"(%e) : (tensor<i1>) -> ()"});
}

Value argsort(const Site& at) {
  const int last = at.type.shape.rank() - 1;
  const Value places = at.out.step("stablehlo.iota", {}, at.type, Attributes().number("iota_dimension", last));
  const std::string scalar = name_of(TensorType{DType::i32, {}});
  Attributes how;
  how.number("dimension", last).add("is_stable", "true");
  how.region(at.out.region_of(
      {"^bb0(%a: " + scalar + ", %b: " + scalar + ", %c: " + scalar + ", %d: " + scalar + "):",
       "  %e = \"stablehlo.compare\"(%a, %b) <{" + Attributes().direction("LT").own + "}> : (" + scalar + ", " + scalar +
           ") -> tensor<i1>",
       "  \"stablehlo.return\"(%e) : (tensor<i1>) -> ()"}));
  return at.out.lines(at.name, at.operation, {at.in[0], places}, how)[1];
}

Value TapByTap::operator()() {
  const Value x = at_.in[0], source = at_.in[1];
  const TensorType number{DType::i32, places_}, like_source{at_.type.dtype, places_};
  const Value ones = out_.constant(1, {DType::pred, at_.type.shape});
  const Value over = padded(x), is_element = padded(ones);
  const Index taps = Shape(sizes_of(window_)).elements();
  // The greatest element that was met so far, and at which tap.
  Value greatest = out_.constant(0, like_source), tap = out_.constant(-1, number);
  for (Index t = 0; t < taps; ++t) {
    const Value own = under(over, t), is_there = under(is_element, t);
    const Value is_first = compare("LT", tap, out_.constant(0, number)), is_nan = compare("NE", own, own);
    const Value was_number = compare("EQ", greatest, greatest), is_more = compare("GT", own, greatest);
    const Value is_the_nan = out_.step("stablehlo.and", {is_nan, was_number});
    const Value is_greater = out_.step("stablehlo.or", {is_more, is_the_nan});
    const Value is_chosen = out_.step("stablehlo.or", {is_first, is_greater});
    const Value is_taken = out_.step("stablehlo.and", {is_there, is_chosen});
    greatest = out_.step("stablehlo.select", {is_taken, own, greatest}, like_source);
    tap = out_.step("stablehlo.select", {is_taken, out_.constant(static_cast<double>(t), number), tap}, number);
  }
  const Shape extents = out_.shape(over);
  Value sum = out_.constant(0, {at_.type.dtype, extents});
  for (Index t = 0; t < taps; ++t) {
    const Value is_here = compare("EQ", tap, out_.constant(static_cast<double>(t), number));
    const Value zeros = out_.constant(0, like_source);
    const Value given = out_.step("stablehlo.select", {is_here, source, zeros}, like_source);
    sum = out_.step("stablehlo.add", {sum, placed(given, t, extents)});
  }
  return unpadded(sum);
}

Dims TapByTap::start_of_tap(Index t) const {
  Dims start(window_.size(), 0);
  for (int i = window_.size() - 1; i >= 0; t /= window_[i--].size)
    start[i] = t % window_[i].size * window_[i].window_dilation;
  return start;
}

Value TapByTap::with_edges(Value x, const Dims& low, const Dims& high, const Dims& interior, const Shape& shape) const {
  const DType dtype = out_.type(x).dtype;
  const Value zero = out_.constant(0, {dtype, {}});
  return out_.step("stablehlo.pad", {x, zero}, {dtype, shape}, edges_of(low, high, interior));
}

Dims TapByTap::less_one(Dims numbers) {
  for (Index& number : numbers) --number;
  return numbers;
}

Dims TapByTap::negated(Dims numbers) {
  for (Index& number : numbers) number = -number;
  return numbers;
}

Value TapByTap::padded(Value x) const {
  Dims extents;
  for (int i = 0; i < window_.size(); ++i) extents.push_back(window_[i].padded(out_.shape(x)[i]));
  return with_edges(x, of_each(window_, &WindowDimension::low), of_each(window_, &WindowDimension::high),
                    less_one(of_each(window_, &WindowDimension::base_dilation)), Shape(extents));
}

Value TapByTap::under(Value over, Index t) const {
  const Dims start = start_of_tap(t);
  Dims limit = start;
  for (int i = 0; i < limit.size(); ++i) limit[i] += (places_[i] - 1) * window_[i].stride + 1;
  return out_.step("stablehlo.slice", {over}, {out_.type(over).dtype, places_},
                   slice_of(start, limit, strides_of(window_)));
}

Value TapByTap::placed(Value values, Index t, const Shape& over) const {
  const Dims start = start_of_tap(t);
  Dims rest;
  for (int i = 0; i < start.size(); ++i) rest.push_back(over[i] - start[i] - (places_[i] - 1) * window_[i].stride - 1);
  return with_edges(values, start, rest, less_one(strides_of(window_)), over);
}

Value TapByTap::unpadded(Value over) const {
  Dims extents;
  for (int i = 0; i < window_.size(); ++i) extents.push_back(out_.shape(over)[i] - window_[i].low - window_[i].high);
  const Dims zeros(window_.size(), 0);
  const Value x = with_edges(over, negated(of_each(window_, &WindowDimension::low)),
                             negated(of_each(window_, &WindowDimension::high)), zeros, Shape(extents));
  return at_.result("stablehlo.slice", {x},
                    slice_of(zeros, extents, of_each(window_, &WindowDimension::base_dilation)));
}

Value select_and_scatter(const Site& at) {
  const WindowDimensions& window = at.attributes<Window>().dims;
  for (const WindowDimension& dim : window)
    if (dim.base_dilation != 1 || dim.window_dilation != 1) return TapByTap(at)();
  Attributes how;
  how.array("window_dimensions", sizes_of(window)).array("window_strides", strides_of(window));
  how.add("padding", padding_of(window)).region(selector(at)).region(at.out.reducer("stablehlo.add", at.type.dtype));
  return at.result(at.operation, {at.in[0], at.in[1], at.out.constant(0, {at.type.dtype, {}})}, how);
}

}  // namespace weft::stablehlo

#endif
