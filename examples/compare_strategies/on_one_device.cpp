// One device: what the others are compared with, and the judge of them all.
#include "model.hpp"

namespace examples {

namespace {

inline constexpr weft::Mesh one_device{{"data", 1}};

struct RightAnswers {
  constexpr weft::Var operator()(weft::Var image, weft::Var label, weft::Var weight) const {
    return sum(weight * correct(Classifier{}(image), label));
  }
};
using TestBatch = weft::Inputs<weft::f32[batch_size][784], weft::i32[batch_size], weft::f32[batch_size]>;

}  // namespace

template <>
std::vector<Candidate> candidates<1>() {
  return {Training<one_device, weft::Ddp{}>::candidate("one device")};
}

double accuracy_of(const AnyStep& step, const weft::Dataset& set) {
  weft::Runtime runtime(1);
  weft::Evaluation<RightAnswers, TestBatch, one_device, weft::Ddp{}> right_answers(runtime);
  const weft::MeshTensors& weights = right_answers.tensors();
  for (weft::Index i = 0; i < weights.size(); ++i) {
    const char* name = weights[i].name.c_str();
    weights.write(name, step.read(name));
  }
  double right = 0;
  weft::Loader loader(set, {.device_batch = batch_size, .shuffle = false});
  // The last batch is padded with items of weight 0.
  for (const auto& [image, label, weight, valid] : loader)
    right += static_cast<double>(right_answers(image, label, weight));
  return right / static_cast<double>(set.count());
}

}  // namespace examples
