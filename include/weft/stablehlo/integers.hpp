// What StableHLO has no operation for, composed of integer operations with the same bits, in functions of the module:
// counter-based random numbers (base/random.hpp) and exact sums of squares (base/exact_sum.hpp).
#ifndef WEFT_STABLEHLO_INTEGERS_HPP
#define WEFT_STABLEHLO_INTEGERS_HPP

#include <weft/base/exact_sum.hpp>
#include <weft/base/random.hpp>
#include <weft/stablehlo/forms.hpp>

namespace weft::stablehlo {

// Arithmetic on values of one type, between each other and with numbers.
class Integers {
 public:
  Integers(Writer& out, const TensorType& type) : out_(out), type_(type) {}

  Value number(double value) const { return out_.constant(value, type_); }
  Value operator()(const char* operation, Value a, Value b) const { return out_.step(operation, {a, b}, type_); }
  Value operator()(const char* operation, Value a, double b) const { return (*this)(operation, a, number(b)); }
  Value made(const char* operation, Value from, const Attributes& attributes = {}) const {
    return out_.step(operation, {from}, type_, attributes);
  }
  Value converted(Value from) const { return made("stablehlo.convert", from); }
  // A list, repeated in all columns of a table.
  Value in_all_columns(Value list) const {
    return made("stablehlo.broadcast_in_dim", list, Attributes().array("broadcast_dimensions", {0}));
  }
  WEFT_DECL Value compare(const char* direction, Value a, double b) const;
  Value select(Value condition, Value yes, Value no) const {
    return out_.step("stablehlo.select", {condition, yes, no}, type_);
  }

 private:
  Writer& out_;
  TensorType type_;
};

// The first word of threefry2x32({seed, stream}, {counter, 0}), element by element.
WEFT_DECL Value threefry(Writer& out, const Values& in);
WEFT_DECL Value random_bits(const Site& at);

// The sum of all rows of a table or of all elements of a list, of type `result`.
WEFT_DECL Value sum_of(Writer& out, Value x, const TensorType& result, const char* operation);
// Elements [first, limit) of a list.
WEFT_DECL Value part_of(Writer& out, Value list, Index first, Index limit);
// 1 if any of `flags` is true, else word `word` of `before`; a ui64, [1].
WEFT_DECL Value any_of(Writer& out, Value flags, Value before, Index word);

// Every limb below 2^16, the rest carried into the next one.
WEFT_DECL Value carried(Writer& out, Value sums);

// The sum of the squares of mantissas, each shifted to where it belongs: limb i holds the 16 bits from bit 16 i on.
WEFT_DECL Value square_sum(Writer& out, const Values& in);
WEFT_DECL Value exact_square_sum(const Site& at);

// The root in f64, and rounded to f32: of 2^28 norms one may differ in its last bit.
WEFT_DECL Value norm_of(Writer& out, const Values& in);
WEFT_DECL Value exact_norm(const Site& at);

}  // namespace weft::stablehlo

#if WEFT_HEADER_ONLY
#include <weft/stablehlo/integers.ipp>
#endif

#endif
