// Which mesh axes cut which factors of one operation. Where operands agree there is nothing to choose. Where an axis
// serves one factor in one operand and another in the next, or another in what is wished of the result, every choice is
// priced in bytes: those that bring the operands there, and the result to its wish.
#ifndef WEFT_SHARDING_CHOOSE_FACTORS_HPP
#define WEFT_SHARDING_CHOOSE_FACTORS_HPP

#include <weft/sharding/handed_pieces.hpp>
#include <weft/sharding/joined_extrema.hpp>
#include <weft/sharding/known_layouts.hpp>
#include <weft/sharding/moved_operation.hpp>
#include <weft/sharding/reshard_prices.hpp>
#include <weft/sharding/wishes.hpp>

namespace weft {

// The axes of every factor.
using FactorAxes = fixed_vector<AxisList, max_factors>;

// What an operation needs of its operands, and makes of them.
struct CutOperation {
  Buffer<Layout> operands;
  Layout result;
};

namespace detail {

// What all choices of one look at a graph are made by. `named`: the mesh of sizes `mesh`, with the types of its axes;
// `layouts`: of the values so far, by node.
struct Choosing {
  const Graph& graph;
  const Reads& reads;
  const Mesh& named;
  const MeshSizes& mesh;
  ReshardPrices& prices;
  const Sharers& sharers;
  const SharedNeeds& shared;
  const KnownLayouts& known;
  const HandedPieces& handed;
  const Buffer<Layout>& layouts;
  Search search;
};

class FactorChooser {
 public:
  // Refers to all.
  constexpr FactorChooser(const Choosing& by, Id id, const FactorRule& rule, const Wish& wish,
                          const AxisList& unreduced)
      : by_(by), count_(by.reads.count(id)), id_(id), wish_(wish), unreduced_(unreduced), rule_(rule) {}

  // What the operation is with these factors.
  [[nodiscard]] constexpr CutOperation cut(const FactorAxes& factors) const {
    CutOperation made;
    cut(factors, made);
    return made;
  }

  // Axes taken from the operands in order; an axis serves one factor. Error: operand_shardings_conflict.
  [[nodiscard]] constexpr FactorAxes by_first_operand() const {
    FactorAxes factors(max_factors, AxisList());
    AxisList taken = unreduced_;
    for (Index i = 0; i < count_; ++i) {
      const Layout& layout = of(i);
      for (int d = 0; d < layout.dims.size(); ++d) {
        const std::int8_t factor = rule_.operand(i)[d];
        const AxisList& axes = layout.dims[d];
        if (axes.empty() || factor == uncut || rule_.is_choice(factor) || contains_any(taken, axes)) continue;
        if (!factors[factor].empty()) {
          if (factors[factor] == axes) continue;
          operand_shardings_conflict(name_of(by_.graph[id_].op), d, parts_of(by_.mesh, factors[factor]),
                                     parts_of(by_.mesh, axes));
        }
        factors[factor] = axes;
        for (const auto axis : axes) taken.push_back(axis);
      }
    }
    return factors;
  }

  // The cheapest of all choices; in a wide search, where several are, one whose result lies as it is wished: what is
  // moved before an operation is moved once for all its readers. `are_chosen`: operands may lie as an earlier choice
  // put them, not as specs say; then over propagated axes, too, what they disagree on is a choice. Error:
  // operand_shardings_conflict.
  [[nodiscard]] constexpr FactorAxes cheapest(bool are_chosen) {
    are_chosen_ = are_chosen;
    collect_options();
    bool is_clear = true;
    for (const Options& options : options_) is_clear = is_clear && options.factors.size() <= 1;
    if (is_clear) return by_first_operand();
    had_choices_ = true;
    Index best_cost = -1;
    bool best_is_early = false, best_moves = false;
    FactorAxes best, factors, before;
    CutOperation made;
    fixed_vector<std::int8_t, max_mesh_axes> chosen(by_.mesh.size(), 0);
    for (Index tried = 0; tried < most_choices; ++tried) {
      for (const bool wish_leads : {false, true}) {
        if (!assign(chosen, wish_leads, factors) || (wish_leads && factors == before)) continue;
        before = factors;
        if (rule_.grouped != uncut && rule_.groups % parts_of(by_.mesh, factors[rule_.grouped]) != 0) continue;
        cut(factors, made);
        if (by_.search == Search::larger && follows_smaller(made.result)) continue;
        const bool moves = by_.search == Search::staying && moves_larger(made);
        if (best_cost >= 0 && moves && !best_moves) continue;
        const bool is_first = best_cost < 0 || moves != best_moves;
        const Index cost = cost_of(made, is_first ? -1 : best_cost);
        if (cost < 0 || (!is_first && cost > best_cost)) continue;
        const bool is_early = is_wide(by_.search) && lies_as_wished(made.result);
        if (!is_first && cost == best_cost && (best_is_early || !is_early)) continue;
        best_cost = cost;
        best_moves = moves;
        best_is_early = is_early;
        best = factors;
      }
      if ((best_cost == 0 && !is_wide(by_.search)) || !next(chosen)) break;
    }
    return best_cost >= 0 ? best : by_first_operand();
  }

