// A model that PyTorch/XLA saved, exported_program_to_stablehlo(torch.export.export(model, inputs)).save("saved"):
//
//   const weft::stablehlo::TorchFolder saved("saved");
//   weft::dynamic::Program model = weft::stablehlo::load(runtime, saved.module(), saved.options());
//   saved.load_weights(model.tensors());
//   const std::span<const float> odds = model(images)[0].as<float>();
//
// The folder has functions/forward.bytecode, the module; functions/forward.meta, JSON that says what each of its
// arguments is; and npy files, data/NAME of parameters and buffers, constants/NUMBER of tensors that the trace found.
#ifndef WEFT_DYNAMIC_TORCH_FOLDER_HPP
#define WEFT_DYNAMIC_TORCH_FOLDER_HPP

#include <weft/dynamic/stablehlo.hpp>

namespace weft::stablehlo {

class TorchFolder {
 public:
  // Reads the meta file and the constants. Errors: those of read_file and NpyReader; torch_folder_is_malformed.
  WEFT_DECL explicit TorchFolder(const std::string& path, const std::string& function = "forward");

  // Is there a file where the meta file of this function would be?
  [[nodiscard]] WEFT_DECL static bool is_at(const std::string& path, const std::string& function = "forward");

  // The path of the module.
  [[nodiscard]] const std::string& module() const noexcept { return module_; }
  // Parameters and buffers are weights, named as in state_dict; constants are known. Inputs come as the Python model
  // took them, whose module often has them the other way round; what it does not read is left out.
  [[nodiscard]] const ModuleOptions& options() const noexcept { return options_; }
  // Sets the weights of a program or of a training step to those of the folder, one at a time. Errors: those of
  // NpyReader, tensor_is_unknown, tensor_type_differs, tensor_size_differs, weights_are_shared.
  WEFT_DECL void load_weights(const MeshTensors& tensors) const;

 private:
  std::string path_, module_;
  ModuleOptions options_;

  WEFT_DECL void read_arguments(const std::string& meta);
};

}  // namespace weft::stablehlo

#if WEFT_HEADER_ONLY
#include <weft/dynamic/torch_folder.ipp>
#endif

#endif
