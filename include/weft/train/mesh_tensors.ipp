// Definitions of train/mesh_tensors.hpp.
#ifndef WEFT_TRAIN_MESH_TENSORS_IPP
#define WEFT_TRAIN_MESH_TENSORS_IPP

#include <weft/base/closest_names.hpp>
#include <weft/kernels/uniform_values.hpp>
#include <weft/train/mesh_tensors.hpp>

#include <algorithm>

namespace weft::detail {

float read_as_float(const char* array, DType dtype, Index i) noexcept {
  ElementBits bits;
  std::memcpy(&bits, array + i * size_bytes(dtype), to_size(size_bytes(dtype)));
  return static_cast<float>(element_value(dtype, bits));
}

void write_float(char* array, DType dtype, Index i, float value) noexcept {
  const ElementBits bits = element_bits(dtype, static_cast<double>(value));
  std::memcpy(array + i * size_bytes(dtype), &bits, to_size(size_bytes(dtype)));
}

void write_floats(char* array, DType dtype, Index first, const float* values, Index count) noexcept {
  if (dtype == DType::f32)
    std::memcpy(array + first * size_bytes(dtype), values, to_size(count * size_bytes(dtype)));
  else
    for (Index i = 0; i < count; ++i) write_float(array, dtype, first + i, values[i]);
}

void draw(const Initializer& how, std::uint32_t seed, std::uint32_t stream, Index first, float* values,
          Index count) noexcept {
  if (how.kind == Initializer::Kind::uniform)
    return uniform_values(seed, stream, first, how.center, how.scale, values, count);
  if (how.kind == Initializer::Kind::fill) return std::fill(values, values + count, how.scale);
  for (Index i = 0; i < count; ++i) values[i] = initial_value(how, seed, stream, first + i);
}

}  // namespace weft::detail

