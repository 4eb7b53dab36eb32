// What every user includes.
// max-added-lines: 80510
// goal-times-beside: 1.2
#include "../../rooms/everything.hpp"
