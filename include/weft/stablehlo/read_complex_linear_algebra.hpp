// Triangular systems of complex numbers and Cholesky factors; also as JAX prints them for a CPU.
#ifndef WEFT_STABLEHLO_READ_COMPLEX_LINEAR_ALGEBRA_HPP
#define WEFT_STABLEHLO_READ_COMPLEX_LINEAR_ALGEBRA_HPP

#include <weft/stablehlo/read_complex.hpp>

namespace weft::stablehlo::read {

constexpr Buffer<Var> solve_complex(const Reading& at, const weft::TriangularSolve& how, bool is_adjoint) {
  const Buffer<Var> given = matrices_of(at, 2);
  const auto matrix = [&](Index i) { return weft::detail::matrix_of(given[i], true); };
  return {joined(weft::detail::solve_triangular(matrix(0), matrix(1), how, is_adjoint))};
}
constexpr Buffer<Var> complex_triangular_solve(const Reading& at) {
  return solve_complex(at, system_of(at), at.attribute("transpose_a").text == "ADJOINT");
}
constexpr Buffer<Var> lapack_complex_trsm(const Reading& at) {
  return solve_complex(at, lapack_system_of(at),
                       has_letters(at) ? letter_of(at, "trans_x") == 'C' : option_of(at, 2) == 2);
}
// The factor of an upper triangle is that of the adjoint matrix, adjoint.
constexpr Buffer<Var> factor_complex(const Reading& at, bool is_lower) {
  const Var given = matrices_of(at, 1)[0];
  Buffer<Var> made = factored(at, HermitianFactor{}, {is_lower ? given : adjoint(given)});
  if (!is_lower) made[0] = adjoint(made[0]);
  return made;
}
// NaN where a matrix has none.
constexpr Buffer<Var> complex_cholesky(const Reading& at) {
  return {factor_complex(at, at.number("lower", 0) != 0)[0]};
}
constexpr Buffer<Var> lapack_complex_potrf(const Reading& at) {
  return factor_complex(at, has_option(at, "uplo", 'L', 0));
}
constexpr Buffer<Var> cusolver_complex_potrf(const Reading& at) {
  return factor_complex(at, letter_of(at, "lower") != 0);
}
inline constexpr Row complex_lapack_table[] = {
    {"blas_ctrsm", lapack_complex_trsm},
    {"blas_ztrsm", lapack_complex_trsm},
    {"lapack_cpotrf", lapack_complex_potrf},
    {"lapack_cpotrf_ffi", lapack_complex_potrf},
    {"lapack_ctrsm_ffi", lapack_complex_trsm},
    {"lapack_zpotrf", lapack_complex_potrf},
    {"lapack_zpotrf_ffi", lapack_complex_potrf},
    {"lapack_ztrsm_ffi", lapack_complex_trsm},
    {"cusolver_potrf_ffi", cusolver_complex_potrf},
    {"hipsolver_potrf_ffi", cusolver_complex_potrf},
};
constexpr Buffer<Var> complex_custom_call(const Reading& at) {
  if (const Read known = reader_in(complex_lapack_table, at.attribute("call_target_name").text))
    return known(without_shape_operands(at));
  return custom_call(at);
}

}  // namespace weft::stablehlo::read

#endif
