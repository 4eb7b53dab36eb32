// In how many parts values lie, or what they are computed of.
#include <support/program.hpp>
#include <weft/sharding/source_parts.hpp>

#include <gtest/gtest.h>

namespace weft::source_parts_test {

TEST(SourceParts, WhatIsComputedOfPartsIsInThem) {
  testing::Program program;
  const Var x = program.input("x", {8, 6}), y = program.input("y", {7, 6});
  const Var some = slice(x, {1, 0}, {8, 6}) * y, product = matmul(some, transpose(y, {1, 0}));
  const Var merged = reshape(pad(reshape(x, {8, 1, 6}), {0, 0, 0}, {0, 1, 0}), {16, 6});
  constexpr Mesh mesh{{"a", 2}, {"b", 3}};
  const Graph& graph = program.graph;
  Buffer<Dims> parts;
  for (Id id = 0; id < graph.size(); ++id) {
    const Layout layout = id == x.id   ? P("a").resolve(mesh, 2)
                          : id == y.id ? P(nullptr, "b").resolve(mesh, 2)
                                       : replicated(graph.shape(id).rank());
    parts.push_back(detail::source_parts(graph, id, layout, mesh.sizes(), parts));
  }
  EXPECT_EQ(parts[some.id], (Dims{2, 3}));
  EXPECT_EQ(parts[product.id], (Dims{1, 1}));
  EXPECT_EQ(parts[merged.id], (Dims{2, 1}));
  EXPECT_EQ(detail::lacking_rows(7, 2), 1);
  EXPECT_EQ(detail::lacking_rows(8, 2), 0);
}

}  // namespace weft::source_parts_test
