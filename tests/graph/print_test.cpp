// The text of graphs, letter by letter.
#include <weft/graph/differentiate.hpp>
#include <weft/graph/print.hpp>
#include <weft/graph/simplify.hpp>

#include <gtest/gtest.h>

namespace weft {
namespace {

TEST(Print, ATrainingStepOfOneLayer) {
  Graph graph;
  graph.mesh = {2, 4};
  const Var image{&graph, graph.add_input("image", InputKind::data, DType::f32, {64, 784})};
  const Var weight{&graph, graph.add_input("hidden.weight", InputKind::weight, DType::f32, {784, 512},
                                           {Initializer::Kind::uniform, 0.0357142873F})};
  const Var loss = sum(maximum(matmul(image, weight), 0.0));
  const Buffer<Id> gradients = differentiate(graph, loss.id, {weight.id});
  Attributes attributes;
  attributes.mesh_axes = {0};
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

// The line of one node on x: f32[4,6], which is %0.
template <class Function>
std::string line(Function function) {
  Graph graph;
  graph.mesh = {2, 2};
  const Var x{&graph, graph.add_input("x", InputKind::data, DType::f32, {4, 6})};
  return to_text(graph, function(x).id);
}
Attributes over(const AxisList& axes, const AxisList& dims = {}) {
  Attributes attributes;
  attributes.mesh_axes = axes;
  attributes.dims = dims;
  return attributes;
}

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
  EXPECT_EQ(line([](Var x) { return pad(x, {1, 0}, {0, 2}); }), "%1 = f32[5,8] pad(%0), padding=1_0x0_2");
  EXPECT_EQ(line([](Var x) { return concatenate({x, x}, 1); }), "%1 = f32[4,12] concatenate(%0, %0), dims={1}");
  EXPECT_EQ(line([](Var x) {
              return dot_general(x, x, {{0}, {0}, {1}, {1}});
            }),
            "%1 = f32[4] dot_general(%0, %0), batch={0}x{0}, contracting={1}x{1}");
  EXPECT_EQ(line([](Var x) {
              return emit_var(Op::all_reduce, {x}, over({0, 1}));
            }),
            "%1 = f32[4,6] all_reduce(%0), axes={0,1}, reduction=sum");
  EXPECT_EQ(line([](Var x) { return emit_var(Op::all_gather, {x}, over({1}, {0})); }),
            "%1 = f32[8,6] all_gather(%0), dims={0}, axes={1}");
  EXPECT_EQ(line([](Var x) {
              Attributes attributes = over({1}, {1});
              attributes.reduction = Reduction::max;
              attributes.number = 3;
              return emit_var(Op::reduce_scatter, {x}, attributes);
            }),
            "%1 = f32[4,3] reduce_scatter(%0), dims={1}, axes={1}, reduction=max, instance=3");
  EXPECT_EQ(line([](Var x) {
              Attributes attributes = over({1, 0});
              attributes.source_axes = {0, 1};
              return emit_var(Op::collective_permute, {x}, attributes);
            }),
            "%1 = f32[4,6] collective_permute(%0), source_axes={0,1}, axes={1,0}");
  EXPECT_EQ(line([](Var x) {
              return Var{x.graph, emit(*x.graph, Op::device_index, {}, over({1}), DType::u32)};
            }),
            "%1 = u32[] device_index(), axes={1}");
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

TEST(Print, NamesOfKindsAndStages) {
  EXPECT_STREQ(name_of(InputKind::data), "data");
  EXPECT_STREQ(name_of(InputKind::scalar), "scalar");
  EXPECT_STREQ(name_of(Phase::update), "update");
}

}  // namespace
}  // namespace weft
