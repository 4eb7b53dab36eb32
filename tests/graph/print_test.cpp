// The text of graphs, letter by letter.
#include <weft/graph/differentiate.hpp>
#include <weft/graph/map.hpp>
#include <weft/graph/convolution.hpp>
#include <weft/graph/print.hpp>
#include <weft/graph/simplify.hpp>

#include <support/printed_graphs.hpp>

#include <gtest/gtest.h>

namespace weft::print_test {

TEST(Print, ATrainingStepOfOneLayer) {
  Graph graph;
  graph.mesh = {2, 4};
  const Var image{&graph, graph.add_input("image", InputKind::data, DType::f32, {64, 784})};
  const Var weight{&graph, graph.add_input("hidden.weight", InputKind::weight, DType::f32, {784, 512},
                                           {Initializer::Kind::uniform, 0.0357142873F})};
  const Var loss = sum(maximum(matmul(image, weight), 0.0));
  const Buffer<Id> gradients = differentiate(graph, loss.id, {weight.id});
  CollectiveAttributes attributes;
  attributes.axes = {0};
  attributes.reduction = ReductionKind::sum;
  graph.phase = Phase::backward;
  const Var gradient = emit_var(Op::all_reduce, {Var{&graph, gradients[0]}}, attributes);
  graph.phase = Phase::update;
  const Var rate{&graph, graph.add_input("learning_rate", InputKind::scalar, DType::f32, {})};
  graph.add_output("loss", loss.id);
  graph.add_output("hidden.weight", (weight - rate * gradient).id, 1);
  EXPECT_EQ(to_text(simplify(graph)), R"(graph mesh={2,4} {
  %0 = f32[64,784] parameter(0), name="image", kind=data
  %1 = f32[784,512] parameter(1), name="hidden.weight", kind=weight, initial=uniform(0.0357142873)
  %2 = f32[] parameter(2), name="learning_rate", kind=scalar
  %3 = f32[64,512] dot_general(%0, %1), contracting={1}x{0}
  %4 = f32[] constant(0)
  %5 = f32[64,512] broadcast_in_dim(%4), dims={}
  %6 = f32[64,512] maximum(%3, %5)
  %7 = f32[] reduce_sum(%6), dims={0,1}
  %8 = f32[] constant(1), phase=backward
  %9 = f32[64,512] broadcast_in_dim(%8), dims={}, phase=backward
  %10 = pred[64,512] greater(%6, %5), phase=backward
  %11 = f32[64,512] select(%10, %9, %5), phase=backward
  %12 = f32[784,512] dot_general(%0, %11), contracting={0}x{0}, phase=backward
  %13 = f32[784,512] all_reduce(%12), axes={0}, reduction=sum, phase=backward
  %14 = f32[784,512] broadcast_in_dim(%2), dims={}, phase=update
  %15 = f32[784,512] multiply(%14, %13), phase=update
  %16 = f32[784,512] subtract(%1, %15), phase=update
  return "loss" = %7, "hidden.weight" = %16 updates %1
}
)");
}

TEST(Print, TheGranulesThatAMeshCrosses) {
  Graph graph;
  graph.mesh = {4, 2};
  graph.dcn = {2, 1};
  EXPECT_EQ(to_text(graph).find("graph mesh={4,2} dcn={2,1} {"), 0u) << to_text(graph);
  graph.collective_options = {.combine_threshold_bytes = 4096, .async = true};
  EXPECT_EQ(to_text(graph).find("graph mesh={4,2} dcn={2,1} combine_threshold_bytes=4096 async {"), 0u) << to_text(graph);
}

// The line of one node on x: f32[4,6], which is %0.
template <class Function>
std::string line(Function function) {
  Graph graph;
  graph.mesh = {2, 2};
  const Var x{&graph, graph.add_input("x", InputKind::data, DType::f32, {4, 6})};
  return to_text(graph, function(x).id);
}
CollectiveAttributes over(const AxisList& axes, const AxisList& dims = {}) { return {dims, axes, {}}; }

