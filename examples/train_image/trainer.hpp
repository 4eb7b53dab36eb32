// What is trained and how, and a training step that is made of it when the program starts.
#ifndef EXAMPLES_TRAIN_IMAGE_TRAINER_HPP
#define EXAMPLES_TRAIN_IMAGE_TRAINER_HPP

#include "../support/placement.hpp"
#include "../support/step_program.hpp"
#include "model.hpp"

#include <weft/data/batch.hpp>
#include <weft/dynamic/train_step.hpp>
#include <weft/optim/sgd.hpp>

#include <string>
#include <variant>
#include <vector>

namespace examples {

using ImageBatch = weft::BatchOf<float, std::int32_t>;

// One of the models, with sizes that are values.
struct AnyImageModel {
  std::variant<ResNet<BasicBlock>, ResNet<Bottleneck>, Vit> model;

  weft::Var operator()(weft::Var image) const {
    return std::visit([&](const auto& own) { return own(image); }, model);
  }
};

// All that the losses follow from but the data.
struct Training {
  AnyImageModel model;
  ImageSizes images = cifar_sizes;
  weft::Index batch = 64, test_batch = 128;  // images of a step, and of one of the evaluation
  Placement placement;
  weft::AnyOptimizer optimizer = weft::SgdMomentum{};
  std::uint32_t seed = 42;
};

// Takes images [batch, 3, side, side] and their labels. Errors, before anything is allocated: those of
// weft::dynamic::TrainStep.
[[nodiscard]] weft::dynamic::TrainStep make_step(weft::Runtime& runtime, const Training& training);

// Counts right answers with the weights of a step, on one device, in f32.
class Judge {
 public:
  // The step must outlive it.
  Judge(const Training& training, const weft::dynamic::TrainStep& step);

  // Takes the weights as they are now, before a test.
  void refresh() { count_.refresh(); }
  // How many of the first `counted` items of a batch.
  [[nodiscard]] weft::Index right_answers(const ImageBatch& batch, weft::Index counted);

 private:
  std::vector<float> weight_;  // see RightAnswersOf
  StepProgram count_;
};

}  // namespace examples

#endif
