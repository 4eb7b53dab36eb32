// Graph: a list of nodes in definition order (operands before users), hash-consed: adding a node equal to an earlier
// one returns the earlier one, in O(1). A graph is a value; a pass takes one and returns another.
//
// Types, attributes and names are kept once and known by number; a pass that makes a graph from another starts with its
// tables (`start_from`), so that numbers mean the same in both and copying a node is copying 20 bytes.
#ifndef WEFT_GRAPH_GRAPH_HPP
#define WEFT_GRAPH_GRAPH_HPP

#include <weft/base/error_graph.hpp>
#include <weft/base/same_text.hpp>
#include <weft/graph/collective_options.hpp>
#include <weft/graph/initializer.hpp>
#include <weft/graph/mistake.hpp>
#include <weft/graph/node.hpp>

namespace weft {

// What a parameter node stands for.
enum class InputKind : std::uint8_t {
  data,    // given anew at every call: a batch
  weight,  // trained; kept between calls
  state,   // kept between calls, not trained: optimizer moments, what a program remembers
  scalar,  // one hyperparameter, set by the host before a call
};

struct Input {
  NameId name = no_name;
  InputKind kind = InputKind::data;
  Id node = no_id;
  Initializer initializer;
  NameId module_type = no_name;  // weights: the kind of layer that declared it, such as "Linear"
  std::int32_t stacked = 0;      // leading dimensions that number layers: as many as its name has "*"
};

// A result. `updates` is the input whose storage receives it (a new weight, a new moment), or -1: returned to the
// caller.
struct Output {
  NameId name = no_name;
  Id node = no_id;
  std::int32_t updates = -1;
};

// mean(losses, weights), mean(weights * losses) and mean(weights), of which it is the quotient: see MicroBatches.
struct WeightedMean {
  Id mean = no_id, weighted = no_id, weight = no_id;
};

// A value that a policy of what is kept for the backward pass may name.
struct NamedValue {
  NameId name = no_name;
  Id node = no_id;
};

class LayerObserver;
struct WeightQuantization;

class Graph {
 public:
  Buffer<Node> nodes;
  Buffer<Id> operand_pool;
  Buffer<Input> inputs;
  Buffer<Output> outputs;
  TypeTable types;
  AttributePools pools;
  Interner<Name> names;
  Buffer<std::uint8_t> literal_bytes;  // of constants that have all their elements
  Buffer<const CustomOperation*> custom_operations;
  Buffer<Graph> bodies;                // regions: what `map` applies to every element; graphs of their own
  MeshSizes mesh;                      // sizes of its axes; everything is by position; empty: one device
  MeshSizes dcn;                       // how many granules each of them crosses; empty: one granule
  Buffer<AxisName> axis_names;         // of `mesh`, where a model names its axes itself: see shard_map
  AxisList manual_axes;                // while what shard_map maps is traced: those over which values are pieces
  CollectiveOptions collective_options;
  Phase phase = Phase::forward;        // given to nodes added from now on
  bool has_conditions = false;         // may what one side of a selection alone reads be left undone? see cond
  std::int32_t loops = 0;              // how many have been opened; they are known by number, outer ones first
  Buffer<NamedValue> named_values;     // by checkpoint_name, while a model is traced
  Buffer<Id> kept_values;              // that loops which recompute keep all the same
  Buffer<WeightedMean> weighted_means; // while a function is traced
  Buffer<Output> new_states;           // while a function is traced: what its states become, see State
  Buffer<AttributeId> layers;          // while a stack of layers is traced: its loop, and those around it
  Id micro_batch = no_id;              // while micro-batches are traced: the number of the one at hand, u32
  Buffer<Id> state_carries;            // likewise: the states that one hands to the next, carries of their loop
  bool evaluates = false;              // while a function is traced that is not trained: see nn::Dropout
  bool notes_mistakes = false;         // instead of raising an error; who sets this says the mistake
  Mistake mistake;                     // the first that was noted
  SourcePlace place;                   // where none are noted: the line that the error which follows is about
  bool ties_weights = false;           // weights declared from now on are those of earlier layers: see nn::tied
  LayerObserver* observer = nullptr;   // of layers, while a model is traced at run time
  const WeightQuantization* quantized_weights = nullptr;  // while a function is traced; null: none