  [[nodiscard]] constexpr bool had_choices() const noexcept { return had_choices_; }

 private:
  static constexpr Index most_choices = 256;
  // Where one axis may serve: factors, or nothing (`uncut`).
  struct Options {
    fixed_vector<std::int8_t, max_factors> factors;
  };

  const Choosing& by_;
  Index count_;
  Id id_;
  const Wish& wish_;
  const AxisList& unreduced_;
  const FactorRule& rule_;
  fixed_vector<Options, max_mesh_axes> options_;  // by axis
  bool had_choices_ = false, are_chosen_ = false;

  [[nodiscard]] constexpr Id operand(Index i) const { return by_.reads.operand(id_, i); }
  [[nodiscard]] constexpr int rank(Index i) const { return by_.graph.shape(operand(i)).rank(); }
  [[nodiscard]] constexpr const Layout& of(Index i) const { return by_.layouts[operand(i)]; }
  // Do devices have an operand that is exchanged whole, or no equal pieces of it?
  [[nodiscard]] constexpr bool is_read_whole(Index i, int dim, const AxisList& axes) const {
    if (axes.empty() || i >= rule_.exchanged || !rule_.is_moved(rule_.operand(i)[dim])) return false;
    if (by_.graph.shape(operand(i))[dim] % parts_of(by_.mesh, axes) != 0) return true;
    return of(i).dims[dim].empty() && !contains_any(of(i).used(), axes) && !contains_any(of(i).unreduced, axes);
  }

  // One device has the row that is taken along it.
  [[nodiscard]] constexpr bool is_masked(std::int8_t factor) const {
    return rule_.takes_row && factor != uncut && !rule_.result.contains(factor);
  }

