// Operations of a user's own: a struct with a name, a shape rule and a kernel in C++, called on Vars like any
// operation.
//
//   struct ScaledSum {                                   // scale * (a + b)
//     static constexpr const char* name = "scaled_sum";
//     float scale = 1;                                   // an option
//     constexpr void each_option(auto& option) { option("scale", scale); }
//
//     constexpr weft::TensorType results(const weft::CustomOperands& in) const {
//       in.expect(in.size() == 2 && in[0] == in[1], "both operands are of one type");
//       return in[0];
//     }
//     void run(const weft::KernelCall& at) const {
//       const std::span<const float> a = at.operand<float>(0), b = at.operand<float>(1);
//       const std::span<float> sum = at.result<float>();
//       for (std::size_t i = 0; i < sum.size(); ++i) sum[i] = scale * (a[i] + b[i]);
//     }
//     // All that follows may be left out.
//     static constexpr const char* factors = "..., ... -> ...";
//     constexpr void gradient(weft::CustomPullback& at) const {
//       for (int i = 0; i < 2; ++i) at.give(i, at.cotangent() * double{scale});
//     }
//     constexpr weft::Index flops(const weft::CustomOperands& in) const { return 2 * in.shape(0).elements(); }
//   };
//   const weft::Var c = weft::custom_call(ScaledSum{.scale = 2}, a, b);
//
// Several results: `results` returns a std::array<TensorType, N>, and so many Vars come back. `workspace_bytes(in)`: of
// memory that a call of the kernel has for itself.
//
// Factors say how devices cut it, as an einsum says what it sums: a letter a dimension. Dimensions with one letter are
// cut alike; over a letter that a result lacks, devices add up what they made of their pieces; "_" stays whole, and
// "..." is all leading dimensions, one by one. "_:r": the elements, i32, number places along r; where that is cut, a
// device has the numbers in its own piece, and -1 for those of others. Without factors every device computes all of it.
// Each device calls the kernel on its pieces: what it computes of a piece must be the piece of what it computes of the
// whole.
#ifndef WEFT_GRAPH_CUSTOM_CALL_HPP
#define WEFT_GRAPH_CUSTOM_CALL_HPP

#include <weft/base/archive.hpp>
#include <weft/base/dtype.hpp>
#include <weft/graph/pullback.hpp>

#include <array>
#include <concepts>
#include <span>
#include <string_view>
#include <utility>

namespace weft {

// Result `i` of the call that makes `x`.
constexpr Var result_of_call(Var x, std::int32_t i) {
  CustomAttributes call = x.graph->attributes<CustomAttributes>(x.id);
  call.result = i;
  Buffer<Id> operands;
  operands.append(x.graph->operands(x.id), x.graph->operands(x.id) + (*x.graph)[x.id].operand_count);
  const AttributeId attributes = x.graph->pools.intern(call);
  return {x.graph, emit(*x.graph, Op::custom_call, operands.data(), operands.size(), attributes)};
}

// A call of a kernel, on one device's thread: it may use nothing that other threads write. What it throws ends all
// devices with that error.
class KernelCall {
 public:
  constexpr explicit KernelCall(const CustomArguments& arguments) : arguments_(arguments) {}

