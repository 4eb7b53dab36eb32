// What a few steps of the small language model under an optimizer leave: losses, the norm of gradients, and all tensors.
#ifndef WEFT_TESTS_SUPPORT_OPTIMIZER_OUTCOME_HPP
#define WEFT_TESTS_SUPPORT_OPTIMIZER_OUTCOME_HPP

#include <support/language_model.hpp>
#include <support/stored_values.hpp>
#include <weft/strategies/ddp.hpp>
#include <weft/strategies/fsdp.hpp>

#include <algorithm>
#include <stdexcept>
#include <string>
#include <utility>

namespace weft::testing {

struct Outcome {
  std::vector<float> losses;
  float norm = 0;
  std::vector<std::pair<std::string, std::vector<float>>> tensors;
  friend bool operator==(const Outcome&, const Outcome&) = default;
};
template <class Rule, class Strategy>
Outcome run(const TrainingGraph& training, const Strategy& strategy, const Mesh& mesh,
            const typename Rule::Settings& settings) {
  PlannedTraining<Rule> trained(training, strategy, mesh, 42);
  Outcome result{losses_of(trained, settings), 0, {}};
  if constexpr (UpdateRule<Rule>::clips_by_global_norm) result.norm = trained.metric("gradient_norm");
  for (Index i = 0; i < trained.tensors().size(); ++i) {
    const char* const name = trained.tensors()[i].name.c_str();
    result.tensors.push_back({name, stored_values(trained.tensors(), name)});
  }
  std::sort(result.tensors.begin(), result.tensors.end());
  return result;
}
inline const std::vector<float>& tensor(const Outcome& of, const std::string& name) {
  for (const auto& [own, elements] : of.tensors)
    if (own == name) return elements;
  throw std::runtime_error("no tensor " + name);
}

template <class Rule>
void expect_same_under_every_strategy(const typename Rule::Settings& settings, const Mesh& mesh) {
  using namespace language_model;
  for (const TrainingGraph* training :
       {&traced_language_model<plain, nn::Sequence>(), &traced_language_model<untied>()}) {
    SCOPED_TRACE(training->graph.loops == 0 ? "sequence" : "stack");
    const Outcome ddp = run<Rule>(*training, Ddp{}, mesh, settings);
    for (int stage = 1; stage <= 3; ++stage)
      EXPECT_EQ(run<Rule>(*training, Fsdp{.stage = stage}, mesh, settings), ddp) << stage;
    for (int stage = 1; stage <= 3; ++stage)
      EXPECT_EQ(run<Rule>(*training, Fsdp{.stage = stage, .wrap = Wrap::whole_model()}, mesh, settings), ddp) << stage;
    EXPECT_EQ(run<Rule>(*training, Fsdp{.wrap = Wrap::by_size(3000), .shard_multiple = 8}, mesh, settings), ddp);
    EXPECT_EQ(run<Rule>(*training, Spmd(language_model::batch_specs), mesh, settings), ddp);
  }
}

}  // namespace weft::testing

#endif
