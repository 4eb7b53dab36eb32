// Losses of differences, distributions and directions: against PyTorch, forward and backward; gradients; edges.
#include <support/expect_error.hpp>
#include <support/golden_layers.hpp>
#include <support/gradients.hpp>
#include <weft/graph/softmax.hpp>
#include <weft/nn/distances.hpp>

namespace weft::distances_test {

using testing::expect_error;
using testing::expect_golden_layer;
using testing::expect_gradients;
using testing::f32_value;
using testing::Program;
using testing::random_value;
using testing::Vars;

TEST(Distances, AsInPyTorch) {
  const auto expect = [](const char* name, const Shape& shape, Var (*function)(Var, Var)) {
    expect_golden_layer(name, {{"x", shape}, {"y", shape}}, [&](const Vars& v) { return Vars{function(v[0], v[1])}; });
    expect_gradients({random_value(DType::f32, shape, 1), random_value(DType::f32, shape, 2)},
                     [&](const Vars& v) { return function(v[0], v[1]); });
  };
  expect("huber", {8}, [](Var x, Var y) { return huber(x, y, 0.4); });
  expect("smooth_l1", {8}, [](Var x, Var y) { return smooth_l1(x, y, 0.4); });
  expect("kl_div", {2, 3}, [](Var x, Var y) { return kl_div(x, softmax(y)); });
  expect("kl_div_log", {2, 3}, [](Var x, Var y) { return kl_div(x, y, true); });
  expect("cosine_similarity", {2, 3, 4}, [](Var x, Var y) { return cosine_similarity(x, y, 1); });
}

TEST(Distances, AtTheirEdges) {
  Program program;
  const Var x = program.input("x", {3}), y = program.input("y", {3});
  const std::vector<Value> in{f32_value({3}, {0, 3, -3}), f32_value({3}, {0, 1, 0})};
  testing::expect_equal(program.value(smooth_l1(x, y, 0), in), f32_value({3}, {0, 2, 3}));
  testing::expect_equal(program.value(huber(x, y, 2), in), f32_value({3}, {0, 2, 4}));
  testing::expect_equal(program.value(kl_div(x, y), in), f32_value({3}, {0, -3, 0}));
  const double infinity = std::numeric_limits<double>::infinity();
  for (const bool is_log : {false, true}) {
    const Var losses = kl_div(x, y, is_log);
    const Buffer<Id> slopes = differentiate(program.graph, sum(losses).id, {x.id, y.id});
    const std::vector<Value> none{f32_value({3}, {-infinity, -1, -infinity}),
                                  is_log ? f32_value({3}, {-infinity, 0, -infinity}) : f32_value({3}, {0, 1, 0})};
    testing::expect_equal(program.value(losses, none), f32_value({3}, {0, 1, 0}));
    testing::expect_equal(program.value({&program.graph, slopes[0]}, none), f32_value({3}, {0, -1, 0}));
    EXPECT_EQ(program.value({&program.graph, slopes[1]}, none)[0], 0);
  }
  EXPECT_EQ(program.value(cosine_similarity(x, y), {f32_value({3}, {0, 0, 0}), in[1]})[0], 0);
  expect_error([&] { (void)huber(x, y, 0); }, "setting_out_of_range", {"huber: delta is 0", "above 0"});
  expect_error([&] { (void)cosine_similarity(x, y, 2); }, "dimension_out_of_range", {"cosine_similarity"});
}

}  // namespace weft::distances_test
