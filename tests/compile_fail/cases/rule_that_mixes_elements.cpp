// A rule of an optimizer with a sum over a weight, of which devices hold parts: the operation, and what to take.
// expect-error: weft: optimizer: rule_mixes_elements: the update of a rule makes elements of others
// expect-error-gcc: "reduce_sum"
// max-lines-gcc: 12
// max-lines-clang: 12
#include <weft/nn/linear.hpp>
#include <weft/nn/losses.hpp>
#include <weft/optim/optimizer.hpp>
#include <weft/strategies/fsdp.hpp>
#include <weft/train/train_step.hpp>

struct Rule {
  struct Settings {
    weft::Schedule learning_rate = 1e-3F;
  };
  static constexpr int state_count = 0;
  static constexpr const char* state_names[1] = {""};
  static constexpr int scalar_count = 1, group_scalar_count = 1;
  static constexpr const char* scalar_names[1] = {"learning_rate"};
  static constexpr void scalars(const Settings& settings, weft::Index step, float* out) { out[0] = settings.learning_rate(step); }
  static constexpr void update(weft::Var parameter, weft::Var gradient, const weft::Var*, const weft::Var* scalars,
                               weft::Var& new_parameter, weft::Var*) {
#if defined(VALID)
    new_parameter = parameter - scalars[0] * gradient;
#elif defined(MISUSE)
    new_parameter = parameter - scalars[0] * gradient / sum(gradient * gradient);
#endif
  }
};
struct Loss {
  constexpr weft::Var operator()(weft::Var x) const { return mean(weft::nn::Linear{"layer", 8, 8}(x)); }
};
inline constexpr weft::Mesh mesh{{"data", 2}};
using Step = weft::TrainStep<Loss, weft::Inputs<weft::f32[16][8]>, mesh, weft::Fsdp{}, Rule>;
static_assert(Step::devices == 2);  // expect-here
