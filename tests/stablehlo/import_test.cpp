// From a module to a graph, at compile time as well, and what is said where a module contradicts itself.
#include <weft/stablehlo/import.hpp>

#include <support/expect_error.hpp>
#include <support/program.hpp>
#include <weft/graph/differentiate.hpp>
#include <weft/graph/print.hpp>
#include <weft/graph/simplify.hpp>
#include <weft/graph/verify.hpp>

#include <limits>

namespace weft::stablehlo_import_test {

using testing::expect_equal;
using testing::expect_error;
using testing::f32_value;

// The graph of a function whose arguments are inputs.
constexpr Graph graph_of(std::string_view text, const Buffer<stablehlo::CustomCall>& calls = {},
                         Index most = stablehlo::most_operations) {
  const stablehlo::Module module = stablehlo::read_module(text);
  const stablehlo::Function& function = stablehlo::main_of(module);
  Graph graph;
  Buffer<Var> arguments;
  const char* const names[] = {"a", "b", "c"};
  for (Index i = 0; i < function.body.arguments.size(); ++i) {
    const TensorType type = stablehlo::as_real(function.values[function.body.arguments[i]].type);
    arguments.push_back({&graph, graph.add_input(names[i], InputKind::data, type.dtype, type.shape)});
  }
  const Buffer<Var> results = stablehlo::import_function(graph, module, function, arguments, most, calls);
  for (Index i = 0; i < results.size(); ++i) graph.add_output(names[i], results[i].id);
  return graph;
}

constexpr std::string_view layer = R"(
func.func @main(%x: tensor<2x3xf32>, %w: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  %1 = call @relu(%0) : (tensor<2x2xf32>) -> tensor<2x2xf32>
  return %1 : tensor<2x2xf32>
}
func.func private @relu(%x: tensor<2x2xf32>) -> tensor<2x2xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<2x2xf32>
  %0 = stablehlo.maximum %x, %zero : tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
)";

constexpr Index nodes_at_compile_time() {
  const Graph graph = graph_of(layer);
  verify(graph);
  return graph.size();
}
static_assert(nodes_at_compile_time() == 6);

TEST(StablehloImport, CallsAreWrittenOut) {
  const Graph graph = graph_of(layer);
  const Value x = f32_value({2, 3}, {1, 2, 3, -1, -2, -3}), w = f32_value({3, 2}, {1, 0, 0, 1, 1, -1});
  expect_equal(interpret(graph, {x, w})[0], f32_value({2, 2}, {4, 0, 0, 1}));
}

TEST(StablehloImport, SinesAndRemaindersOfFloatsAreOperations) {
  const auto op_of = [](const std::string& name, const std::string& operands, const std::string& type) {
    const std::string tensor = "tensor<2x" + type + ">";
    const Graph graph =
        graph_of("func.func @main(%x: " + tensor + ", %y: " + tensor + ") -> " + tensor + " {\n  %0 = " + name + ' ' +
                 operands + " : " + tensor + "\n  return %0 : " + tensor + "\n}\n");
    return graph[graph.outputs[0].node].op;
  };
  for (const char* const type : {"f32", "bf16", "f64"}) {
    EXPECT_EQ(op_of("stablehlo.sine", "%x", type), Op::sine);
    EXPECT_EQ(op_of("stablehlo.cosine", "%x", type), Op::cosine);
    EXPECT_EQ(op_of("stablehlo.remainder", "%x, %y", type), Op::remainder);
  }
  EXPECT_EQ(op_of("stablehlo.remainder", "%x, %y", "i32"), Op::subtract);  // x - x / y * y
}

// Decomposed they would be negated. Of complex numbers the decomposition is what there is.
TEST(StablehloImport, CompositesOfChloAreItsOperations) {
  const auto composite = [](const std::string& name, const std::string& type, const char* attributes) {
    return graph_of("func.func @main(%x: tensor<2x" + type + ">) -> tensor<2x" + type +
                    "> {\n  %0 = stablehlo.composite \"" + name + "\" %x {decomposition = @other" + attributes +
                    "} : (tensor<2x" + type + ">) -> tensor<2x" + type + ">\n  return %0 : tensor<2x" + type +
                    ">\n}\nfunc.func private @other(%x: tensor<2x" + type + ">) -> tensor<2x" + type +
                    "> {\n  %0 = stablehlo.negate %x : tensor<2x" + type + ">\n  return %0 : tensor<2x" + type +
                    ">\n}\n");
  };
  const auto last_of = [](const Graph& graph) { return graph[graph.outputs[0].node].op; };
  EXPECT_EQ(last_of(composite("chlo.erf", "f32", ", version = 1 : i32")), Op::erf);
  EXPECT_EQ(last_of(composite("chlo.erfc", "f32", ", version = 1 : i32")), Op::erfc);
  EXPECT_EQ(last_of(composite("my.erf", "f32", "")), Op::negate);
  EXPECT_EQ(to_text(composite("chlo.asin", "complex<f32>", "")), to_text(composite("my.asin", "complex<f32>", "")));
  EXPECT_EQ(last_of(composite("chlo.erf", "f32", ", composite_attributes = {k = 2 : i64}")), Op::negate);
}

