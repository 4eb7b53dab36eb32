// Named tensors on a mesh, seen from the host: initialize, read and write weights, states and batches, whatever their
// sharding.
#ifndef WEFT_TRAIN_MESH_TENSORS_HPP
#define WEFT_TRAIN_MESH_TENSORS_HPP

#include <weft/base/error_train.hpp>
#include <weft/base/random.hpp>
#include <weft/base/dtype.hpp>
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
[[nodiscard]] WEFT_DECL float read_as_float(const char* array, DType dtype, Index i) noexcept;
WEFT_DECL void write_float(char* array, DType dtype, Index i, float value) noexcept;
// Elements `first` to `first + count`.
WEFT_DECL void write_floats(char* array, DType dtype, Index first, const float* values, Index count) noexcept;
// Elements `first` to `first + count` of a tensor that begins so, the bits of initial_value. Constants and uniform numbers
// take some ns each at most, normal ones some ten.
WEFT_DECL void draw(const Initializer& how, std::uint32_t seed, std::uint32_t stream, Index first, float* values,
                    Index count) noexcept;

}  // namespace detail

// Elements [begin, end) of a tensor.
struct HeldRange {
  Index begin = 0, end = 0;
};

// A list of stored tensors in an executable, the layers of a stack one by one. The host sees elements as float,
// whatever their type, or as the bytes that they are. Refers to the executable; call from the host, except where said:
// what reads and writes holds the runtime, so that calls of other threads are runtime_is_busy. Of several processes all
// call what reads, and each gets all of it; and what writes, with equal values.
class MeshTensors {
 public:
  WEFT_DECL MeshTensors(Executable& executable, const StoredTensor* tensors, Index count);

  [[nodiscard]] Index size() const noexcept { return tensors_.size(); }
  [[nodiscard]] const StoredTensor& operator[](Index i) const { return tensors_[i]; }
  // Null: there is none of this name.
  [[nodiscard]] WEFT_DECL const StoredTensor* lookup(const Name& name) const;
  // Error: tensor_is_unknown, with those that there are.
  [[nodiscard]] WEFT_DECL const StoredTensor& find(const char* name) const;
  // The type of the elements, as the devices hold them.
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
  WEFT_DECL void initialize(Index ordinal, std::uint32_t seed) const;

