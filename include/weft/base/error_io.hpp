// Errors of files, IDX data sets, digit sets and loaders: one function each, one sentence that names the file, the
// numbers and the cure. Paths and reasons are zero-terminated text; reasons come from `strerror`.
#ifndef WEFT_BASE_ERROR_IO_HPP
#define WEFT_BASE_ERROR_IO_HPP

#include <weft/base/error.hpp>

namespace weft {

// --- files ---

[[noreturn]] WEFT_DECL void path_has_a_zero_byte(const char* start);
[[noreturn]] WEFT_DECL void file_is_missing(const char* path);
[[noreturn]] WEFT_DECL void file_is_not_regular(const char* operation, const char* path);
[[noreturn]] WEFT_DECL void file_cannot_be_read(const char* path, const char* reason);
[[noreturn]] WEFT_DECL void file_ended_early(const char* path, Index expected, Index found);
[[noreturn]] WEFT_DECL void file_does_not_fit_memory(const char* path, Index bytes, Index memory);
[[noreturn]] WEFT_DECL void file_cannot_be_written(const char* path, const char* reason);
[[noreturn]] WEFT_DECL void directory_cannot_be_created(const char* path, const char* reason);

// --- IDX ---

[[noreturn]] WEFT_DECL void idx_is_compressed(const char* path);
[[noreturn]] WEFT_DECL void idx_is_too_short(const char* path, Index found, Index needed);
// "weft: OPERATION: 'PATH' is WHAT; CURE".
[[noreturn]] WEFT_DECL void file_is_of_another_format(const char* operation, const char* path, const char* what,
                                                      const char* cure);
[[noreturn]] WEFT_DECL void idx_magic_is_wrong(const char* path, Index first, Index second);
[[noreturn]] WEFT_DECL void idx_type_is_unsupported(const char* path, Index type, const char* name, const char* asked);
[[noreturn]] WEFT_DECL void idx_rank_is_unsupported(const char* path, Index rank, Index most);
template <class List>
[[noreturn]] void idx_is_too_large(const char* path, const List& dims) {
  raise("idx_is_too_large", Sentence() << "weft: idx: '" << path << "': the product of the extents " << dims
                                       << " does not fit a file size; the header is damaged: copy it again");
}
template <class List>
[[noreturn]] void idx_is_truncated(const char* path, const List& dims, Index expected, Index found) {
  raise("idx_is_truncated", Sentence() << "weft: read_idx: '" << path << "' with extents " << dims << " must be "
                                       << expected << " bytes long and is " << found
                                       << "; it is truncated: copy or download it again");
}
template <class List>
[[noreturn]] void idx_is_oversized(const char* path, const List& dims, Index expected, Index found) {
  raise("idx_is_oversized", Sentence() << "weft: read_idx: '" << path << "' with extents " << dims << " must be "
                                       << expected << " bytes long and is " << found << ", " << found - expected
                                       << " bytes too many; copy or download it again");
}
[[noreturn]] WEFT_DECL void idx_extent_is_unwritable(const char* path, Index dimension, Index extent);

// --- labeled image sets ---

[[noreturn]] WEFT_DECL void data_file_is_missing(const char* directory, const char* name, const char* other_name);
template <class List>
[[noreturn]] void image_extents_differ(const char* path, const List& found, Index rows, Index columns) {
  raise("image_extents_differ", Sentence() << "weft: load_mnist: '" << path << "' has extents " << found
                                           << " and images need [count, " << rows << ", " << columns
                                           << "]; check that images and labels are not exchanged");
}
template <class List>
[[noreturn]] void label_extents_differ(const char* path, const List& found) {
  raise("label_extents_differ", Sentence() << "weft: load_mnist: '" << path << "' has extents " << found
                                           << " and labels need [count]; check that images and labels are not "
                                              "exchanged");
}
[[noreturn]] WEFT_DECL void label_count_differs(const char* images_path, Index images, const char* labels_path,
                                                Index labels);
[[noreturn]] WEFT_DECL void label_is_out_of_range(const char* path, Index index, Index label, Index classes);
[[noreturn]] WEFT_DECL void data_set_is_incomplete(const char* directory);
[[noreturn]] WEFT_DECL void data_set_sizes_differ(Index bytes, Index labels, Index features);
[[noreturn]] WEFT_DECL void data_set_is_empty(const char* path);
[[noreturn]] WEFT_DECL void digit_count_is_out_of_range(Index count, Index most);

// --- shuffling and loading ---

[[noreturn]] WEFT_DECL void permutation_is_out_of_range(Index index, Index size);
[[noreturn]] WEFT_DECL void loader_setting_is_too_small(const char* setting, Index value, Index least);
[[noreturn]] WEFT_DECL void loader_setting_is_too_large(const char* setting, Index value, Index most);
[[noreturn]] WEFT_DECL void loader_is_in_parent();
[[noreturn]] WEFT_DECL void loader_epoch_is_empty(Index items, Index global_batch);
[[noreturn]] WEFT_DECL void loader_thread_not_started();
// What whoever waited for a thread is told.
[[nodiscard]] WEFT_DECL Error thread_ended_itself();
[[noreturn]] WEFT_DECL void loader_step_is_out_of_range(Index step, Index steps);
[[noreturn]] WEFT_DECL void loader_rank_is_out_of_range(Index rank, Index ranks);
[[noreturn]] WEFT_DECL void loader_rows_do_not_divide(Index rows, Index ranks);
[[noreturn]] WEFT_DECL void loader_scale_is_not_finite(double mean, double deviation);
[[noreturn]] WEFT_DECL void loader_fields_are_empty(Index field, Index width);
[[noreturn]] WEFT_DECL void data_array_does_not_divide(Index array, Index elements, Index rows);
[[noreturn]] WEFT_DECL void loader_devices_are_out_of_range(Index first, Index count, Index devices);
// `field`: of a batch: "field 'label'", or "a batch" for all of them; so below.
[[noreturn]] WEFT_DECL void loader_spec_cuts_columns(Index dimension, const char* field = "a batch");
[[noreturn]] WEFT_DECL void loader_field_does_not_divide(const char* field, const char* what, Index extent,
                                                         Index parts);
[[noreturn]] WEFT_DECL void loader_meshes_differ(const char* field, Index devices, Index others);
[[noreturn]] WEFT_DECL void loader_field_is_unknown(const char* name, const char* fields);
[[noreturn]] WEFT_DECL void loader_shardings_are_too_many(Index count, const char* fields);
[[noreturn]] WEFT_DECL void loader_field_is_sharded_twice(const char* field);
[[noreturn]] WEFT_DECL void loader_field_has_no_sharding(const char* field, const char* fields);
[[noreturn]] WEFT_DECL void loader_processes_do_not_divide(Index processes, Index devices);
[[noreturn]] WEFT_DECL void loader_process_needs_sharding(Index process, Index processes);
[[noreturn]] WEFT_DECL void loader_sharding_says_devices(Index devices, Index parts);
[[noreturn]] WEFT_DECL void sampler_weight_is_wrong(Index item, double weight);
[[noreturn]] WEFT_DECL void sampler_has_no_weight(Index items);
[[noreturn]] WEFT_DECL void sampler_index_is_out_of_range(Index index, Index items);

// A text as a list of characters.
[[noreturn]] WEFT_DECL void text_is_too_short(const char* path, Index characters, Index sequence);
[[noreturn]] WEFT_DECL void byte_not_in_vocabulary(const char* path, Index offset, Index line, Index byte);

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/base/error_io.ipp>
#endif

#endif
