// A loader under a ShardingSpec a field, in every process of runs of one to eight: what it hands out are the rows that
// the process's devices have of each field, wherever it starts.
#include <weft/base/dtype.hpp>
#include <weft/data/array_source.hpp>
#include <weft/data/loader.hpp>

#include "support/expect_error.hpp"

#include <algorithm>
#include <mutex>
#include <set>
#include <string>
#include <vector>

namespace weft::sharded_loader_test {

using testing::expect_error;

constexpr Mesh mesh{{"data", 4}, {"model", 2}};
constexpr Index rows = 16, items = 37;  // of a batch, of an epoch

// One batch of queries, and what they are compared with: names are those of options.
struct Pairs {
  BatchRows<float> query;        // [rows, 3]
  BatchRows<bfloat16> document;  // [rows, 2]
  BatchRows<std::int64_t> id;    // [rows]
  BatchRows<float> weight;       // [rows]
  Index valid = 0;

  static constexpr const char* field_names[] = {"query", "document", "id"};
  [[nodiscard]] auto fields() const { return std::tie(query, document, id); }
};
// Every number tells its item; notes which items are read.
struct PairSource {
  using Fields = weft::Fields<float[3], bfloat16[], std::int64_t>;
  using Batch = Pairs;
  struct Notes {
    std::mutex mutex;
    std::set<Index> read;
  };
  Notes* notes = nullptr;

