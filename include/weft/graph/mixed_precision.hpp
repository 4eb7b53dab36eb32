// Mixed precision: a graph of f32 whose expensive operations are made in a narrower type, from f32 masters.
//
// The table of operations (`autocast`) says what is made in which type. Weights and batches are read in the type to
// compute in; an operation that is promoted has the widest of its operands' types, and a constant has the digits that
// it was given: beside narrow values it is computed in f32 and rounded once. A loop's carry keeps the type that it
// begins with, so that what starts as a constant, such as a sum, is added up in f32. What only sums read, such as squares,
// is f32 before it is added. What a loop keeps for products alone, such as a normalized activation for its weight's
// gradient, is kept as they read it. What is no f32 stays what it is.
#ifndef WEFT_GRAPH_MIXED_PRECISION_HPP
#define WEFT_GRAPH_MIXED_PRECISION_HPP

#include <weft/graph/loops.hpp>
#include <weft/graph/rewriter.hpp>

namespace weft {

// How the loss of a training in f16 is scaled, so that its gradients stay above the least numbers of f16: torch.amp's
// GradScaler, in the graph. A step with a gradient that is infinite or NaN, on whatever device, changes no weight and no
// state of the optimizer, and divides the scale by `shrink`; after `interval` good steps it is multiplied by `growth`.
struct LossScaling {
  Index initial = 65536, growth = 2, shrink = 2, interval = 2000;
  // The states of the training that have the scale, f32, and, i32, the good steps since it last changed and those that
  // were skipped.
  static constexpr const char *scale_name = "loss_scale", *good_steps_name = "loss_scale.good_steps",
                              *skipped_steps_name = "loss_scale.skipped_steps";

  friend constexpr bool operator==(const LossScaling&, const LossScaling&) = default;
};

// f32 or bf16 each; `compute` also f16. (MixedPrecisionPolicy of PyTorch's FSDP2, and XLA_USE_BF16 with `parameters`.)
struct Precision {
  DType parameters = DType::f32;  // weights are kept and updated in; optimizer states are f32 in any case
  DType compute = DType::f32;     // products are made in, weights are gathered in, and batches are read in
  DType reduce = DType::f32;      // gradients are added up over devices in
  DType output = DType::f32;      // what a Program returns; a loss and its metrics are f32 in any case
  LossScaling scaling = {};       // of a training that computes in f16

  [[nodiscard]] constexpr bool scales_loss() const noexcept { return compute == DType::f16; }
  friend constexpr bool operator==(const Precision&, const Precision&) = default;
};

namespace detail {

class MixedPrecision {
 public:
  constexpr MixedPrecision(const Graph& graph, const Precision& precision)
      : rewrite_(graph),
        precision_(precision),
        loops_(graph),
        repeats_a_number_(graph.size(), false),
        layers_left_(graph.size(), 0),
        narrowed_(graph.size(), no_id) {
    find_what_feeds_sums();
    find_factors();
  }

  // `results`: how many outputs are no gradients, which are `result` then.
  constexpr Graph run(Index results, DType result) {
    copy_inputs();
    for (Id id = 0; id < from().size(); ++id) {
      if (rewrite_.has(id)) continue;
      rewrite_.to.phase = from()[id].phase;
      rewrite_.set(id, lowered(id));
    }
    for (Index i = 0; i < from().outputs.size(); ++i) {
      const Output& output = from().outputs[i];
      const DType dtype = output.updates >= 0 ? from().dtype(from().inputs[output.updates].node)
                          : i < results       ? result
                                              : precision_.reduce;
      rewrite_.to.outputs.push_back({output.name, converted(rewrite_(output.node), dtype).id, output.updates});
    }
    return static_cast<Graph&&>(rewrite_.to);
  }

