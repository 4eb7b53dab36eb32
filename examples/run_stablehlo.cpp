// Runs a module of StableHLO, as jax.jit(f).lower(...).as_text() and PyTorch/XLA print it, or as jax.export stores it:
// text or bytecode.
//
//   run_stablehlo model.mlir                     what it takes and returns; its numbers, if it takes nothing
//   run_stablehlo model.mlir --input x.npy --input y.npy --output odds.npy --repeat 100
//   run_stablehlo model.mlir --input x.npy --weights model.safetensors --weight_names 1=dense.weight,2=dense.bias
//   run_stablehlo exported.mlirbc --input x.npy --weights model.safetensors --weights_of params
//   run_stablehlo exported.mlir --shape 0=8x784  of a module with named dimensions: jax.export
//   run_stablehlo FOLDER --input x.npy           what PyTorch/XLA's StableHLOGraphModule.save left
//
// Dimensions that a module leaves open have the sizes of the inputs, or those of --shape. A module with devices of its
// own (jax.shard_map) runs on as many threads as it says.
//
// Prints the first numbers of every result, how long planning and a call take, and the peak of a device's memory. Exit
// code 0; 2: a flag, the module or a file is wrong.
#include "support/flags.hpp"

#include <weft/checkpoint/checkpoint.hpp>
#include <weft/dynamic/explain.hpp>
#include <weft/dynamic/parse.hpp>
#include <weft/dynamic/torch_folder.hpp>
#include <weft/io/aligned_array.hpp>
#include <weft/io/npy.hpp>
#include <weft/stablehlo/importer.hpp>

#include <algorithm>
#include <charconv>
#include <chrono>
#include <optional>
#include <vector>

namespace examples {

namespace {

using weft::dynamic::Result;

struct Options {
  std::string module, inputs, outputs, weights, weight_names, weights_of, shapes, sizes, strategy = "ddp", mesh;
  weft::Index devices = 1, repeat = 1;
  bool explain = false;
};

std::vector<std::string> split(const std::string& list) {
  std::vector<std::string> parts;
  for (std::size_t from = 0; from <= list.size() && !list.empty();) {
    const std::size_t to = std::min(list.find(',', from), list.size());
    parts.push_back(list.substr(from, to - from));
    from = to + 1;
  }
  return parts;
}

// "1=dense.weight,2=dense.bias": numbers of arguments, and what is said of each. `form`: such as "1=dense.weight".
std::vector<std::pair<weft::Index, std::string>> by_argument(const char* flag, const char* form,
                                                             const std::string& list) {
  std::vector<std::pair<weft::Index, std::string>> parts;
  for (const std::string& part : split(list)) {
    const std::size_t equals = part.find('=');
    weft::Index argument = 0;
    const char* const end = part.data() + std::min(equals, part.size());
    if (equals == std::string::npos || std::from_chars(part.data(), end, argument).ptr != end ||
        equals + 1 == part.size())
      throw UsageError(weft::Sentence() << "--" << flag << " has '" << part.c_str() << "'; write the number of an "
                                        << "argument and what it is, such as " << form);
    parts.emplace_back(argument, part.substr(equals + 1));
  }
  return parts;
}
std::vector<weft::stablehlo::WeightName> weight_names(const std::string& list) {
  std::vector<weft::stablehlo::WeightName> names;
  for (const auto& [argument, name] : by_argument("weight_names", "1=dense.weight", list))
    names.push_back({argument, name});
  return names;
}
// "8x10"
weft::Buffer<weft::Index> extents_of(const char* flag, const std::string& text) {
  weft::Buffer<weft::Index> extents;
  for (const char *at = text.data(), *const end = at + text.size(); at <= end; ++at) {
    weft::Index extent = 0;
    const auto [after, error] = std::from_chars(at, end, extent);
    if (error != std::errc() || extent < 0 || (after != end && *after != 'x'))
      throw UsageError(weft::Sentence() << "--" << flag << " has '" << text.c_str() << "'; write sizes, such as 8x10");
    extents.push_back(extent);
    at = after;
  }
  return extents;
}

// "f32[8, 784]"
std::string text_of(weft::DType dtype, const weft::Buffer<weft::Index>& extents) {
  std::string text = std::string(weft::name_of(dtype)) + '[';
  for (weft::Index i = 0; i < extents.size(); ++i) text += (i > 0 ? ", " : "") + std::to_string(extents[i]);
  return text + ']';
}
std::string text_of(const Result& result) {
  weft::Buffer<weft::Index> extents;
  for (weft::Index extent : result.shape) extents.push_back(extent);
  return text_of(result.dtype, extents);
}

// An input file, which must outlive what it is given to: it is read where it is.
struct Array {
  weft::AlignedArray<std::byte> bytes;
  weft::Shape shape;  // of complex numbers, too
  Result view;
  bool is_unnamed = false;  // bits of a type of ml_dtypes

