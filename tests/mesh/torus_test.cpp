// The assignment of logical to physical axes, against the cases of JAX's own test (tests/mesh_utils_test.py).
#include <weft/mesh/torus.hpp>

#include "support/expect_error.hpp"

namespace weft::torus_test {

using testing::expect_error;
using Rows = fixed_vector<MeshSizes, max_mesh_axes>;

static_assert(assign_torus_axes({4, 4, 8}, {1, 8, 16}).sizes == Rows{{1, 1, 4}, {1, 1, 4}, {1, 8, 1}});
static_assert(assign_torus_axes({4, 4, 4}, {2, 1, 32}, true).sizes == Rows{{1, 1, 4}, {1, 1, 4}, {2, 1, 2}});

struct Known {
  MeshSizes physical, logical;
  Rows sizes;
};

TEST(Torus, WholeAxesGoToTheLastLogicalAxesFirst) {
  const Known known[] = {{{2, 2, 1}, {1, 1, 4}, {{1, 1, 2}, {1, 1, 2}, {1, 1, 1}}},
                         {{2, 2, 4}, {1, 4, 4}, {{1, 1, 2}, {1, 1, 2}, {1, 4, 1}}},
                         {{4, 4, 4}, {1, 16, 4}, {{1, 1, 4}, {1, 4, 1}, {1, 4, 1}}},
                         {{4, 4, 8}, {1, 16, 8}, {{1, 4, 1}, {1, 4, 1}, {1, 1, 8}}},
                         {{4, 4, 8}, {16, 8, 1}, {{4, 1, 1}, {4, 1, 1}, {1, 8, 1}}},
                         {{4, 8, 8}, {1, 32, 8}, {{1, 4, 1}, {1, 1, 8}, {1, 8, 1}}},
                         {{8, 8, 8}, {1, 64, 8}, {{1, 1, 8}, {1, 8, 1}, {1, 8, 1}}},
                         {{8, 8, 16}, {1, 64, 16}, {{1, 8, 1}, {1, 8, 1}, {1, 1, 16}}},
                         {{8, 8, 1}, {8, 8}, {{1, 8}, {8, 1}, {1, 1}}}};
  for (const Known& one : known) {
    EXPECT_EQ(assign_torus_axes(one.physical, one.logical).sizes, one.sizes);
    EXPECT_EQ(torus_detail::assign_split_axes(one.physical, one.logical).sizes, one.sizes)
        << "splitting agrees where nothing need be split";
  }
}

TEST(Torus, SplitsPhysicalAxesWhereItMust) {
  const Known known[] = {{{4, 4, 4}, {8, 8, 1}, {{1, 4, 1}, {2, 2, 1}, {4, 1, 1}}},
                         {{4, 4, 8}, {2, 2, 8, 4}, {{1, 1, 1, 4}, {2, 2, 1, 1}, {1, 1, 8, 1}}},
                         {{4, 4, 8}, {2, 4, 1, 16}, {{1, 1, 1, 4}, {1, 1, 1, 4}, {2, 4, 1, 1}}},
                         {{4, 8, 8}, {1, 128, 2}, {{1, 2, 2}, {1, 8, 1}, {1, 8, 1}}},
                         {{8, 8, 1}, {2, 1, 32, 1}, {{1, 1, 8, 1}, {2, 1, 4, 1}, {1, 1, 1, 1}}},
                         {{12, 5, 1}, {10, 6}, {{2, 6}, {5, 1}, {1, 1}}}};
  for (const Known& one : known) {
    EXPECT_EQ(assign_torus_axes(one.physical, one.logical, true).sizes, one.sizes);
    expect_error([&] { (void)assign_torus_axes(one.physical, one.logical); }, "torus_axis_not_assignable", {});
  }
}

TEST(Torus, SizesWithLargePrimeFactorsAreSplitToo) {
  for (const Index size : {10, 14, 22, 26}) {
    const TorusAssignment assignment = assign_torus_axes({size, 2}, {2, 2, size / 2}, true);
    EXPECT_EQ(assignment.sizes[0][2], size / 2);
    EXPECT_EQ(assignment.taken(0), size);
    EXPECT_EQ(assignment.taken(1), 2);
  }
}

// Every assignment multiplies out, and every order is a permutation.
TEST(Torus, AnyFactorisationHasAnOrder) {
  const MeshSizes physical{4, 4, 8};
  for (Index a = 1; a <= 128; a *= 2)
    for (Index b = 1; a * b <= 128; b *= 2) {
      const MeshSizes logical{a, b, 128 / (a * b)};
      const TorusAssignment assignment = assign_torus_axes(physical, logical, true);
      for (int p = 0; p < 3; ++p) EXPECT_EQ(assignment.taken(p), physical[p]);
      for (int l = 0; l < 3; ++l)
        EXPECT_EQ(assignment.sizes[0][l] * assignment.sizes[1][l] * assignment.sizes[2][l], logical[l]);
      Buffer<bool> seen(128);
      for (const Index place : torus_order(physical, logical, assignment)) {
        EXPECT_FALSE(seen[place]);
        seen[place] = true;
      }
    }
}

TEST(Torus, AWholeAxisOrderIsATranspose) {
  const MeshSizes physical{2, 3, 5}, logical{3, 10};
  const Buffer<Index> order = torus_order(physical, logical, assign_torus_axes(physical, logical));
  Index next = 0;
  for (Index y = 0; y < 3; ++y)
    for (Index x = 0; x < 2; ++x)
      for (Index z = 0; z < 5; ++z) EXPECT_EQ(order[next++], (x * 3 + y) * 5 + z);
}

TEST(Torus, CountsMustAgree) {
  expect_error([] { (void)assign_torus_axes({4, 4}, {4, 2}); }, "device_count_mismatch", {"16", "8"});
}

}  // namespace weft::torus_test
