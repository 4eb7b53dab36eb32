// The numbers of Shardy's test files: each function, with weft's reshards and collectives, run by the devices of its
// mesh on their pieces, makes what it makes on one device.
#ifndef WEFT_TESTS_SDY_SHARDY_NUMBERS_HPP
#define WEFT_TESTS_SDY_SHARDY_NUMBERS_HPP

#include <weft/base/element.hpp>
#include <weft/base/random.hpp>
#include <weft/sdy/local_module.hpp>
#include <weft/stablehlo/parser.hpp>

#include <cstring>
#include <filesystem>
#include <map>
#include <support/checked_modules.hpp>

namespace weft::testing {

class ShardyNumbers {
 public:
  int right = 0, wrong = 0, not_run = 0;
  std::string report;

  // All functions of a file, by themselves; shardings are propagated first, if no pass of a RUN line takes them as they
  // are.
  void run(const std::string& path) {
    for (const NamedText& part : modules_in(path)) try {
        propagates_ = propagates_ && part.text.find("// RUN:") == std::string::npos;
        const stablehlo::Module module = stablehlo::read_module(part.text);
        for (const stablehlo::Function& function : module.functions) compare(module, function);
      } catch (const Error& error) {
        note_not_run("a file", error.what());
      }
  }

 private:
  bool propagates_ = true;
  static constexpr Index most_elements = 1 << 22, most_devices = 128;

  void note_not_run(std::string_view name, const std::string& why) {
    ++not_run;
    report += "  not run @" + std::string(name) + ": " + why + "\n";
  }
  // "@name" and the meshes that it names, as a module whose function is @main.
  static std::string alone(const stablehlo::Module& module, const stablehlo::Function& function) {
    std::string signature(function.signature), text;
    const std::string own = "@" + std::string(function.name);
    signature.replace(signature.find(own), own.size(), "@main");
    std::string body = signature + " {\n" + std::string(function.body.text) + "\n}\n";
    if (body.find("call @") != std::string::npos)
      for (const stablehlo::Function& other : module.functions)
        if (&other != &function && other.name != "main")
          body += std::string(other.signature) + " {\n" + std::string(other.body.text) + "\n}\n";
    for (const stablehlo::MeshDeclaration& mesh : module.meshes)
      for (const char* const end : {",", ">"})
        if (body.find("@" + std::string(mesh.name) + end) != std::string::npos) {
          text += "sdy.mesh @" + std::string(mesh.name) + " = " + std::string(mesh.text) + "\n";
          break;
        }
    return text + body;
  }
  void compare(const stablehlo::Module& module, const stablehlo::Function& function) {
    try {
      const std::string whole = alone(module, function), pieces = sdy::local_module(whole, propagates_);
      for (const char* const sum : {"sdy.all_reduce", "sdy.reduce_scatter"})
        if (whole.find(sum) != std::string::npos) return note_not_run(function.name, "sums of its own");
      const stablehlo::Module read = stablehlo::read_module(pieces);
      Index devices = 1;
      for (const stablehlo::MeshDeclaration& mesh : read.meshes)
        devices = std::max(devices, product_of(sdy::read_mesh(mesh.text).sizes));
      if (devices > most_devices) return note_not_run(function.name, std::to_string(devices) + " devices");
      for (const Index value : function.body.arguments)
        if (row_of(function.values[value].type.dtype).kind == NumberKind::complex)
          return note_not_run(function.name, "complex arguments");
      for (const stablehlo::ValueType& type : function.values)
        if (type.type.shape.elements() > most_elements) return note_not_run(function.name, "too large");
      const std::string differs = differences(function, whole, pieces, devices);
      ++(differs.empty() ? right : wrong);
      if (!differs.empty()) report += "  wrong @" + std::string(function.name) + ": " + differs + "\n";
    } catch (const Error& error) {
      note_not_run(function.name, error.what());
    }
  }
  static std::string differences(const stablehlo::Function& function, const std::string& whole,
                                 const std::string& pieces, Index devices) {
    Runtime one(1), all(static_cast<int>(devices));
    std::vector<std::vector<char>> bytes;
    std::vector<dynamic::Result> inputs;
    for (const Index value : function.body.arguments) {
      bytes.push_back(numbers(function.values[value].type, static_cast<std::uint32_t>(value)));
      inputs.push_back({function.values[value].type.dtype, function.values[value].type.shape, bytes.back().data()});
    }
    dynamic::Program before = stablehlo::load(one, whole), after = stablehlo::load(all, pieces);
    const auto wanted = before(std::span<const dynamic::Result>(inputs));
    const auto got = after(std::span<const dynamic::Result>(inputs));
    if (wanted.size() != got.size()) return "results";
    for (std::size_t r = 0; r < wanted.size(); ++r) {
      if (!(wanted[r].shape == got[r].shape) || wanted[r].dtype != got[r].dtype) return "types";
      const Index size = size_bytes(wanted[r].dtype);
      for (Index i = 0; i < wanted[r].shape.elements(); ++i) {
        const double left = element(wanted[r], i * size), right = element(got[r], i * size);
        const bool agrees =
            left == right || (left != left && right != right) || std::abs(left - right) <= 1e-4 * (1 + std::abs(left));
        if (!agrees)
          return "result " + std::to_string(r) + ", element " + std::to_string(i) + ": " + std::to_string(left) + ", " +
                 std::to_string(right);
      }
    }
    return "";
  }
  static double element(const dynamic::Result& result, Index at) {
    return element_value(result.dtype,
                         element_at(result.dtype, reinterpret_cast<const std::uint8_t*>(result.bytes) + at));
  }
  // Multiples of 1/4 from -1 to 1, whole numbers from 0 to 2.
  static std::vector<char> numbers(const TensorType& type, std::uint32_t seed) {
    std::vector<char> made(to_size(type.bytes()));
    const Index size = size_bytes(type.dtype);
    const bool is_whole =
        row_of(type.dtype).kind != NumberKind::floating && row_of(type.dtype).kind != NumberKind::complex;
    for (Index i = 0; i < type.shape.elements(); ++i) {
      const std::uint32_t bits = random_bits(seed, static_cast<std::uint32_t>(i), 31);
      const double value = is_whole ? static_cast<double>(bits % (type.dtype == DType::pred ? 2 : 3))
                                    : 0.25 * (static_cast<double>(bits % 9) - 4);
      const ElementBits own = element_bits(type.dtype, value);
      std::memcpy(made.data() + i * size, &own, to_size(size));
    }
    return made;
  }
};

}  // namespace weft::testing

#endif
