// Products of integers of every type, planned and carried out: what the reference has, also where they wrap.
#include <support/gradients.hpp>
#include <weft/planner/integer_products.hpp>

namespace weft::integer_products_test {

using testing::Program;

TEST(IntegerProducts, AreThoseOfTheReference) {
  for (const DType dtype : {DType::i8, DType::u8, DType::i16, DType::u16, DType::i32, DType::u32, DType::i64, DType::u64}) {
    SCOPED_TRACE(name_of(dtype));
    Program program;
    const Var a = program.input("a", {2, 3}, dtype), b = program.input("b", {3, 2}, dtype);
    const Value left = make_value(dtype, {2, 3}, {1, 100, 3, 4, 5, 90}), right = make_value(dtype, {3, 2}, {7, 8, 9, 110, 1, 2});
    program.graph.add_output("product", matmul(a, b).id);
    const Graph made = detail::without_integer_products(program.graph);
    EXPECT_TRUE(detail::has_integer_products(program.graph));
    EXPECT_FALSE(detail::has_integer_products(made));
    testing::expect_equal(interpret(made, {left, right})[0], interpret(program.graph, {left, right})[0]);
  }
}
TEST(IntegerProducts, ProductsOfFloatsStay) {
  Program program;
  program.graph.add_output("product", matmul(program.input("a", {2, 3}), program.input("b", {3, 2})).id);
  EXPECT_FALSE(detail::has_integer_products(program.graph));
}

}  // namespace weft::integer_products_test
