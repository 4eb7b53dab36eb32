// Definitions of train/quantize_weights.hpp.
#ifndef WEFT_TRAIN_QUANTIZE_WEIGHTS_IPP
#define WEFT_TRAIN_QUANTIZE_WEIGHTS_IPP

#include <weft/train/quantize_weights.hpp>

#include <algorithm>
#include <cmath>

namespace weft {

namespace detail {

std::string layer_of_quantized(const std::string& name) {
  const std::string ending = "qweight";
  const bool fits =
      name.size() > ending.size() && name.compare(name.size() - ending.size(), ending.size(), ending) == 0;
  return fits ? name.substr(0, name.size() - ending.size()) : std::string();
}

void write_quantized(const MeshTensors& to, const std::string& layer, const QuantizedWeight& weight) {
  const auto write = [&](const char* member, const auto& values) {
    to.write_bytes(to.find((layer + member).c_str()), std::as_bytes(std::span(values)));
  };
  write("qweight", weight.integers);
  write("scales", weight.scales);
  if (weight.how.zero_points) write("qzeros", weight.zeros);
}

// What is lost of weights [rows, cols].
inline QuantizedWeightReport report_of(const std::string& name, const float* weights, const QuantizedWeight& made) {
  QuantizedWeightReport report{name, made.how, 0, 0, 0, 0};
  double change = 0, size = 0;
  const QuantizedMatrix matrix = made.matrix();
  for (Index p = 0; p < made.rows; ++p)
    for (Index j = 0; j < made.cols; ++j) {
      const auto before = static_cast<double>(weights[p * made.cols + j]),
                 error = static_cast<double>(matrix(p, j)) - before;
      change += error * error;
      size += before * before;
      report.largest_error = std::max(report.largest_error, std::fabs(error));
    }
  report.relative_error = size > 0 ? std::sqrt(change / size) : 0;
  report.bytes_before = made.rows * made.cols * size_bytes(DType::f32);
  report.bytes = static_cast<Index>(made.integers.size() + made.scales.size() * sizeof(float) + made.zeros.size());
  return report;
}

}  // namespace detail

std::vector<QuantizedWeightReport> quantize_weights(const MeshTensors& from, const MeshTensors& to,
                                                    const WeightQuantization& weights) {
  std::vector<QuantizedWeightReport> reports;
  std::vector<std::string> made;  // "up.": what is written with its integers
  for (Index i = 0; i < to.size(); ++i)
    if (const std::string layer = detail::layer_of_quantized(to[i].name.c_str()); !layer.empty()) made.push_back(layer);
  for (const std::string& layer : made) {
    const std::string name = layer + "weight";
    const Quantization* const how = weights.find(Name(name.c_str()));
    if (how == nullptr) quantization_has_no_rule(name.c_str());
    const Shape& shape = from.find(name.c_str()).shape;
    const AlignedArray<float> values = from.read(name.c_str());
    const QuantizedWeight quantized = quantize_matrix(name.c_str(), values.data(), shape[0], shape[1], *how);
    detail::write_quantized(to, layer, quantized);
    reports.push_back(detail::report_of(name, values.data(), quantized));
  }
  for (Index i = 0; i < to.size(); ++i) {
    const std::string name = to[i].name.c_str();
    const bool is_made = std::any_of(made.begin(), made.end(), [&](const std::string& layer) {
      return name == layer + "qweight" || name == layer + "scales" || name == layer + "qzeros";
    });
    if (!is_made) to.write(name.c_str(), from.read(name.c_str()));
  }
  return reports;
}

}  // namespace weft

#endif
