// Definitions of checkpoint/gptq.hpp.
#ifndef WEFT_CHECKPOINT_GPTQ_IPP
#define WEFT_CHECKPOINT_GPTQ_IPP

#include <weft/checkpoint/gptq.hpp>

#include <algorithm>
#include <map>

namespace weft {

namespace detail {

// A layer's weights as unsigned numbers, one a byte: how files count.
struct UnsignedWeight {
  std::vector<std::uint8_t> integers;  // [rows, cols]
  std::vector<std::uint8_t> zeros;     // [blocks, cols]
};

inline UnsignedWeight unsigned_of(const QuantizedWeight& weight) {
  const QuantizedMatrix matrix = weight.matrix();
  const int lifted = weight.how.bits == 8 ? 128 : 0;
  UnsignedWeight made;
  for (Index p = 0; p < weight.rows; ++p)
    for (Index j = 0; j < weight.cols; ++j)
      made.integers.push_back(static_cast<std::uint8_t>(matrix.integer(p, j) + lifted));
  for (Index p = 0; p < weight.rows; p += matrix.block)
    for (Index j = 0; j < weight.cols; ++j) made.zeros.push_back(static_cast<std::uint8_t>(matrix.zero(p, j) + lifted));
  return made;
}

// [rows, cols] numbers of `bits` bits in words, the next 32 / bits of a column (or of a row) in each.
inline std::vector<std::uint32_t> packed(const std::vector<std::uint8_t>& numbers, Index rows, Index cols, int bits,
                                         bool by_column) {
  const Index in_word = 32 / bits, words = by_column ? cols : cols / in_word;
  std::vector<std::uint32_t> all(to_size((by_column ? rows / in_word : rows) * words), 0);
  for (Index p = 0; p < rows; ++p)
    for (Index j = 0; j < cols; ++j) {
      const Index word = by_column ? p / in_word * words + j : p * words + j / in_word;
      all[to_size(word)] |= std::uint32_t{numbers[to_size(p * cols + j)]} << ((by_column ? p : j) % in_word * bits);
    }
  return all;
}
inline std::vector<std::uint8_t> unpacked(const std::vector<std::uint32_t>& all, Index rows, Index cols, int bits,
                                          bool by_column) {
  const Index in_word = 32 / bits, words = by_column ? cols : cols / in_word;
  std::vector<std::uint8_t> numbers;
  for (Index p = 0; p < rows; ++p)
    for (Index j = 0; j < cols; ++j) {
      const Index word = by_column ? p / in_word * words + j : p * words + j / in_word;
      numbers.push_back(static_cast<std::uint8_t>(all[to_size(word)] >> ((by_column ? p : j) % in_word * bits) &
                                                  ((1u << bits) - 1u)));
    }
  return numbers;
}

// A layer of a program: "h.0.up." and its extents.
struct QuantizedLayer {
  std::string name;
  Quantization how;
  Index rows = 0, cols = 0;

