// What kernels of factorizations read and write: one matrix of a stack after another, in f64.
#ifndef WEFT_GRAPH_FACTORIZATION_CALL_HPP
#define WEFT_GRAPH_FACTORIZATION_CALL_HPP

#include <weft/graph/custom_call.hpp>
#include <weft/graph/dense_matrix.hpp>

namespace weft::detail {

// The sizes of the matrices of an operand, and how many it has.
struct MatrixStack {
  Index count = 1, rows = 0, columns = 0;

  MatrixStack(const Shape& shape, bool is_complex) {
    const int last = shape.rank() - (is_complex ? 2 : 1);
    columns = shape[last], rows = shape[last - 1];
    for (int dim = 0; dim < last - 1; ++dim) count *= shape[dim];
  }
  [[nodiscard]] Index elements() const noexcept { return rows * columns; }
  [[nodiscard]] Index least() const noexcept { return std::min(rows, columns); }
};

// T: double, or dense::Complex where elements are pairs.
template <class T>
class FactorizationCall {
 public:
  explicit FactorizationCall(const KernelCall& at) noexcept : at_(at) {}

  // Memory of the call, as long as it lasts.
  T* take(Index count) const { return take_as<T>(count); }
  double* take_reals(Index count) const { return take_as<double>(count); }
  dense::Complex* take_pairs(Index count) const { return take_as<dense::Complex>(count); }
  std::int32_t* take_numbers(Index count) const { return take_as<std::int32_t>((count + 1) / 2 * 2); }

  // Matrix `i` of an operand: its `count` elements.
  void read(Index operand, Index i, Index count, T* into) const {
    by_type(at_.operand_type(operand).dtype,
            [&]<class Real>(Real) { copy(at_.operand<Real>(operand).data() + width<T> * i * count, count, into); });
  }
  void read_numbers(Index operand, Index i, Index count, std::int32_t* into) const {
    std::copy_n(at_.operand<std::int32_t>(operand).data() + i * count, count, into);
  }
  // `Element`: double, or dense::Complex of a result of pairs.
  template <class Element>
  void write(Index result, Index i, Index count, const Element* from) const {
    by_type(at_.result_type(result).dtype, [&]<class Real>(Real) {
      Real* const to = at_.result<Real>(result).data() + width<Element> * i * count;
      for (Index k = 0; k < count; ++k)
        if constexpr (width<Element> == 1)
          to[k] = static_cast<Real>(from[k]);
        else
          to[2 * k] = static_cast<Real>(from[k].real()), to[2 * k + 1] = static_cast<Real>(from[k].imag());
    });
  }
  void write_numbers(Index result, Index i, Index count, const std::int32_t* from) const {
    std::copy_n(from, count, at_.result<std::int32_t>(result).data() + i * count);
  }
  void write_number(Index result, Index i, std::int32_t value) const { write_numbers(result, i, 1, &value); }

 private:
  template <class Element>
  static constexpr Index width = sizeof(Element) / sizeof(double);

  const KernelCall& at_;
  mutable Index taken_ = 0;

  template <class Element>
  Element* take_as(Index count) const {
    auto* const made = reinterpret_cast<Element*>(at_.workspace<std::byte>().data() + taken_);
    taken_ += count * static_cast<Index>(sizeof(Element));
    return made;
  }
  template <class Body>
  static void by_type(DType dtype, const Body& body) {
    if (dtype == DType::f64)
      body(double());
    else
      body(float());
  }
  template <class Real>
  static void copy(const Real* from, Index count, T* into) {
    for (Index k = 0; k < count; ++k)
      if constexpr (width<T> == 1)
        into[k] = static_cast<double>(from[k]);
      else
        into[k] = {static_cast<double>(from[2 * k]), static_cast<double>(from[2 * k + 1])};
  }
};

// Calls body(FactorizationCall<T>) with T as the elements are.
template <class Body>
void run_factorization(const KernelCall& at, bool is_complex, const Body& body) {
  if (is_complex)
    body(FactorizationCall<dense::Complex>(at));
  else
    body(FactorizationCall<double>(at));
}

}  // namespace weft::detail

#endif
