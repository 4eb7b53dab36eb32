// Small collectives that become one call: which, up to how many bytes, and that numbers, bytes and peaks stay.
#include <support/planned.hpp>
#include <weft/graph/collectives.hpp>
#include <weft/graph/scan.hpp>
#include <weft/graph/simplify.hpp>

namespace weft::combine_collectives_test {

using testing::Program;
using testing::random_value;

constexpr Index threshold = 1024;
constexpr AxisList first{0}, second{1};

// On 2 x 2 devices; inputs differ by device.
class Combined {
 public:
  Program program;

  explicit Combined(Index threshold_bytes = threshold) {
    program.graph.mesh = {2, 2};
    program.graph.collective_options.combine_threshold_bytes = threshold_bytes;
  }
  Var input(const Shape& shape, DType dtype = DType::f32) {
    return program.input(("x" + std::to_string(program.graph.inputs.size())).c_str(), shape, dtype);
  }
  // The plan, which computes what the interpreter computes and sends what the plan without combination sends.
  Plan plan() {
    const Graph graph = simplify(program.graph);
    testing::DeviceInputs inputs(4);
    for (std::uint32_t device = 0; device < 4; ++device)
      for (std::uint32_t i = 0; i < graph.inputs.size(); ++i) {
        const TensorType& type = graph.type(graph.inputs[i].node);
        inputs[device].push_back(random_value(type.dtype, type.shape, 100 * device + i));
      }
    Plan made = testing::expect_plan_computes(graph, inputs);
    Graph plain = graph;
    plain.collective_options = {};
    alone = make_plan(plain);
    EXPECT_EQ(made.view().bytes_sent(), alone.view().bytes_sent());
    for (int kind = 0; kind < collective_count; ++kind)
      EXPECT_EQ(made.view().count_arrays(static_cast<Collective>(kind)),
                alone.view().count(static_cast<Collective>(kind)));
    return made;
  }
  // Calls of each kind, and arrays in them: "all_reduce 5, all_reduce 1".
  std::string calls() {
    const Plan made = plan();
    std::string text;
    for (const PlanStep& step : made.steps)
      if (step.kind == StepKind::collective)
        text += (text.empty() ? "" : ", ") + std::string(name_of(step.op)) + ' ' +
                std::to_string(made.view().arrays_of(step).size());
    return text;
  }
  Plan alone;  // what `plan` compared with
};

TEST(CombineCollectives, ReductionsWaitForLaterOnesUntilTheyAreRead) {
  Combined all;
  const Var x = all.input({8}), y = all.input({3, 5}), z = all.input({1});
  const Var a = detail::all_reduce(exp(x), first), b = detail::all_reduce(tanh(y), first),
            c = detail::all_reduce(z * 2.0, first);
  all.program.output(a * 3.0);
  all.program.output(b);
  all.program.output(c + 1.0);
  EXPECT_EQ(all.calls(), "all_reduce 3");

  Combined chain;
  const Var once = detail::all_reduce(exp(chain.input({8})), first);
  chain.program.output(detail::all_reduce(tanh(once), first));
  EXPECT_EQ(chain.calls(), "all_reduce 1, all_reduce 1") << "the second needs the first";
}

TEST(CombineCollectives, NothingIsCombinedUnlessItIsAskedFor) {
  Combined none(0);
  for (int i = 0; i < 3; ++i) none.program.output(detail::all_reduce(exp(none.input({4 + i})), first));
  EXPECT_EQ(none.calls(), "all_reduce 1, all_reduce 1, all_reduce 1");
}

TEST(CombineCollectives, OfOneKindGroupTypeAndReductionOnly) {
  Combined all;
  const auto add = [&](Var sum) { all.program.output(sum); };
  add(detail::all_reduce(exp(all.input({4})), first));
  add(detail::all_reduce(exp(all.input({4})), second));
  add(detail::all_reduce(exp(all.input({4})), first, ReductionKind::max));
  add(detail::all_reduce(all.input({4}, DType::i32) * 2.0, first));
  add(detail::reduce_scatter(exp(all.input({4})), 0, first));
  add(detail::all_reduce(exp(all.input({5})), second));
  const Plan plan = all.plan();
  EXPECT_EQ(plan.view().count(Collective::all_reduce), 4);
  EXPECT_EQ(plan.view().count_arrays(Collective::all_reduce), 5);
  EXPECT_EQ(plan.view().count(Collective::reduce_scatter), 1);
}

TEST(CombineCollectives, UpToAsManyBytesAsTheThreshold) {
  const auto calls_of = [](std::initializer_list<Index> elements) {
    Combined all;
    for (const Index count : elements) all.program.output(detail::all_reduce(exp(all.input({count})), first));
    return all.calls();
  };
  EXPECT_EQ(calls_of({100, 100, 56}), "all_reduce 3") << "1,024 bytes";
  EXPECT_EQ(calls_of({100, 100, 57}), "all_reduce 2, all_reduce 1");
  EXPECT_EQ(calls_of({100, 1000, 100}), "all_reduce 1, all_reduce 2")
      << "what is large by itself goes when it is there";
}

TEST(CombineCollectives, ScattersAreOneCallToo) {
  Combined all;
  const Var a = detail::reduce_scatter(exp(all.input({4, 3})), 0, first),
            b = detail::reduce_scatter(tanh(all.input({8})), 0, first);
  all.program.output(a * 2.0);
  all.program.output(b * 2.0);
  EXPECT_EQ(all.calls(), "reduce_scatter 2");
}

TEST(CombineCollectives, GathersGoWithEarlierOnesIfWhatTheyGatherIsThere) {
  Combined all;
  const Var w = all.input({4, 3}), v = all.input({2, 3}), x = all.input({3});
  const Var early = tanh(detail::all_gather(w, 0, first) * x);
  const Var late = detail::all_gather(v, 0, first);
  all.program.output(sum(early, 0) + sum(late * x, 0));
  EXPECT_EQ(all.calls(), "all_gather 2");

  Combined made;
  const Var first_gathered = detail::all_gather(made.input({4, 3}), 0, first);
  const Var cut = detail::reduce_scatter(exp(first_gathered), 0, second);
  made.program.output(detail::all_gather(cut * 2.0, 0, first));
  EXPECT_EQ(made.calls(), "all_gather 1, reduce_scatter 1, all_gather 1") << "it is made of the first";
}

TEST(CombineCollectives, InsideAnIterationOnly) {
  Combined all;
  const Var x = all.input({6}), before = detail::all_reduce(exp(x), first);
  const Var after = repeat(3, x, [](Var v) {
    const Var once = detail::all_reduce(v * 0.1, first), twice = detail::all_reduce(v + 1.0, first);
    return tanh(once - twice);
  });
  all.program.output(before);
  all.program.output(after);
  const Plan plan = all.plan();
  EXPECT_EQ(plan.view().count(Collective::all_reduce), 1 + 3);
  EXPECT_EQ(plan.view().count_arrays(Collective::all_reduce), 1 + 2 * 3);
}

// Each is reduced where it is made, so that waiting keeps nothing that would not be kept anyway.
TEST(CombineCollectives, ThePeakStaysWhereSumsAreMadeInPlace) {
  Combined all(1 << 20);
  Buffer<Var> sums;
  for (int i = 0; i < 12; ++i) sums.push_back(detail::all_reduce(exp(all.input({40 + i, 7})), first));
  for (const Var& made : sums) all.program.output(sum(made * 2.0));
  const Plan plan = all.plan();
  EXPECT_EQ(plan.view().count(Collective::all_reduce), 1);
  EXPECT_LE(plan.peak_bytes, all.alone.peak_bytes);
}

TEST(CombineCollectives, AtMostSoManyArrays) {
  Combined all(1 << 20);
  for (int i = 0; i < max_combined + 1; ++i) all.program.output(detail::all_reduce(exp(all.input({i + 1})), first));
  EXPECT_EQ(all.plan().view().count(Collective::all_reduce), 2);
}

constexpr Graph several_sums() {
  Graph graph;
  graph.mesh = {2};
  graph.collective_options.combine_threshold_bytes = threshold;
  for (int i = 0; i < 3; ++i) {
    const Var x{&graph, graph.add_input(Name("x") / Name(i == 0   ? "a"
                                                         : i == 1 ? "b"
                                                                  : "c"),
                                        InputKind::data, DType::f32, {4 + i})};
    graph.add_output(Name("y") / Name(i == 0 ? "a" : i == 1 ? "b" : "c"), detail::all_reduce(x * 2.0, {0}).id);
  }
  return graph;
}
static_assert(make_plan(several_sums()).view().count(Collective::all_reduce) == 1);
static_assert(make_plan(several_sums()).view().count_arrays(Collective::all_reduce) == 3);

}  // namespace weft::combine_collectives_test
