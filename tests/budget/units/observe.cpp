// The recorder.
// max-added-lines: 13000
// goal-seconds: 0.5
#include <weft/observe/recorder.hpp>
