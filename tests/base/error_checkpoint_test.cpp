// Every error of safetensors files and checkpoints is one line that names the file, the numbers and a cure.
#include <weft/base/error_checkpoint.hpp>
#include <weft/base/fixed_vector.hpp>

#include "support/expect_error.hpp"

namespace weft::error_checkpoint_test {

using testing::expect_error;
const fixed_vector<Index, 4> shape{2, 3};

TEST(ErrorCheckpoint, ReadingNamesTheFileAndTheNumbers) {
  expect_error([] { safetensors_is_too_short("p", 3); }, "safetensors_is_too_short", {"'p' has 3 bytes", "takes 8"});
  expect_error([] { safetensors_header_is_too_long("p", "999", 10); }, "safetensors_header_is_too_long",
               {"'p'", "999 bytes, and 10"});
  expect_error([] { safetensors_header_is_truncated("p", 9, 4); }, "safetensors_header_is_truncated",
               {"9 bytes, of which 4", "copy it again"});
  expect_error([] { safetensors_header_is_malformed("p", 17, "':'"); }, "safetensors_header_is_malformed",
               {"byte 17 of the header should be ':'"});
  expect_error([] { safetensors_name_is_repeated("p", "a"); }, "safetensors_name_is_repeated", {"'a' twice"});
  expect_error([] { safetensors_type_is_unknown("p", "a", "F4"); }, "safetensors_type_is_unknown", {"'F4'", "convert"});
  expect_error([] { safetensors_rank_is_unsupported("p", "a", 8); }, "safetensors_rank_is_unsupported",
               {"more than 8 dimensions", "reshape"});
  expect_error([] { safetensors_shape_is_too_large("p", "a", shape); }, "safetensors_shape_is_too_large", {"[2, 3]"});
  expect_error([] { safetensors_size_differs("p", "a", "F32", shape, 24, 0, 20); }, "safetensors_size_differs",
               {"'a', F32 [2, 3], takes 24 bytes", "bytes 0 to 20"});
  expect_error([] { safetensors_tensors_overlap("p", "a", "b"); }, "safetensors_tensors_overlap", {"'a' and 'b'"});
  expect_error([] { safetensors_has_a_hole("p", 4, 8, "b"); }, "safetensors_has_a_hole", {"bytes 4 to 8", "'b'"});
  expect_error([] { safetensors_data_size_differs("p", 8, 7); }, "safetensors_data_size_differs",
               {"8", "7", "truncated"});
  expect_error([] { safetensors_bool_is_damaged("p", "a", 5, 2); }, "safetensors_bool_is_damaged",
               {"element 5 of 'a' is 2"});
}

TEST(ErrorCheckpoint, WritingNamesTheFileAndTheTensor) {
  expect_error([] { safetensors_cannot_hold("p", "a", "c128"); }, "safetensors_cannot_hold", {"'a'", "c128"});
  expect_error([] { safetensors_name_is_reserved("p"); }, "safetensors_name_is_reserved", {"'p'", "another name"});
  expect_error([] { checkpoint_manager_has_moved(); }, "checkpoint_manager_has_moved", {"moved"});
  expect_error([] { safetensors_text_is_no_utf8("p", "?"); }, "safetensors_text_is_no_utf8", {"'?'", "UTF-8"});
  expect_error([] { safetensors_bytes_differ("p", "a", 7, 8); }, "safetensors_bytes_differ", {"takes 8 bytes, 7"});
  expect_error([] { safetensors_has_no_more_tensors("p", 2); }, "safetensors_has_no_more_tensors", {"2 tensors"});
  expect_error([] { safetensors_lacks_tensor("p", "a"); }, "safetensors_lacks_tensor", {"'a'", "then commit"});
}

TEST(ErrorCheckpoint, CheckpointsNameWhatDoesNotFit) {
  expect_error([] { checkpoint_does_not_fit("p", "it lacks 'a'"); }, "checkpoint_does_not_fit",
               {"'p' does not fit the model: it lacks 'a'; load it"});
  expect_error([] { checkpoint_names_collide("p", "a", "b", "c"); }, "checkpoint_names_collide",
               {"'p'", "'a' and 'b' are both 'c'; rename"});
  expect_error([] { checkpoint_name_has_more_stars("a.*", "*.*", 1, 2); }, "checkpoint_name_has_more_stars",
               {"'a.*' has 1 stars and its new name '*.*' 2"});
  expect_error([] { checkpoint_cannot_name("p", "up.weight"); }, "checkpoint_cannot_name",
               {"'p'", "'up.weight'", "add the rule"});
  expect_error([] { checkpoint_transposes_nothing("p", "a.*"); }, "checkpoint_transposes_nothing",
               {"'p'", "'a.*' transposed", "no matrix"});
  expect_error([] { checkpoint_entry_is_wrong("p", "weft.steps", "x", "a number"); }, "checkpoint_entry_is_wrong",
               {"'weft.steps' = 'x'", "needs a number"});
  expect_error([] { checkpoint_entry_is_reserved("weft.x"); }, "checkpoint_entry_is_reserved", {"'weft.x'"});
  expect_error(
      [] { checkpoint_has_no_averages("p"); }, "checkpoint_has_no_averages",
      {"weft: checkpoint: 'p' has the moving average of no weight of the model; save a step whose Optimizer has "
       "the option .average = true, or use load_weights"});
  expect_error([] { checkpoint_rule_is_out_of_range("keep_last", 0, 1); }, "checkpoint_rule_is_out_of_range",
               {"keep_last is 0", "at least 1"});
}

}  // namespace weft::error_checkpoint_test
