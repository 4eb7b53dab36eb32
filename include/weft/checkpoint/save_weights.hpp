// save_weights: the weights of a model for another program, under its names and in its layout: what load_weights reads,
// the other way round, by the same options.
//
//   const weft::LoadOptions torch{.names = {{"net.0.*", "hidden.*"}, {"net.2.*", "output.*"}}, .transposed =
//   {"*.weight"}}; weft::save_weights("torch.safetensors", step.tensors(), torch);
//
// and in Python: net.load_state_dict(safetensors.torch.load_file("torch.safetensors")).
#ifndef WEFT_CHECKPOINT_SAVE_WEIGHTS_HPP
#define WEFT_CHECKPOINT_SAVE_WEIGHTS_HPP

#include <weft/checkpoint/checkpoint.hpp>

namespace weft {

// Writes the weights and the states of the model, such as running averages, but none of an optimizer, as a safetensors
// file that appears complete or not at all; of several processes all call it, and the master writes. A tensor has the
// name that load_weights with these options would take for it, and the type that it has here; of a matrix that
// `transposed` names the file has [out, in]. `metadata`: "format" = "pt" is what Hugging Face's loaders look for.
// Errors, before anything is written: checkpoint_cannot_name, checkpoint_name_has_more_stars,
// checkpoint_transposes_nothing; those of FileWriter and SafetensorsWriter.
WEFT_DECL void save_weights(const std::string& path, const MeshTensors& tensors, const LoadOptions& options = {},
                            const CheckpointMetadata& metadata = {{"format", "pt"}});

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/checkpoint/save_weights.ipp>
#endif

#endif
