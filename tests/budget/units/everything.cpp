// What every user includes.
// max-preprocessed-lines: 88000
// goal-seconds: 0.8
#include "../../rooms/everything.hpp"
