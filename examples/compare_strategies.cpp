// Trains one model under every strategy on 1, 2 and 4 devices, and compares: one table, one picture.
//
//   compare_strategies [--steps 300] [--output compare_strategies.html] [--seed 42] [--granules 2]
//
// Exit code 0: everything measured is what was planned, and losses are equal where they must be; 1: something is not;
// 2: a flag or the output path is wrong.
#include "compare_strategies/experiment.hpp"
#include "compare_strategies/picture.hpp"
#include "compare_strategies/table.hpp"
#include "support/job.hpp"

#include <weft/data/digits.hpp>

#include <cstdlib>

#include <unistd.h>

namespace {

using examples::Candidate;
using examples::Experiment;

// The same bits where batches are cut alike. SPMD 2-D adds up in another order, and so does one device beside the
// others: they must agree as far as rounding lets them.
bool losses_agree(const std::vector<Experiment>& runs) {
  bool agree = true;
  for (const Experiment& run : runs) {
    const examples::Difference difference = compare_losses(run, reference_of(run, runs));
    const bool equal = difference.equal_steps == static_cast<weft::Index>(run.losses.size());
    agree = agree && (run.strategy == "SPMD 2-D" ? difference.early < 1e-5 : equal);
    agree = agree && compare_losses(run, runs[0]).early < 1e-5;
  }
  return agree;
}

// Writes the finished picture to `output` or, where that cannot be done any more, to a temporary place, and says where.
// False: not to `output`.
bool save(const std::string& page, const std::string& output) {
  const auto size = static_cast<weft::Index>(page.size());
  std::string reason;
  try {
    weft::write_file(output, page.data(), size);
    std::printf("picture: %s\n", output.c_str());
    return true;
  } catch (const weft::Error& error) {
    reason = error.what();
  }
  const char* const temporary = std::getenv("TMPDIR");
  const std::string other = std::string(temporary != nullptr && *temporary != '\0' ? temporary : "/tmp") +
                            "/compare_strategies-" + std::to_string(::getpid()) + ".html";
  std::fprintf(stderr, "compare_strategies: error: %s\n", reason.c_str());
  try {
    weft::write_file(other, page.data(), size);
    std::printf("picture: %s\n", other.c_str());
  } catch (const weft::Error& error) {
    std::fprintf(stderr, "compare_strategies: error: %s\n", error.what());
  }
  return false;
}

int compare(int count, char** words) {
  weft::Index steps = 300, seed = 42, granules = 1;
  std::string output = "compare_strategies.html";
  examples::Flags flags("compare_strategies", "trains one model under every strategy on 1, 2 and 4 devices");
  flags.integer("steps", steps, 1, 1000000, "training steps of every run");
  flags.integer("seed", seed, 0, 0xFFFFFFFF, "of the weights and the order of the data");
  flags.integer("granules", granules, 1, 2, "2: also on 4 devices in 2 granules, and what goes between these (dcn)");
  flags.text("output", output, "the picture");
  if (!flags.parse(count, words)) return 0;
  // An error of the path comes now, not after the work.
  if (examples::is_master()) static_cast<void>(weft::FileWriter(output));

  std::vector<Candidate> candidates = examples::candidates<1>();
  for (const auto& more : {examples::candidates<2>(), examples::candidates<4>()})
    candidates.insert(candidates.end(), more.begin(), more.end());
  if (granules == 2)
    for (const Candidate& more : examples::candidates_in_two_granules()) candidates.push_back(more);
  std::erase_if(candidates, [](const Candidate& candidate) { return !examples::runs_on_these_processes(candidate); });
  std::printf("784-512-512-10 classifier, SGD with momentum, batches of %d, %lld steps a run, %zu runs\n\n",
              static_cast<int>(examples::batch_size), static_cast<long long>(steps), candidates.size());
  std::fflush(stdout);

  const weft::Dataset train = weft::make_digits(20000, 1), test = weft::make_digits(4000, 1, weft::test_digits_start);
  const examples::Work work{steps, static_cast<std::uint32_t>(seed), train, test};
  const std::vector<Experiment> runs = examples::measure(candidates, work);

  examples::print_table(examples::table_of(runs));
  bool kept = true;
  for (const Experiment& run : runs) kept = kept && run.kept_its_plan();
  const bool agree = losses_agree(runs);
  std::printf("\nbytes and collectives of every device and step as planned, no heap allocation in a step: %s\n",
              kept ? "yes" : "NO");
  std::printf(
      "losses of DDP, ZeRO-1, 2, 3 and SPMD batch equal to the last bit at every step, all within 1e-5 of one "
      "device in the first %d: %s\n",
      static_cast<int>(examples::early_steps), agree ? "yes" : "NO");
  const bool saved = !examples::is_master() || save(examples::picture_of(runs), output);
  return kept && agree && saved ? 0 : examples::exit_failure;
}

}  // namespace

int main(int count, char** words) {
  return examples::run_job("compare_strategies", count, words, [&] { return compare(count, words); });
}
