// Tensors on streams, in NumPy's form: aligned columns, as many digits as tell a value from its neighbors, and of more
// than 1,000 elements the first and the last three along every dimension.
#ifndef WEFT_TENSOR_PRINT_HPP
#define WEFT_TENSOR_PRINT_HPP

#include <weft/tensor/tensor.hpp>

#include <charconv>
#include <ostream>
#include <string>

namespace weft {

namespace detail {

template <class T>
[[nodiscard]] std::string text_of_element(const T& value) {
  if constexpr (std::is_same_v<T, bool>) return value ? "True" : "False";
  if constexpr (std::is_integral_v<T>) return std::to_string(value);
  const auto number = static_cast<std::conditional_t<std::is_same_v<T, double>, double, float>>(value);
  char digits[32];
  std::string text(digits, std::to_chars(digits, digits + sizeof digits, number).ptr);
  if (text.find_first_not_of("-0123456789") == std::string::npos) text += '.';
  return text;
}

// Writes the elements of an array whose texts `text_at(offset)` gives.
template <class TextAt>
class ArrayPrinter {
 public:
  static constexpr Index threshold = 1000, edge = 3;

  ArrayPrinter(const Shape& shape, const TextAt& text_at)
      : shape_(shape), text_at_(text_at), shortened_(shape.elements() > threshold) {
    visit(0, 0, [this](Index offset) { measure(text_at_(offset)); });
  }
  [[nodiscard]] std::string text() {
    if (shape_.rank() == 0) return text_at_(0);
    if (shape_.elements() == 0) return "[]";
    write(0, 0);
    return text_;
  }

 private:
  // Letters before the point (or in all), and from the point on.
  static std::size_t before_point(const std::string& text) {
    return text.find('.') < text.size() ? text.find('.') : text.size();
  }
  void measure(const std::string& text) {
    const std::size_t before = before_point(text), after = text.size() - before;
    before_ = before > before_ ? before : before_;
    after_ = after > after_ ? after : after_;
  }
  [[nodiscard]] std::string padded(const std::string& text) const {
    const std::size_t before = before_point(text);
    return std::string(before_ - before, ' ') + text + std::string(after_ - (text.size() - before), ' ');
  }

  [[nodiscard]] bool is_left_out(int dimension, Index i) const {
    return shortened_ && shape_[dimension] > 2 * edge && i >= edge && i < shape_[dimension] - edge;
  }
  template <class Visit>
  void visit(int dimension, Index offset, const Visit& visit_one) {
    if (dimension == shape_.rank()) return visit_one(offset);
    for (Index i = 0; i < shape_[dimension]; ++i)
      if (!is_left_out(dimension, i)) visit(dimension + 1, offset * shape_[dimension] + i, visit_one);
  }
  void write(int dimension, Index offset) {
    if (dimension == shape_.rank()) {
      text_ += padded(text_at_(offset));
      return;
    }
    const bool innermost = dimension + 1 == shape_.rank();
    const std::string separator = innermost ? " "
                                            : std::string(to_size(shape_.rank() - dimension - 1), '\n') +
                                                  std::string(to_size(dimension + 1), ' ');
    text_ += '[';
    for (Index i = 0; i < shape_[dimension]; ++i) {
      if (is_left_out(dimension, i)) {
        text_ += separator + "...";
        i = shape_[dimension] - edge - 1;
        continue;
      }
      if (i > 0) text_ += separator;
      write(dimension + 1, offset * shape_[dimension] + i);
    }
    text_ += ']';
  }

  const Shape shape_;
  const TextAt& text_at_;
  bool shortened_;
  std::size_t before_ = 0, after_ = 0;
  std::string text_;
};

template <class T>
[[nodiscard]] std::string text_of_array(const T* elements, const Shape& shape) {
  const auto text_at = [elements](Index offset) { return text_of_element(elements[offset]); };
  return ArrayPrinter(shape, text_at).text();
}

}  // namespace detail

// A tensor, a view, and the value of an expression.
template <detail::OutputStream Stream, class T, Index... Extents>
Stream& operator<<(Stream& out, const Tensor<T, Extents...>& tensor) {
  out << detail::text_of_array(tensor.data(), tensor.shape());
  return out;
}
template <detail::OutputStream Stream, class T, Index... Extents>
Stream& operator<<(Stream& out, const TensorView<T, Extents...>& view) {
  out << detail::text_of_array<std::remove_const_t<T>>(view.data(), view.shape());
  return out;
}
template <detail::OutputStream Stream, class Type, class Op, class A, class B, class C>
Stream& operator<<(Stream& out, const Expression<Type, Op, A, B, C>& expression) {
  return out << evaluate(expression);
}

}  // namespace weft

#endif
