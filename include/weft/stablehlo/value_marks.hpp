// Where values of a function must lie: what the importer marks them with.
#ifndef WEFT_STABLEHLO_VALUE_MARKS_HPP
#define WEFT_STABLEHLO_VALUE_MARKS_HPP

#include <weft/graph/attributes.hpp>
#include <weft/stablehlo/syntax.hpp>

namespace weft::stablehlo {

struct ValueMarks {
  const Function* function = nullptr;  // where it is run first, not where it is called
  Buffer<std::int32_t> of_value;       // of each value the number of its mark; -1: none
  Buffer<ShardingConstraint> marks;

  // Null: the value lies as it comes.
  [[nodiscard]] constexpr const ShardingConstraint* find(const Function* in, Index value) const {
    if (in != function || value >= of_value.size() || of_value[value] < 0) return nullptr;
    return &marks[of_value[value]];
  }
};

}  // namespace weft::stablehlo

#endif