 private:
  Rewriter rewrite_;
  Precision precision_;
  Loops loops_;
  Buffer<bool> repeats_a_number_;     // made of constants alone
  Buffer<bool> feeds_sums_;           // elementwise, and read by sums alone, or by what is
  Buffer<bool> is_factor_;            // read by products alone, perhaps by way of views or in another loop
  Buffer<std::int32_t> layers_left_;  // of a stack's weight: so many loops have yet to take a layer of it
  Buffer<Id> narrowed_;               // an f32 in the type to compute in, where a product has read it

  // A square that is rounded to f16 before it is added up is soon infinite. Backward passes may read what they like.
  constexpr void find_what_feeds_sums() {
    Buffer<bool> is_read(from().size(), false);
    feeds_sums_ = Buffer<bool>(from().size(), true);
    for (const Output& output : from().outputs) feeds_sums_[output.node] = false;
    for (auto id = static_cast<Id>(from().size() - 1); id >= 0; --id) {
      const Node& node = from()[id];
      feeds_sums_[id] = feeds_sums_[id] && is_read[id] && is_elementwise(node.op);
      const bool is_sum = !is_elementwise(node.op) && row_of(node.op).autocast == Autocast::f32;
      for (Index i = 0; i < node.operand_count; ++i) {
        const Id operand = from().operand(id, i);
        if (from()[operand].phase != node.phase) continue;
        is_read[operand] = true;
        feeds_sums_[operand] = feeds_sums_[operand] && (is_sum || feeds_sums_[id]);
      }
    }
  }
  // What no output depends on reads nothing.
  constexpr void find_factors() {
    Buffer<bool> is_needed(from().size(), false);
    is_factor_ = Buffer<bool>(from().size(), true);
    for (const Output& output : from().outputs) is_needed[output.node] = true, is_factor_[output.node] = false;
    for (auto id = static_cast<Id>(from().size() - 1); id >= 0; --id) {
      if (!is_needed[id]) continue;
      const OpRow& row = row_of(from()[id].op);
      const bool hands_on = row.kind == OpClass::view || is_loop_element(row.op) || is_loop_stack(row.op);
      const bool is_product = row.autocast == Autocast::lower || (hands_on && is_factor_[id]);
      for (Index i = 0; i < from()[id].operand_count; ++i) {
        const Id operand = from().operand(id, i);
        is_needed[operand] = true;
        is_factor_[operand] = is_factor_[operand] && is_product;
      }
    }
  }
  [[nodiscard]] constexpr const Graph& from() const { return rewrite_.from; }
  [[nodiscard]] static constexpr bool has_precision(DType dtype) { return dtype == DType::f32 || is_narrow(dtype); }
  [[nodiscard]] static constexpr Var converted(Var x, DType dtype) {
    return has_precision(x.dtype()) ? convert(x, dtype) : x;
  }

  constexpr void copy_inputs() {
    Graph& to = rewrite_.to;
    for (const Input& input : from().inputs) {
      const TensorType type = from().type(input.node);
      const bool is_weight = input.kind == InputKind::weight && type.dtype == DType::f32;
      const TypeId kept = to.types.intern(is_weight ? precision_.parameters : type.dtype, type.shape);
      const Var value{&to, to.add_new_input(input, kept)};
      const bool is_read = is_weight || (input.kind == InputKind::data && type.dtype == DType::f32);
      layers_left_[input.node] = is_weight ? input.stacked : 0;
      rewrite_.set(input.node, is_read && input.stacked == 0 ? convert(value, precision_.compute) : value);
    }
  }

