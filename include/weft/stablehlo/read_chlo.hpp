// Operations of CHLO that give their operands one shape first, as XLA's builders and torch-mlir write them, and some
// that StableHLO keeps for older modules.
#ifndef WEFT_STABLEHLO_READ_CHLO_HPP
#define WEFT_STABLEHLO_READ_CHLO_HPP

#include <weft/graph/einsum.hpp>
#include <weft/stablehlo/read_functions.hpp>
#include <weft/stablehlo/read_indexing.hpp>

#include <algorithm>

namespace weft::stablehlo::read {

// The reader of "add" for "chlo.broadcast_add"; null: there is none.
template <std::size_t count>
constexpr Read broadcasting_reader_in(const Row (&rows)[count], std::string_view operation) {
  constexpr std::string_view prefix = "chlo.broadcast_";
  if (operation.substr(0, prefix.size()) != prefix) return nullptr;
  for (const Row& row : rows)
    if (row.name.substr(row.name.find('.') + 1) == operation.substr(prefix.size())) return row.read;
  return nullptr;
}
// Which dimensions of `rank` those of an operand are: the last ones, as numpy has it, or, of the one of lower rank,
// those that an attribute says.
constexpr AxisList dims_among(const Reading& at, int own_rank, int rank) {
  if (at.find("broadcast_dimensions") != nullptr && own_rank < rank) {
    const AxisList given = at.axes(at.integers("broadcast_dimensions"));
    if (given.size() != own_rank)
      stablehlo_count_differs(at.operation.place, at.operation.name, "broadcast_dimensions", given.size(), own_rank);
    for (const auto dim : given)
      if (dim < 0 || dim >= rank) dimension_out_of_range("broadcast", dim, rank);
    return given;
  }
  AxisList dims;
  for (int dim = rank - own_rank; dim < rank; ++dim) dims.push_back(static_cast<std::int8_t>(dim));
  return dims;
}
// `plain`: who reads the operation of operands of one shape. Errors: those of broadcast_shapes.
constexpr Buffer<Var> read_broadcasting(const Reading& at, Read plain) {
  int rank = 0;
  for (Index i = 0; i < at.in.size(); ++i) rank = std::max(rank, without_parts(at.in[i], at.is_pair(i)).rank());
  Shape whole;
  Buffer<AxisList> dims;
  for (Index i = 0; i < at.in.size(); ++i) {
    const Shape own = without_parts(at.in[i], at.is_pair(i));
    dims.push_back(dims_among(at, own.rank(), rank));
    Dims extents(rank, 1);
    for (int dim = 0; dim < own.rank(); ++dim) extents[dims[i][dim]] = own[dim];
    whole = broadcast_shapes(whole, Shape(extents));
  }
  Reading alike = at;
  for (Index i = 0; i < at.in.size(); ++i) {
    if (at.is_pair(i)) dims[i].push_back(static_cast<std::int8_t>(rank));
    alike.in[i] = weft::broadcast_in_dim(at.in[i], with_parts(whole, at.is_pair(i)), dims[i]);
  }
  return plain(alike);
}

// A number in the shape of the operand.
constexpr Buffer<Var> constant_like(const Reading& at) {
  at.expect_operands(1);
  return {broadcast_to(constant_of(at, at.attribute("value")), at.in[0].shape())};
}
template <int sign>
constexpr Var is_infinity(LocatedVar x) {
  return x == like(x, sign * __builtin_inf());
}

// sum of (q + k)^-x over k from 0 on (Hurwitz): twelve terms, and the rest by Euler and Maclaurin's formula, whose next
// term is below 1e-17 of the sum; relative error 1e-6 in f32. As XLA has it, infinite for x = 1 and NaN below; for q <=
// 0 NaN unless x is whole, and where a term is infinite NaN if x is odd.
constexpr Var zeta(Var x, Var q) {
  constexpr int terms = 12;
  constexpr double over_factorials[] = {// Bernoulli's numbers B2, B4, ... by 2!, 4!, ...
                                        8.3333333333333333e-2,  -1.3888888888888889e-3, 3.3068783068783069e-5,
                                        -8.2671957671957672e-7, 2.0876756987868099e-8,  -5.2841901386874932e-10,
                                        1.3382536530684679e-11, -3.3896802963225829e-13};
  Var sum = like(x, 0);
  for (int k = 0; k < terms; ++k) sum = sum + pow(q + k, -x);
  const Var end = q + terms, last = pow(end, -x);
  sum = sum + last * end / (x - 1) + last * 0.5;
  Var factor = x / end, rest = like(x, 0);  // x (x + 1) ... over as many powers of the end
  for (int j = 0; j < 8; ++j) {
    rest = rest + factor * over_factorials[j];
    factor = factor * ((x + (2 * j + 1)) / end) * ((x + (2 * j + 2)) / end);
  }
  sum = sum + weft::select(last == 0, last, last * rest);
  const Var infinite = like(x, __builtin_inf()), none = like(x, __builtin_nan(""));
  const Var is_even = weft::fmod(x, like(x, 2)) == 0;
  sum = weft::select((q <= 0) & (q == floor(q)), weft::select(is_even, infinite, none), sum);
  sum = weft::select((q <= 0) & (x != floor(x)), none, sum);
  return weft::select(x == 1, infinite, weft::select(x > 1, sum, none));
}
// The derivative of order n of digamma. NaN if n is no order.
constexpr Var polygamma(Var n, Var x) {
  const Var is_odd = weft::fmod(n, like(n, 2)) == 1;
  const Var size = exp(log_gamma(n + 1)) * zeta(n + 1, x);
  const Var made = weft::select(n == 0, digamma(x), weft::select(is_odd, size, -size));
  return weft::select((n >= 0) & (n == floor(n)), made, like(x, __builtin_nan("")));
}

// The upper half of a product of two numbers of 64 bits without sign: schoolbook, by halves of 32.
constexpr Var high_of_product(Var a, Var b) {
  const Var half = like(a, 32), mask = like(a, 4294967295.0);
  const auto low_of = [&](Var x) { return x & mask; };
  const auto high_of = [&](Var x) { return shift_right_logical(x, half); };
  const Var upper = high_of(a) * low_of(b) + high_of(low_of(a) * low_of(b));
  const Var other = low_of(a) * high_of(b) + low_of(upper);
  return high_of(a) * high_of(b) + high_of(upper) + high_of(other);
}
// The upper half of a product of integers: narrow ones are multiplied in 64 bits. As if without sign, a negative number
// is 2^64 too large, so the upper half of its product too large by the other number.
constexpr Var mulhi(LocatedVar a, LocatedVar b) {
  const DType dtype = a.dtype();
  const bool is_signed = row_of(dtype).kind == NumberKind::signed_integer;
  if (const Index bits = 8 * size_bytes(dtype); bits < 64) {
    const DType wide = is_signed ? DType::i64 : DType::u64;
    const Var product = weft::convert(a, wide) * weft::convert(b, wide);
    return weft::convert(shift_right_arithmetic(product, like(product, static_cast<double>(bits))), dtype);
  }
  const Var made = weft::convert(high_of_product(weft::convert(a, DType::u64), weft::convert(b, DType::u64)), dtype);
  if (!is_signed) return made;
  const Var none = like(made, 0);
  return made - weft::select(a < 0, b, none) - weft::select(b < 0, a, none);
}

// New dimensions in front.
constexpr Buffer<Var> broadcast(const Reading& at) {
  at.expect_operands(1);
  const Buffer<Index> sizes = integers_of(at, "broadcast_sizes", "sizes");
  Dims extents = at.dims(sizes);
  AxisList dims;
  for (int dim = 0; dim < at.in[0].rank(); ++dim) {
    dims.push_back(static_cast<std::int8_t>(extents.size()));
    extents.push_back(at.in[0].shape()[dim]);
  }
  return {weft::broadcast_in_dim(at.in[0], Shape(extents), dims)};
}
constexpr Buffer<Var> einsum(const Reading& at) {
  const Attribute& equation = at.find("config") != nullptr ? at.attribute("config") : at.attribute("einsum_config");
  if (at.in.size() == 1) return {weft::einsum(equation.text, at.in[0])};
  at.expect_operands(2);
  return {weft::einsum(equation.text, at.in[0], at.in[1])};
}

// (x, numbers): along `dim` the parts that the numbers say, whose dimensions stand in its place.
constexpr Buffer<Var> torch_index_select(const Reading& at) {
  at.expect_operands(2);
  const Var x = at.in[0], numbers = at.in[1];
  const Index dim = at.number("dim");
  if (dim < 0 || dim >= x.rank()) dimension_out_of_range("torch_index_select", dim, x.rank());
  if (at.number("batch_dims", 0) != 0) at.refuse("batch dimensions of");
  AxisList to_front{static_cast<std::int8_t>(dim)}, back;
  Dims extents = numbers.shape().dims;
  for (std::int8_t other = 0; other < x.rank(); ++other) {
    if (other == dim) continue;
    to_front.push_back(other);
    extents.push_back(x.shape()[other]);
  }
  const int count = numbers.rank();
  for (std::int8_t i = 0; i < dim; ++i) back.push_back(static_cast<std::int8_t>(count + i));
  for (std::int8_t i = 0; i < count; ++i) back.push_back(i);
  for (int i = static_cast<int>(dim); i < x.rank() - 1; ++i) back.push_back(static_cast<std::int8_t>(count + i));
  const Var rows = take(weft::transpose(x, to_front), weft::convert(flat(numbers), DType::i32));
  return {weft::transpose(weft::reshape(rows, Shape(extents)), back)};
}

}  // namespace weft::stablehlo::read

#endif
