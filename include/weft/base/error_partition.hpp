// Errors of partitioning: shardings that an operation cannot take, or that cannot be turned into one another.
#ifndef WEFT_BASE_ERROR_PARTITION_HPP
#define WEFT_BASE_ERROR_PARTITION_HPP

#include <weft/base/error.hpp>

namespace weft {

[[noreturn]] constexpr void operand_shardings_conflict(const char* operation, Index dimension, Index left_parts,
                                                       Index right_parts) {
  if (must_show_numbers())
    show_numbers(left_parts, right_parts);
  else
    raise("operand_shardings_conflict", Sentence()
                                            << "weft: sharding: " << operation << ": operands cut result dimension "
                                            << dimension << " into " << left_parts << " and " << right_parts
                                            << " parts over different mesh axes; shard both alike, or replicate one");
}
[[noreturn]] constexpr void reshape_of_sharded_dimension(Index dimension, Index parts) {
  if (must_show_numbers())
    show_numbers(dimension, parts);
  else
    raise("reshape_of_sharded_dimension",
          Sentence() << "weft: sharding: reshape would move data: dimension " << dimension << " is cut into " << parts
                     << " parts and is no leading part of a result dimension that they divide; replicate it first");
}
[[noreturn]] constexpr void dimension_does_not_divide(Index dimension, Index extent, Index parts) {
  if (must_show_numbers())
    show_numbers(extent, parts);
  else
    raise("dimension_does_not_divide", Sentence() << "weft: sharding: dimension " << dimension << " of extent "
                                                  << extent << " does not divide into " << parts
                                                  << " equal shards; change the mesh axis or pad the tensor");
}
[[noreturn]] constexpr void batch_does_not_divide(Index batch, Index devices) {
  if (must_show_numbers())
    show_numbers(batch, devices);
  else
    raise("batch_does_not_divide", Sentence()
                                       << "weft: sharding: a global batch of " << batch << " does not divide over "
                                       << devices << " devices; choose a multiple of " << devices);
}

}  // namespace weft

#endif
