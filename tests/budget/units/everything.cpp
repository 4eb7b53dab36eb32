// What every user includes.
// max-added-lines: 81200
// goal-times-beside: 1.2
#include "../../rooms/everything.hpp"
