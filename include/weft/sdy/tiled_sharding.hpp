// Reads how XLA writes shardings, as GSPMD's modules have them in mhlo.sharding: {devices=[2,1,4]<=[8]
// last_tile_dim_replicate}. Tiles of a tensor are numbered row by row, and each is on the device that the list behind
// them says: in full, "0,1,2,3", or by digits, "<=[2,4]T(1,0)": numbers that count through these extents in the order
// of T.
#ifndef WEFT_SDY_TILED_SHARDING_HPP
#define WEFT_SDY_TILED_SHARDING_HPP

#include <weft/sdy/read_sharding.hpp>

namespace weft::sdy {

// `size` numbers of devices that are `stride` apart.
struct DeviceDigit {
  Index stride = 1, size = 1;
  friend constexpr bool operator==(const DeviceDigit&, const DeviceDigit&) = default;
};
using DeviceDigits = Buffer<DeviceDigit>;  // the first counts slowest

struct TiledSharding {
  bool is_manual = false;     // {manual}: each device has a piece of its own
  Buffer<DeviceDigits> dims;  // what cuts each dimension of the tensor; none of any: it is whole
  DeviceDigits manual;        // where devices that differ in these alone have pieces of their own
};

namespace detail {

// Digits that continue each other are one.
constexpr void append_digit(DeviceDigits& digits, const DeviceDigit& next) {
  if (next.size == 1) return;
  if (!digits.empty() && digits.back().stride == next.stride * next.size)
    digits.back() = {next.stride, digits.back().size * next.size};
  else
    digits.push_back(next);
}
constexpr DeviceDigits reversed(const DeviceDigits& digits) {
  DeviceDigits made;
  for (Index i = digits.size() - 1; i >= 0; --i) made.push_back(digits[i]);
  return made;
}

}  // namespace detail

// The digits by which a list of devices counts on from its first one; none: it does not.
[[nodiscard]] constexpr DeviceDigits digits_of(const Buffer<Index>& devices) {
  DeviceDigits minor_first;
  for (Index run = 1; run < devices.size();) {
    const Index stride = devices[run] - devices[0];
    Index size = 2;
    while (size * run < devices.size() && devices[size * run] - devices[0] == size * stride) ++size;
    if (stride < 1 || devices.size() % (run * size) != 0) return {};
    minor_first.push_back({stride, size});
    run *= size;
  }
  for (Index i = 0; i < devices.size(); ++i) {
    Index rest = i, device = devices[0];
    for (const DeviceDigit& digit : minor_first) {
      device += rest % digit.size * digit.stride;
      rest /= digit.size;
    }
    if (device != devices[i]) return {};
  }
  return detail::reversed(minor_first);
}

class TiledShardingReader {
 public:
  constexpr TiledShardingReader(std::string_view text, TextPlace place)
      : lexer_(text, place), text_(text), place_(place) {}

  constexpr TiledSharding take() {
    TiledSharding made;
    lexer_.expect("{");
    if (lexer_.accept("devices")) {
      lexer_.expect("=");
      take_tiles(made);
    } else if (lexer_.accept("manual")) {
      made.is_manual = true;
    } else if (!lexer_.accept("replicated")) {
      refuse("sharding other than replicated, manual or by tiles:");
    }
    if (lexer_.accept("metadata")) {
      lexer_.expect("=");
      static_cast<void>(lexer_.take_balanced());
    }
    lexer_.expect("}");
    return made;
  }

 private:
  Lexer lexer_;
  std::string_view text_;
  TextPlace place_;

