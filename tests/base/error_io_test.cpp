// Every error of files and data is one line that starts with the library's name, says the numbers and ends in a cure.
#include <weft/base/error_io.hpp>
#include <weft/base/fixed_vector.hpp>

#include "support/expect_error.hpp"

namespace error_io_test {

using weft::testing::expect_error;
const weft::fixed_vector<weft::Index, 4> dims{60000, 28, 28};

TEST(ErrorIo, FileErrorsNameThePathTheReasonAndTheCure) {
  expect_error([] { weft::path_has_a_zero_byte("a"); }, "path_has_a_zero_byte", {"'a'", "zero byte"});
  expect_error([] { weft::file_is_missing("a/b"); }, "file_is_missing", {"'a/b'", "does not exist", "check"});
  expect_error([] { weft::file_is_not_regular("write", "a"); }, "file_is_not_regular", {"write: 'a'", "name a file"});
  expect_error([] { weft::file_cannot_be_read("a", "why"); }, "file_cannot_be_read", {"'a': why", "permissions"});
  expect_error([] { weft::file_ended_early("a", 10, 3); }, "file_ended_early", {"3 of 10 bytes"});
  expect_error([] { weft::file_cannot_be_written("a", "why"); }, "file_cannot_be_written", {"'a': why", "writable"});
  expect_error([] { weft::directory_cannot_be_created("a", "why"); }, "directory_cannot_be_created", {"'a': why"});
}

TEST(ErrorIo, IdxErrorsNameTheFileAndTheNumbers) {
  expect_error([] { weft::idx_is_compressed("a.gz"); }, "idx_is_compressed", {"'a.gz'", "gunzip it first"});
  expect_error([] { weft::idx_is_too_short("a", 3, 4); }, "idx_is_too_short", {"'a' is 3 bytes", "needs 4"});
  expect_error([] { weft::file_is_of_another_format("read", "a", "a page", "turn it"); }, "file_is_of_another_format",
               {"read: 'a' is a page; turn it"});
  expect_error([] { weft::idx_magic_is_wrong("a", 80, 75); }, "idx_magic_is_wrong", {"80, 75", "0, 0"});
  expect_error([] { weft::idx_type_is_unsupported("a", 13, "32-bit float", "those of type u8 are"); },
               "idx_type_is_unsupported", {"type 13 (32-bit float)", "type u8"});
  expect_error([] { weft::idx_rank_is_unsupported("a", 7, 4); }, "idx_rank_is_unsupported", {"7 dim", "1 to 4"});
  expect_error([] { weft::idx_is_too_large("a", dims); }, "idx_is_too_large", {"[60000, 28, 28]"});
  expect_error([] { weft::idx_is_truncated("a", dims, 47040016, 99); }, "idx_is_truncated",
               {"[60000, 28, 28]", "must be 47040016 bytes long and is 99", "truncated"});
  expect_error([] { weft::idx_is_oversized("a", dims, 10, 13); }, "idx_is_oversized",
               {"must be 10 bytes long and is 13, 3 bytes too many"});
  expect_error([] { weft::idx_extent_is_unwritable("a", 1, -3); }, "idx_extent_is_unwritable",
               {"dimension 1 has extent -3"});
}

TEST(ErrorIo, DataSetErrorsNameTheFileAndTheNumbers) {
  expect_error([] { weft::data_file_is_missing("d", "x-idx3", "x.idx3"); }, "data_file_is_missing",
               {"folder 'd'", "'x-idx3'", "'x.idx3'", "generated digits"});
  expect_error([] { weft::image_extents_differ("a", dims, 32, 32); }, "image_extents_differ",
               {"'a' has extents [60000, 28, 28]", "[count, 32, 32]"});
  expect_error([] { weft::label_extents_differ("a", dims); }, "label_extents_differ", {"[60000, 28, 28]", "[count]"});
  expect_error([] { weft::label_count_differs("a", 5, "b", 6); }, "label_count_differs",
               {"'a' has 5 images", "'b' has 6 labels"});
  expect_error([] { weft::label_is_out_of_range("a", 17, 12, 10); }, "label_is_out_of_range",
               {"'a': label 17 is 12", "0 to 9"});
  expect_error([] { weft::data_set_is_empty("a"); }, "data_set_is_empty", {"'a' holds no items"});
  expect_error([] { weft::digit_count_is_out_of_range(0, 9); }, "digit_count_is_out_of_range", {"0 images", "1 to 9"});
}

TEST(ErrorIo, LoaderErrorsNameTheSettingAndTheNumbers) {
  expect_error([] { weft::permutation_is_out_of_range(4, 3); }, "permutation_is_out_of_range", {"index 4", "3 items"});
  expect_error([] { weft::loader_setting_is_too_small("ranks", 0, 1); }, "loader_setting_is_too_small",
               {"ranks is 0", "at least 1"});
  expect_error([] { weft::loader_epoch_is_empty(10, 16); }, "loader_epoch_is_empty", {"10 items", "batch of 16"});
  expect_error([] { weft::loader_step_is_out_of_range(2, 2); }, "loader_step_is_out_of_range", {"step 2", "2 steps"});
  expect_error([] { weft::loader_rank_is_out_of_range(4, 4); }, "loader_rank_is_out_of_range", {"rank 4", "0 to 3"});
  expect_error([] { weft::loader_scale_is_not_finite(0.25, -0.5); }, "loader_scale_is_not_finite",
               {"mean is 0.25", "deviation is -0.5"});
  expect_error([] { weft::loader_setting_is_too_large("devices", 99, 16); }, "loader_setting_is_too_large",
               {"devices is 99", "at most 16"});
  expect_error([] { weft::data_set_sizes_differ(9, 2, 3); }, "data_set_sizes_differ", {"9 bytes", "not 2 x 3"});
}

TEST(ErrorIo, ErrorsOfSourcesAndSamplersNameTheNumbers) {
  expect_error([] { weft::loader_fields_are_empty(1, 0); }, "loader_fields_are_empty", {"field 1", "0 elements"});
  expect_error([] { weft::data_array_does_not_divide(1, 10, 4); }, "data_array_does_not_divide",
               {"array 1 has 10 elements", "4 rows"});
  expect_error([] { weft::loader_devices_are_out_of_range(3, 2, 4); }, "loader_devices_are_out_of_range",
               {"devices 3 to 4", "there are 4"});
  expect_error([] { weft::loader_processes_do_not_divide(3, 8); }, "loader_processes_do_not_divide",
               {"8 devices", "3 processes"});
  expect_error([] { weft::loader_process_needs_sharding(1, 2); }, "loader_process_needs_sharding", {"1 of 2"});
  expect_error([] { weft::loader_sharding_says_devices(4, 2); }, "loader_sharding_says_devices",
               {"devices is 4", "2 parts"});
  expect_error([] { weft::loader_spec_cuts_columns(1); }, "loader_spec_cuts_columns", {"dimension 1", "whole batch"});
  expect_error([] { weft::sampler_weight_is_wrong(7, -1.5); }, "sampler_weight_is_wrong", {"item 7 is -1.5"});
  expect_error([] { weft::sampler_has_no_weight(3); }, "sampler_has_no_weight", {"none of 3 items"});
  expect_error([] { weft::sampler_index_is_out_of_range(9, 9); }, "sampler_index_is_out_of_range",
               {"item 9", "9 items"});
}

TEST(ErrorIo, TextErrorsNameTheFileAndTheNumbers) {
  expect_error([] { weft::text_is_too_short("a", 64, 64); }, "text_is_too_short",
               {"'a' has 64 characters", "sequence of 64", "needs 65", "longer"});
  expect_error([] { weft::byte_not_in_vocabulary("a", 17, 2, 195); }, "byte_not_in_vocabulary",
               {"'a': byte 195 at offset 17, line 2", "' ' to '~'", "convert"});
}

}  // namespace error_io_test
