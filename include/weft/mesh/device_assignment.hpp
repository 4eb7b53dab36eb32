// Which device runs which position of a mesh, both ways. Plans are made on positions; whoever starts them, feeds them or
// reads what they have computed asks here for the device, and nobody else. (XLA's word for it.)
#ifndef WEFT_MESH_DEVICE_ASSIGNMENT_HPP
#define WEFT_MESH_DEVICE_ASSIGNMENT_HPP

#include <weft/mesh/mesh.hpp>

namespace weft {

// An order of any number of devices; a Mesh stores one of at most max_explicit_devices.
class DeviceAssignment {
 public:
  // Position p is device p.
  constexpr explicit DeviceAssignment(Index devices) : size_(devices) {}
  // As the mesh says.
  constexpr DeviceAssignment(const Mesh& mesh) : size_(mesh.size()) {
    for (const auto id : mesh.device_ids) device_at_.push_back(id);
    invert();
  }
  // `ids[p]` is the device at position p, as DeviceArray::ids are. Errors: those of check_device_ids.
  constexpr explicit DeviceAssignment(const Buffer<Index>& ids) : size_(ids.size()) {
    check_device_ids(ids, ids.size());
    if (is_identity_order(ids)) return;
    for (Index id : ids) device_at_.push_back(static_cast<int>(id));
    invert();
  }

  [[nodiscard]] constexpr Index size() const noexcept { return size_; }
  // Errors: mesh_position_out_of_range, mesh_device_out_of_range.
  [[nodiscard]] constexpr int device_at(Index position) const {
    if (position < 0 || position >= size_) mesh_position_out_of_range(position, size_);
    return device_at_.empty() ? static_cast<int>(position) : device_at_[position];
  }
  [[nodiscard]] constexpr Index position_of(Index device) const {
    if (device < 0 || device >= size_) mesh_device_out_of_range(device, size_);
    return position_of_.empty() ? device : position_of_[device];
  }

 private:
  Index size_ = 0;
  Buffer<int> device_at_, position_of_;  // empty: the identity

  constexpr void invert() {
    if (device_at_.empty()) return;
    position_of_ = Buffer<int>(size_);
    for (Index position = 0; position < size_; ++position)
      position_of_[device_at_[position]] = static_cast<int>(position);
  }
};

}  // namespace weft

#endif
