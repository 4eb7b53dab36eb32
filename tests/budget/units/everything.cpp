// What every user includes.
// max-added-lines: 40000
// max-times-beside: 1.2
// goal-seconds: 0.8
#include "../../rooms/everything.hpp"
