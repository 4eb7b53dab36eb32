// weft_stablehlo FOLDER|FILE...: runs modules that check themselves, as those of openxla/stablehlo's stablehlo/testdata
// and stablehlo/tests/interpret do: texts (.mlir) and bytecode (.mlirbc, .mlir.bc). Prints each failure with what was
// expected and got, and each refusal with its reason, then "N passed, N failed, N refused". Ends with 1 if one failed, or
// if there was none.
#include <support/checked_modules.hpp>
#include <support/files_in.hpp>

#include <cstdio>

int main(int argc, char** argv) try {
  using weft::testing::CheckedModule;
  weft::Runtime runtime(1);
  int counts[3] = {};
  for (const std::string& path : weft::testing::files_in<std::filesystem::directory_iterator>(
           argc, argv, {".mlir", ".mlirbc", ".mlir.bc"})) {
    for (const auto& [name, text] : weft::testing::modules_in(path)) {
      const auto [verdict, reason] = CheckedModule::run(runtime, text);
      ++counts[static_cast<int>(verdict)];
      if (verdict != CheckedModule::Verdict::passed)
        std::printf("%s %s, %s: %s\n", verdict == CheckedModule::Verdict::failed ? "failed " : "refused",
                    std::filesystem::path(path).filename().c_str(), name.c_str(), reason.c_str());
    }
  }
  std::printf("%d passed, %d failed, %d refused\n", counts[0], counts[1], counts[2]);
  return counts[0] > 0 && counts[1] == 0 ? 0 : 1;
} catch (const std::exception& error) {
  std::fprintf(stderr, "weft_stablehlo: %s\n", error.what());
  return 2;
}
