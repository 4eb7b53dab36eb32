// Definitions of dynamic/auto_sharding.hpp.
#ifndef WEFT_DYNAMIC_AUTO_SHARDING_IPP
#define WEFT_DYNAMIC_AUTO_SHARDING_IPP

#include <weft/dynamic/auto_sharding.hpp>
#include <weft/sharding/print.hpp>
#include <weft/trace/compiled_plan.hpp>

#include <algorithm>
#include <numeric>
#include <optional>
#include <set>
#include <sstream>
#include <string>
#include <vector>

namespace weft::detail {

// By mesh axis: the dimension that it cuts, or -1.
using CutDims = std::vector<int>;

[[nodiscard]] inline PartitionSpec spec_of(const CutDims& cuts, const Mesh& mesh, int rank) {
  PartitionSpec spec;
  for (int d = 0; d < rank; ++d) {
    AxisNames names;
    for (int axis = 0; axis < mesh.rank(); ++axis)
      if (cuts[to_size(axis)] == d) names.push_back(mesh.axes[axis].name);
    spec.add(names);
  }
  return spec;
}
[[nodiscard]] inline bool cuts_nothing(const CutDims& cuts) {
  return std::all_of(cuts.begin(), cuts.end(), [](int dim) { return dim < 0; });
}

std::string without_numbers(std::string_view name) {
  std::string pattern;
  for (std::size_t i = 0; i < name.size(); ++i) {
    const bool begins = i == 0 || name[i - 1] == '.', is_digit = name[i] >= '0' && name[i] <= '9';
    if (!begins || !is_digit) {
      pattern += name[i];
      continue;
    }
    std::size_t end = i;
    while (end < name.size() && name[end] >= '0' && name[end] <= '9') ++end;
    const bool is_number = end == name.size() || name[end] == '.';
    pattern += is_number ? "*" : std::string(name.substr(i, end - i));
    i = end - 1;
  }
  return pattern;
}

class SpecSearch {
 public:
  SpecSearch(const dynamic::MeasuredFunction& loss, const Buffer<dynamic::InputType>& inputs, const Mesh& mesh,
             const AnyOptimizer& optimizer, const AutoShardingOptions& options)
      : mesh_(mesh),
        optimizer_(optimizer),
        options_(options),
        training_(trace_training(loss, dynamic::checked_inputs(inputs), options.trace)) {
    check_axis_types(mesh);
    collect_groups();
  }

  AutoSharding run() {
    std::vector<Candidate> found = compare_starts();
    for (const int stage : {0, 1, 2, 3}) {
      if (mesh_.size() == 1 || rows_ % mesh_.size() != 0) break;
      ++plans_;
      const AnyStrategy strategy = stage == 0 ? AnyStrategy(Ddp{}) : AnyStrategy(Fsdp{.stage = stage});
      if (std::optional<Candidate> made = planned(strategy)) found.push_back(std::move(*made));
    }
    std::stable_sort(found.begin(), found.end(), is_better);
    for (std::size_t i = 0; i < found.size() && i < 3; ++i) improve(found[i]);
    std::stable_sort(found.begin(), found.end(), is_better);
    for (std::size_t i = 0; i < found.size() && i < 3; ++i) search_widely(found[i]);
    const auto best = std::min_element(found.begin(), found.end(), is_better);
    if (best == found.end()) no_strategy_fits_memory(0, options_.peak_bytes);
    if (best->excess > 0) no_strategy_fits_memory(best->made.peak_bytes, options_.peak_bytes);
    best->made.plans = plans_;
    return best->made;
  }

 private:
  struct Group {  // the batch first, then weights
    std::string pattern;
    int rank = 0;
    std::vector<CutDims> ways;  // nothing is cut in the first one
    Id read_with = no_id;       // of a matrix: the other factor of the first product that reads it
  };
  using Choice = std::vector<std::size_t>;  // by group: the number of a way to cut it
  struct Candidate {
    Choice choice;  // empty: of a strategy without specs
    AutoSharding made;
    Index excess = 0;  // bytes above the bound
  };

  const Mesh& mesh_;
  const AnyOptimizer& optimizer_;
  const AutoShardingOptions& options_;
  TrainingGraph training_;
  std::vector<Group> groups_;
  std::set<Choice> seen_;
  Index plans_ = 0, data_inputs_ = 0, rows_ = 0;

  static bool is_better(const Candidate& left, const Candidate& right) {
    if (left.excess != right.excess) return left.excess < right.excess;
    if (left.made.step.sum() != right.made.step.sum()) return left.made.step.sum() < right.made.step.sum();
    return left.made.peak_bytes < right.made.peak_bytes;
  }

