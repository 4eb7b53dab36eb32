// Which devices of a mesh exchange along axes, in parts of axes too, and what each of them has or is given: the numbers
// that collectives of StableHLO are written with.
#ifndef WEFT_SDY_DEVICE_TABLES_HPP
#define WEFT_SDY_DEVICE_TABLES_HPP

#include <weft/sharding/sharding_flow.hpp>

namespace weft::sdy {

class DeviceTables {
 public:
  using Table = Buffer<Index>;  // a number of each device, in the order of the mesh

  constexpr explicit DeviceTables(const FlowMesh& mesh) : sizes_{mesh.sizes} {
    for (const Index size : sizes_) devices_ *= size;
  }

  [[nodiscard]] constexpr Index devices() const { return devices_; }
  // Which piece along these axes a device has, first axis major.
  [[nodiscard]] constexpr Index piece_of(Index device, const SubAxes& axes) const {
    Index piece = 0;
    for (const SubAxis& part : axes) piece = piece * part.size + digit(device, part);
    return piece;
  }
  [[nodiscard]] constexpr Table pieces(const SubAxes& axes) const {
    Table made;
    for (Index device = 0; device < devices_; ++device) made.push_back(piece_of(device, axes));
    return made;
  }
  // The devices that differ along these axes alone, each group in the order of its pieces.
  [[nodiscard]] constexpr Buffer<Table> groups(const SubAxes& axes) const {
    Buffer<Table> made;
    for (Index first = 0; first < devices_; ++first) {
      if (piece_of(first, axes) != 0) continue;
      Table group(parts_of(axes), 0);
      for (Index device = 0; device < devices_; ++device)
        if (without(device, axes) == without(first, axes)) group[piece_of(device, axes)] = device;
      made.push_back(group);
    }
    return made;
  }
  // From whom each device gets the piece that it is to have: of itself, if it has it; else of one that nobody else gets
  // it from.
  [[nodiscard]] constexpr Table sources(const SubLayout& from, const SubLayout& to) const {
    Table made(devices_, -1);
    Buffer<bool> gives(devices_, false);
    for (const bool of_itself : {true, false})
      for (Index device = 0; device < devices_; ++device)
        for (Index source = 0; made[device] < 0 && source < devices_; ++source) {
          if (gives[source] || (of_itself && source != device) || !(all_of(source, from) == all_of(device, to)))
            continue;
          made[device] = source;
          gives[source] = true;
        }
    return made;
  }

 private:
  MeshSizes sizes_;
  Index devices_ = 1;

  // How many devices stand between neighbors along a part of an axis.
  [[nodiscard]] constexpr Index stride(const SubAxis& part) const {
    Index stride = sizes_[part.axis] / part.next();
    for (int axis = part.axis + 1; axis < sizes_.size(); ++axis) stride *= sizes_[axis];
    return stride;
  }
  [[nodiscard]] constexpr Index digit(Index device, const SubAxis& part) const {
    return device / stride(part) % part.size;
  }
  // The device of the first piece, else like this one.
  [[nodiscard]] constexpr Index without(Index device, const SubAxes& axes) const {
    for (const SubAxis& part : axes) device -= digit(device, part) * stride(part);
    return device;
  }
  [[nodiscard]] constexpr Table all_of(Index device, const SubLayout& layout) const {
    Table made;
    for (const SubAxes& axes : layout.dims) made.push_back(piece_of(device, axes));
    made.push_back(piece_of(device, layout.unreduced));
    return made;
  }
};

}  // namespace weft::sdy

#endif
