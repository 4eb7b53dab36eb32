// A rule of an optimizer that lacks a member: the sentence, and the user's line.
// expect-error: weft: optimizer: is_no_rule: what stands in the place of the optimizer lacks a member that a rule has
// max-lines-gcc: 20
// max-lines-clang: 12
#include <weft/nn/linear.hpp>
#include <weft/nn/losses.hpp>
#include <weft/optim/adam.hpp>
#include <weft/strategies/ddp.hpp>
#include <weft/train/train_step.hpp>

struct Loss {
  weft::nn::Linear output{"output", 8, 4};
  constexpr weft::Var operator()(weft::Var image, weft::Var label) const {
    return mean(cross_entropy(output(image), label));
  }
};
struct Descent {
  struct Settings {
    float learning_rate = 1e-3f;
  };
  static constexpr int state_count = 0, scalar_count = 1, group_scalar_count = 1;
  static constexpr const char* scalar_names[] = {"rate"};
#if defined(VALID)
  static constexpr const char* state_names[] = {""};
#endif
  static void scalars(const Settings& settings, weft::StepNumber, float* out) { out[0] = settings.learning_rate; }
  static constexpr void update(weft::Var weight, weft::Var gradient, const weft::Var*, const weft::Var* scalars,
                               weft::Var& new_weight, weft::Var*) {
    new_weight = weight - scalars[0] * gradient;
  }
};
using Batch = weft::Inputs<weft::f32[16][8], weft::i32[16]>;
inline constexpr weft::Mesh mesh{{"data", 2}};
using Step = weft::TrainStep<Loss, Batch, mesh, weft::Ddp{}, Descent>;
static_assert(Step::devices == 2);  // expect-here
