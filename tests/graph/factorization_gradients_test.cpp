// Gradients of factorizations against differences: of what each result's sum with random numbers tells, and where there
// are none.
#include <weft/graph/factorization_gradients.hpp>

#include <support/expect_error.hpp>
#include <support/gradients.hpp>

namespace weft::factorization_gradients_test {

using testing::expect_error;
using testing::expect_gradients;
using testing::Program;
using testing::random_value;
using testing::Vars;

// Numbers between -1 and 1, the diagonals apart from each other and from zero.
Value matrices(const Shape& shape, std::uint32_t seed) {
  Value made = random_value(DType::f64, shape, seed, -1, 1);
  const Index columns = shape[shape.rank() - 1], each = shape[shape.rank() - 2] * columns;
  for (Index i = 0; i < made.shape.elements(); ++i) {
    const Index row = i % each / columns;
    if (row == i % columns) made.elements[to_size(i)] += 2 + static_cast<double>(row);
  }
  return made;
}

TEST(FactorizationGradients, OfLuOfAnyFormAndOfStacks) {
  for (const Shape& shape : {Shape{4, 4}, Shape{5, 3}, Shape{3, 5}, Shape{2, 3, 3}, Shape{1, 1}}) {
    // The first row is small, so that rows change places.
    Value a = matrices(shape, 1);
    a.elements[0] = 0.1;
    expect_gradients(
        {a}, [](const Vars& x) { return custom_call(LuFactor{}, x[0])[0]; }, 1e-5);
  }
}

TEST(FactorizationGradients, OfBothFactorsOfQr) {
  for (const Shape& shape : {Shape{4, 4}, Shape{5, 3}, Shape{2, 4, 2}, Shape{3, 5}, Shape{2, 2, 4}}) {
    const Index rows = shape[shape.rank() - 2], columns = shape[shape.rank() - 1], least = std::min(rows, columns);
    const auto upper = [](const Vars& x) { return detail::upper_triangle(custom_call(QrFactor{}, x[0])[0]); };
    const auto orthogonal = [&](const Vars& x) {
      const auto [packed, taus] = custom_call(QrFactor{}, x[0]);
      const auto first = [&](Var y) { return detail::columns_of(y, 0, least); };
      return custom_call(OrthogonalFactor{}, first(packed), taus, first(x[0]));
    };
    expect_gradients({matrices(shape, 2)}, upper, 1e-5);
    expect_gradients({matrices(shape, 3)}, orthogonal, 1e-5);
  }
}

// Vectors have signs that nothing determines: what is made of two of them has none.
TEST(FactorizationGradients, OfEigenvaluesAndVectorsOfTheTriangleThatIsRead) {
  for (const bool is_lower : {true, false})
    for (const Shape& shape : {Shape{4, 4}, Shape{2, 3, 3}}) {
      HermitianEigen operation;
      operation.is_lower = is_lower;
      const auto values = [&](const Vars& x) { return custom_call(operation, x[0])[1]; };
      const auto root = [&](const Vars& x) {
        const auto made = custom_call(operation, x[0]);
        const Var scaled = made[0] * detail::by_column(exp(made[1]));
        return detail::matrix_product(scaled, made[0], false, true);
      };
      expect_gradients({matrices(shape, 4)}, values, 1e-5);
      expect_gradients({matrices(shape, 5)}, root, 1e-5);
    }
}

TEST(FactorizationGradients, OfSingularValuesAndVectors) {
  for (const Shape& shape : {Shape{3, 3}, Shape{5, 3}, Shape{2, 2, 4}})
    for (const bool is_full : {false, true}) {
      SingularValues operation;
      operation.is_full = is_full;
      expect_gradients(
          {matrices(shape, 6)}, [&](const Vars& x) { return custom_call(operation, x[0])[0]; }, 1e-5);
      if (is_full && shape != Shape{3, 3}) continue;
      const auto scaled = [&](const Vars& x) {
        const auto [s, u, vt] = custom_call(operation, x[0]);
        return detail::matrix_product(u * detail::by_column(log1p(s)), vt);
      };
      expect_gradients({matrices(shape, 7)}, scaled, 1e-5);
    }
}

// Of complex matrices, the gradients of both parts.
template <class T>
constexpr T complex(T operation) {
  operation.is_complex = true;
  return operation;
}
Var of_parts(const detail::Matrix& z) { return detail::whole(z); }
detail::Matrix parts_of(Var x) { return detail::matrix_of(x, true); }
// Numbers between -1 and 1 in pairs, the diagonals' real parts apart from each other and from zero.
Value complex_matrices(const Shape& shape, std::uint32_t seed) {
  Value made = random_value(DType::f64, shape, seed, -1, 1);
  const Index columns = shape[shape.rank() - 2], each = shape[shape.rank() - 3] * columns;
  for (Index i = 0; i < made.shape.elements() / 2; ++i) {
    const Index row = i % each / columns;
    if (row == i % columns) made.elements[to_size(2 * i)] += 2 + static_cast<double>(row);
  }
  return made;
}

TEST(FactorizationGradients, OfComplexLu) {
  for (const Shape& shape : {Shape{4, 4, 2}, Shape{5, 3, 2}, Shape{3, 5, 2}, Shape{2, 3, 3, 2}}) {
    Value a = complex_matrices(shape, 11);
    a.elements[0] = 0.1;
    expect_gradients(
        {a}, [](const Vars& x) { return custom_call(complex(LuFactor{}), x[0])[0]; }, 1e-5);
  }
}

TEST(FactorizationGradients, OfBothFactorsOfComplexQr) {
  for (const Shape& shape : {Shape{4, 4, 2}, Shape{5, 3, 2}, Shape{2, 4, 2, 2}}) {
    const auto upper = [](const Vars& x) {
      return of_parts(detail::upper_triangle(parts_of(custom_call(complex(QrFactor{}), x[0])[0])));
    };
    const auto orthogonal = [](const Vars& x) {
      const auto [packed, taus] = custom_call(complex(QrFactor{}), x[0]);
      return custom_call(complex(OrthogonalFactor{}), packed, taus, x[0]);
    };
    expect_gradients({complex_matrices(shape, 12)}, upper, 1e-5);
    expect_gradients({complex_matrices(shape, 13)}, orthogonal, 1e-5);
  }
}

TEST(FactorizationGradients, OfHermitianEigenvaluesAndWhatNoPhaseOfVectorsTurns) {
  for (const bool is_lower : {true, false}) {
    HermitianEigen operation = complex(HermitianEigen{});
    operation.is_lower = is_lower;
    const auto values = [&](const Vars& x) { return custom_call(operation, x[0])[1]; };
    const auto root = [&](const Vars& x) {
      const auto made = custom_call(operation, x[0]);
      const detail::Matrix v = parts_of(made[0]), scaled = v * detail::by_column(exp(made[1]));
      return of_parts(detail::product(scaled, v, false, true));
    };
    expect_gradients({complex_matrices({4, 4, 2}, 14)}, values, 1e-5);
    expect_gradients({complex_matrices({2, 3, 3, 2}, 15)}, root, 1e-5);
  }
}

TEST(FactorizationGradients, OfSingularValuesAndVectorsOfComplexMatrices) {
  for (const Shape& shape : {Shape{3, 3, 2}, Shape{5, 3, 2}, Shape{2, 2, 4, 2}}) {
    const SingularValues operation = complex(SingularValues{});
    expect_gradients(
        {complex_matrices(shape, 16)}, [&](const Vars& x) { return custom_call(operation, x[0])[0]; }, 1e-5);
    const auto scaled = [&](const Vars& x) {
      const auto [s, u, vt] = custom_call(operation, x[0]);
      return of_parts(detail::product(parts_of(u) * detail::by_column(log1p(s)), parts_of(vt)));
    };
    expect_gradients({complex_matrices(shape, 17)}, scaled, 1e-5);
  }
}

TEST(FactorizationGradients, AreRefusedWhereThereAreNone) {
  const auto differentiated = [](const Shape& shape, const auto& function) {
    Program program;
    const Var x = program.input("x", shape);
    static_cast<void>(differentiate(program.graph, sum(function(x)).id, {x.id}));
  };
  const auto refused = [&](const Shape& shape, const auto& function, const char* name) {
    expect_error([&] { differentiated(shape, function); }, "operation_has_no_gradient", {name});
  };
  refused(
      {3, 2}, [](Var x) { return custom_call(QrFactor{}, x)[1]; }, "qr_factor");
  refused(
      {3, 2, 2}, [](Var x) { return custom_call(complex(QrFactor{}), x)[1]; }, "qr_factor");
  SingularValues full;
  full.is_full = true;
  refused(
      {3, 2}, [&](Var x) { return custom_call(full, x)[1]; }, "singular_values");
}

}  // namespace weft::factorization_gradients_test
