// Tensor: elements of one type on the heap, with a shape known at compile time; TensorView: the same over memory that
// belongs to somebody else. Assigning an expression computes it into place.
#ifndef WEFT_TENSOR_TENSOR_HPP
#define WEFT_TENSOR_TENSOR_HPP

#include <weft/base/error_tensor.hpp>
#include <weft/tensor/evaluate.hpp>

#include <concepts>
#include <initializer_list>

namespace weft {

// Asks a constructor for elements without values: Tensor<float, 4> x(uninitialized).
struct Uninitialized {
  explicit Uninitialized() = default;
};
inline constexpr Uninitialized uninitialized{};

namespace detail {

// A value of tensor type Given assigned to a tensor of type Needed.
template <class Given, class Needed>
struct Assignment {
  using From = TensorTraits<Given>;
  using To = TensorTraits<Needed>;
  static constexpr ExtentPair extents = check::extent_difference(From::shape, To::shape);
  // C++ has two types of 64 bits: long and long long.
  static constexpr bool fit = From::shape == To::shape && From::dtype == To::dtype;
  using Error = std::conditional_t<From::rank != To::rank, Refusal<check::AssignedRank<From::rank, To::rank>>,
                                   Refusal<check::AssignedExtent<extents.left, extents.right>,
                                           check::AssignedElements<typename From::Element, typename To::Element>>>;
};

// Where the elements of an expression of this type are written to, among those that Assignment lets through.
template <class Type>
WEFT_ALWAYS_INLINE auto* target_of(void* data) noexcept {
  return static_cast<typename TensorTraits<Type>::Element*>(data);
}

// Lists in lists, as deep as there are dimensions.
template <class T, int rank>
struct NestedList {
  using Type = std::initializer_list<typename NestedList<T, rank - 1>::Type>;
};
template <class T>
struct NestedList<T, 1> {
  using Type = std::initializer_list<T>;
};
// Writes them row-major and returns where they end. Error: list_length_differs.
template <class T, class List>
T* write_list(T* to, const List& list, const Index* extents, int dimension = 0) {
  if (static_cast<Index>(list.size()) != *extents)
    list_length_differs(dimension, static_cast<Index>(list.size()), *extents);
  for (const auto& entry : list)
    if constexpr (std::is_same_v<List, std::initializer_list<T>>)
      *to++ = entry;
    else
      to = write_list(to, entry, extents + 1, dimension + 1);
  return to;
}

// Elements at run-time positions, row-major.
template <Index... Extents, class... Positions>
[[nodiscard]] WEFT_ALWAYS_INLINE constexpr Index offset_of(Positions... positions) noexcept {
  static_assert(sizeof...(Positions) == sizeof...(Extents), "weft: tensor: an element has one index per dimension");
  Index offset = 0;
  ((offset = offset * Extents + static_cast<Index>(positions)), ...);
  return offset;
}
template <Index... Extents, class... Positions>
[[nodiscard]] constexpr Index checked_offset_of(Positions... positions) {
  static_assert(sizeof...(Positions) == sizeof...(Extents), "weft: tensor: an element has one index per dimension");
  Index dimension = 0;
  const auto check = [&dimension](Index position, Index extent) {
    if (position < 0 || position >= extent) element_index_out_of_range(dimension, position, extent);
    ++dimension;
  };
  (check(static_cast<Index>(positions), Extents), ...);
  return offset_of<Extents...>(positions...);
}

}  // namespace detail

// Row-major, 64-byte aligned. Moving leaves an empty tensor behind, which may be assigned to, copied or destroyed.
// Every `=` writes elements except a move, which takes the storage.
template <class T, Index... Extents>
class Tensor {
  static_assert(TensorElement<T>,
                "weft: tensor: elements are bool, float, double, weft::bfloat16 and integers of 8 to 64 bits");
  static_assert(((Extents >= 0) && ...), "weft: tensor: extents are 0 or more, and a part of the type; of sizes that are known when the program starts "
                "are the programs of <weft/dynamic.hpp>");
  static_assert(sizeof...(Extents) <= max_rank, "weft: tensor: there are at most 8 dimensions; merge some");

 public:
  using Element = T;
  static constexpr DType dtype = dtype_of<T>;
  static constexpr int rank = sizeof...(Extents);

