// Definitions of sdy/local_module.hpp.
#ifndef WEFT_SDY_LOCAL_MODULE_IPP
#define WEFT_SDY_LOCAL_MODULE_IPP

#include <weft/sdy/check_unreduced.hpp>
#include <weft/sdy/combined_by.hpp>
#include <weft/sdy/explicit_reshards.hpp>
#include <weft/sdy/inline_calls.hpp>
#include <weft/sdy/local_collectives.hpp>
#include <weft/sdy/local_module.hpp>
#include <weft/sdy/moved_axes.hpp>
#include <weft/sdy/own_numbers.hpp>
#include <weft/sdy/pad_uneven.hpp>
#include <weft/sdy/print_module.hpp>
#include <weft/sdy/reshard_collectives.hpp>
#include <weft/sdy/reshard_value.hpp>
#include <weft/sdy/sharding_passes.hpp>
#include <weft/sdy/sink_edges.hpp>
#include <weft/sdy/whole_dimensions.hpp>

namespace weft::sdy {
namespace detail {

class LocalWriter {
 public:
  LocalWriter(Module& module, Function& function, const Meshes& meshes)
      : module_{module}, meshes_{meshes}, of_{function}, values_(module, function, meshes) {
    mesh_ = mesh_of_all();
    for (Index value = 0; value < function.values.size(); ++value) values_.resize(value, piece(value, lies(value)));
    for (const Index value : function.body.arguments) takes_.push_back(edge(value, values_.function().sharding(value)));
    const Buffer<Operation>& operations = function.body.operations;
    if (!operations.empty()) last_ = &operations.back();
    for (Index i = 0; !operations.empty() && i < operations.back().operands.size(); ++i)
      returns_.push_back(edge(operations.back().operands[i], values_.function().declared_result(i)));
  }

  std::string text() {
    for (const Index value : of_.body.arguments) take(value);
    values_.function().walk([this](Operation& operation) { visit(operation); });
    values_.finish(of_);
    stablehlo::for_each_operation(of_.body,
                                  [](Operation& operation) { drop_attribute(operation.attributes, "sdy.sharding"); });
    return assembled(to_text(module_));
  }

 private:
  // What the function takes or returns, whole.
  struct Edge {
    std::string type, sharding;
  };

  Module& module_;
  const Meshes& meshes_;
  Function& of_;
  ResizedValues values_;
  Index mesh_ = 0, count_ = 0;  // of values, before an operation is visited
  Buffer<Edge> takes_, returns_;
  const Operation* last_ = nullptr;

  // That of all values that one is said of; the first of the module, if nothing is.
  Index mesh_of_all() const {
    Index found = -1;
    for (Index value = 0; value < of_.values.size(); ++value) {
      const Index own = values_.function().sharding(value).mesh;
      if (own == TensorSharding::no_mesh) continue;
      if (found >= 0 && own != found)
        stablehlo_is_unsupported(of_.place, "program of each device of two meshes, of function", of_.name);
      found = own;
    }
    for (Index i = 0; found < 0 && i < meshes_.meshes.size(); ++i)
      if (!meshes_.meshes[i].axes.empty()) found = i;
    if (found < 0 || meshes_.meshes[found].axes.empty())
      stablehlo_is_unsupported(of_.place, "program of each device without a mesh, of function", of_.name);
    return found;
  }
  const TensorSharding& lies(Index value) const { return values_.function().sharding(value); }
  // Whole, where nothing is said of it.
  TensorSharding known(Index value, const TensorSharding& said) const {
    return said.is_known() ? said : EditedFunction::closed(static_cast<int>(mesh_), values_.own(value).rank());
  }
  Shape piece(Index value, const TensorSharding& sharding) const {
    Dims dims = values_.own(value).dims;
    for (int d = 0; values_.function().is_tensor(value) && d < dims.size(); ++d) {
      const Index parts = ResizedValues::parts(sharding, d);
      if (dims[d] % parts != 0) stablehlo_edge_is_uneven(of_.place, of_.name, "value", value, dims[d], parts);
      dims[d] /= parts;
    }
    return Shape(dims);
  }
  Edge edge(Index value, TensorSharding sharding) const {
    sharding = with_whole_axes(known(value, sharding));
    sharding.replicated.clear();
    sharding.unreduced.clear();
    return {type_text(values_.type_of(value)), to_text(sharding, meshes_)};
  }

