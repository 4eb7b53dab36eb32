// Which devices a collective of StableHLO runs between. Processes are (replica, partition); they are the devices of a
// mesh: its first axis has the replicas, and all others together the partitions.
#ifndef WEFT_STABLEHLO_PROCESS_GROUPS_HPP
#define WEFT_STABLEHLO_PROCESS_GROUPS_HPP

#include <weft/mesh/one_permute.hpp>
#include <weft/mesh/positions.hpp>
#include <weft/stablehlo/group_numbers.hpp>
#include <weft/stablehlo/importer.hpp>

namespace weft::stablehlo {

class ProcessGroups {
 public:
  // `name`: the attribute that has the groups, of which none may stand for one of all, or that has pairs of a source
  // and a target. Errors: stablehlo_attribute_is_missing, stablehlo_is_malformed, mesh_device_out_of_range.
  constexpr ProcessGroups(const Reading& at, const char* name, bool none_is_all = true) : mesh_(at.graph().mesh) {
    const Attribute& list = at.attribute(name);
    const GroupNumbers are = group_numbers(at.importer.module(), at.operation);
    const Buffer<Index> numbers = at.integers(list);
    const Index columns = columns_of(list, numbers.size());
    for (Index row = 0; columns > 0 && row < numbers.size() / columns; ++row) {
      Buffer<Index> ids;
      for (Index i = 0; i < columns; ++i)
        if (const Index id = numbers[row * columns + i]; id >= 0) ids.push_back(id);
      add(are, ids);
    }
    if (groups_.empty() && none_is_all) {
      Buffer<Index> all;
      for (Index id = 0; id < (are == GroupNumbers::partitions ? partitions() : replicas()); ++id) all.push_back(id);
      add(are, all);
    }
    for (const Buffer<Index>& group : groups_)
      for (Index device : group)
        if (device < 0 || device >= devices()) mesh_device_out_of_range(device, devices());
  }

  [[nodiscard]] constexpr const Buffer<Buffer<Index>>& list() const noexcept { return groups_; }
  [[nodiscard]] constexpr Index devices() const { return product_of(mesh_); }
  // The group of a device, or null.
  [[nodiscard]] constexpr const Buffer<Index>* of(Index device) const {
    for (const Buffer<Index>& group : groups_)
      for (Index member : group)
        if (member == device) return &group;
    return nullptr;
  }
  // The place of a device in its group; 0: it is in none.
  [[nodiscard]] constexpr Index rank_of(Index device) const {
    if (const Buffer<Index>* const group = of(device))
      for (Index i = 0; i < group->size(); ++i)
        if ((*group)[i] == device) return i;
    return 0;
  }
  [[nodiscard]] constexpr Index largest() const {
    Index most = 0;
    for (const Buffer<Index>& group : groups_) most = group.size() > most ? group.size() : most;
    return most;
  }
  // Do they hold every device, and equally many?
  [[nodiscard]] constexpr bool are_even() const {
    for (Index device = 0; device < devices(); ++device)
      if (const Buffer<Index>* const group = of(device); group == nullptr || group->size() != largest()) return false;
    return true;
  }
  // The mesh axes whose groups these are, the first of them major; empty: none.
  [[nodiscard]] constexpr AxisList axes() const {
    const AxisList spanned = this->spanned();
    AxisList axes;
    for (const auto axis : spanned) {  // that changes later from member to member is the major one
      int place = 0;
      while (place < axes.size() && first_change(axes[place]) > first_change(axis)) ++place;
      axes.insert(place, axis);
    }
    return !axes.empty() && are_over(axes) ? axes : AxisList();
  }
  // What pairs of a source and a target say: the axes along which they move something, and hops of which each device
  // takes one, or what it has itself. One hop alone, if all devices take it, also where it finds no source; few devices
  // have one in which their sources are listed.
  struct Moves {
    AxisList axes;
    Buffer<Hop> hops;
    Buffer<Index> taken;  // by device: the number of its hop; its own: -1; nothing: -2. No hops: where its source is
    bool is_one = false;
  };
  // No axes: they are no pairs, or nothing is moved.
  [[nodiscard]] constexpr Moves moves() const {
    for (const Buffer<Index>& pair : groups_)
      if (pair.size() != 2) return {};
    const AxisList axes = spanned();
    if (axes.empty()) return {};
    if (const OnePermute one = one_permute(mesh_, sources_of_all()); !one.axes.empty())
      return {one.axes, {one.hop}, {}, true};
    Moves fewest = by_hops(axes, hops_around[0]);
    for (const Hop& around : hops_around)
      if (Moves made = by_hops(axes, around); made.hops.size() < fewest.hops.size()) fewest = made;
    if (fewest.hops.size() > most_hops) {
      fewest.hops.clear();
      const PermuteSources sources = sources_of_all();
      for (Index device = 0; device < devices(); ++device)
        fewest.taken[device] = sources[device] < 0 ? -2 : position_over(mesh_, axes, sources[device]);
    }
    return fewest;
  }
  // The axes along which members of a group differ.
  [[nodiscard]] constexpr AxisList spanned() const {
    AxisList axes;
    for (std::int8_t axis = 0; axis < mesh_.size(); ++axis) {
      bool differs = false;
      for (const Buffer<Index>& group : groups_)
        for (const Index member : group)
          differs = differs || coordinate_of(mesh_, axis, member) != coordinate_of(mesh_, axis, group[0]);
      if (differs) axes.push_back(axis);
    }
    return axes;
  }

