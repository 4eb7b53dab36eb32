// Buckets: which gradients are reduced together.
#ifndef WEFT_STRATEGIES_BUCKETS_HPP
#define WEFT_STRATEGIES_BUCKETS_HPP

#include <weft/base/buffer.hpp>

namespace weft {

using Bucket = Buffer<std::int32_t>;

// Walks tensors of `bytes` in the given order, one open bucket for each of `kinds` (an element type, say): add the
// tensor, and close the bucket as soon as it holds its limit or more. A kind's n-th bucket has limit limits[n], the
// last limit repeats. So a bucket may exceed its limit by one tensor. Buckets are returned by their smallest index.
// PyTorch's rule (DistributedDataParallel): four 40-byte tensors, limits {40, 80} -> {0} {1, 2} {3}.
[[nodiscard]] constexpr Buffer<Bucket> assign_buckets(const Buffer<Index>& bytes, const Buffer<Index>& limits,
                                                      const Buffer<std::int32_t>& kinds = {}) {
  struct Open {
    std::int32_t kind = 0;
    Bucket members;
    Index bytes = 0, limit = 0;  // limit: position in `limits`
  };
  Buffer<Open> open;
  Buffer<Bucket> buckets;
  for (std::int32_t i = 0; i < bytes.size(); ++i) {
    const std::int32_t kind = kinds.empty() ? 0 : kinds[i];
    Index at = 0;
    while (at < open.size() && open[at].kind != kind) ++at;
    if (at == open.size()) open.push_back({kind, {}, 0, 0});
    Open& bucket = open[at];
    bucket.members.push_back(i);
    bucket.bytes += bytes[i];
    if (bucket.bytes < limits[bucket.limit]) continue;
    buckets.push_back(bucket.members);
    bucket.members.clear();
    bucket.bytes = 0;
    if (bucket.limit + 1 < limits.size()) ++bucket.limit;
  }
  for (const Open& bucket : open)
    if (!bucket.members.empty()) buckets.push_back(bucket.members);
  stable_sort(buckets, [](const Bucket& a, const Bucket& b) { return a[0] < b[0]; });
  return buckets;
}

}  // namespace weft

#endif
