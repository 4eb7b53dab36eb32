// Plans on devices: arenas as large as planned, every collective over every group, loops on all devices at once, and
// what happens when a device fails.
#include <support/expect_error.hpp>
#include <support/program.hpp>
#include <support/reference_kernels.hpp>
#include <weft/graph/scan.hpp>
#include <weft/planner/bytes_by_link.hpp>
#include <weft/planner/frozen_plan.hpp>
#include <weft/planner/lower.hpp>
#include <weft/program/compile.hpp>
#include <weft/runtime/executable.hpp>

#include <algorithm>
#include <atomic>
#include <thread>

#include <unistd.h>

namespace weft::executable_test {

using testing::expect_equal;
using testing::expect_error;
using testing::Program;

using DeviceInputs = std::vector<std::vector<Value>>;  // by device, then by input

bool is_aligned(const void* at, std::uintptr_t alignment) {
  return reinterpret_cast<std::uintptr_t>(at) % alignment == 0;
}
void set(Executable& executable, Index device, Index input, const Value& value) {
  for (Index i = 0; i < value.shape.elements(); ++i)
    reference::write_element(executable.input(device, input), i, value.dtype, value[i]);
}
Value read(const char* bytes, DType dtype, const Shape& shape) {
  Value value{dtype, shape, {}};
  for (Index i = 0; i < shape.elements(); ++i) value.elements.push_back(reference::read_element(bytes, i, dtype));
  return value;
}
Value output(const Executable& executable, Index device, Index number) {
  const OutputSlot& slot = executable.plan().output(number);
  return read(executable.output(device, number), slot.dtype, slot.shape);
}

// A graph whose plan has no fused loop, and therefore needs no compiled kernel: its devices give what the interpreter
// gives, in two calls, with the allocations, calls and bytes that the plan knows. `inputs` are by mesh position, and
// position p is run by device `devices.device_at(p)`.
void expect_executes(const Graph& graph, const DeviceInputs& inputs, const DeviceAssignment& devices) {
  const Plan plan = make_plan(graph);
  ASSERT_TRUE(plan.kernels.empty());
  const std::vector<StepKernel> no_kernels(to_size(plan.steps.size()));
  Runtime runtime(static_cast<int>(graph.devices()));
  Executable executable(runtime, plan.view(), no_kernels.data(), devices);
  const auto expected = interpret(graph, inputs);
  for (Index position = 0; position < graph.devices(); ++position)
    for (Index i = 0; i < graph.inputs.size(); ++i)
      set(executable, devices.device_at(position), i, inputs[to_size(position)][to_size(i)]);
  runtime.clear_records();
  for (int call = 1; call <= 2; ++call) {
    runtime.run([&](Device& device) { executable.run(device); });
    for (int device = 0; device < runtime.device_count(); ++device) {
      const Index position = executable.position_of(device);
      SCOPED_TRACE(::testing::Message() << "device " << device << " at " << position << ", call " << call);
      EXPECT_EQ(devices.device_at(position), device);
      for (Index o = 0; o < graph.outputs.size(); ++o)
        expect_equal(output(executable, device, o), expected[to_size(position)][to_size(o)]);
      EXPECT_EQ(executable.allocated_bytes(device), plan.peak_bytes);
      EXPECT_TRUE(is_aligned(executable.input(device, 0), 64));
      EXPECT_EQ(runtime.recorder(device).total().bytes_sent,
                call * bytes_sent_by_position(plan.view(), position).sum());
      for (int op = 0; op < collective_count; ++op) {
        const auto kind = static_cast<Collective>(op);
        EXPECT_EQ(runtime.recorder(device).total(kind).calls, call * plan.view().count(kind)) << name_of(kind);
      }
    }
  }
}

// The identity, and every position somewhere else.
void expect_executes(const Graph& graph, const DeviceInputs& inputs) {
  expect_executes(graph, inputs, DeviceAssignment(graph.devices()));
  Buffer<Index> ids;
  for (Index position = 0; position < graph.devices(); ++position)
    ids.push_back((position + graph.devices() / 2 + 1) % graph.devices());
  expect_executes(graph, inputs, DeviceAssignment(ids));
}

// Whole numbers below `limit`, different on every device, whose sums are exact.
DeviceInputs numbered_inputs(const Graph& graph, Index limit) {
  DeviceInputs inputs(to_size(graph.devices()));
  Index number = 0;
  for (std::vector<Value>& own : inputs)
    for (const Input& input : graph.inputs) {
      const TensorType& type = graph.type(input.node);
      std::vector<double> elements;
      for (Index i = 0; i < type.shape.elements(); ++i) elements.push_back(static_cast<double>(number++ % limit));
      own.push_back(make_value(type.dtype, type.shape, elements));
    }
  return inputs;
}

TEST(Executable, AllocatesAsPlannedOnOneTwoAndFourDevices) {
  for (Index devices : {1, 2, 4}) {
    Program program;
    program.graph.mesh = {devices};
    const Var x = program.input("x", {6, 8}), w = program.input("w", {8, 10}), v = program.input("v", {10, 2});
    CollectiveAttributes over_all;
    over_all.axes = {0};
    over_all.reduction = ReductionKind::sum;
    program.output(emit_var(Op::all_reduce, {matmul(matmul(x, w), v)}, over_all));
    program.output(transpose(w));
    expect_executes(program.graph, numbered_inputs(program.graph, 13));
  }
}

struct CollectiveCase {
  Op op;
  DType dtype;
  AxisList dims, axes, source_axes;
  ReductionKind reduction;
  Hop hop{};
};
void expect_collective_executes(const MeshSizes& mesh, const CollectiveCase& c) {
  Program program;
  program.graph.mesh = mesh;
  const Var x = program.input("x", {12, 6}, c.dtype);
  CollectiveAttributes attributes;
  attributes.dims = c.dims;
  attributes.axes = c.axes;
  attributes.source_axes = c.source_axes;
  attributes.reduction = c.reduction;
  attributes.hop = c.hop;
  program.output(emit_var(c.op, {x}, attributes));
  program.output(x);  // what a collective reads stays as it was
  expect_executes(program.graph, numbered_inputs(program.graph, 100000));
}

TEST(Executable, RunsEveryCollectiveOverEveryGroup) {
  const MeshSizes mesh{2, 3};
  for (const AxisList& axes : {AxisList{0}, {1}, {0, 1}, {1, 0}}) {
    SCOPED_TRACE(::testing::Message() << "axes " << int{axes[0]} << (axes.size() > 1 ? " and the other" : ""));
    expect_collective_executes(mesh, {Op::all_reduce, DType::f32, {}, axes, {}, ReductionKind::sum});
    expect_collective_executes(mesh, {Op::all_reduce, DType::i32, {}, axes, {}, ReductionKind::max});
    expect_collective_executes(mesh, {Op::all_gather, DType::f32, {0}, axes, {}, ReductionKind::sum});
    expect_collective_executes(mesh, {Op::all_gather, DType::bf16, {1}, axes, {}, ReductionKind::sum});
    expect_collective_executes(mesh, {Op::reduce_scatter, DType::f32, {0}, axes, {}, ReductionKind::sum});
    expect_collective_executes(mesh, {Op::reduce_scatter, DType::f32, {1}, axes, {}, ReductionKind::min});
    expect_collective_executes(mesh, {Op::all_to_all, DType::f32, {0, 1}, axes, {}, ReductionKind::sum});
    expect_collective_executes(mesh, {Op::all_to_all, DType::u32, {1, 0}, axes, {}, ReductionKind::sum});
    expect_collective_executes(mesh, {Op::all_gather, DType::pred, {0}, axes, {}, ReductionKind::sum});
    expect_collective_executes(mesh, {Op::all_to_all, DType::pred, {1, 0}, axes, {}, ReductionKind::sum});
  }
}

TEST(Executable, PermutesTheDevicesOfAGroup) {
  expect_collective_executes({2, 3}, {Op::collective_permute, DType::f32, {}, {1, 0}, {0, 1}, ReductionKind::sum});
  expect_collective_executes({2, 3}, {Op::collective_permute, DType::f32, {}, {0, 1}, {1, 0}, ReductionKind::sum});
  expect_collective_executes({2, 2}, {Op::collective_permute, DType::bf16, {}, {1, 0}, {0, 1}, ReductionKind::sum});
  expect_collective_executes({2, 2, 2}, {Op::collective_permute, DType::f32, {}, {2, 0}, {0, 2}, ReductionKind::sum});
  expect_collective_executes({2, 2, 2}, {Op::collective_permute, DType::i32, {}, {1, 2, 0}, {0, 1, 2}, ReductionKind::sum});
  Hop listed;
  for (const auto& [source, target] : {std::pair{4, 0}, std::pair{1, 5}, std::pair{3, 3}, std::pair{0, 1}})
    listed.list(source, target);
  for (const Hop& hop : {Hop{1}, Hop{-2}, Hop{5, true}, Hop{2, true}, Hop{-1, false, true}, Hop{0, true, true}, listed})
    expect_collective_executes({2, 3}, {Op::collective_permute, DType::f32, {}, {0, 1}, {1, 0}, ReductionKind::sum, hop});
}

// Eight devices in two granules. In a permute devices differ: some send to the other granule, some inside, some
// nothing.
TEST(Executable, SendsOverEachLinkWhatIsPlanned) {
  Program program;
  program.graph.mesh = {2, 2, 2};
  program.graph.dcn = {2, 1, 1};
  const Var x = program.input("x", {8, 3});
  for (const auto& [axes, source] :
       {std::pair{AxisList{1, 0}, AxisList{0, 1}}, std::pair{AxisList{2, 1}, AxisList{1, 2}},
        std::pair{AxisList{1, 2, 0}, AxisList{0, 1, 2}}})
    program.output(emit_var(Op::collective_permute, {x}, CollectiveAttributes{{}, axes, source}));
  for (const Hop& hop : {Hop{1}, Hop{-3}, Hop{3, true}, Hop{1, false, true}}) {
    CollectiveAttributes shifted{{}, {0, 2}, {0, 2}};
    shifted.hop = hop;
    program.output(emit_var(Op::collective_permute, {x}, shifted));
  }
  program.output(emit_var(Op::all_gather, {x}, CollectiveAttributes{{0}, {0, 2}, {}}));
  program.output(emit_var(Op::all_to_all, {x}, CollectiveAttributes{{0, 0}, {0, 1, 2}, {}}));
  program.output(emit_var(Op::all_reduce, {x}, CollectiveAttributes{{}, {0}, {}, ReductionKind::sum}));
  program.output(emit_var(Op::reduce_scatter, {x}, CollectiveAttributes{{0}, {1, 2}, {}, ReductionKind::sum}));
  const Plan plan = make_plan(program.graph);
  ASSERT_TRUE(plan.kernels.empty());
  const std::vector<StepKernel> no_kernels(to_size(plan.steps.size()));
  Runtime runtime(8, {.devices_per_granule = 4});
  Executable executable(runtime, plan.view(), no_kernels.data());
  runtime.clear_records();
  runtime.run([&](Device& device) { executable.run(device); });
  for (int device = 0; device < 8; ++device) {
    const CallTotal total = runtime.recorder(device).total();
    EXPECT_EQ((BytesByLink{total.sent_over(Link::ici), total.sent_over(Link::dcn)}),
              bytes_sent_by_position(plan.view(), device))
        << "device " << device;
  }
}

// state <- state + sum over devices of (x * 2 + position); returns its mean. Loops, a constant for each device, an
// update in place.
constexpr Plan moving_sum() {
  Graph graph;
  graph.mesh = {2, 2};
  const Var x{&graph, graph.add_input("x", InputKind::data, DType::f32, {3, 5})};
  const Var state{&graph, graph.add_input("state", InputKind::state, DType::f32, {3, 5})};
  CollectiveAttributes everywhere;
  everywhere.axes = {0, 1};
  everywhere.reduction = ReductionKind::sum;
  const Var position{&graph, emit(graph, Op::device_index, {}, graph.pools.intern(everywhere), graph.types.intern(DType::i32, {}))};
  const Var share = x * 2.0 + broadcast_to(convert(position, DType::f32), {3, 5});
  const Var updated = state + emit_var(Op::all_reduce, {share}, everywhere);
  graph.add_output("mean", mean(updated).id);
  graph.add_output("state", updated.id, 1);
  return make_plan(graph);
}
constexpr PlanSizes moving_sum_sizes = sizes_of(moving_sum());
constexpr FrozenPlan<moving_sum_sizes> moving_sum_plan{moving_sum()};
static_assert(moving_sum_plan.view().devices() == 4 && moving_sum_plan.view().count(Collective::all_reduce) == 1);

TEST(Executable, RunsCompiledLoopsAndKeepsStatesBetweenCalls) {
  Runtime runtime(4);
  Executable executable(runtime, moving_sum_plan.view(), code_of<moving_sum_plan>());
  for (int device = 0; device < 4; ++device) {
    EXPECT_EQ(executable.allocated_bytes(device), moving_sum_plan.peak_bytes);
    expect_equal(read(executable.input(device, 1), DType::f32, {3, 5}), filled_value(DType::f32, {3, 5}, 0));
    set(executable, device, 0, filled_value(DType::f32, {3, 5}, device + 1));
  }
  runtime.clear_records();
  for (int call = 1; call <= 3; ++call) {
    runtime.run([&](Device& device) { executable.run(device); });
    const double total = call * (2 * (1 + 2 + 3 + 4) + 0 + 1 + 2 + 3);
    for (int device = 0; device < 4; ++device) {
      expect_equal(read(executable.input(device, 1), DType::f32, {3, 5}), filled_value(DType::f32, {3, 5}, total));
      EXPECT_NEAR(output(executable, device, 0)[0], total, 1e-5 * total);
      EXPECT_EQ(runtime.recorder(device).total().bytes_sent, call * moving_sum_plan.view().bytes_sent());
    }
  }
}

TEST(Executable, RefusesARuntimeOfAnotherSize) {
  Runtime runtime(2);
  const auto bind = [&] { Executable(runtime, moving_sum_plan.view(), kernels_of<moving_sum_plan>()); };
  expect_error(bind, "device_counts_differ", {"plan is for 4 devices", "runtime has 2"});
  Runtime four(4);
  const auto assign = [&] {
    Executable(four, moving_sum_plan.view(), kernels_of<moving_sum_plan>(), DeviceAssignment(Buffer<Index>{1, 0}));
  };
  expect_error(assign, "device_count_mismatch", {"2 devices", "4 positions"});
  EXPECT_EQ(runtime.run([](Device& device) { return device.ordinal(); })[1], 1) << "the runtime works on";
}

TEST(Executable, AFailureOfOneDeviceEndsTheCallAndTheNextOneWorks) {
  Program program;
  program.graph.mesh = {2};
  const Var table = program.input("table", {4, 3}), indices = program.input("indices", {2}, DType::i32);
  CollectiveAttributes over_all;
  over_all.axes = {0};
  over_all.reduction = ReductionKind::sum;
  program.output(emit_var(Op::all_reduce, {take(table, indices)}, over_all));
  const Plan plan = make_plan(program.graph);
  const std::vector<StepKernel> no_kernels(to_size(plan.steps.size()));
  Runtime runtime(2);
  Executable executable(runtime, plan.view(), no_kernels.data());
  for (int device = 0; device < 2; ++device) {
    set(executable, device, 0, filled_value(DType::f32, {4, 3}, device + 1));
    set(executable, device, 1, make_value(DType::i32, {2}, {0, device == 1 ? 4.0 : 3.0}));
  }
  const auto call = [&] { runtime.run([&](Device& device) { executable.run(device); }); };
  expect_error(call, "row_index_out_of_range", {"gather", "index 4", "position 1", "[0, 4)"});
  EXPECT_EQ(runtime.failed_device(), 1);
  set(executable, 1, 1, make_value(DType::i32, {2}, {2, 3}));
  call();
  for (int device = 0; device < 2; ++device)
    expect_equal(output(executable, device, 0), filled_value(DType::f32, {2, 3}, 3));
}

// Two devices, an all_reduce in a loop of three: the plan of most tests of times.
Plan looped_plan() {
  Program program;
  program.graph.mesh = {2};
  CollectiveAttributes over_all;
  over_all.axes = {0};
  over_all.reduction = ReductionKind::sum;
  const auto reduce = [&](Var x) { return emit_var(Op::all_reduce, {x}, over_all); };
  program.output(repeat(3, program.input("x", {4, 3}), reduce));
  return make_plan(program.graph);
}

TEST(Executable, TimesEveryStepOfEveryCallAndNothingWhenItIsOff) {
  const Plan plan = looped_plan();
  const std::vector<StepKernel> no_kernels(to_size(plan.steps.size()));
  Runtime runtime(2);
  Executable executable(runtime, plan.view(), no_kernels.data());
  const auto call = [&] {
    executable.begin_call();
    runtime.run([&](Device& device) { executable.enter(device), executable.run(device); });
    executable.end_call();
  };
  call();
  EXPECT_EQ(executable.timer(0), nullptr);
  executable.start_timing();
  call();
  call();
  executable.stop_timing();
  call();
  EXPECT_EQ(executable.call_times().spans().written(), 4);
  Buffer<Index> order, iterations(plan.loop_count, 0);
  for_each_step(plan.view(), iterations.data(), [&](Index i) { order.push_back(i); });
  for (int device = 0; device < 2; ++device) {
    const StepTimer& timer = *executable.timer(device);
    ASSERT_EQ(timer.spans().size(), 2 * (order.size() + 1));
    for (Index call_number = 0; call_number < 2; ++call_number) {
      const TimeSpan& outer = executable.call_times().spans()[call_number + 1];
      for (Index i = 0; i <= order.size(); ++i) {
        const StepSpan& span = timer.spans()[call_number * (order.size() + 1) + i];
        EXPECT_EQ(span.call, outer.number);
        EXPECT_EQ(span.step, i == 0 ? StepSpan::transfer : order[i - 1]);
        EXPECT_TRUE(outer.begin <= span.begin && span.begin <= span.matched && span.matched <= span.end &&
                    span.end <= outer.end);
      }
    }
    for (const Index step : order) EXPECT_EQ(timer.total(step).count, 2 * std::count(order.begin(), order.end(), step));
  }
  executable.clear_times();
  EXPECT_EQ(executable.call_times().spans().written(), 0);
  EXPECT_EQ(executable.timer(1)->spans().written(), 0);
}

// Device 1 sleeps before its call: device 0 waits for it in its first collective, and device 1 for nobody.
TEST(Executable, ACollectivesWaitingIsToldFromItsOwnTime) {
  const Plan plan = looped_plan();
  const std::vector<StepKernel> no_kernels(to_size(plan.steps.size()));
  Runtime runtime(2);
  Executable executable(runtime, plan.view(), no_kernels.data());
  executable.start_timing();
  runtime.run([&](Device& device) {
    if (device.ordinal() == 1) ::usleep(200000);
    executable.run(device);
  });
  const TickScale scale;
  double waited[2] = {};
  for (int device = 0; device < 2; ++device)
    for (Index i = 0; i < plan.steps.size(); ++i)
      waited[device] += scale.length(executable.timer(device)->total(i).waited);
  EXPECT_GT(waited[0], 100e6);
  EXPECT_LT(waited[1], waited[0] / 2);
}

// A kernel that goes on once somebody has written the next batch, or gives up: what runs after the last use of a batch.
std::atomic<bool> next_is_written;
std::atomic<int> saw_it;
void wait_for_the_next_batch(const LoopArguments&) {
  for (int i = 0; i < 2000 && !next_is_written; ++i) ::usleep(1000);
  saw_it += next_is_written ? 1 : 0;
}
TEST(Executable, ABatchIsFreeWhileTheCallThatUsedItStillRuns) {
  Graph graph;
  graph.mesh.push_back(2);
  const Var x{&graph, graph.add_input("x", InputKind::data, DType::f32, {4, 4})};
  graph.add_output("total", sqrt(sum(matmul(x, x))).id);
  const Plan plan = make_plan(graph);
  const PlanStep& last = plan.steps[plan.steps.size() - 1];
  ASSERT_EQ(last.kind, StepKind::loop);
  const StepKernel nothing{[](const LoopArguments&) {},
                           [](const LoopArguments&, const float*, Index, Index, Index, Index, Index) {}};
  std::vector<StepKernel> kernels(to_size(plan.kernels.size()), nothing);
  kernels[to_size(plan.loops[last.payload].kernel)] = {wait_for_the_next_batch, nullptr};
  Runtime runtime(2);
  Executable executable(runtime, plan.view(), kernels.data());
  next_is_written = false;
  saw_it = 0;
  EXPECT_FALSE(executable.is_batch_free(1)) << "no call has begun";
  std::atomic<bool> is_over{false};
  std::thread mover([&] {
    while (!executable.is_batch_free(1) && !is_over) ::usleep(100);
    next_is_written = !is_over;
  });
  executable.begin_call();
  EXPECT_FALSE(executable.is_batch_free(1)) << "nobody has read it";
  runtime.run([&](Device& device) { executable.run(device); });
  is_over = true;
  mover.join();
  EXPECT_EQ(saw_it, 2) << "both devices were held up in the call when the next batch came";
  EXPECT_FALSE(executable.is_batch_free(2));
  executable.end_call();
}

TEST(Executable, RefusesToKeepNoCall) {
  const Plan plan = looped_plan();
  const std::vector<StepKernel> no_kernels(to_size(plan.steps.size()));
  Runtime runtime(2);
  Executable executable(runtime, plan.view(), no_kernels.data());
  expect_error([&] { executable.start_timing(0); }, "runtime_setting_is_out_of_range", {"timed calls is 0", "1 to"});
}

}  // namespace weft::executable_test
