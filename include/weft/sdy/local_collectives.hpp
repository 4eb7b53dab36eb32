// A collective of Shardy's dialect on one device's piece, as those of StableHLO that do it. Run time only.
#ifndef WEFT_SDY_LOCAL_COLLECTIVES_HPP
#define WEFT_SDY_LOCAL_COLLECTIVES_HPP

#include <weft/sdy/device_tables.hpp>
#include <weft/sdy/resized_values.hpp>

namespace weft::sdy {

class LocalCollectives {
 public:
  LocalCollectives(ResizedValues& values, const FlowMesh& mesh, ResizedValues::Place place)
      : values_{values}, tables_(mesh), place_{place} {}

  // Each makes a piece of a piece.
  // The pieces of the devices along `axes`, one behind the other.
  Index gather(Index value, int dim, const SubAxes& axes) {
    if (axes.empty()) return value;
    Dims size = values_.size(value).dims;
    size[dim] *= parts_of(axes);
    return collective("all_gather", "all_gather_dim = " + number(dim) + groups(axes) + global_ids, "", value,
                      Shape(size));
  }
  // One part of each device along `axes` of as many.
  Index slice(Index value, const fixed_vector<SubAxes, max_rank>& axes) {
    Dims size = values_.size(value).dims;
    for (int d = 0; d < axes.size(); ++d) size[d] /= parts_of(axes[d]);
    if (Shape(size) == values_.size(value)) return value;
    Buffer<Index> operands{value};
    std::string names;
    for (int d = 0; d < size.size(); ++d) {
      operands.push_back(offset(axes[d], size[d]));
      names += ", %" + std::to_string(d + 1);
    }
    return make("stablehlo.dynamic_slice %0" + names + ", sizes = " + stablehlo::list_of(size), operands, value,
                Shape(size));
  }
  Index reduce(Index value, const SubAxes& axes, ReductionKind kind) {
    if (axes.empty()) return value;
    return collective("all_reduce", groups(axes).substr(2) + global_ids, body(value, kind), value, values_.size(value));
  }
  Index reduce_scatter(Index value, int dim, const SubAxes& axes, ReductionKind kind) {
    if (axes.empty()) return value;
    Dims size = values_.size(value).dims;
    size[dim] /= parts_of(axes);
    return collective("reduce_scatter", "scatter_dimension = " + number(dim) + groups(axes) + global_ids,
                      body(value, kind), value, Shape(size));
  }
  Index exchange(Index value, const SubAxes& axes, int from, int to) {
    Dims size = values_.size(value).dims;
    size[from] *= parts_of(axes);
    size[to] /= parts_of(axes);
    return collective("all_to_all",
                      "concat_dimension = " + number(from) + ", split_dimension = " + number(to) +
                          ", split_count = " + number(parts_of(axes)) + groups(axes),
                      "", value, Shape(size));
  }
  Index permute(Index value, const SubLayout& from, const SubLayout& to) {
    const DeviceTables::Table sources = tables_.sources(from, to);
    Buffer<Index> pairs;
    for (Index device = 0; device < sources.size(); ++device)
      for (const Index end : {sources[device], device}) pairs.push_back(end);
    return collective("collective_permute", "source_target_pairs = " + stablehlo::rows_of(pairs, 2) + ", " + channel,
                      "", value, values_.size(value));
  }
  // Zeros on all devices along `axes` but the first.
  Index keep_on_first(Index value, const SubAxes& axes) {
    const Shape shape = values_.size(value);
    const Index piece = own_number(tables_.pieces(axes)), none = values_.constant(place(), "0", index_type());
    const Index is_first = flag(piece, none);
    const Buffer<Index> operands{is_first, value, zeros(value, shape)};
    return values_.emit(place(), "stablehlo.select %0, %1, %2",
                        " : tensor<i1>, " + type_text(with_shape(values_.type_of(value), shape)), operands,
                        form(value, shape));
  }
  // The piece where it belongs, and zeros around it.
  Index spread(Index value, const fixed_vector<SubAxes, max_rank>& axes) {
    Dims size = values_.size(value).dims;
    for (int d = 0; d < size.size(); ++d) size[d] *= parts_of(axes[d]);
    Buffer<Index> operands{zeros(value, Shape(size)), value};
    std::string names;
    for (int d = 0; d < size.size(); ++d) {
      operands.push_back(offset(axes[d], values_.size(value)[d]));
      names += ", %" + std::to_string(d + 2);
    }
    return make("stablehlo.dynamic_update_slice %0, %1" + names, operands, value, Shape(size));
  }
  // i32: where a device's piece of `size` elements begins.
  Index offset(const SubAxes& axes, Index size) {
    DeviceTables::Table table = tables_.pieces(axes);
    for (Index& first : table) first *= size;
    return own_number(table);
  }

