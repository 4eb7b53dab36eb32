// Trains one model under every strategy, or those of your choice, and compares: one table, one picture.
//
//   compare_strategies [--steps 300] [--output compare_strategies.html] [--seed 42] [--granules 2]
//   compare_strategies --model gpt --layers 4 --devices 2,8 --steps 40 --csv runs.csv
//   compare_strategies --model gpt --layers 12 --d_model 768 --devices 64 --steps 0    (what would be, without running)
//   compare_strategies --model vit --devices 4 --strategies "ddp,fsdp:stage=2;wrap=all,spmd:data=2;model=2"
//   compare_strategies --model gpt --strategies "fsdp:axes=data@data=2;model=2,zero2:replicate_axes=pod@pod=2;data=2"
//
// Exit code 0: everything measured is what was planned, and losses are equal where they must be; 1: something is not;
// 2: a flag, an output path or a strategy is wrong.
#include "compare_strategies/experiment.hpp"
#include "compare_strategies/picture.hpp"
#include "compare_strategies/results.hpp"
#include "compare_strategies/table.hpp"
#include "support/job.hpp"
#include "support/precisions.hpp"

#include <weft/io/file.hpp>

#include <charconv>
#include <cstdlib>

#include <unistd.h>

namespace {

using examples::Candidate;
using examples::Experiment;
using examples::UsageError;

struct Arguments {
  examples::WorkloadSizes sizes;
  weft::Index steps = 300, seed = 42, granules = 1, micro_batches = 1;
  std::string devices = "2,4", strategies, precision = "f32", output = "compare_strategies.html", csv, json;
};

// Do losses agree as far as they must? The same bits where batches are cut alike and weights are whole. What adds up in
// another order, and one device beside the others, as far as rounding lets them.
bool losses_agree(const std::vector<Experiment>& runs, double tolerance) {
  bool agree = true;
  const auto are_close = [&](const Experiment& run, const Experiment& other) {
    return tolerance == 0 || examples::compare_losses(run, other).early < tolerance;
  };
  for (const Experiment& run : runs) {
    const Experiment& reference = reference_of(run, runs);
    const bool equal =
        examples::compare_losses(run, reference).equal_steps == static_cast<weft::Index>(run.losses.size());
    agree = agree && (run.sums_otherwise || reference.sums_otherwise ? are_close(run, reference) : equal);
    agree = agree && are_close(run, runs[0]);
  }
  return agree;
}

// The parts of a text between commas.
std::vector<std::string> parts_of(const std::string& text) {
  std::vector<std::string> parts;
  for (std::size_t from = 0; from <= text.size();) {
    const std::size_t to = std::min(text.find(',', from), text.size());
    parts.push_back(text.substr(from, to - from));
    from = to + 1;
  }
  return parts;
}
weft::Index device_count(const std::string& text, weft::Index most) {
  weft::Index count = 0;
  const char* const end = text.data() + text.size();
  if (const auto [at, error] = std::from_chars(text.data(), end, count); error == std::errc() && at == end)
    if (count >= 1 && count <= most) return count;
  throw UsageError(weft::Sentence() << "--devices has '" << text.c_str() << "'; use numbers from 1 to " << most
                                    << " with commas between them");
}

std::vector<Candidate> candidates_of(const Arguments& arguments, const examples::Workload& work) {
  std::vector<Candidate> candidates{examples::one_device()};
  for (const std::string& devices : parts_of(arguments.devices)) {
    const weft::Index count = device_count(devices, arguments.steps == 0 ? weft::dynamic::most_devices : 64);
    if (arguments.strategies.empty()) {
      for (const Candidate& each : default_candidates(work, count)) candidates.push_back(each);
    } else {
      for (const std::string& text : parts_of(arguments.strategies))
        candidates.push_back(parse_candidate(text, work, count));
    }
  }
  if (arguments.granules == 2)
    for (const Candidate& each : candidates_in_two_granules(work)) candidates.push_back(each);
  std::erase_if(candidates, [](const Candidate& candidate) { return !runs_on_these_processes(candidate); });
  return candidates;
}

// Writes the finished picture to `output` or, where that cannot be done any more, to a temporary place, and says where.
// False: not to `output`.
bool save(const std::string& page, const std::string& output) {
  const auto size = static_cast<weft::Index>(page.size());
  std::string reason;
  try {
    weft::write_file(output, page.data(), size);
    std::printf("picture: %s\n", examples::shown(output).c_str());
    return true;
  } catch (const weft::Error& error) {
    reason = error.what();
  }
  const char* const temporary = std::getenv("TMPDIR");
  const std::string other = std::string(temporary != nullptr && *temporary != '\0' ? temporary : "/tmp") +
                            "/compare_strategies-" + std::to_string(::getpid()) + ".html";
  std::fprintf(stderr, "compare_strategies: error: %s\n", examples::shown(reason).c_str());
  try {
    weft::write_file(other, page.data(), size);
    std::printf("picture: %s\n", examples::shown(other).c_str());
  } catch (const weft::Error& error) {
    std::fprintf(stderr, "compare_strategies: error: %s\n", error.what());
  }
  return false;
}

// Writes results for other programs, if `path` is one.
void save_results(const std::string& path, const std::string& text) {
  if (!path.empty() && examples::is_master())
    weft::write_file(path, text.data(), static_cast<weft::Index>(text.size()));
}

int compare(int count, char** words) {
  Arguments arguments;
  examples::WorkloadSizes& sizes = arguments.sizes;
  examples::Flags flags("compare_strategies", "trains one model under every strategy and compares what they cost");
  flags.choice("model", sizes.model, "mlp|gpt|llama|resnet18|vit", "what is trained");
  flags.text("devices", arguments.devices, "numbers of device threads, 1 to 64 each; of plans to 1024", "N,N");
  flags.text("strategies", arguments.strategies,
             "instead of all: ddp,zero3,fsdp:stage=2;wrap=all,spmd:data=2;model=2,fsdp:axes=data@data=2;model=2",
             "LIST");
  flags.integer("steps", arguments.steps, 0, 1000000, "training steps of every run; 0: plans alone, on any devices");
  flags.integer("batch_size", sizes.batch, 1, 1 << 20, "rows a step, of all devices; 256, of images 32, of texts 16");
  flags.integer("hidden", sizes.hidden, 1, 1 << 16, "features of a layer of mlp; 512");
  flags.integer("layers", sizes.layers, 1, 1024, "hidden layers, or blocks; 2");
  flags.integer("d_model", sizes.features, 1, 1 << 16, "features of a token, 128, or patch, 96");
  flags.integer("heads", sizes.heads, 1, 1 << 12, "of attention; 4");
  flags.integer("context", sizes.context, 1, 1 << 16, "characters of a sequence; 64");
  flags.integer("width", sizes.width, 1, 1 << 12, "channels of resnet18; 16");
  flags.integer("image_size", sizes.side, 1, 4096, "rows and columns; 32");
  flags.integer("micro_batches", arguments.micro_batches, 1, 1024, "parts of a batch, one after another");
  flags.on("remat", sizes.remat, "compute blocks again for the backward pass");
  flags.choice("precision", arguments.precision, "f32|bf16|f16", examples::precision_help);
  flags.integer("seed", arguments.seed, 0, 0xFFFFFFFF, "of the weights and the order of the data");
  flags.integer("granules", arguments.granules, 1, 2,
                "2: also on 4 devices in 2 granules, and what goes between these (dcn)");
  flags.text("output", arguments.output, "the picture");
  flags.text("csv", arguments.csv, "all numbers as a table for other programs");
  flags.text("json", arguments.json, "the same with all losses");
  if (!flags.parse(count, words)) return 0;
  // An error of a path comes now, not after the work.
  const bool only_plans = arguments.steps == 0;
  for (const std::string& path : {only_plans ? std::string() : arguments.output, arguments.csv, arguments.json})
    if (!path.empty() && examples::is_master()) static_cast<void>(weft::FileWriter(path));

  const examples::Work work{
      .of = workload_of(sizes),
      .options = {.micro_batches = arguments.micro_batches, .precision = examples::precision_of(arguments.precision)},
      .steps = arguments.steps,
      .seed = static_cast<std::uint32_t>(arguments.seed)};
  const std::vector<Candidate> candidates = candidates_of(arguments, work.of);
  const std::string steps = only_plans ? "plans alone" : std::to_string(work.steps) + " steps a run";
  std::printf("%s, batches of %lld, %s, %zu runs\n\n", work.of.title.c_str(), static_cast<long long>(work.of.batch),
              steps.c_str(), candidates.size());
  std::fflush(stdout);
  const std::vector<Experiment> runs =
      only_plans ? examples::plan(candidates, work) : examples::measure(candidates, work);

  examples::print_table(table_of(runs, work.of));
  save_results(arguments.csv, csv_of(runs, work.of));
  save_results(arguments.json, json_of(runs, work.of));
  if (only_plans) return 0;
  bool kept = true;
  for (const Experiment& run : runs) kept = kept && run.kept_its_plan();
  const double tolerance = arguments.precision == "f32" ? work.of.tolerance : 0;
  const bool agree = losses_agree(runs, tolerance);
  std::printf("\nbytes and collectives of every device and step as planned, no heap allocation in a step: %s\n",
              kept ? "yes" : "NO");
  std::printf("losses equal to the last bit at every step where batches are cut alike and weights are whole");
  if (tolerance > 0)
    std::printf(", all within %.0e of one device in the first %d", tolerance, static_cast<int>(examples::early_steps));
  std::printf(": %s\n", agree ? "yes" : "NO");
  const bool saved = !examples::is_master() || save(picture_of(runs, work.of), arguments.output);
  return kept && agree && saved ? 0 : examples::exit_failure;
}

}  // namespace

int main(int count, char** words) {
  return examples::run_job("compare_strategies", count, words, [&] { return compare(count, words); });
}
