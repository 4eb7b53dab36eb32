// Every error of building and rewriting graphs is one line with the numbers and, where there is one, a cure.
#include <weft/base/error_graph.hpp>

#include <support/expect_error.hpp>

#include <vector>

namespace weft::error_graph_test {

using testing::expect_error;

TEST(ErrorGraph, ShapeErrorsNameTheOperationAndBothNumbers) {
  expect_error([] { inner_dimensions_differ(784, 512); }, "inner_dimensions_differ",
               {"[..., M, 784]", "[..., 512, N]", "transpose"});
  expect_error([] { operand_shapes_differ("add", 1, 3, 4); }, "operand_shapes_differ",
               {"add", "dimension 1", "3 against 4", "reshape"});
  expect_error([] { operand_ranks_differ("add", 2, 3); }, "operand_ranks_differ", {"add", "rank 2", "rank 3"});
  expect_error([] { element_types_differ("add", "f32", "i32"); }, "element_types_differ",
               {"add", "f32 and i32", "convert"});
  expect_error([] { element_type_not_supported("exp", "i32"); }, "element_type_not_supported",
               {"exp", "i32", "convert"});
  expect_error([] { dimension_out_of_range("sum", 5, 3); }, "dimension_out_of_range", {"sum", "5", "rank 3"});
  expect_error([] { dimension_named_twice("sum", 5); }, "dimension_named_twice", {"sum", "dimension 5", "twice"});
  expect_error([] { element_counts_differ(12, 10); }, "element_counts_differ", {"12", "10", "products"});
  expect_error([] { literal_bytes_differ(12, 16); }, "literal_bytes_differ", {"12 bytes", "16", "every element"});
  expect_error([] { slice_out_of_range(1, 2, 9, 8); }, "slice_out_of_range", {"[2, 9)", "dimension 1", "[0, 8)"});
  expect_error([] { slice_does_not_fit("dynamic_slice", 1, 9, 8); }, "slice_does_not_fit",
               {"dynamic_slice", "a slice of 9", "dimension 1", "take 0 to 8"});
  expect_error([] { start_count_differs("dynamic_slice", 1, 2); }, "start_count_differs",
               {"dynamic_slice", "1 starts", "rank 2", "one i32 scalar a dimension"});
  expect_error([] { padding_is_negative(1, -2); }, "padding_is_negative", {"-2", "dimension 1", "slice"});
  expect_error([] { extent_does_not_divide("reduce_scatter", 10, 4); }, "extent_does_not_divide",
               {"reduce_scatter", "10", "4"});
}

TEST(ErrorGraph, WindowErrorsNameTheLayerOrTheOperation) {
  expect_error([] { channels_differ("conv1", 3, 4); }, "channels_differ", {"conv1", "3 channels", "takes 4", "change"});
  expect_error([] { groups_do_not_divide("conv1", 6, 4); }, "groups_do_not_divide",
               {"conv1", "6 channels", "4 equal groups", "change"});
  expect_error([] { window_does_not_fit("max_pool2d", 5, 4); }, "window_does_not_fit",
               {"max_pool2d", "spans 5", "into 4", "padding"});
  expect_error([] { window_setting_out_of_range("conv2d", "stride", 0, 1); }, "window_setting_out_of_range",
               {"conv2d", "stride", "is 0", "1 or more"});
}

TEST(ErrorGraph, GradientErrorsSayWhatToDo) {
  expect_error([] { gradient_needs_a_scalar(2); }, "gradient_needs_a_scalar", {"rank 2", "mean or sum"});
  expect_error([] { operation_has_no_gradient("all_reduce"); }, "operation_has_no_gradient",
               {"all_reduce", "stop_gradient"});
  expect_error([] { while_has_no_gradient(); }, "while_has_no_gradient", {"while", "number of iterations", "jax.grad"});
}

TEST(ErrorGraph, InputAndGraphErrorsNameTheirPlace) {
  expect_error([] { parameter_declared_twice("w"); }, "parameter_declared_twice", {"'w'", "twice"});
  expect_error([] { input_shape_differs("x", 1, 3, 4); }, "input_shape_differs", {"'x'", "dimension 1", "3", "4"});
  expect_error([] { input_count_differs("inputs", 2, 3); }, "input_count_differs", {"2 inputs", "3"});
  expect_error([] { row_index_out_of_range("gather", 9, 4); }, "row_index_out_of_range",
               {"gather", "index 9", "4 rows"});
  expect_error([] { operation_is_not_elementwise("exp"); }, "operation_is_not_elementwise", {"exp"});
  expect_error([] { graph_is_invalid("mesh axes exist", 7); }, "graph_is_invalid", {"node 7", "mesh axes exist"});
  expect_error([] { weight_declared_twice("fc.weight", "Linear", "Conv"); }, "weight_declared_twice",
               {"'fc.weight'", "a Linear and a Conv", "nn::tied(layer)(x)"});
  expect_error([] { tied_weight_is_unknown("fc.weight", "Linear"); }, "tied_weight_is_unknown",
               {"tied Linear", "'fc.weight'"});
  expect_error([] { function_declares_input("map", "seed"); }, "function_declares_input",
               {"map", "'seed'", "further argument"});
}

TEST(ErrorGraph, StateErrorsNameTheState) {
  expect_error([] { state_type_differs("kept", "f32", std::vector{4}, "bf16", std::vector{4, 2}); },
               "state_type_differs", {"'kept' is f32 [4]", "bf16 [4, 2]", "keeps its type"});
  expect_error([] { state_is_written_twice("kept"); }, "state_is_written_twice", {"'kept'", "once"});
  expect_error([] { state_is_written_in_a_loop("kept"); }, "state_is_written_in_a_loop", {"'kept'", "carry it"});
}

}  // namespace weft::error_graph_test
