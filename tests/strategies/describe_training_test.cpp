// Training graphs and stored tensors through an archive.
#include <support/archived.hpp>
#include <support/training.hpp>
#include <weft/graph/print.hpp>
#include <weft/strategies/describe_training.hpp>

namespace weft::describe_training_test {

using testing::through_an_archive;

TEST(DescribeTraining, ALayoutKeepsItsThreeLists) {
  Layout layout = replicated(2);
  layout.dims[1] = {1, 0};
  layout.unreduced = {2};
  layout.reduced = {3};
  EXPECT_TRUE(through_an_archive(layout) == layout);
  const Layout read = through_an_archive(layout);
  EXPECT_EQ(read.unreduced, AxisList{2});
  EXPECT_EQ(read.reduced, AxisList{3});
}

TEST(DescribeTraining, AStoredTensorKeepsItsPlace) {
  StoredTensor tensor;
  tensor.name = Name("hidden.weight");
  tensor.shape = {3, 4};
  tensor.initializer = {Initializer::Kind::uniform, 0.25F};
  tensor.input = 7;
  tensor.layout = replicated(2);
  tensor.layout.dims[0] = {1};
  tensor.flat = true;
  tensor.offset = 24;
  tensor.flat_elements = 96;
  tensor.flat_axes = {0, 1};
  const StoredTensor read = through_an_archive(tensor);
  EXPECT_TRUE(read.name == tensor.name && read.shape == tensor.shape && read.initializer == tensor.initializer);
  EXPECT_EQ(read.input, 7);
  EXPECT_TRUE(read.layout == tensor.layout);
  EXPECT_TRUE(read.flat);
  EXPECT_EQ(read.offset, 24);
  EXPECT_EQ(read.flat_elements, 96);
  EXPECT_EQ(read.flat_axes, (AxisList{0, 1}));
  EXPECT_FALSE(through_an_archive(StoredTensor{}).flat);
}

TEST(DescribeTraining, WhatAStrategyStartsFromIsTheSame) {
  constexpr Mesh mesh{{"data", 2}};
  const LocalTraining local = shard_batch(testing::mlp(8, {4, 8, 2}), mesh), read = through_an_archive(local);
  EXPECT_EQ(to_text(read.training.graph), to_text(local.training.graph));
  EXPECT_EQ(read.training.results, local.training.results);
  EXPECT_EQ(read.training.rank, local.training.rank);
  EXPECT_EQ(read.training.weights, local.training.weights);
  ASSERT_EQ(read.data.size(), local.data.size());
  for (Index i = 0; i < local.data.size(); ++i) {
    EXPECT_TRUE(read.data[i].name == local.data[i].name);
    EXPECT_TRUE(read.data[i].layout == local.data[i].layout);
  }
  ASSERT_EQ(read.results.size(), 1);
  EXPECT_TRUE(read.results[0].name == local.results[0].name && read.results[0].layout == local.results[0].layout);
  TrainingGraph training;
  training.rank = 3;
  training.results = 2;
  training.weights = {4, 1};
  EXPECT_EQ(through_an_archive(training).rank, 3);
  EXPECT_EQ(through_an_archive(training).results, 2);
  EXPECT_EQ(through_an_archive(training).weights, (Buffer<std::int32_t>{4, 1}));
}

}  // namespace weft::describe_training_test
