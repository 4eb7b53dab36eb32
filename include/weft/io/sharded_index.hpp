// The index of a sharded checkpoint, "index.json": which part has which piece of which tensor. One JSON object:
//
//   {"weft.sharded": 1, "save": "text", "parts": 4, "metadata": {"key": "text", ...}, "tensors": {"name": {"dtype":
//   "F32",
//    "shape": [2, 3], "pieces": [{"part": 0, "start": [0, 0], "shape": [2, 1]}, ...]}, ...}}
//
// A piece may be a range of a box instead: {"part": 0, "start": [1], "shape": [3], "box_start": [0, 1], "box_shape":
// [2, 2]}. Part 0 of 4 is "part-00000-of-00004.safetensors" and has its piece of a tensor under the tensor's name.
#ifndef WEFT_IO_SHARDED_INDEX_HPP
#define WEFT_IO_SHARDED_INDEX_HPP

#include <weft/base/error_sharded.hpp>
#include <weft/io/safetensors_header.hpp>

#include <cstdio>

namespace weft {

// The box of `extents` at `start` of a tensor. One dimension where the tensor has more, or none: a range of its
// elements in row-major order; or of those of a box of it, if there is one.
struct TensorPiece {
  Index part = 0;
  Dims start, extents;
  Dims box_start = {}, box_extents = {};  // no dimensions: of all of it
  friend bool operator==(const TensorPiece&, const TensorPiece&) = default;
};

struct ShardedTensor {
  std::string name;
  DType dtype = DType::f32;
  Shape shape;
  std::vector<TensorPiece> pieces;  // at most one a part
  friend bool operator==(const ShardedTensor&, const ShardedTensor&) = default;
};

struct ShardedIndex {
  std::string save;  // different for every save: what its parts have alike
  Index parts = 0;
  SafetensorsMetadata metadata;
  std::vector<ShardedTensor> tensors;  // sorted by name
  friend bool operator==(const ShardedIndex&, const ShardedIndex&) = default;
};

inline constexpr const char* sharded_index_name = "index.json";
inline constexpr Index sharded_index_version = 1, most_sharded_parts = 99999;

[[nodiscard]] WEFT_DECL std::string sharded_part_name(Index part, Index parts);

namespace detail {

// The shape of which the pieces of a tensor are boxes.
[[nodiscard]] WEFT_DECL Dims outer_dims(const ShardedTensor& tensor, int rank);

// The pieces have every element of their tensor once. Errors: sharded_piece_lies_outside, sharded_pieces_overlap,
// sharded_pieces_leave_a_hole.
WEFT_DECL void check_pieces(const ShardedTensor& tensor, Index parts, const char* path);
// What part `part` has of a shape.
struct PartBox {
  Index part = 0;
  const Dims *start = nullptr, *extents = nullptr;
};
// Boxes that lie inside of `outer` have every element of it once. Errors: the last two of check_pieces.
WEFT_DECL void check_boxes(const ShardedTensor& tensor, const Dims& outer, const std::vector<PartBox>& boxes,
                           const char* path);
// Around this corner they do not.
[[noreturn]] WEFT_DECL void refuse_boxes(const ShardedTensor& tensor, const Dims& outer,
                                         const std::vector<PartBox>& boxes, const Dims& corner, const char* path);

// The members of an object: each that `read` knows, once. `read(name)` reads the value of a member and returns its
// number, -1 for one that it does not know.
template <class Read>
void read_members(SafetensorsJson& json, int count, const char* called, Read read) {
  std::vector<bool> given(to_size(count), false);
  json.object([&](const std::string& name) {
    const int member = read(name);
    if (member < 0 || given[to_size(member)]) json.fail(called);
    given[to_size(member)] = true;
  });
  for (const bool is_given : given)
    if (!is_given) json.fail(called);
}

[[nodiscard]] WEFT_DECL Dims read_dims(SafetensorsJson& json, const char* path, const std::string& name);

[[nodiscard]] WEFT_DECL TensorPiece read_piece(SafetensorsJson& json, const char* path, const std::string& name);

[[nodiscard]] WEFT_DECL DType sharded_type_called(const std::string& type, const char* path, const std::string& name);

[[nodiscard]] WEFT_DECL ShardedTensor read_sharded_tensor(SafetensorsJson& json, const char* path,
                                                          const std::string& name);

}  // namespace detail

// Checks all that an index says by itself; `path` is for messages. Errors: sharded_index_is_malformed,
// sharded_index_is_unsupported, safetensors_name_is_repeated, safetensors_type_is_unknown,
// safetensors_rank_is_unsupported, safetensors_shape_is_too_large, sharded_piece_lies_outside, sharded_pieces_overlap,
// sharded_pieces_leave_a_hole.
[[nodiscard]] WEFT_DECL ShardedIndex parse_sharded_index(std::string_view text, const char* path);

// As it is written: a line a tensor.
[[nodiscard]] WEFT_DECL std::string sharded_index_text(const ShardedIndex& index);

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/io/sharded_index.ipp>
#endif

#endif