  explicit Array(const std::string& path) {
    weft::NpyReader reader(path);
    bytes = weft::AlignedArray<std::byte>(reader.bytes());
    reader.read({bytes.data(), static_cast<std::size_t>(bytes.size())});
    shape = reader.shape();
    is_unnamed = reader.is_unnamed();
    const weft::TensorType type = weft::stablehlo::as_real({reader.dtype(), shape});
    view = {type.dtype, type.shape, reinterpret_cast<const char*>(bytes.data())};
  }
};

// Pairs as the complex numbers that the module declares.
Result as_declared(Result result, weft::DType declared) {
  if (!weft::is_complex(declared)) return result;
  result.dtype = declared;
  result.shape.dims.pop_back();
  return result;
}
// `type`: as the module declares it. The numbers of a complex one are real parts and imaginary ones, in turns.
void print(const Result& result, const std::string& type, std::size_t number) {
  std::printf("result %zu  %s ", number, type.c_str());
  const weft::Index size = weft::size_bytes(result.dtype);
  for (weft::Index i = 0; i < std::min<weft::Index>(result.shape.elements(), 8); ++i) {
    const auto* const at = reinterpret_cast<const std::uint8_t*>(result.bytes) + i * size;
    std::printf(" %.6g", weft::element_value(result.dtype, weft::element_at(result.dtype, at)));
  }
  std::printf("%s\n", result.shape.elements() > 8 ? " ..." : "");
}
void write(const Result& result, const std::string& path) {
  const weft::Index bytes = result.shape.elements() * weft::size_bytes(result.dtype);
  weft::write_npy(path, result.dtype, result.shape,
                  std::as_bytes(std::span(result.bytes, static_cast<std::size_t>(bytes))));
}

// How the module is read, but for what a folder of PyTorch/XLA says of it: sizes of dimensions that it leaves open are
// given, or are those of the inputs.
weft::stablehlo::ModuleOptions reading_of(weft::stablehlo::ModuleOptions reading, const Options& options,
                                          const std::vector<weft::Shape>& inputs) {
  for (weft::stablehlo::WeightName& weight : weight_names(options.weight_names))
    reading.weights.push_back(std::move(weight));
  reading.weights_of = split(options.weights_of);
  for (const auto& [argument, text] : by_argument("size", "0=8", options.sizes)) {
    const weft::Buffer<weft::Index> size = extents_of("size", text);
    if (size.size() != 1) throw UsageError("--size has more than a number; write a size, such as 0=8");
    reading.sizes.push_back({argument, size[0]});
  }
  const auto given = by_argument("shape", "0=8x10", options.shapes);
  for (const auto& [argument, text] : given) reading.shapes.push_back({argument, extents_of("shape", text)});
  if (!given.empty() || inputs.empty()) return reading;
  const std::vector<weft::Index> open = weft::stablehlo::open_arguments(options.module);
  if (open.empty()) return reading;
  const std::vector<weft::Index> arguments = weft::stablehlo::input_arguments(options.module, reading);
  for (std::size_t i = 0; i < std::min(arguments.size(), inputs.size()); ++i) {
    weft::Buffer<weft::Index> extents;
    for (weft::Index extent : inputs[i]) extents.push_back(extent);
    if (std::find(open.begin(), open.end(), arguments[i]) != open.end())
      reading.shapes.push_back({arguments[i], extents});
  }
  return reading;
}

double milliseconds(std::chrono::steady_clock::time_point start) {
  return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
}

int run(int count, char** words) {
  Options options;
  Flags flags("run_stablehlo", "runs a module of StableHLO that JAX or PyTorch/XLA printed or stored");
  flags.argument("module", options.module,
                 "the module, as text or as bytecode, or a folder of StableHLOGraphModule.save");
  flags.list("inputs", options.inputs, "npy files of the arguments that are no weights, in their order");
  flags.list("outputs", options.outputs, "npy files for the results, in their order");
  flags.text("weights", options.weights, "safetensors file of the arguments that are weights");
  flags.list("weight_names", options.weight_names, "arguments that are weights, and their names there",
             "N=NAME,N=NAME");
  flags.list("weights_of", options.weights_of,
             "parameters of the Python function whose arrays are weights, called as they lie in it", "NAME,NAME");
  flags.list("shape", options.shapes, "arguments with open dimensions, and their extents; else those of the inputs",
             "N=8x10,N=8");
  flags.list("size", options.sizes, "arguments that are sizes, and what they are", "N=8,N=4");
  flags.integer("devices", options.devices, 1, 1024, "that share the inputs' first dimension");
  flags.text("strategy", options.strategy, "ddp, fsdp or spmd, with options", "STRATEGY");
  flags.text("mesh", options.mesh, "axes of the devices, such as data=2,model=2", "MESH");
  flags.integer("repeat", options.repeat, 1, 1000000, "calls, of which the median time is told");
  flags.on("explain", options.explain, "print the plan, step by step");
  if (!flags.parse(count, words)) return 0;
  if (options.module.empty()) throw UsageError("there is no module; give its file");

  const std::vector<std::string> inputs = split(options.inputs), outputs = split(options.outputs);
  std::optional<weft::stablehlo::TorchFolder> folder;
  if (weft::stablehlo::TorchFolder::is_at(options.module)) {
    folder.emplace(options.module);
    options.module = folder->module();
  }
  std::vector<Array> arrays;
  std::vector<weft::Shape> shapes;
  for (const std::string& path : inputs) shapes.push_back(arrays.emplace_back(path).shape);
  const auto start = std::chrono::steady_clock::now();
  const weft::stablehlo::LoadedModule module(
      options.module, reading_of(folder ? folder->options() : weft::stablehlo::ModuleOptions{}, options, shapes));
  const weft::Mesh mesh = module.has_own_devices() ? module.devices()
                          : options.mesh.empty()   ? weft::Mesh{{"data", options.devices}}
                                                   : weft::parse_mesh(options.mesh);
  weft::Runtime runtime(static_cast<int>(mesh.size()));
  weft::dynamic::Program program = weft::stablehlo::load(runtime, module, mesh, weft::parse_strategy(options.strategy));
  const double planning = milliseconds(start);
  if (options.explain) std::fputs(weft::dynamic::explain(program).c_str(), stdout);
  if (folder) folder->load_weights(program.tensors());
  if (!options.weights.empty()) weft::load_weights(options.weights, program.tensors());

  if (inputs.empty() && !module.inputs().empty()) {
    for (weft::Index i = 0; i < module.inputs().size(); ++i)
      std::printf("input %lld   %s\n", static_cast<long long>(i),
                  text_of(module.inputs()[i].dtype, module.inputs()[i].extents).c_str());
    std::printf("peak      %lld bytes a device\nplanned in %.1f ms; --input gives it numbers\n",
                static_cast<long long>(program.peak_bytes()), planning);
    return 0;
  }
  if (static_cast<weft::Index>(arrays.size()) != module.inputs().size())
    throw UsageError(weft::Sentence() << "--inputs names " << static_cast<weft::Index>(arrays.size())
                                      << " files and the module takes " << module.inputs().size()
                                      << "; without --inputs its inputs are told, and --size 0=0 gives the number of a"
                                         " platform");
  std::vector<Result> batch;
  for (std::size_t i = 0; i < arrays.size(); ++i) {
    batch.push_back(arrays[i].view);
    const auto at = static_cast<weft::Index>(i);  // int4 is i8
    if (arrays[i].is_unnamed && at < module.inputs().size() && module.inputs()[at].dtype == weft::DType::i8)
      batch.back().dtype = weft::DType::i8;
  }
  std::vector<double> times;
  std::span<const Result> results;
  for (weft::Index i = 0; i < options.repeat; ++i) {
    const auto before = std::chrono::steady_clock::now();
    results = program(std::span<const Result>(batch));
    times.push_back(milliseconds(before));
  }
  if (outputs.size() > results.size())
    throw UsageError(weft::Sentence() << "--outputs names " << static_cast<weft::Index>(outputs.size())
                                      << " files and there are " << static_cast<weft::Index>(results.size())
                                      << " results");
  const weft::Buffer<weft::DType> declared = module.declared_results();
  for (std::size_t i = 0; i < results.size(); ++i) {
    const Result result = as_declared(results[i], declared[static_cast<weft::Index>(i)]);
    print(results[i], text_of(result), i);
    if (i < outputs.size()) write(result, outputs[i]);
  }
  std::nth_element(times.begin(), times.begin() + static_cast<std::ptrdiff_t>(times.size() / 2), times.end());
  std::printf("planned in %.1f ms, a call takes %.3f ms, peak %lld bytes a device\n", planning, times[times.size() / 2],
              static_cast<long long>(program.peak_bytes()));
  return 0;
}

}  // namespace

}  // namespace examples

int main(int count, char** words) {
  return examples::run_program("run_stablehlo", [&] { return examples::run(count, words); });
}
