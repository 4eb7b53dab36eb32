// The oracle of fused kernels against numbers worked out by hand.
#include <weft/reference/fused_loop.hpp>

#include <gtest/gtest.h>

#include <vector>

namespace weft::fused_loop_test {

constexpr EncodedInstruction load(std::uint8_t slot, Extent extent = Extent::full, DType dtype = DType::f32) {
  return encode({Opcode::load, 0, 0, 0, dtype, extent, slot});
}
constexpr EncodedInstruction store(std::uint8_t a, std::uint8_t slot, Extent extent = Extent::full,
                                   DType dtype = DType::f32) {
  return encode({Opcode::store, a, 0, 0, dtype, extent, slot});
}
constexpr EncodedInstruction op(Opcode code, std::uint8_t a, std::uint8_t b = 0, Extent extent = Extent::full) {
  return encode({code, a, b, 0, DType::f32, extent, 0});
}

TEST(ReferenceFusedLoop, AnElementOfEveryTypeIsWrittenAndRead) {
  for (const DTypeRow& row : dtype_table) {
    const double first = row.dtype == DType::pred ? 1 : 100, second = row.dtype == DType::pred ? 0 : 3;
    char bytes[3 * largest_element];
    std::memset(bytes, 0x55, sizeof bytes);
    reference::write_element(bytes, 1, row.dtype, second);
    reference::write_element(bytes, 0, row.dtype, first);
    EXPECT_EQ(reference::read_element(bytes, 0, row.dtype), first) << row.name;
    EXPECT_EQ(reference::read_element(bytes, 1, row.dtype), second) << row.name;
    for (Index i = 2 * row.bytes; i < 3 * largest_element; ++i) EXPECT_EQ(bytes[i], 0x55) << row.name << " byte " << i;
  }
}

TEST(ReferenceFusedLoop, SubtractsTheMeanOfEachRow) {
  // [2, 3], rows 4 apart: x - sum(x) * third
  std::vector<float> x = {1, 2, 6, 99, -3, 0, 3, 99}, third = {1.0f / 3.0f}, out(8, 7.0f), sums(2);
  const EncodedInstruction encoded[] = {load(0),
                                        load(1, Extent::scalar),
                                        op(Opcode::sum_cols, 0, 0, Extent::row),
                                        op(Opcode::multiply, 2, 1, Extent::row),
                                        op(Opcode::subtract, 0, 3),
                                        store(4, 0),
                                        store(2, 1, Extent::row)};
  LoopArguments arguments{2, 3, 4, {x.data(), third.data()}, {out.data(), sums.data()}};
  reference::fused_loop(encoded, 7, arguments);
  EXPECT_EQ(out, (std::vector<float>{-2, -1, 3, 7, -3, 0, 3, 7}));
  EXPECT_EQ(sums, (std::vector<float>{9, 0}));
}

TEST(ReferenceFusedLoop, ReducesRowsToColumns) {
  std::vector<float> x = {1, 5, 2, -4, 3, 0};  // [3, 2]
  std::vector<float> sums(2), most(2);
  const EncodedInstruction encoded[] = {load(0), op(Opcode::sum_rows, 0, 0, Extent::col),
                                        op(Opcode::max_rows, 0, 0, Extent::col), store(1, 0, Extent::col),
                                        store(2, 1, Extent::col)};
  LoopArguments arguments{3, 2, 2, {x.data()}, {sums.data(), most.data()}};
  reference::fused_loop(encoded, 5, arguments);
  EXPECT_EQ(sums, (std::vector<float>{6, 1}));
  EXPECT_EQ(most, (std::vector<float>{3, 5}));
}

TEST(ReferenceFusedLoop, ReadsAllOperandsBeforeItWrites) {
  std::vector<float> x = {1, 2}, copy(2);
  const EncodedInstruction encoded[] = {load(0), op(Opcode::negate, 0), store(1, 0), load(0), store(3, 1)};
  LoopArguments arguments{1, 2, 2, {x.data()}, {x.data(), copy.data()}};
  reference::fused_loop(encoded, 5, arguments);
  EXPECT_EQ(x, (std::vector<float>{-1, -2}));
  EXPECT_EQ(copy, (std::vector<float>{1, 2}));
}

TEST(ReferenceFusedLoop, AddressesAnEpilogueByItsPlaceInTheProduct) {
  // Block [1, 2] at (1, 1) of a [2, 3] product; bias a column each.
  const std::vector<float> tile = {10, 20}, bias = {1, 2, 3};
  std::vector<float> out(6, 0.0f);
  const EncodedInstruction encoded[] = {encode({Opcode::accumulator, 0, 0, 0, DType::f32, Extent::full, 0}),
                                        load(0, Extent::col), op(Opcode::add, 0, 1), store(2, 0)};
  LoopArguments arguments{1, 2, 3, {bias.data()}, {out.data()}};
  reference::fused_loop(encoded, 4, arguments, {tile.data(), 2, 1, 1});
  EXPECT_EQ(out, (std::vector<float>{0, 0, 0, 0, 12, 23}));
}

TEST(ReferenceFusedLoop, TreatsTheEdgesOfTypes) {
  EXPECT_EQ(reference::convert_number(3e9, DType::f32, DType::i32), 2147483647.0);
  EXPECT_EQ(reference::convert_number(-1.5, DType::f32, DType::u32), 0.0);
  EXPECT_EQ(reference::convert_number(-1.5, DType::f32, DType::i32), -1.0);
  EXPECT_EQ(reference::convert_number(-1.0, DType::i32, DType::u32), 4294967295.0);
  EXPECT_EQ(reference::integer_result(Opcode::divide, DType::i32, 7.0, 0.0, 0.0), -1.0);
  EXPECT_EQ(reference::integer_result(Opcode::divide, DType::i32, -0x1p31, -1.0, 0.0), -0x1p31);
  EXPECT_EQ(reference::integer_result(Opcode::add, DType::i32, 2147483647.0, 1.0, 0.0), -0x1p31);
  EXPECT_EQ(reference::integer_result(Opcode::shift_right, DType::i32, -5.0, 40.0, 0.0), -1.0);
  EXPECT_TRUE(std::isnan(reference::real_result(Opcode::maximum, 1.0, std::nan(""), 0.0)));
}

}  // namespace weft::fused_loop_test
