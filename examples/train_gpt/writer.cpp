#include "compiled_trainer.hpp"
#include "compiled_writer.hpp"

namespace examples {

std::unique_ptr<Writer> make_writer(const std::string& model, weft::Index layers) {
  if (model == "llama" && layers == few_layers) return std::make_unique<CompiledWriter<llama_sizes, few_layers>>();
  if (model != "gpt") return nullptr;
  if (layers == few_layers) return std::make_unique<CompiledWriter<sizes, few_layers>>();
  if (layers == many_layers) return std::make_unique<CompiledWriter<sizes, many_layers>>();
  return nullptr;
}

}  // namespace examples
