// Several ways to cut the same devices, as parts of the first one's axes.
#include <support/expect_error.hpp>

#include <weft/sdy/manual_computation.hpp>
#include <weft/sdy/value_marks.hpp>
#include <weft/stablehlo/parser.hpp>

#include <gtest/gtest.h>

namespace weft::sdy::meshes_test {

static_assert(*parts_between({2, 4}, 1, 8) == SubAxes{{0, 1, 2}, {1, 1, 4}});
static_assert(*parts_between({2, 4}, 4, 8) == SubAxes{{1, 2, 2}});
static_assert(*parts_between({8}, 2, 4) == SubAxes{{0, 2, 2}});
static_assert(!parts_between({2, 3}, 1, 3));

// A module with a second mesh, of which `constraint` is written.
PropagatedFunction found(const std::string& second, const std::string& constraint) {
  const std::string text = "sdy.mesh @m = <[\"x\"=2, \"y\"=4]>\nsdy.mesh @n = <" + second +
                           ">\nfunc.func @main(%a: tensor<16x8xf32>) -> tensor<16x8xf32> {\n"
                           "  %0 = sdy.sharding_constraint %a <@n, " +
                           constraint + "> : tensor<16x8xf32>\n  return %0 : tensor<16x8xf32>\n}";
  const stablehlo::Module module = stablehlo::read_module(text);
  (void)DevicesOfModule(module);
  return propagated_function(module, module.functions[0]);
}
PartitionSpec spec_of(const std::string& second, const std::string& constraint) {
  const PropagatedFunction made = found(second, constraint);
  return made.marks.marks[0].spec;
}

TEST(Meshes, ASecondMeshIsReadAsPartsOfTheFirst) {
  const AxisNames both{"x", "y"};
  EXPECT_EQ(spec_of("[\"d\"=8]", "[{\"d\"}, {}]"), PartitionSpec(both, nullptr));
  EXPECT_EQ(spec_of("[\"a\"=2, \"b\"=2, \"c\"=2]", "[{\"a\"}, {\"b\", \"c\"}]"), PartitionSpec("x", "y"));
  EXPECT_EQ(spec_of("[\"a\"=2, \"b\"=2, \"c\"=2]", "[{\"a\"}, {\"c\"}]"),
            PartitionSpec("x", PartitionSpec::unconstrained));
  EXPECT_EQ(spec_of("[\"d\"=8]", "[{\"d\":(2)4}, {\"d\":(1)2}]"), PartitionSpec("y", "x"));
}
TEST(Meshes, AMeshOfOtherBlocksIsRefusedByName) {
  testing::expect_error([] { found("[\"a\"=4]", "[{\"a\"}, {}]"); }, "stablehlo_is_unsupported",
                        {"not made of parts of the first one's", "'n'"});
  testing::expect_error([] { found("[\"a\"=8], device_ids=[7, 6, 5, 4, 3, 2, 1, 0]", "[{\"a\"}, {}]"); },
                        "stablehlo_is_unsupported", {"order of devices", "'n'"});
}
// Manual axes stand in words of the mesh that their computation names.
TEST(Meshes, ManualAxesAreThoseOfTheFirst) {
  const auto manual = [](const std::string& mesh, const std::string& axis) {
    const std::string text =
        "sdy.mesh @m = <[\"x\"=2, \"y\"=4]>\nsdy.mesh @d = <[\"d\"=8]>\nsdy.mesh @n = <[\"a\"=2, \"b\"=2, \"c\"=2]>\n"
        "func.func @main(%a: tensor<16xf32>) -> tensor<16xf32> {\n  %0 = sdy.manual_computation(%a) in_shardings=[<@" +
        mesh + ", [{\"" + axis + "\"}]>] out_shardings=[<@" + mesh + ", [{\"" + axis + "\"}]>] manual_axes={\"" + axis +
        "\"} (%b: tensor<2xf32>) {\n    sdy.return %b : tensor<2xf32>\n  } : (tensor<16xf32>) -> tensor<16xf32>\n"
        "  return %0 : tensor<16xf32>\n}";
    const stablehlo::Module module = stablehlo::read_module(text);
    return manual_axes(module.functions[0].body.operations[0], Meshes(module, Meshes::Reading::united));
  };
  EXPECT_EQ(manual("d", "d"), (AxisList{0, 1}));
  EXPECT_EQ(manual("n", "a"), (AxisList{0}));
  testing::expect_error([&] { manual("n", "c"); }, "stablehlo_is_unsupported", {"manual axis", "'c'"});
}

}  // namespace weft::sdy::meshes_test
