// Measured: a loss with further numbers of the same batch, which a training step tells beside it.
//
//   struct Loss {
//     constexpr weft::Measured operator()(weft::Var image, weft::Var label) const {
//       const weft::Var logits = Classifier{}(image);
//       return {mean(cross_entropy(logits, label)), {{"accuracy", mean(correct(logits, label))}}};
//     }
//   };
//   const float loss = step(images, labels), accuracy = step.metric("accuracy");
#ifndef WEFT_TRACE_MEASURED_HPP
#define WEFT_TRACE_MEASURED_HPP

#include <weft/graph/var.hpp>

namespace weft {

// A number of a batch, of any element type, which is converted to f32. No gradient flows from it.
struct Metric {
  Name name;
  Var value;
};

// Where a batch comes in parts (MicroBatches) every metric is the mean over the parts, as the loss is.
struct Measured {
  Var loss;
  Buffer<Metric> metrics = {};
};

}  // namespace weft

#endif