TEST(StablehloImport, AnOwnOperationIsAFunctionOfVars) {
  const auto doubled = [](const stablehlo::Reading& at, void*) -> Buffer<Var> { return {at.in[0] * 2.0}; };
  const Graph graph = graph_of(R"(
func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = stablehlo.custom_call @mine.doubled(%x) : (tensor<2xf32>) -> tensor<2xf32>
  %1 = "mine.doubled"(%0) : (tensor<2xf32>) -> tensor<2xf32>
  return %1 : tensor<2xf32>
})",
                               {{"mine.doubled", doubled, nullptr}});
  expect_equal(interpret(graph, {f32_value({2}, {1, -3})})[0], f32_value({2}, {4, -12}));
}

TEST(StablehloImport, ALoopWithoutACountRunsWhileItsConditionHolds) {
  const Graph graph = graph_of(R"(
func.func @main(%x: tensor<f32>) -> (tensor<f32>, tensor<i32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %0:2 = stablehlo.while(%a = %x, %n = %zero) : tensor<f32>, tensor<i32>
  cond {
    %most = stablehlo.constant dense<100.0> : tensor<f32>
    %1 = stablehlo.compare LT, %a, %most : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.add %a, %a : tensor<f32>
    %2 = stablehlo.add %n, %one : tensor<i32>
    stablehlo.return %1, %2 : tensor<f32>, tensor<i32>
  }
  return %0#0, %0#1 : tensor<f32>, tensor<i32>
})");
  verify(graph);
  const auto runs = [&](double x) { return interpret(simplify(graph), {f32_value({}, {x})})[1].elements[0]; };
  EXPECT_EQ(runs(3), 6);
  EXPECT_EQ(runs(99), 1);
  EXPECT_EQ(runs(100), 0);
  EXPECT_NE(to_text(graph).find("condition=0"), std::string::npos);
}

// Of what jax.lax.fori_loop prints, two counters, one alone is read by the body, or none; a third value is handed on by
// way of the second.
TEST(StablehloImport, ALoopCarriesWhatIsRead) {
  const auto carried = [](const std::string& added, const std::string& limited) {
    const Graph graph = graph_of(R"(func.func @main(%x: tensor<f32>) -> tensor<f32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0:4 = stablehlo.while(%i = %c, %j = %c, %y = %x, %z = %x) : tensor<i32>, tensor<i32>, tensor<f32>, tensor<f32>
  cond {
    %n = stablehlo.constant dense<5> : tensor<i32>
    %go = stablehlo.compare LT, )" +
                                 limited + R"(, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %go : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %i2 = stablehlo.add %i, %one : tensor<i32>
    %j2 = stablehlo.add %j, %one : tensor<i32>
    %by = stablehlo.convert )" + added +
                                 R"( : (tensor<i32>) -> tensor<f32>
    %y2 = stablehlo.add %z, %by : tensor<f32>
    %z2 = stablehlo.add %y, %by : tensor<f32>
    stablehlo.return %i2, %j2, %y2, %z2 : tensor<i32>, tensor<i32>, tensor<f32>, tensor<f32>
  }
  return %0#2 : tensor<f32>
})");
    Index count = 0;
    for (Id id = 0; id < graph.size(); ++id)
      if (is_loop_end(graph[id].op)) count = graph[id].operand_count;
    return std::pair(count, interpret(graph, {f32_value({}, {2})})[0][0]);
  };
  EXPECT_EQ(carried("%j", "%i"), std::pair(Index{3}, 12.0));
  EXPECT_EQ(carried("%i", "%i"), std::pair(Index{3}, 12.0));
  EXPECT_EQ(carried("%one", "%i"), std::pair(Index{2}, 7.0));
}

