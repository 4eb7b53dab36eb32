// A graph notes the first mistake of a model where it is asked to, and raises an error elsewhere.
#include <weft/graph/mistake.hpp>

#include <support/expect_error.hpp>
#include <support/program.hpp>
#include <weft/graph/control.hpp>
#include <weft/graph/functions.hpp>
#include <weft/graph/scan.hpp>
#include <weft/nn/attention.hpp>
#include <weft/nn/channel_normalization.hpp>
#include <weft/nn/convolution.hpp>
#include <weft/nn/distances.hpp>
#include <weft/nn/dropout.hpp>
#include <weft/nn/embedding.hpp>
#include <weft/nn/experts.hpp>
#include <weft/nn/linear.hpp>
#include <weft/nn/losses.hpp>
#include <weft/nn/mixture_of_experts.hpp>
#include <weft/nn/normalization.hpp>
#include <weft/nn/recurrent.hpp>
#include <weft/nn/rotary.hpp>
#include <weft/nn/tied.hpp>

namespace weft::mistake_test {

using Kind = Mistake::Kind;

TEST(Mistake, TheFirstIsNotedAndTheModelTracedOn) {
  Graph graph;
  graph.notes_mistakes = true;
  const Var x{&graph, graph.add_input("x", InputKind::data, DType::f32, {2, 3})};
  const Var y = nn::Linear{"layer", 4, 5}(x);
  EXPECT_TRUE(y.shape() == (Shape{2, 5})) << "as if its input fitted";
  EXPECT_EQ(graph.mistake.kind, Kind::layer_input_differs);
  EXPECT_EQ(graph.mistake.left, 3);
  EXPECT_EQ(graph.mistake.right, 4);
  EXPECT_STREQ(graph.mistake.name.c_str(), "layer");
  const nn::Linear again{"layer", 5, 5};
  EXPECT_TRUE(again(y).shape() == (Shape{2, 5}));
  EXPECT_EQ(graph.mistake.kind, Kind::layer_input_differs) << "the first one";
}

// The mistake that is noted when `make` is called on a value of [2, 3].
template <class Make>
Mistake mistake_of(Make make) {
  Graph graph;
  graph.notes_mistakes = true;
  make(Var{&graph, graph.add_input("x", InputKind::data, DType::f32, {2, 3})});
  return graph.mistake;
}

TEST(Mistake, KnowsNamesNumbersAndLines) {
  const int here = __LINE__;
  const Mistake product = mistake_of([](Var x) { EXPECT_TRUE(matmul(x, x).shape() == (Shape{2, 3})); });
  EXPECT_EQ(product.kind, Kind::inner_dimensions_differ);
  EXPECT_EQ(product.left, 3);
  EXPECT_EQ(product.right, 2);
  EXPECT_EQ(product.line, here + 1);
  const Name first("layer.weight", 7), second("layer.weight", 9);
  const auto declare = [](Var x, const Name& name, const Shape& shape) {
    return Var{x.graph, x.graph->add_input(name, InputKind::weight, DType::f32, shape)}.shape();
  };
  const Mistake twice = mistake_of([&](Var x) {
    declare(x, first, {3});
    EXPECT_TRUE(declare(x, second, {3}) == Shape{3});
  });
  EXPECT_EQ(twice.kind, Kind::weight_declared_twice);
  EXPECT_STREQ(twice.name.c_str(), "layer.weight");
  EXPECT_EQ(twice.line, 9);
  EXPECT_EQ(twice.other_line, 7);
  const Mistake shapes = mistake_of([&](Var x) {
    declare(x, first, {3});
    EXPECT_TRUE(declare(x, second, {4}) == Shape{4});
  });
  EXPECT_EQ(shapes.kind, Kind::parameter_declared_twice);
  const Mistake tied = mistake_of([](Var x) { (void)nn::tied(nn::Linear{"head", 3, 3})(x); });
  EXPECT_EQ(tied.kind, Kind::tied_weight_is_unknown);
  EXPECT_STREQ(tied.name.c_str(), "head.weight");
}

struct Case {
  const char* what;
  Mistake (*make)();
  Kind kind;
  Index left, right;
  const char* operation;
};

TEST(Mistake, OfAnOperationIsNotedAndTheModelTracedOn) {
  // x is f32 [2, 3].
  const Case cases[] = {
      {"broadcast", [] { return mistake_of([](Var x) {
                           (void)(x + reshape(x, {3, 2}));
                         }); },
       Kind::shapes_do_not_broadcast, 3, 2, ""},
      {"select", [] { return mistake_of([](Var x) { (void)select(x > 0, x, sum(x, 1)); }); },
       Kind::shapes_do_not_broadcast, 3, 2, ""},
      {"sum", [] { return mistake_of([](Var x) { (void)mean(sum(x, 2)); }); }, Kind::dimension_out_of_range, 2, 2,
       "sum"},
      {"expand_dims", [] { return mistake_of([](Var x) { (void)expand_dims(x, -4); }); }, Kind::dimension_out_of_range,
       -4, 3, "expand_dims"},
      {"types", [] { return mistake_of([](Var x) { (void)(x * convert(x, DType::i32)); }); },
       Kind::element_types_differ, static_cast<Index>(DType::f32), static_cast<Index>(DType::i32), "multiply"},
      {"type", [] { return mistake_of([](Var x) { (void)mean(exp(convert(x, DType::i32))); }); },
       Kind::element_type_not_supported, static_cast<Index>(DType::i32), 0, "exponential"},
      {"number", [] { return mistake_of([](Var x) { (void)(convert(x, DType::i32) * -2.5); }); },
       Kind::constant_does_not_fit, -2, -500000, "i32"},
      {"beyond", [] { return mistake_of([](Var x) { (void)(1e300 * x); }); }, Kind::constant_does_not_fit,
       Index{1} << 62, 0, "f32"},
      {"heads", [] { return mistake_of([](Var x) {
                       (void)nn::MultiHeadAttention{"a", 3, 2}(expand_dims(x, 0));
                     }); },
       Kind::is_refused, 3, 2, "heads_do_not_divide"},
      {"width", [] { return mistake_of([](Var x) { (void)nn::Rotary{"r"}(x); }); }, Kind::is_refused, 3, 2,
       "rotary_width_is_odd"},
      {"reshape", [] { return mistake_of([](Var x) { EXPECT_TRUE(reshape(x, {4}).shape() == Shape{4}); }); },
       Kind::element_counts_differ, 6, 4, ""},
      {"matmul", [] { return mistake_of([](Var x) { (void)matmul(x, sum(x, 0)); }); }, Kind::operand_ranks_differ, 1, 2,
       "matmul"},
      {"labels", [] { return mistake_of([](Var x) { (void)cross_entropy(x, convert(sum(x, 0), DType::i32)); }); },
       Kind::labels_do_not_fit, 3, 2, ""},
      {"label types", [] { return mistake_of([](Var x) { (void)mean(cross_entropy(x, sum(x, 1))); }); },
       Kind::element_type_not_supported, static_cast<Index>(DType::f32), 0, "loss: label"},
  };
  for (const Case& one : cases) {
    const Mistake made = one.make();
    EXPECT_EQ(made.kind, one.kind) << one.what;
    EXPECT_EQ(made.left, one.left) << one.what;
    EXPECT_EQ(made.right, one.right) << one.what;
    EXPECT_STREQ(made.name.c_str(), one.operation) << one.what;
    EXPECT_GT(made.line, 0) << one.what;
  }
}

// What is noted with its line inside the compiler is an error with the line elsewhere.
struct Refusal {
  const char* code;
  void (*make)(Var x);  // x is f32 [2, 3]
};

template <std::size_t count>
void expect_noted_and_raised(const Refusal (&refusals)[count]) {
  for (const Refusal& one : refusals) {
    const Mistake made = mistake_of(one.make);
    EXPECT_NE(made.kind, Kind::none) << one.code;
    EXPECT_GT(made.line, 0) << one.code;
    Graph graph;
    const Var x{&graph, graph.add_input("x", InputKind::data, DType::f32, {2, 3})};
    testing::expect_error([&] { one.make(x); }, one.code, {});
    EXPECT_EQ(graph.place.line, made.line) << one.code;
  }
}
// Of the shape of x, and without an order.
Var complex_numbers(Var x) { return {x.graph, x.graph->add_input("c", InputKind::data, DType::c64, x.shape())}; }
// x of [2, 3] as one image of one channel.
Var image(Var x) { return reshape(x, {1, 1, 2, 3}); }

TEST(Mistake, OfEveryOperationHasALineInAModelAndAnErrorAtStartUp) {
  // clang-format off: a row a line.
  const Refusal refusals[] = {
      {"dimension_out_of_range", [](Var x) { (void)transpose(x, {0, -1}); }},
      {"dimension_named_twice", [](Var x) { (void)transpose(x, {1, 1}); }},
      {"dimension_named_twice", [](Var x) { (void)sum(x, {0, 0}); }},
      {"operand_ranks_differ", [](Var x) { (void)slice(x, {0}, {2}); }},
      {"slice_out_of_range", [](Var x) { (void)slice(x, {0, 0}, {2, 4}); }},
      {"slice_out_of_range", [](Var x) { (void)slice(x, {2, 0}, {1, 3}); }},
      {"operand_ranks_differ", [](Var x) { (void)pad(x, {1}, {1}); }},
      {"padding_is_negative", [](Var x) { (void)pad(x, {0, -1}, {0, 0}); }},
      {"element_type_not_supported", [](Var x) { (void)take(x, sum(x, 0)); }},
      {"operand_shapes_differ", [](Var x) { (void)broadcast_to(x, {2, 4}); }},
      {"operand_ranks_differ", [](Var x) { (void)broadcast_to(x, {3}); }},
      {"operand_ranks_differ", [](Var x) { (void)broadcast_in_dim(x, {2, 3}, {0}); }},
      {"operand_shapes_differ", [](Var x) { (void)concatenate({x, reshape(x, {3, 2})}, 0); }},
      {"operand_shapes_differ", [](Var x) { (void)stack({x, reshape(x, {3, 2})}); }},
      {"extent_is_negative", [](Var x) { (void)reshape(x, {-1, -1}); }},
      {"element_counts_differ", [](Var x) { (void)reshape(x, {-1, 4}); }},
      {"dimension_out_of_range", [](Var x) { (void)norm(x, 2); }},
      {"extent_does_not_divide", [](Var x) { (void)split(x, 2, 1); }},
      {"slice_does_not_fit", [](Var x) { (void)top_k(x, 4); }},
      {"start_count_differs", [](Var x) { (void)dynamic_slice(x, {constant(*x.graph, 0, DType::i32)}, {1, 1}); }},
      {"element_type_not_supported", [](Var x) { (void)select(x, x, x); }},
      {"element_type_not_supported", [](Var x) { (void)(x & x); }},
      {"element_type_not_supported", [](Var x) { (void)(x << 1); }},
      {"element_type_not_supported", [](Var x) { (void)(x && x > 0); }},
      {"element_type_not_supported", [](Var x) { (void)((x > 0) + (x < 1)); }},
      {"element_type_not_supported", [](Var x) { (void)sum(x > 0); }},
      {"element_type_not_supported", [](Var x) { (void)mean(convert(x, DType::i32)); }},
      {"mean_of_nothing", [](Var x) { (void)mean(slice(x, {0, 0}, {0, 3})); }},
      {"mean_of_nothing", [](Var x) { (void)mean(slice(x, {0, 0}, {0, 3}), 0); }},
      {"mean_of_nothing", [](Var x) { (void)mean(slice(x, {0, 0}, {0, 3}), AxisList{0}); }},
      {"variance_of_too_few", [](Var x) { (void)variance(x, 0, 2); }},
      {"variance_of_too_few", [](Var x) { (void)standard_deviation(slice(x, {0, 0}, {1, 3}), 0, 1); }},
      {"dimension_out_of_range", [](Var x) { (void)softmax(x, 2); }},
      {"einsum_is_refused", [](Var x) { (void)einsum("ii->i", x); }},
      {"einsum_is_refused", [](Var x) { (void)einsum("ij,jk->ik", x); }},
      {"operand_ranks_differ", [](Var x) { (void)einsum("ijk->i", x); }},
      {"operand_shapes_differ", [](Var x) { (void)einsum("ij,jk->ik", x, x); }},
      {"element_type_not_supported", [](Var x) { (void)nn::Embedding{Name("e", 7), 5, 4}(x); }},
      {"element_type_not_supported", [](Var x) { (void)argsort(complex_numbers(x)); }},
      {"element_type_not_supported", [](Var x) { (void)sort(complex_numbers(x), 0); }},
      {"element_type_not_supported", [](Var x) { (void)top_k(complex_numbers(x), 2); }},
      {"element_type_not_supported", [](Var x) { (void)(x ^ 2); }},
      {"dimension_out_of_range", [](Var x) { (void)x.shape()[2]; }},
      {"dimension_out_of_range", [](Var x) { const auto shape = x.shape(); (void)shape[-1]; }},
  };
  // clang-format on
  expect_noted_and_raised(refusals);
}

TEST(Mistake, OfALoopIsNotedAndAnErrorAtStartUp) {
  const auto over_rows = [](Var x) {
    (void)scan([](Var carry, Var row) { return carry + row; }, sum(x), sum(x));
  };
  const auto for_ever = [](Var x) {
    (void)while_loop([](Var row) { return sum(row); }, [](Var row) { return row; }, sum(x, 0));
  };
  const auto by_rows = [](Var x) {
    (void)while_loop([](Var row) { return row > 0; }, [](Var row) { return row; }, sum(x, 0));
  };
  EXPECT_STREQ(mistake_of(over_rows).name.c_str(), "scan");
  EXPECT_EQ(mistake_of(for_ever).kind, Kind::element_type_not_supported);
  EXPECT_EQ(mistake_of(by_rows).kind, Kind::operand_ranks_differ);
  testing::Program program;
  const Var x = program.input("x", {2, 3});
  testing::expect_error([&] { over_rows(x); }, "operand_ranks_differ", {"scan", "rank 0"});
  testing::expect_error([&] { for_ever(x); }, "element_type_not_supported", {"while_loop", "f32"});
  testing::expect_error([&] { by_rows(x); }, "operand_ranks_differ", {"while_loop", "rank 1"});
}

TEST(Mistake, OfEveryLayerAndLossHasALineInAModelAndAnErrorAtStartUp) {
  // clang-format off: a row a line.
  const Refusal refusals[] = {
      {"layer_extent_is_not_positive", [](Var x) { (void)nn::Linear{Name("l", 7), 3, 0}(x); }},
      {"layer_extent_is_not_positive", [](Var x) { (void)nn::LayerNorm{Name("l", 7), -1}(x); }},
      {"layer_extent_is_not_positive", [](Var x) { (void)nn::Embedding{Name("e", 7), 0, 4}(convert(x, DType::i32)); }},
      {"layer_extent_is_not_positive", [](Var x) { (void)nn::Embedding{Name("e", 7), 5, -4}.attend(x); }},
      {"padding_idx_out_of_range", [](Var x) { (void)nn::Embedding{.name = Name("e", 7), .rows = 5, .features = 4, .padding_idx = 5}(convert(x, DType::i32)); }},
      {"layer_extent_is_not_positive", [](Var x) { (void)nn::Conv2d{Name("c", 7), 1, -2, 1}(image(x)); }},
      {"layer_extent_is_not_positive", [](Var x) { (void)nn::Conv2d{Name("c", 7), 1, 2, {1, 0}}(image(x)); }},
      {"window_setting_out_of_range", [](Var x) { (void)nn::Conv2d{Name("c", 7), 1, 2, 1, 0}(image(x)); }},
      {"layer_extent_is_not_positive", [](Var x) { (void)nn::Conv1d{Name("c", 7), 0, 2, 1}(expand_dims(x, 0)); }},
      {"output_padding_out_of_range", [](Var x) { (void)nn::ConvTranspose2d{.name = Name("c", 7), .in = 1, .out = 1, .kernel = 2, .output_padding = 1}(image(x)); }},
      {"window_setting_out_of_range", [](Var x) { (void)nn::ConvTranspose2d{.name = Name("c", 7), .in = 1, .out = 1, .kernel = 2, .stride = 0}(image(x)); }},
      {"channels_differ", [](Var x) { (void)conv_transpose2d(image(x), reshape(x, {2, 1, 1, 3})); }},
      {"window_does_not_fit", [](Var x) { (void)conv_transpose2d(image(x), reshape(sum(x, 1), {1, 1, 1, 2}), {.padding = 3}); }},
      {"window_setting_out_of_range", [](Var x) { (void)nn::MaxPool2d{.kernel = 2, .stride = -1}(image(x)); }},
      {"layer_extent_is_not_positive", [](Var x) { (void)nn::BatchNorm2d{Name("b", 7), 0}(image(x)); }},
      {"momentum_out_of_range", [](Var x) { (void)nn::BatchNorm2d{.name = Name("b", 7), .channels = 1, .momentum = 1.5}(image(x)); }},
      {"layer_extent_is_not_positive", [](Var x) { (void)nn::GroupNorm{Name("g", 7), 0, 1}(image(x)); }},
      {"layer_extent_is_not_positive", [](Var x) { (void)nn::InstanceNorm2d{Name("i", 7), -1}(image(x)); }},
      {"layer_extent_is_not_positive", [](Var x) { (void)nn::Lstm{Name("r", 7), 3, 0}(expand_dims(x, 0)); }},
      {"layer_extent_is_not_positive", [](Var x) { (void)nn::Gru{Name("r", 7), 3, 4, 0}(expand_dims(x, 0)); }},
      {"dropout_rate_out_of_range", [](Var x) { (void)nn::Gru{.name = Name("r", 7), .in = 3, .hidden = 4, .dropout = -0.5}(expand_dims(x, 0)); }},
      {"operand_shapes_differ", [](Var x) { (void)nn::Gru{Name("r", 7), 3, 4}.run(expand_dims(x, 0), expand_dims(x, 0)); }},
      {"operand_ranks_differ", [](Var x) { (void)nn::Gru{Name("r", 7), 3, 3}.run(expand_dims(x, 0), x); }},
      {"layer_extent_is_not_positive", [](Var x) { (void)nn::MultiHeadAttention{Name("a", 7), 3, 0}(expand_dims(x, 0)); }},
      {"layer_extent_is_not_positive", [](Var x) { (void)nn::MixtureOfExperts{Name("m", 7), 3, 4, 0}(x); }},
      {"layer_extent_is_not_positive", [](Var x) { (void)nn::Experts{Name("m", 7), 3, 4, 2, 0}(x); }},
      {"rotary_base_out_of_range", [](Var x) { (void)nn::Rotary{"r", 0.5}(slice(x, {0, 0}, {2, 2})); }},
      {"dropout_rate_out_of_range", [](Var x) { (void)nn::Dropout{Name("d", 7), -0.25}(x); }},
      {"setting_out_of_range", [](Var x) { (void)cross_entropy(x, convert(sum(x, 1), DType::i32), {.label_smoothing = 1.5}); }},
      {"setting_out_of_range", [](Var x) { (void)huber(x, x, -1); }},
      {"setting_out_of_range", [](Var x) { (void)smooth_l1(x, x, -0.5); }},
      {"setting_out_of_range", [](Var x) { (void)cosine_similarity(x, x, -1, 0); }},
  };
  // clang-format on
  expect_noted_and_raised(refusals);
}

TEST(Mistake, HasNoLineOfAHeaderOfWeft) {
  const Mistake made = mistake_of([](Var x) { (void)binary_cross_entropy_with_logits(x, sum(x, 1)); });
  EXPECT_EQ(made.kind, Kind::shapes_do_not_broadcast);
  EXPECT_EQ(made.line, 0);
}

TEST(Mistake, IsAnErrorWhereNobodyAsksForIt) {
  Graph graph;
  EXPECT_FALSE(graph.notes({Kind::layer_input_differs}));
  EXPECT_EQ(graph.mistake.kind, Kind::none);
}

}  // namespace weft::mistake_test
