// CustomOperation: an operation of a user's own as passes, plans and reports know it: its name and its functions, the row
// that the op table has of others. A graph points to such constants; custom_call.hpp makes one of a user's struct.
#ifndef WEFT_GRAPH_CUSTOM_OPERATION_HPP
#define WEFT_GRAPH_CUSTOM_OPERATION_HPP

#include <weft/base/error_graph.hpp>
#include <weft/base/list_view.hpp>
#include <weft/base/maybe_function.hpp>
#include <weft/graph/type.hpp>

namespace weft {

class Pullback;

// The values of an operation's options, a word each, and what they are called.
using CustomOptions = fixed_vector<std::uint64_t, 8>;
struct NamedOption {
  const char* name = "";
  DType dtype = DType::f32;  // of the word: pred, i32, i64, f32 or f64
};
using NamedOptions = fixed_vector<NamedOption, CustomOptions::capacity()>;

// What the rules of an operation see: the types of its operands, global ones or those of one device's pieces.
class CustomOperands {
 public:
  constexpr CustomOperands(const char* operation, Buffer<TensorType> types)
      : operation_(operation), types_(static_cast<Buffer<TensorType>&&>(types)) {}

  [[nodiscard]] constexpr const char* operation() const noexcept { return operation_; }
  [[nodiscard]] constexpr Index size() const noexcept { return types_.size(); }
  [[nodiscard]] constexpr const TensorType& operator[](Index i) const { return types_[i]; }
  [[nodiscard]] constexpr const Shape& shape(Index i) const { return types_[i].shape; }
  [[nodiscard]] constexpr DType dtype(Index i) const { return types_[i].dtype; }

  // For shape rules. `rule`: what must hold of the operands, "queries and keys have equal features". Error:
  // custom_operands_do_not_fit.
  constexpr void expect(bool holds, const char* rule) const {
    if (holds) return;
    if (refused_ == nullptr) custom_operands_do_not_fit(operation_, rule, types_);
    if (*refused_ == nullptr) *refused_ = rule;
  }
  // Writes the first rule that does not hold to `refused` in the place of raising the error.
  constexpr void note_in(const char*& refused) { refused_ = &refused; }

 private:
  const char* operation_;
  Buffer<TensorType> types_;
  const char** refused_ = nullptr;
};

// What a kernel is given: where its operands, its results and its workspace lie.
struct CustomArguments {
  const char* operation = "";
  CustomOptions options;
  ListView<TensorType> operands, results;
  const void* const* in = nullptr;  // by operand, row-major, all of it
  void* const* out = nullptr;       // by result, likewise, apart from all operands
  void* workspace = nullptr;        // on a multiple of 64 bytes
  Index workspace_bytes = 0;
};

struct CustomOperation {
  const char* name;  // also the target of a custom_call
  const char* type;  // of the struct, in the compiler's words: tells two operations of one name apart
  std::int32_t result_count;
  NamedOptions (*options)();
  void (*results)(const CustomOptions& options, const CustomOperands& operands, TensorType* results);
  void (*run)(const CustomArguments& arguments);
  void (*gradient)(const CustomOptions& options, Pullback& pullback);
  MaybeFunction<const char*(const CustomOptions& options, const CustomOperands& operands)> factors;
  MaybeFunction<Index(const CustomOptions& options, const CustomOperands& operands)> flops, workspace_bytes;
};

// What a node calls: which operation of its graph's, with which options, and which result the node is. The results
// of one call are nodes with equal operands and options.
struct CustomAttributes {
  std::int32_t operation = 0, result = 0;
  CustomOptions options;

  [[nodiscard]] constexpr std::uint64_t hash() const noexcept {
    return mixed_list(mixed(mixed(11, static_cast<std::uint64_t>(operation)), static_cast<std::uint64_t>(result)), options);
  }
  friend constexpr bool operator==(const CustomAttributes&, const CustomAttributes&) = default;
};

}  // namespace weft

#endif
