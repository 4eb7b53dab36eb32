// From a module to nodes of a graph: runs functions and regions on Vars, operation by operation.
#ifndef WEFT_STABLEHLO_IMPORTER_HPP
#define WEFT_STABLEHLO_IMPORTER_HPP

#include <weft/stablehlo/counted_values.hpp>
#include <weft/stablehlo/integer_list.hpp>
#include <weft/stablehlo/known_integers.hpp>
#include <weft/stablehlo/reading.hpp>
#include <weft/stablehlo/text.hpp>
#include <weft/stablehlo/value_marks.hpp>

namespace weft::stablehlo {

namespace detail {

[[noreturn]] inline void type_differs(const Operation& operation, const TensorType& declared, const TensorType& made) {
  stablehlo_type_differs(operation.place, operation.name, stablehlo::name_of(declared).c_str(),
                         stablehlo::name_of(made).c_str());
}

}  // namespace detail

class Importer {
 public:
  // `most_operations`: that are made, those of a function or a region as often as it runs.
  constexpr Importer(Graph& graph, const Module& module, const ReaderTable& readers, Index most_operations,
                     const Buffer<CustomCall>& custom_calls = {}, const ValueMarks* marks = nullptr)
      : graph_(graph),
        module_(module),
        readers_(readers),
        most_(most_operations),
        custom_calls_(custom_calls),
        marks_(marks),
        known_(graph) {
    for (const Function& function : module.functions)
      for (const ValueType& value : function.values) is_open_ = is_open_ || value.is_open();
  }

  [[nodiscard]] constexpr Graph& graph() const noexcept { return graph_; }
  [[nodiscard]] constexpr const Module& module() const noexcept { return module_; }
  [[nodiscard]] constexpr const Function& function() const noexcept { return *function_; }  // that runs
  // The one at hand, or null.
  [[nodiscard]] constexpr const Operation* operation() const noexcept { return operation_; }
  // Do regions run on whole tensors, and of which shape?
  [[nodiscard]] constexpr const Shape* tensors() const noexcept { return tensors_; }
  // Null: nobody knows the operation.
  [[nodiscard]] constexpr Read reader(std::string_view operation) const { return readers_.real(operation); }
  // Null: nobody has added it.
  [[nodiscard]] constexpr const CustomCall* custom_call(std::string_view target) const {
    for (const CustomCall& call : custom_calls_)
      if (call.target == target) return &call;
    return nullptr;
  }
  [[nodiscard]] constexpr const Buffer<CustomCall>& custom_calls() const noexcept { return custom_calls_; }
  [[nodiscard]] constexpr const ValueType& value_type(Index value) const { return function_->values[value]; }
  // What text tells of gradients that it does not say: JAX has rules that its modules do not print.
  [[nodiscard]] constexpr bool is_of_jax() const noexcept { return module_.is_of_jax; }
  // Is the function at hand jax.nn.relu or relu6? They are functions by these names, perhaps numbered, and have 0 as
  // their slope where their forms meet.
  [[nodiscard]] constexpr bool is_in_relu() const {
    return is_named(*function_, "relu") || is_named(*function_, "relu6");
  }
  [[nodiscard]] static constexpr bool is_named(const Function& function, std::string_view name) {
    const std::string_view own = function.name;
    if (own.substr(0, name.size()) != name) return false;
    const std::string_view number = own.substr(name.size());
    return number.empty() || (number.size() > 1 && number[0] == '_' &&
                              number.substr(1).find_first_not_of("0123456789") == std::string_view::npos);
  }
  // The operation of the function at hand that reads a value, if it is one alone; else null. O(operations).
  [[nodiscard]] constexpr const Operation* only_reader(Index value) const {
    const Operation* found = nullptr;
    Index count = 0;
    for_each_operation(function_->body, [&](const Operation& operation) {
      for (const Index operand : operation.operands)
        if (operand == value) found = &operation, ++count;
    });
    return count == 1 ? found : nullptr;
  }
  // Which of these values any operation of the function at hand reads. O(operations).
  [[nodiscard]] constexpr Buffer<bool> are_read(const Buffer<Index>& values) const {
    Index last = -1;
    for (const Index value : values) last = value > last ? value : last;
    Buffer<bool> is_operand(last + 1, false), made;
    for_each_operation(function_->body, [&](const Operation& operation) {
      for (const Index operand : operation.operands)
        if (operand >= 0 && operand <= last) is_operand[operand] = true;
    });
    for (const Index value : values) made.push_back(value < 0 || is_operand[value]);
    return made;
  }
  // The elements of a value, as KnownIntegers finds them.
  [[nodiscard]] constexpr const Buffer<Index>* known_integers(Var value) { return known_.find(value.id); }
  // Of which values of the function at hand only the first elements count.
  [[nodiscard]] constexpr CountedValues& counted() noexcept { return counted_; }
  // Values that operations of users were given, which may keep them.
  [[nodiscard]] constexpr const Buffer<Id>& shown() const noexcept { return shown_; }
  // Nodes that a first look has added are gone.
  constexpr void forget_from(Index size) {
    graph_.forget_from(size);
    known_.forget_from(size);
    while (!shown_.empty() && shown_.back() >= size) shown_.pop_back();
  }
  // Which part of complex numbers is made, 0 or 1; -1: both.
  [[nodiscard]] constexpr int part() const noexcept { return part_; }
  [[nodiscard]] constexpr bool is_pair(const ValueType& value) const {
    return part_ < 0 && is_complex(value.type.dtype);
  }
  // How a value of a type is kept.
  [[nodiscard]] constexpr TensorType kept(const TensorType& type) const {
    return part_ < 0 ? as_real(type) : TensorType{real_of(type.dtype), type.shape};
  }
  // Quantized elements are kept as the numbers that they stand for, while an operation runs on these.
  [[nodiscard]] constexpr TensorType kept(const ValueType& value) const {
    if (!expresses_ || !value.is_quantized()) return kept(value.type);
    return {quantized_type(value.quantized, {}).expressed, value.type.shape};
  }
  constexpr Buffer<Var> read_expressed(const Reading& reading, Read plain) {
    expresses_ = true;
    Buffer<Var> results = plain(reading);
    expresses_ = false;
    return results;
  }
  // One part of an operation on complex numbers, as if they were real: what is linear in them.
  constexpr Buffer<Var> read_part(const Operation& operation, const Buffer<Var>& in, int part) {
    const int around = part_;
    part_ = part;
    Buffer<Var> results = readers_.real(operation.name)({*this, operation, in});
    part_ = around;
    return results;
  }

