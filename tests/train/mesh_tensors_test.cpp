// Named tensors on a mesh, of plans made at run time: what the host reads and writes does not depend on the sharding.
#include <weft/train/mesh_tensors.hpp>

#include <support/expect_error.hpp>
#include <support/stored_values.hpp>
#include <weft/mesh/hybrid_mesh.hpp>
#include <weft/nn/linear.hpp>
#include <weft/nn/losses.hpp>
#include <weft/nn/normalization.hpp>
#include <weft/optim/sgd.hpp>
#include <weft/strategies/ddp.hpp>
#include <weft/strategies/fsdp.hpp>
#include <weft/strategies/spmd.hpp>
#include <weft/trace/compiled_plan.hpp>
#include <weft/trace/trace.hpp>

namespace weft::mesh_tensors_test {

using testing::expect_error;
using Spec = PartitionSpec;

// 7 and 3 divide nothing: flat units are padded, tensors straddle the parts of devices.
struct Loss {
  constexpr Var operator()(Var image, Var label) const {
    const Var hidden = nn::LayerNorm{"norm", 8}(nn::Linear{"first", 7, 8}(image));
    const nn::Linear second{.name = "second",
                            .in = 8,
                            .out = 3,
                            .bias = nn::init::truncated_normal(0.25, 1, 0, 0.5),
                            .weight = nn::init::kaiming_normal()};
    return mean(cross_entropy(second(hidden), label));
  }
};
using BatchInputs = Inputs<f32[8][7], i32[8]>;

inline constexpr SpmdSpecs both_ways{{Spec("data"), Spec("data")},
                                     {{"first.weight", Spec(nullptr, "model")},
                                      {"first.bias", Spec("model")},
                                      {"norm.*", Spec("model")},
                                      {"second.weight", Spec(AxisNames{"data", "model"}, nullptr)}}};

// The tensors of a training step on a mesh of threads. Its steps are never run, so it needs no kernels.
struct OnMesh {
  MeshPlan plan;
  Runtime runtime;
  std::vector<StepKernel> kernels;
  Executable executable;
  MeshTensors tensors, data;

  template <class Strategy>
  OnMesh(const Strategy& strategy, const Mesh& mesh)
      : plan(plan_device(strategy.template rewrite<SgdMomentum>(trace_training<Loss, BatchInputs>(), mesh))),
        runtime(mesh),
        kernels(to_size(plan.plan.steps.size())),
        executable(runtime, plan.plan.view(), kernels.data(), mesh),
        tensors(executable, plan.head.stored.data(), plan.head.stored.size()),
        data(executable, plan.head.data.data(), plan.head.data.size()) {}