  [[nodiscard]] constexpr Index size() const noexcept { return nodes.count; }
  [[nodiscard]] constexpr const Node& operator[](Id id) const {
    if (id < 0 || id >= nodes.count) fixed_vector_index_out_of_range(id, nodes.count);
    return nodes.items[id];
  }
  [[nodiscard]] constexpr Id operand(Id id, Index position) const {
    if (id < 0 || id >= nodes.count || position < 0 || position >= nodes.items[id].operand_count)
      fixed_vector_index_out_of_range(id, nodes.count);
    return operand_pool.items[nodes.items[id].first_operand + position];
  }
  [[nodiscard]] constexpr const Id* operands(Id id) const {
    return operand_pool.items + (*this)[id].first_operand;
  }
  // The type of a node with one result. References end with the next type that is added.
  [[nodiscard]] constexpr const TensorType& type(Id id) const { return types[(*this)[id].type]; }
  [[nodiscard]] constexpr const Shape& shape(Id id) const { return type(id).shape; }
  [[nodiscard]] constexpr DType dtype(Id id) const { return type(id).dtype; }
  [[nodiscard]] constexpr Index bytes(Id id) const { return type(id).bytes(); }
  [[nodiscard]] constexpr Index elements(Id id) const { return type(id).shape.elements(); }
  // The attributes of a node of that family: attributes<DotDims>(id).
  template <Attributes T>
  [[nodiscard]] constexpr const T& attributes(Id id) const {
    return pools.pool<T>()[(*this)[id].attributes];
  }
  [[nodiscard]] constexpr const AxisList& dims(Id id) const { return attributes<DimensionNumbers>(id).dims; }
  // What a node calls, if it calls a user's operation.
  [[nodiscard]] constexpr const CustomOperation& custom_operation(Id id) const {
    return *custom_operations[attributes<CustomAttributes>(id).operation];
  }
  // A parameter's input; which result a get_tuple_element is; a map's body.
  [[nodiscard]] constexpr std::int32_t number(Id id) const { return (*this)[id].attributes; }
  [[nodiscard]] constexpr const Name& name(NameId name) const { return names[name]; }
  [[nodiscard]] constexpr const Name& input_name(Index input) const { return names[inputs[input].name]; }
  [[nodiscard]] constexpr const Name& output_name(Index output) const { return names[outputs[output].name]; }

  // Is it noted that what was asked for is refused? `error`: its code; what its sentence says is shown with its numbers.
  constexpr bool notes_refusal(const char* error, Index left, Index right, int line = 0) {
    return notes({Mistake::Kind::is_refused, left, right, line, 0, error});
  }
  // Where a model can be traced on after a mistake: true if it has been noted; else the caller raises its error.
  constexpr bool notes(const Mistake& made) {
    if (!notes_mistakes)
      place = {"", made.line};
    else if (mistake.kind == Mistake::Kind::none)
      mistake = made;
    return notes_mistakes;
  }

  [[nodiscard]] constexpr Index devices() const noexcept {
    Index product = 1;
    for (Index extent : mesh) product *= extent;
    return product;
  }

  // Room for `count` nodes without further work.
  constexpr void reserve(Index count) {
    nodes.reserve(count);
    operand_pool.reserve(2 * count);
  }

  // Takes the tables, bodies and the mesh of another graph, but none of its nodes.
  constexpr void start_from(const Graph& other) {
    types = other.types;
    pools = other.pools;
    names = other.names;
    literal_bytes = other.literal_bytes;
    custom_operations = other.custom_operations;
    bodies = other.bodies;
    mesh = other.mesh;
    dcn = other.dcn;
    axis_names = other.axis_names;
    collective_options = other.collective_options;
    loops = other.loops;
    has_conditions = other.has_conditions;
    reserve(other.size() + other.size() / 2 + 16);
  }

