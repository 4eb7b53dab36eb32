#include "compiled_trainer.hpp"

namespace examples {

std::span<const Choice> choices_on_four_devices() { return choices<4, compiled_layers>; }

}  // namespace examples