TEST(StablehloImport, ALoopCarriesWhatAnOperationOfUsersIsGiven) {
  Index given_in_a_loop = 0;
  const Buffer<stablehlo::CustomCall> calls{{"my.see",
                                             [](const stablehlo::Reading& at, void* count) {
                                               if (at.graph()[at.in[0].id].op == Op::add) ++*static_cast<Index*>(count);
                                               return at.in;
                                             },
                                             &given_in_a_loop}};
  const Graph graph = graph_of(R"(func.func @main() -> tensor<i32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0:2 = stablehlo.while(%i = %c, %sum = %c) : tensor<i32>, tensor<i32>
  cond {
    %n = stablehlo.constant dense<5> : tensor<i32>
    %go = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %go : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %i2 = stablehlo.add %i, %one : tensor<i32>
    %more = stablehlo.add %sum, %one : tensor<i32>
    %seen = my.see %more : tensor<i32>
    stablehlo.return %i2, %seen : tensor<i32>, tensor<i32>
  }
  return %0#0 : tensor<i32>
})",
                               calls);
  EXPECT_EQ(given_in_a_loop, 2);  // once as the loop is looked at
  for (Id id = 0; id < graph.size(); ++id)
    if (is_loop_end(graph[id].op)) {
      EXPECT_EQ(graph[id].operand_count, 2);
    }
}

// d/dx of x > 0 ? x + log(x) : 2 x, as jax.lax.cond has it, at 0, where the slope of the other branch is no number; and
// the graph without its gradient is what it was.
TEST(StablehloImport, NoGradientFlowsIntoABranchThatIsNotTaken) {
  const std::string_view text = R"(
func.func @main(%x: tensor<f32>, %i: tensor<i32>) -> tensor<f32> {
  %r = "stablehlo.case"(%i) ({
    %0 = stablehlo.add %x, %x : tensor<f32>
    stablehlo.return %0 : tensor<f32>
  }, {
    %p = stablehlo.constant dense<true> : tensor<i1>
    %0 = "stablehlo.if"(%p) ({
      %1 = stablehlo.log %x : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }, {
      %1 = stablehlo.rsqrt %x : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<i1>) -> tensor<f32>
    stablehlo.return %0 : tensor<f32>
  }, {
    %0 = stablehlo.sqrt %x : tensor<f32>
    stablehlo.return %0 : tensor<f32>
  }) : (tensor<i32>) -> tensor<f32>
  return %r : tensor<f32>
})";
  Graph graph = graph_of(text);
  const Id x = graph.inputs[0].node, r = graph.outputs[0].node;
  EXPECT_EQ(to_text(simplify(graph)).find("stop_gradient"), std::string::npos);
  const Buffer<Id> slopes = differentiate(graph, r, {x});
  graph.add_output("slope", slopes[0]);
  const auto slope_at = [&](double at, double branch) {
    return interpret(simplify(graph), {f32_value({}, {at}), make_value(DType::i32, {}, {branch})})[1].elements[0];
  };
  EXPECT_EQ(slope_at(0, 0), 2);
  EXPECT_EQ(slope_at(-1, 0), 2);
  EXPECT_EQ(slope_at(4, 1), 0.25);
  EXPECT_EQ(slope_at(4, 2), 0.25);
  EXPECT_EQ(slope_at(4, -7), 0.25);
  EXPECT_EQ(slope_at(0, 9), std::numeric_limits<double>::infinity());
}

// Functions that are made of others, at numbers where one form of them ends, and where the form that is not taken has
// no slope: at zero, at integers, where an angle's legs are equal.
TEST(StablehloImport, FunctionsHaveTheirSlopesWhereFormsMeet) {
  struct Case {
    const char* operation;
    double x, slope;
  };
  for (const Case& known : {Case{"chlo.sinh", 0, 1}, Case{"chlo.asinh", 0, 1}, Case{"chlo.asinh", -2, 0.4472135955},
                            Case{"chlo.atan", 0, 1}, Case{"chlo.atan", 1, 0.5}, Case{"chlo.atan", -1, 0.5},
                            Case{"chlo.asin", 0, 1}, Case{"chlo.acos", 0, -1}, Case{"chlo.bessel_i1e", 0, 0.5},
                            Case{"chlo.erf_inv", 0, 0.8862269255}, Case{"chlo.erf_inv", 0.5, 1.112585041},
                            Case{"chlo.lgamma", 1, -0.5772156649}, Case{"chlo.lgamma", 3, 0.9227843351},
                            Case{"chlo.lgamma", -1.5, 0.7031566406}, Case{"chlo.digamma", 2, 0.6449340668}}) {
    Graph graph = graph_of("func.func @main(%x: tensor<f32>) -> tensor<f32> {\n  %0 = " + std::string(known.operation) +
                           " %x : tensor<f32> -> tensor<f32>\n  return %0 : tensor<f32>\n}");
    const Id x = graph.inputs[0].node;
    graph.add_output("slope", differentiate(graph, graph.outputs[0].node, {x})[0]);
    const double slope = interpret(graph, {f32_value({}, {known.x})})[1].elements[0];
    EXPECT_NEAR(slope, known.slope, 2e-5) << known.operation << " at " << known.x;
  }
}

