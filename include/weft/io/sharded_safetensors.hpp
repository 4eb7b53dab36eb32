// Sharded checkpoints: a folder of safetensors files, each with pieces of tensors, and an index that says which (see
// sharded_index.hpp). They are read as if they were one safetensors file.
#ifndef WEFT_IO_SHARDED_SAFETENSORS_HPP
#define WEFT_IO_SHARDED_SAFETENSORS_HPP

#include <weft/io/folder.hpp>
#include <weft/io/safetensors.hpp>
#include <weft/io/sharded_index.hpp>
#include <weft/io/weight_map.hpp>

#include <deque>
#include <optional>

namespace weft {

namespace detail {

// In the metadata of a part: of which save it is, and which of how many.
inline constexpr const char *save_key = "weft.save", *part_key = "weft.part", *parts_key = "weft.parts";

[[nodiscard]] WEFT_DECL SafetensorsMetadata part_metadata(const std::string& save, Index part, Index parts);

// Copies elements [first, first + as many as there are) of the box of `extents` at `start` to their places in a
// row-major tensor of `dims`.
WEFT_DECL void copy_range_of_box(const Dims& dims, const Dims& start, const Dims& extents, Index first, Index element,
                                 std::span<const std::byte> range, std::span<std::byte> whole);

}  // namespace detail

// A folder of parts. Everything but the elements is read and checked at once: that every part is there and of one save,
// and has what the index says, each element of each tensor once. Keeps a file open for every part.
class ShardedReader {
 public:
  // Errors: sharded_index_is_missing, sharded_index_is_too_long, those of parse_sharded_index and SafetensorsReader,
  // sharded_part_is_missing, sharded_part_is_foreign, sharded_part_is_of_another_save, sharded_piece_is_missing,
  // sharded_piece_differs, sharded_part_has_other_tensors.
  WEFT_DECL explicit ShardedReader(std::string directory);

  // The path of the folder.
  [[nodiscard]] const std::string& path() const noexcept { return directory_; }
  // Whole ones, by name; they begin nowhere.
  [[nodiscard]] const std::vector<SafetensorsTensor>& tensors() const noexcept { return tensors_; }
  // None: weft wrote them.
  [[nodiscard]] const std::vector<UnreadTensor>& unread() const noexcept { return unread_; }
  [[nodiscard]] const SafetensorsMetadata& metadata() const noexcept { return index_.metadata; }
  [[nodiscard]] const ShardedIndex& index() const noexcept { return index_; }

  // Reads the elements of one of `tensors()`, row-major. Needs memory for its largest box beside `to`. Errors:
  // safetensors_bytes_differ, file_ended_early, file_cannot_be_read, safetensors_bool_is_damaged.
  WEFT_DECL void read(const SafetensorsTensor& tensor, std::span<std::byte> to);

 private:
  [[nodiscard]] std::string path_of(const std::string& name) const { return directory_ + '/' + name; }
  [[nodiscard]] WEFT_DECL static AlignedArray<std::byte> read_box(SafetensorsReader& part,
                                                                  const SafetensorsTensor& stored);

  // All parts are there, and none of another number of parts.
  WEFT_DECL void check_names() const;
  WEFT_DECL void open_part(Index part);
  // Where the parts have the pieces.
  WEFT_DECL void find_pieces();

  std::string directory_;
  ShardedIndex index_;
  std::deque<SafetensorsReader> parts_;
  std::vector<std::vector<const SafetensorsTensor*>> stored_;  // by tensor and piece: in its part
  std::vector<SafetensorsTensor> tensors_;
  std::vector<UnreadTensor> unread_;
};

// A checkpoint of any form: a safetensors file, a folder of parts, or an index of files (weight_map.hpp), by its name.
class CheckpointReader {
 public:
  // Errors: those of SafetensorsReader; of a folder those of ShardedReader; of an index those of WeightMapReader.
  WEFT_DECL explicit CheckpointReader(const std::string& path);
  [[nodiscard]] const std::string& path() const noexcept {
    return file_ ? file_->path() : files_ ? files_->path() : folder_->path();
  }
  [[nodiscard]] const std::vector<SafetensorsTensor>& tensors() const noexcept {
    return file_ ? file_->tensors() : files_ ? files_->tensors() : folder_->tensors();
  }
  [[nodiscard]] const SafetensorsMetadata& metadata() const noexcept {
    return file_ ? file_->metadata() : files_ ? files_->metadata() : folder_->metadata();
  }
  // Those that weft cannot read, and refuses where they are asked for.
  [[nodiscard]] const std::vector<UnreadTensor>& unread() const noexcept {
    return file_ ? file_->unread() : files_ ? files_->unread() : folder_->unread();
  }
  // The elements of one of `tensors()`.
  WEFT_DECL void read(const SafetensorsTensor& tensor, std::span<std::byte> to);

 private:
  std::optional<SafetensorsReader> file_;
  std::optional<ShardedReader> folder_;
  std::optional<WeightMapReader> files_;
};

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/io/sharded_safetensors.ipp>
#endif

#endif
