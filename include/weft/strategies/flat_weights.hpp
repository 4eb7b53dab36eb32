// FlatWeights: a training graph whose weights are read from flat vectors, gathered where they are cut over devices. Of
// a stack of layers an iteration reads, and gathers, its own layer.
#ifndef WEFT_STRATEGIES_FLAT_WEIGHTS_HPP
#define WEFT_STRATEGIES_FLAT_WEIGHTS_HPP

#include <weft/graph/scan.hpp>
#include <weft/strategies/flat.hpp>
#include <weft/strategies/flat_parameters.hpp>

namespace weft {

// Refers to its arguments.
class FlatWeights {
 public:
  // Whether units are whole on every device; or gathered before each pass that reads them; or before the first, and
  // kept.
  enum class Gather : std::uint8_t { never, every_pass, once };

  // `axes`: over which units are cut; `replicas`: over which devices have the same parts of them.
  constexpr FlatWeights(const TrainingGraph& training, const Buffer<FlatParameter>& units, const AxisList& axes,
                        const AxisList& replicas = {})
      : training_(training),
        units_(units),
        axes_(axes),
        replicas_(replicas),
        rewriter_(training.graph),
        stored_(units.size(), no_id),
        gather_(units.size(), Gather::never),
        reading_(training.graph.size(), -1) {
    for (Id id = 0; id < local().size(); ++id)
      if (is_conversion(local()[id].op) && is_parameter(local()[local().operand(id, 0)].op)) conversions_.push_back(id);
  }

  [[nodiscard]] constexpr Graph& graph() { return rewriter_.to; }
  [[nodiscard]] constexpr const TrainingGraph& training() const { return training_; }
  [[nodiscard]] constexpr const Graph& local() const { return training_.graph; }
  [[nodiscard]] constexpr const AxisList& axes() const { return axes_; }
  [[nodiscard]] constexpr const AxisList& replicas() const { return replicas_; }
  [[nodiscard]] constexpr const FlatParameter& unit(Index u) const { return units_[u]; }
  // The image of a node of the training graph.
  [[nodiscard]] constexpr Var operator()(Id old) { return rewriter_(old); }
  // The input that keeps a unit: whole, or this device's part.
  [[nodiscard]] constexpr Id stored(Index u) const { return stored_[u]; }
  // The input of the training graph that was weight `i` of a unit.
  [[nodiscard]] constexpr std::int32_t input_of(Index u, Index i) const {
    return training_.weight(units_[u].weights[i]);
  }
  // The shape of a device's piece of that weight, of a stack with the dimensions that number layers.
  [[nodiscard]] constexpr const Shape& shape_of(Index u, Index i) const {
    return local().shape(local().inputs[input_of(u, i)].node);
  }
  // Before declare().
  constexpr void set_gather(Index u, Gather gather) { gather_[u] = gather; }
  // The axes over which the input is cut that keeps a unit.
  [[nodiscard]] constexpr AxisList cut(Index u) const { return gather_[u] == Gather::never ? AxisList() : axes_; }
  // Do all who read a unit read it in a narrower type?
  [[nodiscard]] constexpr bool is_read_narrower(Index u) const { return is_narrower_than(dtype_of(u)); }

  // Weights disappear; one input a unit comes instead.
  constexpr void declare() {
    for (const Input& input : local().inputs)
      if (input.kind != InputKind::weight)
        rewriter_.set(input.node, {&graph(), graph().add_new_input(input, local()[input.node].type)});
    for (Index u = 0; u < units_.size(); ++u) {
      const Shape shape = units_[u].shape_of(units_[u].padded / parts_of(local().mesh, cut(u)));
      stored_[u] = graph().add_input(units_[u].name / "flat", InputKind::weight, dtype_of(u), shape);
    }
  }

  // Copies forward and backward; weights are read from the unit that the pass has.
  constexpr void copy() {
    Phase pass = Phase::forward;
    begin(pass);
    for (Id id = 0; id < local().size(); ++id) {
      if (is_parameter(local()[id].op) || rewriter_.has(id)) continue;
      if (local()[id].phase == Phase::backward && pass == Phase::forward) begin(pass = Phase::backward);
      graph().phase = local()[id].phase;
      const bool is_layer = is_loop_element(local()[id].op) && reading_[local().operand(id, 0)] >= 0;
      if (is_layer)
        read_layer(id);
      else
        rewriter_.set(id, rewriter_.copy(id));
    }
  }

  // The gradients of a unit's weights.
  [[nodiscard]] constexpr Buffer<Var> gradients(Index u) {
    Buffer<Var> list;
    for (Index weight : units_[u].weights) list.push_back(rewriter_(gradient_of(weight)));
    return list;
  }
  // function(gradients of a layer), stacked over all layers: in the loop that makes them, if one makes them all.
  template <class Function>
  [[nodiscard]] constexpr Var for_each_gradient(Index u, Function function) {
    const FlatParameter& unit = units_[u];
    Buffer<Id> values, ends;  // of every weight; of the loops, outer ones first
    if (!find_loops(unit, values, ends))
      return for_each_layer(graph(), unit.layers, gradients(u),
                            [&](const Buffer<Var>& own) { return Buffer<Var>{function(own)}; })[0];
    Buffer<Var> own;
    for (Id value : values) own.push_back(rewriter_(value));
    Var made = function(own);
    for (Index level = ends.size() - 1; level >= 0; --level) {
      LoopAttributes loop = loop_attributes(local(), ends[level]);
      loop.recomputes = false;
      made = loop_stack(made, rewriter_(ends[level]), loop);
    }
    return made;
  }

