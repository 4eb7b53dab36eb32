// What propagation has found of edges of data flow, written where it belongs. Run time only.
#ifndef WEFT_SDY_SINK_EDGES_HPP
#define WEFT_SDY_SINK_EDGES_HPP

#include <weft/stablehlo/syntax.hpp>

namespace weft::sdy {

// Takes sdy.data_flow_edge and sdy.func_data_flow_edge out of the module: what they say of a result of a loop, a
// branch, a barrier, a computation or a call is said there, and what they say of an argument by its function or
// computation. Results beside one that an edge says something of, and that none does, are open. Errors: those of
// read_sharding.
WEFT_DECL void sink_data_flow_edges(stablehlo::Module& module);

}  // namespace weft::sdy

#if WEFT_HEADER_ONLY
#include <weft/sdy/sink_edges.ipp>
#endif

#endif
