// The small product that is animated: [m, k] x [k, n] of small positive integers.
#ifndef EXAMPLES_SYSTOLIC_ARRAY_PRODUCT_HPP
#define EXAMPLES_SYSTOLIC_ARRAY_PRODUCT_HPP

#include <weft/kernels/systolic_model.hpp>

#include <vector>

namespace examples {

struct Product {
  weft::MatmulShape shape;
  std::vector<int> input, weights;  // [m, k] and [k, n], row-major

  explicit Product(const weft::MatmulShape& sizes) : shape(sizes) {
    // Neighbors differ, and no element is 0: what is missing in a sum is seen.
    for (weft::Index i = 0; i < shape.m * shape.k; ++i) input.push_back(1 + static_cast<int>(i * 5 % 9));
    for (weft::Index i = 0; i < shape.k * shape.n; ++i) weights.push_back(1 + static_cast<int>(i * 7 % 8));
  }

  // [m, n], by the definition.
  [[nodiscard]] std::vector<int> naive() const {
    std::vector<int> product;
    for (weft::Index i = 0; i < shape.m; ++i)
      for (weft::Index j = 0; j < shape.n; ++j) {
        int sum = 0;
        for (weft::Index p = 0; p < shape.k; ++p)
          sum += input[weft::to_size(i * shape.k + p)] * weights[weft::to_size(p * shape.n + j)];
        product.push_back(sum);
      }
    return product;
  }
};

}  // namespace examples

#endif
