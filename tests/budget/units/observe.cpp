// The recorder.
// max-added-lines: 1500
#include <weft/observe/recorder.hpp>
