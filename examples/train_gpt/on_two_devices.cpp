#include "compiled_trainer.hpp"

namespace examples {

std::span<const Choice> choices_on_two_devices() { return choices<2, compiled_layers>; }

}  // namespace examples
