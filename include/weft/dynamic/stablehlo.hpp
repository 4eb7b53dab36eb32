// Programs and training steps from a module of StableHLO, as jax.jit(f).lower(...).as_text() and PyTorch/XLA print it,
// or as jax.export and torch_xla store it: a model of theirs in plain C++.
//
//   weft::dynamic::Program model = weft::stablehlo::load(runtime, "model.mlir");
//   const std::span<const float> odds = model(images)[0].as<float>();
//
// Arguments that are weights get names, and are loaded, shared, cut and trained as those of any model:
//
//   const weft::stablehlo::LoadedModule model("loss.mlir", {.weights = {{0, "dense.weight"}, {1, "dense.bias"}}});
//   weft::dynamic::TrainStep step(runtime, model.loss(), model.inputs(), mesh, weft::Fsdp{.stage = 2}, weft::Sgd{},
//   seed); weft::load_weights("model.safetensors", step.tensors());
#ifndef WEFT_DYNAMIC_STABLEHLO_HPP
#define WEFT_DYNAMIC_STABLEHLO_HPP

#include <weft/dynamic/program.hpp>
#include <weft/dynamic/train_step.hpp>
#include <weft/stablehlo/reading.hpp>

namespace weft::stablehlo {

// An argument that is a weight: its number among those of the function, and its name in files.
struct WeightName {
  Index argument = 0;
  std::string name;
};

// The extents of an argument whose dimensions the module leaves open, as jax.export does for dimensions with names.
struct ArgumentShape {
  Index argument = 0;
  Buffer<Index> extents;
};
// An argument that is a size, an integer without dimensions: what it is in every call. It is no input.
struct ArgumentSize {
  Index argument = 0;
  Index size = 0;
};

// An argument whose elements are known, row-major: a constant. It is no input. Booleans are a byte each.
struct ArgumentValue {
  Index argument = 0;
  TensorType type = {};
  Buffer<std::uint8_t> bytes = {};
};

struct ModuleOptions {
  std::string function = "main";           // that is run; if it is the only one it may have any name
  std::vector<WeightName> weights = {};    // arguments that are neither here nor in `weights_of` are inputs
  // Parameters of the Python function whose arrays are weights, too, called as they lie in it: of {"params"} the argument
  // params['dense']['kernel'] is "dense.kernel", and a parameter that is one array has its own name. For modules that
  // have these names: artifacts of jax.export, texts of as_text(debug_info=True).
  std::vector<std::string> weights_of = {};
  std::vector<ArgumentShape> shapes = {};  // of arguments with open dimensions, "?"
  std::vector<ArgumentSize> sizes = {};
  std::vector<ArgumentValue> values = {};
  // Arguments that are the first inputs, in this order; all others follow in the module's.
  std::vector<Index> order = {};
  // Values lie as Shardy's propagation finds from the module's `sdy` shardings; else these are passed over. For Spmd
  // with LoadedModule::specs(), on a mesh with the module's axes.
  bool obeys_shardings = false;
  // If they are obeyed: over automatic axes as a whole, or as far as the module asks for them (sdy.sharding_constraint),
  // or not at all, by what sends the fewest bytes.
  bool shardings_are_hints = false;
  Index most_operations = Index{1} << 20;     // with those of functions as often as they are called
  std::vector<CustomCall> custom_calls = {};  // operations of one's own, by the target of a custom_call or by name
};

// The arguments of a function that have dimensions which the module leaves open, by number: of each,
// ModuleOptions.shapes must have the extents. Errors: those of reading the module, stablehlo_has_no_function.
[[nodiscard]] WEFT_DECL std::vector<Index> open_arguments(const std::string& path_or_text,
                                                          const std::string& function = "main");

// The arguments that are inputs, by number, in the order in which they are given: no weights, sizes and values. Errors:
// also stablehlo_parameter_is_unknown.
[[nodiscard]] WEFT_DECL std::vector<Index> input_arguments(const std::string& path_or_text,
                                                           const ModuleOptions& options = {});

// A module that has been read and checked. Copies share it.
class LoadedModule {
 public:
  // A path, or the text or the bytecode itself: what begins as bytecode, or has more than one line, is no path. Errors:
  // those of read_file, read_module and read_bytecode; stablehlo_has_no_function, stablehlo_weight_is_unknown,
  // stablehlo_parameter_is_unknown, stablehlo_shape_does_not_fit.
  WEFT_DECL explicit LoadedModule(const std::string& path_or_text, const ModuleOptions& options = {});