TEST(Print, AttributesOfEachKindOfNode) {
  EXPECT_EQ(line([](Var x) { return constant(*x.graph, 0.1, DType::bf16); }), "%1 = bf16[] constant(0.1)");
  EXPECT_EQ(line([](Var x) { return iota(*x.graph, {2, 3}, 1, DType::u32); }), "%1 = u32[2,3] iota(), dims={1}");
  EXPECT_EQ(line([](Var x) { return x > x; }), "%1 = pred[4,6] greater(%0, %0)");
  EXPECT_EQ(line([](Var x) { return convert(x, DType::i32); }), "%1 = i32[4,6] convert(%0)");
  EXPECT_EQ(line([](Var x) { return transpose(x); }), "%1 = f32[6,4] transpose(%0), dims={1,0}");
  EXPECT_EQ(line([](Var x) { return reshape(x, {24}); }), "%1 = f32[24] reshape(%0)");
  EXPECT_EQ(line([](Var x) {
              return broadcast_in_dim(x, {4, 2, 6}, {0, 2});
            }),
            "%1 = f32[4,2,6] broadcast_in_dim(%0), dims={0,2}");
  EXPECT_EQ(line([](Var x) { return slice(x, {1, 0}, {3, 6}); }), "%1 = f32[2,6] slice(%0), slice={[1:3],[0:6]}");
  EXPECT_EQ(line([](Var x) {
              const Var at = constant(*x.graph, 2, DType::i32);
              return dynamic_slice(x, {at, at}, {3, 6});
            }),
            "%2 = f32[3,6] dynamic_slice(%0, %1, %1), sizes={3,6}");
  EXPECT_EQ(line([](Var x) {
              const Var at = constant(*x.graph, 2, DType::i32);
              return dynamic_update_slice(x, x, {at, at});
            }),
            "%2 = f32[4,6] dynamic_update_slice(%0, %0, %1, %1)");
  EXPECT_EQ(line([](Var x) { return checked_label(convert(x, DType::i32), 7); }),
            "%3 = i32[4,6] checked_label(%1, %2), classes=7");
  EXPECT_EQ(line([](Var x) { return exact_square_sum(x, exact_square_sum(x)); }),
            "%2 = u32[40] exact_square_sum(%0, %1)");
  EXPECT_EQ(line([](Var x) { return pad(x, {1, 0}, {0, 2}); }), "%1 = f32[5,8] pad(%0), padding=1_0x0_2");
  EXPECT_EQ(line([](Var x) { return concatenate({x, x}, 1); }), "%1 = f32[4,12] concatenate(%0, %0), dims={1}");
  EXPECT_EQ(line([](Var x) {
              return dot_general(x, x, {{0}, {0}, {1}, {1}});
            }),
            "%1 = f32[4] dot_general(%0, %0), batch={0}x{0}, contracting={1}x{1}");
  EXPECT_EQ(line([](Var x) { return reduce_window_max(x, {{{}, {3, 2, 1, 1}}}); }),
            "%1 = f32[4,3] reduce_window_max(%0), window={size=1x3 stride=1x2 pad=0_0x1_1}");
  EXPECT_EQ(line([](Var x) {
              const ConvolutionDims dims{{0, 1, 2}, {2, 0, 1}, {1, 2, 0}, {{2, 1, 0, 0, 2, 3, true}}, 1, 2};
              const Var image = reshape(x, {4, 1, 6}), taps = reshape(x, {1, 2, 12});
              return convolution(image, taps, dims);
            }),
            "%3 = f32[8,2,12] convolution(%1, %2), window={size=2 lhs_dilate=2 rhs_dilate=3 rhs_reversal=1}, "
            "dim_labels=bf0_i0o->0bf, batch_group_count=2");
  EXPECT_EQ(line([](Var x) {
              return emit_var(Op::all_reduce, {x}, CollectiveAttributes{{}, {0, 1}, {}, ReductionKind::sum});
            }),
            "%1 = f32[4,6] all_reduce(%0), axes={0,1}, reduction=sum");
  EXPECT_EQ(line([](Var x) { return emit_var(Op::all_gather, {x}, over({1}, {0})); }),
            "%1 = f32[8,6] all_gather(%0), dims={0}, axes={1}");
  EXPECT_EQ(line([](Var x) {
              CollectiveAttributes attributes = over({1}, {1});
              attributes.reduction = ReductionKind::max;
              attributes.channel = 3;
              return emit_var(Op::reduce_scatter, {x}, attributes);
            }),
            "%1 = f32[4,3] reduce_scatter(%0), dims={1}, axes={1}, reduction=max, channel=3");
  EXPECT_EQ(line([](Var x) {
              CollectiveAttributes attributes = over({1, 0});
              attributes.source_axes = {0, 1};
              return emit_var(Op::collective_permute, {x}, attributes);
            }),
            "%1 = f32[4,6] collective_permute(%0), source_axes={0,1}, axes={1,0}");
  EXPECT_EQ(line([](Var x) {
              CollectiveAttributes attributes = over({1});
              attributes.source_axes = {1};
              attributes.hop = {1, true, true};
              return emit_var(Op::collective_permute, {x}, attributes);
            }),
            "%1 = f32[4,6] collective_permute(%0), source_axes={1}, axes={1}, source=1-rank around");
  EXPECT_EQ(line([](Var x) {
              CollectiveAttributes attributes = over({1});
              attributes.source_axes = {1};
              attributes.hop.list(2, 1);
              return emit_var(Op::collective_permute, {x}, attributes);
            }),
            "%1 = f32[4,6] collective_permute(%0), source_axes={1}, axes={1}, sources=[-, 2]");
  EXPECT_EQ(line([](Var x) {
              Graph& graph = *x.graph;
              return Var{&graph, emit(graph, Op::device_index, {}, graph.pools.intern(over({1})),
                                      graph.types.intern(DType::u32, {}))};
            }),
            "%1 = u32[] device_index(), axes={1}");
}

