// Data movement against the reference: copies of every kind and size, gather, scatter and reductions.
#include <weft/kernels/movement.hpp>
#include <weft/reference/movement.hpp>

#include <gtest/gtest.h>

#include <cmath>
#include <vector>

namespace weft::movement_test {

using List = std::vector<Index>;

List dense_strides(const List& extents) {
  List strides(extents.size(), 1);
  for (std::size_t i = extents.size(); i-- > 1;) strides[i - 1] = strides[i] * extents[i];
  return strides;
}
Index span_of(const List& extents, const List& strides) {
  Index last = 0;
  for (std::size_t i = 0; i < extents.size(); ++i) {
    if (extents[i] == 0) return 0;
    last += (extents[i] - 1) * strides[i];
  }
  return last + 1;
}

template <class T>
void expect_copy(const List& extents, const List& source_strides, const List& target_strides) {
  const int rank = static_cast<int>(extents.size());
  std::vector<T> source(to_size(span_of(extents, source_strides)));
  for (std::size_t i = 0; i < source.size(); ++i) source[i] = static_cast<T>(i * 7 + 1);
  std::vector<T> got(to_size(span_of(extents, target_strides)), T{99}), want = got;
  strided_copy(rank, extents.data(), source.data(), source_strides.data(), got.data(), target_strides.data(),
               sizeof(T));
  reference::strided_copy(rank, extents.data(), source.data(), source_strides.data(), want.data(),
                          target_strides.data());
  EXPECT_EQ(got, want) << testing::PrintToString(extents);
}
void expect_copies(const List& extents, const List& source_strides, const List& target_strides) {
  expect_copy<std::uint8_t>(extents, source_strides, target_strides);
  expect_copy<std::uint16_t>(extents, source_strides, target_strides);
  expect_copy<std::uint32_t>(extents, source_strides, target_strides);
}

TEST(Movement, TransposesMatrices) {
  for (const Index rows : {1, 2, 15, 16, 17, 50})
    for (const Index cols : {1, 3, 16, 33, 70}) expect_copies({rows, cols}, {1, rows}, {cols, 1});
}

TEST(Movement, PermutesBroadcastsAndSlices) {
  expect_copies({3, 5, 4, 2}, {40, 1, 10, 5}, {40, 8, 2, 1});  // permuted
  expect_copies({2, 3, 4, 5, 2, 3}, {1, 2, 6, 24, 120, 240}, dense_strides({2, 3, 4, 5, 2, 3}));
  expect_copies({4, 6}, {0, 1}, {6, 1});             // a row repeated
  expect_copies({4, 6}, {1, 0}, {6, 1});             // a column repeated
  expect_copies({4, 6}, {0, 0}, {6, 1});             // one element
  expect_copies({4, 6}, {20, 3}, {6, 1});            // every third element of a wider matrix
  expect_copies({4, 6}, {6, 1}, {11, 1});            // into a wider matrix
  expect_copies({7, 5, 3}, {15, 3, 1}, {15, 3, 1});  // all of it
  expect_copies({5, 1, 7}, {1, 99, 5}, {7, 99, 1});  // a unit dimension between
}

TEST(Movement, CopiesScalarsAndNothing) {
  expect_copies({}, {}, {});
  expect_copies({1, 1}, {1, 1}, {1, 1});
  expect_copies({0, 4}, {4, 1}, {4, 1});
  expect_copies({4, 0}, {0, 1}, {0, 1});
}

TEST(Movement, TakesRows) {
  const std::vector<float> table = {0, 1, 2, 10, 11, 12, 20, 21, 22};
  const std::vector<std::int32_t> indices = {2, 0, 2};
  std::vector<float> out(9);
  EXPECT_EQ(take_rows(table.data(), 3, 3, 4, indices.data(), 3, out.data()), -1);
  EXPECT_EQ(out, (std::vector<float>{20, 21, 22, 0, 1, 2, 20, 21, 22}));
}

TEST(Movement, AddsRowsInOrder) {
  const std::vector<std::int32_t> indices = {1, 1, 0};
  const std::vector<float> updates = {1, 2, 0x1p-25f, 4, 5, 6};
  std::vector<float> out = {0, 0, 0, 0};
  EXPECT_EQ(scatter_add_rows(DType::f32, updates.data(), indices.data(), 3, 2, out.data(), 2), -1);
  EXPECT_EQ(out, (std::vector<float>{5, 6, 1, 6}));
  const std::vector<double> exact = {1, 2, 0x1p-25, 4, 5, 6};
  std::vector<double> sums = {0, 0, 0, 0};
  EXPECT_EQ(scatter_add_rows(DType::f64, exact.data(), indices.data(), 3, 2, sums.data(), 2), -1);
  EXPECT_EQ(sums, (std::vector<double>{5, 6, 1 + 0x1p-25, 6}));
}

TEST(Movement, AddsRowsOfIntegersThatWrap) {
  const std::vector<std::int32_t> indices = {1, 0, 1};
  const std::vector<std::int32_t> updates = {2147483647, -5, 1};
  std::vector<std::int32_t> out = {0, 0};
  EXPECT_EQ(scatter_add_rows(DType::i32, updates.data(), indices.data(), 3, 1, out.data(), 2), -1);
  EXPECT_EQ(out, (std::vector<std::int32_t>{-5, -2147483647 - 1}));
  const std::vector<std::uint64_t> wide = {~std::uint64_t{0}, 7, 2};
  std::vector<std::uint64_t> sums = {0, 0};
  EXPECT_EQ(scatter_add_rows(DType::u64, wide.data(), indices.data(), 3, 1, sums.data(), 2), -1);
  EXPECT_EQ(sums, (std::vector<std::uint64_t>{7, 1}));
}

TEST(Movement, LeavesOutRowsOfNumberMinusOne) {
  const std::vector<std::int32_t> indices = {-1, 1, -1, 1};
  const std::vector<float> updates = {9, 9, 1, 2, 9, 9, 3, 4};
  std::vector<float> out = {0, 0, 0, 0};
  EXPECT_EQ(scatter_add_rows(DType::f32, updates.data(), indices.data(), 4, 2, out.data(), 2), -1);
  EXPECT_EQ(out, (std::vector<float>{0, 0, 4, 6}));
}

TEST(Movement, ReportsTheFirstIndexThatIsNoRow) {
  const std::vector<float> table = {0, 1, 2};
  std::vector<float> out(4, 0.0f);
  for (const std::int32_t wrong : {-1, 3, 2147483647}) {
    const std::vector<std::int32_t> indices = {2, 0, wrong, 1};
    EXPECT_EQ(take_rows(table.data(), 3, 1, 4, indices.data(), 4, out.data()), 2);
  }
  for (const std::int32_t wrong : {-2, 3, 2147483647}) {
    const std::vector<std::int32_t> indices = {2, 0, wrong};
    EXPECT_EQ(scatter_add_rows(DType::f32, table.data(), indices.data(), 3, 1, out.data(), 3), 2);
  }
}

template <class T>
void expect_reduction(const List& extents, const List& source_strides, const List& target_strides) {
  const int rank = static_cast<int>(extents.size());
  std::vector<T> source(to_size(span_of(extents, source_strides)));
  std::uint32_t state = 5;
  for (T& x : source)
    x = static_cast<T>(static_cast<std::int32_t>((state = state * 1664525u + 1013904223u) >> 20) - 2048);
  const DType dtype = dtype_of<T>;
  for (const Opcode join : {Opcode::add, Opcode::maximum, Opcode::minimum}) {
    Index count = 1;
    for (std::size_t i = 0; i < extents.size(); ++i)
      if (target_strides[i] != 0) count = extents[i] == 0 ? 0 : count + (extents[i] - 1) * target_strides[i];
    const double least = dtype == DType::f32 ? -HUGE_VAL : -0x1p31, most = dtype == DType::f32 ? HUGE_VAL : 0x1p31 - 1;
    std::vector<T> got(to_size(count), T{99});
    std::vector<double> want(to_size(count), join == Opcode::add ? 0.0 : join == Opcode::maximum ? least : most);
    strided_reduce(join, dtype, rank, extents.data(), source.data(), source_strides.data(), got.data(),
                   target_strides.data());
    reference::strided_reduce(join, rank, extents.data(), source.data(), source_strides.data(), want.data(),
                              target_strides.data());
    // The numbers are small integers: sums are exact in every order.
    for (std::size_t i = 0; i < got.size(); ++i)
      ASSERT_EQ(static_cast<double>(got[i]), want[i]) << testing::PrintToString(extents) << " element " << i;
  }
}
void expect_reductions(const List& extents, const List& source_strides, const List& target_strides) {
  expect_reduction<float>(extents, source_strides, target_strides);
  expect_reduction<std::int32_t>(extents, source_strides, target_strides);
}

TEST(Movement, ReducesAnySetOfDimensions) {
  const List extents = {3, 4, 5, 6}, strides = dense_strides(extents);
  for (unsigned reduced = 0; reduced < 16; ++reduced) {
    List target(4, 0);
    Index step = 1;
    for (std::size_t i = 4; i-- > 0;)
      if ((reduced >> i & 1u) == 0) {
        target[i] = step;
        step *= extents[i];
      }
    expect_reductions(extents, strides, target);
  }
  expect_reductions({5, 4, 3}, {1, 5, 20}, {0, 3, 1});  // a permuted source
  expect_reductions({5, 4}, {0, 1}, {0, 1});            // a broadcast source
}

TEST(Movement, ReducesNothingToTheNeutralElement) {
  expect_reductions({3, 0}, {0, 1}, {1, 0});
  expect_reductions({0, 3}, {3, 1}, {0, 1});
  expect_reductions({0, 3}, {3, 1}, {1, 0});
}

TEST(Movement, KeepsNaNInMaximaAndMinima) {
  const std::vector<float> x = {1.0f, __builtin_nanf(""), 2.0f, 3.0f, 4.0f, 5.0f};
  const Index extents[] = {2, 3}, source[] = {3, 1}, rows[] = {1, 0}, cols[] = {0, 1};
  for (const Opcode join : {Opcode::maximum, Opcode::minimum}) {
    float out[3] = {};
    strided_reduce(join, DType::f32, 2, extents, x.data(), source, out, rows);
    EXPECT_TRUE(std::isnan(out[0]));
    EXPECT_EQ(out[1], join == Opcode::maximum ? 5.0f : 3.0f);
    strided_reduce(join, DType::f32, 2, extents, x.data(), source, out, cols);
    EXPECT_TRUE(std::isnan(out[1]));
    EXPECT_EQ(out[2], join == Opcode::maximum ? 5.0f : 2.0f);
  }
}

// The first wrong label, wherever it stands among whole vectors and the rest.
TEST(Movement, FindsTheFirstLabelOutsideTheClasses) {
  constexpr Index most = 2147483647;
  for (const Index count : {0, 1, 7, 15, 16, 17, 35, 64})
    for (const Index classes : {Index{1}, Index{10}, most}) {
      std::vector<std::uint32_t> labels(to_size(count), static_cast<std::uint32_t>(classes - 1)), copy(to_size(count));
      EXPECT_EQ(copy_labels(labels.data(), count, classes, copy.data()), -1);
      EXPECT_EQ(copy, labels);
      for (const std::uint32_t wrong : {static_cast<std::uint32_t>(classes), 0x80000000u, 0xFFFFFFFFu, 0x7FFFFFFFu})
        for (Index at = 0; at < count; ++at) {
          std::vector<std::uint32_t> some = labels;
          some[to_size(at)] = some[to_size(count - 1)] = wrong;
          EXPECT_EQ(copy_labels(some.data(), count, classes, copy.data()), at);
        }
    }
  const std::uint32_t zero = 0;
  std::uint32_t copied = 1;
  EXPECT_EQ(copy_labels(&zero, 1, 0, &copied), 0) << "of no classes";
}

}  // namespace weft::movement_test
