// What every user of weft::compiled includes.
// max-added-lines: 49640
#define WEFT_HEADER_ONLY 0
#include "../../rooms/everything.hpp"
