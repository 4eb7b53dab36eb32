// Every error of a sharded checkpoint is one line that names the folder or the file, what is wrong and a cure.
#include <weft/base/error_sharded.hpp>
#include <weft/base/fixed_vector.hpp>

#include <support/expect_error.hpp>

namespace weft::error_sharded_test {

using testing::expect_error;
const fixed_vector<Index, 4> shape{2, 3}, start{0, 3};

TEST(ErrorSharded, OfFoldersAndIndexes) {
  expect_error([] { folder_is_taken("d", "index.json"); }, "folder_is_taken",
               {"weft: write: the folder 'd' is not empty and has no 'index.json', so that it is not replaced; name "
                "another"});
  expect_error([] { sharded_index_is_missing("d", "index.json"); }, "sharded_index_is_missing",
               {"weft: checkpoint: the folder 'd' has no 'index.json' and is no sharded checkpoint; name one, or copy all "
                "of its files"});
  expect_error([] { sharded_index_is_malformed("d/i", 17, "':'"); }, "sharded_index_is_malformed",
               {"weft: checkpoint: 'd/i': byte 17 should be ':'; it is damaged or no index of parts: copy it again"});
  expect_error([] { sharded_index_is_too_long("d/i", 20, 10); }, "sharded_index_is_too_long",
               {"weft: checkpoint: 'd/i' has 20 bytes, and 10 are the most; check that it is an index of parts"});
  expect_error([] { sharded_index_is_unsupported("d/i", "parts", 0, 1, 9); }, "sharded_index_is_unsupported",
               {"weft: checkpoint: 'd/i' has 'parts' = 0, and 1 to 9 are known; read it with a newer version of weft, or "
                "save it again"});
}

TEST(ErrorSharded, OfParts) {
  expect_error([] { sharded_parts_are_out_of_range("d", 0, 9); }, "sharded_parts_are_out_of_range",
               {"weft: checkpoint: 'd' should have 0 parts; use 1 to 9"});
  expect_error([] { sharded_part_is_missing("d", "part-1", 3, 4); }, "sharded_part_is_missing",
               {"weft: checkpoint: 'd' has 3 of 4 parts and lacks 'part-1'; copy all of its files"});
  expect_error([] { sharded_part_is_foreign("d", "part-7", 4); }, "sharded_part_is_foreign",
               {"weft: checkpoint: 'd' has 'part-7', which is none of the 4 parts of its index; keep every checkpoint in "
                "a folder of its own"});
  expect_error([] { sharded_part_is_of_another_save("d/p", "weft.save", "a", "b"); }, "sharded_part_is_of_another_save",
               {"weft: checkpoint: 'd/p' has 'weft.save' = 'a' and the index of its folder 'b'; do not mix the files of "
                "two checkpoints: copy all of one again"});
  expect_error([] { sharded_part_has_other_tensors("d/p", 3, 2); }, "sharded_part_has_other_tensors",
               {"weft: checkpoint: 'd/p' has 3 tensors, of which the index of its folder lists 2; a file is damaged: copy "
                "the checkpoint again"});
}

TEST(ErrorSharded, OfPieces) {
  expect_error([] { sharded_piece_is_missing("d/p", "w"); }, "sharded_piece_is_missing",
               {"weft: checkpoint: 'd/p' lacks 'w', which the index of its folder lists in it; a file is damaged: copy the "
                "checkpoint again"});
  expect_error([] { sharded_piece_differs("d/p", "w", "u8", start, "f32", shape); }, "sharded_piece_differs",
               {"weft: checkpoint: 'd/p': 'w' is u8 [0, 3] there and f32 [2, 3] in the index of its folder; a file is "
                "damaged: copy the checkpoint again"});
  expect_error([] { sharded_piece_lies_outside("d/i", "w", 1, start, shape, shape); }, "sharded_piece_lies_outside",
               {"weft: checkpoint: 'd/i': the piece of 'w' in part 1, [2, 3] from [0, 3], is no part of [2, 3]; the index "
                "is damaged: copy it again"});
  expect_error([] { sharded_pieces_overlap("d/i", "w", 0, 1); }, "sharded_pieces_overlap",
               {"weft: checkpoint: 'd/i': the pieces of 'w' in parts 0 and 1 share elements; the index is damaged: copy "
                "it again"});
  expect_error([] { sharded_pieces_leave_a_hole("d/i", "w", 8, 9); }, "sharded_pieces_leave_a_hole",
               {"weft: checkpoint: 'd/i': the pieces of 'w' have 8 of its 9 elements; the index is damaged: copy it "
                "again"});
}

TEST(ErrorSharded, OfIndexesOfFiles) {
  expect_error([] { weight_map_is_malformed("m.index.json", 17, "':'"); }, "weight_map_is_malformed",
               {"weft: checkpoint: 'm.index.json': byte 17 should be ':'; it is damaged or no index of files: copy it "
                "again"});
  expect_error([] { weight_map_leaves_its_folder("i", "w", "../f"); }, "weight_map_leaves_its_folder",
               {"weft: checkpoint: 'i' says that 'w' is in '../f', and only names of files beside the index are read; put "
                "them into one folder and name them without one"});
  expect_error([] { weight_map_file_is_missing("i", "w", "f"); }, "weight_map_file_is_missing",
               {"weft: checkpoint: 'i' says that 'w' is in 'f', which is not beside it; copy all of its files"});
  expect_error([] { weight_map_tensor_is_missing("i", "w", "f"); }, "weight_map_tensor_is_missing",
               {"weft: checkpoint: 'i' says that 'w' is in 'f', which has no such tensor; do not mix the files of two "
                "checkpoints: copy all of one again"});
  expect_error([] { weight_map_tensor_is_repeated("i", "w", "f", "g"); }, "weight_map_tensor_is_repeated",
               {"weft: checkpoint: 'i' says that 'w' is in 'f', and 'g' has one, too; do not mix the files of two "
                "checkpoints: copy all of one again"});
}

}  // namespace weft::error_sharded_test
