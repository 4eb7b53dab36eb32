// The table of kernels by their instructions: those that are compiled in, and the programs of the others.
#ifndef WEFT_DYNAMIC_KERNELS_IPP
#define WEFT_DYNAMIC_KERNELS_IPP

#include <weft/dynamic/kernels.hpp>
#include <weft/kernels/interpreted_loop.hpp>
#include <weft/kernels/scalar_loop.hpp>
#include <weft/planner/label.hpp>

#include <map>
#include <memory>
#include <mutex>

namespace weft::dynamic {

namespace detail {

// A kernel's instructions, then whether it is an epilogue.
using KernelKey = std::vector<EncodedInstruction>;
[[nodiscard]] inline KernelKey kernel_key(std::span<const EncodedInstruction> list, bool is_epilogue) {
  KernelKey key(list.begin(), list.end());
  key.push_back(is_epilogue ? 1 : 0);
  return key;
}
[[nodiscard]] inline KernelKey kernel_key(const PlanView& plan, const KernelCode& code) {
  return kernel_key(plan.code.subspan(to_size(code.first), to_size(code.count)), code.is_epilogue);
}

class KernelTable {
 public:
  [[nodiscard]] static KernelTable& instance() {
    static KernelTable table;
    return table;
  }

  void add(const KernelKey& key, const StepKernel& kernel) {
    const std::lock_guard lock(mutex_);
    if (kernel.program == nullptr) compiled_.emplace(key, kernel);
  }
  [[nodiscard]] bool has(const KernelKey& key) {
    const std::lock_guard lock(mutex_);
    return compiled_.count(key) > 0;
  }
  [[nodiscard]] std::vector<StepKernel> list(const PlanView& plan, bool takes_compiled) {
    const std::lock_guard lock(mutex_);
    std::vector<StepKernel> kernels;
    for (const KernelCode& code : plan.kernels) {
      const KernelKey key = kernel_key(plan, code);
      const auto found = compiled_.find(key);
      kernels.push_back(takes_compiled && found != compiled_.end() ? found->second : interpreted(key));
    }
    kernels.emplace_back();
    return kernels;
  }

 private:
  std::mutex mutex_;
  std::map<KernelKey, StepKernel> compiled_;
  std::map<KernelKey, std::unique_ptr<const InterpretedLoop>> programs_;

  [[nodiscard]] StepKernel interpreted(const KernelKey& key) {
    std::unique_ptr<const InterpretedLoop>& program = programs_[key];
    const auto size = static_cast<int>(key.size()) - 1;
    const bool is_epilogue = key.back() != 0;
    if (needs_scalars(key.data(), size)) {
      if (program == nullptr) program = std::make_unique<const ScalarLoop>(key.data(), size);
      return {is_epilogue ? nullptr : run_scalar_loop, is_epilogue ? run_scalar_epilogue : nullptr, program.get()};
    }
    if (program == nullptr) program = interpreted_loop({key.data(), key.size() - 1});
    return {is_epilogue ? nullptr : interpreting_loop(), is_epilogue ? interpreting_epilogue() : nullptr,
            program.get()};
  }
};

}  // namespace detail

void register_kernels(const PlanView& plan, const StepKernel* kernels) {
  for (std::size_t i = 0; i < plan.kernels.size(); ++i)
    detail::KernelTable::instance().add(detail::kernel_key(plan, plan.kernels[i]), kernels[i]);
}
void register_kernel(std::span<const EncodedInstruction> list, const StepKernel& kernel) {
  detail::KernelTable::instance().add(detail::kernel_key(list, kernel.epilogue != nullptr), kernel);
}

std::string kernels_header(const PlanView& plan, const std::string& name) {
  std::string text =
      "// Kernels that a program interpreted, to be compiled: see weft/dynamic/kernels.hpp.\n#pragma once\n\n"
      "#include <weft/dynamic/kernels.hpp>\n\ninline void " +
      name + "() {\n";
  for (const KernelCode& code : plan.kernels) {
    const detail::KernelKey key = detail::kernel_key(plan, code);
    if (detail::KernelTable::instance().has(key)) continue;
    text += code.is_epilogue ? "  weft::dynamic::register_epilogue<" : "  weft::dynamic::register_loop<";
    for (std::size_t i = 0; i + 1 < key.size(); ++i) text += (i > 0 ? ", " : "") + std::to_string(key[i]) + "u";
    text += ">();\n";
  }
  return text + "}\n";
}

std::vector<StepKernel> find_kernels(const PlanView& plan) { return detail::KernelTable::instance().list(plan, true); }
std::vector<StepKernel> interpret_kernels(const PlanView& plan) {
  return detail::KernelTable::instance().list(plan, false);
}

std::string describe_kernels(const PlanView& plan, const StepKernel* kernels) {
  std::string lines;
  Index with_kernel = 0, interpreted = 0;
  for (Index i = 0; i < plan.step_count(); ++i) {
    const PlanStep& step = plan.step(i);
    const LoopStep code = step.kind == StepKind::repeat ? LoopStep() : plan.loop_of(step);
    if (!code.exists()) continue;
    ++with_kernel;
    if (kernels[code.kernel].program == nullptr) continue;
    ++interpreted;
    lines += "  " + std::to_string(i) + " " + label_of(plan, step) + '\n';
  }
  return "kernels: " + std::to_string(with_kernel - interpreted) + " of " + std::to_string(with_kernel) +
         " steps that have one run compiled, " + std::to_string(interpreted) + " are interpreted\n" + lines;
}

}  // namespace weft::dynamic

#endif