  // All ways to cut these extents evenly: of each axis a dimension, or none.
  [[nodiscard]] std::vector<CutDims> ways_to_cut(const std::vector<Index>& extents) const {
    std::vector<CutDims> ways{CutDims(to_size(mesh_.rank()), -1)};
    for (int axis = 0; axis < mesh_.rank(); ++axis) {
      if (mesh_.axes[axis].size < 2) continue;
      const std::size_t before = ways.size();
      for (std::size_t i = 0; i < before; ++i)
        for (std::size_t d = 0; d < extents.size(); ++d) {
          CutDims way = ways[i];
          way[to_size(axis)] = static_cast<int>(d);
          Index parts = 1;
          for (int other = 0; other < mesh_.rank(); ++other)
            if (way[to_size(other)] == static_cast<int>(d)) parts *= mesh_.axes[other].size;
          if (extents[d] % parts == 0) ways.push_back(way);
        }
    }
    return ways;
  }
  void collect_groups() {
    const Graph& graph = training_.graph;
    std::set<std::string> places;
    groups_.emplace_back();
    for (const Input& input : graph.inputs) {
      const Shape& shape = graph.shape(input.node);
      if (input.kind == InputKind::data) {
        ++data_inputs_;
        const Index own = shape.rank() == 0 ? 0 : shape[0];
        rows_ = rows_ == 0 ? own : std::gcd(rows_, own);
      }
      if (input.kind != InputKind::weight) continue;
      const std::string pattern = without_numbers(graph.name(input.name).view());
      std::vector<Index> extents;
      for (int d = input.stacked; d < shape.rank(); ++d) extents.push_back(shape[d]);
      if (places.insert(pattern).second)
        groups_.push_back({pattern, static_cast<int>(extents.size()), ways_to_cut(extents), factor_beside(input.node)});
    }
    groups_[0].ways = ways_to_cut({rows_});
    groups_[0].rank = 1;
  }

  // The other factor of the first product that reads a weight, as it is or in another shape or type.
  [[nodiscard]] Id factor_beside(Id weight) const {
    const Graph& graph = training_.graph;
    const auto source = [&graph](Id id) {
      while (graph[id].operand_count == 1 || is_loop_element(graph[id].op)) id = graph.operand(id, 0);
      return id;
    };
    for (Id id = weight + 1; id < graph.size(); ++id) {
      if (row_of(graph[id].op).attributes != AttributeFamily::dot) continue;
      for (Index i = 0; i < 2; ++i)
        if (source(graph.operand(id, i)) == weight) return source(graph.operand(id, 1 - i));
    }
    return no_id;
  }
  [[nodiscard]] static std::string module_of(const std::string& pattern) {
    return pattern.substr(0, std::min(pattern.size(), pattern.rfind('.')));
  }

  [[nodiscard]] SpmdSpecs specs_of(const Choice& choice, Search search) const {
    fixed_vector<PartitionSpec, 8> inputs;
    for (Index i = 0; i < data_inputs_; ++i) inputs.push_back(spec_of(groups_[0].ways[choice[0]], mesh_, 1));
    fixed_vector<SpmdSpecs::Parameter, 32> parameters;
    for (std::size_t g = 1; g < groups_.size(); ++g) {
      const CutDims& cuts = groups_[g].ways[choice[g]];
      if (!cuts_nothing(cuts) && parameters.size() < parameters.capacity())
        parameters.push_back({Name(groups_[g].pattern.c_str()), spec_of(cuts, mesh_, groups_[g].rank), 0});
    }
    SpmdSpecs specs(mesh_, inputs, parameters);
    specs.search = search;
    return specs;
  }
  // Nothing: its specs conflict, or it was looked at before. Layouts between them are found by the usual search, with
  // which candidates are compared.
  [[nodiscard]] std::optional<Candidate> planned(const Choice& choice) {
    if (!seen_.insert(choice).second) return std::nullopt;
    ++plans_;
    return planned(choice, Search::usual);
  }
  [[nodiscard]] std::optional<Candidate> planned(const Choice& choice, Search search) {
    std::optional<Candidate> made = planned(AnyStrategy(specs_of(choice, search)));
    if (made) made->choice = choice;
    return made;
  }
  [[nodiscard]] std::optional<Candidate> planned(const AnyStrategy& strategy) {
    try {
      const MeshPlan made = plan_device(optimizer_.rewritten(strategy, training_, mesh_));
      const PlanView view = made.plan.view();
      const Index peak = made.plan.peak_bytes, bound = options_.peak_bytes;
      const StepOnChip step = step_on_chip(view, options_.chip, options_.shares);
      return Candidate{{}, {strategy, step, peak, view.bytes_sent(), 0}, bound > 0 && peak > bound ? peak - bound : 0};
    } catch (const Error& error) {
      const std::string_view code = error.code();
      if (code == "operand_shardings_conflict" || code == "reshape_of_sharded_dimension" ||
          code == "dimension_does_not_divide")
        return std::nullopt;
      throw;
    }
  }

