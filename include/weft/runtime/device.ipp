// Definitions of runtime/device.hpp.
#ifndef WEFT_RUNTIME_DEVICE_IPP
#define WEFT_RUNTIME_DEVICE_IPP

#include <weft/base/element.hpp>
#include <weft/runtime/device.hpp>
#include <weft/runtime/interconnect.hpp>

#include <cstring>

namespace weft {

namespace runtime_detail {

// Each element times `scale`, rounded to its type.
inline void scale_elements(DType dtype, void* data, Index count, double scale) {
  auto* const elements = static_cast<std::byte*>(data);
  const Index element = size_bytes(dtype);
  for (Index i = 0; i < count; ++i) {
    ElementBits bits{};
    std::memcpy(&bits, elements + i * element, to_size(element));
    bits = element_bits(dtype, element_value(dtype, bits) * scale);
    std::memcpy(elements + i * element, &bits, to_size(element));
  }
}

}  // namespace runtime_detail

void Device::all_reduce(ReductionKind kind, DType dtype, ListView<ReducedBuffer> buffers,
                        const ReduceOptions& options, GroupView group, Where where) {
  if (options.scale != 1 && !is_floating(dtype)) scale_is_not_for_type(options.scale, name_of(dtype));
  const Index element = size_bytes(dtype), room = options.bucket_bytes / element;
  const auto reduce = [&](void* data, Index count) {
    const CollectiveArray one{data, data, count};
    reduce_all(kind, dtype, {&one, 1}, options.scale, group, where);
    if (options.scale != 1) runtime_detail::scale_elements(dtype, data, count, options.scale);
  };
  for (std::size_t first = 0, last = 0; first < buffers.size(); first = last) {
    Index count = 0;
    for (; last < buffers.size() && (last == first || count + buffers[last].count <= room); ++last)
      count += buffers[last].count;
    if (last == first + 1) {
      reduce(buffers[first].data, count);
      continue;
    }
    if (bucket_.size() < count * element) bucket_.resize(count * element);
    const auto each = [&](auto copy) {
      std::byte* place = bucket_.data();
      for (const ReducedBuffer& buffer : buffers.subspan(first, last - first)) {
        copy(place, buffer.data, to_size(buffer.count * element));
        place += buffer.count * element;
      }
    };
    each([](std::byte* place, const void* data, std::size_t bytes) {
      if (bytes > 0) std::memcpy(place, data, bytes);
    });
    reduce(bucket_.data(), count);
    each([](const std::byte* place, void* data, std::size_t bytes) {
      if (bytes > 0) std::memcpy(data, place, bytes);
    });
  }
}

int Device::local_ordinal() const noexcept { return ordinal_ - interconnect_.first_device(); }
int Device::process_index() const noexcept { return interconnect_.process_index(); }
int Device::device_count() const noexcept { return interconnect_.device_count(); }
Recorder& Device::recorder() const noexcept { return interconnect_.recorder(ordinal_); }

Index Device::part_of(Collective op, Index count, Index size) {
  if (size == 0 || count % size != 0) not_divisible_by_group(name_of(op), count, size);
  return count / size;
}

}  // namespace weft

#endif
