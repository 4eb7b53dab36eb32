// What the flags of a trainer say about its checkpoints.
#ifndef EXAMPLES_SUPPORT_SAVING_HPP
#define EXAMPLES_SUPPORT_SAVING_HPP

#include "flags.hpp"

#include <string>

namespace examples {

struct Saving {
  std::string directory;  // empty: nothing is saved
  weft::Index every = 0;  // steps; 0: only when the training says so
  bool asynchronous = false, sharded = false, resume = false;

  // `save_help`: when there is a checkpoint; a literal.
  void add_to(Flags& flags, const char* save_help) {
    flags.text("save", directory, save_help);
    flags.integer("save_steps", every, 0, 1 << 30, "steps between two checkpoints; 0: no others than those of --save");
    flags.on("save_async", asynchronous, "save from a copy while the training goes on");
    flags.on("save_sharded", sharded, "save folders, in which every device writes its own part");
    flags.on("resume", resume, "go on from the newest checkpoint in --save, or start if there is none");
  }
  // Throws UsageError if flags lack their folder.
  void check() const {
    if (!directory.empty()) return;
    if (every > 0) throw UsageError("--save_steps saves to a folder; give --save, too");
    if (asynchronous || sharded)
      throw UsageError("--save_async and --save_sharded say how to save to a folder; give --save, too");
    if (resume) throw UsageError("--resume goes on from what is in a folder; give --save, too");
  }
};

}  // namespace examples

#endif