  // What an axis may do by itself.
  enum class Role { nothing, batch, batch_and_weights, features };
  static constexpr int roles = 4;
  [[nodiscard]] std::vector<Candidate> compare_starts() {
    std::vector<Candidate> starts;
    int combinations = 1;
    for (int axis = 0; axis < mesh_.rank(); ++axis) combinations *= roles;
    for (int number = 0; number < combinations; ++number) {
      std::vector<Role> role;
      for (int axis = 0, rest = number; axis < mesh_.rank(); ++axis, rest /= roles)
        role.push_back(static_cast<Role>(rest % roles));
      if (std::optional<Candidate> made = planned(choice_of(role))) starts.push_back(std::move(*made));
    }
    return starts;
  }
  // Features: matrices that read one value are cut in their last dimension, with what their modules add; those that
  // read what is made of them in the first. What no product reads, such as a table, is whole.
  [[nodiscard]] Choice choice_of(const std::vector<Role>& role) const {
    Choice choice(groups_.size(), 0);
    bool is_last = false;
    Id read = no_id;
    std::string module;
    for (std::size_t g = 0; g < groups_.size(); ++g) {
      const Group& group = groups_[g];
      if (group.read_with != no_id) {
        is_last = group.read_with == read ? is_last : !is_last;
        read = group.read_with;
        module = module_of(group.pattern);
      }
      const bool is_added = group.rank == 1 && is_last && module == module_of(group.pattern);
      CutDims wanted(to_size(mesh_.rank()), -1);
      for (int axis = 0; axis < mesh_.rank(); ++axis) {
        const Role own = role[to_size(axis)];
        if (own == Role::batch_and_weights || (g == 0 && own == Role::batch)) wanted[to_size(axis)] = 0;
        if (g == 0 || own != Role::features) continue;
        if (group.read_with != no_id) wanted[to_size(axis)] = is_last ? group.rank - 1 : 0;
        if (is_added) wanted[to_size(axis)] = 0;
      }
      choice[g] = nearest(group, wanted);
    }
    return choice;
  }
  // The way that does most of what is wanted and nothing else.
  static std::size_t nearest(const Group& group, const CutDims& wanted) {
    std::size_t best = 0;
    std::ptrdiff_t most = 0;
    for (std::size_t i = 0; i < group.ways.size(); ++i) {
      std::ptrdiff_t same = 0;
      for (std::size_t axis = 0; axis < wanted.size() && same >= 0; ++axis)
        same = group.ways[i][axis] < 0 ? same : group.ways[i][axis] == wanted[axis] ? same + 1 : -1;
      if (same > most) best = i, most = same;
    }
    return best;
  }
  // As it runs if it is chosen.
  void search_widely(Candidate& candidate) {
    if (candidate.choice.empty()) return;
    if (std::optional<Candidate> made = planned(candidate.choice, Search::wide)) candidate = std::move(*made);
  }
  // One without specs stays as it is.
  void improve(Candidate& candidate) {
    if (candidate.choice.empty()) return;
    for (bool found = true; found;) {
      found = false;
      for (std::size_t g = 0; g < groups_.size(); ++g)
        for (std::size_t i = 0; i < groups_[g].ways.size(); ++i) {
          if (candidate.choice[g] == i) continue;
          if (plans_ >= options_.most_plans) return;
          Choice choice = candidate.choice;
          choice[g] = i;
          std::optional<Candidate> other = planned(choice);
          if (!other || !is_better(*other, candidate)) continue;
          candidate = std::move(*other);
          found = true;
        }
    }
  }
};

AutoSharding search_specs(const dynamic::MeasuredFunction& loss, const Buffer<dynamic::InputType>& inputs,
                          const Mesh& mesh, const AnyOptimizer& optimizer, const AutoShardingOptions& options) {
  return SpecSearch(loss, inputs, mesh, optimizer, options).run();
}

}  // namespace weft::detail

namespace weft {

std::string describe(const AutoSharding& found) {
  std::ostringstream text;
  text << found.strategy.name() << '\n';
  if (const Spmd* const spmd = found.strategy.as<Spmd>(); spmd != nullptr) {
    if (!spmd->specs->inputs.empty()) text << "  batch: " << spmd->specs->inputs[0] << '\n';
    for (const SpmdSpecs::Parameter& parameter : spmd->specs->parameters)
      text << "  " << parameter.name.c_str() << ": " << parameter.spec << '\n';
  } else if (const Fsdp* const fsdp = found.strategy.as<Fsdp>(); fsdp != nullptr) {
    text << "  stage: " << fsdp->stage << '\n';
  }
  text << "  " << describe(found.step) << "  peak: " << found.peak_bytes << " bytes\n  sent: " << found.bytes_sent
       << " bytes\n  compared: " << found.plans << " plans\n";
  return text.str();
}

}  // namespace weft

#endif