  // Errors: stablehlo_calls_itself, stablehlo_is_too_deep, stablehlo_is_too_large, stablehlo_count_differs,
  // stablehlo_type_differs, stablehlo_is_unsupported, and those of the operations.
  constexpr Buffer<Var> call(const Function& function, const Buffer<Var>& arguments, TextPlace place) {
    for (const Function* caller : calls_)
      if (caller == &function) stablehlo_calls_itself(place, function.name);
    if (calls_.size() >= most_calls) stablehlo_is_too_deep(place, most_calls);
    calls_.push_back(&function);
    const Function* const around = function_;
    function_ = &function;
    Buffer<Var> frame(function.values.size(), Var{&graph_, no_id});
    CountedValues counted;
    frame_.swap(frame);
    counted_.swap(counted);
    Buffer<Var> results = run(function.body, arguments, function.name, place);
    counted_.swap(counted);
    frame_.swap(frame);
    function_ = around;
    calls_.pop_back();
    return results;
  }
  // A region of the function at hand. Its results are what its return returns.
  constexpr Buffer<Var> run(const Region& region, const Buffer<Var>& arguments, std::string_view of, TextPlace place) {
    if (arguments.size() != region.arguments.size())
      stablehlo_count_differs(place, of, "arguments", arguments.size(), region.arguments.size());
    for (Index i = 0; i < arguments.size(); ++i) set(region.arguments[i], arguments[i], nullptr);
    for (const Operation& operation : region.operations) {
      if (operation.name == "return") {
        check_counts(operation);
        return values(operation);
      }
      run(operation);
    }
    stablehlo_is_malformed(place, "a return at the end of", of);
  }
  // A region without arguments that is taken where `is_taken`, a predicate, holds. Where it does not, no gradient flows
  // to what it reads from outside, not even one that is no number: as in JAX.
  constexpr Buffer<Var> run_where(Var is_taken, const Region& region, std::string_view of, TextPlace place) {
    Buffer<bool> is_made(function_->values.size(), false);
    Buffer<Index> read;
    note_reads(region, is_made, read);
    Buffer<Var> outside;
    for (const Index value : read) {
      outside.push_back(frame_[value]);
      frame_[value] = guarded(frame_[value], is_taken);
    }
    Buffer<Var> results = run(region, {}, of, place);
    for (Index i = 0; i < read.size(); ++i) frame_[read[i]] = outside[i];
    return results;
  }
  // `called`: whose body the region is, if it is none of the function at hand.
  constexpr Buffer<Var> run_on_tensors(const Region& region, const Buffer<Var>& arguments, const Shape& shape,
                                       std::string_view of, TextPlace place, const Function* called = nullptr) {
    const Shape* const around = tensors_;
    tensors_ = &shape;
    Buffer<Var> results = called != nullptr ? call(*called, arguments, place) : run(region, arguments, of, place);
    const Buffer<Index>& returned = return_of(region)->operands;
    const Function& declares = called != nullptr ? *called : *function_;
    for (Index i = 0; i < results.size(); ++i)
      results[i] = broadcast_to(results[i], with_parts(shape, is_pair(declares.values[returned[i]])));
    tensors_ = around;
    return results;
  }

