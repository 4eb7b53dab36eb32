// The values of a function while a pass gives them other shapes: those, operations that are made for them, and types
// that are written anew. Run time only.
#ifndef WEFT_SDY_RESIZED_VALUES_HPP
#define WEFT_SDY_RESIZED_VALUES_HPP

#include <weft/sdy/made_operation.hpp>
#include <weft/sharding/sub_axes.hpp>

namespace weft::sdy {

class ResizedValues {
 public:
  using Place = EditedFunction::Place;

  // What a value is made to be.
  struct Form {
    stablehlo::ValueType type;  // with the shape that it has in the end
    Shape own;                  // that it is given, as those of the function had before
    TensorSharding lies;        // unknown: nothing is said of it
  };

  ResizedValues(Module& module, Function& function, const Meshes& meshes)
      : module_{module}, meshes_{meshes}, function_(module, function, meshes) {
    for (const stablehlo::ValueType& type : function.values) sizes_.push_back(type.type.shape);
  }

  [[nodiscard]] EditedFunction& function() { return function_; }
  [[nodiscard]] const EditedFunction& function() const { return function_; }
  [[nodiscard]] const Shape& own(Index value) const { return function_.shape(value); }
  [[nodiscard]] const Shape& size(Index value) const { return sizes_[value]; }
  void resize(Index value, const Shape& shape) { sizes_[value] = shape; }
  [[nodiscard]] Place before() const { return function_.before(); }

  [[nodiscard]] static Index parts(const TensorSharding& lies, int dim) {
    return lies.is_known() && dim < lies.dims.size() ? parts_of(lies.dims[dim].axes) : 1;
  }
  // "[0:4, 1:8:2]"
  [[nodiscard]] static std::string slice_text(const Dims& first, const Dims& behind, const Dims& strides) {
    std::string made;
    for (int d = 0; d < first.size(); ++d) {
      made += (d == 0 ? "[" : ", ") + std::to_string(first[d]) + ":" + std::to_string(behind[d]);
      if (strides[d] != 1) made += ":" + std::to_string(strides[d]);
    }
    return (made.empty() ? "[" : made) + "]";
  }
  [[nodiscard]] stablehlo::ValueType type_of(Index value) const {
    return stablehlo::ValueType(function_.function().values[value]);
  }
  [[nodiscard]] stablehlo::ValueType scalar_of(Index value) const { return with_shape(type_of(value), {}); }
  // "0.0", as an element of this type is written.
  [[nodiscard]] static std::string zero_of(const stablehlo::ValueType& type) {
    if (type.narrow != nullptr) return type.narrow->is_floating() ? "0.0" : "0";
    const NumberKind kind = row_of(type.type.dtype).kind;
    if (kind == NumberKind::predicate) return "false";
    if (kind == NumberKind::floating) return "0.0";
    return kind == NumberKind::complex ? "(0.0, 0.0)" : "0";
  }

  // --- Inside of a visit
  // `text`: without results and types, its operands named %0, ...; `types`: behind it. The value that it makes.
  Index emit(const Place& place, const std::string& text, const std::string& types, const Buffer<Index>& operands,
             const Form& form) {
    Operation operation = made_operation(module_, text + dictionary(form.lies) + types, operands, types_of(operands));
    const Index made =
        function_.insert(place, static_cast<Operation&&>(operation), with_shape(form.type, form.own), form.lies);
    sizes_.push_back(form.type.type.shape);
    return made;
  }
  // " : (operands) -> result"
  [[nodiscard]] std::string function_types(const Buffer<Index>& operands, const stablehlo::ValueType& result) const {
    std::string list;
    for (const std::string& type : types_of(operands)) list += (list.empty() ? "" : ", ") + type;
    return " : (" + list + ") -> " + type_text(result);
  }
  // Elements as they are written in dense<...>.
  Index constant(const Place& place, const std::string& elements, const stablehlo::ValueType& type) {
    return emit(place, "stablehlo.constant dense<" + elements + "> : " + type_text(type), "", {},
                {type, type.type.shape, {}});
  }
  Index broadcast(const Place& place, Index scalar, const stablehlo::ValueType& to, const TensorSharding& lies) {
    return emit(place, "stablehlo.broadcast_in_dim %0, dims = []", function_types({scalar}, to), {scalar},
                {to, to.type.shape, lies});
  }
  // In the place of an operation, which keeps the name of its result; of `to` elements.
  void rewrite(Operation& operation, const std::string& text, Shape to) {
    const Index result = operation.results[0];
    Operation made = made_operation(module_,
                                    text + dictionary(function_.sharding(result)) +
                                        function_types(operation.operands, with_shape(type_of(result), to)),
                                    operation.operands, types_of(operation.operands));
    const std::string_view head = operation.text.substr(0, operation.text.find('=') + 1);
    if (operation.text[0] == '%') made.text = kept_text(module_, std::string(head) + " " + std::string(made.text));
    operation.text = made.text;
    operation.attributes = static_cast<AttributeList&&>(made.attributes);
    sizes_[result] = to;
  }
  // Error: stablehlo_is_unsupported.
  void write_types(Operation& operation) {
    if (!sdy::write_types(module_, function_.function(), operation, [this](Index value) { return sizes_[value]; }))
      stablehlo_is_unsupported(operation.place, "form of operation, where its types change:", operation.name);
  }

  // Puts all into its place, and says what shapes values have now.
  void finish(Function& function) {
    function_.finish();
    for (Index i = 0; i < function.values.size(); ++i) function.values[i].type.shape = sizes_[i];
  }

 private:
  Module& module_;
  const Meshes& meshes_;
  EditedFunction function_;
  Buffer<Shape> sizes_;

  [[nodiscard]] std::vector<std::string> types_of(const Buffer<Index>& values) const {
    std::vector<std::string> made;
    for (const Index value : values) made.push_back(type_text(with_shape(type_of(value), sizes_[value])));
    return made;
  }
  [[nodiscard]] std::string dictionary(const TensorSharding& lies) const {
    return lies.is_known() ? " {sdy.sharding = #sdy.sharding_per_value<[" + to_text(lies, meshes_) + "]>}" : "";
  }
};

}  // namespace weft::sdy

#endif
