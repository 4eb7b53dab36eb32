// Lstm and Gru: against PyTorch, forward and backward; gradients; what a cut batch sends; wrong inputs.
#include <support/expect_error.hpp>
#include <support/golden_layers.hpp>
#include <support/gradients.hpp>
#include <weft/dynamic/parse.hpp>
#include <weft/dynamic/train_step.hpp>
#include <weft/nn/recurrent.hpp>

namespace weft::recurrent_test {

using testing::expect_error;
using testing::expect_golden_layer;
using testing::expect_gradients;
using testing::Program;
using testing::random_value;
using testing::Vars;

TEST(Recurrent, LstmAsInPyTorch) {
  const nn::Lstm deep{.in = 3, .hidden = 4, .layers = 2, .bidirectional = true};
  expect_golden_layer("lstm", {{"x", {2, 5, 3}}, {"hidden", {4, 2, 4}}, {"cell", {4, 2, 4}}}, [&](const Vars& v) {
    const auto [output, hidden, cell] = deep.run(v[0], {v[1], v[2]});
    return Vars{output, hidden, cell};
  });
  expect_golden_layer("lstm_plain", {{"x", {2, 3, 3}}},
                      [](const Vars& v) { return Vars{nn::Lstm{.in = 3, .hidden = 2, .bias = false}(v[0])}; });
}

TEST(Recurrent, GruAsInPyTorch) {
  const nn::Gru deep{.in = 3, .hidden = 4, .layers = 2, .bidirectional = true};
  expect_golden_layer("gru", {{"x", {2, 5, 3}}, {"hidden", {4, 2, 4}}}, [&](const Vars& v) {
    const auto [output, hidden] = deep.run(v[0], v[1]);
    return Vars{output, hidden};
  });
  expect_golden_layer("gru_plain", {{"x", {2, 3, 3}}},
                      [](const Vars& v) { return Vars{nn::Gru{.in = 3, .hidden = 2, .bias = false}(v[0])}; });
}

TEST(Recurrent, Gradients) {
  const Value x = random_value(DType::f32, {1, 2, 2}, 1);
  expect_gradients({x}, [](const Vars& v) { return nn::Lstm{"lstm", 2, 1, 1, true}(v[0]); });
  expect_gradients({x}, [](const Vars& v) { return nn::Gru{"gru", 2, 1, 1, true}(v[0]); });
}

// Not a step of time waits for another device: one sum of gradients a step, none in the loop.
struct Loss {
  constexpr Var operator()(Var x) const {
    const Var all = nn::Lstm{"lstm", 3, 4, 2, false, true, 0.5}(x);
    return mean(square(nn::Gru{"gru", 4, 2}(all)));
  }
};
TEST(Recurrent, ACutBatchSendsGradientsAlone) {
  const std::vector<float> x(8 * 5 * 3, 0.25F);
  std::vector<float> losses;
  for (const char* strategy : {"ddp", "zero3"}) {
    const Mesh mesh{{"data", 2}};
    Runtime runtime(mesh);
    dynamic::TrainStep step(runtime, Loss{}, {input<float>({8, 5, 3})}, mesh, parse_strategy(strategy), AdamW{},
                            Seed{1});
    constexpr Index lstm = 4 * 4 * (3 + 4 + 2) + 4 * 4 * (4 + 4 + 2), gru = 3 * 2 * (4 + 2 + 2), loss = 2;
    if (strategy == std::string("ddp")) {
      EXPECT_EQ(step.bytes_sent(), 4 * (lstm + gru + loss));
    }
    (void)step(x);
    losses.push_back(step(x));
  }
  EXPECT_EQ(losses[0], losses[1]) << "the same bits";
}

TEST(Recurrent, WrongInputs) {
  Program program;
  const Var flat = program.input("flat", {2, 3}), x = program.input("x", {2, 5, 3}), h = program.input("h", {1, 2, 3});
  expect_error([&] { (void)nn::Lstm{"lstm", 3, 4}(flat); }, "operand_ranks_differ", {"lstm", "rank 2"});
  expect_error([&] { (void)nn::Gru{"gru", 4, 4}(x); }, "layer_input_differs", {"'gru'", "is 3", "for 4"});
  expect_error([&] { (void)nn::Gru{"gru", 3, 0}(x); }, "layer_extent_is_not_positive", {"'gru'", "hidden"});
  expect_error([&] { (void)nn::Gru{"gru", 3, 4}.run(x, h); }, "operand_shapes_differ", {"gru", "3", "4"});
}

}  // namespace weft::recurrent_test
