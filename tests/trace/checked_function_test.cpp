#include <weft/trace/checked_function.hpp>

#include <weft/nn/linear.hpp>
#include <weft/trace/inputs.hpp>

namespace weft::checked_function_test {

struct Model {
  nn::Linear layer{"layer", 8, 2};
  constexpr Var operator()(Var x) const { return layer(x); }
};
struct NotConstexpr {
  Var operator()(Var x) const { return Model{}(x); }
};
// The compiler can call the function, but not what that calls.
struct CallsNotConstexpr {
  constexpr Var operator()(std::same_as<Var> auto x) const { return NotConstexpr{}(x); }
};
using Batch = Inputs<f32[4][8]>;

TEST(CheckedFunction, IsCallableWithAsManyVarsAsInputs) {
  static_assert(IsCallable<Model, Batch> && !IsCallable<Model, Inputs<f32[4][8], i32[4]>>);
  static_assert(std::same_as<Returned<Model, Batch>, Var>);
}

TEST(CheckedFunction, IsConstexprToTheLastCall) {
  static_assert(IsConstexpr<Model, Batch>);
  static_assert(!IsConstexpr<NotConstexpr, Batch> && !IsConstexpr<CallsNotConstexpr, Batch>);
  EXPECT_TRUE((call_once<NotConstexpr, Batch>()));  // which is why it can be called at run time
}

// What is wrong with a model has sentences of its own.
TEST(CheckedFunction, MistakesOfAModelAreNoReason) { static_assert(IsConstexpr<Model, Inputs<f32[4][7]>>); }

TEST(CheckedFunction, InputsAreNumbered) {
  Graph graph;
  const Buffer<Var> inputs = detail::declare_inputs<Inputs<f32[4][8], i32[4]>>(graph);
  ASSERT_EQ(inputs.size(), 2);
  EXPECT_EQ(inputs[1].dtype(), DType::i32);
  EXPECT_STREQ(graph.input_name(1).c_str(), "input1");
}

}  // namespace weft::checked_function_test
