// Upsample: against PyTorch, forward and backward; gradients; sizes that nobody can tell.
#include <support/expect_error.hpp>
#include <support/golden_layers.hpp>
#include <support/gradients.hpp>
#include <weft/nn/upsample.hpp>

namespace weft::upsample_test {

using nn::Interpolation;
using nn::Upsample;
using testing::expect_error;
using testing::expect_golden_layer;
using testing::expect_gradients;
using testing::Program;
using testing::random_value;
using testing::Vars;

TEST(Upsample, AsInPyTorch) {
  const auto expect = [](const char* name, const Shape& image, const Upsample& layer) {
    expect_golden_layer(name, {{"x", image}}, [&](const Vars& v) { return Vars{layer(v[0])}; });
    expect_gradients({random_value(DType::f32, image, 1)}, [&](const Vars& v) { return layer(v[0]); });
  };
  expect("upsample_nearest_twice", {1, 2, 3, 4}, {.scale = 2});
  expect("upsample_nearest", {1, 2, 3, 4}, {.size = {5, 3}});
  expect("upsample_bilinear_twice", {1, 2, 3, 4}, {.scale = 2, .mode = Interpolation::bilinear});
  expect("upsample_bilinear", {1, 2, 5, 4}, {.size = {3, 7}, .mode = Interpolation::bilinear});
  expect("upsample_bilinear_aligned", {1, 2, 3, 4},
         {.size = {5, 1}, .mode = Interpolation::bilinear, .align_corners = true});
}

TEST(Upsample, OfTheSameSizeIsTheImage) {
  Program program;
  const Var x = program.input("x", {1, 2, 3, 4});
  EXPECT_EQ(Upsample{.scale = 1}(x).id, x.id);
  EXPECT_EQ((Upsample{.size = {3, 4}, .mode = Interpolation::bilinear}(x).id), x.id);
}

TEST(Upsample, ASizeIsGivenOnce) {
  Program program;
  const Var x = program.input("x", {1, 2, 3, 4}), flat = program.input("flat", {3, 4});
  expect_error([&] { (void)Upsample{}(x); }, "upsample_size_is_unclear", {"neither", ".scale"});
  expect_error([&] { (void)Upsample{.scale = 2, .size = 6}(x); }, "upsample_size_is_unclear", {"both"});
  expect_error([&] { (void)Upsample{.scale = 2}(flat); }, "operand_ranks_differ", {"upsample", "rank 2"});
}

}  // namespace weft::upsample_test
