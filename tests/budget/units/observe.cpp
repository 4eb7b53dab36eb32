// The recorder.
// max-preprocessed-lines: 13000
// goal-seconds: 0.5
#include <weft/observe/recorder.hpp>
