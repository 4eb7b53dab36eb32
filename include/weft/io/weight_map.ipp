// Definitions of io/weight_map.hpp.
#ifndef WEFT_IO_WEIGHT_MAP_IPP
#define WEFT_IO_WEIGHT_MAP_IPP

#include <weft/io/weight_map.hpp>

namespace weft {

WeightMap parse_weight_map(std::string_view text, const char* path) {
  detail::SafetensorsJson json(text, path, weight_map_is_malformed);
  WeightMap files;
  bool is_given = false;
  json.object([&](const std::string& member) {
    if (member == "metadata" && json.takes_null()) return;
    if (member == "metadata") return json.object([&](const std::string&) { json.skip_scalar(); });
    if (member != "weight_map" || is_given) json.fail("past 'metadata' and 'weight_map', once and nothing else");
    is_given = true;
    json.object([&](const std::string& name) {
      const auto [entry, is_new] = files.emplace(name, json.string());
      if (!is_new) safetensors_name_is_repeated(path, printable(name).c_str());
      const std::string& file = entry->second;
      const bool is_name = !file.empty() && file != "." && file != ".." && file.find('/') == std::string::npos &&
                           file.find('\0') == std::string::npos;
      if (!is_name) weight_map_leaves_its_folder(path, printable(name).c_str(), printable(file).c_str());
    });
  });
  json.end();
  if (!is_given) json.fail("past a 'weight_map'");
  return files;
}

WeightMapReader::WeightMapReader(std::string path) : path_(std::move(path)) {
  FileReader file(path_);
  if (file.size() > safetensors_max_header_bytes)
    sharded_index_is_too_long(path_.c_str(), file.size(), safetensors_max_header_bytes);
  const AlignedArray<std::uint8_t> text = file.read(file.size());
  const WeightMap files =
      parse_weight_map({reinterpret_cast<const char*>(text.data()), to_size(text.size())}, path_.c_str());
  open(files);
  find(files);
}

void WeightMapReader::read(const SafetensorsTensor& tensor, std::span<std::byte> to) {
  const Place& place = places_[to_size(&tensor - tensors_.data())];
  place.file->read(*place.tensor, to);
}

void WeightMapReader::open(const WeightMap& files) {
  const std::string folder = path_.substr(0, path_.rfind('/') + 1);
  for (const auto& [name, file] : files) {
    if (file_numbers_.count(file) > 0) continue;
    if (!file_exists(folder + file))
      weight_map_file_is_missing(path_.c_str(), printable(name).c_str(), printable(file).c_str());
    file_numbers_.emplace(file, files_.size());
    files_.emplace_back(folder + file);
  }
}

void WeightMapReader::find(const WeightMap& files) {
  std::map<std::string, Place> found;
  std::map<std::string, std::string> elsewhere;  // tensors that another file has, and that file
  std::map<std::string, const UnreadTensor*> unread;
  for (const auto& [file, number] : file_numbers_) {
    // Whether the index says that a tensor is here.
    const auto is_here = [&, &here = file](const std::string& name) {
      const auto listed = files.find(name);
      if (listed != files.end() && listed->second != here) elsewhere.emplace(name, here);
      return listed != files.end() && listed->second == here;
    };
    for (const SafetensorsTensor& tensor : files_[number].tensors())
      if (is_here(tensor.name)) found.emplace(tensor.name, Place{&files_[number], &tensor});
    for (const UnreadTensor& tensor : files_[number].unread())
      if (is_here(tensor.name)) unread.emplace(tensor.name, &tensor);
  }
  for (const auto& [name, file] : files) {
    const auto place = found.find(name);
    const auto other_kind = unread.find(name);
    if (place == found.end() && other_kind == unread.end())
      weight_map_tensor_is_missing(path_.c_str(), printable(name).c_str(), printable(file).c_str());
    if (const auto other = elsewhere.find(name); other != elsewhere.end())
      weight_map_tensor_is_repeated(path_.c_str(), printable(name).c_str(), printable(file).c_str(),
                                    printable(other->second).c_str());
    if (place == found.end()) {
      unread_.push_back(*other_kind->second);
      continue;
    }
    tensors_.push_back({name, place->second.tensor->dtype, place->second.tensor->shape});
    places_.push_back(place->second);
  }
}

}  // namespace weft

#endif