  // --- What is taken and returned, cut by whole axes and no sum over devices
  void take(Index value) {
    const TensorSharding from = lies(value);
    count_ = of_.values.size();
    values_.resize(value, piece(value, with_whole_axes(from)));
    const EditedFunction::Place place = values_.function().behind(value);
    Index made = collectives(place).slice(value, parts_of_axes(from));
    if (!from.unreduced.empty() && from.unreduced_kind == ReductionKind::sum)
      made = collectives(place).keep_on_first(made, from.unreduced);
    replace(value, made);
  }
  void give(Operation& returns) {
    for (Index& value : returns.operands) {
      const TensorSharding from = lies(value);
      LocalCollectives moved = collectives(values_.before());
      value = moved.reduce(value, from.unreduced, from.unreduced_kind);
      const fixed_vector<SubAxes, max_rank> parts = parts_of_axes(from);
      for (int d = 0; d < parts.size(); ++d) value = moved.gather(value, d, parts[d]);
    }
    values_.write_types(returns);
  }
  int whole_axes(const TensorSharding& sharding, int d) const {
    int whole = 0;
    const SubAxes& axes = sharding.dims[d].axes;
    while (whole < axes.size() && axes[whole].size == meshes_.meshes[mesh_].sizes[axes[whole].axis]) ++whole;
    return whole;
  }
  TensorSharding with_whole_axes(TensorSharding sharding) const {
    for (int d = 0; d < sharding.dims.size(); ++d) {
      const int whole = whole_axes(sharding, d);
      while (sharding.dims[d].axes.size() > whole) sharding.dims[d].axes.pop_back();
    }
    return sharding;
  }
  // By dimension, what with_whole_axes drops.
  fixed_vector<SubAxes, max_rank> parts_of_axes(const TensorSharding& sharding) const {
    fixed_vector<SubAxes, max_rank> made;
    for (int d = 0; d < sharding.dims.size(); ++d) {
      made.push_back({});
      for (int i = whole_axes(sharding, d); i < sharding.dims[d].axes.size(); ++i)
        made[d].push_back(sharding.dims[d].axes[i]);
    }
    return made;
  }

