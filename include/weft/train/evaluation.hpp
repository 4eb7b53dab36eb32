// Evaluation: one number of the weights and a batch, without gradients, on a mesh under a strategy.
#ifndef WEFT_TRAIN_EVALUATION_HPP
#define WEFT_TRAIN_EVALUATION_HPP

#include <weft/train/program.hpp>

namespace weft {

// `Metric`: a constexpr function of Vars that returns a scalar of any type, such as the number of right answers in a
// batch, which is converted to f32; sharded batches are reduced. Mesh and strategy say how this is evaluated; those of
// the training may be others. Everything but the call is that of a Program.
template <class Metric, class InputTypes, const auto& mesh, auto strategy>
class Evaluation : public Program<detail::AsF32<Metric>, InputTypes, mesh, strategy> {
  using Base = Program<detail::AsF32<Metric>, InputTypes, mesh, strategy>;
  static_assert(rank_of_program<detail::AsF32<Metric>, InputTypes> == 0,
                "weft: the metric is not one number for inputs of these shapes; reduce it with mean or sum");

 public:
  // As those of a Program; not inherited, so that compilers name the line of a caller whose weights they refuse.
  explicit Evaluation(Runtime& runtime) : Base(runtime) {}
  template <class Lender>
  explicit Evaluation(const WeightsOf<Lender>& weights) : Base(weights) {}
  template <class Lender>
  Evaluation(Runtime& runtime, const WeightsOf<Lender>& weights) : Base(runtime, weights) {}
  Evaluation(Runtime& runtime, const AnyWeights& weights) : Base(runtime, weights) {}

  // The metric of a global batch. Errors: those of a Program.
  template <class... Ranges>
  float operator()(const Ranges&... batch) {
    const auto held = this->program().hold("evaluation");
    return Base::operator()(batch...)();
  }
};

}  // namespace weft

#endif
