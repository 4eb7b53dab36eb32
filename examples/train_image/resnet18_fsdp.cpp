// ResNet-18 under FSDP on two devices, with blocks that are computed again and without.
#include "compiled_trainer.hpp"

namespace examples {

namespace {

// A unit of weights is a convolution; those of all norms and of the last layer are one more.
constexpr weft::Fsdp by_convolution{.wrap = weft::Wrap::by_type("Conv2d")};
template <const auto& model>
constexpr Choice sharded =
    CompiledTrainer<model, 2, by_convolution>::template choice<resnet18<resnet18_width>>("resnet18", "type_based");

}  // namespace

extern template std::unique_ptr<Judge> make_judge<resnet18<resnet18_width>>(const Trainer&);

std::span<const Choice> choices_of_resnet18_under_fsdp() {
  static constexpr Choice choices[] = {sharded<resnet18<resnet18_width>>, sharded<checkpointed_resnet18>};
  return choices;
}

}  // namespace examples
