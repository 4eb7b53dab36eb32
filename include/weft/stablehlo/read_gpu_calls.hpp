// Calls of the libraries of GPUs, as JAX since 0.5 prints them for platforms "cuda" and "rocm": cuSOLVER and hipSOLVER,
// cuSPARSE's tridiagonal systems, and JAX's own kernels. Names are those of CUDA; ROCm's have "hip" for "cu". Results
// come as LAPACK's do, and what tells of a failure is 0. Older calls, whose options are bytes of a struct, are refused.
#ifndef WEFT_STABLEHLO_READ_GPU_CALLS_HPP
#define WEFT_STABLEHLO_READ_GPU_CALLS_HPP

#include <weft/graph/control.hpp>
#include <weft/stablehlo/read_factorizations.hpp>
#include <weft/stablehlo/read_random.hpp>

namespace weft::stablehlo::read {

// An option that is true or false.
constexpr bool is_chosen(const Reading& at, const char* name) { return letter_of(at, name) != 0; }

constexpr Buffer<Var> cusolver_potrf(const Reading& at) {
  return factor_and_failures(matrices_of(at, 1)[0], is_chosen(at, "lower"));
}
constexpr Buffer<Var> cusolver_syevd(const Reading& at) {
  HermitianEigen operation;
  operation.is_lower = is_chosen(at, "lower");
  return with_zeros(at, factored(at, operation, matrices_of(at, 1)));
}
constexpr Buffer<Var> cusolver_sytrd(const Reading& at) {
  if (!is_chosen(at, "lower")) at.refuse("upper triangle as what is read, of");
  return factorization<TridiagonalForm, 1>(at);
}
// (what is left of the matrix, singular values, u, v, failures), right vectors as `right` has them. Without vectors the
// results that would hold them are zeros.
template <class Right>
constexpr Buffer<Var> singular_values(const Reading& at, Right right) {
  const Buffer<Var> given = matrices_of(at, 1);
  SingularValues operation;
  const bool has_vectors = is_chosen(at, "compute_uv");
  operation.is_full = has_vectors && is_chosen(at, "full_matrices");
  const Buffer<Var> made = factored(at, operation, given);
  Buffer<Var> results{given[0], made[0]};
  if (has_vectors) right(results, made[1], made[2]);
  return with_zeros(at, results);
}
// Right vectors are columns.
constexpr Buffer<Var> cusolver_gesvdj(const Reading& at) {
  const bool is_pair = at.is_pair(0);
  return singular_values(at, [&](Buffer<Var>& results, Var u, Var rows) {
    results.push_back(u), results.push_back(is_pair ? adjoint(rows) : weft::transpose(rows));
  });
}
// Right vectors are rows, conjugated. `transposed`: the routine knows no more columns than rows, so that JAX lets it
// read the transpose in its place, and both results change theirs.
constexpr Buffer<Var> cusolver_gesvd(const Reading& at) {
  const bool is_swapped = is_chosen(at, "transposed");
  return singular_values(at, [&](Buffer<Var>& results, Var u, Var rows) {
    results.push_back(is_swapped ? rows : u), results.push_back(is_swapped ? u : rows);
  });
}
// (lower, diagonal, upper, b) -> x
constexpr Buffer<Var> cusparse_gtsv2(const Reading& at) {
  const Buffer<Var> given = matrices_of(at, 4);
  return {factored(at, TridiagonalSolve{}, {given[3], given[0], given[1], given[2]})[0]};
}
// Row swaps [..., k] -> where rows come from [..., n]: place i and place swaps[i] are exchanged, i = 0, 1, ...,
// if there is such a place. O(k n).
constexpr Buffer<Var> pivots_to_permutation(const Reading& at) {
  at.expect_operands(1);
  const Var swaps = at.in[0];
  const TensorType type = at.type();
  const int last = swaps.rank() - 1;
  if (last < 0 || type.shape.rank() != last + 1) at.refuse("result of another rank, of");
  const Var places = weft::iota(at.graph(), type.shape, last, DType::i32);
  const Var numbers = weft::iota(at.graph(), swaps.shape(), last, DType::i32);
  // The one of each row where `where` holds; 0 if there is none.
  const auto picked = [&](Var rows, Var where) {
    const Var chosen = weft::select(where, rows, like(rows, 0));
    return expand_dims(weft::reduce(Op::reduce_sum, chosen, {static_cast<std::int8_t>(last)}), last);
  };
  const auto exchange = [&](Var i, Buffer<Var> from) {
    const Var is_here = places == broadcast_to(i, type.shape);
    const Var other = picked(swaps, numbers == broadcast_to(i, swaps.shape()));
    const Var is_other = places == broadcast_to(other, type.shape);
    const Var own = picked(from[0], is_here), found = picked(from[0], is_other);
    const Var swapped =
        weft::select(other < static_cast<double>(type.shape[last]), weft::select(other >= 0.0, found, own), own);
    const Var here = broadcast_to(own, type.shape), there = broadcast_to(swapped, type.shape);
    return Buffer<Var>{weft::select(is_here, there, weft::select(is_other, here, from[0]))};
  };
  return {weft::fori_loop(0, swaps.shape()[last], exchange, Buffer<Var>{places})[0]};
}
// (keys, counters), each in two lists of words -> both words of each hash.
constexpr Buffer<Var> threefry_words(const Reading& at) {
  at.expect_operands(4);
  for (const Var& operand : at.in) shape_rule::check_same_shape("threefry2x32", at.in[0].shape(), operand.shape());
  const Words made = threefry({at.in[0], at.in[1]}, {at.in[2], at.in[3]});
  return {made.low, made.high};
}

// clang-format off: a row a line.
inline constexpr Row gpu_calls[] = {
    {"cu_lu_pivots_to_permutation", pivots_to_permutation},
    {"cu_threefry2x32_ffi", threefry_words},
    {"cuhybrid_eig_comp", lapack_geev},
    {"cuhybrid_eig_real", lapack_geev},
    {"cuhybrid_geqp3", factorization<PivotedQrFactor, 2>},
    {"cusolver_geqrf_ffi", factorization<QrFactor, 1>},
    {"cusolver_gesdd_ffi", cusolver_gesvd},
    {"cusolver_gesvd_ffi", cusolver_gesvd},
    {"cusolver_gesvdj_ffi", cusolver_gesvdj},
    {"cusolver_gesvdp_ffi", cusolver_gesvdj},
    {"cusolver_getrf_ffi", lapack_getrf},
    {"cusolver_orgqr_ffi", reflector_product},
    {"cusolver_ormqr_ffi", reflected},
    {"cusolver_potrf_ffi", cusolver_potrf},
    {"cusolver_syevd_ffi", cusolver_syevd},
    {"cusolver_sytrd_ffi", cusolver_sytrd},
    {"cusparse_gtsv2_ffi", cusparse_gtsv2},
};
// clang-format on

// The reader of a call under its name for CUDA or for ROCm; null: there is none.
constexpr Read gpu_reader(std::string_view target) {
  if (target.substr(0, 3) != "hip") return reader_in(gpu_calls, target);
  Buffer<char> name;
  name.push_back('c'), name.push_back('u');
  name.append(target.data() + 3, target.data() + target.size());
  return reader_in(gpu_calls, {name.data(), static_cast<std::size_t>(name.size())});
}

}  // namespace weft::stablehlo::read

#endif
