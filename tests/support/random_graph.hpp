// Random programs on one device: every operation that a device does alone, on small shapes chosen to collide, with
// values used many times and inputs that are updated.
#ifndef WEFT_TESTS_SUPPORT_RANDOM_GRAPH_HPP
#define WEFT_TESTS_SUPPORT_RANDOM_GRAPH_HPP

#include <support/program.hpp>

namespace weft::testing {

class RandomGraph {
 public:
  explicit RandomGraph(std::uint32_t seed, int most_nodes = 32, std::vector<Index> extents = {1, 2, 3, 4, 4, 6})
      : seed_(seed), extents_(std::move(extents)) {
    const int given = 2 + pick(3);
    for (int i = 0; i < given; ++i) add_input(random_shape(), InputKind::data);
    const int kept = pick(4);
    for (int i = 0; i < kept; ++i) add_input(random_shape(), InputKind::weight);
    const int nodes = 4 + pick(most_nodes - 4);
    for (int i = 0; i < nodes; ++i) grow();
    add_outputs();
  }

  Program program;
  std::vector<Value> inputs;

 private:
  std::uint32_t seed_, draws_ = 0;
  std::vector<Index> extents_;  // of inputs
  std::vector<Var> values_;     // f32

  int pick(int choices) {
    return static_cast<int>(random_bits(seed_, draws_++, 99) % static_cast<std::uint32_t>(choices));
  }
  [[nodiscard]] Graph& graph() { return program.graph; }
  Shape random_shape() {
    Dims dims;
    const int rank = pick(4);
    for (int i = 0; i < rank; ++i) dims.push_back(extents_[to_size(pick(static_cast<int>(extents_.size())))]);
    return Shape(dims);
  }
  void add_input(const Shape& shape, InputKind kind) {
    const std::string name = "x" + std::to_string(inputs.size());
    inputs.push_back(random_value(DType::f32, shape, seed_ * 31 + static_cast<std::uint32_t>(inputs.size())));
    values_.push_back(program.input(name.c_str(), shape, DType::f32, kind));
  }
  Var any() { return values_[to_size(pick(static_cast<int>(values_.size())))]; }
  Var recent() {
    const int size = static_cast<int>(values_.size());
    return pick(3) == 0 ? any() : values_[to_size(size - 1 - pick(std::min(size, 4)))];
  }
  void keep(Var x) {
    if (x.shape().elements() <= 400) values_.push_back(x);
  }
  int any_dim(Var x) { return pick(x.rank()); }
  AxisList some_dims(Var x) {
    AxisList dims;
    for (int i = 0; i < x.rank(); ++i)
      if (pick(2) == 0) dims.push_back(static_cast<std::int8_t>(i));
    return dims;
  }
  // `x` made into `shape`, by any means.
  Var fitted(Var x, const Shape& shape) {
    if (x.shape().elements() == shape.elements()) return reshape(x, shape);
    return broadcast_to(sum(x) * 0.125, shape);
  }
  // A value of x's shape, or of one that broadcasts to it.
  Var partner(Var x) {
    for (int tries = 0; tries < 6; ++tries) {
      const Var y = any();
      bool fits = y.rank() <= x.rank();
      for (int i = 1; fits && i <= y.rank(); ++i) {
        const Index a = y.shape()[y.rank() - i], b = x.shape()[x.rank() - i];
        fits = a == 1 || a == b;
      }
      if (fits) return y;
    }
    const AxisList dims = some_dims(x);
    const Var small = reduce(Op::reduce_sum, x, dims);
    Dims extents = x.shape().dims;
    for (int dim : dims) extents[dim] = 1;
    return reshape(small, Shape(extents));
  }
  // Values between -1 and 1, so that chains neither overflow nor vanish.
  void grow() {
    const Var x = recent();
    switch (pick(23)) {
      case 0: return keep(tanh(x));
      case 1: return keep(pick(2) == 0 ? logistic(x) : abs(x));
      case 2: return keep(x + partner(x));
      case 3: return keep(x * partner(x));
      case 4: return keep((x - partner(x)) * 0.5);
      case 5: return keep(maximum(x, pick(2) == 0 ? partner(x) : broadcast_to(like(x, 0.1), x.shape())));
      case 6: return keep(exp(tanh(x)) / (1.0 + square(partner(x))));
      case 7: return keep(select(x > partner(x), x, partner(x)));
      case 8: return keep(reduce(Op::reduce_sum, x, some_dims(x)) * 0.25);
      case 9: return keep(reduce(pick(2) == 0 ? Op::reduce_max : Op::reduce_min, x, some_dims(x)));
      case 10: return softmax_like(x);
      case 11: return normalized(x);
      case 12: return transposed(x);
      case 13: return keep(reshape(x, other_shape(x.shape())));
      case 14: return sliced(x);
      case 15: return padded(x);
      case 16: return joined(x);
      case 17: return rows(x);
      case 18: return permuted_broadcast(x);
      case 19: return counted(x);
      case 20: return windowed(x);
      default: return multiplied(x);
    }
  }
  void softmax_like(Var x) {
    if (x.rank() == 0) return;
    const int dim = any_dim(x);
    const Var e = exp(x - expand_dims(max(x, dim), dim));
    keep(e / expand_dims(sum(e, dim), dim));
  }
  void normalized(Var x) {
    if (x.rank() == 0) return;
    const Var centered = x - expand_dims(mean(x, -1), -1);
    keep(centered * rsqrt(expand_dims(mean(square(centered), -1), -1) + 0.1));
  }
  void transposed(Var x) {
    AxisList order;
    for (int i = 0; i < x.rank(); ++i) order.insert(pick(order.size() + 1), static_cast<std::int8_t>(i));
    keep(transpose(x, order));
  }
  Shape other_shape(const Shape& shape) {
    if (pick(2) == 0) return Shape{shape.elements()};
    Dims dims = shape.dims;
    if (dims.size() < 4) dims.insert(pick(dims.size() + 1), 1);
    for (int i = 0; i + 1 < dims.size(); ++i)
      if (pick(3) == 0) {
        dims[i] *= dims[i + 1];
        dims.erase(i + 1);
      }
    return Shape(dims);
  }
  void sliced(Var x) {
    Dims start(x.rank(), 0), limit = x.shape().dims;
    for (int i = 0; i < x.rank(); ++i)
      if (pick(2) == 0) {
        start[i] = pick(static_cast<int>(x.shape()[i]));
        limit[i] = start[i] + 1 + pick(static_cast<int>(x.shape()[i] - start[i]));
      }
    keep(slice(x, start, limit));
  }
  void padded(Var x) {
    Dims before(x.rank(), 0), after(x.rank(), 0);
    for (int i = 0; i < x.rank(); ++i) {
      before[i] = pick(2);
      after[i] = pick(2);
    }
    keep(pad(x, before, after));
  }
  void joined(Var x) {
    if (x.rank() == 0) return;
    const int dim = pick(2) == 0 ? 0 : any_dim(x);
    Buffer<Var> parts{x};
    const int more = 1 + pick(2);
    for (int i = 0; i < more; ++i) parts.push_back(pick(3) == 0 ? x : fitted(any(), x.shape()));
    keep(concatenate(parts, dim));
  }
  void rows(Var x) {
    if (x.rank() == 0) return;
    const Index count = x.shape()[0];
    // Indices inside the table, from an iota: 0, 2, 0, 2, ... or all 0.
    const Var numbers = iota(graph(), {pick(2) == 0 ? count : 3}, 0);
    const Var indices = count > 2 ? (numbers & like(numbers, 2)) : numbers * like(numbers, 0);
    if (pick(2) == 0 || indices.shape()[0] != count) return keep(take(x, indices));
    keep(scatter_add(x, indices, count + pick(2)));
  }
  void permuted_broadcast(Var x) {
    if (x.rank() > 2) return;
    Dims extents;
    AxisList dims;
    for (int i = 0; i < x.rank(); ++i) {
      const int at = pick(extents.size() + 1);
      for (std::int8_t& dim : dims)
        if (dim >= at) ++dim;
      extents.insert(at, x.shape()[i]);
      dims.push_back(static_cast<std::int8_t>(at));
    }
    const int at = pick(extents.size() + 1);
    for (std::int8_t& dim : dims)
      if (dim >= at) ++dim;
    extents.insert(at, 1 + pick(3));
    keep(broadcast_in_dim(x, Shape(extents), dims));
  }
  // Integers and random bits along a dimension.
  void counted(Var x) {
    if (x.rank() == 0) return;
    const int dim = any_dim(x);
    const Var numbers = iota(graph(), x.shape(), dim, DType::u32);
    const Var bits = random_bits(constant(graph(), 7, DType::u32), numbers, constant(graph(), 3, DType::u32));
    const Var unit = convert(bits >> like(bits, 8), DType::f32) * 0x1p-24;
    keep(pick(2) == 0 ? select(unit < 0.5, x, 0.0) : convert(numbers, DType::f32) * 0.25 + x);
  }
  // A part at starts that are computed, some of them outside.
  void windowed(Var x) {
    Buffer<Var> starts;
    Dims sizes;
    for (int i = 0; i < x.rank(); ++i) {
      const Index extent = x.shape()[i];
      sizes.push_back(pick(2) == 0 ? extent : 1 + pick(static_cast<int>(extent)));
      starts.push_back(pick(2) == 0 ? constant(graph(), pick(5) - 1, DType::i32)
                                    : convert(sum(any()) > 0.0, DType::i32));
    }
    if (pick(2) == 0) return keep(dynamic_slice(x, starts, sizes));
    keep(dynamic_update_slice(x, fitted(any(), Shape(sizes)), starts));
  }
  void multiplied(Var x) {
    if (x.rank() == 0) return;
    const int rank = x.rank();
    const int inner = any_dim(x);
    DotDims dot;
    dot.left_contracting = {static_cast<std::int8_t>(inner)};
    Dims extents;
    if (rank > 1 && pick(3) == 0) {
      const int batch = (inner + 1) % rank;
      dot.left_batch = {static_cast<std::int8_t>(batch)};
      dot.right_batch = {0};
      extents.push_back(x.shape()[batch]);
    }
    const bool inner_last = pick(2) == 0;
    const Index free = 1 + pick(4);
    if (inner_last) extents.push_back(free);
    dot.right_contracting = {static_cast<std::int8_t>(extents.size())};
    extents.push_back(x.shape()[inner]);
    if (!inner_last) extents.push_back(free);
    const Shape shape(extents);
    Var right = any();
    for (int tries = 0; tries < 5 && right.shape().elements() != shape.elements(); ++tries) right = any();
    right = fitted(right, shape);
    Var product = dot_general(x, right, dot) * 0.3;
    // Epilogues.
    if (pick(2) == 0) product = product + partner(product);
    if (pick(3) == 0) product = maximum(product, 0.0);
    keep(product);
  }

  void add_outputs() {
    const int count = 1 + pick(4);
    for (int i = 0; i < count; ++i) program.output(recent());
    if (pick(4) == 0) program.output({&graph(), graph().outputs[0].node});  // the same value twice
    for (std::int32_t i = 0; i < graph().inputs.size(); ++i) {
      if (graph().inputs[i].kind != InputKind::weight || pick(5) == 0) continue;
      const Var old{&graph(), graph().inputs[i].node};
      Var update = fitted(recent(), old.shape());
      if (pick(2) == 0) update = old * 0.5 + tanh(update);
      if (pick(6) == 0) update = values_[to_size(pick(static_cast<int>(values_.size())))];
      if (!(update.shape() == old.shape())) update = fitted(update, old.shape());
      graph().add_output(("new" + std::to_string(i)).c_str(), update.id, i);
    }
  }
};

}  // namespace weft::testing

#endif
