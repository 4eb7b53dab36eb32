// The recorder.
// max-added-lines: 1200
#include <weft/observe/recorder.hpp>