  // --- One operation
  LocalCollectives collectives(const EditedFunction::Place& place) { return {values_, meshes_.meshes[mesh_], place}; }
  void replace(Index result, Index made) {
    if (made != result && made >= count_) {
      of_.values[made].type.shape = Shape(values_.own(result));
      values_.function().note_sharding(made, lies(result));
    }
    values_.function().replace(result, made);
  }
  bool is_piece(Index value, int d) const { return values_.size(value)[d] != values_.own(value)[d]; }
  void visit(Operation& operation) {
    count_ = of_.values.size();
    const std::string_view name = operation.name;
    if (&operation == last_) return give(operation);
    if (own_sharding_attribute(name) == "out_sharding") return move(operation);
    for (const std::string_view each : {"sdy.manual_computation", "sdy.named_computation", "func.call", "sdy.reshard"})
      if (name == each) stablehlo_is_unsupported(operation.place, "program of each device, of operation", name);
    bool is_cut = false;
    for (const Buffer<Index>* const values : {&operation.operands, &operation.results})
      for (const Index value : *values)
        is_cut = is_cut || !(values_.size(value) == values_.own(value)) || !lies(value).unreduced.empty();
    if (!is_cut) return;
    if (name == "stablehlo.constant" || name == "sdy.constant") return constant(operation);
    if (name == "stablehlo.iota") return iota(operation);
    if (name == "return" || !data_flow_edges(operation).empty()) return values_.write_types(operation);
    run_on_pieces(operation);
  }
  Buffer<TensorSharding> lie_at(const Operation& operation) const {
    Buffer<TensorSharding> made;
    for (const Buffer<Index>* const values : {&operation.operands, &operation.results})
      for (const Index value : *values) made.push_back(lies(value));
    return made;
  }
  // Along dimensions of which pieces are not made of pieces it is run on all, and each device keeps its own.
  void run_on_pieces(Operation& operation) {
    const RuleSite at = values_.function().site(operation);
    const WholeDimensions whole(at, lie_at(operation));
    const Index operands = operation.operands.size();
    Buffer<Index> read = operation.operands;
    SubAxes summed, repeated;  // axes of sums, of which each device makes a part, and of those that each makes all of
    for (Index i = 0; i < operands; ++i) {
      const Index value = operation.operands[i];
      append(summed, without(lies(value).unreduced, summed));
      for (int d = 0; d < values_.own(value).rank(); ++d) {
        if (!is_piece(value, d)) continue;
        SubAxes& of = whole.has(i, d) ? repeated : summed;
        append(of, without(whole.summed_axes(i, d), of));
        if (whole.has(i, d)) read[i] = collectives(values_.before()).gather(read[i], d, lies(value).dims[d].axes);
      }
    }
    Buffer<fixed_vector<SubAxes, max_rank>> kept;
    for (Index r = 0; r < operation.results.size(); ++r) {
      const Index result = operation.results[r];
      kept.push_back({});
      Dims size = values_.size(result).dims;
      for (int d = 0; d < size.size(); ++d) {
        const bool is_whole = is_piece(result, d) && whole.has(operands + r, d);
        kept[r].push_back(is_whole ? lies(result).dims[d].axes : SubAxes());
        if (is_whole) size[d] = values_.own(result)[d];
      }
      values_.resize(result, Shape(size));
    }
    if (operation.name == "stablehlo.slice") {
      slice(operation, at, read[0]);
    } else {
      if (!operation.results.empty())
        write_own_numbers(module_, at, operation, values_.size(operation.results[0]), whole.group_parts());
      operation.operands = read;
      values_.write_types(operation);
    }
    const Buffer<ReductionKind> kinds = combined_by(of_, operation);
    for (Index r = 0; r < operation.results.size(); ++r) {
      Index made = collectives(values_.function().after()).slice(operation.results[r], kept[r]);
      SubAxes extra = repeated;
      append(extra, without(without(lies(operation.results[r]).unreduced, summed), extra));
      if (!extra.empty() && (kinds.empty() || kinds[r] == ReductionKind::sum))
        made = collectives(values_.function().after()).keep_on_first(made, extra);
      replace(operation.results[r], made);
    }
  }
  // A slice has all of a dimension that is cut.
  void slice(Operation& operation, const RuleSite& at, Index from) {
    const Buffer<Index> first = at.integers("start_indices"), behind = at.integers("limit_indices"),
                        strides = at.integers("strides");
    const Shape own = values_.own(operation.operands[0]), size = values_.size(from);
    Dims start, limit, steps;
    for (int d = 0; d < own.rank(); ++d) {
      start.push_back(first[d]);
      limit.push_back(size[d] != own[d] ? size[d] : behind[d]);
      steps.push_back(strides[d]);
    }
    operation.operands[0] = from;
    values_.rewrite(operation, "stablehlo.slice %0 " + ResizedValues::slice_text(start, limit, steps),
                    values_.size(operation.results[0]));
  }
  // One number for all, or each device's part of all.
  void constant(Operation& operation) {
    const Attribute* const value = stablehlo::find(operation.attributes, "value");
    const Index result = operation.results[0];
    if (value != nullptr && stablehlo::elements_of(module_, *value).is_splat) return values_.write_types(operation);
    values_.resize(result, values_.own(result));
    fixed_vector<SubAxes, max_rank> axes;
    for (const DimensionSharding& dim : lies(result).dims) axes.push_back(dim.axes);
    replace(result, collectives(values_.function().after()).slice(result, axes));
  }
  // Numbers from where the piece begins.
  void iota(Operation& operation) {
    const Index result = operation.results[0];
    const Index dim = values_.function().site(operation).number("iota_dimension", "dim");
    const SubAxes axes = lies(result).dims[dim].axes;
    values_.write_types(operation);
    if (axes.empty()) return;
    const EditedFunction::Place place = values_.function().after();
    const stablehlo::ValueType type = with_shape(values_.type_of(result), values_.size(result)),
                               scalar = values_.scalar_of(result);
    const Index first = collectives(place).offset(axes, values_.size(result)[dim]);
    const Index number =
        values_.emit(place, "stablehlo.convert %0", values_.function_types({first}, scalar), {first}, {scalar, {}, {}});
    const Buffer<Index> operands{result, values_.broadcast(place, number, type, {})};
    replace(result, values_.emit(place, "stablehlo.add %0, %1", " : " + type_text(type), operands,
                                 {type, type.type.shape, {}}));
  }