  [[nodiscard]] static constexpr Shape shape() { return Shape{Extents...}; }
  [[nodiscard]] static constexpr Index size() { return (Index{1} * ... * Extents); }

  // Zeros.
  Tensor() : Tensor(uninitialized) { __builtin_memset(static_cast<void*>(data()), 0, bytes); }
  // Sizes at run time: refused.
  template <std::integral... Sizes>
  requires(sizeof...(Sizes) > 0) explicit Tensor(Sizes...) : Tensor(uninitialized) {
    static_assert(check::sizes_are_in_the_type<sizeof...(Sizes) == 0>,
                  "weft: tensor: sizes are a part of the type, Tensor<float, 3, 4>; of sizes that are known when the program "
                  "starts are the programs of <weft/dynamic.hpp>");
  }
  template <class Range>
  requires(!TensorLike<Range> && requires(const Range& range) {
    range.data();
    range.size();
  }) explicit Tensor(const Range&)
      : Tensor(uninitialized) {
    static_assert(check::sizes_are_in_the_type<sizeof(Range) == 0>,
                  "weft: tensor: sizes are a part of the type, Tensor<float, 3, 4>, and elements are given as (pointer, count); of "
                  "sizes that are known when the program starts are the programs of <weft/dynamic.hpp>");
  }
  explicit Tensor(Uninitialized) : storage_(static_cast<Index>(bytes)) {}
  // All elements in row-major order. Error: element_count_differs.
  Tensor(std::initializer_list<T> values) : Tensor(values.begin(), static_cast<Index>(values.size())) {}
  // {{1, 2, 3}, {4, 5, 6}}, lists as deep as there are dimensions. Error: list_length_differs.
  Tensor(typename detail::NestedList<T, (rank > 1 ? rank : 2)>::Type lists) requires(rank > 1) : Tensor(uninitialized) {
    constexpr Index extents[] = {Extents...};
    detail::write_list(data(), lists, extents);
  }
  Tensor(const T* values, Index count) : Tensor(uninitialized) {
    if (count != size()) element_count_differs(count, size());
    if constexpr (bytes > 0) __builtin_memcpy(data(), values, bytes);
  }
  // Computes the expression; its shape and elements must be this tensor's.
  template <class Type, class Op, class A, class B, class C>
  Tensor(const Expression<Type, Op, A, B, C>& expression)  // NOLINT(google-explicit-constructor): y = tanh(x)
      : Tensor(uninitialized) {
    if constexpr (detail::Assignment<Type, Tensor>::fit)
      evaluate_into(expression, detail::target_of<Type>(data()));
    else
      static_cast<void>(typename detail::Assignment<Type, Tensor>::Error::Type{});
  }
  template <class U, Index... Others>
  Tensor(const TensorView<U, Others...>& view) : Tensor(uninitialized) {  // NOLINT(google-explicit-constructor)
    using Rule = detail::Assignment<Tensor<std::remove_const_t<U>, Others...>, Tensor>;
    if constexpr (Rule::fit)
      __builtin_memcpy(data(), view.data(), bytes);
    else
      static_cast<void>(typename Rule::Error::Type{});
  }
  Tensor(Refused) {}  // NOLINT(google-explicit-constructor): no second error

  // Another type: refused, with both extents or types; but for another name of the same.
  template <class U, Index... Others>
  requires(!std::is_same_v<Tensor<U, Others...>, Tensor>)
      Tensor(const Tensor<U, Others...>& other) : Tensor(uninitialized) {  // NOLINT(google-explicit-constructor)
    using Rule = detail::Assignment<Tensor<U, Others...>, Tensor>;
    if constexpr (Rule::fit)
      __builtin_memcpy(data(), other.data(), bytes);
    else
      static_cast<void>(typename Rule::Error::Type{});
  }

  Tensor(const Tensor& other) { *this = other; }
  Tensor(Tensor&&) noexcept = default;
  Tensor& operator=(const Tensor& other) {
    if (other.storage_.data() == nullptr) {
      storage_ = Storage();
    } else if (this != &other) {
      own_memory();
      __builtin_memcpy(data(), other.data(), bytes);
    }
    return *this;
  }
  Tensor& operator=(Tensor&&) noexcept = default;
  ~Tensor() = default;

