#include "compiled_trainer.hpp"

namespace examples {

std::span<const Choice> choices_on_four_devices() {
  static constexpr Choice choices[] = {DdpTrainer<few_layers, 4>::choice("ddp"),
                                       FsdpTrainer<few_layers, 4>::choice("fsdp"),
                                       SpmdTrainer<few_layers, 4>::choice("spmd")};
  return choices;
}

}  // namespace examples
