// Values on a mesh: cut by a layout, and put together again.
#ifndef WEFT_TESTS_SUPPORT_MESH_VALUES_HPP
#define WEFT_TESTS_SUPPORT_MESH_VALUES_HPP

#include <support/program.hpp>
#include <weft/sharding/layout.hpp>

namespace weft::testing {

// Where the piece of `device` starts, in every dimension of a tensor.
[[nodiscard]] inline Dims start_of(const Shape& shape, const Layout& layout, const MeshSizes& mesh, Index device) {
  const Shape local = local_shape(shape, layout, mesh);
  Dims start;
  for (int d = 0; d < shape.rank(); ++d)
    start.push_back(local[d] * position_over(mesh, layout.dims[d], device));
  return start;
}

// The piece that `device` holds. Of an unreduced value every device of a group of n holds one n-th.
[[nodiscard]] inline Value piece_of(const Value& whole, const Layout& layout, const MeshSizes& mesh, Index device) {
  const Shape local = local_shape(whole.shape, layout, mesh);
  Value piece = reference::gather(
      whole, local, reference::block(whole.shape, start_of(whole.shape, layout, mesh, device), local.dims));
  if (!layout.unreduced.empty())
    for (double& element : piece.elements) element /= static_cast<double>(parts_of(mesh, layout.unreduced));
  return piece;
}

// By device what it holds of each value, which lies as `layouts` says.
[[nodiscard]] inline std::vector<std::vector<Value>> pieces_of(const std::vector<Value>& values,
                                                               const Buffer<Layout>& layouts, const MeshSizes& mesh) {
  std::vector<std::vector<Value>> pieces(to_size(product_of(mesh)));
  for (std::size_t device = 0; device < pieces.size(); ++device)
    for (std::size_t i = 0; i < values.size(); ++i)
      pieces[device].push_back(piece_of(values[i], layouts[static_cast<Index>(i)], mesh, static_cast<Index>(device)));
  return pieces;
}

// The tensor of `shape` whose pieces the devices hold. Sums up what is unreduced; replicas must be equal.
[[nodiscard]] inline Value assembled(const std::vector<Value>& pieces, const Shape& shape, const Layout& layout,
                                     const MeshSizes& mesh) {
  Value whole = filled_value(pieces[0].dtype, shape, 0);
  std::vector<std::vector<double>> seen(to_size(shape.elements()));
  for (Index device = 0; device < product_of(mesh); ++device) {
    const Value& piece = pieces[to_size(device)];
    const Shape local = local_shape(shape, layout, mesh);
    EXPECT_TRUE(piece.shape == local);
    const auto positions = reference::block(shape, start_of(shape, layout, mesh, device), local.dims);
    AxisList cut = layout.used();  // axes that neither cut nor sum are those of the replicas
    for (const auto axis : layout.unreduced) cut.push_back(axis);
    const bool first = position_over(mesh, other_axes(mesh.size(), cut), device) == 0;
    for (std::size_t i = 0; i < positions.size(); ++i) {
      double& element = whole[positions[i]];
      if (first) element += piece.elements[i];
      const bool equal = element == piece.elements[i] || (element != element && piece.elements[i] != piece.elements[i]);
      EXPECT_TRUE(first || !layout.unreduced.empty() || equal)
          << "replica on device " << device << ", element " << positions[i];
    }
  }
  return whole;
}

}  // namespace weft::testing

#endif
