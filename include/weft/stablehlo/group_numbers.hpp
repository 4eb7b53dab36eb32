// What the numbers in the groups of a collective are: the table of the specification's process groups.
#ifndef WEFT_STABLEHLO_GROUP_NUMBERS_HPP
#define WEFT_STABLEHLO_GROUP_NUMBERS_HPP

#include <weft/stablehlo/integer_list.hpp>

namespace weft::stablehlo {

enum class GroupNumbers : std::uint8_t {
  devices,     // replica * partitions + partition
  replicas,    // of each partition a group
  both,        // replicas, with all their partitions
  partitions,  // of each replica a group
};

// Errors: stablehlo_is_malformed.
[[nodiscard]] constexpr GroupNumbers group_numbers(const Module& module, const Operation& operation) {
  const auto attribute = [&](std::string_view name) { return find(operation.attributes, name); };
  if (const Attribute* const flag = attribute("use_global_device_ids"); flag != nullptr && flag->text != "false")
    return GroupNumbers::devices;
  const Attribute* const handle = attribute("channel_handle");
  const Attribute* const id = handle != nullptr ? find(handle->items, "handle") : attribute("channel_id");
  if (id == nullptr) return GroupNumbers::replicas;
  const Buffer<Index> channel = integer_list(module, *id);
  if (channel.size() != 1) stablehlo_is_malformed(operation.place, "one number in attribute", "channel_id");
  if (channel[0] <= 0) return GroupNumbers::replicas;
  const bool may_cross_both = operation.name == "stablehlo.all_reduce" || operation.name == "stablehlo.all_gather" ||
                              operation.name == "stablehlo.reduce_scatter";
  return may_cross_both ? GroupNumbers::both : GroupNumbers::partitions;
}

}  // namespace weft::stablehlo

#endif
