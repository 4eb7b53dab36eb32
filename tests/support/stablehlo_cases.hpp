// Modules of StableHLO for golden/check_stablehlo.py: graphs with numbers, and what the reference makes of them. What the
// reader makes of a module must be the same.
#ifndef WEFT_TESTS_SUPPORT_STABLEHLO_CASES_HPP
#define WEFT_TESTS_SUPPORT_STABLEHLO_CASES_HPP

#include <support/python.hpp>
#include <support/round_trip.hpp>
#include <support/temporary_directory.hpp>

#include <gtest/gtest.h>

#include <cstdlib>
#include <set>
#include <sstream>
#include <string>
#include <vector>

namespace weft::testing {

using MeshValues = std::vector<std::vector<Value>>;  // by device, then in the order of inputs or outputs

// A graph that runs several times: what it updates is what the next run is given.
struct StablehloRun {
  Graph graph;
  MeshValues start;               // of all inputs
  std::vector<MeshValues> given;  // to each step: values without elements are not
  std::vector<double> losses;     // of each step: the result called "loss"
  MeshValues kept;                // after the last step; values without elements are not compared
};

class StablehloCases {
 public:
  // How far XLA's results may be from those of the reference.
  struct Tolerance {
    double absolute = 1e-5, relative = 1e-5;
  };

  // The module of `graph`, to be run on `inputs`.
  void add(const std::string& name, const Graph& graph, const MeshValues& inputs, Tolerance tolerance = {1e-5, 1e-5}) {
    std::ostringstream text = begin(name, graph, inputs, tolerance);
    const MeshValues outputs = interpret(graph, inputs);
    EXPECT_EQ(round_trip_difference(graph, inputs, outputs, tolerance.absolute, tolerance.relative), "") << name;
    text << ", \"outputs\": ";
    write(text, outputs);
    folder_.put(name + ".json", text.str() + "}\n");
  }
  void add(const std::string& name, const StablehloRun& run, Tolerance tolerance) {
    std::ostringstream text = begin(name, run.graph, run.start, tolerance);
    text << ", \"given\": ";
    write(text, run.given);
    text << ", \"losses\": ";
    write(text, run.losses);
    text << ", \"kept\": ";
    write(text, run.kept);
    folder_.put(name + ".json", text.str() + "}\n");
  }

  [[nodiscard]] std::string path() const { return folder_.path(); }
  // Those of all graphs, in bodies as well.
  [[nodiscard]] const std::set<Op>& operations() const noexcept { return operations_; }

  // Runs all modules and compares. Needs JAX: SKIP_WITHOUT_PYTHON("jax").
  void expect_same_results() const { expect_sound(path()); }
  static void expect_sound(const std::string& folder) {
    expect_python("golden/check_stablehlo.py", "'" + folder + "'");
  }

 private:
  TemporaryDirectory folder_;
  std::set<Op> operations_;

  // The module, and what every case tells.
  std::ostringstream begin(const std::string& name, const Graph& graph, const MeshValues& inputs,
                           const Tolerance& tolerance) {
    note_operations(graph);
    folder_.put(name + ".mlir", to_stablehlo(graph));
    std::ostringstream text;
    text.precision(17);
    text << "{\"absolute\": " << tolerance.absolute << ", \"relative\": " << tolerance.relative << ", \"inputs\": ";
    write(text, inputs);
    return text;
  }
  void note_operations(const Graph& graph) {
    for (const Node& node : graph.nodes) operations_.insert(node.op);
    for (const Graph& body : graph.bodies) note_operations(body);
  }
  // JSON as Python reads it: NaN, Infinity.
  static void write(std::ostream& text, double number) {
    if (number != number)
      text << "NaN";
    else if (__builtin_isinf(number))
      text << (number < 0 ? "-Infinity" : "Infinity");
    else
      text << number;
  }
  static void write(std::ostream& text, const Value& value) {
    text << R"({"dtype": ")" << name_of(value.dtype) << R"(", "shape": [)";
    for (int d = 0; d < value.shape.rank(); ++d) text << (d > 0 ? "," : "") << value.shape[d];
    text << "], \"elements\": ";
    write(text, value.elements);
    text << '}';
  }
  template <class T>
  static void write(std::ostream& text, const std::vector<T>& list) {
    text << '[';
    for (std::size_t i = 0; i < list.size(); ++i) {
      if (i > 0) text << ", ";
      write(text, list[i]);
    }
    text << ']';
  }
};

}  // namespace weft::testing

#endif