  [[noreturn]] void refuse(const char* what) const { stablehlo_is_unsupported(place_, what, text_); }
  // [2,4], (1,0)
  constexpr Buffer<Index> take_numbers(const char* open, const char* close) {
    Buffer<Index> numbers;
    lexer_.expect(open);
    while (!lexer_.accept(close)) {
      numbers.push_back(detail::take_index(lexer_));
      if (!lexer_.at(close)) lexer_.expect(",");
    }
    return numbers;
  }
  constexpr Index product(const Buffer<Index>& extents) const {
    Index all = 1;
    for (const Index extent : extents) {
      all *= extent;
      if (extent < 1 || all > stablehlo::detail::largest_number)
        stablehlo_is_malformed(place_, "1 to 2^31 devices", text_);
    }
    return all;
  }
  // =[2,4]T(1,0): the digits of a number that counts through these extents, in this order.
  constexpr DeviceDigits take_digits() {
    lexer_.expect("=");
    const Buffer<Index> extents = take_numbers("[", "]");
    Buffer<Index> order;
    if (lexer_.accept("T"))
      order = take_numbers("(", ")");
    else
      for (Index i = 0; i < extents.size(); ++i) order.push_back(i);
    Buffer<Index> strides(extents.size(), product(extents));
    for (Index i = 0, stride = strides.empty() ? 1 : strides[0]; i < extents.size(); ++i)
      strides[i] = stride /= extents[i];
    DeviceDigits digits;
    Buffer<bool> is_there(extents.size(), false);
    for (const Index i : order) {
      if (i >= extents.size() || is_there[i] || order.size() != extents.size())
        stablehlo_is_malformed(place_, "an order of all extents", text_);
      is_there[i] = true;
      detail::append_digit(digits, {strides[i], extents[i]});
    }
    return digits;
  }
  // 0,1,2,3
  constexpr DeviceDigits take_devices(Index count) {
    Buffer<Index> devices;
    do devices.push_back(detail::take_index(lexer_));
    while (lexer_.accept(","));
    const DeviceDigits digits = digits_of(devices);
    if (devices.size() != count) stablehlo_is_malformed(place_, "a device for each tile", text_);
    if (devices[0] != 0 || (count > 1 && digits.empty())) refuse("order of devices in sharding");
    return digits;
  }
  // What the last digits count to `size`, which are gone then.
  constexpr DeviceDigits take_last(DeviceDigits& digits, Index size) const {
    DeviceDigits minor_first;
    while (size > 1) {
      if (digits.empty()) stablehlo_is_malformed(place_, "a device for each tile", text_);
      DeviceDigit& last = digits.back();
      if (size % last.size == 0) {
        minor_first.push_back(last);
        size /= last.size;
        digits.pop_back();
      } else if (last.size % size == 0) {
        minor_first.push_back({last.stride, size});
        last = {last.stride * size, last.size / size};
        size = 1;
      } else {
        refuse("order of devices in sharding");
      }
    }
    return detail::reversed(minor_first);
  }
  // What tiles behind those of the tensor are for.
  constexpr Buffer<bool> take_subgroups() {
    Buffer<bool> are_manual;
    if (lexer_.accept("last_tile_dim_replicate")) are_manual.push_back(false);
    if (!lexer_.accept("last_tile_dims")) return are_manual;
    lexer_.expect("=");
    lexer_.expect("{");
    while (!lexer_.accept("}")) {
      are_manual.push_back(lexer_.at("manual"));
      if (!lexer_.accept("manual") && !lexer_.accept("replicated"))
        refuse("tiles other than manual or replicated in sharding");
      if (!lexer_.at("}")) lexer_.expect(",");
    }
    return are_manual;
  }
  // [2,1,4]<=[8] last_tile_dim_replicate
  constexpr void take_tiles(TiledSharding& made) {
    const Buffer<Index> tiles = take_numbers("[", "]");
    const Index count = product(tiles);
    DeviceDigits digits = lexer_.accept("<") ? take_digits() : take_devices(count);
    const Buffer<bool> subgroups = take_subgroups();
    if (subgroups.size() > tiles.size()) stablehlo_is_malformed(place_, "tiles for each subgroup", text_);
    made.dims.resize(tiles.size() - subgroups.size());
    for (Index i = tiles.size() - 1; i >= 0; --i) {
      const DeviceDigits taken = take_last(digits, tiles[i]);
      if (i < made.dims.size())
        made.dims[i] = taken;
      else if (subgroups[i - made.dims.size()])
        made.manual.append(taken.begin(), taken.end());
    }
    if (!digits.empty()) stablehlo_is_malformed(place_, "a tile for each device", text_);
  }
};

// `place`: where the text stands. Errors: stablehlo_is_malformed, stablehlo_is_unsupported.
[[nodiscard]] constexpr TiledSharding read_tiled_sharding(std::string_view text, TextPlace place = {1, 1}) {
  return TiledShardingReader(text, place).take();
}

}  // namespace weft::sdy

#endif
