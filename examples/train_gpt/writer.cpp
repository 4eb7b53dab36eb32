#include "compiled_trainer.hpp"
#include "compiled_writer.hpp"

namespace examples {

std::unique_ptr<Writer> make_writer(const std::string& model, weft::Index layers, const Trainer* trainer) {
  if (model == "llama" && layers == few_layers)
    return std::make_unique<CompiledWriter<llama_sizes, few_layers>>(trainer);
  if (model != "gpt") return nullptr;
  if (layers == few_layers) return std::make_unique<CompiledWriter<sizes, few_layers>>(trainer);
  if (layers == many_layers) return std::make_unique<CompiledWriter<sizes, many_layers>>(trainer);
  return nullptr;
}

}  // namespace examples
