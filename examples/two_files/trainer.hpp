// What the loop sees of a training: nothing of weft, so that a file that includes this compiles at once.
#ifndef WEFT_EXAMPLES_TWO_FILES_TRAINER_HPP
#define WEFT_EXAMPLES_TWO_FILES_TRAINER_HPP

#include <memory>
#include <span>
#include <string>

class Trainer {
 public:
  static constexpr int batch = 64, pixels = 784;

  explicit Trainer(unsigned seed);
  ~Trainer();
  void set_learning_rate(float rate);
  float step(std::span<const float> images, std::span<const int> labels);  // the loss
  void save(const std::string& path) const;

 private:
  struct Compiled;
  std::unique_ptr<Compiled> compiled_;
};

#endif
