// Errors of files, IDX data sets, digit sets and loaders: one function each, one sentence that names the file, the
// numbers and the cure. Paths and reasons are zero-terminated text; reasons come from `strerror`.
#ifndef WEFT_BASE_ERROR_IO_HPP
#define WEFT_BASE_ERROR_IO_HPP

#include <weft/base/error.hpp>

namespace weft {

// --- files ---

[[noreturn]] inline void file_is_missing(const char* path) {
  raise("file_is_missing", Sentence() << "weft: read: '" << path << "' does not exist; check the path");
}
[[noreturn]] inline void file_is_not_regular(const char* operation, const char* path) {
  raise("file_is_not_regular", Sentence() << "weft: " << operation << ": '" << path
                                          << "' is a folder or a device, not an ordinary file; name a file");
}
[[noreturn]] inline void file_cannot_be_read(const char* path, const char* reason) {
  raise("file_cannot_be_read",
        Sentence() << "weft: read: '" << path << "': " << reason << "; check the path and its permissions");
}
[[noreturn]] inline void file_ended_early(const char* path, Index expected, Index found) {
  raise("file_ended_early", Sentence() << "weft: read: '" << path << "' ended after " << found << " of " << expected
                                       << " bytes; do not change it while it is read");
}
[[noreturn]] inline void file_does_not_fit_memory(const char* path, Index bytes, Index memory) {
  raise("file_does_not_fit_memory", Sentence() << "weft: read: '" << path << "' has " << bytes
                                               << " bytes to read and this machine has " << memory
                                               << " bytes of memory; check that it is the file that you mean");
}
[[noreturn]] inline void file_cannot_be_written(const char* path, const char* reason) {
  raise("file_cannot_be_written", Sentence() << "weft: write: '" << path << "': " << reason
                                             << "; choose a folder that exists, is writable and has space");
}
[[noreturn]] inline void directory_cannot_be_created(const char* path, const char* reason) {
  raise("directory_cannot_be_created", Sentence() << "weft: create folder: '" << path << "': " << reason
                                                  << "; choose another path or its permissions");
}

// --- IDX ---

[[noreturn]] inline void idx_is_compressed(const char* path) {
  raise("idx_is_compressed", Sentence() << "weft: read_idx: '" << path << "' is compressed by gzip; gunzip it first");
}
[[noreturn]] inline void idx_is_too_short(const char* path, Index found, Index needed) {
  raise("idx_is_too_short", Sentence() << "weft: read_idx: '" << path << "' is " << found
                                       << " bytes long and its header alone needs " << needed
                                       << "; copy or download it again");
}
[[noreturn]] inline void idx_magic_is_wrong(const char* path, Index first, Index second) {
  raise("idx_magic_is_wrong", Sentence() << "weft: read_idx: '" << path << "' starts with the bytes " << first << ", "
                                         << second << " and an IDX file starts with 0, 0; check that it is one");
}
[[noreturn]] inline void idx_type_is_unsupported(const char* path, Index type, const char* name) {
  raise("idx_type_is_unsupported", Sentence()
                                       << "weft: read_idx: '" << path << "' holds elements of type " << type << " ("
                                       << name << ") and only type 8 (unsigned byte) is read; convert it first");
}
[[noreturn]] inline void idx_rank_is_unsupported(const char* path, Index rank, Index most) {
  raise("idx_rank_is_unsupported", Sentence() << "weft: idx: '" << path << "' has " << rank << " dimensions and 1 to "
                                              << most << " are supported; reshape it first");
}
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
[[noreturn]] inline void idx_extent_is_unwritable(const char* path, Index dimension, Index extent) {
  raise("idx_extent_is_unwritable", Sentence() << "weft: write_idx: '" << path << "': dimension " << dimension
                                               << " has extent " << extent
                                               << " and IDX stores 0 to 4294967295; split the data");
}

// --- labeled image sets ---

[[noreturn]] inline void data_file_is_missing(const char* directory, const char* name, const char* other_name) {
  raise("data_file_is_missing", Sentence() << "weft: load_mnist: folder '" << directory << "' has neither '" << name
                                           << "' nor '" << other_name
                                           << "'; name the folder of the four MNIST files, or use generated digits");
}
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
[[noreturn]] inline void label_count_differs(const char* images_path, Index images, const char* labels_path,
                                             Index labels) {
  raise("label_count_differs", Sentence() << "weft: load_mnist: '" << images_path << "' has " << images
                                          << " images and '" << labels_path << "' has " << labels
                                          << " labels; take both files from the same set");
}
[[noreturn]] inline void label_is_out_of_range(const char* path, Index index, Index label, Index classes) {
  raise("label_is_out_of_range", Sentence() << "weft: load_mnist: '" << path << "': label " << index << " is " << label
                                            << " and labels are 0 to " << classes - 1
                                            << "; the file is damaged or of another set");
}
[[noreturn]] inline void data_set_is_incomplete(const char* directory) {
  raise("data_set_is_incomplete", Sentence() << "weft: load_mnist: the files in '" << directory
                                             << "' may be of different sets: their writer was stopped, or is at work "
                                                "now; write them again");
}
[[noreturn]] inline void data_set_sizes_differ(Index bytes, Index labels, Index features) {
  raise("data_set_sizes_differ", Sentence() << "weft: loader: a data set of " << labels << " labels and " << features
                                            << " features an image has " << bytes << " bytes of images, not " << labels
                                            << " x " << features << "; give every label one image");
}
[[noreturn]] inline void data_set_is_empty(const char* path) {
  raise("data_set_is_empty",
        Sentence() << "weft: load_mnist: '" << path << "' holds no items; use a file with at least one");
}
[[noreturn]] inline void digit_count_is_out_of_range(Index count, Index most) {
  raise("digit_count_is_out_of_range",
        Sentence() << "weft: digits: " << count << " images were asked for; ask for 1 to " << most);
}

// --- shuffling and loading ---

[[noreturn]] inline void permutation_is_out_of_range(Index index, Index size) {
  raise("permutation_is_out_of_range", Sentence()
                                           << "weft: permutation: index " << index << " is outside a permutation "
                                           << "of " << size << " items; use 0 to size - 1");
}
[[noreturn]] inline void loader_setting_is_too_small(const char* setting, Index value, Index least) {
  raise("loader_setting_is_too_small",
        Sentence() << "weft: loader: " << setting << " is " << value << "; use at least " << least);
}
[[noreturn]] inline void loader_setting_is_too_large(const char* setting, Index value, Index most) {
  raise("loader_setting_is_too_large",
        Sentence() << "weft: loader: " << setting << " is " << value << "; use at most " << most);
}
[[noreturn]] inline void loader_is_in_parent() {
  raise("loader_is_in_parent", Sentence()
                                   << "weft: loader: this process was forked off the one that started its reading "
                                      "thread, which stays there; make it anew after fork");
}
[[noreturn]] inline void loader_epoch_is_empty(Index items, Index global_batch) {
  raise("loader_epoch_is_empty", Sentence() << "weft: loader: " << items << " items do not fill one global batch of "
                                            << global_batch
                                            << " and drop_last drops the rest; use a smaller batch or drop_last = "
                                               "false");
}
[[noreturn]] inline void loader_thread_not_started() {
  raise(
      "loader_thread_not_started",
      Sentence() << "weft: loader: the system has no thread to give for reading ahead; end others or raise the limit");
}
[[noreturn]] inline void loader_step_is_out_of_range(Index step, Index steps) {
  raise("loader_step_is_out_of_range",
        Sentence() << "weft: loader: step " << step << " is outside an epoch of " << steps << " steps");
}
[[noreturn]] inline void loader_rank_is_out_of_range(Index rank, Index ranks) {
  raise("loader_rank_is_out_of_range", Sentence() << "weft: loader: rank " << rank << " is outside 0 to " << ranks - 1);
}
[[noreturn]] inline void loader_rows_do_not_divide(Index rows, Index ranks) {
  raise("loader_rows_do_not_divide", Sentence() << "weft: loader: " << rows << " rows do not divide into " << ranks
                                                << " equal shards; use a batch that is a multiple of " << ranks);
}
[[noreturn]] inline void loader_scale_is_not_finite(double mean, double deviation) {
  raise("loader_scale_is_not_finite", Sentence()
                                          << "weft: loader: the mean is " << mean << " and the standard deviation is "
                                          << deviation << "; use finite numbers, and a deviation above 0");
}
[[noreturn]] inline void loader_fields_are_empty(Index field, Index width) {
  raise("loader_fields_are_empty", Sentence() << "weft: loader: field " << field << " of an item has " << width
                                              << " elements; give every field at least one");
}
[[noreturn]] inline void data_array_does_not_divide(Index array, Index elements, Index rows) {
  raise("data_array_does_not_divide", Sentence() << "weft: loader: array " << array << " has " << elements
                                                 << " elements, which are not " << rows
                                                 << " rows of as many each; give every array one row an item");
}
[[noreturn]] inline void loader_devices_are_out_of_range(Index first, Index count, Index devices) {
  raise("loader_devices_are_out_of_range", Sentence() << "weft: loader: devices " << first << " to "
                                                      << first + count - 1 << " are asked for and there are " << devices
                                                      << "; choose own_devices among 0 to " << devices - 1);
}
// `field`: of a batch: "field 'label'", or "a batch" for all of them; so below.
[[noreturn]] inline void loader_spec_cuts_columns(Index dimension, const char* field = "a batch") {
  raise("loader_spec_cuts_columns", Sentence()
                                        << "weft: loader: the spec cuts dimension " << dimension << " of " << field
                                        << " and rows are dimension 0; give the step the whole batch (no minibatch), "
                                           "which it cuts in every dimension");
}
[[noreturn]] inline void loader_field_does_not_divide(const char* field, const char* what, Index extent, Index parts) {
  raise("loader_field_does_not_divide", Sentence() << "weft: loader: sharding: " << field << " has " << extent << ' '
                                                   << what << " and its spec cuts them into " << parts
                                                   << " parts, which must be equal; give it a ShardingSpec of its own "
                                                      "that divides them, ShardingSpec{} to leave it whole, or use "
                                                      "another device_batch");
}
[[noreturn]] inline void loader_meshes_differ(const char* field, Index devices, Index others) {
  raise("loader_meshes_differ", Sentence() << "weft: loader: sharding: the mesh of " << field << " has " << devices
                                           << " devices and that of a field before it " << others
                                           << "; give the fields of a batch meshes of the same devices");
}
[[noreturn]] inline void loader_field_is_unknown(const char* name, const char* fields) {
  raise("loader_field_is_unknown", Sentence() << "weft: loader: sharding: '" << name << "' is no field of a batch of "
                                              << fields << "; name one of these, or give ShardingSpecs in their order");
}
[[noreturn]] inline void loader_shardings_are_too_many(Index count, const char* fields) {
  raise("loader_shardings_are_too_many", Sentence() << "weft: loader: sharding: a list of " << count
                                                    << " ShardingSpecs is given for a batch of " << fields
                                                    << "; give one for each of these, in this order");
}
[[noreturn]] inline void loader_field_is_sharded_twice(const char* field) {
  raise("loader_field_is_sharded_twice",
        Sentence() << "weft: loader: sharding: " << field << " has two ShardingSpecs; give every field one");
}
[[noreturn]] inline void loader_field_has_no_sharding(const char* field, const char* fields) {
  raise("loader_field_has_no_sharding", Sentence()
                                            << "weft: loader: sharding: " << field << " has no ShardingSpec in a batch "
                                            << "of " << fields << "; give every field one, ShardingSpec{} to leave it "
                                            << "whole, or one in the place of the list for all fields");
}
[[noreturn]] inline void loader_processes_do_not_divide(Index processes, Index devices) {
  raise("loader_processes_do_not_divide", Sentence()
                                              << "weft: loader: " << devices << " devices of the mesh are not spread "
                                              << "over " << processes
                                              << " processes evenly; give the number of processes of the run");
}
[[noreturn]] inline void loader_sharding_says_devices(Index devices, Index parts) {
  raise("loader_sharding_says_devices", Sentence() << "weft: loader: devices is " << devices
                                                   << " and the sharding cuts a batch into " << parts
                                                   << " parts; leave devices, first_device and own_devices out");
}
[[noreturn]] inline void sampler_weight_is_wrong(Index item, double weight) {
  raise("sampler_weight_is_wrong", Sentence() << "weft: sampler: the weight of item " << item << " is " << weight
                                              << "; use finite weights from 0 on, whose sum is finite");
}
[[noreturn]] inline void sampler_has_no_weight(Index items) {
  raise("sampler_has_no_weight", Sentence() << "weft: sampler: none of " << items
                                            << " items has a weight above 0; give one to those that are to be drawn");
}
[[noreturn]] inline void sampler_index_is_out_of_range(Index index, Index items) {
  raise("sampler_index_is_out_of_range", Sentence() << "weft: sampler: item " << index << " is drawn from " << items
                                                    << " items; make the sampler for the source that it is used with");
}

// A text as a list of characters.
[[noreturn]] inline void text_is_too_short(const char* path, Index characters, Index sequence) {
  raise("text_is_too_short", Sentence() << "weft: text: '" << path << "' has " << characters
                                        << " characters, and a sequence of " << sequence << " with what follows it needs "
                                        << sequence + 1 << "; give a longer text");
}
[[noreturn]] inline void byte_not_in_vocabulary(const char* path, Index offset, Index line, Index byte) {
  raise("byte_not_in_vocabulary",
        Sentence() << "weft: text: '" << path << "': byte " << byte << " at offset " << offset << ", line " << line
                   << ", is not in the vocabulary, which is the end of a line and the 95 characters ' ' to '~'; "
                      "convert the text to those");
}

}  // namespace weft

#endif
