// What the devices of a mesh make of a module of one function, as local_module writes it, beside what one device makes
// of it whole, on random numbers.
#ifndef WEFT_TESTS_SDY_MODULE_NUMBERS_HPP
#define WEFT_TESTS_SDY_MODULE_NUMBERS_HPP

#include <weft/base/element.hpp>
#include <weft/base/random.hpp>
#include <weft/sdy/inline_calls.hpp>
#include <weft/sdy/local_module.hpp>
#include <weft/sdy/meshes.hpp>
#include <weft/sdy/print_module.hpp>
#include <weft/sdy/sink_edges.hpp>
#include <weft/stablehlo/parser.hpp>

#include <cstring>
#include <support/checked_modules.hpp>

namespace weft::testing {

class ModuleNumbers {
 public:
  // Of the one mesh that a program of each device has.
  static Index devices_of(const std::string& pieces) {
    const stablehlo::Module read = stablehlo::read_module(pieces);
    Index devices = 1;
    for (const stablehlo::MeshDeclaration& mesh : read.meshes)
      devices = std::max(devices, product_of(sdy::read_mesh(mesh.text).sizes));
    return devices;
  }
  // `whole`: the module, `pieces`: what local_module makes of it. Empty: they make the same.
  static std::string differences(const std::string& whole, const std::string& pieces) {
    Runtime one(1), all(static_cast<int>(devices_of(pieces)));
    const stablehlo::Module module = stablehlo::read_module(whole);
    const stablehlo::Function& function = module.functions[0];
    std::vector<std::vector<char>> bytes;
    std::vector<dynamic::Result> inputs;
    for (const Index value : function.body.arguments) {
      bytes.push_back(numbers(function.values[value].type, static_cast<std::uint32_t>(value)));
      inputs.push_back({function.values[value].type.dtype, function.values[value].type.shape, bytes.back().data()});
    }
    dynamic::Program before = stablehlo::load(one, as_program(whole)), after = stablehlo::load(all, pieces);
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

 private:
  // One device runs no edges of data flow and no named computations.
  static std::string as_program(const std::string& whole) {
    const auto has = [&](const char* name) { return whole.find(name) != std::string::npos; };
    if (!has("data_flow_edge") && !has("sdy.named_computation")) return whole;
    stablehlo::Module module = stablehlo::read_module(whole);
    sdy::sink_data_flow_edges(module);
    sdy::inline_calls(module);
    return sdy::to_text(module);
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

// Of a module whose @main is its first function.
[[nodiscard]] inline std::string differences_on_devices(const std::string& whole, bool propagates = true) {
  return ModuleNumbers::differences(whole, sdy::local_module(whole, propagates));
}

}  // namespace weft::testing

#endif
