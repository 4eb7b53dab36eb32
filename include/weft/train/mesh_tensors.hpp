// Named tensors on a mesh, seen from the host: initialize, read and write weights, states and batches, whatever their
// sharding.
#ifndef WEFT_TRAIN_MESH_TENSORS_HPP
#define WEFT_TRAIN_MESH_TENSORS_HPP

#include <weft/base/error_train.hpp>
#include <weft/base/random.hpp>
#include <weft/io/aligned_array.hpp>
#include <weft/runtime/executable.hpp>
#include <weft/train/process_pieces.hpp>
#include <weft/train/runs.hpp>

#include <span>
#include <string>
#include <vector>

namespace weft {

namespace detail {

// Element i of an array of `dtype`, and its change; integers are rounded towards 0.
[[nodiscard]] inline float read_as_float(const char* array, DType dtype, Index i) noexcept {
  ElementBits bits;
  std::memcpy(&bits, array + i * size_bytes(dtype), to_size(size_bytes(dtype)));
  return static_cast<float>(element_value(dtype, bits));
}
inline void write_float(char* array, DType dtype, Index i, float value) noexcept {
  const ElementBits bits = element_bits(dtype, static_cast<double>(value));
  std::memcpy(array + i * size_bytes(dtype), &bits, to_size(size_bytes(dtype)));
}

}  // namespace detail

// Elements [begin, end) of a tensor.
struct HeldRange {
  Index begin = 0, end = 0;
};

// A list of stored tensors in an executable, the layers of a stack one by one. The host sees elements as float,
// whatever their type, or as the bytes that they are. Refers to the executable; call from the host between runs, except
// where said. Of several processes all call what reads, and each gets all of it; and what writes, with equal values.
class MeshTensors {
 public:
  MeshTensors(Executable& executable, const StoredTensor* tensors, Index count)
      : executable_(executable) {
    for (Index i = 0; i < count; ++i)
      for (Index layer = 0; layer < tensors[i].layers(); ++layer) tensors_.push_back(layer_of(tensors[i], layer));
    written_.resize(tensors_.size(), false);
  }

  [[nodiscard]] Index size() const noexcept { return tensors_.size(); }
  [[nodiscard]] const StoredTensor& operator[](Index i) const { return tensors_[i]; }
  // Null: there is none of this name.
  [[nodiscard]] const StoredTensor* lookup(const Name& name) const {
    for (const StoredTensor& tensor : tensors_)
      if (tensor.name == name) return &tensor;
    return nullptr;
  }
  // Error: tensor_is_unknown.
  [[nodiscard]] const StoredTensor& find(const char* name) const {
    const StoredTensor* const tensor = lookup(name);
    if (tensor == nullptr) tensor_is_unknown(name);
    return *tensor;
  }
  // Of the elements, as the devices hold them.
  [[nodiscard]] DType type_of(const StoredTensor& tensor) const noexcept {
    return executable_.plan().input(tensor.input).dtype;
  }
  // Is it kept beside the weights: by an optimizer, or by the model?
  [[nodiscard]] bool is_state(const StoredTensor& tensor) const noexcept {
    return executable_.plan().input(tensor.input).kind == InputKind::state;
  }
  [[nodiscard]] Index bytes_of(const StoredTensor& tensor) const noexcept {
    return tensor.shape.elements() * size_bytes(type_of(tensor));
  }

  // Fills the tensors of one device with their initial values: call on that device. Element i of a tensor depends on
  // (seed, name, i) alone, so that every sharding starts from the same weights.
  void initialize(Index ordinal, std::uint32_t seed) const {
    for (const StoredTensor& tensor : tensors_) {
      char* const values = executable_.input(ordinal, tensor.input);
      const DType dtype = type_of(tensor);
      const std::uint32_t stream = random_bits(seed, 0, stream_of(tensor.name.c_str()));
      for_each_run(tensor, mesh(), executable_.position_of(ordinal), [&](Index global, Index local, Index count) {
        for (Index i = 0; i < count; ++i)
          detail::write_float(values, dtype, local + i, initial_value(tensor.initializer, seed, stream, global + i));
      });
    }
  }