 private:
  // What a node of the training graph shows of a unit: one of its weights, of which loops have taken a layer already.
  struct Reading {
    Index unit = 0, weight = 0;
    Var flat;  // of these layers
    int levels = 0;
  };

  const TrainingGraph& training_;
  const Buffer<FlatParameter>& units_;
  AxisList axes_, replicas_;
  Rewriter rewriter_;
  Buffer<Id> stored_;
  Buffer<Gather> gather_;
  Buffer<std::int32_t> reading_;  // by node of the training graph: in `readings_`; -1: none
  Buffer<Reading> readings_;
  Buffer<Id> conversions_;  // nodes of the training graph that convert an input, and so are made anew in every pass

  [[nodiscard]] constexpr DType dtype_of(Index u) const { return local().dtype(local().inputs[input_of(u, 0)].node); }
  // Is the type to compute in narrower than `kept`?
  [[nodiscard]] constexpr bool is_narrower_than(DType kept) const {
    return size_bytes(training_.precision.compute) < size_bytes(kept);
  }
  [[nodiscard]] constexpr Id gradient_of(Index weight) const {
    return local().outputs[training_.results + weight].node;
  }
  // From now on weights are read as `pass` has them.
  constexpr void begin(Phase pass) {
    for (Index u = 0; u < units_.size(); ++u) {
      const FlatParameter& unit = units_[u];
      graph().phase = pass;
      Var flat{&graph(), stored_[u]};
      if (gather_[u] == Gather::once) {
        if (pass != Phase::forward) continue;
        flat = for_each_layer(graph(), unit.layers, {flat},
                              [this](const Buffer<Var>& own) { return Buffer<Var>{gathered(own[0], 0)}; })[0];
      } else if (gather_[u] == Gather::every_pass && unit.layers.empty()) {
        flat = gathered(flat, pass == Phase::forward ? 0 : 1);
      }
      for (Index i = 0; i < unit.weights.size(); ++i) {
        const Id weight = local().inputs[input_of(u, i)].node;
        if (unit.layers.empty())
          rewriter_.set(weight, unpacked(flat, unit.offsets[i], local().type(weight)));
        else
          remember(weight, {u, i, flat, 0});
      }
    }
    graph().phase = pass;
    for (const Id id : conversions_) rewriter_.set(id, convert(rewriter_(local().operand(id, 0)), local().dtype(id)));
  }
  // In the type to compute in, to which whoever reads a weight converts it first. `channel` keeps the second gather of
  // a vector apart from the first.
  constexpr Var gathered(Var flat, std::int32_t channel) const {
    if (axes_.empty()) return flat;
    if (is_narrower_than(flat.dtype())) flat = convert(flat, training_.precision.compute);
    return detail::all_gather(flat, 0, axes_, channel);
  }
  static constexpr Var unpacked(Var flat, Index offset, const TensorType& type) {
    return convert(unpack(flat, offset, type.shape), type.dtype);
  }
  constexpr void remember(Id id, const Reading& reading) {
    reading_[id] = static_cast<std::int32_t>(readings_.size());
    readings_.push_back(reading);
  }
  // A loop_element of a stack's weight: the same of the unit, and the weight of that layer from it.
  constexpr void read_layer(Id id) {
    Reading reading = readings_[reading_[local().operand(id, 0)]];
    const FlatParameter& unit = units_[reading.unit];
    const LoopAttributes loop = loop_attributes(local(), id);
    reading.flat = loop_element(reading.flat, loop);
    if (++reading.levels < unit.layers.size()) return remember(id, reading);
    const Var flat = gather_[reading.unit] == Gather::every_pass ? gathered(reading.flat, 0) : reading.flat;
    rewriter_.set(id, unpacked(flat, unit.offsets[reading.weight], local().type(id)));
  }
  // The loops that stack the gradients of a stack's unit, if they are the same for all its weights, and what they
  // stack.
  [[nodiscard]] constexpr bool find_loops(const FlatParameter& unit, Buffer<Id>& values, Buffer<Id>& ends) const {
    for (Index weight : unit.weights) {
      Id id = gradient_of(weight);
      for (int level = 0; level < unit.layers.size(); ++level) {
        if (!is_loop_stack(local()[id].op)) return false;
        const Id end = local().operand(id, 1);
        if (level == ends.size()) ends.push_back(end);
        if (ends[level] != end) return false;
        id = local().operand(id, 0);
      }
      values.push_back(id);
    }
    return true;
  }
};

}  // namespace weft

#endif