  static constexpr void offer(Options& options, std::int8_t factor) {
    if (!options.factors.contains(factor)) options.factors.push_back(factor);
  }
  // Nothing, and every factor of the result, unless the search is narrow.
  constexpr void offer_all(Options& options) const {
    offer(options, uncut);
    for (const auto factor : rule_.result)
      if (factor != uncut && by_.search != Search::narrow) offer(options, factor);
  }
  // By axis the factors that operands cut by it, in their order; then the one that the wish does.
  constexpr void collect_options() {
    options_ = fixed_vector<Options, max_mesh_axes>(by_.mesh.size(), Options());
    fixed_vector<AxisList, max_factors> first(max_factors, AxisList());
    for (Index i = 0; i < count_; ++i)
      for (int d = 0; d < rank(i); ++d) {
        const std::int8_t factor = rule_.operand(i)[d];
        const AxisList& axes = of(i).dims[d];
        if (is_masked(factor))  // a sum costs something, and what is whole serves other rows, too
          for (const auto axis : axes) offer_all(options_[axis]);
        if (rule_.is_choice(factor))
          for (const auto axis : axes) {
            offer(options_[axis], factor);
            offer_all(options_[axis]);
          }
        if (factor == uncut) {  // it must be whole: its axes are nowhere, or at another dimension
          for (const auto axis : axes) offer_all(options_[axis]);
          continue;
        }
        for (const auto axis : axes) offer(options_[axis], factor);
        if (axes.empty() || first[factor] == axes) continue;
        if (!first[factor].empty() && !rule_.is_choice(factor)) check_may_choose(d, first[factor], axes);
        if (!first[factor].empty())  // cut in two ways: perhaps in none
          for (const AxisList& list : {first[factor], axes})
            for (const auto axis : list) offer(options_[axis], uncut);
        first[factor] = axes;
      }
    for (Options& options : options_)
      if (options.factors.size() == 1 && may_be_gathered(options.factors[0])) offer(options, uncut);
    if (wish_.is_known) offer_wish();
    for (Options& options : options_)
      if (options.factors.size() > 1) offer_all(options);
  }
  constexpr void offer_wish() {
    for (int r = 0; r < rule_.result.size(); ++r) {
      for (const auto axis : wish_.layout.dims[r]) {
        if (rule_.result[r] == uncut || unreduced_.contains(axis)) continue;
        if (options_[axis].factors.empty()) offer(options_[axis], uncut);
        offer(options_[axis], rule_.result[r]);
      }
      if (is_wide(by_.search) && wish_.is_closed(r)) offer_to_leave(rule_.result[r], wish_.layout.dims[r]);
    }
  }
  // Axes by which operands cut a factor that is wished to be cut by others.
  constexpr void offer_to_leave(std::int8_t factor, const AxisList& wished) {
    for (std::int8_t axis = 0; axis < by_.mesh.size(); ++axis)
      if (factor != uncut && options_[axis].factors.contains(factor) && !wished.contains(axis))
        offer(options_[axis], uncut);
  }
  // Error, if all axes are propagated and lie as specs say: operand_shardings_conflict.
  constexpr void check_may_choose(int dim, const AxisList& axes, const AxisList& others) const {
    if (are_chosen_ || contains_any(axes, others)) return;
    for (const AxisList& list : {axes, others})
      for (const auto axis : list)
        if (by_.named.axes[axis].type != AxisType::propagated) return;
    operand_shardings_conflict(name_of(by_.graph[id_].op), dim, parts_of(by_.mesh, axes), parts_of(by_.mesh, others));
  }
  // A factor that is summed over, and that one operand cuts alone: the others are sliced and the result is summed, or
  // that one is gathered. In a wide search also those that several cut, and one that repeats what has few elements.
  [[nodiscard]] constexpr bool may_be_gathered(std::int8_t factor) const {
    if (rule_.result.contains(factor)) return false;
    if (count_ < 2) return count_ == 1 && is_wide(by_.search) && by_.prices.sources().comes_repeated(operand(0));
    Index cut = 0;
    for (Index i = 0; i < count_; ++i)
      for (int d = 0; d < rank(i); ++d) cut += rule_.operand(i)[d] == factor && !of(i).dims[d].empty();
    return cut == 1 || (cut > 1 && is_wide(by_.search));
  }
  [[nodiscard]] constexpr bool next(fixed_vector<std::int8_t, max_mesh_axes>& chosen) const {
    for (int a = 0; a < chosen.size(); ++a) {
      if (chosen[a] + 1 < options_[a].factors.size()) {
        ++chosen[a];
        return true;
      }
      chosen[a] = 0;
    }
    return false;
  }
  // Axes in the order in which the operands, or the wish, have them. False: there is no wish to lead.
  [[nodiscard]] constexpr bool assign(const fixed_vector<std::int8_t, max_mesh_axes>& chosen, bool wish_leads,
                                      FactorAxes& factors) const {
    factors = FactorAxes(max_factors, AxisList());
    if (wish_leads && !wish_.is_known) return false;
    if (wish_leads) take_wish(chosen, factors);
    for (Index i = 0; i < count_; ++i)
      for (int d = 0; d < rank(i); ++d)
        if (rule_.operand(i)[d] != uncut) take(chosen, rule_.operand(i)[d], of(i).dims[d], factors);
    if (!wish_leads && wish_.is_known) take_wish(chosen, factors);
    // To where neither has it: in the order in which they cut another dimension, so that one exchange moves them all.
    for (Index i = 0; i < count_; ++i)
      for (const AxisList& axes : of(i).dims)
        for (const auto axis : axes) take_chosen(chosen, axis, factors);
    for (std::int8_t axis = 0; axis < by_.mesh.size(); ++axis) take_chosen(chosen, axis, factors);
    return true;
  }
  constexpr void take_chosen(const fixed_vector<std::int8_t, max_mesh_axes>& chosen, std::int8_t axis,
                             FactorAxes& factors) const {
    const Options& options = options_[axis];
    if (!options.factors.empty() && options.factors[chosen[axis]] != uncut)
      take(chosen, options.factors[chosen[axis]], {axis}, factors);
  }
  constexpr void take_wish(const fixed_vector<std::int8_t, max_mesh_axes>& chosen, FactorAxes& factors) const {
    for (int r = 0; r < rule_.result.size(); ++r)
      if (rule_.result[r] != uncut) take(chosen, rule_.result[r], wish_.layout.dims[r], factors);
  }
  constexpr void take(const fixed_vector<std::int8_t, max_mesh_axes>& chosen, std::int8_t factor, const AxisList& axes,
                      FactorAxes& factors) const {
    for (const auto axis : axes) {
      const Options& options = options_[axis];
      if (options.factors.empty() || options.factors[chosen[axis]] != factor || unreduced_.contains(axis) ||
          factors[factor].contains(axis))
        continue;
      factors[factor].push_back(axis);
    }
  }

