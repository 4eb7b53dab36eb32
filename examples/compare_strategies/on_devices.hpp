// Every strategy on a number of devices.
#ifndef EXAMPLES_COMPARE_STRATEGIES_ON_DEVICES_HPP
#define EXAMPLES_COMPARE_STRATEGIES_ON_DEVICES_HPP

#include "model.hpp"

namespace examples {

template <weft::Index devices>
inline constexpr weft::Mesh data_mesh{{"data", devices}};
template <weft::Index devices>
inline constexpr weft::Mesh data_model_mesh{{"data", devices / 2}, {"model", 2}};

// The batch is cut, weights are whole: what DDP does, said as specs.
template <weft::Index devices>
inline constexpr weft::SpmdSpecs batch_specs{data_mesh<devices>, {weft::P("data"), weft::P("data")}, {}};
// Megatron's pair: the first layer is cut by columns, the second by rows, so that between them nothing is sent.
template <const weft::Mesh& mesh>
inline constexpr weft::SpmdSpecs model_specs{mesh,
                                             {weft::P("data"), weft::P("data")},
                                             {{"hidden1.weight", weft::P(nullptr, "model")},
                                              {"hidden1.bias", weft::P("model")},
                                              {"hidden2.weight", weft::P("model", nullptr)}}};

template <weft::Index devices>
std::vector<Candidate> candidates() {
  constexpr const auto& mesh = data_mesh<devices>;
  return {Training<mesh, weft::Ddp{}>::candidate("DDP"),
          Training<mesh, weft::Fsdp{.stage = 1}>::candidate("ZeRO-1"),
          Training<mesh, weft::Fsdp{.stage = 2}>::candidate("ZeRO-2"),
          Training<mesh, weft::Fsdp{.stage = 3}>::candidate("ZeRO-3"),
          Training<mesh, weft::Spmd(batch_specs<devices>)>::candidate("SPMD batch"),
          Training<data_model_mesh<devices>, weft::Spmd(model_specs<data_model_mesh<devices>>)>::candidate("SPMD 2-D")};
}

}  // namespace examples

#endif
