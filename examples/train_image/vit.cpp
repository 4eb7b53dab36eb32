#include "compiled_trainer.hpp"

namespace examples {

namespace {

// A unit of weights is a block, as with PyTorch/XLA's policy by types, or as many modules as have 2^14 weights or more.
constexpr weft::Fsdp by_block{.wrap = weft::Wrap::whole_model()}, by_size{.wrap = weft::Wrap::by_size(1 << 14)};

}  // namespace

template std::unique_ptr<Judge> make_judge<vit>(const Trainer&);

std::span<const Choice> choices_of_vit() {
  static constexpr Choice choices[] = {CompiledTrainer<vit, 1, weft::Ddp{}>::choice<vit>("vit"),
                                       CompiledTrainer<checkpointed_vit, 1, weft::Ddp{}>::choice<vit>("vit"),
                                       CompiledTrainer<vit, 2, weft::Ddp{}>::choice<vit>("vit"),
                                       CompiledTrainer<vit, 2, by_block>::choice<vit>("vit", "type_based"),
                                       CompiledTrainer<vit, 2, by_size>::choice<vit>("vit", "size_based")};
  return choices;
}

}  // namespace examples