  // The whole tensor called `name`, row-major.
  [[nodiscard]] AlignedArray<float> read(const char* name) const {
    const StoredTensor& tensor = find(name);
    const DType dtype = type_of(tensor);
    AlignedArray<float> all(tensor.shape.elements());
    for_each_piece(tensor, [&](const char* part, Index global, Index local, Index count) {
      for (Index i = 0; i < count; ++i) all[global + i] = detail::read_as_float(part, dtype, local + i);
    });
    return all;
  }
  // The bytes of one whole tensor of this list, row-major. Error: tensor_size_differs.
  void read_bytes(const StoredTensor& tensor, std::span<std::byte> to) const {
    check_bytes(tensor, std::ssize(to));
    const Index element = size_bytes(type_of(tensor));
    for_each_piece(tensor, [&](const char* part, Index global, Index local, Index count) {
      std::memcpy(to.data() + global * element, part + local * element, to_size(count * element));
    });
  }
  // Error: processes_hold_different_weights, if what every device has whole is not the same on all of them. Thrown after
  // the run, in which all agree: thrown within it, one process could hear of the other's failure before its own.
  void check_equal_in_all_processes() const {
    Runtime& runtime = executable_.runtime();
    if (runtime.process_count() == 1) return;
    Index odd = -1;  // the first device that differs from device 0
    runtime.run([&](Device& device) {
      const std::uint64_t own = digest_on(device.ordinal());
      const Index found = device.mesh_reduce(own, [](std::span<const std::uint64_t> digests) {
        for (std::size_t i = 1; i < digests.size(); ++i)
          if (digests[i] != digests[0]) return static_cast<Index>(i);
        return Index{-1};
      });
      if (device.local_ordinal() == 0) odd = found;
    });
    if (odd >= 0) processes_hold_different_weights(odd, odd / runtime.local_device_count());
  }
  // Files are written by the master alone.
  [[nodiscard]] bool is_master() const noexcept { return executable_.runtime().is_master(); }
  [[nodiscard]] int process_count() const noexcept { return executable_.runtime().process_count(); }
  [[nodiscard]] bool is_local(int ordinal) const noexcept { return executable_.runtime().is_local(ordinal); }
  // What the master passes, in all processes.
  [[nodiscard]] std::string text_of_master(const std::string& text) const {
    if (process_count() == 1) return text;
    std::string result;
    executable_.runtime().run([&](Device& device) {
      std::vector<std::string> texts = device.rendezvous("text of the master", device.ordinal() == 0 ? text : "");
      if (device.local_ordinal() == 0) result = std::move(texts[0]);
    });
    return result;
  }
  // Returns when all processes are here.
  void meet_processes() const {
    if (process_count() > 1) executable_.runtime().run([](Device&) {});
  }
  // How many devices hold the list, and which position of the mesh each of them runs.
  [[nodiscard]] int device_count() const noexcept { return executable_.runtime().device_count(); }
  [[nodiscard]] Index position_of(int ordinal) const { return executable_.position_of(ordinal); }
  // Calls fn(ordinal) on every device, at the same time. Errors: those of Runtime::run, and what fn throws.
  template <class F>
  void on_devices(F fn) const {
    executable_.runtime().run([&fn](Device& device) { fn(static_cast<int>(device.ordinal())); });
  }
  // What a device holds of a tensor, and its bytes, which are the device's own: nothing is copied.
  [[nodiscard]] StoredPiece piece_on(int ordinal, const StoredTensor& tensor) const {
    return piece_of(tensor, mesh(), position_of(ordinal));
  }
  [[nodiscard]] std::span<const std::byte> bytes_on(int ordinal, const StoredTensor& tensor,
                                                    const StoredPiece& piece) const {
    const Index element = size_bytes(type_of(tensor));
    const auto* const values = reinterpret_cast<const std::byte*>(executable_.input(ordinal, tensor.input));
    return {values + piece.local * element, to_size(Shape(piece.extents).elements() * element)};
  }
  // Devices that hold the same elements of a tensor are numbered: how many there are, and which one this is.
  [[nodiscard]] Index replicas_of(const StoredTensor& tensor) const {
    return parts_of(mesh(), replica_axes(tensor, mesh()));
  }
  [[nodiscard]] Index replica_on(int ordinal, const StoredTensor& tensor) const {
    return position_over(mesh(), replica_axes(tensor, mesh()), position_of(ordinal));
  }
  // Sets it on all devices. Errors: tensor_size_differs, weights_are_shared.
  void write_bytes(const StoredTensor& tensor, std::span<const std::byte> from) const {
    check_bytes(tensor, std::ssize(from));
    check_own(tensor);
    for_each_local([&](int ordinal) { copy_in(ordinal, tensor, from.data()); });
    written_.items[&tensor - tensors_.data()] = true;
  }
  // From now on they count as written; or as those of `lender`, to whose bytes nothing is written here.
  void note_written() const {
    for (bool& written : written_) written = true;
  }
  void share(const MeshTensors& lender) noexcept { lender_ = &lender; }
  // The first tensor that was never written as a whole; null: there is none.
  [[nodiscard]] const StoredTensor* first_unwritten() const noexcept {
    if (lender_ != nullptr) return lender_->first_unwritten();
    for (Index i = 0; i < tensors_.size(); ++i)
      if (!written_.items[i]) return &tensors_[i];
    return nullptr;
  }
  // Sets it on all devices. Errors: tensor_size_differs, weights_are_shared.
  void write(const char* name, std::span<const float> values) const {
    const StoredTensor& tensor = find(name);
    const DType dtype = type_of(tensor);
    if (std::ssize(values) != tensor.shape.elements())
      tensor_size_differs(name, std::ssize(values), tensor.shape.elements());
    check_own(tensor);
    for_each_local([&](int ordinal) {
      char* const part = executable_.input(ordinal, tensor.input);
      for_each_run(tensor, mesh(), executable_.position_of(ordinal), [&](Index global, Index local, Index count) {
        for (Index i = 0; i < count; ++i) detail::write_float(part, dtype, local + i, values[to_size(global + i)]);
      });
    });
    written_.items[&tensor - tensors_.data()] = true;
  }
  // Sets all of them to the tensors of the same names in another list, whatever its mesh and strategy: one whole tensor
  // at a time goes through host memory. Errors: tensor_is_unknown, tensor_size_differs, weights_are_shared.
  void copy_from(const MeshTensors& other) const {
    for (const StoredTensor& tensor : tensors_) write(tensor.name.c_str(), other.read(tensor.name.c_str()));
  }
  // The same with the moving averages of weights in their places, "hidden.weight.ema" in that of "hidden.weight"; weights
  // that have none, such as frozen ones, are taken as they are. Errors: also there_are_no_averages.
  void copy_averages_from(const MeshTensors& other) const {
    bool found = false;
    for (const StoredTensor& tensor : tensors_) {
      const Name average = tensor.name / "ema";
      const bool has_average = other.lookup(average) != nullptr;
      write(tensor.name.c_str(), other.read((has_average ? average : tensor.name).c_str()));
      found = found || has_average;
    }
    if (!found) there_are_no_averages();
  }
  // One device's part of a tensor in host memory, which lacks its first `skipped` elements: call on that device.
  void copy_in(Index ordinal, const StoredTensor& tensor, const void* elements, Index skipped = 0) const {
    const Index element = size_bytes(type_of(tensor));
    char* to = executable_.input(ordinal, tensor.input);
    for_each_run(tensor, mesh(), executable_.position_of(ordinal), [&](Index global, Index local, Index count) {
      std::memcpy(to + local * element, static_cast<const char*>(elements) + (global - skipped) * element,
                  to_size(count * element));
    });
  }
  // The least range of elements that has all that the devices of this process hold.
  [[nodiscard]] HeldRange held_here(const StoredTensor& tensor) const {
    HeldRange held{tensor.shape.elements(), 0};
    for_each_local([&](int ordinal) {
      for_each_run(tensor, mesh(), executable_.position_of(ordinal), [&](Index global, Index, Index count) {
        if (global < held.begin) held.begin = global;
        if (global + count > held.end) held.end = global + count;
      });
    });
    return held;
  }

