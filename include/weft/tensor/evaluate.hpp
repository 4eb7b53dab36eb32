// Evaluating an expression: its type is traced into a graph and takes the passes of every weft program (simplify, fuse,
// plan) while the user's program is compiled. At run time the operands and the result are used where they lie.
#ifndef WEFT_TENSOR_EVALUATE_HPP
#define WEFT_TENSOR_EVALUATE_HPP

#include <weft/graph/simplify.hpp>
#include <weft/planner/describe_plan.hpp>
#include <weft/planner/frozen_plan.hpp>
#include <weft/program/compile.hpp>
#include <weft/program/external_binding.hpp>
#include <weft/planner/lower.hpp>
#include <weft/tensor/expression.hpp>

namespace weft {

namespace detail {

// The inputs of the plan are the leaves of E, then the result, which the plan updates.
template <class E>
[[nodiscard]] constexpr Graph trace_expression() {
  using Result = TensorTraits<typename E::Type>;
  Graph graph;
  const Var value = E::trace(graph);
  const Var result = next_input(graph, InputKind::data, Result::dtype, Result::shape);
  graph.add_output("result", value.id, graph.number(result.id));
  return graph;
}

// A plan for operands anywhere, as run-time code sees it.
struct ExpressionPlan {
  PlanView plan;
  const ExternalSlice* slices = nullptr;
  const bool* may_share = nullptr;  // by leaf: its storage may be that of the result
  Index scratch_bytes = 0;
};

// The constants of a program whose inputs lie anywhere. Source: a type with `static constexpr Graph graph()`.
template <class Source>
struct ExternalProgram {
  static constexpr FrozenWords words{make_plan(simplify_nodes(Source::graph()))};
  static constexpr PlanSizes sizes = sizes_of(words.template thaw<Plan>());
  static constexpr FrozenPlan<sizes> plan{words.template thaw<Plan>()};
  static constexpr ExternalSlices<plan.operands.size(), constant_words(plan.view())> external{plan.view()};
};

// By leaf: whether its storage may be that of the result, input `Leaves`.
template <Index Leaves>
struct Sharing {
  bool leaf[static_cast<std::size_t>(Leaves)] = {};
  constexpr Sharing(const PlanView& plan, const ExternalSlice* slices) {
    for (std::int32_t i = 0; i < Leaves; ++i) leaf[i] = may_share_storage(plan, slices, i, Leaves);
  }
};

template <class E>
struct ExpressionSource {
  static constexpr Graph graph() { return trace_expression<E>(); }
};
// The constants of an expression type.
template <class E>
struct CompiledExpression : ExternalProgram<ExpressionSource<E>> {
  using Program = ExternalProgram<ExpressionSource<E>>;
  static constexpr Sharing<E::leaf_count> sharing{Program::plan.view(), Program::external.slices};
  static constexpr ExpressionPlan view{Program::plan.view(), Program::external.slices, sharing.leaf,
                                       weft::scratch_bytes(Program::plan.view())};
};

[[nodiscard]] WEFT_DECL Index bytes_of(const InputSlot& slot);

// Does a leaf overlap the result in a way in which the plan would read what it has overwritten?
[[nodiscard]] WEFT_DECL bool is_overwritten_early(const ExpressionPlan& code, char* const* bases);

// `bases`: leaves, result, constants, and room for one more. Allocates only if this thread's scratch memory is too
// small.
template <StepKinds Kinds>
void run_expression(const ExpressionPlan& code, const StepKernel* kernels, char** bases) {
  const Index leaves = code.plan.input_count() - 1;
  char* result = bases[leaves];
  if (!is_overwritten_early(code, bases)) {
    bases[leaves + 2] = code.scratch_bytes > 0 ? Scratch::take(code.scratch_bytes) : nullptr;
    return run_external<Kinds>(code.plan, kernels, code.slices, bases);
  }
  const Index result_start = round_up(code.scratch_bytes, arena_alignment);
  const Index bytes = bytes_of(code.plan.input(leaves));
  bases[leaves + 2] = Scratch::take(result_start + bytes);
  bases[leaves] = bases[leaves + 2] + result_start;
  run_external<Kinds>(code.plan, kernels, code.slices, bases);
  __builtin_memcpy(result, bases[leaves], to_size(bytes));
}

}  // namespace detail

// Steps (fused loops, matrix products, copies) that evaluating an expression of this type takes.
template <class E>
inline constexpr Index kernel_count = detail::CompiledExpression<E>::plan.view().step_count();

// What evaluating an expression of type E does, step by step: a plan of one device whose last input is the result.
template <class E>
[[nodiscard]] constexpr PlanView plan_of() {
  return detail::CompiledExpression<E>::plan.view();
}

// Operands may overlap the target in any way. Allocates nothing but, at first and once a thread, scratch memory for
// intermediate results that no loop can keep in registers.
template <class E>
void evaluate_into(const E& expression, typename TensorTraits<typename E::Type>::Element* target) {
  using Compiled = detail::CompiledExpression<E>;
  char* bases[static_cast<std::size_t>(E::leaf_count + 3)];
  char** next = expression.collect(bases);
  next[0] = reinterpret_cast<char*>(target);
  next[1] = const_cast<char*>(reinterpret_cast<const char*>(Compiled::external.constants));
  detail::run_expression<step_kinds_of(Compiled::plan.view())>(Compiled::view, kernels_of<Compiled::plan>(), bases);
}

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/tensor/evaluate.ipp>
#endif

#endif
