// A source of data that ends the thread that reads it: the consumer is told, after the batches before it.
#include <support/expect_error.hpp>
#include <weft/data/loader.hpp>

#include <gtest/gtest.h>

#include <pthread.h>

namespace weft::loader_thread_test {

// Item i is i, and ends the thread at item `last`.
struct EndingSource {
  using Fields = weft::Fields<float>;
  Index last = 0;
  [[nodiscard]] Index count() const { return 16; }
  void read(const Sample& sample, float& item) const {
    if (sample.index == last) pthread_exit(nullptr);
    item = static_cast<float>(sample.index);
  }
};

TEST(Loader, ASourceThatEndsItsThreadIsNamedAfterTheBatchesBeforeIt) {
  for (const Index threads : {1, 2}) {
    Loader loader(EndingSource{.last = 5}, {.device_batch = 2, .shuffle = false, .threads = threads});
    for (const float first : {0.0F, 2.0F}) EXPECT_EQ(loader.next()->template get<0>().data()[0], first);
    for (int attempt = 0; attempt < 2; ++attempt)
      testing::expect_error([&] { static_cast<void>(loader.next()); }, "thread_ended_itself",
                            {"source of data", "pthread_exit"});
  }
  Loader dropped(EndingSource{.last = 5}, {.device_batch = 2, .shuffle = false});
}

}  // namespace weft::loader_thread_test
