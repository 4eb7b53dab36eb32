// What conv2d and pooling make of images, and the mistakes that are noted while a model is traced.
#include <support/program.hpp>
#include <weft/graph/convolution.hpp>

namespace weft::convolution_test {

using testing::expect_near;
using testing::Program;
using testing::random_value;

TEST(Conv2dFunction, IsTheSumOverChannelsAndTaps) {
  Program program;
  const Shape image{2, 4, 6, 7}, taps{6, 2, 3, 2};
  const Value x = random_value(DType::f32, image, 1), w = random_value(DType::f32, taps, 2);
  const Var images = program.input("x", image), kernel = program.input("w", taps);
  const Var y = conv2d(images, kernel, {.stride = {2, 1}, .padding = {1, 2}, .dilation = {1, 3}, .groups = 2});
  ASSERT_TRUE(y.shape() == (Shape{2, 6, 3, 8}));
  const Value made = program.value(y, {x, w});
  for (Index n = 0, at = 0; n < 2; ++n)
    for (Index o = 0; o < 6; ++o)
      for (Index i = 0; i < 3; ++i)
        for (Index j = 0; j < 8; ++j, ++at) {
          double sum = 0;
          for (Index c = 0; c < 2; ++c)
            for (Index a = 0; a < 3; ++a)
              for (Index b = 0; b < 2; ++b) {
                const Index row = 2 * i + a - 1, col = j + 3 * b - 2;
                if (row < 0 || row >= 6 || col < 0 || col >= 7) continue;
                sum += x[((n * 4 + o / 3 * 2 + c) * 6 + row) * 7 + col] * w[((o * 2 + c) * 3 + a) * 2 + b];
              }
          EXPECT_NEAR(made[at], sum, 1e-6);
        }
}

// The mistake that is noted when `make` is called on images [2, 3, 8, 8].
template <class Make>
Mistake mistake_of(Make make, const Shape& made) {
  Graph graph;
  graph.notes_mistakes = true;
  const Var x{&graph, graph.add_input("x", InputKind::data, DType::f32, {2, 3, 8, 8})};
  EXPECT_TRUE(make(x).shape() == made) << "as if it fitted";
  return graph.mistake;
}
Var taps(Var x, const Shape& shape) { return {x.graph, x.graph->add_input("w", InputKind::weight, DType::f32, shape)}; }

TEST(Conv2dFunction, NotesMistakesWithNumbersAndLines) {
  const int here = __LINE__;
  const Mistake channels = mistake_of([](Var x) { return conv2d(x, taps(x, {5, 4, 3, 3})); }, {2, 5, 6, 6});
  EXPECT_EQ(channels.kind, Mistake::Kind::channels_differ);
  EXPECT_EQ(channels.left, 3);
  EXPECT_EQ(channels.right, 4);
  EXPECT_EQ(channels.line, here + 1);
  const Mistake wide = mistake_of(
      [](Var x) {
        return conv2d(x, taps(x, {5, 3, 3, 11}), {.padding = 1});
      },
      {2, 5, 8, 1});
  EXPECT_EQ(wide.kind, Mistake::Kind::window_does_not_fit);
  EXPECT_EQ(wide.left, 11);
  EXPECT_EQ(wide.right, 10);
  EXPECT_STREQ(wide.name.c_str(), "conv2d");
  const Mistake pool = mistake_of([](Var x) { return max_pool2d(x, {.kernel = {9, 2}}); }, {2, 3, 8, 4});
  EXPECT_EQ(pool.kind, Mistake::Kind::window_does_not_fit);
  EXPECT_STREQ(pool.name.c_str(), "max_pool2d");
  EXPECT_GT(pool.line, wide.line);
  const Mistake rank = mistake_of([](Var x) { return avg_pool2d(sum(x, 0), {.kernel = 2}); }, {3, 8, 8});
  EXPECT_EQ(rank.kind, Mistake::Kind::operand_ranks_differ);
  EXPECT_EQ(mistake_of([](Var x) { return max_pool2d(x, {.kernel = 2}); }, {2, 3, 4, 4}).kind, Mistake::Kind::none);
}

TEST(Convolution, AnAverageOfLargeNumbersOfF16IsOneOfThem) {
  testing::Program program;
  const Var x = program.input("x", {1, 1, 3, 3}, DType::f16);
  const Value at = filled_value(DType::f16, {1, 1, 3, 3}, 10000);
  EXPECT_EQ(program.value(avg_pool2d(x, {.kernel = 3}), {at})[0], 10000);
}

}  // namespace weft::convolution_test
