// weft_shardy FOLDER|FILE...: reads the test files of openxla/shardy (shardy/dialect/sdy/transforms/*/test),
// runs weft's pass of their RUN lines, and compares with their CHECK lines, function by function. Prints each
// difference, and by file "N agree, N differ, N refused". Ends with 1 if no function agrees.
#include <sdy/shardy_file.hpp>
#include <support/files_in.hpp>

#include <cstdio>

int main(int argc, char** argv) {
  weft::testing::ShardyCounts all;
  for (const std::string& path :
       weft::testing::files_in<std::filesystem::recursive_directory_iterator>(argc, argv, {".mlir"})) {
    const std::optional<weft::testing::ShardyCounts> counts = weft::testing::ShardyFile::run(path);
    const std::string name = std::filesystem::path(path).filename().string();
    if (!counts) {
      std::printf("%s: no such pass\n", name.c_str());
      continue;
    }
    std::printf("%s: %d agree, %d differ, %d refused\n%s", name.c_str(), counts->agree, counts->differ, counts->refused,
                counts->report.c_str());
    all.agree += counts->agree;
    all.differ += counts->differ;
    all.refused += counts->refused;
  }
  std::printf("%d agree, %d differ, %d refused\n", all.agree, all.differ, all.refused);
  return all.agree > 0 ? 0 : 1;
}