 private:
  Executable& executable_;
  Buffer<StoredTensor> tensors_;
  mutable Buffer<bool> written_;  // by tensor; like the arenas, which are no part of this either
  const MeshTensors* lender_ = nullptr;  // whose bytes these are

  [[nodiscard]] const MeshSizes& mesh() const noexcept { return executable_.plan().mesh; }
  void check_bytes(const StoredTensor& tensor, Index given) const {
    if (given != bytes_of(tensor))
      tensor_size_differs(tensor.name.c_str(), given / size_bytes(type_of(tensor)), tensor.shape.elements());
  }
  void check_own(const StoredTensor& tensor) const {
    if (lender_ != nullptr) weights_are_shared(tensor.name.c_str());
  }
  // Calls visit(part, global, local, count) for pieces that make up the tensor: elements [global, global + count) of it
  // lie at [local, local + count) of `part`, an input of a device.
  template <class Visit>
  void for_each_piece(const StoredTensor& tensor, Visit visit) const {
    const auto visit_on = [&](Index ordinal, const char* part) {
      for_each_run(tensor, mesh(), executable_.position_of(ordinal),
                   [&](Index global, Index local, Index count) { visit(part, global, local, count); });
    };
    const Index first = executable_.runtime().first_device();
    if (replicas_of(tensor) == device_count()) return visit_on(first, executable_.input(first, tensor.input));
    const auto piece = [&](Index ordinal) { return piece_of(tensor, mesh(), executable_.position_of(ordinal)); };
    const Index element = size_bytes(type_of(tensor));
    bring_pieces(
        executable_.runtime(),
        [&](Index ordinal) { return is_first_replica(tensor, mesh(), executable_.position_of(ordinal)); },
        [&](Index ordinal) { return element * Shape(piece(ordinal).extents).elements(); },
        [&](Index ordinal) { return executable_.input(ordinal, tensor.input) + piece(ordinal).local * element; },
        [&](Index ordinal, const char* bytes) { visit_on(ordinal, bytes - piece(ordinal).local * element); });
  }
  template <class F>
  void for_each_local(F fn) const {
    const Runtime& runtime = executable_.runtime();
    for (int number = 0; number < runtime.local_device_count(); ++number) fn(runtime.first_device() + number);
  }
  // Of the tensors that every device has whole.
  [[nodiscard]] std::uint64_t digest_on(int ordinal) const {
    std::uint64_t digest = 0;
    for (const StoredTensor& tensor : tensors_) {
      if (replicas_of(tensor) != device_count()) continue;
      const std::span<const std::byte> bytes = bytes_on(ordinal, tensor, piece_on(ordinal, tensor));
      for (std::size_t at = 0; at < bytes.size(); at += sizeof digest) {
        std::uint64_t word = 0;
        std::memcpy(&word, bytes.data() + at, bytes.size() - at < sizeof word ? bytes.size() - at : sizeof word);
        digest = mix_bits(digest, word);
      }
    }
    return digest;
  }
};

}  // namespace weft

#endif
