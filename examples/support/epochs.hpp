// A training by epochs, with tests and checkpoints between them: the loop of the trainers of classifiers.
#ifndef EXAMPLES_SUPPORT_EPOCHS_HPP
#define EXAMPLES_SUPPORT_EPOCHS_HPP

#include "run_checkpoints.hpp"
#include "training_log.hpp"

#include <weft/train/device_loader.hpp>

#include <cstdlib>
#include <string>

namespace examples {

struct EpochSettings {
  weft::Index count = 1;             // of epochs
  weft::Index items = 0, batch = 1;  // of an epoch, and of a step; the last step may have fewer
  weft::Index eval_interval = 1;     // epochs between two tests; there is one after the last epoch, too
};

class Epochs {
 public:
  // Goes on where the run of `checkpoints` was saved, within an epoch, too; they must outlive this. Throws UsageError
  // if that run has taken all epochs.
  Epochs(const RunCheckpoints& checkpoints, const EpochSettings& settings)
      : checkpoints_(checkpoints), settings_(settings), complete_(std::atoll(checkpoints.saved("epochs").c_str())) {
    checkpoints.expect_less_than("num_epochs", settings.count, complete_);
  }

  // Steps of one.
  [[nodiscard]] weft::Index steps() const { return weft::ceil_divide(settings_.items, settings_.batch); }
  // Where a loader starts, which counts the items of all epochs.
  [[nodiscard]] weft::Index position() const {
    return complete_ * settings_.items + (checkpoints_.steps_taken() - complete_ * steps()) * settings_.batch;
  }

  // Returns the accuracy of the best epoch that was tested, in percent. `fields_of(batch)`: what of a batch the
  // training takes; `rate_of(step)`: the learning rate; `test()`: the accuracy.
  template <class Loader, class FieldsOf, class RateOf, class Test>
  double run(weft::dynamic::TrainStep& training, Loader& loader, const FieldsOf& fields_of,
             const Observations& observations, const std::string& title, weft::Index log_steps, const RateOf& rate_of,
             const Test& test) const {
    checkpoints_.resume(training);
    weft::DeviceLoader batches(training, loader, fields_of);
    TrainingLog log(training.executable(), observations,
                    {.title = title,
                     .items = "images",
                     .log_steps = log_steps,
                     .total_steps = settings_.count * steps(),
                     .epoch_steps = steps()});
    double best = std::atof(checkpoints_.saved("best_accuracy").c_str());
    const auto save = [&](weft::Index complete) {
      checkpoints_.save(training, {{"epochs", std::to_string(complete)}, {"best_accuracy", std::to_string(best)}});
    };
    weft::Index step = checkpoints_.steps_taken();
    for (weft::Index epoch = complete_ + 1; epoch <= settings_.count; ++epoch) {
      log.begin(step);
      while (const weft::MovedBatch* const batch = batches.next()) {
        const float loss = training(*batch);
        ++step;
        if (log.took(loss, batch->valid())) log.line(static_cast<double>(rate_of(step)));
        if (checkpoints_.is_due(step) && step < epoch * steps()) save(epoch - 1);
      }
      log.end();
      if (epoch % settings_.eval_interval == 0 || epoch == settings_.count) {
        const double accuracy = test();
        best = accuracy > best ? accuracy : best;
        log.tested(accuracy);
      }
      save(epoch);
    }
    checkpoints_.finish();
    log.finish(batches.waits());
    return best;
  }

 private:
  const RunCheckpoints& checkpoints_;
  EpochSettings settings_;
  weft::Index complete_;  // epochs of the run that is resumed; 0: of none
};

}  // namespace examples

#endif
