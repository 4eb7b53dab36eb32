// Cycles, folds, shares and traffic of matmuls on systolic arrays: counts of SCALE-Sim (more of them in
// conformance/systolic.json) and of arrays that overlap folds.
#include <weft/kernels/systolic_model.hpp>

#include <support/expect_error.hpp>
#include <support/is_constant.hpp>

#include <string>
#include <utility>

namespace weft::systolic_model_test {

using testing::expect_error, testing::is_constant;
using enum Dataflow;

constexpr SystolicConfig square(Index side, Dataflow dataflow, Buffering buffering = Buffering::serial) {
  return {.rows = side, .cols = side, .dataflow = dataflow, .buffering = buffering};
}

// What is known of a shape: the serial cycles of SCALE-Sim and those with the second operand or sum in the cells.
struct Known {
  MatmulShape shape;
  Index side;
  Dataflow dataflow;
  Index folds, fold_cycles, serial;
  double serial_percent;
  Index overlapped;
  double overlapped_percent;
};
constexpr Known known[] = {
    {{10, 7, 5}, 4, output_stationary, 6, 11, 66, 33.1, 40, 54.7},
    {{10, 7, 5}, 4, weight_stationary, 4, 20, 80, 27.3, 50, 43.8},
    {{10, 7, 5}, 4, input_stationary, 6, 17, 102, 21.4, 52, 42.1},
    {{128, 128, 128}, 128, weight_stationary, 1, 510, 510, 25.1, 510, 25.1},
    {{1024, 128, 128}, 128, weight_stationary, 1, 1406, 1406, 72.8, 1406, 72.8},
    {{1024, 128, 128}, 128, input_stationary, 8, 510, 4080, 25.1, 1406, 72.8},
    {{196, 64, 576}, 32, weight_stationary, 36, 290, 10440, 67.6, 7150, 98.7},
    {{64, 512, 256}, 32, weight_stationary, 128, 158, 20224, 40.5, 8286, 98.9},
    {{4096, 4096, 4096}, 128, weight_stationary, 1024, 4478, 4585472, 91.5, 4194686, 100.0},
    {{128, 4096, 4096}, 128, weight_stationary, 1024, 510, 522240, 25.1, 131454, 99.7},
    {{8, 4096, 4096}, 128, weight_stationary, 1024, 390, 399360, 2.1, 131334, 6.2},
    {{512, 4096, 4096}, 256, weight_stationary, 256, 1278, 327168, 40.1, 131838, 99.4},
};

TEST(SystolicModel, CountsWhatIsKnown) {
  for (const Known& row : known) {
    const SystolicCost serial = systolic_cost(square(row.side, row.dataflow), row.shape);
    EXPECT_EQ(serial.folds(), row.folds);
    EXPECT_EQ(serial.fold_cycles, row.fold_cycles);
    EXPECT_EQ(serial.cycles, row.serial);
    EXPECT_NEAR(100 * serial.utilization(), row.serial_percent, 0.051);
    const SystolicCost overlapped =
        systolic_cost(square(row.side, row.dataflow, Buffering::double_buffered), row.shape);
    EXPECT_EQ(overlapped.cycles, row.overlapped);
    EXPECT_NEAR(100 * overlapped.utilization(), row.overlapped_percent, 0.051);
    EXPECT_EQ(overlapped.traffic, serial.traffic) << "what is overlapped is read as often";
  }
}

constexpr SystolicConfig mxu{128, 128};
static_assert(systolic_cost(mxu, {512, 4096, 4096}).cycles == 1024 * 512 + 2 * 128 + 128 - 2);
static_assert(utilization<mxu, MatmulShape{128, 4096, 4096}> > 0.99);
static_assert(utilization<SystolicConfig{128, 128, output_stationary, Buffering::serial}, MatmulShape{8, 128, 128}> <
              0.03);

TEST(SystolicModel, SharesAreFactorsOfTheUtilization) {
  const MatmulShape shape{100, 300, 70};
  for (const Dataflow dataflow : {output_stationary, weight_stationary, input_stationary})
    for (const Buffering buffering : {Buffering::serial, Buffering::double_buffered}) {
      const SystolicCost cost =
          systolic_cost({.rows = 32, .cols = 48, .dataflow = dataflow, .buffering = buffering}, shape);
      const double work = 100.0 * 300 * 70;
      EXPECT_NEAR(cost.utilization(), work / (32.0 * 48 * static_cast<double>(cost.cycles)), 1e-12);
      for (const double share : {cost.row_use, cost.col_use, cost.stream_use, cost.fill_use}) {
        EXPECT_GT(share, 0);
        EXPECT_LE(share, 1);
      }
    }
  const SystolicCost cost = systolic_cost(mxu, {64, 10, 784});  // the last layer of a classifier
  EXPECT_DOUBLE_EQ(cost.row_use, 784.0 / 896);
  EXPECT_DOUBLE_EQ(cost.col_use, 10.0 / 128);
  EXPECT_DOUBLE_EQ(cost.stream_use, 64.0 / 128);
  EXPECT_DOUBLE_EQ(cost.fill_use, 7.0 * 128 / (6.0 * 128 + 2 * 128 + 128 + 64 - 2));
}

TEST(SystolicModel, ReadsTheStationaryOperandOnce) {
  const MatmulShape shape{200, 300, 400};
  const auto traffic = [&](Dataflow dataflow) { return systolic_cost(square(64, dataflow), shape).traffic; };
  EXPECT_EQ(traffic(output_stationary), (OperandTraffic{200 * 400 * 5, 300 * 400 * 4, 200 * 300}));
  EXPECT_EQ(traffic(weight_stationary), (OperandTraffic{200 * 400 * 5, 300 * 400, 200 * 300 * 7}));
  EXPECT_EQ(traffic(input_stationary), (OperandTraffic{200 * 400, 300 * 400 * 4, 200 * 300 * 7}));
}

TEST(SystolicModel, OverlappedFoldsFollowAsSoonAsTheirRegistersAreFree) {
  // T = 5 is shorter, 20 longer than what 8 rows or 8 rows and 6 columns take.
  const auto interval = [](Buffering buffering, Index streamed) {
    return systolic_cost({8, 6, weight_stationary, buffering}, {streamed, 100, 100}).interval;
  };
  EXPECT_EQ(interval(Buffering::serial, 5), 2 * 8 + 6 + 5 - 2);
  EXPECT_EQ(interval(Buffering::global_swap, 5), 8 + 6 + 5 - 2);
  EXPECT_EQ(interval(Buffering::lockstep_load, 5), 8 + 6 - 1);
  EXPECT_EQ(interval(Buffering::lockstep_load, 20), 20);
  EXPECT_EQ(interval(Buffering::double_buffered, 5), 8);
  EXPECT_EQ(interval(Buffering::double_buffered, 20), 20);
  EXPECT_EQ(systolic_cost({8, 6, output_stationary, Buffering::serial_drain}, {100, 100, 5}).interval,
            2 * 8 + 6 + 5 - 2);
}

TEST(SystolicModel, WaitsForMemoryThatIsSlowerThanTheArray) {
  const auto cost = [](Index weights_per_cycle, Index streamed) {
    return systolic_cost({8, 6, weight_stationary, Buffering::double_buffered, weights_per_cycle}, {streamed, 6, 16});
  };
  EXPECT_EQ(cost(6, 4).cycles, cost(0, 4).cycles) << "a row of the array a cycle is as fast as it loads";
  EXPECT_EQ(cost(100, 4).cycles, cost(0, 4).cycles);
  EXPECT_EQ(cost(5, 4).interval, 10);  // 48 elements in ceil(9.6) cycles
  EXPECT_EQ(cost(5, 4).cycles, 8 + 10 + 4 + 8 + 6 - 2);
  EXPECT_EQ(cost(5, 40).interval, 40) << "and is hidden behind a long stream";
  EXPECT_EQ(systolic_cost({8, 6, weight_stationary, Buffering::lockstep_load, 1}, {4, 6, 8}).interval, 48 + 6 - 1);
  EXPECT_EQ(systolic_cost({8, 6, weight_stationary, Buffering::global_swap, 1}, {4, 6, 8}).interval, 48);
}

TEST(SystolicModel, AProductWithoutElementsTakesNoTime) {
  for (const MatmulShape& shape : {MatmulShape{0, 4, 4}, MatmulShape{4, 0, 4}, MatmulShape{4, 4, 0}}) {
    const SystolicCost cost = systolic_cost(mxu, shape);
    EXPECT_EQ(cost.cycles, 0);
    EXPECT_EQ(cost.folds(), 0);
    EXPECT_EQ(cost.utilization(), 0);
    EXPECT_EQ(cost.traffic, OperandTraffic{});
  }
}

TEST(SystolicModel, OverlapsWhatADataflowHas) {
  for (const Dataflow dataflow : {output_stationary, weight_stationary, input_stationary}) {
    EXPECT_TRUE(has_model(dataflow, Buffering::serial));
    EXPECT_TRUE(has_model(dataflow, Buffering::double_buffered));
    EXPECT_EQ(has_model(dataflow, Buffering::serial_drain), dataflow == output_stationary) << "sums that stay drain";
    EXPECT_EQ(has_model(dataflow, Buffering::global_swap), dataflow != output_stationary) << "operands are swapped";
    EXPECT_EQ(has_model(dataflow, Buffering::lockstep_load), dataflow != output_stationary);
    EXPECT_FALSE(has_model(dataflow, static_cast<Buffering>(5)));
  }
  EXPECT_FALSE(has_model(static_cast<Dataflow>(3), Buffering::serial));
}

TEST(SystolicModel, NamesDataflows) {
  EXPECT_STREQ(name_of(input_stationary), "input_stationary");
  EXPECT_STREQ(name_of(static_cast<Dataflow>(3)), "an unknown dataflow");
  EXPECT_STREQ(name_of(Buffering::lockstep_load), "lockstep_load");
  EXPECT_STREQ(name_of(static_cast<Buffering>(5)), "an unknown");
}

TEST(SystolicModel, NamesWhatHasNoModel) {
  const MatmulShape shape{4, 4, 4};
  expect_error([&] { (void)systolic_cost({0, 128}, shape); }, "systolic_array_is_empty", {"0 rows by 128 columns"});
  expect_error([&] { (void)systolic_cost({8, -1}, shape); }, "systolic_array_is_empty", {"8 rows by -1 columns"});
  expect_error([] { (void)systolic_cost(mxu, {4, -7, 4}); }, "matmul_size_is_negative", {"n of the matmul", "-7"});
  for (const auto& [dataflow, buffering] :
       {std::pair{output_stationary, Buffering::global_swap}, std::pair{output_stationary, Buffering::lockstep_load},
        std::pair{weight_stationary, Buffering::serial_drain}, std::pair{input_stationary, Buffering::serial_drain}})
    expect_error([&, d = dataflow, b = buffering] { (void)systolic_cost(square(8, d, b), shape); },
                 "dataflow_has_no_model", {name_of(dataflow), name_of(buffering)});
  expect_error([&] { (void)systolic_cost(square(8, static_cast<Dataflow>(3)), shape); }, "dataflow_has_no_model",
               {"an unknown dataflow with serial buffering"});
  expect_error([&] { (void)systolic_cost(square(8, weight_stationary, static_cast<Buffering>(9)), shape); },
               "dataflow_has_no_model", {"weight_stationary with an unknown buffering"});
  expect_error(
      [&] {
        (void)systolic_cost({8, 8, weight_stationary, Buffering::serial, -2}, shape);
      },
      "load_bandwidth_is_negative", {"-2 elements a cycle"});
  expect_error(
      [&] {
        (void)systolic_cost({8, 8, output_stationary, Buffering::serial, 2}, shape);
      },
      "load_bandwidth_has_no_model", {"output_stationary"});
  static_assert(!is_constant<[] { (void)systolic_cost({0, 128}, {4, 4, 4}); }>);
  static_assert(!is_constant<[] { (void)systolic_cost(mxu, {4, -7, 4}); }>);
  static_assert(!is_constant<[] {
    (void)systolic_cost(square(8, output_stationary, Buffering::global_swap), {4, 4, 4});
  }>);
  static_assert(is_constant<[] {
    (void)systolic_cost(square(8, weight_stationary, Buffering::global_swap), {4, 4, 4});
  }>);
}

TEST(SystolicModel, RefusesCountsBeyond64Bits) {
  constexpr Index large = Index{1} << 40;
  EXPECT_EQ(systolic_cost({1, 1}, {large, large / 262144, 1}).cycles, (Index{1} << 62) + 1);
  expect_error([] { (void)systolic_cost(mxu, {large, large, 1}); }, "systolic_count_overflows", {"1099511627776"});
  expect_error([] { (void)systolic_cost(mxu, {INT64_MAX, 1, 1}); }, "systolic_count_overflows", {});
  expect_error([] { (void)systolic_cost({INT64_MAX, INT64_MAX}, {1, 1, 1}); }, "systolic_count_overflows", {});
}

TEST(SystolicModel, ReadsTheNamesOfDataflows) {
  EXPECT_EQ(parse_dataflow("os"), output_stationary);
  EXPECT_EQ(parse_dataflow("ws"), weight_stationary);
  EXPECT_EQ(parse_dataflow("is"), input_stationary);
  for (const char* text : {"", "o", "rs", "os ", "WS", "weight_stationary"})
    expect_error([&] { (void)parse_dataflow(text); }, "dataflow_is_unknown",
                 {"'" + std::string(text) + "' is no dataflow", "os, ws or is"});
  expect_error([] { (void)parse_dataflow(nullptr); }, "dataflow_is_unknown", {"''"});
}

}  // namespace weft::systolic_model_test
