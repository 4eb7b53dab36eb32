#include "compiled_trainer.hpp"

namespace examples {

namespace {

template <const auto& model, weft::Index devices>
constexpr Choice ddp = CompiledTrainer<model, devices, weft::Ddp{}>::template choice<vit>("vit");

}  // namespace

template std::unique_ptr<Judge> make_judge<vit>(const Trainer&);

std::span<const Choice> choices_of_vit() {
  static constexpr Choice choices[] = {ddp<vit, 1>, ddp<checkpointed_vit, 1>, ddp<vit, 2>, ddp<checkpointed_vit, 2>};
  return choices;
}

}  // namespace examples