  // Adds a node with these operands, or finds its equal. The type must be right already: see `emit`.
  constexpr Id intern(Op op, TypeId type, AttributeId attributes, const Id* operands, Index count) {
    if (4 * (nodes.count + 1) > 3 * slots_.count) rebuild();
    const Index mask = slots_.count - 1;
    Index slot = hash(op, type, attributes, operands, count) & mask;
    for (; slots_.items[slot] != no_id; slot = (slot + 1) & mask)
      if (same(nodes.items[slots_.items[slot]], op, type, attributes, operands, count)) return slots_.items[slot];
    nodes.push_back({op, phase, type, attributes, static_cast<std::int32_t>(operand_pool.count),
                     static_cast<std::int32_t>(count)});
    for (Index i = 0; i < count; ++i) operand_pool.push_back(operands[i]);
    return slots_.items[slot] = static_cast<Id>(nodes.count - 1);
  }

  // Adds a node whose equal there is, which `intern` goes on to find: a value that is computed again. Such a node cannot
  // be forgotten.
  constexpr Id add_again(const Node& like, const Id* operands) {
    nodes.push_back({like.op, phase, like.type, like.attributes, static_cast<std::int32_t>(operand_pool.count),
                     like.operand_count});
    for (Index i = 0; i < like.operand_count; ++i) operand_pool.push_back(operands[i]);
    return static_cast<Id>(nodes.count - 1);
  }

  // The node with these operands, or no_id.
  [[nodiscard]] constexpr Id find(Op op, TypeId type, AttributeId attributes, const Id* operands, Index count) const {
    if (slots_.empty()) return no_id;
    const Index mask = slots_.count - 1;
    Index slot = hash(op, type, attributes, operands, count) & mask;
    while (slots_.items[slot] != no_id && !same(nodes.items[slots_.items[slot]], op, type, attributes, operands, count))
      slot = (slot + 1) & mask;
    return slots_.items[slot];
  }

  // Forgets the nodes from `size` on, of which none is an input and nobody knows: those added last.
  constexpr void forget_from(Index size) {
    for (; nodes.count > size; nodes.pop_back()) {
      const Node& last = nodes.items[nodes.count - 1];
      const Index mask = slots_.count - 1;
      Index slot = hash(last.op, last.type, last.attributes, operand_pool.items + last.first_operand,
                        last.operand_count) & mask;
      while (slots_.items[slot] != nodes.count - 1) slot = (slot + 1) & mask;
      slots_.items[slot] = no_id;
      operand_pool.resize(last.first_operand);
    }
  }

  [[nodiscard]] constexpr std::int32_t find_input(const Name& name) const {
    const NameId known = names.find(name);
    return known >= 0 && known < input_of_name_.count ? input_of_name_.items[known] : -1;
  }

  // Declares an input and its parameter node. A weight is declared once, by the layer that has it; while weights are
  // tied it is one that is known, of the same type. Data, states and scalars of one name and type are one input. A
  // weight or state that is declared while a stack of layers is traced is one input for all of them, [layers, ...], and
  // what is returned is the element of the layer at hand; of a state, what the micro-batch before has left of it.
  // Errors: parameter_declared_twice, weight_declared_twice, tied_weight_is_unknown,
  // initializer_is_invalid.
  constexpr Id add_input(const Name& name, InputKind kind, DType dtype, const Shape& shape,
                         const Initializer& initializer = {}, const Name& module_type = {}) {
    if ((kind == InputKind::weight || kind == InputKind::state) && !layers.empty())
      return add_stacked_input(name, kind, dtype, shape, initializer, module_type);
    return at_hand(declare_input(name, kind, types.intern(dtype, shape), initializer, module_type, 0), kind);
  }
  // The same for a name that no input has; `input.node` is set here.
  constexpr Id add_new_input(Input input, TypeId type) {
    input.node = intern(Op::parameter, type, static_cast<AttributeId>(inputs.size()), nullptr, 0);
    if (input.name >= input_of_name_.count) input_of_name_.resize(2 * input.name + 16, -1);
    input_of_name_.items[input.name] = static_cast<std::int32_t>(inputs.size());
    inputs.push_back(input);
    return input.node;
  }

