// The numbers of Shardy's test files: each function, with weft's reshards and collectives, run by the devices of its
// mesh on their pieces, makes what it makes on one device.
#ifndef WEFT_TESTS_SDY_SHARDY_NUMBERS_HPP
#define WEFT_TESTS_SDY_SHARDY_NUMBERS_HPP

#include <filesystem>
#include <sdy/module_numbers.hpp>

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
    if (function.body.arguments.empty())  // a program takes something
      signature.insert(signature.find('(') + 1, "%nothing: tensor<f32>");
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
      const Index devices = ModuleNumbers::devices_of(pieces);
      if (devices > most_devices) return note_not_run(function.name, std::to_string(devices) + " devices");
      for (const Index value : function.body.arguments)
        if (row_of(function.values[value].type.dtype).kind == NumberKind::complex)
          return note_not_run(function.name, "complex arguments");
      for (const stablehlo::ValueType& type : function.values)
        if (type.type.shape.elements() > most_elements) return note_not_run(function.name, "too large");
      const std::string differs = ModuleNumbers::differences(whole, pieces);
      ++(differs.empty() ? right : wrong);
      if (!differs.empty()) report += "  wrong @" + std::string(function.name) + ": " + differs + "\n";
    } catch (const Error& error) {
      note_not_run(function.name, error.what());
    }
  }
};

}  // namespace weft::testing

#endif