  // The whole tensor called `name`, row-major.
  [[nodiscard]] WEFT_DECL AlignedArray<float> read(const char* name) const;
  // The same in the type that the devices hold, read<double>("w"): nothing is rounded. Error: tensor_type_differs.
  template <class T>
  [[nodiscard]] AlignedArray<T> read(const char* name) const {
    const StoredTensor& tensor = find_as(name, dtype_of<T>);
    AlignedArray<T> all(tensor.shape.elements());
    read_bytes(tensor, std::as_writable_bytes(std::span(all.data(), to_size(all.size()))));
    return all;
  }
  // The bytes of one whole tensor of this list, row-major. Error: tensor_size_differs.
  WEFT_DECL void read_bytes(const StoredTensor& tensor, std::span<std::byte> to) const;
  // Error: processes_hold_different_weights, if what every device has whole is not the same on all of them. Thrown after
  // the run, in which all agree: thrown within it, one process could hear of the other's failure before its own.
  WEFT_DECL void check_equal_in_all_processes() const;
  // Files are written by the master alone.
  [[nodiscard]] bool is_master() const { return executable_.runtime().is_master(); }
  [[nodiscard]] int process_count() const { return executable_.runtime().process_count(); }
  [[nodiscard]] bool is_local(int ordinal) const { return executable_.runtime().is_local(ordinal); }
  // The calling thread has the runtime for itself: nobody else reads, writes or takes a step meanwhile.
  [[nodiscard]] RuntimeHold hold(const char* operation) const { return executable_.hold(operation); }
  // What the master passes, in all processes.
  [[nodiscard]] WEFT_DECL std::string text_of_master(const std::string& text) const;
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
  [[nodiscard]] WEFT_DECL std::span<const std::byte> bytes_on(int ordinal, const StoredTensor& tensor,
                                                              const StoredPiece& piece) const;
  // Devices that hold the same elements of a tensor are numbered: how many there are, and which one this is.
  [[nodiscard]] Index replicas_of(const StoredTensor& tensor) const {
    return parts_of(mesh(), replica_axes(tensor, mesh()));
  }
  [[nodiscard]] Index replica_on(int ordinal, const StoredTensor& tensor) const {
    return position_over(mesh(), replica_axes(tensor, mesh()), position_of(ordinal));
  }
  // Sets it on all devices. Errors: tensor_size_differs, weights_are_shared.
  WEFT_DECL void write_bytes(const StoredTensor& tensor, std::span<const std::byte> from) const;
  // From now on they count as written; or as those of `lender`, to whose bytes nothing is written here.
  void note_written() const {
    for (bool& written : written_) written = true;
  }
  void share(const MeshTensors& lender) noexcept { lender_ = &lender; }
  // The first tensor that was never written as a whole; null: there is none.
  [[nodiscard]] WEFT_DECL const StoredTensor* first_unwritten() const noexcept;
  // Sets it on all devices. Errors: tensor_size_differs, weights_are_shared.
  WEFT_DECL void write(const char* name, std::span<const float> values) const;
  // The same in the type that the devices hold: write<double>("w", values). Error: tensor_type_differs.
  template <class T>
  void write(const char* name, std::span<const T> values) const {
    write_bytes(find_as(name, dtype_of<T>), std::as_bytes(values));
  }
  // Sets all of them, or those that a pattern names ("generator.*"), to the tensors of the same names in another list,
  // whatever its mesh and strategy: one whole tensor at a time goes through host memory, as it is where both are of one
  // element type, else as f32. Errors: tensor_is_unknown, also
  // if no name fits; tensor_size_differs, weights_are_shared.
  void copy_from(const MeshTensors& other, const char* names = "*") const {
    const RuntimeHold held = hold("load_weights"), lent = other.hold("load_weights");
    bool fits = false;
    for (const StoredTensor& tensor : tensors_) {
      if (!matches(Name(names), tensor.name)) continue;
      copy(tensor, other, other.find(tensor.name.c_str()));
      fits = true;
    }
    if (!fits && !tensors_.empty()) refuse(names);
  }
  // The same with the moving averages of weights in their places, "hidden.weight.ema" in that of "hidden.weight"; weights
  // that have none, such as frozen ones, are taken as they are. Errors: also there_are_no_averages.
  WEFT_DECL void copy_averages_from(const MeshTensors& other) const;
  // One device's part of a tensor in host memory, which lacks its first `skipped` elements: call on that device.
  WEFT_DECL void copy_in(Index ordinal, const StoredTensor& tensor, const void* elements, Index skipped = 0) const;
  // Where `elements`, as copy_in takes them, have the part of this device; null: not in one piece, or not aligned.
  [[nodiscard]] WEFT_DECL const char* part_in(Index ordinal, const StoredTensor& tensor, const void* elements,
                                              Index skipped) const;
  // The least range of elements that has all that the devices of this process hold.
  [[nodiscard]] WEFT_DECL HeldRange held_here(const StoredTensor& tensor) const;

 private:
  Executable& executable_;
  Buffer<StoredTensor> tensors_;
  mutable Buffer<bool> written_;  // by tensor; like the arenas, which are no part of this either
  const MeshTensors* lender_ = nullptr;  // whose bytes these are

  [[nodiscard]] const MeshSizes& mesh() const noexcept { return executable_.plan().mesh; }
  [[noreturn]] WEFT_DECL void refuse(const char* name) const;
  [[nodiscard]] WEFT_DECL const StoredTensor& find_as(const char* name, DType asked) const;
  WEFT_DECL void copy(const StoredTensor& to, const MeshTensors& other, const StoredTensor& from) const;
  WEFT_DECL void check_bytes(const StoredTensor& tensor, Index given) const;
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
    const Index first = executable_.first_device();
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
    for (int number = 0; number < executable_.local_device_count(); ++number) fn(executable_.first_device() + number);
  }
  // A digest of the tensors that every device has whole.
  [[nodiscard]] WEFT_DECL std::uint64_t digest_on(int ordinal) const;
};

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/train/mesh_tensors.ipp>
#endif

#endif
