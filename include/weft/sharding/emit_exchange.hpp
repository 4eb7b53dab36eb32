// The operations of an exchange: what each device cuts, sends, and puts together.
#ifndef WEFT_SHARDING_EMIT_EXCHANGE_HPP
#define WEFT_SHARDING_EMIT_EXCHANGE_HPP

#include <weft/graph/arrange.hpp>
#include <weft/graph/collectives.hpp>
#include <weft/graph/constants.hpp>
#include <weft/sharding/exchange.hpp>

namespace weft::detail {

class ExchangeEmitter {
 public:
  // Along dimension `dim` of local values, over the devices of `axes`. Rows that nobody gives are `fill`.
  constexpr ExchangeEmitter(const Exchange& exchange, int dim, const AxisList& axes, double fill)
      : exchange_(exchange), dim_(dim), axes_(axes), fill_(fill) {}

  constexpr Var run(const Buffer<Var>& operands) {
    graph_ = operands[0].graph;
    shape_ = operands[0].shape();
    shape_.dims[dim_] = exchange_.length;
    dtype_ = operands[0].dtype();
    Buffer<Var> brought;
    for (const Round& round : exchange_.rounds) brought.push_back(bring(round, operands[round.operand]));
    return are_alike() ? joined(brought) : placed(brought);
  }

 private:
  using Part = Round::Part;
  const Exchange& exchange_;
  int dim_;
  AxisList axes_;
  double fill_;
  Graph* graph_ = nullptr;
  Shape shape_;
  DType dtype_ = DType::f32;

  constexpr Var number(Index value) const { return constant(*graph_, static_cast<double>(value), DType::i32); }
  // This device's of `numbers`, one a device.
  constexpr Var by_rank(const Buffer<Index>& numbers) const {
    const Index step = numbers.size() > 1 ? numbers[1] - numbers[0] : 0;
    bool is_even = true;
    for (Index i = 1; i < numbers.size(); ++i) is_even = is_even && numbers[i] - numbers[i - 1] == step;
    if (is_even && step == 0) return number(numbers[0]);
    const Var rank = device_index(*graph_, axes_, DType::i32);
    if (is_even) return rank * static_cast<double>(step) + static_cast<double>(numbers[0]);
    const Var table = constants(*graph_, DType::i32, {numbers.size()},
                                [&numbers](Index i) { return static_cast<std::uint32_t>(numbers[i]); });
    return reshape(dynamic_slice(table, {rank}, {1}), Shape());
  }
  // `count` rows of x from the one that `starts` has for this device.
  constexpr Var cut(Var x, const Buffer<Index>& starts, Index count) const {
    bool are_equal = true;
    for (const Index start : starts) are_equal = are_equal && start == starts[0];
    if (are_equal) return part(x, dim_, starts[0], starts[0] + count);
    Buffer<Var> first(x.rank(), number(0));
    first[dim_] = by_rank(starts);
    Dims sizes = x.shape().dims;
    sizes[dim_] = count;
    return dynamic_slice(x, first, sizes);
  }
  constexpr Var bring(const Round& round, Var x) const {
    if (round.sends) {
      Buffer<Index> starts(exchange_.devices, round.parts[0].from);
      for (const Part& part : round.parts) starts[part.source] = part.from;
      x = hopped(cut(x, starts, round.rows), axes_, round.hop);
    }
    return round.mirrored ? flip(x, dim_) : x;
  }

  // Do all devices put the same together, up to what a hop does not bring to the first or last ones, which is zeros?
  constexpr bool are_alike() const {
    for (const Round& round : exchange_.rounds) {
      const Part& one = round.parts[0];
      for (Index rank = 0; rank < exchange_.devices; ++rank) {
        const Part* const part = round.part_of(rank);
        if (part == nullptr && round.sends && fill_ == 0 && round.hop.source_of(rank, exchange_.devices) < 0) continue;
        if (part == nullptr || part->place != one.place || part->count != one.count || part->offset != one.offset)
          return false;
      }
      for (const Round& other : exchange_.rounds)
        if (&other != &round && other.parts[0].place < one.place + one.count &&
            one.place < other.parts[0].place + other.parts[0].count)
          return false;
    }
    return true;
  }
  constexpr Var filled(Index rows) const {
    Shape shape = shape_;
    shape.dims[dim_] = rows;
    return broadcast_to(constant(*graph_, fill_, dtype_), shape);
  }
  constexpr Var joined(const Buffer<Var>& brought) const {
    Buffer<Var> parts;
    for (Index place = 0; place < exchange_.length;) {
      Index next = exchange_.length, found = -1;  // what begins here, or where the next one begins
      for (Index i = 0; i < brought.size(); ++i) {
        const Part& one = exchange_.rounds[i].parts[0];
        if (one.place == place) found = i;
        if (one.place > place && one.place < next) next = one.place;
      }
      if (found < 0) {
        parts.push_back(filled(next - place));
        place = next;
        continue;
      }
      const Part& one = exchange_.rounds[found].parts[0];
      parts.push_back(part(brought[found], dim_, one.offset, one.offset + one.count));
      place += one.count;
    }
    return parts.size() == 1 ? parts[0] : concatenate(parts, dim_);
  }
  // One after the other, each where it belongs on this device.
  constexpr Var placed(const Buffer<Var>& brought) const {
    const Index devices = exchange_.devices, length = exchange_.length;
    const Var rows = iota(*graph_, shape_, dim_);
    Var made = filled(length);
    for (Index i = 0; i < brought.size(); ++i) {
      Buffer<Index> first(devices, 0), last(devices, 0), starts(devices, 0);
      for (const Part& part : exchange_.rounds[i].parts) {
        first[part.rank] = part.place;
        last[part.rank] = part.place + part.count;
        starts[part.rank] = length + part.offset - part.place;
      }
      const Var around = filled(length), own = cut(concatenate({around, brought[i], around}, dim_), starts, length);
      const Var is_here = (rows >= broadcast_to(by_rank(first), shape_)) & (rows < broadcast_to(by_rank(last), shape_));
      made = select(is_here, own, made);
    }
    return made;
  }
};

}  // namespace weft::detail

#endif
