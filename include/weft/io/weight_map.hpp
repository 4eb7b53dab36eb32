// Checkpoints of several files as the Hugging Face hub has them: safetensors files and, beside them, an index,
// "model.safetensors.index.json", that says in which of them each tensor is. They are read as if they were one file.
//
//   {"metadata": {"total_size": 123}, "weight_map": {"name": "model-00001-of-00002.safetensors", ...}}
#ifndef WEFT_IO_WEIGHT_MAP_HPP
#define WEFT_IO_WEIGHT_MAP_HPP

#include <weft/base/error_sharded.hpp>
#include <weft/io/safetensors.hpp>

#include <deque>

namespace weft {

// What the path of such an index ends with.
inline constexpr const char* weight_map_ending = ".index.json";

// Tensors, by name, and the files that have them.
using WeightMap = std::map<std::string, std::string>;

// Its metadata, which say how many bytes there are, are passed over. `path` is for messages. Errors:
// weight_map_is_malformed, safetensors_name_is_repeated, weight_map_leaves_its_folder.
[[nodiscard]] WEFT_DECL WeightMap parse_weight_map(std::string_view text, const char* path);

// Everything but the elements is read and checked at once. Keeps every file open. A tensor of a file that the index
// does not have is passed over.
class WeightMapReader {
 public:
  // `path`: of the index. Errors: file_is_missing, sharded_index_is_too_long, those of parse_weight_map and
  // SafetensorsReader, weight_map_file_is_missing, weight_map_tensor_is_missing, weight_map_tensor_is_repeated.
  WEFT_DECL explicit WeightMapReader(std::string path);

  // The path of the index.
  [[nodiscard]] const std::string& path() const noexcept { return path_; }
  // By name; they begin nowhere.
  [[nodiscard]] const std::vector<SafetensorsTensor>& tensors() const noexcept { return tensors_; }
  // Those that weft cannot read, and refuses where they are asked for.
  [[nodiscard]] const std::vector<UnreadTensor>& unread() const noexcept { return unread_; }
  // None: an index has none that a checkpoint of weft would read.
  [[nodiscard]] const SafetensorsMetadata& metadata() const noexcept { return metadata_; }

  // Reads the elements of one of `tensors()`. Errors: those of SafetensorsReader::read.
  WEFT_DECL void read(const SafetensorsTensor& tensor, std::span<std::byte> to);

 private:
  struct Place {
    SafetensorsReader* file;
    const SafetensorsTensor* tensor;
  };

  WEFT_DECL void open(const WeightMap& files);
  // Where each tensor is, and that no other file has it.
  WEFT_DECL void find(const WeightMap& files);

  std::string path_;
  std::map<std::string, std::size_t> file_numbers_;
  std::deque<SafetensorsReader> files_;
  std::vector<SafetensorsTensor> tensors_;
  std::vector<Place> places_;  // of each tensor
  std::vector<UnreadTensor> unread_;
  SafetensorsMetadata metadata_;
};

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/io/weight_map.ipp>
#endif

#endif