// A size that is known cuts a dimension; one that values tell is named.
TEST(StablehloImport, DimensionsAreSetToSizesThatAreKnown) {
  const Graph graph = graph_of(R"(
func.func @main(%x: tensor<2x4xf32>) -> tensor<2x3xf32> {
  %n = stablehlo.constant dense<3> : tensor<i32>
  %0 = "stablehlo.set_dimension_size"(%x, %n) {dimension = 1 : i64} : (tensor<2x4xf32>, tensor<i32>) -> tensor<2x?xf32, #stablehlo.bounds<?, 4>>
  %1 = stablehlo.reshape %0 : (tensor<2x?xf32, #stablehlo.bounds<?, 4>>) -> tensor<2x3xf32>
  return %1 : tensor<2x3xf32>
})");
  expect_equal(interpret(graph, {f32_value({2, 4}, {1, 2, 3, 4, 5, 6, 7, 8})})[0],
               f32_value({2, 3}, {1, 2, 3, 5, 6, 7}));
  const auto refused = [](const std::string& size, const char* code, const std::vector<std::string>& pieces) {
    const std::string text =
        "func.func @main(%x: tensor<4xf32>, %n: tensor<i32>) -> tensor<4xf32> {\n  %five = stablehlo.constant dense<5> "
        ": tensor<i32>\n"
        "  %0 = stablehlo.set_dimension_size %x, " +
        size +
        ", dim = 0 : (tensor<4xf32>, tensor<i32>) -> tensor<4xf32>\n"
        "  return %0 : tensor<4xf32>\n}";
    expect_error([&] { static_cast<void>(graph_of(text)); }, code, pieces);
  };
  refused("%n", "stablehlo_size_is_unknown", {"line 3", "set_dimension_size", "operand 1"});
  refused("%five", "slice_out_of_range", {"line 3", "[0, 5)"});
}

void expect_refused(const std::string& lines, const char* code, const std::vector<std::string>& pieces,
                    Index most = stablehlo::most_operations) {
  const std::string text =
      "func.func @main(%x: tensor<4xf32>, %i: tensor<4xi32>) -> tensor<4xf32> {\n" + lines +
      "\n  return %x : tensor<4xf32>\n}\nfunc.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {\n  %0 = call "
      "@f(%x) : (tensor<4xf32>) -> tensor<4xf32>\n  return %0 : tensor<4xf32>\n}\n";
  expect_error([&] { static_cast<void>(graph_of(text, {}, most)); }, code, pieces);
}

TEST(StablehloImport, AnErrorNamesTheLineThatTheOperationCameFrom) {
  const std::string text = R"(#loc1 = loc("/home/me/train.py":8:33 to :40)
#loc2 = loc("loss"(#loc1))
#loc3 = loc(callsite(#loc2 at #loc1))
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.infeed %x : tensor<4xf32> loc(#loc4)
  return %x : tensor<4xf32>
}
#loc4 = loc("jit(f)/fft"(#loc3))
)";
  expect_error([&] { static_cast<void>(graph_of(text)); }, "stablehlo_is_unsupported",
               {"line 5, column 8", "'stablehlo.infeed'", "[the line '\"/home/me/train.py\":8:33']"});
}