TEST(Print, ShowsWhatWeightsStartFrom) {
  const auto shown = [](const Initializer& how) {
    Graph graph;
    const std::string text = to_text(graph, graph.add_input("w", InputKind::weight, DType::f32, {4}, how));
    return text.substr(text.find("kind=weight") + 11);
  };
  using Kind = Initializer::Kind;
  EXPECT_EQ(shown({Kind::fill, 0}), "");
  EXPECT_EQ(shown({Kind::fill, 0.5F}), ", initial=0.5");
  EXPECT_EQ(shown({Kind::uniform, 0.5F, 2}), ", initial=uniform(0.5, center=2)");
  EXPECT_EQ(shown({Kind::normal, 0.5F}), ", initial=normal(0.5)");
  EXPECT_EQ(shown({Kind::truncated_normal, 1, 0, -2, 2}), ", initial=truncated_normal(1, low=-2, high=2)");
}

std::string constant_of(DType dtype, double value) {
  Graph graph;
  return to_text(graph, constant(graph, value, dtype).id);
}

TEST(Print, ConstantsTellAsManyDigitsAsTheyHave) {
  EXPECT_EQ(constant_of(DType::f32, 0.1), "%0 = f32[] constant(0.1)");
  EXPECT_EQ(constant_of(DType::f32, 1.0 / 3), "%0 = f32[] constant(0.33333334)");
  EXPECT_EQ(constant_of(DType::f64, 0.1), "%0 = f64[] constant(0.1)");
  EXPECT_EQ(constant_of(DType::f64, 1.0 / 3), "%0 = f64[] constant(0.3333333333333333)");
  EXPECT_EQ(constant_of(DType::f16, 0.1), "%0 = f16[] constant(0.1)");
  EXPECT_EQ(constant_of(DType::f16, 65504), "%0 = f16[] constant(6.55e+04)");
  EXPECT_EQ(constant_of(DType::f32, -0.0), "%0 = f32[] constant(-0)");
  EXPECT_EQ(constant_of(DType::f32, -__builtin_inf()), "%0 = f32[] constant(-inf)");
  EXPECT_EQ(constant_of(DType::f32, __builtin_nan("")), "%0 = f32[] constant(nan)");
  EXPECT_EQ(constant_of(DType::i32, -2147483648.0), "%0 = i32[] constant(-2147483648)");
  EXPECT_EQ(constant_of(DType::u32, 4294967295.0), "%0 = u32[] constant(4294967295)");
  EXPECT_EQ(constant_of(DType::i8, -128), "%0 = i8[] constant(-128)");
  EXPECT_EQ(constant_of(DType::i64, -0x1p63), "%0 = i64[] constant(-9223372036854775808)");
  EXPECT_EQ(constant_of(DType::u64, 0x1p63), "%0 = u64[] constant(9223372036854775808)");
  EXPECT_EQ(constant_of(DType::pred, 1), "%0 = pred[] constant(1)");
  EXPECT_EQ(constant_of(DType::c64, 1.5), "%0 = c64[] constant((1.5,0))");
}

