#include "compiled_trainer.hpp"

namespace examples {

std::span<const Choice> choices_on_two_devices() {
  static constexpr Choice choices[] = {
      DdpTrainer<few_layers, 2>::choice("ddp"),
      FsdpTrainer<few_layers, 2>::choice("fsdp"),
      SpmdTrainer<few_layers, 2>::choice("spmd"),
      DdpTrainer<many_layers, 2>::choice("ddp"),
      FsdpTrainer<many_layers, 2>::choice("fsdp"),
      SpmdTrainer<many_layers, 2>::choice("spmd"),
      CompiledTrainer<few_layers, data_mesh<2>, weft::Fsdp{}, sizes, 1, in_bf16>::choice("fsdp")};
  return choices;
}

}  // namespace examples
