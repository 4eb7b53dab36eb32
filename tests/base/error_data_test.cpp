// Every error of NumPy files, tables of numbers and files of tokens is one line with the file, the numbers and a cure.
#include <weft/base/error_data.hpp>
#include <weft/base/fixed_vector.hpp>

#include "support/expect_error.hpp"

namespace error_data_test {

using weft::testing::expect_error;
const weft::fixed_vector<weft::Index, 4> dims{2, 3};

TEST(ErrorData, NpyErrorsNameTheFileAndTheNumbers) {
  expect_error([] { weft::npy_is_too_short("a", 3, 10); }, "npy_is_too_short", {"'a' is 3 bytes", "needs 10"});
  expect_error([] { weft::npy_magic_is_wrong("a"); }, "npy_magic_is_wrong", {"'a'", "NUMPY", "numpy.save"});
  expect_error([] { weft::npy_version_is_unknown("a", 4, 1); }, "npy_version_is_unknown", {"version 4.1", "3.0"});
  expect_error([] { weft::npy_header_is_too_long("a", 70000, 65535); }, "npy_header_is_too_long", {"70000", "65535"});
  expect_error([] { weft::npy_header_is_malformed("a", 12, "'{'"); }, "npy_header_is_malformed",
               {"byte 12 of the file should be '{'"});
  expect_error([] { weft::npy_type_is_unsupported("a", ">f4"); }, "npy_type_is_unsupported", {"'>f4'", "astype"});
  expect_error([] { weft::npy_rank_is_unsupported("a", 8); }, "npy_rank_is_unsupported", {"more than 8"});
  expect_error([] { weft::npy_shape_is_too_large("a", dims); }, "npy_shape_is_too_large", {"[2, 3]"});
  expect_error([] { weft::npy_size_differs("a", "f32", dims, 24, 20); }, "npy_size_differs",
               {"f32 [2, 3], must have 24 bytes", "has 20", "is truncated"});
  expect_error([] { weft::npy_bool_is_damaged("a", 4, 7); }, "npy_bool_is_damaged", {"bool 4 is 7"});
  expect_error([] { weft::npy_elements_differ("a", "f64", "f32"); }, "npy_elements_differ", {"type f64", "as f32"});
  expect_error([] { weft::npy_bytes_differ("a", 3, 4); }, "npy_bytes_differ", {"3 bytes", "4 bytes"});
}

TEST(ErrorData, CsvErrorsNameLineAndColumn) {
  expect_error([] { weft::csv_is_empty("a", false); }, "csv_is_empty", {"'a'", "at least one"});
  expect_error([] { weft::csv_is_empty("a", true); }, "csv_is_empty", {"'a'", "taken for names"});
  expect_error([] { weft::csv_letters_collide("a", ','); }, "csv_letters_collide", {"'a'", "code 44"});
  expect_error([] { weft::csv_quotes_are_wrong("a", 3, 2); }, "csv_quotes_are_wrong", {"line 3, column 2", "double"});
  expect_error([] { weft::csv_is_no_number("a", 3, 2, "x"); }, "csv_is_no_number", {"line 3, column 2: 'x'"});
  expect_error([] { weft::csv_number_is_out_of_range("a", 3, 2, "1e999"); }, "csv_number_is_out_of_range",
               {"line 3, column 2: '1e999'", "wider"});
  expect_error([] { weft::csv_width_differs("a", 3, 2, 4); }, "csv_width_differs", {"line 3 has 2 columns", "have 4"});
  expect_error([] { weft::csv_column_is_unknown("a", "x", "y, z"); }, "csv_column_is_unknown", {"'x'", "are y, z"});
  expect_error([] { weft::csv_columns_are_out_of_range("a", 3, 2, 4); }, "csv_columns_are_out_of_range",
               {"2 columns from 3 on", "there are 4"});
  expect_error([] { weft::csv_does_not_fit("a", 7, 2, 1.5); }, "csv_does_not_fit", {"row 7, column 2: 1.5"});
}

TEST(ErrorData, TokenErrorsNameTheFileAndTheNumbers) {
  expect_error([] { weft::mapped_file_shrank("a", 9, 3); }, "mapped_file_shrank", {"had 9 bytes and now has 3"});
  expect_error([] { weft::tokens_end_in_the_middle("a", 5, 2); }, "tokens_end_in_the_middle", {"5 bytes", "2 bytes"});
  expect_error([] { weft::tokens_are_no_list("a", "f32", dims); }, "tokens_are_no_list", {"f32 [2, 3]", "u16"});
  expect_error([] { weft::tokens_are_too_few("a", 4, 4); }, "tokens_are_too_few", {"4 tokens", "needs 5"});
  expect_error([] { weft::token_is_out_of_range("a", 7, 99, 96); }, "token_is_out_of_range",
               {"token 7 is 99", "0 to 95"});
  expect_error([] { weft::token_setting_is_wrong("length", 0, 1, 9); }, "token_setting_is_wrong",
               {"length is 0", "1 to 9"});
}

}  // namespace error_data_test
