// Operations as users write them: one with an option, one with two results and workspace, and one that sums over what
// devices may cut; each in f32 and f64.
#ifndef WEFT_TESTS_SUPPORT_CUSTOM_OPERATIONS_HPP
#define WEFT_TESTS_SUPPORT_CUSTOM_OPERATIONS_HPP

#include <weft/graph/custom_call.hpp>

namespace weft::testing {

// scale * (a + b), of any shape.
struct ScaledSum {
  static constexpr const char* name = "scaled_sum";
  static constexpr const char* factors = "..., ... -> ...";
  double scale = 1;
  bool negated = false;

  constexpr void each_option(auto& option) {
    option("scale", scale);
    option("negated", negated);
  }
  constexpr double factor() const { return negated ? -scale : scale; }
  constexpr TensorType results(const CustomOperands& in) const {
    in.expect(in.size() == 2 && in[0] == in[1], "both operands are of one type");
    return in[0];
  }
  template <class T>
  void run_as(const KernelCall& at) const {
    const std::span<const T> a = at.operand<T>(0), b = at.operand<T>(1);
    const std::span<T> sum = at.result<T>();
    for (std::size_t i = 0; i < sum.size(); ++i) sum[i] = static_cast<T>(factor()) * (a[i] + b[i]);
  }
  void run(const KernelCall& at) const {
    at.operand_type(0).dtype == DType::f64 ? run_as<double>(at) : run_as<float>(at);
  }
  constexpr void gradient(CustomPullback& at) const {
    for (int i = 0; i < 2; ++i) at.give(i, at.cotangent() * factor());
  }
  constexpr Index flops(const CustomOperands& in) const { return 2 * in.shape(0).elements(); }
};

// x [b, n] -> the mean of each row and the sum of the squares of what it is beside that, both [b].
struct RowMoments {
  static constexpr const char* name = "row_moments";
  static constexpr const char* factors = "b_ -> b, b";

  constexpr std::array<TensorType, 2> results(const CustomOperands& in) const {
    in.expect(in.size() == 1 && in.shape(0).rank() == 2, "there is one operand, a matrix");
    const TensorType row{in.dtype(0), {in.shape(0)[0]}};
    return {row, row};
  }
  // A row of what is left beside the mean.
  constexpr Index workspace_bytes(const CustomOperands& in) const { return in.shape(0)[1] * size_bytes(in.dtype(0)); }
  constexpr Index flops(const CustomOperands& in) const { return 4 * in.shape(0).elements(); }
  template <class T>
  void run_as(const KernelCall& at) const {
    const std::span<const T> x = at.operand<T>(0);
    const std::span<T> mean = at.result<T>(0), squares = at.result<T>(1), beside = at.workspace<T>();
    const std::size_t n = beside.size();
    for (std::size_t row = 0; row < mean.size(); ++row) {
      T total = 0, sum = 0;
      for (std::size_t i = 0; i < n; ++i) total += x[row * n + i];
      mean[row] = total / static_cast<T>(n);
      for (std::size_t i = 0; i < n; ++i) beside[i] = x[row * n + i] - mean[row];
      for (std::size_t i = 0; i < n; ++i) sum += beside[i] * beside[i];
      squares[row] = sum;
    }
  }
  void run(const KernelCall& at) const {
    at.operand_type(0).dtype == DType::f64 ? run_as<double>(at) : run_as<float>(at);
  }
  // d mean = 1 / n, d squares = 2 (x - mean).
  constexpr void gradient(CustomPullback& at) const {
    const Var x = at.operand(0);
    const auto by_row = [&x](Var v) { return broadcast_in_dim(v, x.shape(), {0}); };
    const Var of_mean = by_row(at.cotangent(0)) * (1.0 / static_cast<double>(x.shape()[1]));
    const Var of_squares = by_row(at.cotangent(1)) * 2.0, beside = x - by_row(at.result(0));
    const Var second = of_squares * beside;
    at.give(0, of_mean + second);
  }
};

// x [b, i], y [b, j] -> x^T y [i, j], a sum over b. It has no gradient.
struct Gram {
  static constexpr const char* name = "gram";
  static constexpr const char* factors = "bi, bj -> ij";

  constexpr TensorType results(const CustomOperands& in) const {
    in.expect(in.size() == 2 && in.shape(0)[0] == in.shape(1)[0], "both operands have as many rows");
    return {in.dtype(0), {in.shape(0)[1], in.shape(1)[1]}};
  }
  void run(const KernelCall& at) const {
    const std::span<const float> x = at.operand<float>(0), y = at.operand<float>(1);
    const std::span<float> product = at.result<float>();
    const std::size_t rows = to_size(at.result_shape()[0]), columns = to_size(at.result_shape()[1]);
    for (std::size_t i = 0; i < rows; ++i)
      for (std::size_t j = 0; j < columns; ++j) {
        float sum = 0;
        for (std::size_t b = 0; b < to_size(at.operand_shape(0)[0]); ++b) sum += x[b * rows + i] * y[b * columns + j];
        product[i * columns + j] = sum;
      }
  }
};

}  // namespace weft::testing

#endif
