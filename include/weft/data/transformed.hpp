// A source whose items are changed where they are read, on the threads of the loader: augmentation, normalization.
#ifndef WEFT_DATA_TRANSFORMED_HPP
#define WEFT_DATA_TRANSFORMED_HPP

#include <weft/data/fields.hpp>

#include <utility>

namespace weft {

namespace detail {

// Keeps the names of a batch.
template <class Source>
struct BatchNames {};
template <class Source>
requires requires { typename Source::Batch; }
struct BatchNames<Source> {
  using Batch = typename Source::Batch;
};

}  // namespace detail

// Reads an item of `Source`, then calls `change(sample, field...)`, which changes its fields in place and may throw. It
// is constant, and is called by several threads at once where the loader has them; what it draws from `sample.bits(i)`
// depends on (seed, epoch, place) alone, so that neither threads nor a resumption change it.
//
//   weft::Transformed noisy(source, [](const weft::Sample& sample, std::span<float> x, std::int32_t& label) { ... });
template <ItemSource Source, class Change>
requires(detail::FieldsOf<typename Source::Fields>::template are_taken_by<const Change&>) class Transformed
    : public detail::BatchNames<Source> {
 public:
  using Fields = typename Source::Fields;

  Transformed(Source source, Change change) : source_(std::move(source)), change_(std::move(change)) {}
  [[nodiscard]] Index count() const { return source_.count(); }
  [[nodiscard]] auto widths() const { return widths_of(source_); }
  template <class... Places>
  void read(const Sample& sample, Places&&... fields) const {
    source_.read(sample, fields...);
    change_(sample, fields...);
  }

 private:
  Source source_;
  Change change_;
};

}  // namespace weft

#endif
