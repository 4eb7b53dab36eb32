// Random numbers: rng_bit_generator with the bits that XLA makes, and rng with a stream of weft's own.
#ifndef WEFT_STABLEHLO_READ_RANDOM_HPP
#define WEFT_STABLEHLO_READ_RANDOM_HPP

#include <weft/stablehlo/read_functions.hpp>
#include <weft/stablehlo/read_movement.hpp>
#include <weft/stablehlo/read_narrow.hpp>

namespace weft::stablehlo::read {

// The halves of a number of 64 bits.
struct Words {
  Var low, high;
};
constexpr Words words_of(Var number) {
  const Var high = number >> whole(number, 32);
  return {weft::convert(number, DType::u32), weft::convert(high, DType::u32)};
}
constexpr Var number_of(const Words& words) {
  const Var low = weft::convert(words.low, DType::u64), high = weft::convert(words.high, DType::u64);
  return low | (high << whole(high, 32));
}
constexpr Var number_like(Var x, std::uint32_t number) { return like(x, static_cast<double>(number)); }
constexpr Var rotated(Var x, std::uint64_t left) { return (x << whole(x, left)) | (x >> whole(x, 32 - left)); }

// threefry2x32 of Random123 (Salmon et al., Parallel random numbers, 2011): 20 rounds.
constexpr Words threefry(const Words& key, Words x) {
  constexpr std::uint64_t rotations[2][4] = {{13, 15, 26, 6}, {17, 29, 16, 24}};
  const Var third = key.low ^ key.high ^ number_like(key.low, 0x1BD11BDA), keys[] = {key.low, key.high, third};
  x = {x.low + keys[0], x.high + keys[1]};
  for (std::uint32_t group = 0; group < 5; ++group) {
    for (const std::uint64_t rotation : rotations[group % 2]) {
      x.low = x.low + x.high;
      x.high = rotated(x.high, rotation) ^ x.low;
    }
    const Var second = keys[(group + 2) % 3] + number_like(third, group + 1);
    x = {x.low + keys[(group + 1) % 3], x.high + second};
  }
  return x;
}
// philox4x32 of the same authors: 10 rounds. The counter is `low`, then `high`.
struct FourWords {
  Words low, high;
};
constexpr FourWords philox(Words key, FourWords x) {
  const auto product = [](Var word, std::uint32_t factor) {
    const Var wide = weft::convert(word, DType::u64);
    return words_of(wide * number_like(wide, factor));
  };
  for (int round = 0; round < 10; ++round) {
    const Words first = product(x.low.low, 0xD2511F53), second = product(x.high.low, 0xCD9E8D57);
    const Var left = second.high ^ x.low.high ^ key.low, right = first.high ^ x.high.high ^ key.high;
    x = {{left, second.low}, {right, first.low}};
    const Var next = key.low + number_like(key.low, 0x9E3779B9);
    key = {next, key.high + number_like(key.high, 0xBB67AE85)};
  }
  return x;
}

// 0, 1, ..., count - 1, of 64 bits.
constexpr Var counting(Graph& graph, Index count) {
  return weft::convert(weft::iota(graph, {count}, 0, DType::u32), DType::u64);
}
// Numbers [count] as the columns of a table, read row by row, of which the first `taken` remain.
constexpr Var side_by_side(const Buffer<Var>& columns, Index taken) {
  Buffer<Var> list;
  for (const Var& column : columns) list.push_back(expand_dims(column, -1));
  const Var table = weft::concatenate(list, 1);
  return part(weft::reshape(table, {table.elements()}), 0, 0, taken);
}

struct RandomBits {
  Var bits, state;
};
// Both words of a hash are neighbors along the first dimension of even extent, or else the longest one, as in XLA.
constexpr RandomBits threefry_bits(Var key, Var state, const Shape& shape, bool is_wide) {
  Graph& graph = *key.graph;
  int split = 0;
  for (int dim = shape.rank() - 1; dim >= 0; --dim)
    if (shape[split] % 2 != 0 && shape[dim] >= shape[split]) split = dim;
  for (int dim = shape.rank() - 1; dim >= 0; --dim)
    if (shape[dim] % 2 == 0) split = dim;
  Dims halves = shape.dims, joined = shape.dims;
  if (!is_wide && shape.rank() > 0) {
    halves[split] = (halves[split] + 1) / 2;
    joined[split] = 2 * halves[split];
  }
  const Index count = Shape(halves).elements();
  const Var next = state + like(state, static_cast<double>(count));
  const Words made = threefry(words_of(key), words_of(state + counting(graph, count)));
  if (is_wide) return {weft::reshape(number_of(made), shape), next};
  if (shape.rank() == 0) return {weft::reshape(made.low, {}), next};
  halves.insert(split + 1, 1);
  const Var low = weft::reshape(made.low, Shape(halves)), high = weft::reshape(made.high, Shape(halves));
  return {part(weft::reshape(weft::concatenate({low, high}, split + 1), Shape(joined)), split, 0, shape[split]), next};
}
// The counter has 128 bits: `low`, and `high`, to which low's overflow is added.
constexpr RandomBits philox_bits(Var key, Var low, Var high, const Shape& shape, bool is_wide, Var& next_high) {
  Graph& graph = *key.graph;
  const Index count = shape.elements(), each = is_wide ? 2 : 4, blocks = (count + each - 1) / each;
  const auto moved = [&](Var by, Var& above) {
    const Var sum = low + by;
    above = weft::select(sum < low, high + like(high, 1), high);
    return sum;
  };
  Var highs = high;
  const Var lows = moved(counting(graph, blocks), highs);
  const Var next = moved(like(low, static_cast<double>(blocks)), next_high);
  const FourWords made = philox(words_of(key), {words_of(lows), words_of(broadcast_to(highs, lows.shape()))});
  const Var bits = is_wide ? side_by_side({number_of(made.low), number_of(made.high)}, count)
                           : side_by_side({made.low.low, made.low.high, made.high.low, made.high.high}, count);
  return {weft::reshape(bits, shape), next};
}

// (state) -> the next state, and random bits. Algorithms are THREE_FRY, PHILOX and DEFAULT, which is PHILOX, as XLA has it
// on CPUs. The state is a key and a counter, of 64 bits each, or of 128 bits for PHILOX.
constexpr Buffer<Var> rng_bits(const Reading& at, const TensorType& made) {
  const Var state = at.in[0];
  const std::string_view algorithm =
      (at.find("rng_algorithm") != nullptr ? at.attribute("rng_algorithm") : at.attribute("algorithm")).text;
  const bool is_threefry = algorithm == "THREE_FRY";
  if (!is_threefry && algorithm != "PHILOX" && algorithm != "DEFAULT")
    stablehlo_is_malformed(at.operation.place, "THREE_FRY, PHILOX or DEFAULT", algorithm);
  const Index words = state.rank() == 1 ? state.shape()[0] : 0;
  if (state.dtype() != DType::u64 || (words != 2 && (is_threefry || words != 3))) at.refuse("type of the state of");
  if (is_floating(made.dtype) || made.dtype == DType::pred) at.refuse("type of the result of");
  if (made.shape.elements() == 0) return {state, broadcast_to(weft::constant(at.graph(), 0, made.dtype), made.shape)};
  const auto word = [&](Index i) { return weft::reshape(part(state, 0, i, i + 1), {}); };
  const auto joined = [](std::initializer_list<Var> list) {
    Buffer<Var> parts;
    for (const Var& value : list) parts.push_back(weft::reshape(value, {1}));
    return weft::concatenate(parts, 0);
  };
  const bool is_wide = size_bytes(made.dtype) == 8;
  const Var key = word(0);
  Var bits = key, next = state;
  if (is_threefry) {
    const RandomBits random = threefry_bits(key, word(1), made.shape, is_wide);
    bits = random.bits, next = joined({key, random.state});
  } else {
    const Var high = words == 3 ? word(2) : key;
    Var next_high = high;
    const RandomBits random = philox_bits(key, word(1), high, made.shape, is_wide, next_high);
    bits = random.bits;
    next = words == 3 ? joined({key, random.state, next_high}) : joined({key, random.state});
  }
  const DType natural = unsigned_of_bits(8 * size_bytes(made.dtype));
  return {next, weft::bitcast_convert(weft::convert(bits, natural), made.dtype)};
}
constexpr Buffer<Var> rng_bit_generator(const Reading& at) {
  at.expect_operands(1);
  return rng_bits(at, at.type(1));
}

// A number in [0, 1), or, centered, in (0, 1), of as many bits as the type's significand has.
constexpr Var unit_interval(Var low, Var high, DType dtype, bool is_centered) {
  const Var number = weft::convert(low >> whole(low, 8), DType::f32);
  if (dtype != DType::f64) return (is_centered ? number + 0.5 : number) * 0x1p-24;
  const Var wide = weft::convert(low >> whole(low, 6), DType::f64) * 0x1p27 + weft::convert(high >> whole(high, 5), DType::f64);
  return (is_centered ? wide + 0.5 : wide) * 0x1p-53;
}
// (a, b, shape): UNIFORM, in [a, b), or NORMAL, with mean a and standard deviation b. The stream is the place of the
// operation in the graph: the same numbers each time that the program, or an iteration of a loop, runs.
constexpr Buffer<Var> rng(const Reading& at) {
  at.expect_operands(3);
  const TensorType type =
      at.is_open() ? TensorType{at.dtype(), Shape(at.dims(at.known_integers(2)))} : at.type();
  const Var a = broadcast_to(at.in[0], type.shape), b = broadcast_to(at.in[1], type.shape);
  const std::string_view distribution =
      (at.find("rng_distribution") != nullptr ? at.attribute("rng_distribution") : at.attribute("distribution")).text;
  const bool is_normal = distribution == "NORMAL";
  if (!is_normal && distribution != "UNIFORM")
    stablehlo_is_malformed(at.operation.place, "UNIFORM or NORMAL", distribution);
  if (is_normal && !is_floating(type.dtype)) at.refuse("type of the result of");
  if (type.shape.elements() == 0) return {a};
  const auto stream = static_cast<double>(at.graph().size());
  const Var counter = weft::reshape(weft::iota(at.graph(), {type.shape.elements()}, 0, DType::u32), type.shape);
  const auto word = [&](double seed) {
    return random_bits(weft::constant(at.graph(), seed, DType::u32), counter, weft::constant(at.graph(), stream, DType::u32));
  };
  const Var low = word(0), high = word(1);
  if (type.dtype == DType::pred) return {weft::select((low & whole(low, 1)) != 0, b, a)};
  if (!is_floating(type.dtype)) {
    const Var from = weft::convert(a, DType::i64), width = weft::bitcast_convert(weft::convert(b, DType::i64) - from, DType::u64);
    const Var chosen = weft::bitcast_convert(weft::fmod(number_of({low, high}), width), DType::i64);
    return {weft::convert(from + chosen, type.dtype)};
  }
  const Var unit = unit_interval(low, high, type.dtype, is_normal);
  const Var first = weft::convert(a, unit.dtype()), second = weft::convert(b, unit.dtype());
  if (!is_normal) return {weft::convert(first + (second - first) * unit, type.dtype)};
  const Var deviate = 1.41421356237309504880 * erf_inv(2 * unit - 1);  // sqrt(2)
  return {weft::convert(first + second * deviate, type.dtype)};
}

}  // namespace weft::stablehlo::read

#endif
