// What PyTorch/XLA's StableHLOGraphModule.save leaves in a folder: functions/forward.bytecode, the module;
// functions/forward.meta, JSON that says what each of its arguments is; and npy files, data/NAME of weights and buffers,
// constants/NUMBER of tensors that the trace found.
#ifndef EXAMPLES_SUPPORT_TORCH_FOLDER_HPP
#define EXAMPLES_SUPPORT_TORCH_FOLDER_HPP

#include "flags.hpp"

#include <weft/io/file.hpp>
#include <weft/io/safetensors_json.hpp>

#include <filesystem>
#include <vector>

namespace examples {

// Is it such a folder?
inline bool is_torch_folder(const std::string& path) {
  return std::filesystem::exists(path + "/functions/forward.meta");
}
inline std::string module_of_torch_folder(const std::string& path) { return path + "/functions/forward.bytecode"; }

// A file for each argument of the module, in its order, of which `inputs` are those that the model was called with.
// Error: UsageError, of a file that is no such JSON, and of too few inputs.
inline std::vector<std::string> arguments_of_torch_folder(const std::string& path,
                                                          const std::vector<std::string>& inputs) {
  const std::string meta = path + "/functions/forward.meta";
  const weft::AlignedArray<std::uint8_t> bytes = weft::read_file(meta);
  const std::string_view text(reinterpret_cast<const char*>(bytes.data()), static_cast<std::size_t>(bytes.size()));
  constexpr std::string_view key = "\"input_locations\":";
  const std::size_t at = text.find(key);
  if (at == std::string::npos) throw UsageError(weft::Sentence() << meta.c_str() << " has no input_locations");
  weft::detail::SafetensorsJson json(text.substr(at + key.size()), meta.c_str(),
                                     [](const char* file, weft::Index offset, const char* expected) {
                                       throw UsageError(weft::Sentence() << file << ": " << expected << " should be "
                                                                         << offset << " bytes behind input_locations");
                                     });
  std::vector<std::string> files;
  const auto given = static_cast<weft::Index>(inputs.size());
  json.array([&] {
    std::string kind, name;
    weft::Index position = 0;
    json.object([&](const std::string& member) {
      if (member == "type_")
        kind = json.string();
      else if (member == "name")
        name = json.string();
      else if (member == "position" && kind != "parameter")  // of which it is -1
        position = json.number();
      else
        json.skip_scalar();
    });
    if (kind == "parameter") {
      files.push_back(path + "/data/" + name);
    } else if (kind == "constant") {
      files.push_back(path + "/constants/" + std::to_string(position));
    } else {
      if (kind != "input_arg") json.fail("a parameter, a constant or an input_arg");
      if (position >= given)
        throw UsageError(weft::Sentence() << "the model takes input " << position << ", from 0, and --inputs names "
                                          << given << " files; give one for each");
      files.push_back(inputs[static_cast<std::size_t>(position)]);
    }
  });
  return files;
}

}  // namespace examples

#endif
