// The files that a command line names: each argument, or of a folder those with one of some endings; sorted.
#ifndef WEFT_TESTS_SUPPORT_FILES_IN_HPP
#define WEFT_TESTS_SUPPORT_FILES_IN_HPP

#include <algorithm>
#include <filesystem>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace weft::testing {

// `Iterator`: std::filesystem::directory_iterator, or recursive_directory_iterator for folders in folders, too.
template <class Iterator>
std::vector<std::string> files_in(int argc, char** argv, std::initializer_list<std::string_view> endings) {
  std::vector<std::string> paths;
  for (int i = 1; i < argc; ++i) {
    if (!std::filesystem::is_directory(argv[i])) {
      paths.emplace_back(argv[i]);
      continue;
    }
    for (const auto& entry : Iterator(argv[i])) {
      const std::string path = entry.path().string();
      if (std::any_of(endings.begin(), endings.end(), [&](std::string_view ending) { return path.ends_with(ending); }))
        paths.push_back(path);
    }
  }
  std::sort(paths.begin(), paths.end());
  return paths;
}

}  // namespace weft::testing

#endif
