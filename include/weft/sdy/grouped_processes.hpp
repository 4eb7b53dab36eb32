// The processes of a module that says of them nothing but who talks to whom, as PyTorch/XLA writes one for several
// processes.
#ifndef WEFT_SDY_GROUPED_PROCESSES_HPP
#define WEFT_SDY_GROUPED_PROCESSES_HPP

#include <weft/sdy/tiled_mesh.hpp>
#include <weft/stablehlo/group_numbers.hpp>

namespace weft::sdy {

struct GroupedProcesses {
  Index replicas = 1, partitions = 1;
};

// As many as the largest numbers in groups and pairs of collectives ask for; where these number devices, which are more
// than those that others name, all are replicas. Errors: stablehlo_is_malformed.
[[nodiscard]] constexpr GroupedProcesses grouped_processes(const stablehlo::Module& module) {
  using stablehlo::GroupNumbers;
  constexpr Index most = Index{1} << 20;
  GroupedProcesses made;
  Index devices = 1;
  for (const Function& function : module.functions)
    stablehlo::for_each_operation(function.body, [&](const Operation& operation) {
      for (const char* const name : {"replica_groups", "source_target_pairs"}) {
        const stablehlo::Attribute* const groups = stablehlo::find(operation.attributes, name);
        if (groups == nullptr) continue;
        const GroupNumbers numbers = stablehlo::group_numbers(module, operation);
        Index& count = numbers == GroupNumbers::devices      ? devices
                       : numbers == GroupNumbers::partitions ? made.partitions
                                                             : made.replicas;
        for (const Index id : stablehlo::integer_list(module, *groups)) {
          if (id >= most) stablehlo_is_malformed(groups->place, "numbers of at most 2^20 processes", name);
          count = id >= count ? id + 1 : count;
        }
      }
    });
  if (made.replicas * made.partitions == 1) made.replicas = devices;
  return made;
}

}  // namespace weft::sdy

#endif
