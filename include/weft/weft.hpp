// The whole of weft but for what is of one data set (data/digits.hpp, which generates one, data/mnist.hpp), prints
// (tensor/print.hpp, sharding/print.hpp, graph/print.hpp, graph/print_dot.hpp) or reports (report/summary.hpp;
// observe/README.md has a table), checkpoints (checkpoint/checkpoint.hpp, checkpoint/checkpoint_manager.hpp), and rarer
// optimizers (optim/lamb.hpp, optim/adafactor.hpp). Rooms can be included one by one, too: see the README of this folder.
#ifndef WEFT_WEFT_HPP
#define WEFT_WEFT_HPP

// First, so that compilers name no more headers than these before what is wrong.
#include <weft/graph/located_var.hpp>
#include <weft/graph/refused_uses.hpp>
#include <weft/mesh/mesh.hpp>
#include <weft/observe/find_metrics.hpp>
#include <weft/tensor/checks.hpp>
#include <weft/tensor/tensor.hpp>
#include <weft/trace/checked_function.hpp>
#include <weft/trace/checked_model.hpp>
#include <weft/trace/checked_rewrite.hpp>
#include <weft/trace/checked_use.hpp>
#include <weft/train/train_step.hpp>
#include <weft/train/program.hpp>
//
#include <weft/base/config.hpp>
#include <weft/data/loader.hpp>
#include <weft/mesh/device_mesh.hpp>
#include <weft/mesh/hybrid_mesh.hpp>
#include <weft/mesh/mesh_text.hpp>
#include <weft/nn/activations.hpp>
#include <weft/nn/attention.hpp>
#include <weft/nn/channel_normalization.hpp>
#include <weft/nn/convolution.hpp>
#include <weft/nn/dropout.hpp>
#include <weft/nn/embedding.hpp>
#include <weft/nn/linear.hpp>
#include <weft/nn/losses.hpp>
#include <weft/nn/normalization.hpp>
#include <weft/nn/sequential.hpp>
#include <weft/nn/softmax.hpp>
#include <weft/nn/stack.hpp>
#include <weft/nn/tied.hpp>
#include <weft/optim/adam.hpp>
#include <weft/optim/lion.hpp>
#include <weft/optim/optimizer_options.hpp>
#include <weft/optim/schedules.hpp>
#include <weft/optim/sgd.hpp>
#include <weft/report/explain.hpp>
#include <weft/sharding/constraint.hpp>
#include <weft/sharding/named_sharding.hpp>
#include <weft/sharding/shard_runs.hpp>
#include <weft/sharding/uneven.hpp>
#include <weft/strategies/ddp.hpp>
#include <weft/strategies/fsdp.hpp>
#include <weft/strategies/spmd.hpp>
#include <weft/tensor/expression_gradients.hpp>
#include <weft/tensor/expressions.hpp>
#include <weft/tensor/value_and_grad.hpp>
#include <weft/train/evaluation.hpp>
#include <weft/train/prediction.hpp>

// What has a header of its own: compilers show these lines where it is missing.
namespace weft {

class CheckpointManager;  // #include <weft/checkpoint/checkpoint_manager.hpp>
class EventFileWriter;    // #include <weft/io/event_file.hpp>
class MpiRuntime;         // #include <weft/runtime/mpi.hpp>
class Observer;           // #include <weft/report/observer.hpp>
class ScalarLog;          // #include <weft/io/scalar_log.hpp>
class Transport;          // #include <weft/runtime/transport.hpp>

}  // namespace weft

#endif
