// AdamW, with products in f32 or in fewer bits, under DDP on two devices.
#include "compiled_trainer.hpp"

namespace examples {

namespace {

template <weft::DType type>
constexpr Choice adamw = CompiledTrainer<vit, 2, weft::Ddp{}, weft::AdamW, type>::template choice<vit>("vit");

}  // namespace

extern template std::unique_ptr<Judge> make_judge<vit>(const Trainer&);

std::span<const Choice> choices_of_vit_with_adamw() {
  using enum weft::DType;
  static constexpr Choice choices[] = {adamw<f32>, adamw<bf16>, adamw<f16>};
  return choices;
}

}  // namespace examples
