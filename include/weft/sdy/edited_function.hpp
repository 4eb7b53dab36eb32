// EditedFunction: a function of a module while a pass inserts operations into it and says anew where its values lie.
// What is inserted is what reading its text would make. Run time only.
#ifndef WEFT_SDY_EDITED_FUNCTION_HPP
#define WEFT_SDY_EDITED_FUNCTION_HPP

#include <weft/sdy/data_flow.hpp>
#include <weft/sdy/print.hpp>

#include <algorithm>

namespace weft::sdy {

// A text that lives as long as the module.
[[nodiscard]] inline std::string_view kept_text(Module& module, const std::string& text) {
  Buffer<char> kept;
  kept.append(text.data(), text.data() + text.size());
  module.texts.push_back(static_cast<Buffer<char>&&>(kept));
  return {module.texts.back().data(), text.size()};
}
[[nodiscard]] inline Attribute opaque_attribute(std::string_view name, std::string_view text) {
  Attribute made;
  made.kind = Attribute::Kind::opaque;
  made.name = name;
  made.text = text;
  return made;
}
[[nodiscard]] constexpr Attribute* find(AttributeList& attributes, std::string_view name) {
  for (Attribute& attribute : attributes)
    if (attribute.name == name) return &attribute;
  return nullptr;
}
inline void drop_attribute(AttributeList& attributes, std::string_view name) {
  AttributeList kept;
  for (Attribute& attribute : attributes)
    if (attribute.name != name) kept.push_back(static_cast<Attribute&&>(attribute));
  attributes = static_cast<AttributeList&&>(kept);
}
// The function that a call calls; null: the module has none.
[[nodiscard]] constexpr const Function* called_by(const Module& module, const Operation& call) {
  const Attribute* const callee = stablehlo::find(call.attributes, "callee");
  return callee == nullptr ? nullptr : module.find(callee->text);
}
// A sharding, of which nothing is read but the text.
inline void set_opaque(AttributeList& attributes, std::string_view name, std::string_view text) {
  if (Attribute* const known = find(attributes, name))
    known->text = text;
  else
    attributes.push_back(opaque_attribute(name, text));
}
// The attribute in which an operation of Shardy's dialect says where its one result lies; empty: it has none.
[[nodiscard]] constexpr std::string_view own_sharding_attribute(std::string_view operation) {
  if (operation == "sdy.reshard" || operation == "sdy.sharding_constraint") return "specification";
  for (const std::string_view name :
       {"sdy.all_gather", "sdy.all_reduce", "sdy.all_slice", "sdy.all_to_all", "sdy.collective_permute",
        "sdy.reduce_scatter", "sdy.replicated_to_unreduced", "sdy.sharded_to_unreduced"})
    if (operation == name) return "out_sharding";
  return "";
}

class EditedFunction {
 public:
  EditedFunction(Module& module, Function& function, const Meshes& meshes)
      : module_{module},
        function_{function},
        meshes_{meshes},
        uses_(function),
        shardings_(function.values.size()),
        now_(function.values.size()) {
    for (Index i = 0; i < now_.size(); ++i) now_[i] = i;
    behind_.resize(now_.size());
    for (Index i = 0; i < function.body.arguments.size() && i < function.parameter_attributes.size(); ++i)
      if (const Attribute* const given = stablehlo::find(function.parameter_attributes[i], "sdy.sharding"))
        shardings_[function.body.arguments[i]] = read_sharding(given->text, meshes_, given->place);
    read_shardings(function.body);
  }

  [[nodiscard]] const Function& function() const { return function_; }
  [[nodiscard]] const Shape& shape(Index value) const { return function_.values[value].type.shape; }
  [[nodiscard]] bool is_tensor(Index value) const { return function_.values[value].is_tensor; }
  [[nodiscard]] const TensorSharding& sharding(Index value) const { return shardings_[value]; }
  [[nodiscard]] TensorSharding declared_result(Index i) const { return declared_result(function_, meshes_, i); }
  [[nodiscard]] static TensorSharding declared_result(const Function& of, const Meshes& meshes, Index i) {
    return declared(of.result_attributes, meshes, i);
  }
  [[nodiscard]] static TensorSharding declared_argument(const Function& of, const Meshes& meshes, Index i) {
    return declared(of.parameter_attributes, meshes, i);
  }
  [[nodiscard]] RuleSite site(const Operation& operation) const { return {module_, function_, operation, uses_}; }
  // Through sdy.propagation_barrier.
  [[nodiscard]] const TensorSharding& sharding_behind_barriers(Index value) const {
    const Operation* maker = uses_.makers[value];
    for (; maker != nullptr && maker->name == "sdy.propagation_barrier"; maker = uses_.makers[value])
      value = maker->operands[0];
    return shardings_[value];
  }

