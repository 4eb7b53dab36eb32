// The planner of reshards on random problems by sub-axes: every step is one that exists, the last one leaves what was
// asked for, and no piece is larger than those of both ends together. Sequences of Shardy's own tests run in
// tests/conformance.
#include <gtest/gtest.h>
#include <support/sanitized.hpp>
#include <weft/base/random.hpp>
#include <weft/sharding/reshard_plan.hpp>

#include <algorithm>
#include <string>
#include <vector>

namespace weft::reshard_plan_test {

class Draws {
 public:
  explicit Draws(std::uint32_t seed) : seed_(seed) {}
  int below(int limit) {
    return static_cast<int>(random_bits(seed_, count_++, 91) % static_cast<std::uint32_t>(limit));
  }

 private:
  std::uint32_t seed_, count_ = 0;
};

// A dimension after another takes random parts of axes; what `sums` says may stay unreduced.
SubLayout random_layout(Draws& draws, const MeshSizes& mesh, const Shape& shape, bool has_sums) {
  SubLayout layout;
  layout.dims = fixed_vector<SubAxes, max_rank>(shape.rank(), SubAxes());
  for (std::int8_t axis = 0; axis < mesh.size(); ++axis) {
    const auto size = static_cast<std::int32_t>(mesh[axis]);
    std::vector<SubAxis> parts{{axis, 1, size}};
    if (size % 2 == 0 && size > 2 && draws.below(3) == 0) parts = {{axis, 1, 2}, {axis, 2, size / 2}};
    for (const SubAxis& part : parts) {
      const int d = draws.below(shape.rank() + 1);
      if (d == shape.rank()) {
        if (has_sums && draws.below(2) == 0) layout.unreduced.push_back(part);
        continue;
      }
      SubAxes& dim = layout.dims[d];
      if (shape[d] % (parts_of(dim) * part.size) == 0) dim.insert(draws.below(dim.size() + 1), part);
    }
  }
  return layout;
}

// Sub-axes of `list` one position of a prime size after another, so that any two ways of writing a list are equal.
SubAxes by_primes(const SubAxes& list) {
  SubAxes result;
  for (SubAxis part : list)
    for (std::int32_t prime = 2; part.size > 1;) {
      if (part.size % prime != 0) {
        ++prime;
        continue;
      }
      result.push_back({part.axis, part.pre, prime});
      part = {part.axis, part.pre * prime, part.size / prime};
    }
  return result;
}
SubAxes joined(SubAxes list, const SubAxes& more) {
  append(list, more);
  return merged(list);
}
// Is no position of a mesh axis used twice?
bool is_valid(const SubLayout& layout, const MeshSizes& mesh) {
  Index parts = parts_of(layout.unreduced);
  SubAxes all = layout.unreduced;
  for (const SubAxes& dim : layout.dims) {
    append(all, dim);
    parts *= parts_of(dim);
  }
  std::vector<Index> seen;
  for (Index device = 0; device < product_of(mesh); ++device) seen.push_back(position_over(mesh, all, device));
  std::sort(seen.begin(), seen.end());
  seen.erase(std::unique(seen.begin(), seen.end()), seen.end());
  return static_cast<Index>(seen.size()) == parts;  // every position over all of them exists
}
bool same_set(SubAxes left, SubAxes right) {
  const auto sorted = [](const SubAxes& list) {
    std::vector<std::pair<int, int>> parts;
    for (const SubAxis& part : by_primes(list)) parts.emplace_back(part.axis, part.pre);
    std::sort(parts.begin(), parts.end());
    return parts;
  };
  return sorted(left) == sorted(right);
}

// What is wrong with a step from `before`; empty: nothing.
std::string mistake_in(const ReshardStep& step, const SubLayout& before, const MeshSizes& mesh) {
  const SubLayout& after = step.result;
  if (!is_valid(after, mesh)) return "an axis is used twice";
  SubAxes moved = step.summed;
  for (const SubAxes& list : step.axes) append(moved, list);
  if (step.kind != ReshardKind::collective_permute && moved.empty()) return "nothing is done";
  const bool is_sum = step.kind == ReshardKind::reduce_scatter || step.kind == ReshardKind::all_reduce;
  const bool spreads = step.kind == ReshardKind::spread;
  if (is_sum && !same_set(before.unreduced, joined(after.unreduced, moved))) return "other sums are reduced";
  if (spreads && !same_set(after.unreduced, joined(before.unreduced, moved))) return "other sums are made";
  if (!is_sum && !spreads && !same_set(before.unreduced, after.unreduced)) return "sums changed";
  for (int d = 0; d < after.dims.size(); ++d) {
    const SubAxes had = merged(before.dims[d]), has = merged(after.dims[d]);
    bool holds = true;
    switch (step.kind) {
      case ReshardKind::all_slice:
      case ReshardKind::reduce_scatter: holds = has == joined(had, step.axes[d]); break;
      case ReshardKind::all_gather: holds = had == joined(has, step.axes[d]); break;
      case ReshardKind::spread: holds = had == joined(has, step.axes[d]); break;
      case ReshardKind::all_reduce: holds = had == has; break;
      case ReshardKind::collective_permute: holds = parts_of(had) == parts_of(has); break;
      case ReshardKind::all_to_all:
        holds = d == step.target     ? has == joined(had, step.axes[step.source()])
                : d == step.source() ? had == joined(has, step.axes[d])
                                     : had == has;
        break;
    }
    if (!holds) return "dimension " + std::to_string(d) + " is not what the step makes";
  }
  return "";
}

void expect_right_plans(bool has_sums, bool may_split, std::uint32_t seeds) {
  const Index sizes[] = {2, 2, 3, 4, 4, 6, 8};
  for (std::uint32_t seed = 0; seed < seeds; ++seed) {
    SCOPED_TRACE(::testing::Message() << "seed " << seed);
    Draws draws(seed);
    ReshardProblem problem;
    for (int axes = 1 + draws.below(4); axes > 0; --axes) problem.mesh.push_back(sizes[draws.below(7)]);
    Dims dims;
    for (int rank = 1 + draws.below(3); rank > 0; --rank) dims.push_back(Index{8 * 12} << draws.below(4));
    problem.shape = Shape(dims);
    problem.from = random_layout(draws, problem.mesh, problem.shape, has_sums);
    problem.to = random_layout(draws, problem.mesh, problem.shape, has_sums);
    const ReshardPlan plan = may_split ? plan_reshard(problem) : plan_reshard_by_whole_axes(problem);
    const Index in = local_elements(problem.shape, problem.from) * 4,
                out = local_elements(problem.shape, problem.to) * 4;
    SubLayout before = problem.from;
    for (const ReshardStep& step : plan.steps) {
      ASSERT_EQ(mistake_in(step, before, problem.mesh), "");
      ASSERT_TRUE(!may_split || step.bytes_out <= in + out) << step.bytes_out << " of " << in << " and " << out;
      before = step.result;
    }
    for (int d = 0; d < before.dims.size(); ++d) ASSERT_EQ(merged(before.dims[d]), merged(problem.to.dims[d]));
    ASSERT_TRUE(same_set(before.unreduced, problem.to.unreduced));
  }
}
TEST(ReshardPlan, StepsExistAndPiecesStaySmall) { expect_right_plans(false, true, testing::random_cases(4000)); }
TEST(ReshardPlan, WithSums) { expect_right_plans(true, true, testing::random_cases(4000)); }
TEST(ReshardPlan, WithoutSplittingAxes) { expect_right_plans(true, false, testing::random_cases(4000)); }

// ---- Some of Shardy's own cases, while this is compiled ------------------------------------------------------------

using Kinds = fixed_vector<ReshardKind, 8>;
constexpr SubAxis x4{0, 1, 4}, x_major{0, 1, 2}, x_minor{0, 2, 2}, y2{1, 1, 2};

// The kinds of steps and the bytes between two layouts of a matrix of f32 on x=4, y=2.
struct Told {
  Kinds kinds;
  Index wire_bytes = 0;
  SubLayout first;
};
constexpr Told told(const Shape& shape, const SubLayout& from, const SubLayout& to) {
  const ReshardPlan plan = plan_reshard({shape, 4, {4, 2}, from, to});
  Told result{{}, plan.wire_bytes(), plan.steps[0].result};
  for (const ReshardStep& step : plan.steps) result.kinds.push_back(step.kind);
  return result;
}
constexpr Told swapped = told({16, 8}, {{{x4}, {y2}}, {}}, {{{y2}, {x4}}, {}});  // swap_diff_size_axes_between_dims
static_assert(swapped.kinds == Kinds{ReshardKind::collective_permute, ReshardKind::all_to_all});
static_assert(swapped.first == SubLayout{{{y2, x_minor}, {x_major}}, {}} && swapped.wire_bytes == 96);
constexpr Told replaced =
    told({16, 8}, {{{y2}, {}}, {}}, {{{}, {x4}}, {}});  // replace_smaller_axis_with_bigger_diff_dims
static_assert(replaced.kinds == Kinds{ReshardKind::all_slice, ReshardKind::all_gather} && replaced.wire_bytes == 64);
constexpr Told appended = told({8, 4}, {{{y2}, {}}, {x4}}, {{{y2, x4}, {}}, {}});  // as u_append
static_assert(appended.kinds == Kinds{ReshardKind::reduce_scatter} && appended.wire_bytes == 48);

}  // namespace weft::reshard_plan_test
