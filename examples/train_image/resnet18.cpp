#include "compiled_trainer.hpp"

namespace examples {

namespace {

template <weft::Index devices>
constexpr Choice ddp = CompiledTrainer<resnet18<resnet18_width>, devices,
                                       weft::Ddp{}>::template choice<resnet18<resnet18_width>>("resnet18");

}  // namespace

template std::unique_ptr<Judge> make_judge<resnet18<resnet18_width>>(const Trainer&);

std::span<const Choice> choices_of_resnet18() {
  static constexpr Choice choices[] = {ddp<1>, ddp<2>};
  return choices;
}

}  // namespace examples
