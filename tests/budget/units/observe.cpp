// The recorder.
// max-preprocessed-lines: 41000
// goal-seconds: 0.5
#include <weft/observe/recorder.hpp>
