// Strategy: which types are strategies.
#include <weft/optim/adam.hpp>
#include <weft/strategies/ddp.hpp>
#include <weft/strategies/fsdp.hpp>
#include <weft/strategies/strategy.hpp>

#include <gtest/gtest.h>

namespace weft::strategy_test {

static_assert(Strategy<Ddp> && Strategy<const Fsdp> && Strategy<Spmd>);
static_assert(BatchCuttingStrategy<Ddp> && BatchCuttingStrategy<const Fsdp> && !BatchCuttingStrategy<Spmd>);
static_assert(!Strategy<int> && !Strategy<Mesh> && !Strategy<SpmdSpecs> && !Strategy<Adam>);

struct WithoutAName {
  template <class Optimizer>
  [[nodiscard]] constexpr DeviceGraph rewrite(const TrainingGraph&, const Mesh&) const;
};
struct ReturnsAGraph {
  static constexpr const char* name = "returns a graph";
  template <class Optimizer>
  [[nodiscard]] constexpr Graph rewrite(const TrainingGraph&, const Mesh&) const;
};
struct Changes {
  static constexpr const char* name = "changes";
  template <class Optimizer>
  constexpr DeviceGraph rewrite(const TrainingGraph&, const Mesh&);
};

TEST(Strategy, HasANameAndRewritesATrainingAsAConstant) {
  EXPECT_FALSE(Strategy<WithoutAName>);
  EXPECT_FALSE(Strategy<ReturnsAGraph>);
  EXPECT_FALSE(Strategy<Changes>);
}

}  // namespace weft::strategy_test
