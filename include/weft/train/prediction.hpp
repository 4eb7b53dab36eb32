// Prediction: what a function of the weights returns for a batch: a trained model asked for its outputs.
#ifndef WEFT_TRAIN_PREDICTION_HPP
#define WEFT_TRAIN_PREDICTION_HPP

#include <weft/strategies/ddp.hpp>
#include <weft/train/program.hpp>

namespace weft {

namespace detail {

inline constexpr Mesh one_device{{"data", 1}};

}  // namespace detail

// `Function`: a constexpr function of Vars that returns a tensor of any shape and type, such as the logits of a batch,
// which is converted to f32. Runs on a runtime of one device, to which a model's weights are copied from however many
// they are trained on. A Program returns several tensors with their own types, on any mesh; everything but the call is
// that of one.
template <class Function, class InputTypes>
class Prediction : public Program<detail::AsF32<Function>, InputTypes, detail::one_device, Ddp{}> {
  using Base = Program<detail::AsF32<Function>, InputTypes, detail::one_device, Ddp{}>;

 public:
  // As those of a Program; not inherited, so that compilers name the line of a caller whose weights they refuse.
  explicit Prediction(Runtime& runtime) : Base(runtime) {}
  template <class Lender>
  explicit Prediction(const WeightsOf<Lender>& weights) : Base(weights) {}
  template <class Lender>
  Prediction(Runtime& runtime, const WeightsOf<Lender>& weights) : Base(runtime, weights) {}
  Prediction(Runtime& runtime, const AnyWeights& weights) : Base(runtime, weights) {}
  // The shape of what is returned.
  static constexpr Shape shape() { return Base::Results::shape(); }

  // The function's value for a batch, row-major, until the next call. Errors: those of a Program.
  template <class... Ranges>
  std::span<const float> operator()(const Ranges&... batch) {
    const auto value = Base::operator()(batch...);
    return {value.data(), to_size(value.size())};
  }
};

}  // namespace weft

#endif
