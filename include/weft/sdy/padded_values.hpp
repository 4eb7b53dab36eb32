// The values of a function while a pass makes those larger that axes cut and do not divide: what shape each has then,
// what is known of the elements behind its own, and operations that add, overwrite and drop such. Run time only.
#ifndef WEFT_SDY_PADDED_VALUES_HPP
#define WEFT_SDY_PADDED_VALUES_HPP

#include <weft/sdy/made_operation.hpp>
#include <weft/sharding/sub_axes.hpp>
#include <weft/sharding/uneven.hpp>

namespace weft::sdy {

// "[0, 1]"
[[nodiscard]] inline std::string number_list(const Dims& numbers) { return stablehlo::list_of(numbers); }

class PaddedValues {
 public:
  using Place = EditedFunction::Place;

  PaddedValues(Module& module, Function& function, const Meshes& meshes)
      : module_{module},
        meshes_{meshes},
        function_(module, function, meshes),
        has_zeros_(function.values.size(), false) {
    for (const stablehlo::ValueType& type : function.values) padded_.push_back(type.type.shape);
  }

  [[nodiscard]] EditedFunction& function() { return function_; }
  [[nodiscard]] const EditedFunction& function() const { return function_; }
  [[nodiscard]] const Shape& own(Index value) const { return function_.shape(value); }
  [[nodiscard]] const Shape& padded(Index value) const { return padded_[value]; }
  [[nodiscard]] bool is_padded(Index value) const { return !(padded_[value] == own(value)); }
  // Are all elements behind a value's own known to be 0?
  [[nodiscard]] bool has_zeros(Index value) const { return has_zeros_[value]; }
  void set_padded(Index value, const Shape& shape, bool has_zeros = false) {
    padded_[value] = shape;
    has_zeros_[value] = has_zeros;
  }

  [[nodiscard]] static Index parts(const TensorSharding& lies, int dim) {
    return lies.is_known() && dim < lies.dims.size() ? parts_of(lies.dims[dim].axes) : 1;
  }
  // The least shape that has `least` and divides into the pieces of `lies`.
  [[nodiscard]] static Shape divisible(const Shape& least, const TensorSharding& lies) {
    Dims dims = least.dims;
    for (int d = 0; d < dims.size(); ++d) dims[d] = padded_extent(dims[d], parts(lies, d));
    return Shape(dims);
  }
  [[nodiscard]] Shape needed(Index value) const {
    return function_.is_tensor(value) ? divisible(own(value), function_.sharding(value)) : own(value);
  }

  // --- Inside of a visit, before the operation: values that stand in the place of one, with its own elements
  // With more elements, which are 0.
  Index grown(Index value, Shape to) {
    const Shape from = padded_[value];
    if (from == to) return value;
    Dims more = to.dims;
    for (int d = 0; d < more.size(); ++d) more[d] -= from[d];
    const std::string none = number_list(Dims(more.size(), 0)), scalar = scalar_text(value);
    const bool zeros = !is_padded(value) || has_zeros_[value];
    const TensorSharding lies = function_.sharding(value);
    const Index filler = zero(value);
    const Index made =
        emit(before(), "stablehlo.pad %0, %1, low = " + none + ", high = " + number_list(more) + ", interior = " + none,
             " : (" + text_of(value, from) + ", " + scalar + ") -> " + text_of(value, to), {value, filler},
             type_of(value), to, lies);
    has_zeros_[made] = zeros;
    return made;
  }
  Index zero(Index like) { return constant(zero_of(like), scalar_text(like), scalar_of(like)); }
  // With `fill`, a scalar, behind its own elements along `dims`.
  Index masked(Index value, const Buffer<int>& dims, Index fill) {
    const Shape shape = padded_[value];
    const TensorSharding lies = function_.sharding(value);
    const stablehlo::ValueType numbers{{DType::i32, shape}}, flags{{DType::pred, shape}};
    const std::string number = type_text(numbers), flag = type_text(flags), text = text_of(value, shape);
    Index mask = -1;
    for (const int dim : dims) {
      if (shape[dim] == own(value)[dim]) continue;
      const Index place =
          emit(before(), "stablehlo.iota dim = " + std::to_string(dim), " : " + number, {}, numbers, shape, lies);
      const Index end = broadcast(constant(std::to_string(own(value)[dim]), "tensor<i32>", {{DType::i32, {}}}),
                                  "tensor<i32>", numbers, lies);
      const Index inside = emit(before(), "stablehlo.compare LT, %0, %1",
                                " : (" + number + ", " + number + ") -> " + flag, {place, end}, flags, shape, lies);
      mask =
          mask < 0 ? inside : emit(before(), "stablehlo.and %0, %1", " : " + flag, {mask, inside}, flags, shape, lies);
    }
    if (mask < 0) return value;
    const Index filler = broadcast(fill, scalar_text(value), with_shape(type_of(value), shape), lies);
    return emit(before(), "stablehlo.select %0, %1, %2", " : " + flag + ", " + text, {mask, value, filler},
                type_of(value), shape, lies);
  }
  // Its first elements.
  Index trimmed(Index value, Shape to, const Place& place) {
    if (padded_[value] == to) return value;
    const bool zeros = has_zeros_[value];
    const TensorSharding lies = function_.sharding(value);
    const Index made =
        emit(place, "stablehlo.slice %0 " + slice_text(Dims(to.rank(), 0), to.dims, Dims(to.rank(), 1)),
             " : (" + text_of(value, padded_[value]) + ") -> " + text_of(value, to), {value}, type_of(value), to, lies);
    has_zeros_[made] = zeros;
    return made;
  }

