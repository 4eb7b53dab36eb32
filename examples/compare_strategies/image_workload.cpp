// A classifier of generated images of 3 channels: ResNet-18 or a vision transformer, SGD with momentum.
#include "../support/step_program.hpp"
#include "../train_image/data.hpp"
#include "../train_image/vit_of.hpp"
#include "workload.hpp"

#include <weft/data/loader.hpp>
#include <weft/optim/sgd.hpp>

namespace examples {

namespace {

struct Pictures {
  ImageData data;
  Normalization normal{data.train};
};

template <class Model>
Workload workload_of_model(const Model& model, const ImageSizes& images, weft::Index rows) {
  const auto pictures = std::make_shared<const Pictures>(Pictures{load_data({}, true, 16 * rows, images)});
  Workload work;
  work.items = "samples";
  work.batch = rows;
  work.batch_items = rows;
  work.loss = [model](const weft::Mesh&) { return weft::dynamic::measured_function(LossOf<Model>{model}); };
  work.inputs = {weft::input<float>({rows, 3, images.side, images.side}), weft::input<std::int32_t>({rows})};
  work.optimizer = {weft::SgdMomentum{}, {.learning_rate = 0.01F, .momentum = 0.9F}};
  work.feed = [pictures, rows](std::uint32_t seed) -> std::unique_ptr<Feed> {
    const weft::Index count = pictures->data.train.count();
    return std::make_unique<FeedOf<weft::Loader<Images, weft::RandomSampler>>>(
        Images(pictures->data.train, pictures->normal), weft::RandomSampler{count, seed},
        weft::LoaderOptions{.device_batch = rows});
  };
  work.accuracy = [pictures, model, rows, inputs = work.inputs](const weft::dynamic::TrainStep& step) {
    StepProgram right_answers(RightAnswersOf<Model>{model}, {inputs[0], inputs[1], weft::input<float>({rows})}, step);
    const ImageSet& set = pictures->data.test;
    double right = 0;
    weft::Loader loader(Images(set, pictures->normal), {.device_batch = rows, .shuffle = false});
    // The last batch is padded with items of weight 0.
    for (const auto& batch : loader) {
      const auto& [image, label] = batch.fields();
      right += static_cast<double>(right_answers.call<float>(image, label, batch.weight)[0]);
    }
    return right / static_cast<double>(set.count());
  };
  return work;
}

}  // namespace

Workload image_workload(const WorkloadSizes& given) {
  const ImageSizes images{.side = given_or(given.side, 32), .classes = cifar_sizes.classes};
  const weft::Index rows = given_or(given.batch, 32);
  const std::string of =
      " on images of " + std::to_string(images.side) + " by " + std::to_string(images.side) + ", SGD with momentum";
  if (given.model == "resnet18") {
    ResNet<BasicBlock> model = resnet18<resnet18_width>;
    model.width = given_or(given.width, model.width);
    model.checkpoints = given.remat;
    Workload work = workload_of_model(model, images, rows);
    work.title = "ResNet-18, " + std::to_string(model.width) + " channels wide," + of;
    return work;
  }
  const Vit model = vit_of({.images = images,
                            .layers = given_or(given.layers, 2),
                            .features = given_or(given.features, vit_sizes.features),
                            .heads = given_or(given.heads, 4),
                            .remat = given.remat});
  Workload work = workload_of_model(model, images, rows);
  work.title = "vision transformer of " + std::to_string(model.layers) + " blocks of " +
               std::to_string(model.sizes.features) + " features" + of;
  if (model.sizes.heads % 2 == 0) work.megatron = megatron_specs;
  work.tolerance = 1e-3;
  return work;
}

}  // namespace examples
