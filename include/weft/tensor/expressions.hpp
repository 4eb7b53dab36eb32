// Everything about tensors: the classes and all functions on them.
#ifndef WEFT_TENSOR_EXPRESSIONS_HPP
#define WEFT_TENSOR_EXPRESSIONS_HPP

// First, so that compilers name no more headers than these two before what is wrong.
#include <weft/tensor/checks.hpp>
//
#include <weft/tensor/arrange.hpp>
#include <weft/tensor/elementwise.hpp>
#include <weft/tensor/linear_algebra.hpp>
#include <weft/tensor/reductions.hpp>
#include <weft/tensor/refused_arguments.hpp>
#include <weft/tensor/rounding.hpp>
#include <weft/tensor/statistics.hpp>
#include <weft/tensor/tensor.hpp>

#endif