  void initialize(std::uint32_t seed) {
    runtime.run([&](Device& device) { tensors.initialize(device.ordinal(), seed); });
  }
};

const Mesh flat{{"data", 4}}, square{{"data", 2}, {"model", 2}};
// The same positions on other devices; HybridMesh: devices 0, 2, 1, 3.
const Mesh shuffled({{"data", 4}}, {2, 0, 3, 1}), crossed = HybridMesh{{"data", 2}, {"model", 1, 2}}.mesh();

// Calls check(OnMesh&) for every way of keeping tensors.
template <class Check>
void for_every_sharding(Check check) {
  const auto under = [&](const char* name, const auto& strategy, const Mesh& mesh) {
    SCOPED_TRACE(name);
    OnMesh on_mesh(strategy, mesh);
    check(on_mesh);
  };
  under("one device", Ddp{}, Mesh{{"data", 1}});
  under("ddp", Ddp{}, flat);
  under("zero 1", Fsdp{.stage = 1}, flat);
  under("zero 3", Fsdp{.stage = 3}, flat);
  under("zero 3, one unit, on two axes", Fsdp{.stage = 3, .wrap = Wrap::whole_model(), .shard_multiple = 5}, square);
  under("spmd", Spmd(both_ways), square);
  under("zero 3 on devices in another order", Fsdp{.stage = 3}, shuffled);
  under("spmd on a hybrid mesh", Spmd(both_ways), crossed);
}

float counted(std::size_t i) { return static_cast<float>(i) + 0.5F; }
std::vector<float> numbered(const StoredTensor& tensor) {
  std::vector<float> values(to_size(tensor.shape.elements()));
  for (std::size_t i = 0; i < values.size(); ++i) values[i] = counted(i);
  return values;
}

TEST(MeshTensors, ManyInitialValuesAreAsOneByOne) {
  using Kind = Initializer::Kind;
  for (const Initializer& how : {Initializer{Kind::fill, 2.5F}, Initializer{Kind::uniform, 1.5F, 0.5F},
                                 Initializer{Kind::normal, 0.5F}, Initializer{Kind::truncated_normal, 1, 0, -0.5F, 0.5F}})
    for (const Index count : {0, 1, 31, 32, 33, 100}) {
      std::vector<float> values(to_size(count)), wanted;
      detail::draw(how, 42, 5, 7, values.data(), count);
      for (Index i = 0; i < count; ++i) wanted.push_back(initial_value(how, 42, 5, 7 + i));
      EXPECT_EQ(values, wanted) << name_of(how.kind) << " " << count;
    }
}

TEST(MeshTensors, InitialValuesDependOnSeedNameAndPositionAlone) {
  for_every_sharding([](OnMesh& on_mesh) {
    on_mesh.initialize(11);
    EXPECT_EQ(on_mesh.tensors.size(), 12);  // six weights and their momenta
    for (const char* name : {"first.weight", "first.bias", "second.weight", "second.bias"}) {
      const std::vector<float> values = testing::stored_values(on_mesh.tensors, name);
      const Initializer& how = on_mesh.tensors.find(name).initializer;
      ASSERT_EQ(static_cast<Index>(values.size()), on_mesh.tensors.find(name).shape.elements());
      for (std::size_t i = 0; i < values.size(); ++i) {
        const std::uint32_t stream = random_bits(11, 0, stream_of(name));
        EXPECT_EQ(values[i], initial_value(how, 11, stream, static_cast<Index>(i))) << name << " " << i;
      }
    }
    EXPECT_EQ(testing::stored_values(on_mesh.tensors, "norm.weight"), std::vector<float>(8, 1.0F));
    EXPECT_EQ(testing::stored_values(on_mesh.tensors, "norm.bias"), std::vector<float>(8, 0.0F));
    EXPECT_EQ(testing::stored_values(on_mesh.tensors, "second.weight.sgd.momentum"), std::vector<float>(24, 0.0F));
  });
}

TEST(MeshTensors, WhatIsWrittenIsReadAndNothingElseChanges) {
  for_every_sharding([](OnMesh& on_mesh) {
    const MeshTensors& tensors = on_mesh.tensors;
    on_mesh.initialize(11);
    for (Index i = 0; i < tensors.size(); ++i) {
      const char* name = tensors[i].name.c_str();
      const Index other = (i + 1) % tensors.size();
      const std::vector<float> before = testing::stored_values(tensors, tensors[other].name.c_str());
      tensors.write(name, numbered(tensors[i]));
      EXPECT_EQ(testing::stored_values(tensors, name), numbered(tensors[i])) << name;
      EXPECT_EQ(testing::stored_values(tensors, tensors[other].name.c_str()), before) << name;
    }
  });
}

TEST(MeshTensors, WhatAPatternNamesIsCopiedFromOtherShardings) {
  OnMesh from(Ddp{}, flat);
  from.initialize(23);
  for_every_sharding([&](OnMesh& on_mesh) {
    const MeshTensors& tensors = on_mesh.tensors;
    on_mesh.initialize(11);
    const auto first = testing::stored_values(tensors, "first.weight");
    tensors.copy_from(from.tensors, "second.*");
    EXPECT_EQ(testing::stored_values(tensors, "second.weight"), testing::stored_values(from.tensors, "second.weight"));
    EXPECT_EQ(testing::stored_values(tensors, "first.weight"), first);
    EXPECT_NE(testing::stored_values(from.tensors, "first.weight"), first);
    expect_error([&] { tensors.copy_from(from.tensors, "third.*"); }, "tensor_is_unknown", {"third.*"});
  });
}

// Bits, not numbers: a NaN with a payload comes back as it went.
TEST(MeshTensors, BytesAreThoseOfTheWholeTensor) {
  for_every_sharding([](OnMesh& on_mesh) {
    const MeshTensors& tensors = on_mesh.tensors;
    on_mesh.initialize(11);
    for (Index i = 0; i < tensors.size(); ++i) {
      const StoredTensor& tensor = tensors[i];
      EXPECT_EQ(tensors.type_of(tensor), DType::f32);
      std::vector<std::byte> written(to_size(tensors.bytes_of(tensor))), read(written.size());
      ASSERT_EQ(written.size(), to_size(tensor.shape.elements() * 4));
      for (std::size_t at = 0; at < written.size(); ++at) written[at] = static_cast<std::byte>(at % 4 > 1 ? 0xFF : at);
      tensors.write_bytes(tensor, written);
      tensors.read_bytes(tensor, read);
      EXPECT_EQ(read, written) << tensor.name.c_str();
      read.pop_back();
      for (const bool writes : {false, true})
        expect_error([&] { writes ? tensors.write_bytes(tensor, read) : tensors.read_bytes(tensor, read); },
                     "tensor_size_differs", {tensor.name.c_str()});
    }
    EXPECT_EQ(tensors.first_unwritten(), nullptr);
  });
}

// Not only on the device that is asked: each replica has its elements.
TEST(MeshTensors, WritingReachesEveryReplica) {
  for_every_sharding([](OnMesh& on_mesh) {
    for (Index i = 0; i < on_mesh.tensors.size(); ++i) {
      const StoredTensor& tensor = on_mesh.tensors[i];
      on_mesh.tensors.write(tensor.name.c_str(), numbered(tensor));
      for (int device = 0; device < on_mesh.runtime.device_count(); ++device)
        for_each_run(tensor, on_mesh.plan.plan.mesh, on_mesh.executable.position_of(device), [&](Index global, Index local, Index count) {
          const auto* values = reinterpret_cast<const float*>(on_mesh.executable.input(device, tensor.input));
          for (Index e = 0; e < count; ++e)
            EXPECT_EQ(values[local + e], counted(to_size(global + e))) << tensor.name.c_str() << " on " << device;
        });
    }
  });
}

TEST(MeshTensors, ABatchIsCutWhateverItsElements) {
  OnMesh on_mesh(Spmd(both_ways), square);
  std::vector<std::int32_t> labels;
  for (std::int32_t i = 0; i < 8; ++i) labels.push_back(100 + i);
  ASSERT_EQ(on_mesh.data.size(), 2);
  const StoredTensor& label = on_mesh.data[1];
  for (int device = 0; device < 4; ++device) {
    on_mesh.data.copy_in(device, label, labels.data());
    const auto* part = reinterpret_cast<const std::int32_t*>(on_mesh.executable.input(device, label.input));
    for (int i = 0; i < 4; ++i) EXPECT_EQ(part[i], 100 + device / 2 * 4 + i) << "device " << device;
  }
}

// Beyond 2^24 a float has not every integer.
TEST(MeshTensors, IntegersAreReadAndWrittenAsTheyAre) {
  OnMesh on_mesh(Spmd(both_ways), square);
  const char* const name = on_mesh.data[1].name.c_str();
  std::vector<std::int32_t> labels;
  for (std::int32_t i = 0; i < 8; ++i) labels.push_back((1 << 24) + 2 * i + 1);
  on_mesh.data.write<std::int32_t>(name, labels);
  const AlignedArray<std::int32_t> read = on_mesh.data.read<std::int32_t>(name);
  EXPECT_EQ(std::vector<std::int32_t>(read.begin(), read.end()), labels);
  EXPECT_EQ(on_mesh.data.read(name)[0], 16777216.0F);
  expect_error([&] { static_cast<void>(on_mesh.data.read<double>(name)); }, "tensor_type_differs",
               {name, "i32", "f64"});
  const std::vector<std::uint32_t> unsigned_ones(8, 1);
  expect_error([&] { on_mesh.data.write<std::uint32_t>(name, unsigned_ones); }, "tensor_type_differs", {"i32", "u32"});
  expect_error([&] { on_mesh.data.write<std::int32_t>(name, std::span(labels).first(7)); }, "tensor_size_differs",
               {name});
}

// Devices 0 and 1 are the two positions of the first half of the batch on the plain mesh; on the hybrid one they stand
// at (0, 0) and (1, 0).
TEST(MeshTensors, ABatchGoesToTheDevicesThatTheMeshNames) {
  OnMesh on_mesh(Spmd(both_ways), crossed);
  std::vector<std::int32_t> labels;
  for (std::int32_t i = 0; i < 8; ++i) labels.push_back(100 + i);
  const StoredTensor& label = on_mesh.data[1];
  const int half_of_device[] = {0, 1, 0, 1};
  for (int device = 0; device < 4; ++device) {
    on_mesh.data.copy_in(device, label, labels.data());
    const auto* part = reinterpret_cast<const std::int32_t*>(on_mesh.executable.input(device, label.input));
    for (int i = 0; i < 4; ++i) EXPECT_EQ(part[i], 100 + half_of_device[device] * 4 + i) << "device " << device;
  }
}

TEST(MeshTensors, ANameThatNothingHasIsAnError) {
  OnMesh on_mesh(Ddp{}, flat);
  expect_error([&] { static_cast<void>(on_mesh.tensors.read("first.wieght")); }, "tensor_is_unknown",
               {"'first.wieght'; there are: 'first.weight', "});
  expect_error([&] { on_mesh.tensors.write("first", std::vector<float>(8)); }, "tensor_is_unknown", {"'first'"});
}

TEST(MeshTensors, ValuesOfAnotherNumberAreAnError) {
  OnMesh on_mesh(Fsdp{.stage = 3}, flat);
  on_mesh.initialize(11);
  const std::vector<float> before = testing::stored_values(on_mesh.tensors, "first.weight");
  expect_error([&] { on_mesh.tensors.write("first.weight", std::vector<float>(55)); }, "tensor_size_differs",
               {"'first.weight'", "56", "55"});
  EXPECT_EQ(testing::stored_values(on_mesh.tensors, "first.weight"), before);
}

}  // namespace weft::mesh_tensors_test
