// Convolution on the systolic array against naive loops, on every instruction set of this machine.
#include <kernels/available_isas.hpp>
#include <kernels/floats.hpp>
#include <support/convolutions.hpp>
#include <weft/kernels/convolution.hpp>
#include <weft/planner/windows.hpp>
#include <weft/reference/convolution.hpp>

#include <cstdint>
#include <cstring>
#include <vector>

namespace weft::convolution_test {

using test::Floats;
using testing::ConvolutionCase;

void run(Isa isa, const ConvolutionArguments& arguments) {
  switch (isa) {
    case Isa::baseline: return baseline::convolve(arguments);
#if WEFT_COMPILE_AVX2
    case Isa::avx2: return avx2::convolve(arguments);
#endif
#if WEFT_COMPILE_AVX512
    case Isa::avx512: return avx512::convolve(arguments);
#endif
    default: return convolve(arguments);
  }
}
Floats integers(Index count, std::uint32_t seed) {
  Floats made(count);
  made.fill_integers(seed);
  return made;
}

struct Tensors {
  Floats input, kernel, output, workspace;
  ConvolutionGeometry geometry;

  explicit Tensors(const ConvolutionCase& made, std::uint32_t seed = 1) : Tensors(made, shape_rule_of(made), seed) {}
  [[nodiscard]] ConvolutionArguments arguments() {
    return {&geometry, input.data(), kernel.data(), output.data(), workspace.data()};
  }

 private:
  Tensors(const ConvolutionCase& made, const Shape& shape, std::uint32_t seed)
      : input(integers(made.input.elements(), seed)),
        kernel(integers(made.kernel.elements(), seed + 1)),
        output(shape.elements()),
        workspace(convolution_workspace_bytes(geometry_of_convolution(made.input, made.kernel, shape, made.dims)) / 4),
        geometry(geometry_of_convolution(made.input, made.kernel, shape, made.dims)) {}
  static Shape shape_rule_of(const ConvolutionCase& made) {
    testing::Program program;
    const Var x = program.input("x", made.input), w = program.input("w", made.kernel);
    return convolution(x, w, made.dims).shape();
  }
};

void expect_exact(const ConvolutionCase& made, std::uint32_t seed = 1) {
  Tensors wanted(made, seed);
  reference::convolve(wanted.geometry, wanted.input.data(), wanted.kernel.data(),
                      wanted.output.data());
  for (const Isa isa : test::available_isas()) {
    Tensors got(made, seed);
    run(isa, got.arguments());
    EXPECT_EQ(got.output.copy(), wanted.output.copy()) << "on " << name_of(isa);
  }
}

TEST(Convolution, OfEveryKind) {
  for (std::uint32_t seed = 0; seed < 200; ++seed) {
    SCOPED_TRACE(seed);
    expect_exact(testing::random_convolution(seed, 3, 9), seed);
    if (HasFailure()) return;
  }
}

ConvolutionCase images(const Shape& input, const Shape& kernel, const WindowDimension& window, Index groups = 1) {
  WindowDimensions both{window, window};
  both[0].size = kernel[2];
  both[1].size = kernel[3];
  return {{{0, 1, 2, 3}, {0, 1, 2, 3}, {0, 1, 2, 3}, both, groups, 1}, input, kernel};
}

TEST(Convolution, DeeperWiderAndTallerThanItsBlocks) {
  expect_exact(images({2, 70, 13, 17}, {67, 70, 3, 3}, {0, 1, 1, 1}));  // several blocks deep
  expect_exact(images({3, 5, 30, 31}, {130, 5, 3, 3}, {0, 2, 1, 1}));   // several tiles of rows
  expect_exact(images({7, 3, 4, 4}, {9, 3, 4, 4}, {}));                 // one place an image
  expect_exact(images({2, 40, 9, 9}, {80, 20, 3, 3}, {0, 1, 1, 1}, 2));
  ConvolutionCase packed = images({2, 90, 8, 8}, {90, 33, 3, 3}, {0, 1, 1, 1, 2});  // kernel [in, out, ...]
  packed.dims.kernel = {1, 0, 2, 3};
  packed.dims.window[0].reversed = packed.dims.window[1].reversed = true;
  expect_exact(packed);
}

TEST(Convolution, OfNothing) {
  expect_exact(images({0, 3, 5, 5}, {4, 3, 3, 3}, {}));
  expect_exact(images({2, 0, 5, 5}, {4, 0, 3, 3}, {}));  // zeros
  expect_exact(images({2, 3, 5, 5}, {0, 3, 3, 3}, {}));
}

// To the last bit, wherever the batch is cut.
TEST(Convolution, AnImageGivesTheSameBitsInEveryBatch) {
  const Shape image{5, 33, 11, 10}, taps{21, 33, 3, 3};
  Tensors whole(images(image, taps, {0, 1, 1, 1}));
  for (Index i = 0; i < whole.input.count(); ++i)
    whole.input.data()[i] = uniform_from_bits(random_bits(3, static_cast<std::uint32_t>(i), 4));
  convolve(whole.arguments());
  for (Index first = 0; first < 5; ++first) {
    Tensors one(images({1, 33, 11, 10}, taps, {0, 1, 1, 1}));
    std::memcpy(one.input.data(), whole.input.data() + first * one.input.count(),
                to_size(one.input.count()) * 4);
    convolve(one.arguments());
    EXPECT_EQ(std::memcmp(one.output.data(), whole.output.data() + first * one.output.count(),
                          to_size(one.output.count()) * 4),
              0);
  }
}

}  // namespace weft::convolution_test