 private:
  static constexpr Index most_calls = 200;

  Graph& graph_;
  const Module& module_;
  ReaderTable readers_;
  Index most_, made_ = 0;
  Buffer<CustomCall> custom_calls_;
  const ValueMarks* marks_;  // null: values lie as they come
  bool is_open_ = false;     // does the module leave dimensions open?
  KnownIntegers known_;
  Buffer<Id> shown_;
  Buffer<const Function*> calls_;
  const Function* function_ = nullptr;
  Buffer<Var> frame_;  // by value of the function at hand
  CountedValues counted_;
  const Shape* tensors_ = nullptr;
  const Operation* operation_ = nullptr;
  int part_ = -1;
  bool expresses_ = false;

  [[nodiscard]] constexpr Buffer<Var> values(const Operation& operation) const {
    Buffer<Var> made;
    for (Index value : operation.operands) made.push_back(frame_[value]);
    return made;
  }
  // Reads the operation all elements of its operands?
  constexpr void check_counts(const Operation& operation) const {
    for (Index i = 0; i < operation.operands.size() && !counted_.empty(); ++i)
      if (const CountedValue* const counted = counted_.find(operation.operands[i])) refuse(*counted);
  }
  // The values that a region reads and does not make, each once.
  static constexpr void note_reads(const Region& region, Buffer<bool>& is_made, Buffer<Index>& read) {
    for (const Index argument : region.arguments) is_made[argument] = true;
    for (const Operation& operation : region.operations) {
      for (const Index value : operation.operands) {
        if (is_made[value]) continue;
        is_made[value] = true;
        read.push_back(value);
      }
      for (const Region& inner : operation.regions) note_reads(inner, is_made, read);
      for (const Index result : operation.results) is_made[result] = true;
    }
  }
  // x, to which gradients flow where `is_taken` holds. What simplify makes of it is x.
  constexpr Var guarded(Var x, Var is_taken) const {
    if (x.id == no_id || !is_floating(x.dtype())) return x;
    const bool is_repeated = row_of(graph_[x.id].op).view == View::repeated;
    if (is_constant(graph_[is_repeated ? graph_.operand(x.id, 0) : x.id].op)) return x;
    return select(is_taken, x, stop_gradient(x));
  }
  // `by`: null: an argument.
  constexpr void set(Index value, Var made, const Operation* by) {
    ValueType declared = function_->values[value];
    if (declared.is_tensor && by != nullptr) {
      for (int dim = 0; dim < declared.type.shape.rank() && dim < made.rank(); ++dim)
        if (declared.is_open(dim)) declared.type.shape.dims[dim] = made.shape()[dim];
      const TensorType kept_type = kept(declared);
      const bool may_be_repeated = tensors_ != nullptr && declared.type.shape.rank() == 0;
      if (made.dtype() != kept_type.dtype ||
          (made.shape() != kept_type.shape &&
           !(may_be_repeated && made.shape() == with_parts(*tensors_, is_pair(declared)))))
        detail::type_differs(*by, declared.type, {made.dtype(), made.shape()});
    }
    frame_[value] = marked(value, folded(made));
  }
  [[nodiscard]] constexpr Var marked(Index value, Var made) const {
    if (marks_ == nullptr || made.id == no_id || calls_.size() != 1) return made;
    const ShardingConstraint* const mark = marks_->find(function_, value);
    return mark == nullptr || mark->spec.entries > made.rank() ? made : sharding_constraint(made, *mark);
  }
  // Where dimensions are open, sizes are computed: what follows from constants is one, so that loops know their counts.
  [[nodiscard]] constexpr Var folded(Var made) {
    if (!is_open_ || made.id == no_id || made.rank() > 0 || is_constant(graph_[made.id].op)) return made;
    const Buffer<Index>* const known = known_.find(made.id);
    if (known == nullptr) return made;
    Buffer<std::uint8_t> bytes;
    append_bits(bytes, static_cast<std::uint64_t>((*known)[0]), size_bytes(made.dtype()));
    return {&graph_, graph_.add_literal(made.dtype(), {}, bytes)};
  }
  // What some operand or result of an operation is.
  struct Kinds {
    bool is_complex = false, is_quantized = false, is_narrow = false;
  };
  [[nodiscard]] constexpr Kinds kinds_of(const Operation& operation) const {
    Kinds found;
    for (const Buffer<Index>* list : {&operation.operands, &operation.results})
      for (Index value : *list) {
        const ValueType& type = value_type(value);
        found.is_complex |= is_complex(type.type.dtype);
        found.is_quantized |= type.is_quantized();
        found.is_narrow |= type.narrow != nullptr;
      }
    return found;
  }
  constexpr Buffer<Var> read(const Operation& operation) {
    const Reading reading{*this, operation, values(operation)};
    const Kinds kinds = kinds_of(operation);
    if (part_ < 0 && kinds.is_complex) {
      if (const Read known = readers_.complex(operation.name)) return known(reading);
      if (custom_call(operation.name) == nullptr) reading.refuse("complex numbers in operation");
    }
    const Read known = readers_.real(operation.name);
    if (known != nullptr && !expresses_ && kinds.is_quantized) return readers_.quantized(reading, known);
    if (known != nullptr && kinds.is_narrow) return readers_.narrow(reading, known);
    if (known != nullptr) return known(reading);
    const CustomCall* const added = custom_call(operation.name);
    if (added == nullptr) stablehlo_is_unsupported(operation.place, "operation", operation.name);
    for (const Var& value : reading.in) shown_.push_back(value.id);
    return added->read(reading, added->context);
  }
  constexpr void run(const Operation& operation) {
    const Operation* const around = operation_;
    operation_ = &operation;
    if (++made_ > most_) stablehlo_is_too_large(operation.place, most_);
    if (operation.name != "stablehlo.scatter") check_counts(operation);
    const Buffer<Var> results = read(operation);
    if (results.size() != operation.results.size())
      stablehlo_count_differs(operation.place, operation.name, "results", results.size(), operation.results.size());
    for (Index i = 0; i < results.size(); ++i) set(operation.results[i], results[i], &operation);
    operation_ = around;
  }
};

constexpr Graph& Reading::graph() const { return importer.graph(); }
constexpr bool Reading::is_pair(Index operand) const {
  return importer.is_pair(importer.value_type(operation.operands[operand]));
}
constexpr const NarrowType* Reading::narrow_operand(Index operand) const {
  return importer.value_type(operation.operands[operand]).narrow;
}
constexpr const NarrowType* Reading::narrow_result(Index result) const {
  return importer.value_type(operation.results[result]).narrow;
}
constexpr bool Reading::is_open(Index result) const {
  if (result >= operation.results.size())
    stablehlo_count_differs(operation.place, operation.name, "results", operation.results.size(), result + 1);
  return importer.value_type(operation.results[result]).is_open();
}
constexpr DType Reading::dtype(Index result) const {
  return is_open(result) ? importer.kept(importer.value_type(operation.results[result])).dtype : type(result).dtype;
}
constexpr TensorType Reading::type(Index result) const {
  if (is_open(result)) stablehlo_dimension_is_dynamic(operation.place, operation.name);
  TensorType type = importer.kept(importer.value_type(operation.results[result]));
  if (importer.tensors() != nullptr && type.shape.rank() == 0)
    for (const Var& operand : in)
      if (operand.rank() > 0) type.shape = *importer.tensors();
  return type;
}
constexpr Buffer<Index> Reading::integers(const Attribute& from) const { return integer_list(importer.module(), from); }
constexpr Buffer<Index> Reading::known_integers(Index operand) const {
  if (operand >= in.size()) expect_operands(operand + 1);
  const Buffer<Index>* const known = importer.known_integers(in[operand]);
  if (known == nullptr) stablehlo_size_is_unknown(operation.place, operation.name, operand);
  return *known;
}
constexpr Buffer<Var> Reading::on_tensors(const Region& region, const Buffer<Var>& arguments,
                                          const Shape& shape) const {
  const Function* const own = called != nullptr && &region == &called->body ? called : nullptr;
  return importer.run_on_tensors(region, arguments, shape, operation.name, operation.place, own);
}

}  // namespace weft::stablehlo

#endif