TEST(Print, ComplexConstantsHaveTwoParts) {
  Graph graph;
  // -2 is 0xC0000000 as f32 and 0xC000000000000000 as f64.
  const Id single = graph.add_literal(DType::c64, {}, {0, 0, 0x80, 0x3F, 0, 0, 0, 0xC0});
  const Id twofold = graph.add_literal(DType::c128, {}, {0, 0, 0, 0, 0, 0, 0xF0, 0x3F, 0, 0, 0, 0, 0, 0, 0, 0xC0});
  EXPECT_EQ(to_text(graph, single), "%0 = c64[] constant((1,-2))");
  EXPECT_EQ(to_text(graph, twofold), "%1 = c128[] constant((1,-2))");
}

TEST(Print, LiteralsOfManyElementsAreDense) {
  Graph graph;
  const Id longs = graph.add_literal(DType::i64, {1, 2}, Buffer<std::uint8_t>(16));
  const Id doubles = graph.add_literal(DType::f64, {2}, Buffer<std::uint8_t>(16));
  const Id bytes = graph.add_literal(DType::u8, {3}, {1, 2, 3});
  EXPECT_EQ(to_text(graph, longs), "%0 = i64[1,2] constant(dense)");
  EXPECT_EQ(to_text(graph, doubles), "%1 = f64[2] constant(dense)");
  EXPECT_EQ(to_text(graph, bytes), "%2 = u8[3] constant(dense)");
}

TEST(Print, AMapHasItsBodyAsARegionAndATupleOfResults) {
  EXPECT_EQ(to_text(testing::graph_with_a_map()), R"(graph {
  body 0 {
    %0 = f32[] parameter(0), name="x0", kind=data
    %1 = f32[] parameter(1), name="x1", kind=data
    %2 = f32[] parameter(2), name="x2", kind=data
    %3 = f32[] multiply(%2, %1)
    %4 = f32[] subtract(%0, %3)
    return "result" = %4, "result" = %3
  }
  %0 = f32[3] parameter(0), name="x", kind=weight
  %1 = f32[3] parameter(1), name="g", kind=data
  %2 = f32[] constant(0.5)
  %3 = (f32[3], f32[3]) map(%0, %1, %2), body=0
  %4 = f32[3] get_tuple_element(%3), index=0
  %5 = f32[3] get_tuple_element(%3), index=1
  return "x" = %4 updates %0, "step" = %5
}
)");
}

TEST(Print, InputsTellTheirKindAndInitialValue) {
  Graph graph;
  graph.add_input("norm.weight", InputKind::weight, DType::f32, {8}, {Initializer::Kind::fill, 1});
  graph.add_input("a \"quoted\\name", InputKind::state, DType::i32, {});
  EXPECT_EQ(to_text(graph), R"(graph {
  %0 = f32[8] parameter(0), name="norm.weight", kind=weight, initial=1
  %1 = i32[] parameter(1), name="a \"quoted\\name", kind=state
  return
}
)");
}

TEST(Print, NamesOfKindsAndPhases) {
  EXPECT_STREQ(name_of(InputKind::data), "data");
  EXPECT_STREQ(name_of(InputKind::scalar), "scalar");
  EXPECT_STREQ(name_of(Phase::update), "update");
}

}  // namespace weft::print_test
