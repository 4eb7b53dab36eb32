// Runs a plan made at run time through Binding, with the library's own matmul and movement; only fused loops, whose
// kernels are made at compile time, are interpreted.
#ifndef WEFT_TESTS_SUPPORT_BOUND_PLAN_HPP
#define WEFT_TESTS_SUPPORT_BOUND_PLAN_HPP

#include <support/reference_kernels.hpp>
#include <weft/program/binding.hpp>

#include <memory>

namespace weft::testing {

// One device of a plan without collectives.
class BoundPlan {
 public:
  // `plan` must outlive this. `elsewhere`: by input, whether it lies in memory of its own; empty: none does.
  explicit BoundPlan(const PlanView& plan, const Buffer<bool>& elsewhere = {})
      : plan_(plan),
        layout_(plan, elsewhere),
        arena_(filled(layout_.bytes())),
        kernels_(kernels_of(plan)),
        binding_(plan, kernels_.data(), layout_, arena_.get(), lent(elsewhere), 0) {}

  void set(Index input, const Value& value) {
    const InputSlot& slot = plan_.input(input);
    for (Index i = 0; i < slot.shape.elements(); ++i)
      reference::write_element(binding_.input(input), i, slot.dtype, value[i]);
  }
  [[nodiscard]] Value input(Index number) const {
    const InputSlot& slot = plan_.input(number);
    return read(binding_.input(number), slot.dtype, slot.shape);
  }
  [[nodiscard]] Value output(Index number) const {
    const OutputSlot& slot = plan_.output(number);
    return read(binding_.at(slot.slice), slot.dtype, slot.shape);
  }
  // Input `number` lies at `bytes` from now on; null: in the arena.
  void place_input(Index number, const char* bytes) { binding_.place_input(number, bytes); }
  void run() {
    binding_.for_each([this](Index, const BoundStep& bound) {
      code() = plan_.code_of(plan_.loop_of(*bound.step));
      run_step(bound, plan_);
    });
  }

 private:
  struct Delete {
    void operator()(char* bytes) const { ::operator delete (bytes, std::align_val_t{64}); }
  };

  using Memory = std::unique_ptr<char, Delete>;

  PlanView plan_;
  ArenaLayout layout_;
  Memory arena_;
  std::vector<Memory> lent_;
  std::vector<StepKernel> kernels_;
  Binding binding_;

  // The code of the step that runs: kernels are plain functions without a place for it.
  static ListView<EncodedInstruction>& code() {
    static ListView<EncodedInstruction> list;
    return list;
  }
  static void loop(const LoopArguments& arguments) {
    reference::fused_loop(code().data(), static_cast<int>(code().size()), arguments);
  }
  static void epilogue(const LoopArguments& arguments, const float* tile, Index tile_stride, Index row, Index col,
                       Index rows, Index cols) {
    LoopArguments block = arguments;
    block.rows = rows;
    block.cols = cols;
    reference::fused_loop(code().data(), static_cast<int>(code().size()), block, {tile, tile_stride, row, col});
  }
  static std::vector<StepKernel> kernels_of(const PlanView& plan) {
    return std::vector<StepKernel>(plan.kernels.size(), StepKernel{loop, epilogue});
  }
  static Memory filled(Index bytes) {
    Memory memory(static_cast<char*>(::operator new (to_size(bytes + 64), std::align_val_t{64})));
    std::memset(memory.get(), 0xff, to_size(bytes));
    return memory;
  }
  Buffer<char*> lent(const Buffer<bool>& elsewhere) {
    Buffer<char*> addresses;
    for (Index i = 0; i < elsewhere.size(); ++i) {
      const InputSlot& slot = plan_.input(i);
      if (elsewhere[i]) lent_.push_back(filled(slot.shape.elements() * size_bytes(slot.dtype)));
      addresses.push_back(elsewhere[i] ? lent_.back().get() : nullptr);
    }
    return addresses;
  }
  [[nodiscard]] static Value read(const char* from, DType dtype, const Shape& shape) {
    Value value{dtype, shape, {}};
    for (Index i = 0; i < shape.elements(); ++i) value.elements.push_back(reference::read_element(from, i, dtype));
    return value;
  }
};

}  // namespace weft::testing

#endif
