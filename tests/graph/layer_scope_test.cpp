// LayerScope: what an observer hears of layers, and that nothing changes for a graph that has none.
#include <weft/graph/layer_scope.hpp>

#include <support/program.hpp>
#include <weft/nn/linear.hpp>
#include <weft/nn/swiglu.hpp>

#include <string>

namespace weft::layer_scope_test {

struct Heard final : LayerObserver {
  std::string text;
  void enter(const Graph&, const Name& name, const char* type) override {
    text += std::string(type) + ' ' + name.c_str() + " { ";
  }
  void leave(const Graph&) override { text += "} "; }
  void returns(Var made) override { text += std::to_string(made.elements()) + ' '; }
};

TEST(LayerScope, TellsWhichLayerIsCalledInWhich) {
  testing::Program watched, plain;
  Heard heard;
  watched.graph.observer = &heard;
  (void)nn::SwiGlu{"mlp", 3, 5}(watched.input("x", {2, 3}));
  (void)nn::SwiGlu{"mlp", 3, 5}(plain.input("x", {2, 3}));
  EXPECT_EQ(heard.text,
            "SwiGlu mlp { Linear mlp.gate { 10 } Linear mlp.up { 10 } Linear mlp.down { 6 } 6 } ");
  EXPECT_EQ(testing::fingerprint(watched.graph), testing::fingerprint(plain.graph));
}
TEST(LayerScope, ALayerThatFailsIsLeft) {
  testing::Program watched;
  Heard heard;
  watched.graph.observer = &heard;
  EXPECT_THROW((void)(nn::Linear{"layer", 4, 5}(watched.input("x", {2, 3}))), Error);
  EXPECT_EQ(heard.text, "Linear layer { } ");
}

}  // namespace weft::layer_scope_test
