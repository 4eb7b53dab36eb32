// A graph as a module of StableHLO, in MLIR's text form, which other compilers read and run. Run time only.
//
//   module @weft attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 8 : i32} {
//     func.func public @main(%0: tensor<64x784xf32> {weft.kind = "data", weft.name = "image"}, ...)
//         -> (tensor<f32> {weft.name = "loss"}, ...) {
//       %3 = "stablehlo.add"(%0, %1) : (tensor<64x784xf32>, tensor<64x784xf32>) -> tensor<64x784xf32>
//
// Value %3 is node %3 of the graph's own text; what one node needs besides has names with letters. Inputs are
// arguments, in their order, results and updates are results: an argument that is updated names its result
// (tf.aliasing_output, as JAX says that it is donated). Devices of a mesh are replicas, each of which runs this
// program.
#ifndef WEFT_STABLEHLO_PRINT_HPP
#define WEFT_STABLEHLO_PRINT_HPP

#include <weft/stablehlo/table.hpp>

namespace weft {

namespace stablehlo {

// One graph: what each node is called, and which are written already.
class Printer {
 public:
  WEFT_DECL explicit Printer(const Graph& graph);

  WEFT_DECL std::string text();

 private:
  const Graph& graph_;
  Loops loops_;
  Writer out_;
  Values values_;               // by node; number -1: not written yet
  Buffer<Values> results_;      // of a map, by node
  Buffer<Buffer<Id>> members_;  // by loop + 1: the nodes that belong to it and to no inner one
  Buffer<Buffer<Id>> left_;     // by loop: its results and stacks

  [[nodiscard]] bool leaves_a_loop(Id id) const {
    return is_loop_result(graph_[id].op) || is_loop_stack(graph_[id].op);
  }

  // Arguments, which name the results that update them, and results.
  WEFT_DECL std::string signature() const;

  void write_members(std::int32_t loop) {
    for (Id id : members_[loop + 1]) write(id);
  }
  // A node that is not written yet, after its operands.
  WEFT_DECL void write(Id id);
  WEFT_DECL Values operands(Id id) const;

  // The body of a map on whole tensors: a scalar is repeated.
  WEFT_DECL Values map(Id id);

  // All results of a call of a user's operation, whose options are those of XLA's typed foreign functions.
  WEFT_DECL void write_custom_call(Id id);

  // What a loop reads from around it, so that it is written before it.
  WEFT_DECL void write_captured(std::int32_t loop);
  // A stablehlo.while: its states are the carries, and the stacks, into which each iteration writes its part.
  WEFT_DECL void write_loop(std::int32_t loop);
  // The body: what the states become.
  WEFT_DECL Values iteration(std::int32_t loop, const LoopAttributes& how, const Buffer<Id>& stacks, const Loop& open);
  // Adds the starts of element `index` of the leading dimension of a tensor of this rank.
  WEFT_DECL void append_starts(Values& in, Value index, int rank);
  // [1, ...]
  [[nodiscard]] WEFT_DECL static Dims alone(const Shape& shape);
  WEFT_DECL Value element(Id id, Value index);
  WEFT_DECL Value stacked(Id id, Value before, Value value, Value index);
};

}  // namespace stablehlo

// The whole graph. O(nodes), and the elements of literals. What differs from the graph: labels are not checked, and
// numbers of rows out of range are no errors.
[[nodiscard]] WEFT_DECL std::string to_stablehlo(const Graph& graph);

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/stablehlo/print.ipp>
#endif

#endif
