// Definitions of data/input_sharding.hpp.
#ifndef WEFT_DATA_INPUT_SHARDING_IPP
#define WEFT_DATA_INPUT_SHARDING_IPP

#include <weft/data/input_sharding.hpp>

namespace weft {

Index BatchFields::find(const char* name) const noexcept {
  for (Index i = 0; names != nullptr && i < count; ++i)
    if (__builtin_strcmp(names[i], name) == 0) return i;
  return __builtin_strcmp(name, "weight") == 0 ? count : -1;
}

Sentence BatchFields::name(Index field) const {
  Sentence text;
  text << "field ";
  if (field < count && names == nullptr) return text << field;
  return text << '\'' << (field < count ? names[field] : "weight") << '\'';
}

Sentence BatchFields::all() const {
  Sentence text;
  for (Index i = 0; i <= count; ++i) text << (i > 0 ? ", " : "") << name(i).text();
  return text;
}

Index InputSharding::parts(const BatchFields& fields) const {
  Index most = 1;
  for (const ShardingSpec* const sharding : by_field(fields)) {
    const Index parts = sharding->is_given() ? sharding->parts() : 1;
    if (parts > most) most = parts;
  }
  return most;
}

Buffer<RowRange> InputSharding::rows(const BatchFields& fields, Index rows, Index process, Index processes) const {
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

Buffer<const ShardingSpec*> InputSharding::by_field(const BatchFields& fields) const {
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

void InputSharding::check_columns(const ShardingSpec& sharding, const BatchFields& fields, Index field) {
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

}  // namespace weft

#endif