 private:
  ResizedValues& values_;
  DeviceTables tables_;
  ResizedValues::Place place_;

  [[nodiscard]] ResizedValues::Place place() const { return place_; }
  // Groups are of partitions.
  static constexpr const char* channel = "channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>";
  static constexpr const char* global_ids = ", use_global_device_ids";

  static std::string number(Index value) { return std::to_string(value) + " : i64"; }
  static stablehlo::ValueType index_type() { return {{DType::i32, {}}}; }
  ResizedValues::Form form(Index like, const Shape& shape) const {
    return {with_shape(values_.type_of(like), shape), shape, {}};
  }
  // ", replica_groups = dense<...>, ..."
  std::string groups(const SubAxes& axes) const {
    Buffer<Index> all;
    for (const DeviceTables::Table& group : tables_.groups(axes)) all.append(group.begin(), group.end());
    return ", replica_groups = " + stablehlo::rows_of(all, parts_of(axes)) + ", " + channel;
  }
  std::string body(Index value, ReductionKind kind) const {
    const char* const name = kind == ReductionKind::max ? "maximum" : kind == ReductionKind::min ? "minimum" : "add";
    const std::string type = type_text(values_.scalar_of(value));
    return "({\n^bb0(%r_a: " + type + ", %r_b: " + type + "):\n%r_s = stablehlo." + name + " %r_a, %r_b : " + type +
           "\nstablehlo.return %r_s : " + type + "\n}) ";
  }
  Index collective(const std::string& name, const std::string& attributes, const std::string& body, Index value,
                   const Shape& size) {
    return make("\"stablehlo." + name + "\"(%0) <{" + attributes + "}> " + body, {value}, value, size);
  }
  Index make(const std::string& text, const Buffer<Index>& operands, Index like, const Shape& size) {
    const ResizedValues::Form made = form(like, size);
    return values_.emit(place(), text, values_.function_types(operands, made.type), operands, made);
  }
  Index zeros(Index like, const Shape& shape) {
    const Index zero =
        values_.constant(place(), ResizedValues::zero_of(values_.type_of(like)), values_.scalar_of(like));
    return values_.broadcast(place(), zero, with_shape(values_.type_of(like), shape), {});
  }
  Index flag(Index left, Index right) {
    const stablehlo::ValueType type{{DType::pred, {}}};
    return values_.emit(place(), "stablehlo.compare EQ, %0, %1", values_.function_types({left, right}, type),
                        {left, right}, {type, {}, {}});
  }
  // What the table has of the device that runs this.
  Index own_number(const DeviceTables::Table& table) {
    std::string numbers;
    bool is_zero = true;
    for (const Index each : table) {
      numbers += (numbers.empty() ? "" : ", ") + std::to_string(each);
      is_zero = is_zero && each == 0;
    }
    if (is_zero) return values_.constant(place(), "0", index_type());
    const stablehlo::ValueType all{{DType::i32, {table.size()}}}, one{{DType::i32, {1}}}, id{{DType::u32, {}}};
    const Index device = values_.emit(place(), "stablehlo.partition_id", " : tensor<ui32>", {}, {id, {}, {}});
    const Buffer<Index> operands{values_.constant(place(), "[" + numbers + "]", all), device};
    const Index row = values_.emit(place(), "stablehlo.dynamic_slice %0, %1, sizes = [1]",
                                   values_.function_types(operands, one), operands, {one, {1}, {}});
    return values_.emit(place(), "stablehlo.reshape %0", values_.function_types({row}, index_type()), {row},
                        {index_type(), {}, {}});
  }
};

}  // namespace weft::sdy

#endif
