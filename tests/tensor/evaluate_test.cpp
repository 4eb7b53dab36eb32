// Evaluation: kernels, allocations, operands that overlap the result, and the same kernels as the other front door.
#include <weft/tensor/expressions.hpp>

#include <support/tensors.hpp>

#include <cstdlib>
#include <new>
#include <thread>
#include <vector>

namespace {

thread_local int allocations = 0;

// Not inlined: GCC would see free() given what operator new returned, and warn.
[[gnu::noinline]] void give_back(void* memory) { std::free(memory); }
[[gnu::noinline]] void* counted(std::size_t bytes, std::size_t alignment) {
  ++allocations;
  void* memory = std::aligned_alloc(alignment, (bytes + alignment) / alignment * alignment);
  if (memory == nullptr) throw std::bad_alloc();
  return memory;
}

}  // namespace

void* operator new(std::size_t bytes) { return counted(bytes, __STDCPP_DEFAULT_NEW_ALIGNMENT__); }
void* operator new(std::size_t bytes, std::align_val_t alignment) {
  return counted(bytes, static_cast<std::size_t>(alignment));
}
void* operator new[](std::size_t bytes) { return counted(bytes, __STDCPP_DEFAULT_NEW_ALIGNMENT__); }
// What std::stable_sort asks: the address sanitizer has one of its own, whose memory no other delete may take.
void* operator new(std::size_t bytes, const std::nothrow_t&) noexcept try {
  return counted(bytes, __STDCPP_DEFAULT_NEW_ALIGNMENT__);
} catch (const std::bad_alloc&) {
  return nullptr;
}
void operator delete(void* memory) noexcept { give_back(memory); }
void operator delete(void* memory, std::size_t) noexcept { give_back(memory); }
void operator delete(void* memory, std::align_val_t) noexcept { give_back(memory); }
void operator delete(void* memory, std::size_t, std::align_val_t) noexcept { give_back(memory); }
void operator delete[](void* memory) noexcept { give_back(memory); }
void operator delete[](void* memory, std::size_t) noexcept { give_back(memory); }

