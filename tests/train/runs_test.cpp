// The contiguous pieces of a stored tensor against a search element by element, for every cut of small tensors.
#include <weft/train/runs.hpp>

#include <gtest/gtest.h>

#include <vector>

namespace weft::runs_test {

struct Piece {
  Index global, local, count;
  friend bool operator==(const Piece&, const Piece&) = default;
};
using Pieces = std::vector<Piece>;

Pieces runs_of(const StoredTensor& tensor, const MeshSizes& mesh, Index ordinal) {
  Pieces runs;
  for_each_run(tensor, mesh, ordinal, [&](Index global, Index local, Index count) {
    runs.push_back({global, local, count});
  });
  return runs;
}

StoredTensor cut(const Shape& shape, const std::vector<AxisList>& dims) {
  StoredTensor tensor;
  tensor.shape = shape;
  for (const AxisList& axes : dims) tensor.layout.dims.push_back(axes);
  return tensor;
}
StoredTensor flat(Index elements, Index offset, Index flat_elements, const AxisList& axes) {
  StoredTensor tensor;
  tensor.shape = Shape{elements};
  tensor.flat = true;
  tensor.offset = offset;
  tensor.flat_elements = flat_elements;
  tensor.flat_axes = axes;
  return tensor;
}

// Where the global element at `index` lies on the device that holds it; -1: on another one.
Index local_position(const StoredTensor& tensor, const MeshSizes& mesh, Index ordinal, const Dims& index) {
  Index position = 0;
  for (int d = 0; d < index.size(); ++d) {
    const Index extent = tensor.shape[d] / parts_of(mesh, tensor.layout.dims[d]);
    const Index inside = index[d] - extent * position_over(mesh, tensor.layout.dims[d], ordinal);
    if (inside < 0 || inside >= extent) return -1;
    position = position * extent + inside;
  }
  return position;
}
// Local positions of all elements of the global tensor, -1 where another device has it.
std::vector<Index> positions_on(const StoredTensor& tensor, const MeshSizes& mesh, Index ordinal) {
  std::vector<Index> positions;
  const Dims strides = strides_of(tensor.shape);
  for (Index element = 0; element < tensor.shape.elements(); ++element) {
    Dims index;
    for (int d = 0; d < tensor.shape.rank(); ++d) index.push_back(element / strides[d] % tensor.shape[d]);
    positions.push_back(local_position(tensor, mesh, ordinal, index));
  }
  return positions;
}
// The same as the runs say. An element in two runs fails.
std::vector<Index> positions_in_runs(const Pieces& runs, Index elements) {
  std::vector<Index> positions(to_size(elements), -1);
  for (const Piece& run : runs)
    for (Index i = 0; i < run.count; ++i) {
      EXPECT_EQ(positions.at(to_size(run.global + i)), -1);
      positions.at(to_size(run.global + i)) = run.local + i;
    }
  return positions;
}

// The same as the box of `piece_of` says.
std::vector<Index> positions_in_box(const StoredTensor& tensor, const MeshSizes& mesh, Index ordinal) {
  const StoredPiece piece = piece_of(tensor, mesh, ordinal);
  const Dims outer = tensor.flat ? Dims{tensor.shape.elements()} : tensor.shape.dims;
  const Dims strides = strides_of(Shape(outer)), own_strides = strides_of(Shape(piece.extents));
  std::vector<Index> positions(to_size(tensor.shape.elements()), -1);
  for (Index i = 0; i < Shape(piece.extents).elements(); ++i) {
    Index global = 0;
    for (int d = 0; d < outer.size(); ++d)
      global += (piece.start[d] + i / own_strides[d] % piece.extents[d]) * strides[d];
    positions.at(to_size(global)) = piece.local + i;
  }
  return positions;
}

TEST(Runs, AreTheElementsOfTheDeviceForEveryCut) {
  const MeshSizes mesh{2, 3};
  const Shape shape{6, 12, 6};
  const std::vector<AxisList> cuts = {{}, {0}, {1}, {0, 1}, {1, 0}};
  for (const AxisList& first : cuts)
    for (const AxisList& second : cuts)
      for (const AxisList& third : cuts) {
        const StoredTensor tensor = cut(shape, {first, second, third});
        if (first.size() + second.size() + third.size() > 2 || contains_any(first, second) ||
            contains_any(first, third) || contains_any(second, third))
          continue;
        for (Index ordinal = 0; ordinal < 6; ++ordinal) {
          const std::vector<Index> expected = positions_on(tensor, mesh, ordinal);
          ASSERT_EQ(positions_in_runs(runs_of(tensor, mesh, ordinal), shape.elements()), expected) << ordinal;
          ASSERT_EQ(positions_in_box(tensor, mesh, ordinal), expected) << ordinal;
        }
      }
}

TEST(Runs, AreAsLongAsTheyCanBe) {
  const MeshSizes mesh{2, 2};
  EXPECT_EQ(runs_of(cut({4, 6}, {{}, {}}), mesh, 3), (Pieces{{0, 0, 24}}));
  EXPECT_EQ(runs_of(cut({4, 6}, {{0}, {}}), mesh, 3), (Pieces{{12, 0, 12}}));
  EXPECT_EQ(runs_of(cut({4, 6}, {{}, {1}}), mesh, 3), (Pieces{{3, 0, 3}, {9, 3, 3}, {15, 6, 3}, {21, 9, 3}}));
  EXPECT_EQ(runs_of(cut({2, 4, 3}, {{}, {0}, {}}), mesh, 3), (Pieces{{6, 0, 6}, {18, 6, 6}}));
  EXPECT_EQ(runs_of(cut({}, {}), mesh, 1), (Pieces{{0, 0, 1}})) << "a scalar is one run";
  EXPECT_TRUE(runs_of(cut({0, 6}, {{}, {1}}), mesh, 0).empty());
}

TEST(Runs, OfAFlatVectorAreWhereTensorAndPartMeet) {
  const MeshSizes mesh{4};  // parts [0, 5), [5, 10), [10, 15), [15, 20)
  const StoredTensor middle = flat(9, 4, 20, {0});
  EXPECT_EQ(runs_of(middle, mesh, 0), (Pieces{{0, 4, 1}}));
  EXPECT_EQ(runs_of(middle, mesh, 1), (Pieces{{1, 0, 5}}));
  EXPECT_EQ(runs_of(middle, mesh, 2), (Pieces{{6, 0, 3}}));
  EXPECT_TRUE(runs_of(middle, mesh, 3).empty());
  EXPECT_TRUE(runs_of(flat(5, 0, 20, {0}), mesh, 1).empty()) << "it ends where the part begins";
  EXPECT_EQ(runs_of(flat(9, 4, 20, {}), mesh, 2), (Pieces{{0, 4, 9}})) << "everybody has it whole";
}

// A piece of [4, 6] that is cut by columns, in a flat vector that two other devices share: every element once, where
// the box of the piece, taken row by row, says.
TEST(Runs, OfAPieceInAFlatVectorAreClipped) {
  const MeshSizes mesh{2, 2, 3};  // replicas, flat, columns
  StoredTensor tensor = cut({4, 6}, {{}, {2}});
  tensor.flat = true;
  tensor.offset = 3;
  tensor.flat_elements = 12;
  tensor.flat_axes = {1};
  EXPECT_EQ(runs_of(tensor, mesh, 1), (Pieces{{2, 3, 2}, {8, 5, 1}})) << "3 of the 8 elements of columns 2 and 3";
  EXPECT_EQ(runs_of(tensor, mesh, 4), (Pieces{{9, 0, 1}, {14, 1, 2}, {20, 3, 2}}));
  EXPECT_EQ(replica_axes(tensor, mesh), AxisList{0});
  std::vector<int> seen(24, 0);
  for (Index ordinal = 0; ordinal < 12; ++ordinal) {
    if (!is_first_replica(tensor, mesh, ordinal)) continue;
    Index count = 0;
    for (const Piece& run : runs_of(tensor, mesh, ordinal)) {
      count += run.count;
      for (Index i = 0; i < run.count; ++i) ++seen.at(to_size(run.global + i));
    }
    EXPECT_EQ(piece_of(tensor, mesh, ordinal).extents, Dims{count});
  }
  EXPECT_EQ(seen, std::vector<int>(24, 1));
}

TEST(Runs, AreABoxThatLiesTogether) {
  const MeshSizes mesh{2, 2};
  StoredTensor layer = cut({4, 6}, {{0}, {1}});
  layer.layer = 3;
  const StoredPiece box = piece_of(layer, mesh, 1);
  EXPECT_EQ(box.start, (Dims{0, 3}));
  EXPECT_EQ(box.extents, (Dims{2, 3}));
  EXPECT_EQ(box.local, 3 * 6) << "after three layers";
  EXPECT_EQ(piece_of(cut({}, {}), mesh, 3).extents, Dims{});
  for (const StoredTensor& tensor : {flat(9, 4, 20, {0, 1}), flat(9, 4, 20, {1}), flat(9, 4, 20, {})})
    for (Index ordinal = 0; ordinal < 4; ++ordinal)
      EXPECT_EQ(positions_in_box(tensor, mesh, ordinal), positions_in_runs(runs_of(tensor, mesh, ordinal), 9));
  EXPECT_EQ(piece_of(flat(5, 0, 20, {0, 1}), mesh, 3).extents, Dims{0}) << "nothing of it";
}

TEST(Runs, OfTheFirstReplicasMakeTheTensorOnce) {
  const MeshSizes mesh{2, 3, 2};
  const Shape shape{12, 6};
  for (const StoredTensor& tensor : {cut(shape, {{}, {}}), cut(shape, {{0}, {}}), cut(shape, {{2}, {1}}),
                                     cut(shape, {{1, 0}, {2}}), flat(70, 1, 72, {1}), flat(70, 1, 72, {0, 1, 2})}) {
    std::vector<int> seen(to_size(tensor.shape.elements()), 0);
    for (Index ordinal = 0; ordinal < product_of(mesh); ++ordinal)
      if (is_first_replica(tensor, mesh, ordinal))
        for (const Piece& run : runs_of(tensor, mesh, ordinal))
          for (Index i = 0; i < run.count; ++i) ++seen.at(to_size(run.global + i));
    EXPECT_EQ(seen, std::vector<int>(seen.size(), 1));
  }
}

}  // namespace weft::runs_test
