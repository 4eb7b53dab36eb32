// Factorizations of matrices as operations: QR, LU, eigenvalues, singular values, as LAPACK has them. They take stacks
// of matrices, [..., m, n] of f32 or f64, or of complex numbers, [..., m, n, 2], and compute in f64. Devices cut the
// stack. They have gradients where JAX has them (factorization_gradients.hpp).
//
//   const auto [packed, taus] = weft::custom_call(weft::QrFactor{}, x);
//   const weft::Var q = weft::custom_call(weft::ReflectorProduct{}, packed, taus);
#ifndef WEFT_GRAPH_FACTORIZATIONS_HPP
#define WEFT_GRAPH_FACTORIZATIONS_HPP

#include <weft/graph/custom_call.hpp>

namespace weft {

// What all of them share: whether elements are pairs.
struct OfMatrices {
  bool is_complex = false;

  constexpr void each_option(auto& option) { option("is_complex", is_complex); }

 protected:
  // The stack and the matrices of an operand.
  struct Extents {
    Dims stack;
    Index rows = 0, columns = 0;
    [[nodiscard]] constexpr Index least() const { return rows < columns ? rows : columns; }
    [[nodiscard]] constexpr Index most() const { return rows < columns ? columns : rows; }
  };
  [[nodiscard]] constexpr Extents extents_of(const CustomOperands& in, Index operand = 0) const {
    Extents made;
    made.stack = in.shape(operand).dims;
    if (is_complex) made.stack.pop_back();
    made.columns = made.stack.back(), made.stack.pop_back();
    made.rows = made.stack.back(), made.stack.pop_back();
    return made;
  }
  constexpr void expect_matrices(const CustomOperands& in, Index count, bool are_square = false) const {
    in.expect(in.size() == count, "there are as many operands as it has names for");
    const TensorType& a = in[0];
    in.expect(a.dtype == DType::f32 || a.dtype == DType::f64, "matrices are of f32 or f64");
    in.expect(a.shape.rank() >= (is_complex ? 3 : 2), "the first operand has matrices in its last dimensions");
    in.expect(!is_complex || a.shape.dims.back() == 2, "complex numbers are pairs");
    in.expect(!are_square || extents_of(in).rows == extents_of(in).columns, "matrices are square");
  }
  // A tensor of the stack's dimensions and these, of the operand's elements.
  [[nodiscard]] constexpr TensorType elements(const CustomOperands& in, std::initializer_list<Index> extents) const {
    return typed(in, extents, in.dtype(0), is_complex);
  }
  [[nodiscard]] constexpr TensorType reals(const CustomOperands& in, std::initializer_list<Index> extents) const {
    return typed(in, extents, in.dtype(0), false);
  }
  [[nodiscard]] constexpr TensorType numbers(const CustomOperands& in, std::initializer_list<Index> extents) const {
    return typed(in, extents, DType::i32, false);
  }
  [[nodiscard]] constexpr TensorType pairs(const CustomOperands& in, std::initializer_list<Index> extents) const {
    return typed(in, extents, in.dtype(0), true);
  }
  // Bytes of so many elements, as they are while a kernel computes.
  [[nodiscard]] constexpr Index bytes_of(Index count) const { return (is_complex ? 16 : 8) * count; }

