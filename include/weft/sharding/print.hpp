// Shapes, meshes, specs and shardings on streams, as they are written in a program:
//
//   [64, 784]   Mesh(data=4, model=2)   P("data", none, ("x", "y"))   NamedSharding(Mesh(data=4), P("data"))
#ifndef WEFT_SHARDING_PRINT_HPP
#define WEFT_SHARDING_PRINT_HPP

#include <weft/sharding/named_sharding.hpp>

#include <ostream>
#include <string>

namespace weft {

WEFT_DECL std::ostream& operator<<(std::ostream& out, const Shape& shape);

// With the granules that an axis crosses, "Mesh(data=4 over 2 granules)", and the order of the devices where it is not
// 0, 1, ...: "Mesh(data=2, devices=[1, 0])".
WEFT_DECL std::ostream& operator<<(std::ostream& out, const Mesh& mesh);

WEFT_DECL std::ostream& operator<<(std::ostream& out, const PartitionSpec& spec);

WEFT_DECL std::ostream& operator<<(std::ostream& out, const NamedSharding& sharding);

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/sharding/print.ipp>
#endif

#endif
