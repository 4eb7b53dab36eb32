// Results that are cut in different ways over a mesh, put together on the host.
#include <weft/train/mesh_results.hpp>

#include <support/stored_values.hpp>
#include <weft/strategies/spmd.hpp>
#include <weft/train/program.hpp>

#include <gtest/gtest.h>

namespace weft::mesh_results_test {

// Nothing that needs a kernel: both dimensions cut, one of them, none.
struct Moved {
  constexpr std::array<Var, 4> operator()(Var x, Var row, Var all) const { return {transpose(x), x, row, all}; }
};
using MovedInputs = Inputs<f32[4][6], i32[2], f32[3]>;
const SpmdSpecs specs{{PartitionSpec("data", "model"), PartitionSpec("model")}, {}};

struct OnMesh {
  MeshPlan plan;
  Runtime runtime;
  std::vector<StepKernel> kernels;
  Executable executable;
  MeshTensors data;
  MeshResults results;

  explicit OnMesh(const Mesh& mesh, const DeviceAssignment& devices)
      : plan(plan_device(Spmd(specs).rewrite<NoUpdate>(detail::trace_program<Moved, MovedInputs>(), mesh))),
        runtime(4),
        kernels(to_size(plan.plan.steps.size())),
        executable(runtime, plan.plan.view(), kernels.data(), devices),
        data(executable, plan.head.data.data(), plan.head.data.size()),
        results(executable, {plan.head.results.data(), to_size(plan.head.results.size())}) {}

  void run(const std::vector<float>& x, const std::vector<std::int32_t>& row, const std::vector<float>& all) {
    data.write_bytes(data[0], std::as_bytes(std::span(x)));
    data.write_bytes(data[1], std::as_bytes(std::span(row)));
    data.write_bytes(data[2], std::as_bytes(std::span(all)));
    runtime.run([&](Device& device) {
      executable.run(device);
      results.copy_out(device.ordinal());
    });
  }
  template <class T>
  [[nodiscard]] std::vector<T> read(Index i) const {
    const T* const first = reinterpret_cast<const T*>(results.data(i));
    return {first, first + plan.head.results[i].shape.elements()};
  }
};

void expect_whole(const DeviceAssignment& devices) {
  OnMesh mesh(Mesh{{"data", 2}, {"model", 2}}, devices);
  std::vector<float> x(24), turned(24);
  for (std::size_t call = 0; call < 2; ++call) {
    for (std::size_t i = 0; i < 24; ++i) turned[i % 6 * 4 + i / 6] = x[i] = static_cast<float>(100 * call + i);
    mesh.run(x, {8, 9}, {1, 2, 3});
    EXPECT_EQ(mesh.read<float>(0), turned);
    EXPECT_EQ(mesh.read<float>(1), x);
    EXPECT_EQ(mesh.read<std::int32_t>(2), (std::vector<std::int32_t>{8, 9}));
    EXPECT_EQ(mesh.read<float>(3), (std::vector<float>{1, 2, 3}));
  }
  const MeshResults& results = mesh.results;
  EXPECT_NE(results.data(1), mesh.executable.output(0, 1));
  EXPECT_EQ(results.data(3), mesh.executable.output(0, 3)) << "what is whole is not copied";
}

TEST(MeshResults, ArePutTogetherOfThePiecesOfAllDevices) { expect_whole(DeviceAssignment(4)); }

TEST(MeshResults, KnowWhichDeviceHasWhichPiece) { expect_whole(Mesh({{"data", 2}, {"model", 2}}, {3, 0, 2, 1})); }

}  // namespace weft::mesh_results_test
