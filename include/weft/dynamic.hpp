// Programs that are made when the program starts, whose sizes, mesh, strategy and optimizer are values:
// weft::dynamic::TrainStep and weft::dynamic::Program, and what they would cost, weft::dynamic::Planned. Not in weft.hpp.
#ifndef WEFT_DYNAMIC_HPP
#define WEFT_DYNAMIC_HPP

#include <weft/dynamic/explain.hpp>
#include <weft/dynamic/kernels.hpp>
#include <weft/dynamic/parse.hpp>
#include <weft/dynamic/planned.hpp>
#include <weft/dynamic/program.hpp>
#include <weft/dynamic/summary.hpp>
#include <weft/dynamic/train_step.hpp>

#endif
