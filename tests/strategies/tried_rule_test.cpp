// Rules of optimizers are elementwise; one that is not is told with the operation that mixes elements.
#include <support/expect_error.hpp>
#include <weft/graph/functions.hpp>
#include <weft/optim/adafactor.hpp>
#include <weft/optim/adam.hpp>
#include <weft/optim/lamb.hpp>
#include <weft/optim/lion.hpp>
#include <weft/optim/optimizer_options.hpp>
#include <weft/optim/sgd.hpp>
#include <weft/strategies/tried_rule.hpp>

#include <string_view>

namespace weft::tried_rule_test {

inline constexpr OptimizerOptions options{
    .clip = Clip::by_global_norm, .average = true, .groups = {{"*.bias", {.weight_decay = 0}}}};

template <class... Rules>
constexpr bool are_good() {
  return (try_rule<Rules>().is_good() && ...);
}
static_assert(are_good<Sgd, SgdMomentum, SgdNesterov, Adam, AdamW, Lion, Lamb, Adafactor>());
static_assert(are_good<Optimizer<AdamW, options>, Optimizer<Lamb, options>>());

// p' = p - rate(of `part`).
template <auto part>
struct Rule {
  static constexpr int state_count = 0, scalar_count = 1;
  static constexpr void update(Var parameter, Var gradient, const Var*, const Var* scalars, Var& made, Var*) {
    made = parameter - scalars[0] * part(gradient, scalars[0]);
  }
};
constexpr auto sum_of_all = [](Var x, Var) { return x / sum(x * x); };
constexpr auto by_place = [](Var x, Var) { return x * convert(iota(*x.graph, x.shape(), 0), DType::f32); };
constexpr auto turned = [](Var x, Var) { return flip(x, 0); };
constexpr auto of_numbers = [](Var x, Var rate) {
  return sum(rate) * select(rate > 0, x, -x) + broadcast_to(rate, x.shape());
};

TEST(TriedRule, OperationsThatMakeElementsOfOthersAreNamed) {
  EXPECT_EQ(std::string_view(try_rule<Rule<sum_of_all>>().mixing), "reduce_sum");
  EXPECT_EQ(std::string_view(try_rule<Rule<by_place>>().mixing), "iota");
  EXPECT_FALSE(try_rule<Rule<turned>>().is_good());
  testing::expect_error([] { check_rule<Rule<sum_of_all>>(); }, "rule_mixes_elements", {"'reduce_sum'", "elementwise"});
}
TEST(TriedRule, NumbersMayBeAnything) { EXPECT_NO_THROW(check_rule<Rule<of_numbers>>()); }

}  // namespace weft::tried_rule_test
