// Gradients of convolutions and of reductions over windows against central finite differences.
#include <support/convolutions.hpp>
#include <support/gradients.hpp>

namespace weft::window_gradients_test {

using testing::ConvolutionCase;
using testing::Draws;
using testing::expect_gradients;
using testing::random_value;
using testing::Vars;

TEST(WindowGradients, OfConvolutions) {
  int of_batch_groups = 0;
  for (std::uint32_t seed = 0; seed < 60; ++seed) {
    ConvolutionCase made = testing::random_convolution(seed, 2, 5);
    SCOPED_TRACE(seed);
    if (made.dims.batch_groups > 1) ++of_batch_groups;
    expect_gradients({random_value(DType::f32, made.input, seed), random_value(DType::f32, made.kernel, seed + 1000)},
                     [&made](const Vars& x) { return convolution(x[0], x[1], made.dims); });
    if (HasFailure()) return;
  }
  EXPECT_GE(of_batch_groups, 10);
}

// Random, and apart from each other, so that a small step changes no maximum's place.
Value values_apart(const Shape& shape, std::uint32_t seed) {
  Value x = random_value(DType::f32, shape, seed);
  for (Index i = 0; i < shape.elements(); ++i) x[i] += static_cast<double>(i * 7 % 11);
  return x;
}

TEST(WindowGradients, OfSumsAndMaximaOverWindows) {
  for (std::uint32_t seed = 0; seed < 40; ++seed) {
    SCOPED_TRACE(seed);
    Draws draws(seed);
    Dims extents;
    Window window;
    for (int i = 0; i < 3; ++i) {
      extents.push_back(draws.pick(1, 5));
      window.dims.push_back(i == 0 && draws.pick(0, 1) == 0 ? WindowDimension{} : draws.window(extents[i]));
    }
    const Value x = values_apart(Shape(extents), seed);
    expect_gradients({x}, [&window](const Vars& v) { return reduce_window_sum(v[0], window); });
    // An empty window has no finite maximum.
    expect_gradients({x}, [&window](const Vars& v) { return maximum(reduce_window_max(v[0], window), -100.0); });
    if (HasFailure()) return;
  }
}

TEST(WindowGradients, OfImages) {
  const Value image = random_value(DType::f32, {2, 4, 5, 6}, 1), kernel = random_value(DType::f32, {6, 2, 3, 2}, 2);
  expect_gradients({image, kernel}, [](const Vars& x) {
    return conv2d(x[0], x[1], {.stride = {2, 1}, .padding = {1, 0}, .dilation = {1, 2}, .groups = 2});
  });
  expect_gradients({image}, [](const Vars& x) { return avg_pool2d(x[0], {.kernel = 3, .stride = 2, .padding = 1}); });
  expect_gradients({image}, [](const Vars& x) { return max_pool2d(x[0], {.kernel = 3, .stride = 2, .padding = 1}); });
}

// Of one group, of groups of features, whose gradient by the kernel is a convolution of groups of the batch, and of
// those.
TEST(WindowGradients, OfGradients) {
  const WindowDimension strided{2, 2, 1, 1, 1, 1}, plain{2, 1, 1, 1, 1, 1};
  for (const auto& [features, batches] : {std::pair<Index, Index>{1, 1}, {2, 1}, {1, 2}}) {
    const ConvolutionDims dims{{0, 1, 2, 3}, {0, 1, 2, 3}, {0, 1, 2, 3}, {strided, plain}, features, batches};
    const Value image = random_value(DType::f32, {batches, features, 3, 3}, 1),
                kernel = random_value(DType::f32, {features * batches, 1, 2, 2}, 2);
    for (const std::size_t over : {0u, 1u})
      expect_gradients(
          {image, kernel},
          [&dims, over](const Vars& x) {
            Graph& graph = *x[0].graph;
            const Var loss = sum(square(convolution(x[0], x[1], dims)));
            return Var{&graph, differentiate(graph, loss.id, {x[over].id})[0]};
          },
          1e-5);
  }
}

// Of what an element selects: by what comes to it, and by x, which says where it comes from. Windows that overlap and
// that do not, padded, with holes.
TEST(WindowGradients, OfGradientsOfMaxima) {
  int overlapping = 0;
  for (std::uint32_t seed = 0; seed < 40; ++seed) {
    SCOPED_TRACE(seed);
    Draws draws(seed);
    Dims extents;
    Window window;
    for (int i = 0; i < 2; ++i) {
      extents.push_back(draws.pick(2, 5));
      window.dims.push_back(draws.window(extents[i]));
    }
    const Value x = values_apart(Shape(extents), seed);
    if (window.dims[0].stride < window.dims[0].span()) ++overlapping;
    expect_gradients(
        {x},
        [&window](const Vars& v) {
          Graph& graph = *v[0].graph;
          const Var loss = sum(exp(-0.1 * square(maximum(reduce_window_max(v[0], window), -100.0))));
          return Var{&graph, differentiate(graph, loss.id, {v[0].id})[0]};
        },
        1e-5);
    if (HasFailure()) return;
  }
  EXPECT_GE(overlapping, 10);
}

}  // namespace weft::window_gradients_test