  // --- Operations in the place of one that they are named as
  // `text`: without results, attributes of sharding and types, its operands named %0, ...
  void rewrite(Operation& operation, const std::string& text, Shape to) {
    const std::vector<std::string> types = types_of(operation.operands);
    std::string list;
    for (const std::string& type : types) list += (list.empty() ? "" : ", ") + type;
    const Index result = operation.results[0];
    Operation made = made_operation(
        module_, text + dictionary(function_.sharding(result)) + " : (" + list + ") -> " + text_of(result, to),
        operation.operands, types);
    const std::string_view head = operation.text.substr(0, operation.text.find('=') + 1);
    if (operation.text[0] == '%') made.text = kept_text(module_, std::string(head) + " " + std::string(made.text));
    operation.text = made.text;
    operation.attributes = static_cast<AttributeList&&>(made.attributes);
    set_padded(result, to);
  }
  // Errors: stablehlo_is_unsupported.
  void write_types(Operation& operation) {
    if (!sdy::write_types(module_, function_.function(), operation, [this](Index value) { return padded_[value]; }))
      stablehlo_is_unsupported(operation.place, "form of operation, where its types change:", operation.name);
  }
  [[nodiscard]] static std::string slice_text(const Dims& first, const Dims& behind, const Dims& strides) {
    std::string made;
    for (int d = 0; d < first.size(); ++d) {
      made += (d == 0 ? "[" : ", ") + std::to_string(first[d]) + ":" + std::to_string(behind[d]);
      if (strides[d] != 1) made += ":" + std::to_string(strides[d]);
    }
    return (made.empty() ? "[" : made) + "]";
  }
  [[nodiscard]] Place before() const { return function_.before(); }

  // Puts all into its place, and says what shapes values have now.
  void finish(Function& function) {
    function_.finish();
    for (Index i = 0; i < function.values.size(); ++i) function.values[i].type.shape = padded_[i];
  }

 private:
  Module& module_;
  const Meshes& meshes_;
  EditedFunction function_;
  Buffer<Shape> padded_;
  Buffer<bool> has_zeros_;

  [[nodiscard]] stablehlo::ValueType type_of(Index value) const {
    return stablehlo::ValueType(function_.function().values[value]);
  }
  [[nodiscard]] stablehlo::ValueType scalar_of(Index value) const { return with_shape(type_of(value), {}); }
  [[nodiscard]] std::string text_of(Index value, const Shape& shape) const {
    return type_text(with_shape(type_of(value), shape));
  }
  [[nodiscard]] std::vector<std::string> types_of(const Buffer<Index>& values) const {
    std::vector<std::string> made;
    for (const Index value : values) made.push_back(text_of(value, padded_[value]));
    return made;
  }
  [[nodiscard]] std::string scalar_text(Index value) const { return text_of(value, {}); }
  [[nodiscard]] std::string zero_of(Index value) const {
    const stablehlo::ValueType type = type_of(value);
    if (type.narrow != nullptr) return type.narrow->is_floating() ? "0.0" : "0";
    const NumberKind kind = row_of(type.type.dtype).kind;
    if (kind == NumberKind::predicate) return "false";
    if (kind == NumberKind::floating) return "0.0";
    return kind == NumberKind::complex ? "(0.0, 0.0)" : "0";
  }
  [[nodiscard]] std::string dictionary(const TensorSharding& lies) const {
    return lies.is_known() ? " {sdy.sharding = #sdy.sharding_per_value<[" + to_text(lies, meshes_) + "]>}" : "";
  }
  // Of the elements of its own that `type` has.
  Index emit(const Place& place, const std::string& text, const std::string& types, const Buffer<Index>& operands,
             const stablehlo::ValueType& type, const Shape& shape, TensorSharding lies) {
    Operation operation = made_operation(module_, text + dictionary(lies) + types, operands, types_of(operands));
    const Index made = function_.insert(place, static_cast<Operation&&>(operation), type, lies);
    padded_.push_back(shape);
    has_zeros_.push_back(false);
    return made;
  }
  Index constant(const std::string& number, const std::string& text, const stablehlo::ValueType& type) {
    return emit(before(), "stablehlo.constant dense<" + number + "> : " + text, "", {}, type, {}, {});
  }
  Index broadcast(Index scalar, const std::string& text, const stablehlo::ValueType& to, const TensorSharding& lies) {
    return emit(before(), "stablehlo.broadcast_in_dim %0, dims = []", " : (" + text + ") -> " + type_text(to), {scalar},
                to, to.type.shape, lies);
  }
};

}  // namespace weft::sdy

#endif
