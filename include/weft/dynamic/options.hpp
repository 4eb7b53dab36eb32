// What else is said of a program that is made when the program starts, beside its function, inputs, mesh and strategy.
#ifndef WEFT_DYNAMIC_OPTIONS_HPP
#define WEFT_DYNAMIC_OPTIONS_HPP

#include <weft/graph/mixed_precision.hpp>
#include <weft/program/binding.hpp>

#include <vector>

namespace weft::dynamic {

// Makes a kernel for each of a plan's, in their order.
using KernelSource = std::vector<StepKernel> (*)(const PlanView& plan);

struct Options {
  Index micro_batches = 1;         // parts of a batch, as MicroBatches<Loss, n> says; of a training
  Precision precision = {};        // as InPrecision<Loss, precision> says
  Index memory_bytes = 0;          // that the arenas of this process may take; 0: what the machine has
  KernelSource kernels = nullptr;  // null: find_kernels, see kernels.hpp
};

}  // namespace weft::dynamic

#endif
