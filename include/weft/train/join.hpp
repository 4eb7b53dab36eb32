// join: processes that run out of batches early go on with rows of weight 0 until the last one has none left, so that
// data need not divide evenly among them: torch's Join.
//
//   weft::Loader loader(own_part, {.device_batch = 64, .devices = runtime.local_device_count()});
//   for (const auto& batch : weft::join(runtime, loader)) step(batch);  // a loss with weights: mean(losses, weights)
#ifndef WEFT_TRAIN_JOIN_HPP
#define WEFT_TRAIN_JOIN_HPP

#include <weft/io/aligned_array.hpp>
#include <weft/runtime/runtime.hpp>

#include <cstring>
#include <tuple>
#include <vector>

namespace weft {

// One epoch of a loader of the rows of this process. All processes iterate, and take a step on each batch. With one
// process the loader's batches and nothing else. Between two batches it runs on the devices, so that no DeviceLoader
// can be behind it.
template <class Loader>
class Joined {
 public:
  using Batch = typename Loader::Batch;

  // Both must outlive it.
  Joined(Runtime& runtime, Loader& loader) : runtime_(runtime), loader_(loader) {}
  Joined(const Joined&) = delete;
  Joined& operator=(const Joined&) = delete;

  // The next batch of this epoch, valid until the next call; once this process has none, one of its last batch's shape
  // with zeros, whose weights and number of valid rows are 0; nullptr once no process has any. Errors: those of the
  // loader and of Runtime::run. Cost: a message a call between processes.
  const Batch* next() {
    const Batch* const own = is_over_ ? nullptr : loader_.next();
    is_over_ = own == nullptr;
    if (!is_over_) padding_ = *own;
    if (!anybody(!is_over_)) {
      is_over_ = false;  // the next epoch begins
      return nullptr;
    }
    if (!is_over_) return own;
    if (padding_.valid != 0) empty();
    return &padding_;
  }

  struct End {};
  class Iterator {
   public:
    explicit Iterator(Joined& joined) : joined_(&joined), batch_(joined.next()) {}
    [[nodiscard]] const Batch& operator*() const noexcept { return *batch_; }
    Iterator& operator++() {
      batch_ = joined_->next();
      return *this;
    }
    [[nodiscard]] bool operator==(End) const noexcept { return batch_ == nullptr; }

   private:
    Joined* joined_;
    const Batch* batch_;
  };
  [[nodiscard]] Iterator begin() { return Iterator(*this); }
  [[nodiscard]] End end() const noexcept { return {}; }

 private:
  Runtime& runtime_;
  Loader& loader_;
  Batch padding_{};                             // views of the last batch; of zeros, once it is empty
  std::vector<AlignedArray<std::byte>> zeros_;  // that they refer to
  bool is_over_ = false;                        // this process has no more in this epoch

  // Does any process say so?
  [[nodiscard]] bool anybody(bool has_one) {
    if (runtime_.process_count() == 1) return has_one;
    bool found = false;
    runtime_.run([&](Device& device) {
      const bool some = device.mesh_reduce(has_one, [](std::span<const bool> all) {
        for (const bool one : all)
          if (one) return true;
        return false;
      });
      if (device.local_ordinal() == 0) found = some;
    });
    return found;
  }
  template <class Rows>
  void empty(Rows& rows) {
    const Index bytes = rows.size() * static_cast<Index>(sizeof *rows.items);
    AlignedArray<std::byte>& zeros = zeros_.emplace_back(bytes);
    if (bytes > 0) std::memset(zeros.data(), 0, to_size(bytes));
    rows.items = reinterpret_cast<decltype(rows.items)>(zeros.data());
  }
  void empty() {
    zeros_.clear();
    // What a batch shows of its own fields is constant; this one may be written.
    std::apply([this](const auto&... rows) { (this->empty(const_cast<std::remove_cvref_t<decltype(rows)>&>(rows)), ...); },
               padding_.fields());
    empty(padding_.weight);
    padding_.valid = 0;
  }
};

template <class Loader>
[[nodiscard]] Joined<Loader> join(Runtime& runtime, Loader& loader) {
  return {runtime, loader};
}

}  // namespace weft

#endif
