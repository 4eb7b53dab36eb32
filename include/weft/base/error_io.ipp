// Definitions of base/error_io.hpp.
#ifndef WEFT_BASE_ERROR_IO_IPP
#define WEFT_BASE_ERROR_IO_IPP

#include <weft/base/error_io.hpp>

namespace weft {

void path_has_a_zero_byte(const char* start) {
  raise("path_has_a_zero_byte", Sentence() << "weft: file: a path begins with '" << start
                                           << "' and goes on after a zero byte, which ends a path for the system; take "
                                              "the byte out");
}

void file_is_missing(const char* path) {
  raise("file_is_missing", Sentence() << "weft: read: '" << path << "' does not exist; check the path");
}

void file_is_not_regular(const char* operation, const char* path) {
  raise("file_is_not_regular", Sentence() << "weft: " << operation << ": '" << path
                                          << "' is a folder or a device, not an ordinary file; name a file");
}

void file_cannot_be_read(const char* path, const char* reason) {
  raise("file_cannot_be_read",
        Sentence() << "weft: read: '" << path << "': " << reason << "; check the path and its permissions");
}

void file_ended_early(const char* path, Index expected, Index found) {
  raise("file_ended_early", Sentence() << "weft: read: '" << path << "' ended after " << found << " of " << expected
                                       << " bytes; do not change it while it is read");
}

void file_does_not_fit_memory(const char* path, Index bytes, Index memory) {
  raise("file_does_not_fit_memory", Sentence() << "weft: read: '" << path << "' has " << bytes
                                               << " bytes to read and this machine has " << memory
                                               << " bytes of memory; check that it is the file that you mean");
}

void file_cannot_be_written(const char* path, const char* reason) {
  raise("file_cannot_be_written", Sentence() << "weft: write: '" << path << "': " << reason
                                             << "; choose a folder that exists, is writable and has space");
}

void directory_cannot_be_created(const char* path, const char* reason) {
  raise("directory_cannot_be_created", Sentence() << "weft: create folder: '" << path << "': " << reason
                                                  << "; choose another path or its permissions");
}

void idx_is_compressed(const char* path) {
  raise("idx_is_compressed", Sentence() << "weft: read_idx: '" << path << "' is compressed by gzip; gunzip it first");
}

void idx_is_too_short(const char* path, Index found, Index needed) {
  raise("idx_is_too_short", Sentence() << "weft: read_idx: '" << path << "' is " << found
                                       << " bytes long and its header alone needs " << needed
                                       << "; copy or download it again");
}

void file_is_of_another_format(const char* operation, const char* path, const char* what, const char* cure) {
  raise("file_is_of_another_format",
        Sentence() << "weft: " << operation << ": '" << path << "' is " << what << "; " << cure);
}

void idx_magic_is_wrong(const char* path, Index first, Index second) {
  raise("idx_magic_is_wrong", Sentence() << "weft: read_idx: '" << path << "' starts with the bytes " << first << ", "
                                         << second << " and an IDX file starts with 0, 0; check that it is one");
}

void idx_type_is_unsupported(const char* path, Index type, const char* name, const char* asked) {
  raise("idx_type_is_unsupported",
        Sentence() << "weft: read_idx: '" << path << "' holds elements of type " << type << " (" << name << ") and "
                   << asked << " read; ask for that type, read_idx<float>(path), or convert it first");
}

void idx_rank_is_unsupported(const char* path, Index rank, Index most) {
  raise("idx_rank_is_unsupported", Sentence() << "weft: idx: '" << path << "' has " << rank << " dimensions and 1 to "
                                              << most << " are supported; reshape it first");
}

void idx_extent_is_unwritable(const char* path, Index dimension, Index extent) {
  raise("idx_extent_is_unwritable", Sentence() << "weft: write_idx: '" << path << "': dimension " << dimension
                                               << " has extent " << extent
                                               << " and IDX stores 0 to 4294967295; split the data");
}

void data_file_is_missing(const char* directory, const char* name, const char* other_name) {
  raise("data_file_is_missing", Sentence() << "weft: load_mnist: folder '" << directory << "' has neither '" << name
                                           << "' nor '" << other_name
                                           << "'; name the folder of the four MNIST files, or use generated digits");
}

void label_count_differs(const char* images_path, Index images, const char* labels_path, Index labels) {
  raise("label_count_differs", Sentence() << "weft: load_mnist: '" << images_path << "' has " << images
                                          << " images and '" << labels_path << "' has " << labels
                                          << " labels; take both files from the same set");
}

void label_is_out_of_range(const char* path, Index index, Index label, Index classes) {
  raise("label_is_out_of_range", Sentence() << "weft: load_mnist: '" << path << "': label " << index << " is " << label
                                            << " and labels are 0 to " << classes - 1
                                            << "; the file is damaged or of another set");
}

void data_set_is_incomplete(const char* directory) {
  raise("data_set_is_incomplete", Sentence() << "weft: load_mnist: the files in '" << directory
                                             << "' may be of different sets: their writer was stopped, or is at work "
                                                "now; write them again");
}

void data_set_sizes_differ(Index bytes, Index labels, Index features) {
  raise("data_set_sizes_differ", Sentence() << "weft: loader: a data set of " << labels << " labels and " << features
                                            << " features an image has " << bytes << " bytes of images, not " << labels
                                            << " x " << features << "; give every label one image");
}

void data_set_is_empty(const char* path) {
  raise("data_set_is_empty",
        Sentence() << "weft: load_mnist: '" << path << "' holds no items; use a file with at least one");
}

void digit_count_is_out_of_range(Index count, Index most) {
  raise("digit_count_is_out_of_range",
        Sentence() << "weft: digits: " << count << " images were asked for; ask for 1 to " << most);
}

void permutation_is_out_of_range(Index index, Index size) {
  raise("permutation_is_out_of_range", Sentence()
                                           << "weft: permutation: index " << index << " is outside a permutation "
                                           << "of " << size << " items; use 0 to size - 1");
}

void loader_setting_is_too_small(const char* setting, Index value, Index least) {
  raise("loader_setting_is_too_small",
        Sentence() << "weft: loader: " << setting << " is " << value << "; use at least " << least);
}

void loader_setting_is_too_large(const char* setting, Index value, Index most) {
  raise("loader_setting_is_too_large",
        Sentence() << "weft: loader: " << setting << " is " << value << "; use at most " << most);
}

void loader_is_in_parent() {
  raise("loader_is_in_parent", Sentence()
                                   << "weft: loader: this process was forked off the one that started its reading "
                                      "thread, which stays there; make it anew after fork");
}

void loader_epoch_is_empty(Index items, Index global_batch) {
  raise("loader_epoch_is_empty", Sentence() << "weft: loader: " << items << " items do not fill one global batch of "
                                            << global_batch
                                            << " and drop_last drops the rest; use a smaller batch or drop_last = "
                                               "false");
}

Error thread_ended_itself() {
  return {"thread_ended_itself", Sentence()
                                     << "weft: background: what was called on a thread of weft's, such as a source of "
                                        "data, ended that thread (pthread_exit, or it was canceled); let it return or "
                                        "throw"};
}

void loader_thread_not_started() {
  raise(
      "loader_thread_not_started",
      Sentence() << "weft: loader: the system has no thread to give for reading ahead; end others or raise the limit");
}

void loader_step_is_out_of_range(Index step, Index steps) {
  raise("loader_step_is_out_of_range",
        Sentence() << "weft: loader: step " << step << " is outside an epoch of " << steps << " steps");
}

void loader_rank_is_out_of_range(Index rank, Index ranks) {
  raise("loader_rank_is_out_of_range", Sentence() << "weft: loader: rank " << rank << " is outside 0 to " << ranks - 1);
}

void loader_rows_do_not_divide(Index rows, Index ranks) {
  raise("loader_rows_do_not_divide", Sentence() << "weft: loader: " << rows << " rows do not divide into " << ranks
                                                << " equal shards; use a batch that is a multiple of " << ranks);
}

void loader_scale_is_not_finite(double mean, double deviation) {
  raise("loader_scale_is_not_finite", Sentence()
                                          << "weft: loader: the mean is " << mean << " and the standard deviation is "
                                          << deviation << "; use finite numbers, and a deviation above 0");
}

void loader_fields_are_empty(Index field, Index width) {
  raise("loader_fields_are_empty", Sentence() << "weft: loader: field " << field << " of an item has " << width
                                              << " elements; give every field at least one");
}

void data_array_does_not_divide(Index array, Index elements, Index rows) {
  raise("data_array_does_not_divide", Sentence() << "weft: loader: array " << array << " has " << elements
                                                 << " elements, which are not " << rows
                                                 << " rows of as many each; give every array one row an item");
}

void loader_devices_are_out_of_range(Index first, Index count, Index devices) {
  Index last = 0;
  if (__builtin_add_overflow(first, count, &last) || __builtin_sub_overflow(last, 1, &last)) last = count;
  raise("loader_devices_are_out_of_range", Sentence() << "weft: loader: devices " << first << " to " << last
                                                      << " are asked for and there are " << devices
                                                      << "; choose own_devices among 0 to " << devices - 1);
}

void loader_spec_cuts_columns(Index dimension, const char* field) {
  raise("loader_spec_cuts_columns", Sentence()
                                        << "weft: loader: the spec cuts dimension " << dimension << " of " << field
                                        << " and rows are dimension 0; give the step the whole batch (no minibatch), "
                                           "which it cuts in every dimension");
}

void loader_field_does_not_divide(const char* field, const char* what, Index extent, Index parts) {
  raise("loader_field_does_not_divide", Sentence() << "weft: loader: sharding: " << field << " has " << extent << ' '
                                                   << what << " and its spec cuts them into " << parts
                                                   << " parts, which must be equal; give it a ShardingSpec of its own "
                                                      "that divides them, ShardingSpec{} to leave it whole, or use "
                                                      "another device_batch");
}

void loader_meshes_differ(const char* field, Index devices, Index others) {
  raise("loader_meshes_differ", Sentence() << "weft: loader: sharding: the mesh of " << field << " has " << devices
                                           << " devices and that of a field before it " << others
                                           << "; give the fields of a batch meshes of the same devices");
}

void loader_field_is_unknown(const char* name, const char* fields) {
  raise("loader_field_is_unknown", Sentence() << "weft: loader: sharding: '" << name << "' is no field of a batch of "
                                              << fields << "; name one of these, or give ShardingSpecs in their order");
}

void loader_shardings_are_too_many(Index count, const char* fields) {
  raise("loader_shardings_are_too_many", Sentence() << "weft: loader: sharding: a list of " << count
                                                    << " ShardingSpecs is given for a batch of " << fields
                                                    << "; give one for each of these, in this order");
}

void loader_field_is_sharded_twice(const char* field) {
  raise("loader_field_is_sharded_twice",
        Sentence() << "weft: loader: sharding: " << field << " has two ShardingSpecs; give every field one");
}

void loader_field_has_no_sharding(const char* field, const char* fields) {
  raise("loader_field_has_no_sharding", Sentence()
                                            << "weft: loader: sharding: " << field << " has no ShardingSpec in a batch "
                                            << "of " << fields << "; give every field one, ShardingSpec{} to leave it "
                                            << "whole, or one in the place of the list for all fields");
}

void loader_processes_do_not_divide(Index processes, Index devices) {
  raise("loader_processes_do_not_divide",
        Sentence() << "weft: loader: " << devices << " devices of the mesh are not spread "
                   << "over " << processes << " processes evenly; give the number of processes of the run");
}

void loader_process_needs_sharding(Index process, Index processes) {
  raise("loader_process_needs_sharding", Sentence()
                                             << "weft: loader: process is " << process << " of " << processes
                                             << " and without a sharding every process reads whole batches; give "
                                                "sharding, own_devices, or a DistributedSampler");
}

void loader_sharding_says_devices(Index devices, Index parts) {
  raise("loader_sharding_says_devices", Sentence() << "weft: loader: devices is " << devices
                                                   << " and the sharding cuts a batch into " << parts
                                                   << " parts; leave devices, first_device and own_devices out");
}

void sampler_weight_is_wrong(Index item, double weight) {
  raise("sampler_weight_is_wrong", Sentence() << "weft: sampler: the weight of item " << item << " is " << weight
                                              << "; use finite weights from 0 on, whose sum is finite");
}

void sampler_has_no_weight(Index items) {
  raise("sampler_has_no_weight", Sentence() << "weft: sampler: none of " << items
                                            << " items has a weight above 0; give one to those that are to be drawn");
}

void sampler_index_is_out_of_range(Index index, Index items) {
  raise("sampler_index_is_out_of_range", Sentence() << "weft: sampler: item " << index << " is drawn from " << items
                                                    << " items; make the sampler for the source that it is used with");
}

void text_is_too_short(const char* path, Index characters, Index sequence) {
  raise("text_is_too_short", Sentence() << "weft: text: '" << path << "' has " << characters
                                        << " characters, and a sequence of " << sequence
                                        << " with what follows it needs " << sequence + 1 << "; give a longer text");
}

void byte_not_in_vocabulary(const char* path, Index offset, Index line, Index byte) {
  raise("byte_not_in_vocabulary",
        Sentence() << "weft: text: '" << path << "': byte " << byte << " at offset " << offset << ", line " << line
                   << ", is not in the vocabulary, which is the end of a line and the 95 characters ' ' to '~'; "
                      "convert the text to those");
}

}  // namespace weft

#endif
