// The mesh of a module of GSPMD, which names none: the axes of which all its tiles are made. Between
// @SPMDFullToShardShape and @SPMDShardToFullShape devices have pieces of their own, as in a manual computation of
// Shardy.
#ifndef WEFT_SDY_TILED_MESH_HPP
#define WEFT_SDY_TILED_MESH_HPP

#include <weft/sdy/tiled_sharding.hpp>
#include <weft/stablehlo/integer_list.hpp>

namespace weft::sdy {

using stablehlo::Function;
using stablehlo::Operation;
using stablehlo::Region;

namespace detail {

constexpr bool calls(const Operation& operation, std::string_view target) {
  const stablehlo::Attribute* const name = stablehlo::find(operation.attributes, "call_target_name");
  return operation.name == "stablehlo.custom_call" && name != nullptr && name->text == target;
}
// What makes a value in a region or inside of it; null: nothing does.
constexpr const Operation* maker_of(const Region& region, Index value) {
  for (const Operation& operation : region.operations) {
    for (const Index result : operation.results)
      if (result == value) return &operation;
    for (const Region& inner : operation.regions)
      if (const Operation* const found = maker_of(inner, value)) return found;
  }
  return nullptr;
}

}  // namespace detail

[[nodiscard]] constexpr bool enters_pieces(const Operation& operation) {
  return detail::calls(operation, "SPMDFullToShardShape");
}
[[nodiscard]] constexpr bool leaves_pieces(const Operation& operation) {
  return detail::calls(operation, "SPMDShardToFullShape");
}

// The sharding that is written of what an operation makes, or of an argument; null: none.
[[nodiscard]] constexpr const stablehlo::Attribute* written_sharding(const Function& function, Index value) {
  if (const Operation* const maker = detail::maker_of(function.body, value))
    return stablehlo::find(maker->attributes, "mhlo.sharding");
  for (Index i = 0; i < function.body.arguments.size() && i < function.parameter_attributes.size(); ++i)
    if (function.body.arguments[i] == value) return stablehlo::find(function.parameter_attributes[i], "mhlo.sharding");
  return nullptr;
}
// How the whole value lies of which devices have pieces on the other side. Errors: stablehlo_count_differs,
// stablehlo_attribute_is_missing.
[[nodiscard]] constexpr const stablehlo::Attribute& sharding_of_whole(const Function& function,
                                                                      const Operation& boundary) {
  if (boundary.operands.size() != 1)
    stablehlo_count_differs(boundary.place, boundary.name, "operands", boundary.operands.size(), 1);
  const stablehlo::Attribute* const found = enters_pieces(boundary)
                                                ? written_sharding(function, boundary.operands[0])
                                                : stablehlo::find(boundary.attributes, "mhlo.sharding");
  if (found == nullptr) stablehlo_attribute_is_missing(boundary.place, boundary.name, "mhlo.sharding");
  return *found;
}

// Axes that digits are made of, by where they begin and end among the numbers of devices.
class AxesOfDigits {
 public:
  // `devices`: 1: as many as digits count.
  constexpr explicit AxesOfDigits(Index devices) : is_open_(devices == 1), ends_{1} {
    if (devices > 1) ends_.push_back(devices);
  }
  // False: they are no axes beside those that are there, or too many.
  constexpr bool add(const DeviceDigits& digits) {
    Buffer<Index> more = ends_;
    for (const DeviceDigit& digit : digits)
      for (const Index end : {digit.stride, digit.stride * digit.size}) {
        bool is_new = true;
        for (const Index other : more) is_new = is_new && other != end;
        if (is_new) more.push_back(end);
      }
    stable_sort(more, [](Index left, Index right) { return left < right; });
    for (Index i = 0; i + 1 < more.size(); ++i)
      if (more[i + 1] % more[i] != 0) return false;
    if ((!is_open_ && more.back() > ends_.back()) || more.size() > max_mesh_axes)
      return false;  // an axis is that of replicas
    ends_ = static_cast<Buffer<Index>&&>(more);
    return true;
  }
  // The first is major.
  [[nodiscard]] constexpr MeshSizes sizes() const {
    MeshSizes made;
    for (Index i = ends_.size() - 1; i > 0; --i) made.push_back(ends_[i] / ends_[i - 1]);
    return made;
  }