  // The operands may be this tensor itself: a = matmul(a, b).
  template <class Type, class Op, class A, class B, class C>
  Tensor& operator=(const Expression<Type, Op, A, B, C>& expression) {
    own_memory();
    if constexpr (detail::Assignment<Type, Tensor>::fit)
      evaluate_into(expression, detail::target_of<Type>(data()));
    else
      static_cast<void>(typename detail::Assignment<Type, Tensor>::Error::Type{});
    return *this;
  }
  template <class U, Index... Others>
  Tensor& operator=(const TensorView<U, Others...>& view) {
    own_memory();
    using Rule = detail::Assignment<Tensor<std::remove_const_t<U>, Others...>, Tensor>;
    if constexpr (Rule::fit)
      __builtin_memmove(data(), view.data(), bytes);
    else
      static_cast<void>(typename Rule::Error::Type{});
    return *this;
  }
  Tensor& operator=(Refused) { return *this; }

  // Every element equal to `value`.
  [[nodiscard]] static Tensor filled(T value) {
    Tensor result(uninitialized);
    for (T& element : result) element = value;
    return result;
  }
  // From anything with data() and size(): a vector, an array, a span. Error: element_count_differs.
  template <class Range>
  [[nodiscard]] static Tensor from(const Range& values) {
    return Tensor(values.data(), static_cast<Index>(values.size()));
  }

  [[nodiscard]] WEFT_ALWAYS_INLINE T* data() noexcept { return reinterpret_cast<T*>(storage_.data()); }
  [[nodiscard]] WEFT_ALWAYS_INLINE const T* data() const noexcept {
    return reinterpret_cast<const T*>(storage_.data());
  }
  [[nodiscard]] T* begin() noexcept { return data(); }
  [[nodiscard]] T* end() noexcept { return data() + size(); }
  [[nodiscard]] const T* begin() const noexcept { return data(); }
  [[nodiscard]] const T* end() const noexcept { return data() + size(); }

  // The element at one index a dimension, unchecked: x(i, j).
  template <class... Positions>
  [[nodiscard]] WEFT_ALWAYS_INLINE T& operator()(Positions... positions) noexcept {
    return data()[detail::offset_of<Extents...>(positions...)];
  }
  template <class... Positions>
  [[nodiscard]] WEFT_ALWAYS_INLINE const T& operator()(Positions... positions) const noexcept {
    return data()[detail::offset_of<Extents...>(positions...)];
  }
  // t[i]: refused.
  template <class Position>
  const T& operator[](const Position&) const {
    check::refuse_single_position<Position>();
    return *data();
  }
  // The same, checked. Error: element_index_out_of_range.
  template <class... Positions>
  [[nodiscard]] T& at(Positions... positions) {
    return data()[detail::checked_offset_of<Extents...>(positions...)];
  }
  template <class... Positions>
  [[nodiscard]] const T& at(Positions... positions) const {
    return data()[detail::checked_offset_of<Extents...>(positions...)];
  }

  // The storage: shared with whoever holds the handle, or given away.
  [[nodiscard]] WEFT_ALWAYS_INLINE const Storage& storage() const& noexcept { return storage_; }
  [[nodiscard]] WEFT_ALWAYS_INLINE Storage&& storage() && noexcept { return static_cast<Storage&&>(storage_); }

  friend void swap(Tensor& left, Tensor& right) noexcept { left.storage_.swap(right.storage_); }

 private:
  static constexpr std::size_t bytes = static_cast<std::size_t>(size()) * sizeof(T);
  Storage storage_;

  // Memory again, after a move.
  WEFT_ALWAYS_INLINE void own_memory() {
    if (storage_.data() == nullptr) renew();
  }
  [[gnu::cold, gnu::noinline]] void renew() { storage_ = Storage(static_cast<Index>(bytes)); }
};

// Elements that lie contiguously in row-major order somewhere else; they must outlive the view and every expression
// over it. T may be const. Every `=` writes elements.
template <class T, Index... Extents>
class TensorView {
  static_assert(((Extents >= 0) && ...), "weft: tensor: extents are 0 or more, and a part of the type; of sizes that are known when the program starts "
                "are the programs of <weft/dynamic.hpp>");
  static_assert(sizeof...(Extents) <= max_rank, "weft: tensor: there are at most 8 dimensions; merge some");

