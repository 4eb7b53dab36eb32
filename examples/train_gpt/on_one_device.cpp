// One device has nothing to choose: every strategy is the same step.
#include "compiled_trainer.hpp"

namespace examples {

std::span<const Choice> choices_on_one_device() {
  using Alone = CompiledTrainer<compiled_layers, data_mesh<1>, weft::Ddp{}>;
  static constexpr Choice alone[] = {Alone::choice("ddp"), Alone::choice("fsdp"), Alone::choice("spmd")};
  return alone;
}

}  // namespace examples
