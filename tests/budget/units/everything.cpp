// What every user includes.
// max-added-lines: 75650
// goal-times-beside: 1.2
#include "../../rooms/everything.hpp"