 private:
  bool is_open_;
  Buffer<Index> ends_;  // rising, each a multiple of the one before
};

namespace detail {

// Those that the first pair of a source and a target leads to and from, by any number of pairs; rising. Of more pairs
// than a runtime has devices none: they would take long.
[[nodiscard]] constexpr Buffer<Index> devices_joined(const Buffer<Index>& pairs) {
  constexpr Index most_pairs = 1024;
  Buffer<Index> joined;
  if (pairs.size() > 2 * most_pairs) return joined;
  const auto has = [&](Index device) {
    for (const Index other : joined)
      if (other == device) return true;
    return false;
  };
  if (pairs.size() > 1) joined.push_back(pairs[0]);
  for (Index before = 0; joined.size() > before;) {
    before = joined.size();
    for (Index i = 0; i + 1 < pairs.size(); i += 2) {
      if (has(pairs[i]) && !has(pairs[i + 1])) joined.push_back(pairs[i + 1]);
      if (has(pairs[i + 1]) && !has(pairs[i])) joined.push_back(pairs[i]);
    }
  }
  stable_sort(joined, [](Index left, Index right) { return left < right; });
  return joined;
}

}  // namespace detail

// Axes of those that collectives of a module lead between, so that these are over axes, too: the first group, and what
// pairs join. What counts by no digits adds none: devices gather what such groups need, and take as many hops.
constexpr void add_groups(AxesOfDigits& axes, const stablehlo::Module& module) {
  for (const Function& function : module.functions)
    stablehlo::for_each_operation(function.body, [&](const Operation& operation) {
      if (const stablehlo::Attribute* const pairs = stablehlo::find(operation.attributes, "source_target_pairs"))
        static_cast<void>(axes.add(digits_of(detail::devices_joined(stablehlo::integer_list(module, *pairs)))));
      const stablehlo::Attribute* const groups = stablehlo::find(operation.attributes, "replica_groups");
      if (groups == nullptr || groups->type.shape.rank() != 2) return;
      const Buffer<Index> ids = stablehlo::integer_list(module, *groups);
      const Index columns = groups->type.shape[1];
      Buffer<Index> first;
      for (Index i = 0; i < columns && i < ids.size(); ++i) first.push_back(ids[i]);
      static_cast<void>(axes.add(digits_of(first)));
    });
}

// Sizes of the axes of a module's partitions; empty: it has no boundaries. Errors: those of the shardings of
// boundaries; stablehlo_is_unsupported, of such that are not made of the same axes.
[[nodiscard]] constexpr MeshSizes tiled_mesh(const stablehlo::Module& module) {
  AxesOfDigits axes(module.partitions);
  bool has_boundaries = false;
  const auto add = [&](const stablehlo::Attribute& text) {
    const TiledSharding sharding = read_tiled_sharding(text.text, text.place);
    Buffer<DeviceDigits> all = sharding.dims;
    all.push_back(sharding.manual);
    for (const DeviceDigits& digits : all)
      if (!axes.add(digits))
        stablehlo_is_unsupported(text.place, "mesh beside that of other tiles for sharding", text.text);
  };
  for (const Function& function : module.functions)
    stablehlo::for_each_operation(function.body, [&](const Operation& operation) {
      if (!enters_pieces(operation) && !leaves_pieces(operation)) return;
      has_boundaries = true;
      add(sharding_of_whole(function, operation));
    });
  if (!has_boundaries) return {};
  add_groups(axes, module);
  return axes.sizes();
}

// The axes that digits are, by their number among `sizes`, first is major; false: they are none of these.
[[nodiscard]] constexpr bool find_axes(const DeviceDigits& digits, const MeshSizes& sizes, AxisList& found) {
  for (const DeviceDigit& digit : digits) {
    Index stride = product_of(sizes), covered = 1;
    for (int axis = 0; axis < sizes.size(); ++axis) {
      stride /= sizes[axis];
      if (stride < digit.stride || stride >= digit.stride * digit.size) continue;
      found.push_back(static_cast<std::int8_t>(axis));
      covered *= sizes[axis];
    }
    if (covered != digit.size) return false;
  }
  return true;
}

}  // namespace weft::sdy

#endif
