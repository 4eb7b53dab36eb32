// The groups of a legal graph as text, in the order in which they run: which nodes one kernel computes, and which of
// them it writes to memory. For people; run time only.
//
//   step 3: dot 16 x 8
//     %7 = f32[16,8] dot_general(%0, %1), contracting={1}x{0}
//     %9 = f32[16,8] tanh(%8)  -> memory
#ifndef WEFT_PLANNER_PRINT_FUSION_HPP
#define WEFT_PLANNER_PRINT_FUSION_HPP

#include <weft/graph/print.hpp>
#include <weft/planner/fuse.hpp>
#include <weft/planner/lowering_table.hpp>
#include <weft/planner/schedule.hpp>

namespace weft {

[[nodiscard]] constexpr const char* name_of(FusionKind kind) noexcept {
  constexpr const char* names[] = {"loop", "dot", "movement", "collective"};
  return names[static_cast<int>(kind)];
}

namespace detail {

class FusionText {
 public:
  WEFT_DECL explicit FusionText(const Graph& graph);

  WEFT_DECL std::string run();

 private:
  const Graph& graph_;
  Fusion fusion_;
  BufferAssignment assignment_;
  StepWriter writer_;  // tells how many steps a movement takes
  std::string text_, indent_;
  Index steps_ = 0;

  WEFT_DECL void begin_steps(Index count, const std::string& what);
  WEFT_DECL void add(const FusionGroup& group, bool is_in_step_before);
};

}  // namespace detail

// Steps have the numbers of those of make_plan(graph).
[[nodiscard]] WEFT_DECL std::string fusion_text(const Graph& graph);

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/planner/print_fusion.ipp>
#endif

#endif
