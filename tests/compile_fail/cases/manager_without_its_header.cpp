// A CheckpointManager, where its header is missing: clang++ prints the line that names it.
// expect-error: CheckpointManager
// expect-error-gcc: incomplete type
// expect-error-clang: // #include <weft/checkpoint/checkpoint_manager.hpp>
// max-lines: 12
#include <weft/weft.hpp>
#if defined(VALID)
#include <weft/checkpoint/checkpoint_manager.hpp>
#endif

int main() {
  weft::CheckpointManager manager("run");  // expect-here
}
