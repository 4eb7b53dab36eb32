// Definitions of sharding/shard_runs.hpp.
#ifndef WEFT_SHARDING_SHARD_RUNS_IPP
#define WEFT_SHARDING_SHARD_RUNS_IPP

#include <weft/sharding/shard_runs.hpp>

namespace weft {

void for_each_run_of_shard(const Shape& shape, const fixed_vector<AxisList, max_rank>& cuts,
                                             const MeshSizes& mesh, Index position, VisitRun visit, void* context) {
  Dims local;
  for (int d = 0; d < shape.rank(); ++d) {
    const Index parts = d < cuts.size() ? parts_of(mesh, cuts[d]) : 1;
    check_divisible(d, shape[d], parts);
    local.push_back(shape[d] / parts);
  }
  const Index elements = Shape(local).elements();
  if (elements == 0) return;
  // The last dimensions that are not cut form one run with the innermost cut one.
  int inner = shape.rank();
  while (inner > 0 && local[inner - 1] == shape[inner - 1]) --inner;
  if (inner > 0) --inner;
  Index count = 1;
  for (int d = inner; d < shape.rank(); ++d) count *= local[d];
  const Dims strides = strides_of(shape);
  Index origin = 0;
  for (int d = 0; d < cuts.size(); ++d) origin += position_over(mesh, cuts[d], position) * local[d] * strides[d];
  Dims index(shape.rank(), 0);
  for (Index at = 0; at < elements; at += count) {
    Index global = origin;
    for (int d = 0; d < inner; ++d) global += index[d] * strides[d];
    visit(context, global, at, count);
    for (int d = inner - 1; d >= 0 && ++index[d] == local[d]; --d) index[d] = 0;
  }
}

}  // namespace weft

#endif