  // The number of an operation of a user's. Error: custom_operations_have_one_name.
  constexpr std::int32_t add_custom_operation(const CustomOperation& operation) {
    for (std::int32_t i = 0; i < custom_operations.size(); ++i) {
      const CustomOperation& known = *custom_operations[i];
      if (!same_text(known.name, operation.name)) continue;
      if (!same_text(known.type, operation.type))
        custom_operations_have_one_name(operation.name, known.type, operation.type);
      return i;
    }
    custom_operations.push_back(&operation);
    return static_cast<std::int32_t>(custom_operations.size() - 1);
  }

  constexpr void add_output(const Name& name, Id node, std::int32_t updates = -1) {
    outputs.push_back({intern_whole(name), node, updates});
  }

  // Makes inputs known by their names: after they have been set from outside.
  constexpr void index_inputs() {
    input_of_name_ = Buffer<std::int32_t>(names.size(), -1);
    for (std::int32_t i = 0; i < inputs.size(); ++i) input_of_name_[inputs[i].name] = i;
  }

  // A constant with all its elements, row-major; that of a scalar is the same node as `constant` makes. Error:
  // literal_bytes_differ.
  constexpr Id add_literal(DType dtype, const Shape& shape, const Buffer<std::uint8_t>& bytes) {
    const TensorType type{dtype, shape};
    if (type.bytes() != bytes.size()) literal_bytes_differ(bytes.size(), type.bytes());
    if (shape.rank() == 0)
      return intern(Op::constant, types.intern(type), pools.intern(Literal{dtype, element_at(dtype, bytes.data())}),
                    nullptr, 0);
    Literal literal{dtype, {}, static_cast<std::int32_t>(literal_bytes.size())};
    for (std::uint8_t byte : bytes) literal.splat.low = mixed(literal.splat.low, byte);  // what tells most apart
    for (AttributeId known = 0; known < pools.literals.size(); ++known)
      if (equal_bytes(pools.literals[known], literal, bytes))
        return intern(Op::constant, types.intern(type), known, nullptr, 0);
    literal_bytes.append(bytes.begin(), bytes.end());
    return intern(Op::constant, types.intern(type), pools.intern(literal), nullptr, 0);
  }

  // The number of a name; of one that has lost letters, once that is noted. Error: name_is_too_long.
  constexpr NameId intern_whole(const Name& name) {
    const Index letters = name.size + name.letters_beyond;
    if (letters > Name::capacity &&
        !notes({Mistake::Kind::name_is_too_long, letters, Name::capacity, 0, 0, name.prefix(32)}))
      name_is_too_long(name.c_str(), "...", Name::capacity);
    return names.intern(name);
  }

