// The optimizer's part: moments are declared, updated in place, and recorded by name.
#include <support/training.hpp>
#include <weft/optim/adam.hpp>
#include <weft/strategies/update.hpp>

namespace weft::update_test {

TEST(Update, AWeightAndItsMomentsAreRecordedByName) {
  DeviceGraph device;
  const Var weight = testing::parameter(device.graph, "fc1.weight", {4, 8}, "Linear", 0.25F);
  const Var gradient{&device.graph, device.graph.add_input("gradient", InputKind::data, DType::f32, {4, 8})};
  Updates<AdamW> updates;
  update_in_place(device, updates, 0, {4, 8}, replicated(2), gradient);
  verify(device.graph);
  ASSERT_EQ(device.stored.size(), 3);
  EXPECT_TRUE(device.stored[0].name == Name("fc1.weight"));
  EXPECT_EQ(device.stored[0].initializer.scale, 0.25F);
  EXPECT_TRUE(device.stored[1].name == Name("fc1.weight.adam.m"));
  EXPECT_TRUE(device.stored[2].name == Name("fc1.weight.adam.v"));
  EXPECT_TRUE(device.stored[2].initializer == Initializer{});  // moments start at 0
  ASSERT_EQ(device.graph.outputs.size(), 3);
  for (const Output& output : device.graph.outputs) {
    EXPECT_EQ(device.graph.inputs[output.updates].name, output.name);
    EXPECT_TRUE(device.graph.shape(device.graph.inputs[output.updates].node) == weight.shape());
  }
  EXPECT_EQ(device.graph.inputs[device.stored[1].input].kind, InputKind::state);
  Index scalars = 0;
  for (const Input& input : device.graph.inputs) scalars += input.kind == InputKind::scalar ? 1 : 0;
  EXPECT_EQ(scalars, AdamW::scalar_count);
}

}  // namespace weft::update_test
