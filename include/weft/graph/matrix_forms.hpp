// Forms that a matrix has in other bases, as operations: Hessenberg, tridiagonal and Schur's, eigenvalues of any
// matrix; and systems with a tridiagonal one. What is said in factorizations.hpp holds of these.
#ifndef WEFT_GRAPH_MATRIX_FORMS_HPP
#define WEFT_GRAPH_MATRIX_FORMS_HPP

#include <weft/graph/factorizations.hpp>

namespace weft {

// (a) -> its Hessenberg form, with reflectors below the first subdiagonal; their taus [..., n - 1] (gehrd). Rows and
// columns outside of [low, high) are so already; `high` < 0: n.
struct HessenbergForm : OfMatrices {
  static constexpr const char* name = "hessenberg_form";
  std::int64_t low = 0, high = -1;
  constexpr void each_option(auto& option) {
    OfMatrices::each_option(option), option("low", low), option("high", high);
  }
  constexpr const char* factors(const CustomOperands&) const {
    return is_complex ? "...___ -> ...___, ...__" : "...__ -> ...__, ..._";
  }
  constexpr std::array<TensorType, 2> results(const CustomOperands& in) const {
    expect_matrices(in, 1, true);
    const Index n = extents_of(in).rows;
    in.expect(n > 0 && low >= 0 && high <= n && (high < 0 || low < high), "low and high are rows of a matrix");
    return {in[0], elements(in, {n - 1})};
  }
  constexpr Index workspace_bytes(const CustomOperands& in) const {
    const Index n = extents_of(in).rows;
    return bytes_of(n * n + 2 * n);
  }
  WEFT_DECL void run(const KernelCall& at) const;
};
// (a), Hermitian, of which the lower triangle is read -> that triangle with reflectors below the first subdiagonal; its
// diagonal [..., n] and subdiagonal [..., n - 1], real; taus [..., n - 1] (sytrd).
struct TridiagonalForm : OfMatrices {
  static constexpr const char* name = "tridiagonal_form";
  constexpr const char* factors(const CustomOperands&) const {
    return is_complex ? "...___ -> ...___, ..._, ..._, ...__" : "...__ -> ...__, ..._, ..._, ..._";
  }
  constexpr std::array<TensorType, 4> results(const CustomOperands& in) const {
    expect_matrices(in, 1, true);
    const Index n = extents_of(in).rows;
    in.expect(n > 0, "matrices have rows");
    return {in[0], reals(in, {n}), reals(in, {n - 1}), elements(in, {n - 1})};
  }
  constexpr Index workspace_bytes(const CustomOperands& in) const {
    const Index n = extents_of(in).rows;
    return bytes_of(2 * n * n + 4 * n);
  }
  WEFT_DECL void run(const KernelCall& at) const;
};
// (a) -> t, triangular, of real matrices but for blocks of two rows where eigenvalues are pairs, and the unitary z with
// z t z^H = a; the eigenvalues, complex, [..., n, 2]; 0, or 1 where they were not found [...] (gees).
struct SchurForm : OfMatrices {
  static constexpr const char* name = "schur_form";
  constexpr const char* factors(const CustomOperands&) const {
    return is_complex ? "...___ -> ...___, ...___, ...__, ..." : "...__ -> ...__, ...__, ...__, ...";
  }
  constexpr std::array<TensorType, 4> results(const CustomOperands& in) const {
    expect_matrices(in, 1, true);
    return {in[0], in[0], pairs(in, {extents_of(in).rows}), numbers(in, {})};
  }
  constexpr Index workspace_bytes(const CustomOperands& in) const {
    const Index n = extents_of(in).rows;
    return bytes_of(2 * n * n + 3 * n) + 16 * n;
  }
  WEFT_DECL void run(const KernelCall& at) const;
};
// (a) -> complex: its eigenvalues [..., n, 2]; left and right eigenvectors in columns [..., n, n, 2], of length 1; 0,
// or 1 where they were not found [...] (geev).
struct GeneralEigen : OfMatrices {
  static constexpr const char* name = "general_eigen";
  constexpr const char* factors(const CustomOperands&) const {
    return is_complex ? "...___ -> ...__, ...___, ...___, ..." : "...__ -> ...__, ...___, ...___, ...";
  }
  constexpr std::array<TensorType, 4> results(const CustomOperands& in) const {
    expect_matrices(in, 1, true);
    const Index n = extents_of(in).rows;
    return {pairs(in, {n}), pairs(in, {n, n}), pairs(in, {n, n}), numbers(in, {})};
  }
  constexpr Index workspace_bytes(const CustomOperands& in) const {
    const Index n = extents_of(in).rows;
    return 16 * (4 * n * n + 4 * n) + 8 * (2 * n + 1);
  }
  WEFT_DECL void run(const KernelCall& at) const;
  constexpr void gradient(CustomPullback& at) const;
};
// (b [..., n, m]; lower, diagonal, upper [..., n]) -> x with a x = b, a tridiagonal; lower[0] and upper[n - 1] are not
// read; 0, or the first column without a pivot, from 1 [...]. Rows are exchanged for pivots (gtsv).
struct TridiagonalSolve : OfMatrices {
  static constexpr const char* name = "tridiagonal_solve";
  constexpr const char* factors(const CustomOperands&) const {
    return is_complex ? "...___, ...__, ...__, ...__ -> ...___, ..." : "...__, ..._, ..._, ..._ -> ...__, ...";
  }
  constexpr std::array<TensorType, 2> results(const CustomOperands& in) const {
    expect_matrices(in, 4);
    for (Index i = 1; i < 4; ++i)
      in.expect(in[i] == elements(in, {extents_of(in).rows}), "each diagonal has as many elements as b has rows");
    return {in[0], numbers(in, {})};
  }
  constexpr Index workspace_bytes(const CustomOperands& in) const {
    const Extents of = extents_of(in);
    return bytes_of(of.rows * of.columns + 4 * of.rows);
  }
  WEFT_DECL void run(const KernelCall& at) const;
  constexpr void gradient(CustomPullback& at) const;
};
// (a), Hermitian and positive definite, of which the lower triangle is read -> the lower factor; 0, or the first column
// where it is not, from 1 [...] (potrf). Of real ones: cholesky.
struct HermitianFactor : OfMatrices {
  static constexpr const char* name = "hermitian_factor";
  constexpr const char* factors(const CustomOperands&) const {
    return is_complex ? "...___ -> ...___, ..." : "...__ -> ...__, ...";
  }
  constexpr std::array<TensorType, 2> results(const CustomOperands& in) const {
    expect_matrices(in, 1, true);
    return {in[0], numbers(in, {})};
  }
  constexpr Index workspace_bytes(const CustomOperands& in) const {
    return bytes_of(extents_of(in).rows * extents_of(in).rows);
  }
  WEFT_DECL void run(const KernelCall& at) const;
  constexpr void gradient(CustomPullback& at) const;
};

}  // namespace weft

#include <weft/graph/matrix_form_gradients.hpp>

#if WEFT_HEADER_ONLY
#include <weft/graph/matrix_forms.ipp>
#endif

#endif
