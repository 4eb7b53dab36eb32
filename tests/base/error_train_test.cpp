// Errors of training steps name the tensor or input, what was given and what is needed.
#include <weft/base/error_train.hpp>

#include <support/expect_error.hpp>

namespace weft::error_train_test {

using testing::expect_error;

TEST(ErrorTrain, NamesWhatWasGivenAndWhatIsNeeded) {
  expect_error([] { metric_is_unknown("acuracy", "loss, accuracy"); }, "metric_is_unknown",
               {"'acuracy'", "there are: loss, accuracy"});
  expect_error([] { metric_is_no_scalar(1, 8); }, "metric_is_no_scalar", {"rank 1", "8 elements", "mean or sum"});
  expect_error([] { gradients_are_not_kept("fc.bias"); }, "gradients_are_not_kept", {"'fc.bias'", ".keep_gradients"});
  expect_error([] { weight_has_no_gradient("fc.bias", false); }, "weight_has_no_gradient", {"'fc.bias' is frozen"});
  expect_error([] { weight_has_no_gradient("bn.running_mean", true); }, "weight_has_no_gradient", {"is a state"});
  expect_error([] { parts_have_no_weight(2); }, "parts_have_no_weight", {"2 different weights"});
  expect_error([] { parts_have_no_weight(1); }, "parts_have_no_weight", {"inside a loop"});
  expect_error([] { weight_was_never_given("fc.bias"); }, "weight_was_never_given", {"'fc.bias'", "load_weights(step)"});
  expect_error([] { weights_are_shared("fc.bias"); }, "weights_are_shared", {"'fc.bias'", "load into the step"});
  expect_error([] { shared_weight_is_unknown("fc.bias"); }, "shared_weight_is_unknown", {"'fc.bias'", "same model"});
  expect_error([] { shared_weight_lies_differently("fc.bias", "f32[10]", "bf16[10]"); },
               "shared_weight_lies_differently",
               {"'fc.bias' is f32[10]", "bf16[10] to its lender", "load_weights(step)"});
  expect_error([] { shared_weights_are_cut(); }, "shared_weights_are_cut", {"leave the runtime out"});
  expect_error([] { state_lacks_tensor("fc.bias"); }, "state_lacks_tensor", {"'fc.bias'", "another optimizer"});
  expect_error([] { step_count_is_out_of_range(-3, 9); }, "step_count_is_out_of_range", {"-3 steps", "0 to 9"});
  expect_error([] { there_are_no_averages(); }, "there_are_no_averages", {".average = true"});
  expect_error([] { tensor_is_unknown("hiden.weight", "'hidden.weight'"); }, "tensor_is_unknown",
               {"'hiden.weight'; there are: 'hidden.weight'"});
  expect_error([] { tensor_size_differs("hidden.bias", 511, 512); }, "tensor_size_differs",
               {"'hidden.bias' has 512", "511 are given"});
  expect_error([] { batch_size_differs(1, 128, 256, 256, 256); }, "batch_size_differs",
               {"input 1 has 256 elements, 256 rows of 1", "128 are given, 128 rows", "device_batch times its devices"});
  expect_error([] { batch_size_differs(0, 785, 1568, 1568, 2); }, "batch_size_differs",
               {"2 rows of 784, and 785 are given; give one contiguous range"});
  expect_error([] { batch_size_differs(0, 8, 64, 32, 16); }, "batch_size_differs",
               {"of which this process holds 32", "8 are given, 2 rows; give the loader the ShardingSpec of this input"});
  expect_error([] { micro_batches_do_not_divide(10, 4); }, "micro_batches_do_not_divide", {"10 rows", "4 equal parts"});
}

}  // namespace weft::error_train_test
