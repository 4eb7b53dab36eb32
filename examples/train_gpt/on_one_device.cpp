// One device has no strategy to choose: every one is the same step. Parts of a batch, rematerialization and
// LLaMA's blocks are tried here.
#include "compiled_trainer.hpp"

namespace examples {

std::span<const Choice> choices_on_one_device() {
  using Few = DdpTrainer<few_layers, 1>;
  using Many = DdpTrainer<many_layers, 1>;
  using InParts = CompiledTrainer<few_layers, data_mesh<1>, weft::Ddp{}, sizes, 4>;
  using Again = CompiledTrainer<many_layers, data_mesh<1>, weft::Ddp{}, rematerialized_sizes>;
  using Llama = CompiledTrainer<few_layers, data_mesh<1>, weft::Ddp{}, llama_sizes>;
  static constexpr Choice choices[] = {Few::choice("ddp"),     Few::choice("fsdp"),  Few::choice("spmd"),
                                       Many::choice("ddp"),    Many::choice("fsdp"), Many::choice("spmd"),
                                       InParts::choice("ddp"), Again::choice("ddp"),   Llama::choice("ddp")};
  return choices;
}

}  // namespace examples
