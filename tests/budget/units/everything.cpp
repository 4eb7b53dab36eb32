// What every user includes.
// max-preprocessed-lines: 42000
// goal-seconds: 0.8
#include "../../rooms/everything.hpp"
