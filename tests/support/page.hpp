// Pages whose examples are compiled: every block of C++ stands in a source, line by line.
#ifndef WEFT_TESTS_SUPPORT_PAGE_HPP
#define WEFT_TESTS_SUPPORT_PAGE_HPP

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <string>
#include <vector>

namespace weft::testing {

// The lines of a file of the project, `path` from its root, without what they begin with and empty ones.
inline std::vector<std::string> lines_of(const std::string& path) {
  std::ifstream file(WEFT_TESTS_DIR "/../" + path);
  EXPECT_TRUE(file.good()) << path;
  std::vector<std::string> lines;
  for (std::string line; std::getline(file, line);) {
    const std::size_t start = line.find_first_not_of(' ');
    if (start != std::string::npos) lines.push_back(line.substr(start));
  }
  return lines;
}

// Every ```cpp block of `page` is in one of `sources`, as it is but for the space before lines.
inline void expect_page_is_compiled(const std::string& page, const std::vector<std::string>& sources) {
  std::vector<std::vector<std::string>> blocks;
  bool is_inside = false;
  for (const std::string& line : lines_of(page)) {
    if (line.rfind("```", 0) == 0) {
      is_inside = line == "```cpp";
      if (is_inside) blocks.emplace_back();
    } else if (is_inside) {
      blocks.back().push_back(line);
    }
  }
  EXPECT_FALSE(blocks.empty()) << page << " has no example";
  for (const std::vector<std::string>& block : blocks) {
    bool is_found = false;
    for (const std::string& source : sources) {
      const std::vector<std::string> lines = lines_of(source);
      for (std::size_t at = 0; at + block.size() <= lines.size() && !is_found; ++at)
        is_found = std::equal(block.begin(), block.end(), lines.begin() + static_cast<std::ptrdiff_t>(at));
    }
    EXPECT_TRUE(is_found) << page << ": no source compiles the example that begins with\n" << block.front();
  }
}

}  // namespace weft::testing

#endif
