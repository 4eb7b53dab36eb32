// Definitions of dynamic/torch_folder.hpp.
#ifndef WEFT_DYNAMIC_TORCH_FOLDER_IPP
#define WEFT_DYNAMIC_TORCH_FOLDER_IPP

#include <weft/dynamic/torch_folder.hpp>
#include <weft/io/file.hpp>
#include <weft/io/npy.hpp>
#include <weft/io/safetensors_json.hpp>

#include <algorithm>
#include <span>
#include <utility>

namespace weft::stablehlo {

namespace detail {

// An entry of "input_locations": what an argument of the module is.
struct TorchArgument {
  std::string kind, name;
  Index position = 0;
};
// {"type_": "parameter", "position": -1, "name": "0.weight"}: only what is no parameter has a position.
inline TorchArgument take_torch_argument(weft::detail::SafetensorsJson& json) {
  TorchArgument made;
  json.object([&](const std::string& member) {
    if (member == "type_")
      made.kind = json.string();
    else if (member == "name")
      made.name = json.string();
    else if (member == "position" && made.kind != "parameter")
      made.position = json.number();
    else
      json.skip_scalar();
  });
  return made;
}
inline Buffer<std::uint8_t> elements_of(NpyReader& file) {
  Buffer<std::uint8_t> bytes(file.bytes(), 0);
  file.read(std::as_writable_bytes(std::span(bytes.begin(), to_size(bytes.size()))));
  return bytes;
}

}  // namespace detail

TorchFolder::TorchFolder(const std::string& path, const std::string& function)
    : path_(path), module_(path + "/functions/" + function + ".bytecode") {
  read_arguments(path + "/functions/" + function + ".meta");
}
bool TorchFolder::is_at(const std::string& path, const std::string& function) {
  return file_exists(path + "/functions/" + function + ".meta");
}

void TorchFolder::read_arguments(const std::string& meta) {
  const AlignedArray<std::uint8_t> bytes = read_file(meta);
  const std::string_view text(reinterpret_cast<const char*>(bytes.data()), to_size(bytes.size()));
  constexpr std::string_view key = "\"input_locations\":";
  const std::size_t at = text.find(key);
  if (at == std::string::npos) torch_folder_is_malformed(meta.c_str(), 0, "an object with input_locations");
  weft::detail::SafetensorsJson json(text.substr(at + key.size()), meta.c_str(), torch_folder_is_malformed);
  std::vector<std::pair<Index, Index>> inputs;  // of what the model was called with, and of the module
  const auto add_constant = [&](Index argument, const std::string& name) {
    NpyReader file(path_ + '/' + name);
    options_.values.push_back({argument, {file.dtype(), file.shape()}, detail::elements_of(file)});
  };
  Index argument = 0;
  json.array([&] {
    const detail::TorchArgument told = detail::take_torch_argument(json);
    if (told.kind == "parameter" && told.name.starts_with("lifted_tensor_")) {
      add_constant(argument, "data/" + told.name);  // torch.export's name of torch.tensor([1, 2]) in the model
    } else if (told.kind == "parameter") {
      options_.weights.push_back({argument, told.name});
    } else if (told.kind == "constant") {
      add_constant(argument, "constants/" + std::to_string(told.position));
    } else {
      if (told.kind != "input_arg") json.fail("a parameter, a constant or an input_arg");
      inputs.emplace_back(told.position, argument);
    }
    ++argument;
  });
  std::sort(inputs.begin(), inputs.end());
  for (const auto& [position, number] : inputs) options_.order.push_back(number);
}

void TorchFolder::load_weights(const MeshTensors& tensors) const {
  const RuntimeHold held = tensors.hold("load_weights");
  for (const WeightName& weight : options_.weights) {
    const StoredTensor& tensor = tensors.find(weight.name.c_str());
    NpyReader file(path_ + "/data/" + weight.name);
    const DType given = as_real({file.dtype(), file.shape()}).dtype, needed = tensors.type_of(tensor);
    if (given != needed) tensor_type_differs(weight.name.c_str(), name_of(needed), name_of(given));
    const Buffer<std::uint8_t> bytes = detail::elements_of(file);
    tensors.write_bytes(tensor, std::as_bytes(std::span(bytes.begin(), to_size(bytes.size()))));
  }
}

}  // namespace weft::stablehlo

#endif
