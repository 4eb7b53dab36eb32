// Weights in few bits as safetensors in the layout of GPTQ's files (AutoGPTQ, GPTQModel; without "desc_act"), which
// vLLM and transformers read. For a linear layer [in, out] of b bits:
//
//   qweight  I32 [in * b / 32, out]: word [i, j] holds column j's next 32 / b rows, the first one in its lowest bits
//   qzeros   I32 [groups, out * b / 32]: likewise zero points, along a row, each less one ("gptq") or as it is
//   ("gptq_v2") scales   F32, and when read F16 and BF16 as well, [groups, out] g_idx    I32 [in]: the group of each
//   row
//
// Integers and zero points are unsigned there: those of 8 bits are 128 more than here. All other tensors lie as they
// are.
#ifndef WEFT_CHECKPOINT_GPTQ_HPP
#define WEFT_CHECKPOINT_GPTQ_HPP

#include <weft/io/safetensors.hpp>
#include <weft/train/quantize_weights.hpp>

namespace weft {

// Writes the tensors of a program of nn::Quantized{model, weights}. The metadata say "bits", "group_size" (-1: all
// rows) and "sym" of the first layer, and "checkpoint_format": "gptq", or "gptq_v2" where a zero point is 0, which has
// no number less one. Errors: gptq_cannot_hold; those of SafetensorsWriter.
WEFT_DECL void save_gptq(const std::string& path, const MeshTensors& tensors, const WeightQuantization& weights,
                         const SafetensorsMetadata& metadata = {});

// Reads such a file into the tensors of a program of nn::Quantized{model, weights}, whose bits, blocks and symmetry the
// file must have. A file that does not say its format is "gptq". Errors: gptq_file_differs,
// quantization_scale_is_wrong, quantization_zero_point_out_of_range; those of SafetensorsReader.
WEFT_DECL void load_gptq(const std::string& path, const MeshTensors& tensors, const WeightQuantization& weights);

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/checkpoint/gptq.ipp>
#endif

#endif