  [[nodiscard]] Index operand_count() const { return static_cast<Index>(arguments_.operands.size()); }
  [[nodiscard]] const TensorType& operand_type(Index i) const { return at(arguments_.operands, i); }
  [[nodiscard]] const TensorType& result_type(Index i = 0) const { return at(arguments_.results, i); }
  [[nodiscard]] const Shape& operand_shape(Index i) const { return operand_type(i).shape; }
  [[nodiscard]] const Shape& result_shape(Index i = 0) const { return result_type(i).shape; }
  // All elements, row-major; T is the C++ type of the element type (bool of pred, std::uint16_t of f16). Errors:
  // custom_operand_is_read_wrongly, fixed_vector_index_out_of_range.
  template <class T>
  [[nodiscard]] std::span<const T> operand(Index i) const {
    check<T>("operand", i, operand_type(i));
    return {static_cast<const T*>(arguments_.in[i]), to_size(operand_shape(i).elements())};
  }
  // Likewise; what was there before is of no meaning.
  template <class T>
  [[nodiscard]] std::span<T> result(Index i = 0) const {
    check<T>("result", i, result_type(i));
    return {static_cast<T*>(arguments_.out[i]), to_size(result_shape(i).elements())};
  }
  // What workspace_bytes asked for.
  template <class T>
  [[nodiscard]] std::span<T> workspace() const {
    return {static_cast<T*>(arguments_.workspace), to_size(arguments_.workspace_bytes) / sizeof(T)};
  }

 private:
  const CustomArguments& arguments_;

  [[nodiscard]] static const TensorType& at(const ListView<TensorType>& list, Index i) {
    if (i < 0 || to_size(i) >= list.size()) fixed_vector_index_out_of_range(i, static_cast<Index>(list.size()));
    return list[to_size(i)];
  }
  template <class T>
  void check(const char* what, Index i, const TensorType& type) const {
    constexpr DType asked = dtype_of<T>;
    if (!is_read_as(type.dtype, asked))
      custom_operand_is_read_wrongly(arguments_.operation, what, i, name_of(type.dtype), name_of(asked));
  }
};

// What a gradient sees: the operands, the results and their cotangents; give(i, v) hands v, of its shape and type, to
// operand i. What is given none gets none.
class CustomPullback {
 public:
  constexpr explicit CustomPullback(Pullback& pullback) : pullback_(pullback) {}

  // Error: custom_operand_is_unknown; likewise of give.
  [[nodiscard]] constexpr Var operand(Index i) const { return pullback_.operand(has_operand(i) ? i : 0); }
  [[nodiscard]] constexpr Var result(Index i = 0) const {
    if (pullback_.results[i] != no_id) return {pullback_.z.graph, pullback_.results[i]};
    return result_of_call(pullback_.z, static_cast<std::int32_t>(i));
  }
  // Zeros where the loss does not depend on the result.
  [[nodiscard]] constexpr Var cotangent(Index i = 0) const {
    if (has_cotangent(i)) return {pullback_.z.graph, pullback_.cotangents[i]};
    return broadcast_to(like(result(i), 0), result(i).shape());
  }
  [[nodiscard]] constexpr bool has_cotangent(Index i) const { return pullback_.cotangents[i] != no_id; }
  // Error: custom_gradient_differs.
  constexpr void give(Index i, Var cotangent) {
    if (!has_operand(i)) return;
    if (cotangent.type() != operand(i).type()) {
      Graph& graph = *pullback_.z.graph;
      const char* const operation = graph.custom_operation(pullback_.z.id).name;
      if (graph.notes({Mistake::Kind::cotangent_differs, i, operand(i).elements(), 0, 0, operation})) return;
      custom_gradient_differs(operation, i, cotangent.shape(), operand(i).shape());
    }
    pullback_.give(i, cotangent);
  }

 private:
  Pullback& pullback_;