  // Null: it has none, or several.
  [[nodiscard]] const Operation* only_reader(Index value) const {
    return uses_.readers[value].size() == 1 ? uses_.readers[value][0] : nullptr;
  }

  // Each operation behind those of its regions; its operands are what stands in the place of those that it had.
  template <class Visit>
  void walk(Visit&& visit) {
    edits_.clear();
    walk(function_.body, visit);
  }

  // --- Inside of a visit
  // Where an operation is inserted.
  enum class Side : std::uint8_t { before, after, behind_value };
  struct Place {
    Side side = Side::before;
    Index session = -1;  // of those behind values
  };
  [[nodiscard]] Place before() const { return {Side::before, -1}; }
  [[nodiscard]] Place after() const { return {Side::after, -1}; }
  // Right behind what makes the value; what is inserted by a later call stands before it.
  [[nodiscard]] Place behind(Index value) {
    sessions_.push_back({});
    behind_[value].push_back(sessions_.size() - 1);
    return {Side::behind_value, sessions_.size() - 1};
  }
  // An operation of Shardy's dialect on one value; `axes` as they are written. The value that it makes.
  Index insert(const Place& place, std::string_view name, Index operand, const std::string& axes, TensorSharding to,
               ReductionKind kind = ReductionKind::sum) {
    Operation made;
    made.name = name;
    made.operands = {operand};
    if (kind != ReductionKind::sum) made.attributes.push_back(opaque_attribute("reduction_op", name_of(kind)));
    if (!axes.empty()) made.attributes.push_back(opaque_attribute("axes", kept_text(module_, axes)));
    made.attributes.push_back(opaque_attribute(own_sharding_attribute(name), kept_text(module_, to_text(to, meshes_))));
    return insert(place, static_cast<Operation&&>(made), stablehlo::ValueType(function_.values[operand]), to);
  }
  // An operation that has no results yet, of one value of this type. The value.
  Index insert(const Place& place, Operation&& made, const stablehlo::ValueType& type, const TensorSharding& lies) {
    const Index result = add_value(type, lies);
    made.results = {result};
    list_of(place).push_back(static_cast<Operation&&>(made));
    return result;
  }
  // Readers that are visited from now on read `by`.
  void replace(Index value, Index by) { now_[value] = by; }
  [[nodiscard]] Index current(Index value) const {
    while (now_[value] != value) value = now_[value];
    return value;
  }
  void erase() { edits_.back().is_erased = true; }
  // Where a result of the operation lies; the others keep what they have.
  void set_sharding(Operation& operation, Index result, const TensorSharding& to) {
    shardings_[operation.results[result]] = to;
    if (!own_sharding_attribute(operation.name).empty()) {
      find(operation.attributes, own_sharding_attribute(operation.name))->text =
          kept_text(module_, to_text(to, meshes_));
      return;
    }
    std::string text = "<[";
    for (Index i = 0; i < operation.results.size(); ++i) {
      TensorSharding each = shardings_[operation.results[i]];
      if (!each.is_known()) each = closed(to.mesh, shape(operation.results[i]).rank());
      text += (i == 0 ? "" : ", ") + to_text(each, meshes_);
    }
    set_opaque(operation.attributes, "sdy.sharding", kept_text(module_, text + "]>"));
  }
  // How a value lies, where nothing is written of it.
  void note_sharding(Index value, const TensorSharding& lies) { shardings_[value] = TensorSharding(lies); }
  [[nodiscard]] static TensorSharding closed(int mesh, int rank) {
    TensorSharding made = TensorSharding::open(mesh, rank);
    for (DimensionSharding& dim : made.dims) dim.is_closed = true;
    return made;
  }

  // Puts what was inserted into its places. Pointers to operations end here.
  void finish() {
    next_ = 0;
    rebuild(function_.body);
  }

 private:
  struct Edit {
    Buffer<Operation> before, after;
    bool is_erased = false;
  };

  Module& module_;
  Function& function_;
  const Meshes& meshes_;
  ValueUses uses_;
  Buffer<TensorSharding> shardings_;    // of each value
  Buffer<Index> now_;                   // what stands in the place of each value; itself at first
  Buffer<Buffer<Index>> behind_;        // sessions of each value
  Buffer<Buffer<Operation>> sessions_;  // in the order in which they began
  Buffer<Edit> edits_;                  // of each operation, in the order of visits
  Index next_ = 0;

