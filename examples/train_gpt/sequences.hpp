// Context parallelism: on a mesh with an axis "seq" the devices along it share each sequence.
#ifndef EXAMPLES_TRAIN_GPT_SEQUENCES_HPP
#define EXAMPLES_TRAIN_GPT_SEQUENCES_HPP

#include "model.hpp"

#include <weft/dynamic/any_strategy.hpp>

namespace examples {

[[nodiscard]] inline bool shares_sequences(const weft::Mesh& mesh) { return mesh.find("seq") >= 0; }

// `strategy` with tokens [batch, time] that are cut over "data" and "seq", where the mesh has that; weights are cut as
// `megatron` says, where it has "model".
[[nodiscard]] inline weft::AnyStrategy with_sequences(const weft::AnyStrategy& strategy, const weft::Mesh& mesh,
                                                      const weft::SpmdSpecs& megatron) {
  if (!shares_sequences(mesh)) return strategy;
  const weft::P tokens("data", "seq");
  weft::SpmdSpecs specs{{tokens, tokens}, {}};
  if (mesh.find("model") >= 0) specs.parameters = megatron.parameters;
  return strategy.as<weft::Spmd>() != nullptr ? weft::AnyStrategy(specs) : strategy.with_specs(specs);
}

}  // namespace examples

#endif
