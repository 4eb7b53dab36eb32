// Definitions of runtime/device.hpp.
#ifndef WEFT_RUNTIME_DEVICE_IPP
#define WEFT_RUNTIME_DEVICE_IPP

#include <weft/runtime/device.hpp>

namespace weft {

Index Device::part_of(Collective op, Index count, Index size) {
  if (size == 0 || count % size != 0) not_divisible_by_group(name_of(op), count, size);
  return count / size;
}

}  // namespace weft

#endif
