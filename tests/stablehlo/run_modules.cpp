// weft_stablehlo FOLDER|FILE...: runs modules that check themselves, as those of openxla/stablehlo's stablehlo/testdata
// do: @main calls check.expect_close and its like. Prints each failure with what was expected and got, each refusal with
// its reason, then "N passed, N failed, N refused". Ends with 1 if one failed.
#include <weft/dynamic/stablehlo.hpp>
#include <weft/io/file.hpp>
#include <weft/stablehlo/import.hpp>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <filesystem>
#include <string>
#include <vector>

namespace {

using weft::Buffer;
using weft::Index;
using weft::Var;

// Two results that must agree.
struct Check {
  std::string kind;
  Index got = 0, expected = 0;  // numbers of results
};
struct Checks {
  std::vector<Check> list;
  Buffer<Var> results;

  static Buffer<Var> note(const weft::stablehlo::Reading& at, void* context) {
    Checks& own = *static_cast<Checks*>(context);
    at.expect_operands(2);
    const Index first = own.results.size();
    own.list.push_back({std::string(at.find("call_target_name") != nullptr ? at.find("call_target_name")->text : at.operation.name), first, first + 1});
    own.results.push_back(at.in[0]);
    own.results.push_back(at.in[1]);
    return {};
  }
};

double element(const weft::dynamic::Result& result, Index i) {
  const auto* const bytes = reinterpret_cast<const std::uint8_t*>(result.bytes) + i * weft::size_bytes(result.dtype);
  return weft::element_value(result.dtype, weft::element_at(result.dtype, bytes));
}

// Empty: they agree.
std::string difference(const Check& check, const weft::dynamic::Result& got, const weft::dynamic::Result& expected) {
  const bool is_exact = check.kind.find("expect_eq") != std::string::npos || !weft::is_floating(got.dtype);
  const double tolerance = got.dtype == weft::DType::f32 ? 1e-4 : got.dtype == weft::DType::f64 ? 1e-9 : 2e-2;
  for (Index i = 0; i < got.shape.elements(); ++i) {
    const double a = element(got, i), b = element(expected, i);
    const bool is_close = a == b || (std::isnan(a) && std::isnan(b)) ||
                          (!is_exact && std::fabs(a - b) <= tolerance + tolerance * std::fabs(b));
    if (!is_close)
      return "element " + std::to_string(i) + ": got " + std::to_string(a) + ", expected " + std::to_string(b);
  }
  return {};
}

std::string run(weft::Runtime& runtime, const std::string& path) {
  const weft::AlignedArray<std::uint8_t> bytes = weft::read_file(path);
  const std::string text(reinterpret_cast<const char*>(bytes.data()), static_cast<std::size_t>(bytes.size()));
  const weft::stablehlo::Module module = weft::stablehlo::read_module(text);
  Checks checks;
  const Buffer<weft::stablehlo::CustomCall> calls{{"check.expect_close", Checks::note, &checks},
                                                  {"check.expect_eq", Checks::note, &checks},
                                                  {"check.expect_almost_eq", Checks::note, &checks}};
  const auto function = [&](const Buffer<Var>& inputs) {
    checks.list.clear();
    checks.results.clear();
    static_cast<void>(weft::stablehlo::import_function(*inputs[0].graph, module, weft::stablehlo::main_of(module), {},
                                     weft::stablehlo::most_operations, calls));
    return checks.results;
  };
  weft::dynamic::Program program(runtime, weft::dynamic::ResultsFunction(function), {weft::input<float>({1})},
                                 weft::Mesh{{"data", 1}}, weft::Ddp{});
  const std::vector<float> nothing(1);
  const auto results = program(nothing);
  for (const Check& check : checks.list)
    if (std::string found = difference(check, results[static_cast<std::size_t>(check.got)],
                                       results[static_cast<std::size_t>(check.expected)]);
        !found.empty())
      return found;
  return checks.list.empty() ? "nothing was checked" : "";
}

}  // namespace

int main(int argc, char** argv) {
  std::vector<std::string> paths;
  for (int i = 1; i < argc; ++i) {
    if (!std::filesystem::is_directory(argv[i])) {
      paths.emplace_back(argv[i]);
      continue;
    }
    for (const auto& entry : std::filesystem::directory_iterator(argv[i]))
      if (entry.path().extension() == ".mlir") paths.push_back(entry.path().string());
  }
  std::sort(paths.begin(), paths.end());
  weft::Runtime runtime(1);
  int passed = 0, failed = 0, refused = 0;
  for (const std::string& path : paths) {
    const std::string name = std::filesystem::path(path).filename().string();
    try {
      const std::string found = run(runtime, path);
      if (found.empty())
        ++passed;
      else
        ++failed, std::printf("failed  %s: %s\n", name.c_str(), found.c_str());
    } catch (const std::exception& error) {
      ++refused;
      std::printf("refused %s: %s\n", name.c_str(), error.what());
    }
  }
  std::printf("%d passed, %d failed, %d refused\n", passed, failed, refused);
  return failed == 0 ? 0 : 1;
}
