// Tensor and TensorView: construction, access, copies and moves, assignment of elements.
#include <weft/tensor/tensor.hpp>

#include <support/expect_error.hpp>
#include <support/tensors.hpp>

#include <array>
#include <vector>

namespace weft::tensor_test {

using testing::expect_elements;
using testing::expect_error;
using testing::random_tensor;

static_assert(Tensor<float, 2, 3>::size() == 6 && Tensor<float, 2, 3>::rank == 2);
static_assert(Tensor<float, 2, 3>::shape() == Shape{2, 3} && Tensor<float>::size() == 1);
static_assert(Tensor<bool, 4>::dtype == DType::pred && TensorView<const float, 4>::dtype == DType::f32);
static_assert(sizeof(Tensor<float, 1024, 1024>) == sizeof(void*), "elements are on the heap");
static_assert(std::is_nothrow_move_constructible_v<Tensor<float, 4>>);
static_assert(!std::is_constructible_v<TensorView<float, 4>, Tensor<float, 4>&&>, "a view of a temporary dangles");
static_assert(!std::is_constructible_v<TensorView<const float, 4>, const Tensor<float, 4>&&>);
static_assert(!std::is_constructible_v<TensorView<float, 4>, const Tensor<float, 4>&>, "const is kept");

TEST(Tensor, StartsAsZeros) {
  const Tensor<float, 3, 5> x;
  expect_elements(x, [](Index) { return 0; });
  EXPECT_EQ(reinterpret_cast<std::uintptr_t>(x.data()) % 64, 0u);
}

TEST(Tensor, TakesElementsInRowMajorOrder) {
  const Tensor<float, 2, 3> x{1, 2, 3, 4, 5, 6};
  EXPECT_EQ(x(0, 2), 3);
  EXPECT_EQ(x(1, 0), 4);
  EXPECT_EQ(x.at(1, 2), 6);
  const std::vector<float> values{1, 2, 3, 4, 5, 6};
  expect_elements(Tensor<float, 3, 2>::from(values), [&](Index i) { return values[to_size(i)]; });
  const std::array<std::int32_t, 2> pair{7, -8};
  expect_elements(Tensor<std::int32_t, 2>::from(pair), [&](Index i) { return pair[to_size(i)]; });
  expect_elements(Tensor<float, 4, 4>::filled(2.5f), [](Index) { return 2.5; });
}

TEST(Tensor, TakesListsAsDeepAsItHasDimensions) {
  const Tensor<float, 2, 3> flat = {1, 2, 3, 4, 5, 6}, rows = {{1, 2, 3}, {4, 5, 6}};
  EXPECT_TRUE(std::equal(rows.data(), rows.data() + 6, flat.data()));
  const Tensor<std::int32_t, 2, 1, 2> deep{{{1, 2}}, {{3, 4}}};
  EXPECT_EQ(deep(1, 0, 0), 3);
  Tensor<float, 1, 2> row{{7, 8}};
  row = {{9, 10}};
  EXPECT_EQ(row(0, 1), 10);
  const auto refused = [](auto make, const std::string& dimension) {
    expect_error(make, "list_length_differs", {dimension, "where the tensor has"});
  };
  refused([] { Tensor<float, 2, 3>{{1, 2, 3}, {4, 5}}; }, "has 2 entries at dimension 1");
  refused([] { Tensor<float, 2, 3>{{1, 2, 3}, {4, 5, 6}, {7, 8, 9}}; }, "has 3 entries at dimension 0");
}

TEST(Tensor, AWrongNumberOfElementsIsAnError) {
  expect_error([] { Tensor<float, 2, 3>{1, 2, 3, 4, 5}; }, "element_count_differs", {"5 elements", "has 6"});
  const std::vector<float> values(7);
  expect_error([&] { static_cast<void>(Tensor<float, 2, 3>::from(values)); }, "element_count_differs", {"7 elements"});
  expect_error([&] { TensorView<const float, 6>(values.data(), 7); }, "element_count_differs", {"7 elements"});
}

TEST(Tensor, CheckedAccessNamesTheDimension) {
  Tensor<float, 2, 3> x;
  x.at(1, 2) = 4;
  EXPECT_EQ(x(1, 2), 4);
  expect_error([&] { x.at(1, 3) = 0; }, "element_index_out_of_range", {"index 3 of dimension 1", "[0, 3)"});
  expect_error([&] { static_cast<void>(std::as_const(x).at(-1, 0)); }, "element_index_out_of_range",
               {"index -1 of dimension 0", "[0, 2)"});
}

TEST(Tensor, CopiesAreElementsAndMovesAreStorage) {
  Tensor<float, 4> x{1, 2, 3, 4};
  Tensor<float, 4> copy = x;
  copy(0) = 9;
  EXPECT_EQ(x(0), 1);
  const float* data = x.data();
  Tensor<float, 4> moved = std::move(x);
  EXPECT_EQ(moved.data(), data);
  copy = moved;
  EXPECT_NE(copy.data(), moved.data());
  EXPECT_EQ(copy(0), 1);
  x = moved;  // a tensor that was moved from may be assigned again
  EXPECT_EQ(x(3), 4);
  swap(x, copy);
  EXPECT_EQ(x(0), 1);
  const Tensor<float, 4>& same = x;
  x = same;
  EXPECT_EQ(x(3), 4);
}

TEST(Tensor, MayBeUsedAgainAfterAMove) {
  Tensor<float, 3> x{1, 2, 3}, source{4, 5, 6};
  const auto empty = [&] {
    const Tensor<float, 3> gone = std::move(x);
    EXPECT_EQ(x.data(), nullptr);
  };
  empty();
  x = TensorView(source);
  EXPECT_EQ(x(2), 6);
  empty();
  Tensor<float, 3> copy = x;
  EXPECT_EQ(copy.data(), nullptr);
  source = x;
  EXPECT_EQ(source.data(), nullptr);
  copy = Tensor<float, 3>{7, 8, 9};
  EXPECT_EQ(copy(0), 7);
}

TEST(Tensor, MayHaveNoElementsOrNoDimensions) {
  Tensor<float, 0, 3> none;
  Tensor<float, 0, 3> copy = none;
  EXPECT_EQ(copy.begin(), copy.end());
  Tensor<float> one{3};
  EXPECT_EQ(one(), 3);
  EXPECT_EQ(one.end() - one.begin(), 1);
}

TEST(TensorView, ReadsAndWritesWhereItLooks) {
  Tensor<float, 2, 3> x{1, 2, 3, 4, 5, 6};
  TensorView view = x;
  static_assert(std::is_same_v<decltype(view), TensorView<float, 2, 3>>);
  view(1, 1) = 50;
  EXPECT_EQ(x(1, 1), 50);
  std::vector<float> memory{9, 8, 7, 6, 5, 4};
  view = TensorView<const float, 2, 3>(memory.data(), 6);
  expect_elements(x, [&](Index i) { return memory[to_size(i)]; });
  TensorView<float, 2, 3> target(memory.data(), 6);
  target = Tensor<float, 2, 3>{1, 2, 3, 4, 5, 6};
  EXPECT_EQ(memory[5], 6);
  expect_error([&] { target.at(2, 0) = 0; }, "element_index_out_of_range", {"index 2 of dimension 0"});
  const Tensor<float, 2, 3>& constant = x;
  static_assert(std::is_same_v<decltype(TensorView(constant)), TensorView<const float, 2, 3>>);
}

TEST(TensorView, BecomesATensorByCopy) {
  std::vector<float> memory{1, 2, 3, 4};
  const TensorView<float, 4> view(memory.data(), 4);
  Tensor x = view;
  static_assert(std::is_same_v<decltype(x), Tensor<float, 4>>);
  memory[0] = 10;
  EXPECT_EQ(x(0), 1);
  x = view;
  EXPECT_EQ(x(0), 10);
}

TEST(TensorView, AssignmentOfOverlappingElementsMovesThem) {
  std::vector<float> memory{1, 2, 3, 4, 5};
  TensorView<float, 4>(memory.data() + 1, 4) = TensorView<float, 4>(memory.data(), 4);
  EXPECT_EQ(memory, (std::vector<float>{1, 1, 2, 3, 4}));
}

}  // namespace weft::tensor_test