  [[nodiscard]] Index blocks() const { return how.blocks(rows); }
};

inline std::vector<QuantizedLayer> layers_of(const MeshTensors& tensors, const WeightQuantization& weights) {
  std::vector<QuantizedLayer> layers;
  for (Index i = 0; i < tensors.size(); ++i) {
    const std::string name = layer_of_quantized(tensors[i].name.c_str());
    if (name.empty()) continue;
    const Quantization* const how = weights.find(Name((name + "weight").c_str()));
    if (how == nullptr) quantization_has_no_rule((name + "weight").c_str());
    const Shape &shape = tensors[i].shape, &blocks = tensors.find((name + "scales").c_str()).shape;
    const Index rows = how->bits == 8 ? shape[0] : 2 * shape[0], cols = shape[1], in_word = 32 / how->bits;
    if (rows % in_word != 0 || cols % in_word != 0) gptq_cannot_hold(name.c_str(), rows, cols, how->bits);
    if (how->dtype() != tensors.type_of(tensors[i]) || how->blocks(rows) != blocks[0])
      tensor_size_differs((name + "scales").c_str(), how->blocks(rows), blocks[0]);
    layers.push_back({name, *how, rows, cols});
  }
  return layers;
}
inline bool is_part_of(const std::vector<QuantizedLayer>& layers, const std::string& name) {
  return std::any_of(layers.begin(), layers.end(), [&](const QuantizedLayer& layer) {
    return name == layer.name + "qweight" || name == layer.name + "scales" || name == layer.name + "qzeros";
  });
}

template <class T>
std::vector<std::byte> bytes_of_list(const std::vector<T>& list) {
  const std::span<const std::byte> bytes = std::as_bytes(std::span(list));
  return {bytes.begin(), bytes.end()};
}
inline std::vector<std::byte> read_whole(const MeshTensors& tensors, const StoredTensor& tensor) {
  std::vector<std::byte> bytes(to_size(tensors.bytes_of(tensor)));
  tensors.read_bytes(tensor, bytes);
  return bytes;
}
inline QuantizedWeight read_layer(const MeshTensors& tensors, const QuantizedLayer& layer) {
  QuantizedWeight weight{layer.how, layer.rows, layer.cols, {}, {}, {}};
  const auto read = [&](const char* member, auto& list) {
    const StoredTensor& tensor = tensors.find((layer.name + member).c_str());
    list.resize(to_size(tensor.shape.elements()));
    tensors.read_bytes(tensor, std::as_writable_bytes(std::span(list)));
  };
  read("qweight", weight.integers);
  read("scales", weight.scales);
  if (layer.how.zero_points) read("qzeros", weight.zeros);
  return weight;
}

}  // namespace detail

void save_gptq(const std::string& path, const MeshTensors& tensors, const WeightQuantization& weights,
               const SafetensorsMetadata& metadata) {
  const std::vector<detail::QuantizedLayer> layers = detail::layers_of(tensors, weights);
  bool has_zero = false;
  for (const detail::QuantizedLayer& layer : layers) {
    const detail::UnsignedWeight made = detail::unsigned_of(detail::read_layer(tensors, layer));
    has_zero = has_zero || std::find(made.zeros.begin(), made.zeros.end(), 0) != made.zeros.end();
  }
  std::vector<SafetensorsTensor> list;
  const auto add = [&](const std::string& name, DType dtype, const Shape& shape) {
    SafetensorsTensor tensor;
    tensor.name = name;
    tensor.dtype = dtype;
    tensor.shape = shape;
    list.push_back(tensor);
  };
  for (const detail::QuantizedLayer& layer : layers) {
    const Index in_word = 32 / layer.how.bits;
    add(layer.name + "qweight", DType::i32, {layer.rows / in_word, layer.cols});
    add(layer.name + "qzeros", DType::i32, {layer.blocks(), layer.cols / in_word});
    add(layer.name + "scales", DType::f32, {layer.blocks(), layer.cols});
    add(layer.name + "g_idx", DType::i32, {layer.rows});
  }
  for (Index i = 0; i < tensors.size(); ++i)
    if (const std::string name = tensors[i].name.c_str(); !detail::is_part_of(layers, name))
      add(name, tensors.type_of(tensors[i]), tensors[i].shape);
  SafetensorsMetadata all = metadata;
  if (!layers.empty()) {
    const Quantization& how = layers[0].how;
    all["bits"] = std::to_string(how.bits);
    all["group_size"] = std::to_string(how.block == 0 ? -1 : how.block);
    all["sym"] = how.zero_points ? "false" : "true";
    all["desc_act"] = "false";
    all["checkpoint_format"] = has_zero ? "gptq_v2" : "gptq";
  }
  SafetensorsWriter file(path, list, all);
  const auto elements = [&](const std::string& name) -> std::vector<std::byte> {
    for (const detail::QuantizedLayer& layer : layers) {
      if (name.compare(0, layer.name.size(), layer.name) != 0) continue;
      const std::string member = name.substr(layer.name.size());
      if (member == "g_idx") {
        std::vector<std::int32_t> groups;
        for (Index p = 0; p < layer.rows; ++p)
          groups.push_back(static_cast<std::int32_t>(p / layer.how.rows_of_block(layer.rows)));
        return detail::bytes_of_list(groups);
      }
      if (member != "qweight" && member != "qzeros" && member != "scales") continue;
      const QuantizedWeight weight = detail::read_layer(tensors, layer);
      if (member == "scales") return detail::bytes_of_list(weight.scales);
      detail::UnsignedWeight made = detail::unsigned_of(weight);
      if (member == "qweight")
        return detail::bytes_of_list(detail::packed(made.integers, layer.rows, layer.cols, layer.how.bits, true));
      if (!has_zero)
        for (std::uint8_t& zero : made.zeros) --zero;
      return detail::bytes_of_list(detail::packed(made.zeros, layer.blocks(), layer.cols, layer.how.bits, false));
    }
    return detail::read_whole(tensors, tensors.find(name.c_str()));
  };
  for (const SafetensorsTensor& tensor : file.tensors()) file.write(elements(tensor.name));
  file.commit();
}

void load_gptq(const std::string& path, const MeshTensors& tensors, const WeightQuantization& weights) {
  SafetensorsReader file(path);
  const auto tensor_of = [&](const std::string& name, const Shape& shape) -> const SafetensorsTensor& {
    for (const SafetensorsTensor& tensor : file.tensors()) {
      if (tensor.name != name) continue;
      if (!(tensor.shape == shape))
        gptq_file_differs(path.c_str(), name.c_str(), "another shape than the model's layer");
      return tensor;
    }
    gptq_file_differs(path.c_str(), name.c_str(), "no such tensor");
  };
  const auto words = [&](const std::string& name, const Shape& shape) {
    const SafetensorsTensor& tensor = tensor_of(name, shape);
    if (tensor.dtype != DType::i32) gptq_file_differs(path.c_str(), name.c_str(), "elements that are not I32");
    std::vector<std::uint32_t> all(to_size(shape.elements()));
    file.read(tensor, std::as_writable_bytes(std::span(all)));
    return all;
  };
  const auto format = file.metadata().find("checkpoint_format");
  const int less = format != file.metadata().end() && format->second == "gptq_v2" ? 0 : 1;
  const std::vector<detail::QuantizedLayer> layers = detail::layers_of(tensors, weights);
  for (const detail::QuantizedLayer& layer : layers) {
    const Index in_word = 32 / layer.how.bits, block = layer.how.rows_of_block(layer.rows);
    QuantizedWeight weight{layer.how, layer.rows, layer.cols, {}, {}, {}};
    const std::vector<std::uint32_t> groups = words(layer.name + "g_idx", {layer.rows});
    for (Index p = 0; p < layer.rows; ++p)
      if (groups[to_size(p)] != static_cast<std::uint32_t>(p / block))
        gptq_file_differs(path.c_str(), (layer.name + "g_idx").c_str(),
                          "rows in another order (desc_act) or other groups");
    const auto integers = detail::unpacked(words(layer.name + "qweight", {layer.rows / in_word, layer.cols}),
                                           layer.rows, layer.cols, layer.how.bits, true);
    const int lifted = layer.how.bits == 8 ? 128 : 0;
    weight.integers.assign(to_size(layer.how.byte_rows(layer.rows) * layer.cols), 0);
    for (Index p = 0; p < layer.rows; ++p)
      for (Index j = 0; j < layer.cols; ++j) {
        const unsigned q = static_cast<unsigned>(integers[to_size(p * layer.cols + j)] - lifted);
        std::uint8_t& byte = weight.integers[to_size((lifted != 0 ? p : p / 2) * layer.cols + j)];
        byte = static_cast<std::uint8_t>(lifted != 0 ? q : byte | q << (p % 2 == 0 ? 0 : 4));
      }
    const std::vector<std::uint8_t> zeros =
        detail::unpacked(words(layer.name + "qzeros", {layer.blocks(), layer.cols / in_word}), layer.blocks(),
                         layer.cols, layer.how.bits, false);
    for (std::size_t i = 0; i < zeros.size(); ++i) {
      const int zero = zeros[i] + less, most = lifted != 0 ? 255 : 15;
      if (zero > most)
        quantization_zero_point_out_of_range((layer.name + "qzeros").c_str(), static_cast<Index>(i), zero, 0, most);
      if (layer.how.zero_points)
        weight.zeros.push_back(static_cast<std::uint8_t>(zero - lifted));
      else if (zero - lifted != layer.how.zero())
        gptq_file_differs(path.c_str(), (layer.name + "qzeros").c_str(),
                          "zero points where the model has symmetric weights");
    }
    const SafetensorsTensor& scales = tensor_of(layer.name + "scales", {layer.blocks(), layer.cols});
    if (!is_floating(scales.dtype)) gptq_file_differs(path.c_str(), scales.name.c_str(), "scales that are no numbers");
    std::vector<std::uint8_t> bytes(to_size(scales.bytes()));
    file.read(scales, std::as_writable_bytes(std::span(bytes)));
    const Index element = size_bytes(scales.dtype);
    for (Index i = 0; i < scales.shape.elements(); ++i)
      weight.scales.push_back(
          static_cast<float>(element_value(scales.dtype, element_at(scales.dtype, bytes.data() + i * element))));
    check_quantized((layer.name + "scales").c_str(), weight);
    detail::write_quantized(tensors, layer.name, weight);
  }
  for (Index i = 0; i < tensors.size(); ++i) {
    const std::string name = tensors[i].name.c_str();
    if (detail::is_part_of(layers, name)) continue;
    const SafetensorsTensor& tensor = tensor_of(name, tensors[i].shape);
    if (tensor.dtype != tensors.type_of(tensors[i]))
      gptq_file_differs(path.c_str(), name.c_str(), "another element type than the model's tensor");
    std::vector<std::byte> bytes(to_size(tensor.bytes()));
    file.read(tensor, bytes);
    tensors.write_bytes(tensors[i], bytes);
  }
}

}  // namespace weft

#endif