  constexpr Var lowered(Id id) {
    const OpRow& row = row_of(from()[id].op);
    if (row.kind == OpClass::loop) return of_loop(id);
    if (row.kind == OpClass::projection) return rewrite_.copy(id);
    DType narrow = DType::f32;
    bool is_wide = feeds_sums_[id], repeats = true;
    for (Index i = 0; i < from()[id].operand_count; ++i) {
      const Id operand = from().operand(id, i);
      repeats = repeats && repeats_a_number_[operand];
      if (repeats_a_number_[operand]) continue;
      const DType dtype = rewrite_(operand).dtype();
      is_wide = is_wide || dtype == DType::f32 || (is_narrow(narrow) && is_narrow(dtype) && narrow != dtype);
      if (is_narrow(dtype)) narrow = dtype;
    }
    const bool is_leaf = from()[id].operand_count == 0;
    repeats_a_number_[id] = is_leaf ? is_constant(from()[id].op) : repeats;
    if (is_leaf) return rewrite_.copy(id);
    if (is_conversion(row.op)) return of_convert(id);
    switch (row.autocast) {
      case Autocast::lower: return made_in(id, precision_.compute);
      case Autocast::f32: return made_in(id, DType::f32);
      case Autocast::promote: break;
    }
    if (is_wide) narrow = DType::f32;
    const Var made = made_in(id, has_numbers(id) ? DType::f32 : narrow);
    return is_narrow(narrow) ? converted(made, narrow) : made;
  }
  // Is one of the operands made of constants alone?
  [[nodiscard]] constexpr bool has_numbers(Id id) const {
    for (Index i = 0; i < from()[id].operand_count; ++i)
      if (const Id operand = from().operand(id, i); repeats_a_number_[operand] && has_precision(from().dtype(operand)))
        return true;
    return false;
  }
  // To another type as the model says; zeros and ones are exact in every type, and count as constants.
  constexpr Var of_convert(Id id) {
    const DType dtype = from().dtype(id), source = from().dtype(from().operand(id, 0));
    repeats_a_number_[id] = repeats_a_number_[id] || source == DType::pred;
    return convert(rewrite_(from().operand(id, 0)), dtype);
  }
  constexpr Var made_in(Id id, DType dtype) {
    const Node node = from()[id];
    Buffer<Id> operands;
    for (Index i = 0; i < node.operand_count; ++i) {
      const Id operand = from().operand(id, i);
      const Var given = rewrite_(operand), made = converted(given, dtype);
      if (dtype == precision_.compute && given.dtype() == DType::f32) narrowed_[operand] = made.id;
      operands.push_back(made.id);
    }
    return emitted(id, operands, dtype);
  }
  constexpr Var emitted(Id id, const Buffer<Id>& operands, DType dtype) {
    const Node node = from()[id];
    const TensorType type = from().type(id);
    const TypeId given = rewrite_.to.types.intern(has_precision(type.dtype) ? dtype : type.dtype, type.shape);
    return {&rewrite_.to, emit(rewrite_.to, node.op, operands.data(), operands.size(), node.attributes, given)};
  }
  // Types come from where a loop begins. Of a stack an iteration converts the layer that it reads.
  constexpr Var of_loop(Id id) {
    const Op op = from()[id].op;
    const bool is_layer = is_loop_element(op) && layers_left_[from().operand(id, 0)] > 0;
    if (is_layer) layers_left_[id] = layers_left_[from().operand(id, 0)] - 1;
    Buffer<Id> operands;
    for (Index i = 0; i < from()[id].operand_count; ++i) {
      const Id operand = from().operand(id, i);
      const bool is_kept_narrow = is_loop_stack(op) && i == 0 && is_factor_[id] && narrowed_[operand] != no_id;
      Var value = is_kept_narrow ? Var{&rewrite_.to, narrowed_[operand]} : rewrite_(operand);
      if (is_loop_end(op)) {
        const Id carry = loops_.carries[loop_attributes(from(), id).loop][i];
        value = converted(value, rewrite_(carry).dtype());
      }
      operands.push_back(value.id);
    }
    const Var made{&rewrite_.to, emit(rewrite_.to, op, operands.data(), operands.size(), from()[id].attributes)};
    return is_layer && layers_left_[id] == 0 ? convert(made, precision_.compute) : made;
  }
};

}  // namespace detail

// The same function in mixed precision: outputs are `results` of type `result`, then gradients of type
// `precision.reduce`. One pass.
[[nodiscard]] WEFT_NATIVE constexpr Graph in_precision(const Graph& graph, const Precision& precision, Index results,
                                           DType result = DType::f32) {
  return detail::MixedPrecision(graph, precision).run(results, result);
}

}  // namespace weft

#endif
