// weft_shardy FOLDER|FILE...: reads the test files of openxla/shardy (shardy/dialect/sdy/transforms/*/test),
// runs weft's pass of their RUN lines, and compares with their CHECK lines, function by function. Prints each
// difference, and by file "N agree, N differ, N refused". Ends with 1 if no function agrees.
// weft_shardy numbers FOLDER|FILE...: runs each of their functions on the devices of its mesh, and compares numbers
// with those of one device: "N right, N wrong, N not run".
#include <sdy/shardy_file.hpp>
#include <sdy/shardy_numbers.hpp>
#include <support/files_in.hpp>

#include <cstdio>

namespace {

int compare_numbers(const std::vector<std::string>& paths) {
  weft::testing::ShardyNumbers all;
  for (const std::string& path : paths) {
    weft::testing::ShardyNumbers file;
    file.run(path);
    std::printf("%s: %d right, %d wrong, %d not run\n%s", std::filesystem::path(path).filename().c_str(), file.right,
                file.wrong, file.not_run, file.report.c_str());
    all.right += file.right;
    all.wrong += file.wrong;
    all.not_run += file.not_run;
  }
  std::printf("%d right, %d wrong, %d not run\n", all.right, all.wrong, all.not_run);
  return all.wrong == 0 && all.right > 0 ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
  const bool of_numbers = argc > 1 && std::string_view(argv[1]) == "numbers";
  const int skipped = of_numbers ? 1 : 0;
  const std::vector<std::string> paths =
      weft::testing::files_in<std::filesystem::recursive_directory_iterator>(argc - skipped, argv + skipped, {".mlir"});
  if (of_numbers) return compare_numbers(paths);
  weft::testing::ShardyCounts all;
  for (const std::string& path : paths) {
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
