// Definitions of graph/scatter_rows.hpp.
#ifndef WEFT_GRAPH_SCATTER_ROWS_IPP
#define WEFT_GRAPH_SCATTER_ROWS_IPP

#include <weft/base/extremum.hpp>
#include <weft/graph/scatter_rows.hpp>

#include <algorithm>
#include <type_traits>

namespace weft {

namespace detail {

// Without sign integers wrap, and no two of them are multiplied as int.
template <class T, class Join>
T wrapped(T a, T b, const Join& join) {
  if constexpr (std::is_integral_v<T>)
    return static_cast<T>(join(static_cast<std::uint64_t>(a), static_cast<std::uint64_t>(b)));
  else
    return join(a, b);
}
// Where a kernel's updates belong: calls body(row's first element, the update's, width) for updates `first`, `first` +
// `by`, ... of each element of the batch.
class UpdatedRows {
 public:
  explicit UpdatedRows(const KernelCall& at)
      : numbers_(at.operand<std::int32_t>(2)),
        batch_(at.operand_shape(0)[0]),
        rows_(at.operand_shape(0)[1]),
        width_(at.operand_shape(0)[2]),
        count_(at.operand_shape(1)[1]) {
    for (const std::int32_t number : numbers_)
      if (number < -1 || number >= rows_) row_index_out_of_range("scatter_rows", number, rows_);
  }
  template <class Body>
  void in_order(const Body& body) const {
    for (Index b = 0; b < batch_; ++b)
      for (Index i = 0; i < count_; ++i) one(b, i, body);
  }
  template <class Body>
  void backward(const Body& body) const {
    for (Index b = 0; b < batch_; ++b)
      for (Index i = count_; i-- > 0;) one(b, i, body);
  }

 private:
  std::span<const std::int32_t> numbers_;
  Index batch_, rows_, width_, count_;

  template <class Body>
  void one(Index b, Index i, const Body& body) const {
    const Index update = b * count_ + i;
    if (const Index row = numbers_[to_size(update)]; row >= 0)
      body((b * rows_ + row) * width_, update * width_, width_);
  }
};
// row[k] = join(row[k], update[k]) for k < width. Blocks of a known extent, apart from both, become vectors.
template <class T, class Join>
void join_row(T* row, const T* update, Index width, const Join& join) {
  constexpr Index block = 16;
  Index k = 0;
  for (; k + block <= width; k += block) {
    T made[block], given[block];
    std::copy_n(row + k, block, made);
    std::copy_n(update + k, block, given);
    for (Index i = 0; i < block; ++i) made[i] = join(made[i], given[i]);
    std::copy_n(made, block, row + k);
  }
  for (; k < width; ++k) row[k] = join(row[k], update[k]);
}
template <class T>
void scatter_rows(const KernelCall& at, RowJoin how) {
  const std::span<const T> x = at.operand<T>(0);
  const T* const updates = at.operand<T>(1).data();
  T* const out = at.result<T>().data();
  std::copy(x.begin(), x.end(), out);
  const UpdatedRows all(at);
  const auto by = [&](const auto& join) {
    all.in_order([&](Index row, Index update, Index width) { join_row(out + row, updates + update, width, join); });
  };
  switch (how) {
    case RowJoin::replace:
      return all.in_order(
          [&](Index row, Index update, Index width) { std::copy_n(updates + update, width, out + row); });
    case RowJoin::add: return by([](T a, T b) { return wrapped(a, b, [](auto c, auto d) { return c + d; }); });
    case RowJoin::multiply: return by([](T a, T b) { return wrapped(a, b, [](auto c, auto d) { return c * d; }); });
    case RowJoin::minimum: return by([](T a, T b) { return minimum_of(a, b); });
    case RowJoin::maximum: return by([](T a, T b) { return maximum_of(a, b); });
  }
}
template <class T>
void other_factors(const KernelCall& at) {
  const std::span<const T> x = at.operand<T>(0);
  const T* const updates = at.operand<T>(1).data();
  const std::span<T> product = at.result<T>(0), others = at.result<T>(1);
  std::fill(others.begin(), others.end(), T(0));
  std::copy(x.begin(), x.end(), product.begin());
  const UpdatedRows all(at);
  // The product of the updates before each update, then also of those behind it.
  all.in_order([&](Index row, Index update, Index width) {
    for (Index k = 0; k < width; ++k) {
      others[to_size(update + k)] = product[to_size(row + k)];
      product[to_size(row + k)] *= updates[update + k];
    }
  });
  std::fill(product.begin(), product.end(), T(1));
  all.backward([&](Index row, Index update, Index width) {
    for (Index k = 0; k < width; ++k) {
      others[to_size(update + k)] *= product[to_size(row + k)];
      product[to_size(row + k)] *= updates[update + k];
    }
  });
}

}  // namespace detail

void ScatterRows::run(const KernelCall& at) const {
  const auto how = static_cast<RowJoin>(join);
  switch (at.operand_type(0).dtype) {
    case DType::f32: return detail::scatter_rows<float>(at, how);
    case DType::f64: return detail::scatter_rows<double>(at, how);
    case DType::i8: return detail::scatter_rows<std::int8_t>(at, how);
    case DType::i16: return detail::scatter_rows<std::int16_t>(at, how);
    case DType::i32: return detail::scatter_rows<std::int32_t>(at, how);
    case DType::i64: return detail::scatter_rows<std::int64_t>(at, how);
    case DType::u8: return detail::scatter_rows<std::uint8_t>(at, how);
    case DType::u16: return detail::scatter_rows<std::uint16_t>(at, how);
    case DType::u32: return detail::scatter_rows<std::uint32_t>(at, how);
    default: return detail::scatter_rows<std::uint64_t>(at, how);
  }
}
void OtherFactors::run(const KernelCall& at) const {
  if (at.operand_type(0).dtype == DType::f64)
    detail::other_factors<double>(at);
  else
    detail::other_factors<float>(at);
}

}  // namespace weft

#endif
