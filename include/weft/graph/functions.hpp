// All functions of Vars that are made of others: see the list in graph/README.md.
#ifndef WEFT_GRAPH_FUNCTIONS_HPP
#define WEFT_GRAPH_FUNCTIONS_HPP

#include <weft/graph/arrange.hpp>
#include <weft/graph/control.hpp>
#include <weft/graph/cumulative.hpp>
#include <weft/graph/einsum.hpp>
#include <weft/graph/elementwise.hpp>
#include <weft/graph/linear_algebra.hpp>
#include <weft/graph/scatter.hpp>
#include <weft/graph/softmax.hpp>
#include <weft/graph/sort.hpp>
#include <weft/graph/statistics.hpp>
#include <weft/graph/trigonometry.hpp>

#endif