TEST(StablehloImport, ContradictionsAreToldWithTheirPlace) {
  expect_refused("  %0 = stablehlo.frobnicate %x : tensor<4xf32>", "stablehlo_is_unsupported",
                 {"line 2, column 8", "operation 'stablehlo.frobnicate'"});
  expect_refused("  %0 = stablehlo.custom_call @cusolver(%x) : (tensor<4xf32>) -> tensor<4xf32>",
                 "stablehlo_target_is_unknown", {"custom_call 'cusolver'"});
  expect_refused("  %0 = stablehlo.custom_call @xla_ffi_python_cpu_callback(%x) : (tensor<4xf32>) -> tensor<4xf32>",
                 "stablehlo_is_unsupported", {"line 2", "call back into Python"});
  expect_refused("  %0 = stablehlo.constant dense_resource<__elided__> : tensor<4xf32>", "stablehlo_is_malformed",
                 {"line 2", "left out (large_elements_limit)"});
  expect_refused("  %0 = stablehlo.add %x, %i : tensor<4xf32>", "element_types_differ",
                 {"line 2", "'stablehlo.add'", "f32", "i32"});
  expect_refused("  %0 = stablehlo.negate %x : (tensor<4xf32>) -> tensor<5xf32>", "stablehlo_type_differs",
                 {"tensor<5xf32>", "tensor<4xf32>"});
  expect_refused("  %0 = \"stablehlo.add\"(%x) : (tensor<4xf32>) -> tensor<4xf32>", "stablehlo_count_differs",
                 {"1 operands, not 2"});
  expect_refused("  %0 = stablehlo.transpose %x : (tensor<4xf32>) -> tensor<4xf32>", "stablehlo_attribute_is_missing",
                 {"'stablehlo.transpose'", "'dims'"});
  expect_refused("  %0 = call @g(%x) : (tensor<4xf32>) -> tensor<4xf32>", "stablehlo_name_is_unknown",
                 {"function 'g'"});
  expect_refused("  %0 = call @f(%x) : (tensor<4xf32>) -> tensor<4xf32>", "stablehlo_calls_itself", {"line 6", "'f'"});
  expect_refused("  %0 = stablehlo.slice %x [2:9] : (tensor<4xf32>) -> tensor<7xf32>", "slice_out_of_range",
                 {"line 2"});
  expect_refused("  %0 = stablehlo.negate %x : tensor<4xf32>\n  %1 = stablehlo.negate %0 : tensor<4xf32>",
                 "stablehlo_is_too_large", {"more than 1 operations"}, 1);
  expect_error(
      [] {
        static_cast<void>(
            stablehlo::main_of(stablehlo::read_module("func.func @f() {return}\nfunc.func @g() {return}")));
      },
      "stablehlo_has_no_function", {"'main'"});
}

TEST(StablehloImport, GeneratorsAskForAStateThatTheyKnow) {
  const auto generator = [](const char* state, const char* algorithm) {
    const std::string type = std::string("tensor<") + state + '>';
    return "func.func @main(%s: " + type +
           ") -> tensor<3xui32> {\n  %0, %1 = stablehlo.rng_bit_generator %s, algorithm = " + algorithm + " : (" +
           type + ") -> (" + type + ", tensor<3xui32>)\n  return %1 : tensor<3xui32>\n}";
  };
  EXPECT_GT(graph_of(generator("3xui64", "PHILOX")).size(), 0);
  expect_error([&] { static_cast<void>(graph_of(generator("3xui64", "THREE_FRY"))); }, "stablehlo_is_unsupported",
               {"line 2", "type of the state"});
  expect_error([&] { static_cast<void>(graph_of(generator("2xui32", "PHILOX"))); }, "stablehlo_is_unsupported",
               {"line 2", "type of the state"});
  expect_error([&] { static_cast<void>(graph_of(generator("2xui64", "DICE"))); }, "stablehlo_is_malformed",
               {"line 2", "THREE_FRY, PHILOX or DEFAULT"});
}

TEST(StablehloImport, PowersOfIntegersWrapAndFractionsAreCut) {
  const Graph graph = graph_of(R"(
func.func @main(%a: tensor<8xi32>, %b: tensor<8xi32>) -> tensor<8xi32> {
  %0 = stablehlo.power %a, %b : tensor<8xi32>
  return %0 : tensor<8xi32>
})");
  const Value a = make_value(DType::i32, {8}, {2, 3, -2, 0, 7, 1, -1, 46341}),
              b = make_value(DType::i32, {8}, {10, 0, 3, 0, -1, -5, -3, 2});
  expect_equal(interpret(graph, {a, b})[0], make_value(DType::i32, {8}, {1024, 1, -8, 1, 0, 1, -1, -2147479015}));
}

TEST(StablehloImport, ADeviceAloneIsItsWholeGroup) {
  const auto reduced = [](const char* groups) {
    return "func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {\n  %0 = \"stablehlo.all_reduce\"(%x) "
           "<{replica_groups = " +
           std::string(groups) + "}> ({\n  ^bb0(%a: tensor<f32>, %b: tensor<f32>):\n    %1 = stablehlo.add %a, %b : " +
           "tensor<f32>\n    stablehlo.return %1 : tensor<f32>\n  }) : (tensor<4xf32>) -> tensor<4xf32>\n" +
           "  return %0 : tensor<4xf32>\n}";
  };
  const Value x = f32_value({4}, {1, 2, 3, 4});
  expect_equal(interpret(graph_of(reduced("dense<[[0]]> : tensor<1x1xi64>")), {x})[0], x);
  expect_error([&] { static_cast<void>(graph_of(reduced("dense<[[0, 1]]> : tensor<1x2xi64>"))); },
               "stablehlo_is_unsupported", {"line 2", "several devices", "stablehlo.all_reduce"});
}

}  // namespace weft::stablehlo_import_test