  // --- Collectives
  void move(Operation& operation) {
    const std::string_view name = operation.name;
    const MovedAxes moved = moved_axes(operation, meshes_, static_cast<int>(mesh_));
    const ReductionKind kind = stated_kind(operation);
    LocalCollectives made = collectives(values_.before());
    Index value = operation.operands[0];
    const Index result = operation.results[0];
    if (name == "sdy.all_gather") {
      for (int d = 0; d < moved.dims.size(); ++d) value = made.gather(value, d, moved.dims[d]);
    } else if (name == "sdy.all_slice") {
      value = made.slice(value, moved.dims);
    } else if (name == "sdy.all_reduce") {
      value = made.reduce(value, moved.dims[0], kind);
    } else if (name == "sdy.reduce_scatter") {
      for (int d = 0; d < moved.dims.size(); ++d) value = made.reduce_scatter(value, d, moved.dims[d], kind);
    } else if (name == "sdy.all_to_all") {
      for (int i = 0; i < moved.dims.size(); ++i)
        value = made.exchange(value, moved.dims[i], moved.from[i], moved.to[i]);
    } else if (name == "sdy.collective_permute") {
      value = made.permute(value, layout_of(operation.operands[0]), layout_of(result));
    } else if (lies(result).unreduced_kind != ReductionKind::sum) {
      stablehlo_is_unsupported(operation.place, "kind of sum of operation", name);
    } else {
      value = name == "sdy.sharded_to_unreduced" ? made.spread(value, moved.dims)
                                                 : made.keep_on_first(value, moved.dims[0]);
    }
    replace(result, value);
    values_.function().erase();
  }
  SubLayout layout_of(Index value) const { return sub_layout(known(value, lies(value))); }

  // --- The text
  // `text`: of the module, the operations of which are on pieces.
  std::string assembled(const std::string& text) const {
    const std::size_t start = text.find(" {\n", text.find("func.func")) + 3, end = text.rfind("}\n");
    const std::size_t last = text.rfind("return", end);
    std::string whole = "%in";
    while (text.find(whole) != std::string::npos) whole += "_";
    std::string signature, operands, arguments, outs;
    for (Index i = 0; i < takes_.size(); ++i) {
      const std::string comma = i == 0 ? "" : ", ", name = whole + std::to_string(i);
      signature += comma + name + ": " + takes_[i].type;
      operands += comma + name;
      arguments += comma + argument_name(i) + ": " + type_text(of_.values[of_.body.arguments[i]]);
    }
    for (Index i = 0; i < returns_.size(); ++i) outs += (i == 0 ? whole : ", " + whole) + "_out#" + std::to_string(i);
    const std::string types = list(takes_, &Edge::type), made = list(returns_, &Edge::type);
    std::string axes;
    for (const AxisName& axis : meshes_.meshes[mesh_].axes)
      axes += (axes.empty() ? "\"" : ", \"") + std::string(axis.text) + "\"";
    return text.substr(0, text.find("func.func")) + "func.func @main(" + signature + ") -> (" + made + ") {\n  " +
           whole + "_out:" + std::to_string(returns_.size()) + " = sdy.manual_computation(" + operands +
           ") in_shardings=[" + list(takes_, &Edge::sharding) + "] out_shardings=[" + list(returns_, &Edge::sharding) +
           "] manual_axes={" + axes + "} (" + arguments + ") {\n" +
           text.substr(start, text.rfind('\n', last) + 1 - start) + "  sdy." + text.substr(last, end - last) +
           "  } : (" + types + ") -> (" + made + ")\n  return " + outs + " : " + made + "\n}\n";
  }
  static std::string list(const Buffer<Edge>& edges, std::string Edge::*part) {
    std::string made;
    for (const Edge& edge : edges) made += (made.empty() ? "" : ", ") + edge.*part;
    return made;
  }
  std::string argument_name(Index i) const {
    for (const Token& word : words_of(of_.signature))
      if (word.kind == Token::Kind::value && i-- == 0) return std::string(word.text);
    stablehlo_is_unsupported(of_.place, "signature of function", of_.name);
  }
};

// A rule that is written with an operation says where its values may lie. What its pieces make of pieces is the
// operation's own matter, if it is one that is known: a product sums over what it contracts, if its rule says so or
// not.
inline void drop_rules_of_known(Module& module) {
  for (Function& function : module.functions)
    stablehlo::for_each_operation(function.body, [](Operation& operation) {
      if (operation.name != "stablehlo.custom_call" && rule_row(operation.name) != nullptr)
        drop_attribute(operation.attributes, "sdy.sharding_rule");
    });
}

}  // namespace detail

std::string local_module(const std::string& text, bool propagates) {
  stablehlo::Module module = stablehlo::read_module(text);
  sink_data_flow_edges(module);
  inline_calls(module);
  if (module.meshes.empty()) return to_text(module);
  if (!propagates) constraints_to_reshards(module);
  if (propagates) write_propagated_shardings(module);
  detail::drop_rules_of_known(module);
  divide_evenly(module);
  check_unreduced_kinds(module);
  const Meshes meshes(module);
  insert_explicit_reshards(module);
  reshards_to_collectives(module);
  pad_uneven(module);
  return detail::LocalWriter(module, module.functions[0], meshes).text();
}

}  // namespace weft::sdy

#endif
