// ResNet-50 at ImageNet's shape. Compiled where WEFT_EXAMPLES_RESNET50 is ON: its 161 weights take a compiler minutes.
#include "compiled_trainer.hpp"

namespace examples {

namespace {

template <const auto& model, weft::Index devices>
constexpr Choice ddp = CompiledTrainer<model, devices, weft::Ddp{}>::template choice<imagenet_resnet50>("resnet50");

}  // namespace

std::span<const Choice> choices_of_resnet50() {
  static constexpr Choice choices[] = {ddp<imagenet_resnet50, 1>, ddp<imagenet_resnet50, 2>,
                                       ddp<checkpointed_resnet50, 1>};
  return choices;
}

}  // namespace examples