 private:
  constexpr Id declare_input(const Name& name, InputKind kind, TypeId type, const Initializer& initializer,
                             const Name& module_type, std::int32_t stacked) {
    const NameId own = intern_whole(name);
    if (own < input_of_name_.count && input_of_name_.items[own] >= 0) {
      const Input& known = inputs[input_of_name_.items[own]];
      if (nodes[known.node].type != type || known.kind != kind) {
        if (!notes({Mistake::Kind::parameter_declared_twice, 0, 0, name.line, names[own].line, name}))
          parameter_declared_twice(name.c_str());
        return add_new_input({names.intern(name / "again"), kind, no_id, initializer, no_name}, type);
      }
      if (kind == InputKind::weight && !ties_weights &&
          !notes({Mistake::Kind::weight_declared_twice, 0, 0, name.line, names[own].line, name}))
        weight_declared_twice(name.c_str(), names[known.module_type].c_str(), module_type.c_str());
      return known.node;
    }
    if (kind == InputKind::weight && ties_weights &&
        !notes({Mistake::Kind::tied_weight_is_unknown, 0, 0, name.line, 0, name}))
      tied_weight_is_unknown(name.c_str(), module_type.c_str());
    check_start(name, initializer);
    return add_new_input({own, kind, no_id, initializer, names.intern(module_type), stacked}, type);
  }
  // Error: initializer_is_invalid.
  constexpr void check_start(const Name& name, const Initializer& how) {
    const BrokenRule broken = rule_broken_by(how);
    if (broken.rule == nullptr) return;
    const WholeAndMillionths number(broken.number);
    const Name which = Name("initializer_is_invalid: ").append(name.c_str()).append(": ").append(name_of(how.kind));
    const Name why = Name(which).append(": ").append(broken.rule);
    if (!notes({Mistake::Kind::setting_out_of_range, number.whole, number.millionths, name.line, 0, why}))
      initializer_is_invalid(name_of(how.kind), broken.first, broken.second, broken.rule);
  }
  // An input as the micro-batch at hand sees it.
  constexpr Id at_hand(Id input, InputKind kind) {
    if (kind != InputKind::state || micro_batch == no_id) return input;
    for (Id carry : state_carries)
      if (operand(carry, 0) == input) return carry;
    LoopAttributes own = attributes<LoopAttributes>(micro_batch);
    own.index = static_cast<std::int32_t>(state_carries.size());
    state_carries.push_back(intern(Op::loop_carry, nodes[input].type, pools.intern(own), &input, 1));
    return state_carries.back();
  }
  constexpr Id add_stacked_input(const Name& name, InputKind kind, DType dtype, const Shape& shape,
                                 const Initializer& initializer, const Name& module_type) {
    Dims extents = shape.dims;
    for (int i = static_cast<int>(layers.size()) - 1; i >= 0; --i)
      extents.insert(0, pools.pool<LoopAttributes>()[layers[i]].count);
    Id value = at_hand(declare_input(name, kind, types.intern(dtype, Shape(extents)), initializer, module_type,
                                     static_cast<std::int32_t>(layers.size())),
                       kind);
    for (AttributeId loop : layers) {
      extents.erase(0);
      value = intern(Op::loop_element, types.intern(dtype, Shape(extents)), loop, &value, 1);
    }
    return value;
  }

  Buffer<Id> slots_;  // open addressing, power-of-two size, at most three quarters full; made when first needed
  Buffer<std::int32_t> input_of_name_;  // by name; -1: none

  [[nodiscard]] constexpr bool equal_bytes(const Literal& known, const Literal& literal,
                                           const Buffer<std::uint8_t>& bytes) const {
    if (known.is_splat() || known.dtype != literal.dtype || !(known.splat == literal.splat)) return false;
    if (known.first_byte + bytes.size() > literal_bytes.size()) return false;
    for (Index i = 0; i < bytes.size(); ++i)
      if (literal_bytes[known.first_byte + i] != bytes[i]) return false;
    return true;
  }
  // No calls: this runs for every node of every pass.
  [[nodiscard]] static constexpr Index hash(Op op, TypeId type, AttributeId attributes, const Id* operands,
                                            Index count) noexcept {
    constexpr std::uint64_t factor = 0x9E3779B97F4A7C15u;
    std::uint64_t h = (static_cast<std::uint64_t>(op) * 4096 + static_cast<std::uint64_t>(type)) * factor +
                      static_cast<std::uint64_t>(attributes);
    for (Index i = 0; i < count; ++i) h = h * factor + static_cast<std::uint64_t>(operands[i]);
    h = (h ^ (h >> 32)) * factor;
    return static_cast<Index>(h >> 32);
  }
  [[nodiscard]] constexpr bool same(const Node& node, Op op, TypeId type, AttributeId attributes, const Id* operands,
                                    Index count) const {
    if (node.op != op || node.type != type || node.attributes != attributes || node.operand_count != count)
      return false;
    for (Index i = 0; i < count; ++i)
      if (operand_pool.items[node.first_operand + i] != operands[i]) return false;
    return true;
  }
  // Slots for all nodes that there is room for, or for a few.
  constexpr void rebuild() {
    Index slots = 64;
    while (3 * slots < 4 * (nodes.allocated + 1)) slots *= 2;
    slots_ = Buffer<Id>(slots, no_id);
    for (Id id = 0; id < nodes.count; ++id) {
      const Node& node = nodes.items[id];
      Index slot = hash(node.op, node.type, node.attributes, operand_pool.items + node.first_operand,
                        node.operand_count) & (slots - 1);
      while (slots_.items[slot] != no_id) slot = (slot + 1) & (slots - 1);
      slots_.items[slot] = id;
    }
  }
};

}  // namespace weft

#endif