 private:
  [[nodiscard]] constexpr TensorType typed(const CustomOperands& in, std::initializer_list<Index> extents, DType dtype,
                                           bool are_pairs) const {
    Dims dims = extents_of(in).stack;
    for (const Index extent : extents) dims.push_back(extent);
    if (are_pairs) dims.push_back(2);
    return {dtype, Shape(dims)};
  }
};

// (a) -> R on and above the diagonal, reflectors below it; their taus [..., min(m, n)] (geqrf).
struct QrFactor : OfMatrices {
  static constexpr const char* name = "qr_factor";
  constexpr const char* factors(const CustomOperands&) const {
    return is_complex ? "...___ -> ...___, ...__" : "...__ -> ...__, ..._";
  }
  constexpr std::array<TensorType, 2> results(const CustomOperands& in) const {
    expect_matrices(in, 1);
    return {in[0], elements(in, {extents_of(in).least()})};
  }
  constexpr Index flops(const CustomOperands& in) const {
    const Extents of = extents_of(in);
    return 2 * Shape(of.stack).elements() * of.rows * of.columns * of.least();
  }
  constexpr Index workspace_bytes(const CustomOperands& in) const {
    const Extents of = extents_of(in);
    return bytes_of(of.rows * of.columns + 2 * of.columns);
  }
  WEFT_DECL void run(const KernelCall& at) const;
  constexpr void gradient(CustomPullback& at) const;
};
// (a, order) -> the same of columns in a better order; that order, from 1; taus (geqp3). order [..., n] of i32: columns
// that are not 0 in it come first.
struct PivotedQrFactor : OfMatrices {
  static constexpr const char* name = "pivoted_qr_factor";
  constexpr const char* factors(const CustomOperands&) const {
    return is_complex ? "...___, ..._ -> ...___, ..._, ...__" : "...__, ..._ -> ...__, ..._, ..._";
  }
  constexpr std::array<TensorType, 3> results(const CustomOperands& in) const {
    expect_matrices(in, 2);
    in.expect(in[1] == numbers(in, {extents_of(in).columns}), "the order has an i32 a column");
    return {in[0], in[1], elements(in, {extents_of(in).least()})};
  }
  constexpr Index workspace_bytes(const CustomOperands& in) const {
    return bytes_of(3 * extents_of(in).columns) + QrFactor{{is_complex}}.workspace_bytes(in);
  }
  WEFT_DECL void run(const KernelCall& at) const;
};
// (packed, taus [..., k]) -> the first columns of the reflectors' product, as many as `packed` has (orgqr).
struct ReflectorProduct : OfMatrices {
  static constexpr const char* name = "reflector_product";
  constexpr const char* factors(const CustomOperands&) const {
    return is_complex ? "...___, ...__ -> ...___" : "...__, ..._ -> ...__";
  }
  constexpr TensorType results(const CustomOperands& in) const {
    expect_matrices(in, 2);
    const Extents of = extents_of(in);
    const int last = in.shape(1).rank() - (is_complex ? 2 : 1);
    in.expect(last >= 0 && in.shape(1)[last] <= of.columns && of.columns <= of.rows &&
                  in[1] == elements(in, {in.shape(1)[last]}),
              "there are at most as many taus as columns, and these are no more than rows");
    return in[0];
  }
  constexpr Index workspace_bytes(const CustomOperands& in) const {
    const Extents of = extents_of(in);
    return bytes_of(2 * of.rows * of.columns + 2 * of.columns);
  }
  WEFT_DECL void run(const KernelCall& at) const;
};
// The same of what QrFactor has made of a third operand, to which its gradient goes: (packed, taus, a) -> q.
struct OrthogonalFactor : ReflectorProduct {
  static constexpr const char* name = "orthogonal_factor";
  constexpr const char* factors(const CustomOperands&) const {
    return is_complex ? "...___, ...__, ...___ -> ...___" : "...__, ..._, ...__ -> ...__";
  }
  constexpr TensorType results(const CustomOperands& in) const {
    in.expect(in.size() == 3 && in[2] == in[0], "the factored matrix is of its factors' type");
    return ReflectorProduct::results(CustomOperands(in.operation(), {in[0], in[1]}));
  }
  constexpr void gradient(CustomPullback& at) const;
};
// (a) -> L below the diagonal, which is one, and U; the row that each row changed places with [..., min(m, n)], from 0;
// the row of a that each row is [..., m]; 0, or the first column without a pivot, from 1 [...] (getrf).
struct LuFactor : OfMatrices {
  static constexpr const char* name = "lu_factor";
  constexpr const char* factors(const CustomOperands&) const {
    return is_complex ? "...___ -> ...___, ..._, ..._, ..." : "...__ -> ...__, ..._, ..._, ...";
  }
  constexpr std::array<TensorType, 4> results(const CustomOperands& in) const {
    expect_matrices(in, 1);
    const Extents of = extents_of(in);
    return {in[0], numbers(in, {of.least()}), numbers(in, {of.rows}), numbers(in, {})};
  }
  constexpr Index flops(const CustomOperands& in) const {
    const Extents of = extents_of(in);
    return Shape(of.stack).elements() * of.rows * of.columns * of.least();
  }
  constexpr Index workspace_bytes(const CustomOperands& in) const {
    return bytes_of(extents_of(in).rows * extents_of(in).columns);
  }
  WEFT_DECL void run(const KernelCall& at) const;
  constexpr void gradient(CustomPullback& at) const;
};
// (a), of which one triangle is read -> eigenvectors in columns; eigenvalues, the smallest first; 0, or 1 where they
// were not found [...] (syevd).
struct HermitianEigen : OfMatrices {
  static constexpr const char* name = "hermitian_eigen";
  bool is_lower = true;
  constexpr void each_option(auto& option) { OfMatrices::each_option(option), option("is_lower", is_lower); }
  constexpr const char* factors(const CustomOperands&) const {
    return is_complex ? "...___ -> ...___, ..._, ..." : "...__ -> ...__, ..._, ...";
  }
  constexpr std::array<TensorType, 3> results(const CustomOperands& in) const {
    expect_matrices(in, 1, true);
    return {in[0], reals(in, {extents_of(in).rows}), numbers(in, {})};
  }
  constexpr Index workspace_bytes(const CustomOperands& in) const {
    const Index n = extents_of(in).rows;
    return bytes_of(2 * n * n + 5 * n);
  }
  WEFT_DECL void run(const KernelCall& at) const;
  constexpr void gradient(CustomPullback& at) const;
};
// (a) -> singular values, the largest first, [..., k] with k = min(m, n); left singular vectors in columns [..., m, k],
// or of all of the space, [..., m, m]; right ones in rows, conjugated, [..., k, n] or [..., n, n] (gesdd).
struct SingularValues : OfMatrices {
  static constexpr const char* name = "singular_values";
  bool is_full = false;
  // Columns, or rows if they are fewer, up to which vectors have the signs of LAPACK's steps. It divides larger ones.
  static constexpr Index most_by_steps = 25;
  constexpr void each_option(auto& option) { OfMatrices::each_option(option), option("is_full", is_full); }
  constexpr const char* factors(const CustomOperands&) const {
    return is_complex ? "...___ -> ..._, ...___, ...___" : "...__ -> ..._, ...__, ...__";
  }
  constexpr std::array<TensorType, 3> results(const CustomOperands& in) const {
    expect_matrices(in, 1);
    const Extents of = extents_of(in);
    const Index k = of.least();
    return {reals(in, {k}), elements(in, {of.rows, is_full ? of.rows : k}),
            elements(in, {is_full ? of.columns : k, of.columns})};
  }
  constexpr Index workspace_bytes(const CustomOperands& in) const {
    const Extents of = extents_of(in);
    const Index k = of.least(), long_side = of.most();
    const Index steps = k <= most_by_steps ? 2 * k * k : 0;
    return bytes_of(2 * long_side * k + long_side * (is_full ? long_side : k) + 2 * k * k + 6 * long_side + steps);
  }
  WEFT_DECL void run(const KernelCall& at) const;
  constexpr void gradient(CustomPullback& at) const;
};

}  // namespace weft

#include <weft/graph/factorization_gradients.hpp>

#if WEFT_HEADER_ONLY
#include <weft/graph/factorizations.ipp>
#endif

#endif