  [[nodiscard]] Index count() const { return items; }
  [[nodiscard]] std::array<Index, 3> widths() const { return {3, 2, 1}; }
  void read(const Sample& sample, std::span<float> query, std::span<bfloat16> document, std::int64_t& id) const {
    for (std::size_t i = 0; i < 3; ++i) query[i] = static_cast<float>(10 * sample.index) + static_cast<float>(i);
    for (std::size_t i = 0; i < 2; ++i)
      document[i] = bfloat16(static_cast<float>(sample.index) + 100.0f * static_cast<float>(i));
    id = sample.index << 33;
    if (notes == nullptr) return;
    const std::lock_guard lock(notes->mutex);
    notes->read.insert(sample.index);
  }
};

const PartitionSpec by_data("data"), by_model("model"), by_all(AxisNames{"data", "model"});
InputSharding minibatches() {
  return {{"query", {mesh, by_all, true}},
          {"document", {mesh, by_model, true}},
          {"id", {mesh, by_data, true}},
          {"weight", {mesh, PartitionSpec(), true}}};
}
// The rows of a process by hand: those of parts first to last, of which `part_of(device)` is that of a device.
template <class PartOf>
RowRange rows_by_hand(Index process, Index processes, Index parts, PartOf part_of) {
  Index first = parts, last = 0;
  for (Index device = 0; device < 8; ++device) {
    if (device * processes / 8 != process) continue;
    first = std::min(first, part_of(device));
    last = std::max(last, part_of(device));
  }
  return {first * rows / parts, (last + 1 - first) * rows / parts};
}

template <class T>
void expect_rows(const BatchRows<T>& found, const BatchRows<T>& whole, const RowRange& range) {
  ASSERT_EQ(found.rows, range.rows);
  ASSERT_EQ(found.columns, whole.columns);
  for (Index i = 0; i < found.size(); ++i)
    ASSERT_EQ(static_cast<float>(found.items[i]), static_cast<float>(whole.row(range.first)[i])) << i;
}
// `batch` has the rows of its process of `whole`.
void expect_minibatch(const Pairs& batch, const Pairs& whole, Index process, Index processes) {
  SCOPED_TRACE(::testing::Message() << "process " << process << " of " << processes);
  EXPECT_EQ(batch.valid, whole.valid);
  const auto range = [&](Index parts, auto part_of) { return rows_by_hand(process, processes, parts, part_of); };
  expect_rows(batch.query, whole.query, range(8, [](Index device) { return device; }));
  expect_rows(batch.document, whole.document, range(2, [](Index device) { return device % 2; }));
  expect_rows(batch.id, whole.id, range(4, [](Index device) { return device / 2; }));
  expect_rows(batch.weight, whole.weight, {0, rows});
}

// Calls check(process, processes) for every process of every run.
template <class Check>
void for_each_process(Check check) {
  for (const Index processes : {1, 2, 4, 8})
    for (Index process = 0; process < processes; ++process) check(process, processes);
}
// Of two epochs and a bit, or as many batches of an endless loader.
constexpr int batches = 8;

TEST(ShardedLoader, EachFieldHasTheRowsOfItsProcess) {
  for (const bool drop : {false, true})
    for (const bool endless : {false, true})
      for_each_process([&](Index process, Index processes) {
        LoaderOptions options{.device_batch = rows, .seed = 5, .drop_last = drop, .endless = endless};
        Loader whole(PairSource(), options);
        options.device_batch = 2;  // of eight parts
        options.threads = 2;
        options.sharding = minibatches();
        options.process = process;
        options.processes = processes;
        Loader own(PairSource(), options);
        EXPECT_EQ(own.plan().global_batch(), rows);
        EXPECT_EQ(own.plan().steps(), drop ? 2 : 3);
        for (int i = 0; i < batches; ++i) {
          const Pairs *const all = whole.next(), *const mine = own.next();
          ASSERT_EQ(all == nullptr, mine == nullptr) << "the end of an epoch";
          EXPECT_EQ(own.position(), whole.position());
          if (all != nullptr) expect_minibatch(*mine, *all, process, processes);
        }
      });
}

// Stopped after any batch, a run goes on with those that would have come, on any number of processes.
TEST(ShardedLoader, ResumesExactlyInAnotherNumberOfProcesses) {
  for (const bool drop : {false, true})
    for_each_process([&](Index process, Index processes) {
      LoaderOptions options{.device_batch = 2, .seed = 5, .drop_last = drop, .sharding = minibatches()};
      Loader before(PairSource(), options);
      for (int stop = 0; stop < batches; ++stop) {
        LoaderOptions later = options;
        later.position = before.position();
        later.process = process;
        later.processes = processes;
        Loader resumed(PairSource(), later);
        LoaderOptions unsharded{.device_batch = rows, .seed = 5, .drop_last = drop, .position = before.position()};
        Loader whole(PairSource(), unsharded);
        for (int i = 0; i < 2; ++i) {
          const Pairs *const all = whole.next(), *const mine = resumed.next();
          ASSERT_EQ(all == nullptr, mine == nullptr);
          if (all != nullptr) expect_minibatch(*mine, *all, process, processes);
          EXPECT_EQ(resumed.position(), whole.position());
        }
        before.next();
      }
    });
}

TEST(ShardedLoader, ItemsAreReadThatAnyFieldHasAndNoOthers) {
  const auto read_by = [](const InputSharding& sharding, Index process) {
    PairSource::Notes notes;
    Loader loader(PairSource{&notes}, {.device_batch = 2,
                                       .shuffle = false,
                                       .endless = true,
                                       .prefetch = 1,
                                       .sharding = sharding,
                                       .process = process,
                                       .processes = 4});
    loader.next();
    const std::lock_guard lock(notes.mutex);
    std::vector<Index> first;  // of the first batch
    for (const Index item : notes.read)
      if (item < 16) first.push_back(item);
    return first;
  };
  const ShardingSpec query{mesh, by_all, true};
  // Process 1 has devices 2 and 3, rows 4 to 7 of eight parts.
  EXPECT_EQ(read_by({query, query, query}, 1), (std::vector<Index>{4, 5, 6, 7}));
  EXPECT_EQ(read_by({query, query, query, {}}, 1), (std::vector<Index>{4, 5, 6, 7})) << "weights are of no item";
  EXPECT_EQ(read_by({query, {}, query}, 1).size(), 16u);
  // Fields with rows apart: device 4 is at position 0 of the second mesh.
  const ShardingSpec turned{Mesh{{{"x", 8}}, {4, 5, 6, 7, 0, 1, 2, 3}}, PartitionSpec("x"), true};
  EXPECT_EQ(read_by({query, turned, query}, 0), (std::vector<Index>{0, 1, 2, 3, 8, 9, 10, 11}));
}

TEST(ShardedLoader, UnnamedFieldsAreCutInOrder) {
  std::vector<float> x(24);
  std::vector<std::int32_t> y(24);
  for (std::size_t i = 0; i < 24; ++i) y[i] = static_cast<std::int32_t>(x[i] = static_cast<float>(i));
  const ArraySource source(12, x, y);
  Loader loader(source, {.device_batch = 3,
                         .shuffle = false,
                         .sharding = {{mesh, by_data, true}, {mesh, PartitionSpec(), true}},
                         .process = 3,
                         .processes = 4});
  const auto& [own, all, weight, valid] = *loader.next();
  EXPECT_EQ(valid, 12);
  EXPECT_EQ(own.rows, 3);
  EXPECT_EQ(own.items[0], 18.0f);
  EXPECT_EQ(all.rows, 12);
  EXPECT_EQ(all.items[23], 23);
  EXPECT_EQ(weight.rows, 3) << "as those of the first field";
}

TEST(ShardedLoader, MisuseIsNamedBeforeAnythingIsRead) {
  const auto expect_refused = [](const LoaderOptions& options, const char* code,
                                 const std::vector<std::string>& words) {
    PairSource::Notes notes;
    expect_error([&] { Loader(PairSource{&notes}, options); }, code, words);
    EXPECT_TRUE(notes.read.empty());
  };
  const ShardingSpec by_rows{mesh, by_data, true};
  expect_refused({.sharding = {{"query", by_rows}, {"documents", by_rows}, {"id", by_rows}}}, "loader_field_is_unknown",
                 {"'documents'", "field 'query', field 'document', field 'id', field 'weight'"});
  expect_refused({.sharding = {{"query", by_rows}, {"id", by_rows}}}, "loader_field_has_no_sharding",
                 {"field 'document' has no ShardingSpec"});
  expect_refused({.sharding = {mesh, PartitionSpec("data", "model")}}, "loader_field_does_not_divide",
                 {"field 'query' has 3 elements in a row", "2 parts"});
  constexpr Mesh odd{{"x", 4}, {"y", 3}};
  expect_refused({.device_batch = 5, .sharding = {{odd, P("x")}, {odd, P("y"), true}, {}}},
                 "loader_field_does_not_divide", {"field 'document' has 20 rows", "3 parts", "device_batch"});
  expect_refused({.devices = 8, .sharding = minibatches()}, "loader_sharding_says_devices",
                 {"devices is 8", "8 parts"});
  expect_refused({.sharding = minibatches(), .processes = 3}, "loader_processes_do_not_divide", {"8", "3"});
  expect_refused({.sharding = minibatches(), .process = 2, .processes = 2}, "loader_rank_is_out_of_range", {"rank 2"});
  constexpr Index huge = Index{1} << 62;
  expect_refused({.device_batch = huge, .sharding = minibatches()}, "loader_setting_is_too_large", {"device_batch"});
}

}  // namespace weft::sharded_loader_test
