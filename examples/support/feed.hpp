// A loader and the step that it feeds, each behind an interface: batches move in while steps run.
#ifndef EXAMPLES_SUPPORT_FEED_HPP
#define EXAMPLES_SUPPORT_FEED_HPP

#include <weft/train/device_loader.hpp>

#include <utility>

namespace examples {

// A loader of whatever source and order.
template <class BatchType>
class AnyLoader {
 public:
  using Batch = BatchType;
  AnyLoader() = default;
  AnyLoader(const AnyLoader&) = delete;
  AnyLoader& operator=(const AnyLoader&) = delete;
  virtual ~AnyLoader() = default;

  [[nodiscard]] virtual const Batch* next() = 0;
  [[nodiscard]] virtual weft::Index position() const = 0;
  // When the batch that came last was read.
  [[nodiscard]] virtual const weft::TimeSpan& last_read() const = 0;
};
template <class Loader>
class LoaderOf final : public AnyLoader<typename Loader::Batch> {
 public:
  explicit LoaderOf(Loader& loader) : loader_(loader) {}
  [[nodiscard]] const typename Loader::Batch* next() override { return loader_.next(); }
  [[nodiscard]] weft::Index position() const override { return loader_.position(); }
  [[nodiscard]] const weft::TimeSpan& last_read() const override { return loader_.last_read(); }

 private:
  Loader& loader_;
};

// What feeds a trainer's step.
class Feed {
 public:
  Feed() = default;
  Feed(const Feed&) = delete;
  Feed& operator=(const Feed&) = delete;
  virtual ~Feed() = default;

  // Null: the epoch ends.
  [[nodiscard]] virtual const weft::MovedBatch* next() = 0;
  // How long the trainer waited for batches.
  [[nodiscard]] virtual const weft::SpanRing& waits() const = 0;
};
template <class Batch, class FieldsOf>
class FeedOf final : public Feed {
 public:
  template <class Step>
  FeedOf(Step& step, AnyLoader<Batch>& loader) : batches_(step, loader) {}
  [[nodiscard]] const weft::MovedBatch* next() override { return batches_.next(); }
  [[nodiscard]] const weft::SpanRing& waits() const override { return batches_.waits(); }

 private:
  weft::DeviceLoader<AnyLoader<Batch>, FieldsOf> batches_;
};

}  // namespace examples

#endif
