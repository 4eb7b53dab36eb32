// A trained model's weights into a program that holds some of them in few bits (nn::Quantized), and how much is lost.
#ifndef WEFT_TRAIN_QUANTIZE_WEIGHTS_HPP
#define WEFT_TRAIN_QUANTIZE_WEIGHTS_HPP

#include <weft/graph/weight_quantization.hpp>
#include <weft/kernels/quantize_matrix.hpp>
#include <weft/train/mesh_tensors.hpp>

#include <string>
#include <vector>

namespace weft {

// What became of one weight.
struct QuantizedWeightReport {
  std::string weight;  // "h.0.up.weight"
  Quantization how;
  double relative_error = 0;  // root of the mean square of what changed, beside that of the weight
  double largest_error = 0;   // of one element
  Index bytes_before = 0, bytes = 0;
};

// Fills `to`, the tensors of a program of nn::Quantized{model, weights}, from `from`, those of a step or a program of
// the model: what `to` has in few bits is quantized, one weight at a time in host memory, and all else is copied.
// Errors: tensor_is_unknown, tensor_size_differs, weights_are_shared, quantization_has_no_rule, quantization_of_no_number.
WEFT_DECL std::vector<QuantizedWeightReport> quantize_weights(const MeshTensors& from, const MeshTensors& to,
                                                              const WeightQuantization& weights);

namespace detail {

// "up.qweight" -> "up."; of another name: empty.
[[nodiscard]] WEFT_DECL std::string layer_of_quantized(const std::string& name);

// Writes what `to` calls "<layer>qweight", "<layer>scales" and "<layer>qzeros".
WEFT_DECL void write_quantized(const MeshTensors& to, const std::string& layer, const QuantizedWeight& weight);

}  // namespace detail

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/train/quantize_weights.ipp>
#endif

#endif
