// What every user includes.
// max-added-lines: 79990
// goal-times-beside: 1.2
#include "../../rooms/everything.hpp"