  // The types of the arguments that are inputs, in the order in which they are given; here and among the results
  // complex numbers are pairs of real ones, f32[4, 2] for c64[4], and floats of 8 bits and fewer are their bits, u8.
  [[nodiscard]] const Buffer<dynamic::InputType>& inputs() const noexcept { return inputs_; }
  // The element types of what the function returns, as it declares them: complex where a result is pairs.
  [[nodiscard]] WEFT_DECL Buffer<DType> declared_results() const;
  // How arguments lie, if shardings are obeyed, or where the devices that the module names take pieces of them; else
  // they are whole. What is whole has no spec, but an input before one that is cut. Errors: fixed_vector_is_full, of more
  // than 32 weights that are cut, or one among inputs after the first 8.
  [[nodiscard]] WEFT_DECL SpmdSpecs specs() const;
  // What the function returns, for a dynamic::Program. Errors, when it is traced: those of import_function;
  // stablehlo_is_unsupported, of one that returns nothing.
  [[nodiscard]] WEFT_DECL dynamic::ResultsFunction function() const;
  // What it returns first, a scalar, and its gradients by those arguments, as jax.value_and_grad(f, argnums). Errors,
  // when it is traced: also stablehlo_weight_is_unknown, gradient_needs_a_scalar, operation_has_no_gradient.
  [[nodiscard]] WEFT_DECL dynamic::ResultsFunction value_and_grad(const std::vector<Index>& arguments) const;
  // What it returns first, as the loss of a dynamic::TrainStep.
  [[nodiscard]] WEFT_DECL dynamic::MeasuredFunction loss() const;

  // Do devices of its own run it, with collectives between them? Then `load` takes these: replicas, and the axes of the
  // mesh that the module declares, or one of all partitions. Error: stablehlo_is_unsupported.
  [[nodiscard]] WEFT_DECL bool has_own_devices() const;
  [[nodiscard]] WEFT_DECL Mesh devices() const;
  // Do these take pieces of values that are whole around them (jax.shard_map)? Then function(), value_and_grad() and
  // loss() run on a mesh with their axes, such as devices(), as a model with shard_map does: under Spmd with specs(),
  // or another strategy.
  [[nodiscard]] WEFT_DECL bool takes_pieces() const;
  [[nodiscard]] WEFT_DECL bool has_weights() const;  // by name
  // What each of them runs. Where the module has manual computations (jax.shard_map), arguments and results are those
  // of all devices together, as in JAX; each device has its pieces. Where it has none, each device has arguments and
  // results of its own: [devices, ...]. Errors: those of import_function; stablehlo_is_unsupported, of weights.
  [[nodiscard]] WEFT_DECL DeviceGraph device_graph() const;

 private:
  struct Text;
  std::shared_ptr<const Text> text_;  // its module has the sizes that are given
  Buffer<dynamic::InputType> inputs_;

  // What the function takes, of which `inputs` are given.
  [[nodiscard]] WEFT_DECL static Buffer<Var> arguments(const Text& text, Graph& graph, const Buffer<Var>& inputs);
  [[nodiscard]] WEFT_DECL static Buffer<Var> results(const Text& text, Graph& graph, const Buffer<Var>& arguments);
};

// A program of a module. One device runs it, unless a mesh and a strategy say otherwise. A module of several processes
// with collectives of its own runs on as many devices as it says, which `runtime` must have; mesh and strategy say
// nothing then. Errors: those of LoadedModule and of dynamic::Program.
[[nodiscard]] WEFT_DECL dynamic::Program load(Runtime& runtime, const std::string& path_or_text,
                                              const ModuleOptions& options = {}, const Mesh& mesh = Mesh{{"data", 1}},
                                              const AnyStrategy& strategy = Ddp{},
                                              const dynamic::Options& program = {});
[[nodiscard]] WEFT_DECL dynamic::Program load(Runtime& runtime, const LoadedModule& module,
                                              const Mesh& mesh = Mesh{{"data", 1}}, const AnyStrategy& strategy = Ddp{},
                                              const dynamic::Options& program = {});

}  // namespace weft::stablehlo

#if WEFT_HEADER_ONLY
#include <weft/dynamic/stablehlo.ipp>
#endif

#endif
