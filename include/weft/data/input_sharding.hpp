// How each field of a batch is cut over a mesh, from which a loader knows the rows that its process needs of each: what
// PyTorch/XLA's MpDeviceLoader takes as input_sharding.
//
//   .sharding = ShardingSpec{mesh, P("data"), true}                                     // all fields
//   .sharding = {{"query", {mesh, P("data"), true}}, {"document", {mesh, P(), true}}}   // by name
//   .sharding = {{mesh, P("data"), true}, {}}                                           // in order; {}: not cut
#ifndef WEFT_DATA_INPUT_SHARDING_HPP
#define WEFT_DATA_INPUT_SHARDING_HPP

#include <weft/data/sharding_spec.hpp>

namespace weft {

// The fields of a batch, after which come its weights, for whoever looks for one or speaks of it.
struct BatchFields {
  const char* const* names = nullptr;  // of each; null: they have none, and are known by number
  const Index* widths = nullptr;       // elements of a row of each
  Index count = 0;

  // The field called `name`, `count` for the weights; -1: there is none.
  [[nodiscard]] WEFT_DECL Index find(const char* name) const noexcept;
  // "field 'image'", or "field 0".
  [[nodiscard]] WEFT_DECL Sentence name(Index field) const;
  // "field 'image', field 'label', field 'weight'"
  [[nodiscard]] WEFT_DECL Sentence all() const;
};

// How one field of a batch lies: by its name, which "weight" is for weights, or without one by its place in the list.
struct FieldSharding {
  const char* field = nullptr;
  ShardingSpec sharding{};
};

// One ShardingSpec for all fields, or one a field, where ShardingSpec{} is that of a field that is not cut. Weights
// have that of field 0 unless one is given for them. Refers to the names.
class InputSharding {
 public:
  constexpr InputSharding() = default;
  constexpr InputSharding(const ShardingSpec& all) : all_(all) {}
  constexpr InputSharding(const Mesh& mesh, const PartitionSpec& spec, bool minibatch = false)
      : all_{mesh, spec, minibatch} {}
  constexpr InputSharding(std::initializer_list<FieldSharding> fields) : fields_(fields) {}
  constexpr InputSharding(std::initializer_list<ShardingSpec> in_order) {
    for (const ShardingSpec& sharding : in_order) fields_.push_back({nullptr, sharding});
  }

  [[nodiscard]] constexpr bool is_given() const noexcept { return all_.is_given() || !fields_.empty(); }
  // Into how many parts the rows of the field are cut that is cut into most. Errors: loader_field_is_unknown,
  // loader_shardings_are_too_many, loader_field_is_sharded_twice, loader_field_has_no_sharding, those of
  // ShardingSpec::parts.
  [[nodiscard]] WEFT_DECL Index parts(const BatchFields& fields) const;
  // The rows of each field, then of the weights, that process `process` of `processes` reads of batches of `rows` rows.
  // Errors: also loader_meshes_differ, loader_field_does_not_divide, those of parts_of_process.
  [[nodiscard]] WEFT_DECL Buffer<RowRange> rows(const BatchFields& fields, Index rows, Index process,
                                                Index processes) const;

 private:
  ShardingSpec all_{};
  Buffer<FieldSharding> fields_;

  // What each field and the weights have.
  [[nodiscard]] WEFT_DECL Buffer<const ShardingSpec*> by_field(const BatchFields& fields) const;
  // What a loader knows of the other dimensions of a field is the product of their extents.
  WEFT_DECL static void check_columns(const ShardingSpec& sharding, const BatchFields& fields, Index field);
};

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/data/input_sharding.ipp>
#endif

#endif
