// Factorizations of matrices as JAX prints them: for a CPU calls of LAPACK, for a TPU calls of XLA's own.
#ifndef WEFT_STABLEHLO_READ_FACTORIZATIONS_HPP
#define WEFT_STABLEHLO_READ_FACTORIZATIONS_HPP

#include <weft/graph/complex_matrix.hpp>
#include <weft/graph/matrix_forms.hpp>
#include <weft/stablehlo/custom_operation.hpp>
#include <weft/stablehlo/read_linear_algebra.hpp>
#include <weft/stablehlo/read_movement.hpp>

namespace weft::stablehlo::read {

// The conjugate transpose of complex matrices, [..., m, n, 2].
constexpr Var adjoint(Var z) {
  const int last = z.rank() - 1;
  AxisList order = identity_order(last - 2);
  for (int dim : {last - 1, last - 2, last}) order.push_back(static_cast<std::int8_t>(dim));
  const Var transposed = weft::transpose(z, order);
  return weft::concatenate({part(transposed, last, 0, 1), -part(transposed, last, 1, 2)}, last);
}

// Calls an operation on matrices, the last operands, whose elements are pairs where the module's are complex.
template <class T>
constexpr Buffer<Var> factored(const Reading& at, T operation, const Buffer<Var>& matrices) {
  operation.is_complex = at.is_pair(at.in.size() - matrices.size());
  return weft::custom_call(operation, matrices);
}
// What the call has beside these results, up to `count`: what tells of a failure that there is none of, and memory to
// work in.
constexpr Buffer<Var> with_zeros(const Reading& at, Buffer<Var> made, Index count) {
  while (made.size() < count) {
    const TensorType type = at.type(made.size());
    made.push_back(broadcast_to(weft::constant(at.graph(), 0, type.dtype), type.shape));
  }
  return made;
}
constexpr Buffer<Var> with_zeros(const Reading& at, const Buffer<Var>& made) {
  return with_zeros(at, made, at.operation.results.size());
}
// One whose last `count` operands and first results are those of the call.
template <class T, Index count>
constexpr Buffer<Var> factorization(const Reading& at) {
  return with_zeros(at, factored(at, T{}, matrices_of(at, count)));
}
// One that weft has written: it says itself what its elements are.
template <class T>
constexpr Buffer<Var> own(const Reading& at) {
  return stablehlo::detail::read_custom<T>(at, nullptr);
}

// The matrix that a QrFactor made these of, or as many of its first columns; no_id: none did.
constexpr Var factored_matrix(Var packed, Var taus) {
  Graph& graph = *packed.graph;
  const auto is_result = [&](Id id, std::int32_t number) {
    return is_custom_call(graph[id].op) && graph.attributes<CustomAttributes>(id).result == number &&
           std::string_view(graph.custom_operation(id).name) == QrFactor::name;
  };
  const bool is_part = row_of(graph[packed.id].op).attributes == AttributeFamily::slice;
  const Id all = is_part ? graph.operand(packed.id, 0) : packed.id;
  if (!is_result(all, 0) || !is_result(taus.id, 1)) return {&graph, no_id};
  const Id matrix = graph.operand(all, 0);
  if (matrix != graph.operand(taus.id, 0)) return {&graph, no_id};
  if (!is_part) return {&graph, matrix};
  const SliceBounds bounds = graph.attributes<SliceBounds>(packed.id);
  return weft::slice({&graph, matrix}, bounds.start, bounds.limit);
}
// Q of a matrix that was factored here has its gradient.
constexpr Var orthogonal_factor(Var packed, Var taus, Var matrix, bool is_pair) {
  OrthogonalFactor operation;
  operation.is_complex = is_pair;
  return weft::custom_call(operation, packed, taus, matrix);
}
constexpr Buffer<Var> reflector_product(const Reading& at) {
  const Buffer<Var> given = matrices_of(at, 2);
  const Var matrix = factored_matrix(given[0], given[1]);
  if (matrix.id == no_id) return factorization<ReflectorProduct, 2>(at);
  return with_zeros(at, {orthogonal_factor(given[0], given[1], matrix, at.is_pair(at.in.size() - 2))});
}

constexpr Buffer<Var> lapack_getrf(const Reading& at) {
  const Buffer<Var> made = factored(at, LuFactor{}, matrices_of(at, 1));
  return {made[0], made[1] + 1, made[3]};
}
constexpr Buffer<Var> lu_decomposition(const Reading& at) {
  const Buffer<Var> made = factored(at, LuFactor{}, matrices_of(at, 1));
  return {made[0], made[1], made[2]};
}
constexpr Buffer<Var> lapack_syevd(const Reading& at) {
  HermitianEigen operation;
  operation.is_lower = has_option(at, "uplo", 'L', 0);
  return with_zeros(at, factored(at, operation, matrices_of(at, 1)));
}
// backend_config "1,1,100,1e-6": is the lower triangle read, are eigenvalues sorted, at most how many sweeps, how
// exact.
constexpr Buffer<Var> eigh(const Reading& at) {
  const std::string_view how = at.attribute("backend_config").text;
  if (how.empty() || (how[0] != '0' && how[0] != '1'))
    stablehlo_is_malformed(at.operation.place, "0 or 1, which triangle is read, in backend_config of", "Eigh");
  HermitianEigen operation;
  operation.is_lower = how[0] == '1';
  const Buffer<Var> made = factored(at, operation, matrices_of(at, 1));
  return {made[0], made[1]};
}
// mode: A, all singular vectors, S, the first ones, or others, where nobody reads any; in older calls two numbers.
constexpr Buffer<Var> lapack_gesdd(const Reading& at) {
  const bool has_vectors =
      has_letters(at) ? letter_of(at, "mode") == 'A' || letter_of(at, "mode") == 'S' : option_of(at, 1) != 0;
  const Buffer<Var> given = matrices_of(at, 1);
  SingularValues operation;
  operation.is_full = has_vectors && has_option(at, "mode", 'A', 0);
  const Buffer<Var> made = factored(at, operation, given);
  Buffer<Var> results{given[0], made[0]};
  if (has_vectors) results.push_back(made[1]), results.push_back(made[2]);
  return with_zeros(at, results);
}
// (reflectors [..., r, k] in the columns of a matrix, taus [..., k], c) -> Q c or c Q, of Q [r, r] or, as `transpose`
// says, its adjoint. O(r^2) numbers are kept, and r^2 k operations make Q.
constexpr Buffer<Var> reflected(const Reading& at) {
  const Buffer<Var> given = matrices_of(at, 3);
  const bool is_pair = at.is_pair(at.in.size() - 3), is_left = letter_of(at, "left") != 0;
  const int columns = given[0].rank() - (is_pair ? 2 : 1);
  if (columns < 1 || given[1].rank() != given[0].rank() - 1 || given[2].rank() != given[0].rank())
    operand_ranks_differ("ormqr", given[1].rank(), given[0].rank() - 1);
  const Index rows = given[0].shape()[columns - 1], count = given[1].shape()[columns - 1];
  if (count > given[0].shape()[columns] || count > rows) at.refuse("more taus than columns in");
  const Var packed = part(given[0], columns, 0, count), whole = padded(packed, columns, 0, rows - count);
  const Var matrix = factored_matrix(given[0], given[1]);
  const bool has_gradient = matrix.id != no_id && whole.id == given[0].id;
  const Var q = has_gradient ? orthogonal_factor(given[0], given[1], matrix, is_pair)
                             : factored(at, ReflectorProduct{}, {whole, given[1]})[0];
  const auto of = [&](Var x) { return weft::detail::matrix_of(x, is_pair); };
  const bool is_adjoint = letter_of(at, "transpose") != 0;
  return {weft::detail::whole(is_left ? weft::detail::product(of(q), of(given[2]), is_adjoint)
                                      : weft::detail::product(of(given[2]), of(q), false, is_adjoint))};
}

// Eigenvalues: those of a real matrix are two results, their real and their imaginary parts.
constexpr void push_eigenvalues(Buffer<Var>& results, Var values, bool is_pair) {
  if (is_pair) return results.push_back(values);
  for (Index i = 0; i < 2; ++i) results.push_back(weft::detail::part_of_pairs(values, i));
}
// Eigenvalues, of a real matrix their real and their imaginary parts; left and right vectors; was it found. Memory to
// work in comes first in older calls.
constexpr Buffer<Var> lapack_geev(const Reading& at) {
  const Buffer<Var> made = factored(at, GeneralEigen{}, matrices_of(at, 1));
  const bool is_pair = at.is_pair(at.in.size() - 1);
  Buffer<Var> results = with_zeros(at, {}, has_letters(at) ? 0 : is_pair ? 2 : 3);
  push_eigenvalues(results, made[0], is_pair);
  for (Index i = 1; i < 4; ++i) results.push_back(made[i]);
  return results;
}
// (t, z, eigenvalues, how many a sort has put first, was it found); in older calls z comes after the eigenvalues, and
// of complex matrices memory to work in before these. Eigenvalues of real ones are real and imaginary parts.
constexpr Buffer<Var> lapack_gees(const Reading& at) {
  if ((has_letters(at) ? letter_of(at, "sort") : option_of(at, 3)) != 'N') at.refuse("sort by a function, of");
  const bool is_pair = at.is_pair(at.in.size() - 1), is_older = !has_letters(at);
  const Buffer<Var> made = factored(at, SchurForm{}, matrices_of(at, 1));
  Buffer<Var> results{made[0]};
  if (!is_older) results.push_back(made[1]);
  if (is_older && is_pair) results = with_zeros(at, results, 2);
  push_eigenvalues(results, made[2], is_pair);
  if (is_older) results.push_back(made[1]);
  results = with_zeros(at, results, results.size() + 1);
  results.push_back(made[3]);
  return results;
}
constexpr Buffer<Var> lapack_sytrd(const Reading& at) {
  if (!has_option(at, "uplo", 'L', 1)) at.refuse("upper triangle as what is read, of");
  return factorization<TridiagonalForm, 1>(at);
}
constexpr Buffer<Var> lapack_gehrd(const Reading& at) {
  HessenbergForm form;
  form.low = (has_letters(at) ? letter_of(at, "low") : option_of(at, 1)) - 1;
  form.high = has_letters(at) ? letter_of(at, "high") : option_of(at, 2);
  return with_zeros(at, factored(at, form, matrices_of(at, 1)));
}
// (lower, diagonal, upper, b) -> what is left of these, x, and was it found.
constexpr Buffer<Var> lapack_gtsv(const Reading& at) {
  const Buffer<Var> given = matrices_of(at, 4);
  const Buffer<Var> made = factored(at, TridiagonalSolve{}, {given[3], given[0], given[1], given[2]});
  return {given[0], given[1], given[2], made[0], made[1]};
}

// clang-format off: a row a line. The names are those of f32 and, where they differ, of complex numbers of f32.
inline constexpr Row factorization_calls[] = {
    {"lapack_cgees", lapack_gees},
    {"lapack_cgeev", lapack_geev},
    {"lapack_cgehrd", lapack_gehrd},
    {"lapack_cgeqp3", factorization<PivotedQrFactor, 2>},
    {"lapack_cgeqrf", factorization<QrFactor, 1>},
    {"lapack_cgesdd", lapack_gesdd},
    {"lapack_cgesvd", lapack_gesdd},
    {"lapack_cgetrf", lapack_getrf},
    {"lapack_cgtsv", lapack_gtsv},
    {"lapack_cheevd", lapack_syevd},
    {"lapack_chetrd", lapack_sytrd},
    {"lapack_cungqr", reflector_product},
    {"lapack_cunmqr", reflected},
    {"lapack_sgees", lapack_gees},
    {"lapack_sgeev", lapack_geev},
    {"lapack_sgehrd", lapack_gehrd},
    {"lapack_sgeqp3", factorization<PivotedQrFactor, 2>},
    {"lapack_sgeqrf", factorization<QrFactor, 1>},
    {"lapack_sgesdd", lapack_gesdd},
    {"lapack_sgesvd", lapack_gesdd},
    {"lapack_sgetrf", lapack_getrf},
    {"lapack_sgtsv", lapack_gtsv},
    {"lapack_sorgqr", reflector_product},
    {"lapack_sormqr", reflected},
    {"lapack_ssyevd", lapack_syevd},
    {"lapack_ssytrd", lapack_sytrd},
    {"Eigh", eigh},
    {"LuDecomposition", lu_decomposition},
    {"ProductOfElementaryHouseholderReflectors", reflector_product},
    {"Qr", factorization<QrFactor, 1>},
    // As weft writes them itself.
    {GeneralEigen::name, own<GeneralEigen>},
    {HermitianEigen::name, own<HermitianEigen>},
    {HermitianFactor::name, own<HermitianFactor>},
    {HessenbergForm::name, own<HessenbergForm>},
    {LuFactor::name, own<LuFactor>},
    {OrthogonalFactor::name, own<OrthogonalFactor>},
    {PivotedQrFactor::name, own<PivotedQrFactor>},
    {QrFactor::name, own<QrFactor>},
    {ReflectorProduct::name, own<ReflectorProduct>},
    {SchurForm::name, own<SchurForm>},
    {SingularValues::name, own<SingularValues>},
    {TridiagonalForm::name, own<TridiagonalForm>},
    {TridiagonalSolve::name, own<TridiagonalSolve>},
};
// clang-format on

// LAPACK's routines for f64, d and z, are those for f32, s and c; "_ffi" is how XLA calls them since JAX 0.5.
constexpr Read factorization_reader(std::string_view target) {
  Buffer<char> name;
  const bool is_lapack = target.size() > 11 && target.substr(0, 7) == "lapack_";
  if (is_lapack && target.substr(target.size() - 4) == "_ffi") target.remove_suffix(4);
  name.append(target.data(), target.data() + target.size());
  if (is_lapack) name[7] = name[7] == 'd' ? 's' : name[7] == 'z' ? 'c' : name[7];
  return reader_in(factorization_calls, {name.data(), static_cast<std::size_t>(name.size())});
}

}  // namespace weft::stablehlo::read

#endif
