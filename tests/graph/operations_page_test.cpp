// graph/OPERATIONS.md lists every function that makes a Var of Vars.
#include <support/page.hpp>

#include <regex>
#include <set>

namespace weft::operations_page_test {

// Names of the functions of a header that return a Var, or Vars, but for those that are its own.
std::set<std::string> functions_of(const std::string& header) {
  static const std::regex declaration("constexpr (?:Var|TopK|Values|Scanned|auto|Buffer<Var>) ([a-z_0-9]+)\\(.*");
  std::set<std::string> names;
  bool is_own = false;
  std::ifstream file(WEFT_TESTS_DIR "/../include/weft/" + header);
  EXPECT_TRUE(file.good()) << header;
  for (std::string line; std::getline(file, line);) {
    if (line == "namespace detail {") is_own = true;
    if (line == "}  // namespace detail") is_own = false;
    std::smatch found;
    if (!is_own && std::regex_match(line, found, declaration)) names.insert(found[1]);
  }
  EXPECT_FALSE(names.empty()) << header;
  return names;
}

TEST(OperationsPage, ListsThemAll) {
  std::string page;
  for (const std::string& line : testing::lines_of("include/weft/graph/OPERATIONS.md")) page += line + '\n';
  for (const char* header :
       {"graph/var.hpp", "graph/operators.hpp", "graph/constants.hpp", "graph/elementwise.hpp", "graph/trigonometry.hpp",
        "graph/activations.hpp", "graph/softmax.hpp", "graph/arrange.hpp", "graph/cumulative.hpp",
        "graph/statistics.hpp", "graph/sort.hpp", "graph/scatter.hpp",
        "graph/einsum.hpp", "graph/linear_algebra.hpp", "graph/scan.hpp", "graph/control.hpp",
        "graph/custom_call.hpp", "graph/convolution.hpp", "graph/shard_map.hpp",
        "nn/losses.hpp", "nn/distances.hpp", "nn/linear.hpp"})
    for (const std::string& name : functions_of(header))
      EXPECT_NE(page.find('`' + name), std::string::npos) << name << " of " << header;
}

}  // namespace weft::operations_page_test