  // Into what another choice was cut into.
  constexpr void cut(const FactorAxes& factors, CutOperation& made) const {
    made.result = replicated(by_.graph.shape(id_).rank());
    for (int d = 0; d < rule_.result.size(); ++d)
      if (rule_.result[d] != uncut) made.result.dims[d] = factors[rule_.result[d]];
    made.result.unreduced = unreduced_;
    if (rule_.takes_row || factor_row(by_.graph[id_].op).joins == ReductionKind::sum)
      for (std::int8_t f = 0; f < max_factors; ++f)  // factors that the result does not have
        if (!factors[f].empty() && !rule_.result.contains(f))
          for (const auto axis : factors[f]) made.result.unreduced.push_back(axis);
    made.operands.resize(count_);
    for (Index i = 0; i < count_; ++i) {
      Layout& needed = made.operands[i];
      needed = replicated(rank(i));
      for (int d = 0; d < needed.dims.size(); ++d)
        if (rule_.operand(i)[d] != uncut && !is_read_whole(i, d, factors[rule_.operand(i)[d]]))
          needed.dims[d] = factors[rule_.operand(i)[d]];
      needed.unreduced = of(i).unreduced.empty() ? AxisList() : unreduced_;
    }
  }
  // Where only an output wishes a value whole, it is gathered as late as can be: what is made of it is seldom more.
  [[nodiscard]] constexpr bool lies_as_wished(const Layout& result) const {
    if (!wish_.is_known || !(wish_.met_by(result) == result)) return false;
    if (wish_.is_need) return true;
    const int used = result.used().size();
    for (Index i = 0; i < count_; ++i)
      if (of(i).used().size() > used) return false;
    return true;
  }
  [[nodiscard]] constexpr bool is_product() const {
    return count_ == 2 && factor_row(by_.graph[id_].op).joins == ReductionKind::sum;
  }
  [[nodiscard]] constexpr Index larger() const {
    return by_.graph.elements(operand(0)) < by_.graph.elements(operand(1)) ? 1 : 0;
  }
  // Does the larger operand of a product leave where it lies?
  [[nodiscard]] constexpr bool moves_larger(const CutOperation& made) const {
    return is_product() && !(made.operands[larger()].dims == of(larger()).dims);
  }
  // Is the result of a product cut by an axis that the smaller operand has there, the larger one not, and nobody
  // wished?
  [[nodiscard]] constexpr bool follows_smaller(const Layout& result) const {
    if (!is_product()) return false;
    const Index smaller = 1 - larger();
    for (int r = 0; r < result.dims.size(); ++r)
      for (const auto axis : result.dims[r]) {
        if (wish_.is_known && wish_.layout.dims[r].contains(axis)) continue;
        if (has_axis(smaller, rule_.result[r], axis) && !has_axis(1 - smaller, rule_.result[r], axis)) return true;
      }
    return false;
  }
  [[nodiscard]] constexpr bool has_axis(Index i, std::int8_t factor, std::int8_t axis) const {
    for (int d = 0; d < rank(i); ++d)
      if (rule_.operand(i)[d] == factor && of(i).dims[d].contains(axis)) return true;
    return false;
  }
  // In bytes; -1: it is not possible. Beyond `most`, unless that is -1, it is not asked how much.
  [[nodiscard]] constexpr Index cost_of(const CutOperation& made, Index most) const {
    if (!divides(by_.graph.shape(id_), made.result, by_.mesh)) return -1;
    for (Index i = 0; i < made.operands.size(); ++i)
      if (!divides(by_.graph.shape(operand(i)), made.operands[i], by_.mesh)) return -1;
    Index cost = 0;
    if (rule_.moved != 0) {
      const MovedOperation exchange(by_.graph, by_.reads, id_, by_.mesh, made.operands.data(), made.result);
      cost = by_.handed.bytes(exchange, id_, of(0), made.operands[0]);
      if (cost < 0) return -1;
      cost *= by_.prices.runs_of(id_);
    }
    for (Index i = 0; i < made.operands.size(); ++i) {
      if (by_.known.has(operand(i), made.operands[i]) || by_.shared.has(operand(i), made.operands[i], id_)) continue;
      if (by_.handed.goes_on(operand(i), of(i), made.operands[i])) continue;
      cost += by_.prices.to_move(operand(i), of(i), made.operands[i]) / by_.sharers.of(id_, i);
      if (most >= 0 && cost > most) return cost;
    }
    if (count_ > 0) cost += bytes_to_join(by_.graph, by_.prices, id_, made.operands[0], made.result);
    Layout wished = made.result;
    if (wish_.is_known)
      wished = wish_.met_by(made.result);
    else
      wished.unreduced = {};
    if (!divides(by_.graph.shape(id_), wished, by_.mesh)) wished = made.result;
    if (count_ == 1 && by_.handed.would_go_on(id_, of(0), made.operands[0], made.result, wished)) return cost;
    return cost + by_.prices.to_move(id_, made.result, wished);
  }
};

}  // namespace detail

}  // namespace weft

#endif
