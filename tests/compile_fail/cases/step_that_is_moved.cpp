// A step made at start-up is where its devices know it to be: what to do instead stands in the line that is shown.
// expect-error-gcc: use of deleted function
// expect-error-gcc: nor moved: keep it in a std::optional, or a std::unique_ptr
// expect-error-clang: call to deleted constructor of 'weft::dynamic::TrainStep'
// max-lines: 10
#include <weft/dynamic/train_step.hpp>

#include <optional>
#include <utility>

struct Trainer {
#if defined(VALID)
  std::optional<weft::dynamic::TrainStep> step;
#elif defined(MISUSE)
  weft::dynamic::TrainStep step;
  explicit Trainer(weft::dynamic::TrainStep& made) : step(std::move(made)) {}  // expect-here
#endif
};
