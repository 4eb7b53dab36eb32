// Random graphs, written as modules and read again.
#include <support/random_graph.hpp>
#include <support/round_trip.hpp>
#include <support/sanitized.hpp>

namespace weft::stablehlo_round_trip_test {

TEST(StablehloRoundTrip, RandomGraphsComputeTheSame) {
  for (std::uint32_t seed = 1; seed <= testing::random_cases(1000); ++seed) {
    const testing::RandomGraph random(seed, 16, {1, 2, 3});
    const Graph& graph = random.program.graph;
    const std::vector<std::vector<Value>> inputs{random.inputs}, expected{interpret(graph, random.inputs)};
    const std::string found = testing::round_trip_difference(graph, inputs, expected, 1e-5, 1e-5);
    ASSERT_EQ(found, "") << "seed " << seed;
  }
}

}  // namespace weft::stablehlo_round_trip_test
