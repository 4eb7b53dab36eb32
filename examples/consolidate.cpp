// Joins a sharded checkpoint to one safetensors file, or cuts a checkpoint of either form anew.
//
//   consolidate --checkpoint run/step_400 --output step_400.safetensors
//   consolidate --checkpoint step_400.safetensors --output run/step_400 --parts 8
//
// The file has the bytes that save_checkpoint would have written; the model is not needed, and at most two tensors are
// in memory. Prints what was written. Exit code 0; 2: a flag or the checkpoint is wrong, and nothing was written.
#include "support/flags.hpp"

#include <weft/checkpoint/sharded_checkpoint.hpp>

#include <string>

namespace examples {

namespace {

int run(int count, char** words) {
  std::string checkpoint, output;
  weft::Index parts = 0;
  Flags flags("consolidate", "joins a sharded checkpoint to one safetensors file, or cuts a checkpoint anew");
  flags.text("checkpoint", checkpoint, "folder of the checkpoint: index.json and its parts; with --parts also a file");
  flags.text("output", output, "the file to write, or with --parts the folder, which is replaced if it is there");
  flags.integer("parts", parts, 0, weft::most_sharded_parts, "how many parts to cut the checkpoint into; 0: one file");
  if (!flags.parse(count, words)) return 0;
  if (checkpoint.empty())
    throw UsageError("there is no checkpoint; give --checkpoint FOLDER, which save_sharded_checkpoint writes");
  if (output.empty()) throw UsageError("there is no file to write; give --output FILE");
  if (parts > 0)
    weft::reshard_checkpoint(checkpoint, output, parts);
  else
    weft::consolidate_checkpoint(checkpoint, output);
  const weft::CheckpointReader file(output);
  weft::Index bytes = 0;
  for (const weft::SafetensorsTensor& tensor : file.tensors()) bytes += tensor.bytes();
  std::printf("%s: %zu tensors, %lld bytes of elements", examples::shown(output).c_str(), file.tensors().size(),
              static_cast<long long>(bytes));
  if (parts > 0) std::printf(", %lld parts", static_cast<long long>(parts));
  std::printf("\n");
  return 0;
}

}  // namespace

}  // namespace examples

int main(int count, char** words) {
  return examples::run_program("consolidate", [&] { return examples::run(count, words); });
}