 public:
  using Element = std::remove_const_t<T>;
  using Owner = Tensor<Element, Extents...>;
  static constexpr DType dtype = dtype_of<Element>;
  static constexpr int rank = sizeof...(Extents);

  [[nodiscard]] static constexpr Shape shape() { return Shape{Extents...}; }
  [[nodiscard]] static constexpr Index size() { return (Index{1} * ... * Extents); }

  TensorView(Owner& tensor) noexcept : data_(tensor.data()) {}  // NOLINT(google-explicit-constructor)
  TensorView(const Owner& tensor) noexcept                      // NOLINT(google-explicit-constructor)
      requires std::is_const_v<T> : data_(tensor.data()) {}
  TensorView(Owner&&) = delete;        // the tensor would be gone before the view is used
  TensorView(const Owner&&) = delete;  // the tensor would be gone before the view is used
  // `count` elements at `data`. Error: element_count_differs.
  TensorView(T* data, Index count) : data_(data) {
    if (count != size()) element_count_differs(count, size());
  }
  TensorView(const TensorView&) noexcept = default;
  ~TensorView() = default;

  TensorView& operator=(const TensorView& other) { return assign(other.data()); }
  TensorView& operator=(const Owner& tensor) { return assign(tensor.data()); }
  template <class Type, class Op, class A, class B, class C>
  TensorView& operator=(const Expression<Type, Op, A, B, C>& expression) {
    if constexpr (detail::Assignment<Type, Owner>::fit)
      evaluate_into(expression, detail::target_of<Type>(data_));
    else
      static_cast<void>(typename detail::Assignment<Type, Owner>::Error::Type{});
    return *this;
  }
  TensorView& operator=(Refused) { return *this; }

  [[nodiscard]] WEFT_ALWAYS_INLINE T* data() const noexcept { return data_; }
  [[nodiscard]] T* begin() const noexcept { return data_; }
  [[nodiscard]] T* end() const noexcept { return data_ + size(); }
  template <class... Positions>
  [[nodiscard]] WEFT_ALWAYS_INLINE T& operator()(Positions... positions) const noexcept {
    return data_[detail::offset_of<Extents...>(positions...)];
  }
  // As of a Tensor.
  template <class Position>
  const T& operator[](const Position&) const {
    check::refuse_single_position<Position>();
    return *data();
  }
  template <class... Positions>
  [[nodiscard]] T& at(Positions... positions) const {
    return data_[detail::checked_offset_of<Extents...>(positions...)];
  }

 private:
  T* data_;

  TensorView& assign(const Element* values) {
    __builtin_memmove(data_, values, static_cast<std::size_t>(size()) * sizeof(T));
    return *this;
  }
};

template <class T, Index... Extents, class Op, class A, class B, class C>
Tensor(const Expression<Tensor<T, Extents...>, Op, A, B, C>&) -> Tensor<T, Extents...>;
template <class T, Index... Extents>
Tensor(const TensorView<T, Extents...>&) -> Tensor<std::remove_const_t<T>, Extents...>;
template <class T, Index... Extents>
TensorView(Tensor<T, Extents...>&) -> TensorView<T, Extents...>;
template <class T, Index... Extents>
TensorView(const Tensor<T, Extents...>&) -> TensorView<const T, Extents...>;

// Sizes at run time: refused.
template <std::integral... Sizes>
requires(sizeof...(Sizes) > 0) Tensor(Sizes...) -> Tensor<float>;

// The value of an expression as a tensor of its type.
template <class TensorType, class Op, class A, class B, class C>
[[nodiscard]] TensorType evaluate(const Expression<TensorType, Op, A, B, C>& expression) {
  return TensorType(expression);
}

namespace detail {

template <class Stream>
concept OutputStream = requires(Stream& stream) {
  stream.rdbuf();
  stream.put('x');
};

}  // namespace detail

// Where tensor/print.hpp is not included, a tensor on a stream is a hint: what asks whether something can be printed, as
// GoogleTest does, hears yes.
template <detail::OutputStream Stream, TensorLike X>
Stream& operator<<(Stream& out, const X&) {
  out << "(a tensor, whose elements are printed where <weft/tensor/print.hpp> is included)";
  return out;
}

}  // namespace weft

#endif