namespace weft {

MeshTensors::MeshTensors(Executable& executable, const StoredTensor* tensors, Index count) : executable_(executable) {
  for (Index i = 0; i < count; ++i)
    for (Index layer = 0; layer < tensors[i].layers(); ++layer) tensors_.push_back(layer_of(tensors[i], layer));
  written_.resize(tensors_.size(), false);
}

const StoredTensor* MeshTensors::lookup(const Name& name) const {
  for (const StoredTensor& tensor : tensors_)
    if (tensor.name == name) return &tensor;
  return nullptr;
}

void MeshTensors::refuse(const char* name) const {
  std::vector<std::string> known;
  for (const StoredTensor& tensor : tensors_) known.emplace_back(tensor.name.c_str());
  tensor_is_unknown(name, closest_names(name, known).c_str());
}

const StoredTensor& MeshTensors::find(const char* name) const {
  const StoredTensor* const tensor = lookup(name);
  if (tensor == nullptr) refuse(name);
  return *tensor;
}

const StoredTensor& MeshTensors::find_as(const char* name, DType asked) const {
  const StoredTensor& tensor = find(name);
  if (!is_read_as(type_of(tensor), asked)) tensor_type_differs(name, name_of(type_of(tensor)), name_of(asked));
  return tensor;
}

void MeshTensors::initialize(Index ordinal, std::uint32_t seed) const {
  for (const StoredTensor& tensor : tensors_) {
    char* const values = executable_.input(ordinal, tensor.input);
    const DType dtype = type_of(tensor);
    const std::uint32_t stream = random_bits(seed, 0, stream_of(tensor.name.c_str()));
    for_each_run(tensor, mesh(), executable_.position_of(ordinal), [&](Index global, Index local, Index count) {
      float block[256];
      for (Index done = 0; done < count; done += std::ssize(block)) {
        const Index size = std::min(count - done, std::ssize(block));
        detail::draw(tensor.initializer, seed, stream, global + done, block, size);
        detail::write_floats(values, dtype, local + done, block, size);
      }
    });
  }
}

AlignedArray<float> MeshTensors::read(const char* name) const {
  const StoredTensor& tensor = find(name);
  const RuntimeHold held = hold("read");
  const DType dtype = type_of(tensor);
  AlignedArray<float> all(tensor.shape.elements());
  for_each_piece(tensor, [&](const char* part, Index global, Index local, Index count) {
    for (Index i = 0; i < count; ++i) all[global + i] = detail::read_as_float(part, dtype, local + i);
  });
  return all;
}

void MeshTensors::read_bytes(const StoredTensor& tensor, std::span<std::byte> to) const {
  check_bytes(tensor, std::ssize(to));
  const RuntimeHold held = hold("read");
  const Index element = size_bytes(type_of(tensor));
  for_each_piece(tensor, [&](const char* part, Index global, Index local, Index count) {
    std::memcpy(to.data() + global * element, part + local * element, to_size(count * element));
  });
}

void MeshTensors::check_equal_in_all_processes() const {
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

std::string MeshTensors::text_of_master(const std::string& text) const {
  if (process_count() == 1) return text;
  std::string result;
  executable_.runtime().run([&](Device& device) {
    std::vector<std::string> texts = device.rendezvous("text of the master", device.ordinal() == 0 ? text : "");
    if (device.local_ordinal() == 0) result = std::move(texts[0]);
  });
  return result;
}

std::span<const std::byte> MeshTensors::bytes_on(int ordinal, const StoredTensor& tensor,
                                                 const StoredPiece& piece) const {
  const Index element = size_bytes(type_of(tensor));
  const auto* const values = reinterpret_cast<const std::byte*>(executable_.input(ordinal, tensor.input));
  return {values + piece.local * element, to_size(Shape(piece.extents).elements() * element)};
}

void MeshTensors::write_bytes(const StoredTensor& tensor, std::span<const std::byte> from) const {
  check_bytes(tensor, std::ssize(from));
  check_own(tensor);
  const RuntimeHold held = hold("write");
  for_each_local([&](int ordinal) { copy_in(ordinal, tensor, from.data()); });
  written_.items[&tensor - tensors_.data()] = true;
}

const StoredTensor* MeshTensors::first_unwritten() const noexcept {
  if (lender_ != nullptr) return lender_->first_unwritten();
  for (Index i = 0; i < tensors_.size(); ++i)
    if (!written_.items[i]) return &tensors_[i];
  return nullptr;
}

void MeshTensors::write(const char* name, std::span<const float> values) const {
  const StoredTensor& tensor = find(name);
  const DType dtype = type_of(tensor);
  if (std::ssize(values) != tensor.shape.elements())
    tensor_size_differs(name, std::ssize(values), tensor.shape.elements());
  check_own(tensor);
  const RuntimeHold held = hold("write");
  for_each_local([&](int ordinal) {
    char* const part = executable_.input(ordinal, tensor.input);
    for_each_run(tensor, mesh(), executable_.position_of(ordinal), [&](Index global, Index local, Index count) {
      detail::write_floats(part, dtype, local, values.data() + global, count);
    });
  });
  written_.items[&tensor - tensors_.data()] = true;
}

void MeshTensors::copy(const StoredTensor& to, const MeshTensors& other, const StoredTensor& from) const {
  if (type_of(to) != other.type_of(from)) return write(to.name.c_str(), other.read(from.name.c_str()));
  AlignedArray<std::byte> bytes(other.bytes_of(from));
  other.read_bytes(from, {bytes.data(), to_size(bytes.size())});
  write_bytes(to, {bytes.data(), to_size(bytes.size())});
}

void MeshTensors::copy_averages_from(const MeshTensors& other) const {
  const RuntimeHold held = hold("load_averages"), lent = other.hold("load_averages");
  bool found = false;
  for (const StoredTensor& tensor : tensors_) {
    const StoredTensor* const average = other.lookup(tensor.name / "ema");
    copy(tensor, other, average != nullptr ? *average : other.find(tensor.name.c_str()));
    found = found || average != nullptr;
  }
  if (!found) there_are_no_averages();
}

void MeshTensors::copy_in(Index ordinal, const StoredTensor& tensor, const void* elements, Index skipped) const {
  const Index element = size_bytes(type_of(tensor));
  char* to = executable_.input(ordinal, tensor.input);
  for_each_run(tensor, mesh(), executable_.position_of(ordinal), [&](Index global, Index local, Index count) {
    std::memcpy(to + local * element, static_cast<const char*>(elements) + (global - skipped) * element,
                to_size(count * element));
  });
}

const char* MeshTensors::part_in(Index ordinal, const StoredTensor& tensor, const void* elements, Index skipped) const {
  constexpr std::uintptr_t line = 64;  // of a cache; what lies across two of them takes kernels longer than the copy
  const Index element = size_bytes(type_of(tensor));
  const char* part = nullptr;
  Index pieces = 0;
  for_each_run(tensor, mesh(), executable_.position_of(ordinal), [&](Index global, Index, Index) {
    part = static_cast<const char*>(elements) + (global - skipped) * element;
    ++pieces;
  });
  return pieces == 1 && reinterpret_cast<std::uintptr_t>(part) % line == 0 ? part : nullptr;
}

HeldRange MeshTensors::held_here(const StoredTensor& tensor) const {
  HeldRange held{tensor.shape.elements(), 0};
  for_each_local([&](int ordinal) {
    for_each_run(tensor, mesh(), executable_.position_of(ordinal), [&](Index global, Index, Index count) {
      if (global < held.begin) held.begin = global;
      if (global + count > held.end) held.end = global + count;
    });
  });
  return held;
}

void MeshTensors::check_bytes(const StoredTensor& tensor, Index given) const {
  if (given != bytes_of(tensor))
    tensor_size_differs(tensor.name.c_str(), given / size_bytes(type_of(tensor)), tensor.shape.elements());
}

std::uint64_t MeshTensors::digest_on(int ordinal) const {
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

}  // namespace weft

#endif
