// Strategies, meshes and optimizers as texts.
#include <weft/dynamic/parse.hpp>
#include <weft/optim/adam.hpp>
#include <weft/optim/lion.hpp>
#include <weft/optim/sgd.hpp>

#include <support/expect_error.hpp>

namespace weft::dynamic_parse_test {

using testing::expect_error;

TEST(Parse, Strategies) {
  EXPECT_STREQ(parse_strategy("ddp").name(), "ddp");
  EXPECT_EQ(parse_strategy("ddp:bucket_mib=2").as<Ddp>()->bucket_bytes, Index{2} << 20);
  const AnyStrategy two = parse_strategy("fsdp:stage=2,wrap=type:Linear");
  ASSERT_NE(two.as<Fsdp>(), nullptr);
  EXPECT_EQ(two.as<Fsdp>()->stage, 2);
  EXPECT_EQ(two.as<Fsdp>()->wrap.kind, Wrap::Kind::type);
  EXPECT_EQ(two.as<Fsdp>()->wrap.type_name, Name("Linear"));
  EXPECT_EQ(parse_strategy("fsdp:wrap=size:1000,reshard_after_forward=0").as<Fsdp>()->wrap.min_elements, 1000);
  EXPECT_EQ(parse_strategy("zero1").as<Fsdp>()->stage, 1);
  EXPECT_EQ(parse_strategy("zero3:wrap=all").as<Fsdp>()->wrap.kind, Wrap::Kind::all);
  EXPECT_EQ(parse_strategy("ddp:axes=data").as<Ddp>()->axes, axes("data"));
  const AnyStrategy hybrid = parse_strategy("zero2:axes=data+pod,replicate_axes=replica");
  EXPECT_EQ(hybrid.as<Fsdp>()->axes, axes("data", "pod"));
  EXPECT_EQ(hybrid.as<Fsdp>()->replicate_axes, axes("replica"));
  EXPECT_EQ(parse_strategy("ddp:combine_kib=64").as<Ddp>()->collectives.combine_threshold_bytes, 65536);
  EXPECT_TRUE(parse_strategy("zero1:async=1").as<Fsdp>()->collectives.async);
  EXPECT_FALSE(parse_strategy("ddp:async=0").as<Ddp>()->collectives.async);
  EXPECT_EQ(parse_strategy("fsdp:combine_kib=1").as<Fsdp>()->collectives.combine_threshold_bytes, 1024);
  EXPECT_EQ(parse_strategy("spmd:combine_kib=2").fitted({}).as<Spmd>()->collectives.combine_threshold_bytes, 2048);
  const AnyStrategy spmd = parse_strategy("spmd:batch=rows").fitted({{DType::f32, Shape{4, 2}}, {DType::f32, Shape{}}});
  ASSERT_NE(spmd.as<Spmd>(), nullptr);
  EXPECT_EQ(spmd.as<Spmd>()->specs->inputs[0], P("rows"));
  EXPECT_EQ(spmd.as<Spmd>()->specs->inputs[1], P());
}

TEST(Parse, StrategiesThatDoNotExist) {
  expect_error([] { (void)parse_strategy("fdsp"); }, "text_names_nothing", {"'fdsp'", "ddp, fsdp, zero1"});
  expect_error([] { (void)parse_strategy(""); }, "text_names_nothing", {"''"});
  expect_error([] { (void)parse_strategy("fsdp:stages=2"); }, "option_is_unknown", {"'stages'", "stage, wrap"});
  expect_error([] { (void)parse_strategy("zero2:stage=3"); }, "option_is_unknown", {"'stage'", "wrap"});
  expect_error([] { (void)parse_strategy("fsdp:stage=2,stage=3"); }, "option_is_given_twice", {"'stage'"});
  expect_error([] { (void)parse_strategy("fsdp:stage=4"); }, "option_value_is_wrong", {"'4'", "1 to 3"});
  expect_error([] { (void)parse_strategy("fsdp:stage=99999999999999999999"); }, "option_value_is_wrong", {"1 to 3"});
  expect_error([] { (void)parse_strategy("fsdp:stage=2x"); }, "option_value_is_wrong", {"'2x'"});
  expect_error([] { (void)parse_strategy("fsdp:stage"); }, "option_has_no_value", {"'stage'"});
  expect_error([] { (void)parse_strategy("fsdp:stage="); }, "option_has_no_value", {"'stage='"});
  expect_error([] { (void)parse_strategy("fsdp:stage=1,"); }, "option_has_no_value", {"''"});
  expect_error([] { (void)parse_strategy("fsdp:wrap=layer"); }, "option_value_is_wrong", {"'layer'", "module, all"});
  for (const char* text : {"fsdp:axes=+", "fsdp:axes=data+", "fsdp:replicate_axes=a++b", "ddp:axes=a+b+c+d+e+f+g+h+i"})
    expect_error([&] { (void)parse_strategy(text); }, "option_value_is_wrong", {"names of axes", "'+'"});
  expect_error([] { (void)parse_strategy("fsdp:axis=data"); }, "option_is_unknown",
               {"stage, ", "axes, replicate_axes"});
  expect_error([] { (void)parse_strategy("ddp:stage=1"); }, "option_is_unknown", {"ddp", "bucket_mib"});
  expect_error([] { (void)parse_strategy("spmd:model=1"); }, "option_is_unknown", {"spmd", "batch"});
}

TEST(Parse, Meshes) {
  EXPECT_EQ(parse_mesh("data=4,model=2"), (Mesh{{"data", 4}, {"model", 2}}));
  EXPECT_EQ(parse_mesh("8"), (Mesh{{"data", 8}}));
  expect_error([] { (void)parse_mesh("data=0"); }, "option_value_is_wrong", {"'data'", "'0'"});
  expect_error([] { (void)parse_mesh("data=-2"); }, "option_value_is_wrong", {"'-2'"});
  expect_error([] { (void)parse_mesh("data=2,data=4"); }, "option_is_given_twice", {"'data'"});
  expect_error([] { (void)parse_mesh("data=2;model=2"); }, "option_value_is_wrong", {"'2;model=2'"});
  expect_error([] { (void)parse_mesh(""); }, "option_value_is_wrong", {"''"});
  expect_error([] { (void)parse_mesh("a=1,b=1,c=1,d=1,e=1,f=1,g=1,h=1,i=1"); }, "option_value_is_wrong", {"'i'"});
  expect_error([] { (void)parse_mesh("a_name_of_more_letters_than_an_axis_has=1"); }, "axis_name_too_long", {});
  expect_error([] { (void)parse_mesh("data=65536,model=65536"); }, "mesh_is_too_large", {"model"});
}

TEST(Parse, Optimizers) {
  EXPECT_EQ(parse_optimizer("sgd").scalar_names().size(), static_cast<std::size_t>(Sgd::scalar_count));
  AnyOptimizer adam = parse_optimizer("adamw:learning_rate=0.5,beta2=0.95");
  EXPECT_EQ(adam.settings<AdamW>().beta2, 0.95F);
  EXPECT_EQ(adam.settings<AdamW>().learning_rate(1), 0.5F);
  for (const char* name : {"momentum", "nesterov", "adam", "lamb", "lion", "adafactor"})
    EXPECT_GT(parse_optimizer(name).scalar_names().size(), 0u) << name;
  expect_error([&] { (void)adam.settings<Lion>(); }, "settings_are_of_another_optimizer", {});
  expect_error([] { (void)parse_optimizer("adamax"); }, "text_names_nothing", {"'adamax'", "adam, adamw"});
  expect_error([] { (void)parse_optimizer("sgd:momentum=0.9"); }, "option_is_unknown",
               {"'momentum'", "learning_rate, weight_decay"});
  expect_error([] { (void)parse_optimizer("sgd:learning_rate=fast"); }, "option_value_is_wrong", {"'fast'"});
}

}  // namespace weft::dynamic_parse_test
