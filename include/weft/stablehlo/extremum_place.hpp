// The place of an extremum, as jnp.argmax and jnp.argmin print it: a reduction of values with their numbers, whose body
// takes the larger value, or the smaller one, of equal ones the smaller number, and a NaN before all others.
#ifndef WEFT_STABLEHLO_EXTREMUM_PLACE_HPP
#define WEFT_STABLEHLO_EXTREMUM_PLACE_HPP

#include <weft/graph/elementwise.hpp>
#include <weft/stablehlo/reading.hpp>

namespace weft::stablehlo::read {

// A body of (value, number, other value, other number), in which each value is looked up by the operation that makes
// it.
class ChoiceOfPairs {
 public:
  constexpr explicit ChoiceOfPairs(const Region& region) : arguments_(region.arguments), body_(region) {}

  // reduce_max or reduce_min; Op::after: it is another body.
  [[nodiscard]] constexpr Op extremum() const {
    if (arguments_.size() != 4 || body_.operations.size() != operations) return Op::after;
    const Operation& last = *body_.operations.back();
    if (last.name != "return" || last.operands.size() != 2) return Op::after;
    const Index takes_value = condition_of(last.operands[0], 0), takes_number = condition_of(last.operands[1], 1);
    if (!is_either(
            takes_number, [&](Index one) { return one == takes_value; }, [&](Index other) { return is_tie(other); }))
      return Op::after;
    const auto is_by = [&](std::string_view direction) {
      return is_either(
          takes_value, [&](Index one) { return compares(one, direction, value(0), value(1)); },
          [&](Index other) { return compares(other, "NE", value(0), value(0)); });
    };
    return is_by("GT") ? Op::reduce_max : is_by("LT") ? Op::reduce_min : Op::after;
  }

 private:
  static constexpr Index operations = 10;  // four comparisons, three that join them, two choices, and what is returned
  static constexpr Index nothing = -1;
  const Buffer<Index>& arguments_;
  UnconstrainedBody body_;

  [[nodiscard]] constexpr Index value(Index side) const { return arguments_[2 * side]; }
  [[nodiscard]] constexpr Index number(Index side) const { return arguments_[2 * side + 1]; }
  // The operation `name` that makes a value; null: another one does.
  [[nodiscard]] constexpr const Operation* maker(Index made, std::string_view name) const {
    for (const Operation* const operation : body_.operations)
      if (operation->results.size() == 1 && operation->results[0] == body_.source(made))
        return operation->name == name ? operation : nullptr;
    return nullptr;
  }
  [[nodiscard]] constexpr bool reads(const Operation& operation, Index first, Index second) const {
    const Index at = operation.operands.size() - 2;
    return body_.source(operation.operands[at]) == first && body_.source(operation.operands[at + 1]) == second;
  }
  // By what `made` is the first of the two arguments at `place`, and else the second.
  [[nodiscard]] constexpr Index condition_of(Index made, Index place) const {
    const Operation* const choice = maker(made, "stablehlo.select");
    if (choice == nullptr || choice->operands.size() != 3 || !reads(*choice, arguments_[place], arguments_[2 + place]))
      return nothing;
    return body_.source(choice->operands[0]);
  }
  [[nodiscard]] constexpr bool compares(Index made, std::string_view direction, Index first, Index second) const {
    const Operation* const compare = maker(made, "stablehlo.compare");
    if (compare == nullptr || compare->operands.size() != 2 || !reads(*compare, first, second)) return false;
    const Attribute* const own = find(compare->attributes, "comparison_direction");
    const Attribute* const type = find(compare->attributes, "compare_type");
    return own != nullptr && own->text == direction && (type == nullptr || type->text != "TOTALORDER");
  }
  // Is it `name` of one that is `first` and one that is `second`?
  template <class First, class Second>
  [[nodiscard]] constexpr bool is_pair_of(std::string_view name, Index made, const First& first,
                                          const Second& second) const {
    const Operation* const joins = maker(made, name);
    if (joins == nullptr || joins->operands.size() != 2) return false;
    const Index left = body_.source(joins->operands[0]), right = body_.source(joins->operands[1]);
    return (first(left) && second(right)) || (first(right) && second(left));
  }
  template <class First, class Second>
  [[nodiscard]] constexpr bool is_either(Index made, const First& first, const Second& second) const {
    return is_pair_of("stablehlo.or", made, first, second);
  }
  [[nodiscard]] constexpr bool is_tie(Index made) const {
    return is_pair_of(
        "stablehlo.and", made, [&](Index one) { return compares(one, "EQ", value(0), value(1)); },
        [&](Index other) { return compares(other, "LT", number(0), number(1)); });
  }
};

// Values along `dim` and their numbers there, an iota -> the extremum, and the smallest number of those that are equal
// to it or, where that is NaN, are NaN. Each is one reduction, so that a cut dimension sends two numbers a result.
constexpr Buffer<Var> extremum_with_place(Op extremum, Var values, Var numbers, std::int8_t dim) {
  const Var most = weft::reduce(extremum, values, {dim});
  AxisList kept;
  for (std::int8_t d = 0; d < values.rank(); ++d)
    if (d != dim) kept.push_back(d);
  Var is_most = values == broadcast_in_dim(most, values.shape(), kept);
  if (is_floating(values.dtype())) is_most = is_most | (values != values);
  const double last = static_cast<double>(values.shape()[dim] - 1);  // what is not the extremum has no smaller number
  const Var other = broadcast_to(weft::constant(*values.graph, last, numbers.dtype()), values.shape());
  return {most, weft::reduce(Op::reduce_min, weft::select(is_most, numbers, other), {dim})};
}

}  // namespace weft::stablehlo::read

#endif
