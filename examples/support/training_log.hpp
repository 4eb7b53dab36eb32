// What a training says: lines in PyTorch/XLA's form, on a terminal how far it is, at the end its rates; and what its
// Observations ask for.
#ifndef EXAMPLES_SUPPORT_TRAINING_LOG_HPP
#define EXAMPLES_SUPPORT_TRAINING_LOG_HPP

#include "observed_run.hpp"

#include <memory>
#include <string>

namespace examples {

struct TrainingLogSettings {
  std::string title;            // of the picture of the curves: "train_gpt"
  std::string items;            // what is counted a second: "tokens"
  weft::Index log_steps = 20;   // between two lines of an epoch
  weft::Index total_steps = 0;  // of the whole training
  weft::Index epoch_steps = 0;  // 0: there are no epochs, and no tests
};

class TrainingLog {
 public:
  TrainingLog(weft::Executable& executable, const Observations& observations, const TrainingLogSettings& settings);
  TrainingLog(const TrainingLog&) = delete;
  TrainingLog& operator=(const TrainingLog&) = delete;
  ~TrainingLog();

  // Steps come, after `taken` in all: those of an epoch, if there are epochs. Rates count from here.
  void begin(weft::Index taken);
  // A step was taken. True: a line is due. Throws UsageError if the loss is no number.
  [[nodiscard]] bool took(float loss, weft::Index items);
  // The line, with `more` after the loss: " Norm=1.0000".
  void line(double learning_rate, const std::string& more = {});
  // No more steps until begin().
  void end();
  // The accuracy after the epoch that ended, in percent, logged as test_accuracy.
  void tested(double accuracy);

  // The rates of all steps, and what was asked for. `loader_waits`: how long the training waited for batches.
  void finish(const weft::SpanRing& loader_waits);

 private:
  struct Parts;  // the headers behind it are compiled once, in training_log.cpp
  std::unique_ptr<Parts> parts_;
};

}  // namespace examples

#endif