  // --- What is written
  void read_shardings(const Region& region) {
    for (const Operation& operation : region.operations) {
      read_results(operation);
      for (const DataFlowEdge& edge : data_flow_edges(operation)) {
        const bool is_computation = stablehlo::find(operation.attributes, "in_shardings") != nullptr;
        if (is_computation) shardings_[edge.owner] = of_computation(operation, edge);
        for (const Index target : edge.targets) shardings_[target] = shardings_[edge.owner];
        if (is_computation && edge.is_argument)
          shardings_[edge.owner] = without_axes(shardings_[edge.owner], manual_axes(operation, shardings_[edge.owner]));
      }
      for (const Region& inner : operation.regions) read_shardings(inner);
    }
  }
  void read_results(const Operation& operation) {
    if (const Attribute* const given = stablehlo::find(operation.attributes, "sdy.sharding")) {
      const Buffer<TensorSharding> list = sdy::read_shardings(given->text, meshes_, given->place);
      for (Index i = 0; i < list.size() && i < operation.results.size(); ++i)
        shardings_[operation.results[i]] = list[i];
    }
    const std::string_view own = own_sharding_attribute(operation.name);
    if (const Attribute* const given = own.empty() ? nullptr : stablehlo::find(operation.attributes, own))
      shardings_[operation.results[0]] = read_sharding(given->text, meshes_, given->place);
  }

 public:
  // As in_shardings and out_shardings have it, manual axes among the others.
  [[nodiscard]] TensorSharding of_computation(const Operation& operation, const DataFlowEdge& edge) const {
    const Attribute* const list =
        stablehlo::find(operation.attributes, edge.is_argument ? "in_shardings" : "out_shardings");
    if (list == nullptr || edge.number >= list->items.size()) return {};
    return read_sharding(list->items[edge.number].text, meshes_, list->items[edge.number].place);
  }
  [[nodiscard]] AxisList manual_axes(const Operation& operation, const TensorSharding& of) const {
    return of.is_known() ? sdy::manual_axes(operation, meshes_) : AxisList();
  }

 private:
  static TensorSharding declared(const Buffer<AttributeList>& lists, const Meshes& meshes, Index i) {
    const Attribute* const given = i < lists.size() ? stablehlo::find(lists[i], "sdy.sharding") : nullptr;
    return given == nullptr ? TensorSharding() : read_sharding(given->text, meshes, given->place);
  }
  Index add_value(const stablehlo::ValueType& type, const TensorSharding& sharding) {
    function_.values.push_back(stablehlo::ValueType(type));
    const Index value = function_.values.size() - 1;
    shardings_.push_back(sharding);
    now_.push_back(value);
    behind_.push_back({});
    uses_.makers.push_back(nullptr);
    uses_.readers.push_back({});
    return value;
  }
  Buffer<Operation>& list_of(const Place& place) {
    if (place.side == Side::behind_value) return sessions_[place.session];
    return place.side == Side::before ? edits_.back().before : edits_.back().after;
  }
  template <class Visit>
  void walk(Region& region, Visit& visit) {
    for (Operation& operation : region.operations) {
      for (Region& inner : operation.regions) walk(inner, visit);
      for (Index& operand : operation.operands) operand = current(operand);
      edits_.push_back({});
      visit(operation);
    }
  }

  // --- The operations again, with those that were inserted
  void rebuild(Region& region) {
    Buffer<Operation> made;
    emit_behind(region.arguments, made);
    for (Operation& operation : region.operations) {
      for (Region& inner : operation.regions) rebuild(inner);
      Edit& edit = edits_[next_++];
      for (Operation& inserted : edit.before) emit(static_cast<Operation&&>(inserted), made);
      if (!edit.is_erased) emit(static_cast<Operation&&>(operation), made);
      for (Operation& inserted : edit.after) emit(static_cast<Operation&&>(inserted), made);
    }
    region.operations = static_cast<Buffer<Operation>&&>(made);
  }
  void emit(Operation&& operation, Buffer<Operation>& into) {
    into.push_back(static_cast<Operation&&>(operation));
    emit_behind(Buffer<Index>(into.back().results), into);
  }
  // The last session stands first.
  void emit_behind(const Buffer<Index>& values, Buffer<Operation>& into) {
    Buffer<Index> all;
    for (const Index value : values)
      for (const Index session : behind_[value]) all.push_back(session);
    std::sort(all.begin(), all.end());
    for (Index i = all.size() - 1; i >= 0; --i)
      for (Operation& inserted : sessions_[all[i]]) emit(static_cast<Operation&&>(inserted), into);
  }
};

// Calls `visit` with where each source of an edge stands: an operand of the operation, or of what ends a region.
template <class Visit>
void for_each_source(Operation& operation, const DataFlowEdge& edge, Visit&& visit) {
  const bool is_branch = operation.name == "stablehlo.case" || operation.name == "stablehlo.if";
  const bool is_computation = operation.regions.size() == 1;
  if (!is_branch && (edge.is_argument || !is_computation)) visit(operation.operands[edge.number]);
  if (edge.is_argument) return;
  for (Index r = is_branch || is_computation ? 0 : 1; r < operation.regions.size(); ++r)
    visit(operation.regions[r].operations.back().operands[edge.number]);
}

}  // namespace weft::sdy

#endif
