// Parts, stacks and choices that the shapes or elements of tensors do not have.
// expect-error: weft: split: the extent does not divide into so many equal parts; change their number
// expect-error: weft: top_k: a row has fewer elements than are asked for; k is 0 to the last extent
// expect-error: weft: stack, concatenate: ranks, or extents of another dimension, differ; reshape or slice one of them
// expect-error: weft: any, all: elements are bools; compare first, as in any(x > 0)
// expect-error: weft: this function takes integers; convert<int>(x) first
// max-lines-gcc: 45
// max-lines-clang: 62
#include <weft/tensor/expressions.hpp>

void statement(const weft::Tensor<float, 2, 3>& x, const weft::Tensor<float, 2, 4>& y) {
#if defined(VALID)
  const auto parts = split<3, 1>(x);
  const auto top = top_k<3>(x);
  const auto rows = concatenate<1>(x, y);
  const auto any_row = any<1>(x > 0);
  const auto classes = one_hot<4>(convert<int>(x));
#elif defined(MISUSE)
  const auto parts = split<2, 1>(x);     // expect-here
  const auto top = top_k<4>(x);          // expect-here
  const auto rows = concatenate<0>(x, y);  // expect-here
  const auto any_row = any<1>(x);        // expect-here
  const auto classes = one_hot<4>(x);    // expect-here
#endif
  static_cast<void>(parts), static_cast<void>(top), static_cast<void>(rows), static_cast<void>(any_row);
  static_cast<void>(classes);
}
