// Joins a sharded checkpoint to one safetensors file.
//
//   consolidate --checkpoint run/step_400 --output step_400.safetensors
//
// The file has the bytes that save_checkpoint would have written; the model is not needed, and at most two tensors are in
// memory. Prints what the file has. Exit code 0; 2: a flag or the checkpoint is wrong, and nothing was written.
#include "support/flags.hpp"

#include <weft/train/sharded_checkpoint.hpp>

#include <string>

namespace examples {

namespace {

int run(int count, char** words) {
  std::string checkpoint, output;
  Flags flags("consolidate", "joins a sharded checkpoint to one safetensors file");
  flags.text("checkpoint", checkpoint, "folder of the checkpoint: index.json and its parts");
  flags.text("output", output, "the file to write, which is replaced if it is there");
  if (!flags.parse(count, words)) return 0;
  if (checkpoint.empty())
    throw UsageError("there is no checkpoint; give --checkpoint FOLDER, which save_sharded_checkpoint writes");
  if (output.empty()) throw UsageError("there is no file to write; give --output FILE");
  weft::consolidate_checkpoint(checkpoint, output);
  const weft::SafetensorsReader file(output);
  weft::Index bytes = 0;
  for (const weft::SafetensorsTensor& tensor : file.tensors()) bytes += tensor.bytes();
  std::printf("%s: %zu tensors, %lld bytes of elements\n", output.c_str(), file.tensors().size(),
              static_cast<long long>(bytes));
  return 0;
}

}  // namespace

}  // namespace examples

int main(int count, char** words) {
  return examples::run_program("consolidate", [&] { return examples::run(count, words); });
}