  // Is there an operand `i`, or is it noted that there is none?
  [[nodiscard]] constexpr bool has_operand(Index i) const {
    Graph& graph = *pullback_.z.graph;
    const Index count = graph[pullback_.z.id].operand_count;
    if (i >= 0 && i < count) return true;
    if (!graph.notes_refusal("custom_operand_is_unknown", i, count))
      custom_operand_is_unknown(graph.custom_operation(pullback_.z.id).name, i, count);
    return false;
  }
};

namespace detail {

struct OptionNames {
  NamedOptions names;
  template <class T>
  constexpr void operator()(const char* name, T&) {
    static_assert(
        std::same_as<T, bool> || std::same_as<T, std::int32_t> || std::same_as<T, std::int64_t> ||
            std::same_as<T, float> || std::same_as<T, double>,
        "weft: custom_call: option_is_no_number: options are bool, std::int32_t, std::int64_t, float or double");
    names.push_back({name, dtype_of<T>});
  }
};
struct OptionWriter {
  CustomOptions words;
  template <class T>
  constexpr void operator()(const char*, T& value) {
    words.push_back(word_of(value));
  }
};
struct OptionReader {
  const CustomOptions& words;
  int next = 0;
  template <class T>
  constexpr void operator()(const char*, T& value) {
    value = from_word<T>(words[next++]);
  }
};
template <class T>
concept HasCallOptions = requires(T operation, OptionNames names) {
  operation.each_option(names);
};

template <class T>
constexpr T with_options(const CustomOptions& options) {
  T operation{};
  if constexpr (HasCallOptions<T>) {
    OptionReader reader{options};
    operation.each_option(reader);
  }
  return operation;
}
template <class T>
constexpr CustomOptions options_of_custom(T operation) {
  OptionWriter writer;
  if constexpr (HasCallOptions<T>) operation.each_option(writer);
  return writer.words;
}

template <class Types>
inline constexpr std::int32_t count_of_types = 0;
template <>
inline constexpr std::int32_t count_of_types<TensorType> = 1;
template <std::size_t N>
inline constexpr std::int32_t count_of_types<std::array<TensorType, N>> = static_cast<std::int32_t>(N);
template <class T>
inline constexpr std::int32_t result_count_of =
    count_of_types<decltype(std::declval<const T&>().results(std::declval<const CustomOperands&>()))>;

template <class T>
constexpr const char* type_text() {
  return __PRETTY_FUNCTION__;
}

}  // namespace detail

// An operation of a user's own: see the top of this file.
template <class T>
concept IsCustomOperation = requires(const T operation, const CustomOperands& operands, const KernelCall& call) {
  static_cast<const char*>(T::name);
  operation.results(operands);
  operation.run(call);
};

namespace detail {

// The functions of T on options that are words.
template <class T>
struct CustomFunctions {
  static constexpr NamedOptions options() {
    OptionNames option;
    T operation{};
    if constexpr (HasCallOptions<T>) operation.each_option(option);
    return option.names;
  }
  static constexpr void results(const CustomOptions& options, const CustomOperands& operands, TensorType* types) {
    const auto made = with_options<T>(options).results(operands);
    if constexpr (result_count_of<T> == 1 && std::same_as<std::remove_const_t<decltype(made)>, TensorType>)
      types[0] = made;
    else
      for (std::size_t i = 0; i < made.size(); ++i) types[i] = made[i];
  }
  static void run(const CustomArguments& arguments) { with_options<T>(arguments.options).run(KernelCall(arguments)); }
  static constexpr void pull_back(const CustomOptions& options, Pullback& pullback) {
    CustomPullback at(pullback);
    if constexpr (requires(const T operation) { operation.gradient(at); })
      with_options<T>(options).gradient(at);
    else if (!pullback.z.graph->notes({Mistake::Kind::gradient_is_missing, 0, 0, 0, 0, T::name}))
      custom_operation_has_no_gradient<T>();
  }
  static constexpr const char* factors(const CustomOptions& options, const CustomOperands& operands) {
    if constexpr (requires { static_cast<const char*>(T::factors); })
      return T::factors;
    else
      return with_options<T>(options).factors(operands);
  }
  static constexpr Index flops(const CustomOptions& options, const CustomOperands& operands) {
    return with_options<T>(options).flops(operands);
  }
  static constexpr Index workspace_bytes(const CustomOptions& options, const CustomOperands& operands) {
    return with_options<T>(options).workspace_bytes(operands);
  }
};

template <class T>
constexpr CustomOperation make_custom_operation() {
  using Functions = CustomFunctions<T>;
  CustomOperation made{T::name,
                       type_text<T>(),
                       result_count_of<T>,
                       Functions::options,
                       Functions::results,
                       Functions::run,
                       Functions::pull_back,
                       nullptr,
                       nullptr,
                       nullptr};
  if constexpr (
      requires { static_cast<const char*>(T::factors); } ||
      requires(const T operation, const CustomOperands& in) { operation.factors(in); })
    made.factors = Functions::factors;
  if constexpr (requires(const T operation, const CustomOperands& in) { operation.flops(in); })
    made.flops = Functions::flops;
  if constexpr (requires(const T operation, const CustomOperands& in) { operation.workspace_bytes(in); })
    made.workspace_bytes = Functions::workspace_bytes;
  return made;
}

}  // namespace detail

template <IsCustomOperation T>
inline constexpr CustomOperation custom_operation = detail::make_custom_operation<T>();

namespace detail {

// Is it noted that an operation refuses these operands, with the rule that it names?
template <class T>
constexpr bool notes_operands(const T& operation, const Buffer<Var>& operands) {
  Graph& graph = *operands[0].graph;
  if (!graph.notes_mistakes) return false;
  Buffer<TensorType> types;
  for (const Var& operand : operands) types.push_back({operand.dtype(), operand.shape()});
  CustomOperands noting(T::name, static_cast<Buffer<TensorType>&&>(types));
  const char* rule = nullptr;
  noting.note_in(rule);
  static_cast<void>(operation.results(noting));
  if (rule == nullptr) return false;
  const Name what = Name("custom_operands_do_not_fit: ").append(T::name).append(": ").append(rule);
  return graph.notes_refusal(what.c_str(), 0, 0);
}

}  // namespace detail

// All results of `operation` on these operands. Errors: those of its shape rule; custom_operations_have_one_name.
template <IsCustomOperation T>
constexpr Buffer<Var> custom_call(const T& operation, const Buffer<Var>& operands) {
  static_assert(
      detail::result_count_of<T> >= 1 && detail::result_count_of<T> <= max_custom_results,
      "weft: custom_call: results_are_no_types: `results` returns a TensorType or a std::array of 1 to 8 of them");
  if (detail::notes_operands(operation, operands)) return Buffer<Var>(detail::result_count_of<T>, operands[0]);
  Graph& graph = *operands[0].graph;
  CustomAttributes call{graph.add_custom_operation(custom_operation<T>), 0, detail::options_of_custom(operation)};
  Buffer<Id> ids;
  for (const Var& operand : operands) ids.push_back(operand.id);
  Buffer<Var> results;
  for (; call.result < detail::result_count_of<T>; ++call.result)
    results.push_back({&graph, emit(graph, Op::custom_call, ids.data(), ids.size(), graph.pools.intern(call))});
  return results;
}
// The same of up to 24 Vars: one Var, or, of several results, a std::array of them.
template <class T, std::convertible_to<Var>... Vars>
constexpr auto custom_call(const T& operation, Var first, Vars... others) {
  static_assert(IsCustomOperation<T>,
                "weft: custom_call: operation_is_incomplete: an operation has `static constexpr const char* name`, "
                "`results(const CustomOperands&) const` and `run(const KernelCall&) const`; see graph/custom_call.hpp");
  static_assert(sizeof...(Vars) < max_loads, "weft: custom_call: operands_are_too_many: at most 24");
  if constexpr (IsCustomOperation<T>) {
    const Buffer<Var> results = custom_call(operation, Buffer<Var>{first, static_cast<Var>(others)...});
    if constexpr (std::same_as<decltype(operation.results(std::declval<const CustomOperands&>())), TensorType>) {
      return results[0];
    } else {
      std::array<Var, static_cast<std::size_t>(detail::result_count_of<T>)> all;
      for (std::size_t i = 0; i < all.size(); ++i) all[i] = results[static_cast<Index>(i)];
      return all;
    }
  } else {
    return first;
  }
}

}  // namespace weft

#endif
