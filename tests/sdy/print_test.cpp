// Shardings are printed as they are read.
#include <weft/sdy/print.hpp>
#include <weft/stablehlo/parser.hpp>

#include <gtest/gtest.h>

namespace weft::sdy::print_test {

TEST(Print, IsWhatIsRead) {
  const stablehlo::Module module = stablehlo::read_module(R"(sdy.mesh @mesh = <["x"=2, "y"=8]>)");
  const Meshes meshes(module);
  for (const char* text :
       {R"(<@mesh, []>)", R"(<@mesh, [{}, {?}, {"x", ?}p2, {"y":(1)2}]>)", R"(<@mesh, [{"y":(2)4}], replicated={"x"}>)",
        R"(<@mesh, [{?}], unreduced={"x"}>)", R"(<@mesh, [{?}], replicated={"y":(4)2}, unreduced=min{"x"}>)"})
    EXPECT_EQ(to_text(read_sharding(text, meshes), meshes), text);
  EXPECT_EQ(to_text(TensorSharding(), meshes), "");
}

}  // namespace weft::sdy::print_test
