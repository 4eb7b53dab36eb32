// What cases that read most of weft include, read once for all of them: see CMakeLists.txt. In such an order that a
// header is reached as cases reach it, so that the lines of diagnostics that tell who included whom are as many.
#include <weft/nn/activations.hpp>
#include <weft/nn/channel_normalization.hpp>
#include <weft/nn/dropout.hpp>
#include <weft/nn/linear.hpp>
#include <weft/nn/losses.hpp>
#include <weft/nn/normalization.hpp>
#include <weft/nn/tied.hpp>

#include <weft/tensor/expressions.hpp>
#include <weft/tensor/value_and_grad.hpp>

#include <weft/optim/adafactor.hpp>
#include <weft/optim/adam.hpp>
#include <weft/optim/optimizer_options.hpp>
#include <weft/optim/sgd.hpp>
#include <weft/strategies/ddp.hpp>
#include <weft/strategies/fsdp.hpp>
#include <weft/strategies/spmd.hpp>
#include <weft/train/train_step.hpp>

#include <weft/train/program.hpp>

#include <weft/train/evaluation.hpp>

#include <weft/weft.hpp>
