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
  [[nodiscard]] Index find(const char* name) const noexcept {
    for (Index i = 0; names != nullptr && i < count; ++i)
      if (__builtin_strcmp(names[i], name) == 0) return i;
    return __builtin_strcmp(name, "weight") == 0 ? count : -1;
  }
  // "field 'image'", or "field 0".
  [[nodiscard]] Sentence name(Index field) const {
    Sentence text;
    text << "field ";
    if (field < count && names == nullptr) return text << field;
    return text << '\'' << (field < count ? names[field] : "weight") << '\'';
  }
  // "field 'image', field 'label', field 'weight'"
  [[nodiscard]] Sentence all() const {
    Sentence text;
    for (Index i = 0; i <= count; ++i) text << (i > 0 ? ", " : "") << name(i).text();
    return text;
  }
};

// Of one field of a batch: by its name, which "weight" is for weights, or without one by its place in the list.
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
  [[nodiscard]] Index parts(const BatchFields& fields) const {
    Index most = 1;
    for (const ShardingSpec* const sharding : by_field(fields)) {
      const Index parts = sharding->is_given() ? sharding->parts() : 1;
      if (parts > most) most = parts;
    }
    return most;
  }
  // The rows of each field, then of the weights, that process `process` of `processes` reads of batches of `rows` rows.
  // Errors: also loader_meshes_differ, loader_field_does_not_divide, those of parts_of_process.
  [[nodiscard]] Buffer<RowRange> rows(const BatchFields& fields, Index rows, Index process, Index processes) const {
    const Buffer<const ShardingSpec*> shardings = by_field(fields);
    Buffer<RowRange> ranges;
    Index devices = 0;
    for (Index i = 0; i <= fields.count; ++i) {
      const ShardingSpec& sharding = *shardings[i];
      ranges.push_back({0, rows});
      if (!sharding.is_given()) continue;
      if (devices == 0) devices = sharding.mesh.size();
      if (sharding.mesh.size() != devices) loader_meshes_differ(fields.name(i).text(), sharding.mesh.size(), devices);
      // A spec that weights have from others is that of their rows.
      const bool is_own = i < fields.count || &sharding != shardings[0];
      if (is_own) check_columns(sharding, fields, i);
      const Index parts = sharding.parts();
      if (rows % parts != 0) loader_field_does_not_divide(fields.name(i).text(), "rows", rows, parts);
      const RowParts own = parts_of_process(sharding, process, processes);
      ranges.back() = {own.first * (rows / parts), own.count * (rows / parts)};
    }
    return ranges;
  }

 private:
  ShardingSpec all_{};
  Buffer<FieldSharding> fields_;

  // What each field and the weights have.
  [[nodiscard]] Buffer<const ShardingSpec*> by_field(const BatchFields& fields) const {
    Buffer<const ShardingSpec*> found(fields.count + 1, fields_.empty() ? &all_ : nullptr);
    for (Index k = 0; k < fields_.size(); ++k) {
      const char* const name = fields_[k].field;
      const Index field = name == nullptr ? k : fields.find(name);
      if (field < 0) loader_field_is_unknown(name, fields.all().text());
      if (field > fields.count) loader_shardings_are_too_many(fields_.size(), fields.all().text());
      if (found[field] != nullptr) loader_field_is_sharded_twice(fields.name(field).text());
      found[field] = &fields_[k].sharding;
    }
    for (Index i = 0; i < fields.count; ++i)
      if (found[i] == nullptr) loader_field_has_no_sharding(fields.name(i).text(), fields.all().text());
    if (found[fields.count] == nullptr) found[fields.count] = found[0];
    return found;
  }
  // What a loader knows of the other dimensions of a field is the product of their extents.
  static void check_columns(const ShardingSpec& sharding, const BatchFields& fields, Index field) {
    const ResolvedSpec axes = sharding.spec.resolve(sharding.mesh, max_rank);
    const Index width = field < fields.count ? fields.widths[field] : 1;
    Index parts = 1;
    for (int d = 1; d < max_rank; ++d) {
      const Index cuts = sharding.mesh.size(axes.dims[d]);
      if (cuts > 1 && sharding.minibatch) loader_spec_cuts_columns(d, fields.name(field).text());
      parts *= cuts;
    }
    if (width % parts != 0) loader_field_does_not_divide(fields.name(field).text(), "elements in a row", width, parts);
  }
};

}  // namespace weft

#endif