 private:
  static constexpr Index most_hops = 32;

  MeshSizes mesh_;
  Buffer<Buffer<Index>> groups_;  // of devices

  [[nodiscard]] constexpr Index replicas() const { return mesh_.empty() ? 1 : mesh_[0]; }
  [[nodiscard]] constexpr Index partitions() const { return devices() / replicas(); }
  // The first member of the first group whose coordinate on the axis is not that of the one before.
  [[nodiscard]] constexpr Index first_change(std::int8_t axis) const {
    const Buffer<Index>& group = groups_[0];
    Index i = 1;
    while (i < group.size() && coordinate_of(mesh_, axis, group[i]) == coordinate_of(mesh_, axis, group[0])) ++i;
    return i;
  }
  // By device: the one that it gets something from, or -1.
  [[nodiscard]] constexpr PermuteSources sources_of_all() const {
    PermuteSources sources(devices(), -1);
    for (const Buffer<Index>& pair : groups_) sources[pair[1]] = pair[0];
    return sources;
  }
  // A hop, which counts as `around`, for each distance at which a source is.
  [[nodiscard]] constexpr Moves by_hops(const AxisList& axes, const Hop& around) const {
    Moves made{axes, {}, Buffer<Index>(devices(), -2), false};
    const PermuteSources sources = sources_of_all();
    const Index size = parts_of(mesh_, axes);
    for (Index device = 0; device < devices(); ++device) {
      if (sources[device] == device) made.taken[device] = -1;
      if (sources[device] < 0 || sources[device] == device) continue;
      const Index from = position_over(mesh_, axes, sources[device]), to = position_over(mesh_, axes, device);
      const Hop hop = around.between(from, to, size);
      Index number = 0;
      while (number < made.hops.size() && !(made.hops[number] == hop)) ++number;
      if (number == made.hops.size()) made.hops.push_back(hop);
      made.taken[device] = number;
      if (made.hops.size() > most_hops) break;
    }
    return made;
  }
  [[nodiscard]] static constexpr Index columns_of(const Attribute& list, Index count) {
    if (list.kind == Attribute::Kind::elements)
      return list.type.shape.rank() == 2 ? list.type.shape[1] : list.type.shape.rank() == 1 ? 1 : count;
    return list.items.empty() ? count : static_cast<Index>(list.items[0].items.size());
  }
  [[nodiscard]] constexpr bool are_over(const AxisList& axes) const {
    for (Index device = 0; device < devices(); ++device) {
      const Buffer<Index>* const group = of(device);
      if (group == nullptr || !(*group == group_of(mesh_, axes, device))) return false;
    }
    return true;
  }
  constexpr void add(GroupNumbers numbers, const Buffer<Index>& ids) {
    if (numbers == GroupNumbers::devices) return groups_.push_back(ids);
    if (numbers == GroupNumbers::partitions) {
      for (Index replica = 0; replica < replicas(); ++replica) groups_.push_back(devices_of(ids, replica, false));
      return;
    }
    Buffer<Index> together;
    for (Index partition = 0; partition < partitions(); ++partition) {
      const Buffer<Index> group = devices_of(ids, partition, true);
      if (numbers == GroupNumbers::both)
        together.append(group.begin(), group.end());
      else
        groups_.push_back(group);
    }
    if (numbers == GroupNumbers::both) groups_.push_back(together);
  }
  // The devices of replicas of one partition, or of partitions of one replica.
  [[nodiscard]] constexpr Buffer<Index> devices_of(const Buffer<Index>& ids, Index other, bool are_replicas) const {
    Buffer<Index> made;
    for (Index id : ids) made.push_back(are_replicas ? id * partitions() + other : other * partitions() + id);
    return made;
  }
};

}  // namespace weft::stablehlo

#endif
