// The vision transformer under FSDP on two devices, with blocks that are computed again and without.
#include "compiled_trainer.hpp"

namespace examples {

namespace {

// A unit of weights is a block, as with PyTorch/XLA's policy by types, or as many modules as have 2^14 weights or more.
constexpr weft::Fsdp by_block{.wrap = weft::Wrap::whole_model()}, by_size{.wrap = weft::Wrap::by_size(1 << 14)};
template <const auto& model, auto strategy>
using Sharded = CompiledTrainer<model, 2, strategy>;

}  // namespace

extern template std::unique_ptr<Judge> make_judge<vit>(const Trainer&);

std::span<const Choice> choices_of_vit_under_fsdp() {
  static constexpr Choice choices[] = {
      Sharded<vit, by_block>::choice<vit>("vit", "type_based"),
      Sharded<checkpointed_vit, by_block>::choice<vit>("vit", "type_based"),
      Sharded<vit, by_size>::choice<vit>("vit", "size_based"),
      Sharded<checkpointed_vit, by_size>::choice<vit>("vit", "size_based"),
  };
  return choices;
}

}  // namespace examples