namespace weft::evaluate_test {

using testing::expect_elements;
using testing::random_tensor;

using Square = Tensor<float, 8, 8>;
using Wide = Tensor<float, 1024, 1024>;

template <class E>
constexpr Index kernels_in(const E&) {
  return kernel_count<E>;
}
// What `statement` allocates.
template <class Statement>
int allocations_of(Statement statement) {
  const int before = allocations;
  statement();
  return allocations - before;
}

static_assert(kernel_count<decltype(tanh(std::declval<Wide&>() * std::declval<Wide&>() + std::declval<Wide&>()))> == 1);

TEST(Evaluate, AStatementIsAsManyKernelsAsItNeeds) {
  Square a, b;
  const Tensor<float, 8> row;
  EXPECT_EQ(kernels_in(a * b + row), 1);
  EXPECT_EQ(kernels_in(select(a > b, exp(-a), square(b)) / 3), 1);
  EXPECT_EQ(kernels_in(sum<1>(a * b)), 1);
  EXPECT_EQ(kernels_in(softmax(a)), 1);
  EXPECT_EQ(kernels_in(relu(matmul(a, b) + row)), 1);
  EXPECT_EQ(kernels_in(softmax(matmul(a, b) + row)), 2);
  EXPECT_EQ(kernels_in(transpose(a)), 1);
  EXPECT_EQ(plan_of<decltype(matmul(a, b))>().steps[0].kind, StepKind::dot);
}

TEST(Evaluate, BothFrontDoorsLeadToTheSameKernel) {
  const Square x, y, z;
  const auto expression = tanh(x * y + z);
  Graph graph;
  const auto input = [&](const char* name) {
    return Var{&graph, graph.add_input(name, InputKind::data, DType::f32, {8, 8})};
  };
  const Var a = input("a"), b = input("b"), c = input("c");
  graph.add_output("y", tanh(a * b + c).id);
  const Plan traced = make_plan(graph);
  const PlanView compiled = plan_of<std::remove_cv_t<decltype(expression)>>();
  ASSERT_EQ(compiled.step_count(), 1);
  ASSERT_EQ(traced.steps.size(), 1);
  EXPECT_TRUE(std::equal(compiled.code.begin(), compiled.code.end(), traced.code.begin(), traced.code.end()));
}

TEST(Evaluate, MakesNoTemporaries) {
  const auto a = random_tensor<float, 8, 8>(1), b = random_tensor<float, 8, 8>(2);
  const auto row = random_tensor<float, 8>(3);
  Square y;
  EXPECT_EQ(allocations_of([&] { y = tanh(a * b + row) - 2.0f * exp(-a); }), 0);
  EXPECT_EQ(allocations_of([&] { y = softmax(a); }), 0);
  EXPECT_EQ(allocations_of([&] { y += a * 0.5f; }), 0);
  EXPECT_EQ(allocations_of([&] { y = tanh(y) + y; }), 0);
  EXPECT_EQ(allocations_of([&] {
              auto kept = a * b;
              const auto copy = kept;
              y = copy + kept;
            }),
            0);
  EXPECT_EQ(allocations_of([&] { const Square made = a + b; }), 1) << "the result itself";
}

TEST(Evaluate, ScratchMemoryIsAllocatedOnce) {
  const auto a = random_tensor<float, 8, 8>(1), b = random_tensor<float, 8, 8>(2);
  Square y;
  std::thread([&] {  // whose scratch memory is empty
    EXPECT_EQ(allocations_of([&] { y = softmax(matmul(a, b) + 1); }), 1);
    EXPECT_EQ(allocations_of([&] { y = softmax(matmul(a, b) + 1); }), 0);
    EXPECT_EQ(allocations_of([&] { y = matmul(y, b); }), 0);
    EXPECT_EQ(allocations_of([&] { y = transpose(y); }), 0);
    float loss = 1;
    EXPECT_EQ(allocations_of([&] { loss = mean(square(y - y)); }), 0);
    EXPECT_EQ(loss, 0);
  })
      .join();
}

// ---- The result among the operands
// -------------------------------------------------------------------------------------

template <class E>
constexpr bool shares(const E&, Index leaf) {
  return detail::CompiledExpression<E>::sharing.leaf[leaf];
}

TEST(EvaluateInPlace, ElementwiseNeedsNoScratch) {
  const Square a, b;
  EXPECT_TRUE(shares(tanh(a) + b, 0));
  EXPECT_TRUE(shares(softmax(a), 0));
  EXPECT_FALSE(shares(matmul(a, b), 0));
  EXPECT_FALSE(shares(matmul(a, b) + a, 2)) << "the partial sums would overwrite it";
  EXPECT_FALSE(shares(transpose(a), 0));
  EXPECT_TRUE(shares(reshape<8, 8>(a) - sum<1>(b), 0));
}

TEST(EvaluateInPlace, EveryOperandIsReadBeforeItIsOverwritten) {
  const auto before = random_tensor<float, 8, 8>(1), b = random_tensor<float, 8, 8>(2);
  const auto check = [&](auto statement, double tolerance = 0) {
    Square apart(uninitialized), in_place = before;
    statement(before, apart);
    statement(in_place, in_place);
    expect_elements(
        in_place, [&](Index i) { return apart.data()[i]; }, tolerance);
  };
  check([&](const Square& a, Square& y) { y = tanh(a) + b; });
  check([&](const Square& a, Square& y) { y = a - mean(a); });
  check([&](const Square& a, Square& y) { y = softmax(a); });
  check([&](const Square& a, Square& y) { y = softmax<0>(a); });
  check([&](const Square& a, Square& y) { y = matmul(a, b); });
  check([&](const Square& a, Square& y) { y = matmul(b, a); });
  check([&](const Square& a, Square& y) { y = matmul(a, a); });
  check([&](const Square& a, Square& y) { y = relu(matmul(b, b) + a); });
  check([&](const Square& a, Square& y) { y = matmul(b, b) + matmul(a, b); });
  check([&](const Square& a, Square& y) { y = transpose(a); });
  check([&](const Square& a, Square& y) { y = a + transpose(a); });
  check([&](const Square& a, Square& y) { y = a / max<0>(abs(a)); });
  check([&](const Square& a, Square& y) { y = a - reshape<8, 1>(sum<1>(transpose(a))); });
}

TEST(EvaluateInPlace, PartialOverlapsGoThroughScratch) {
  std::vector<float> memory(40);
  const auto reset = [&memory] {
    for (std::size_t i = 0; i < memory.size(); ++i) memory[i] = static_cast<float>(i);
  };
  for (std::size_t shift = 0; shift <= 8; ++shift) {
    TensorView<float, 32> low(memory.data(), 32), high(memory.data() + shift, 32);
    reset();
    high = low * 2.0f;
    expect_elements(high, [](Index i) { return 2 * i; });
    reset();
    low = high * 2.0f;
    expect_elements(low, [shift](Index i) { return 2 * (i + static_cast<Index>(shift)); });
  }
  reset();
  TensorView<float, 4, 8> all(memory.data(), 32);
  all = all - TensorView<const float, 8>(memory.data() + 8, 8);  // its own second row
  expect_elements(all, [](Index i) { return i - (8 + i % 8); });
  reset();
  TensorView<float, 8> first(memory.data(), 8);
  first = sum<0>(all);
  expect_elements(first, [](Index i) { return 4 * i + 8 * (1 + 2 + 3); });
}

TEST(Evaluate, ThreadsMayShareOperands) {
  const auto a = random_tensor<float, 8, 8>(1), b = random_tensor<float, 8, 8>(2);
  const Square expected = softmax(matmul(a, b)) + a;
  std::vector<std::thread> threads;
  for (int t = 0; t < 4; ++t)
    threads.emplace_back([&] {
      for (int i = 0; i < 50; ++i) {
        const Square mine = softmax(matmul(a, b)) + a;
        expect_elements(mine, [&](Index at) { return expected.data()[at]; });
      }
    });
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(a.storage().owners(), 1);
}

TEST(Evaluate, TensorsWithoutElementsGiveTensorsWithoutElements) {
  const Tensor<float, 0, 3> none;
  const Tensor<float, 0, 3> y = tanh(none * 2.0f);
  EXPECT_EQ(y.begin(), y.end());
  const Tensor<float, 3> totals = sum<0>(none);
  expect_elements(totals, [](Index) { return 0; });
}

}  // namespace weft::evaluate_test
