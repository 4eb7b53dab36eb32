// An operation that runs on one device alone, as its result's mesh of one device says: its operands are brought there
// through what every device has whole, and its results back. Run time only.
#ifndef WEFT_SDY_SINGLE_DEVICE_HPP
#define WEFT_SDY_SINGLE_DEVICE_HPP

#include <weft/sdy/reshard_value.hpp>

namespace weft::sdy {

class SingleDeviceOperation {
 public:
  SingleDeviceOperation(EditedFunction& function, const Meshes& meshes, Operation& operation)
      : function_{function}, meshes_{meshes}, operation_{operation}, all_{mesh_of_all()} {
    for (const Index result : operation.results)
      if (const TensorSharding& sharding = function.sharding(result); is_on_one(sharding)) {
        if (one_ >= 0 && !(meshes.meshes[one_] == meshes.meshes[sharding.mesh]))
          stablehlo_is_malformed(operation.place, "results on one device", operation.name);
        one_ = sharding.mesh;
      }
  }

  // False: it runs on all.
  bool fit() {
    if (one_ < 0) return false;
    if (all_ < 0) return true;
    for (Index& operand : operation_.operands)
      if (function_.is_tensor(operand)) bring(operand);
    Buffer<TensorSharding> asked;
    for (const Index result : operation_.results) asked.push_back(function_.sharding(result));
    for (Index i = 0; i < operation_.results.size(); ++i) {
      const bool is_tensor = function_.is_tensor(operation_.results[i]);
      function_.set_sharding(operation_, i, is_tensor ? on_one() : EditedFunction::closed(all_, 0));
    }
    for (Index i = 0; i < operation_.results.size(); ++i)
      if (function_.is_tensor(operation_.results[i])) bring_back(operation_.results[i], asked[i]);
    return true;
  }

 private:
  EditedFunction& function_;
  const Meshes& meshes_;
  Operation& operation_;
  int one_ = -1, all_;  // meshes

  int mesh_of_all() const {
    for (Index i = 0; i < meshes_.meshes.size(); ++i)
      if (!meshes_.meshes[i].axes.empty()) return static_cast<int>(i);
    return -1;
  }
  bool is_on_one(const TensorSharding& sharding) const {
    return sharding.is_known() && meshes_.meshes[sharding.mesh].is_maximal;
  }
  TensorSharding on_one() const { return EditedFunction::closed(one_, 0); }
  TensorSharding whole(Index value) const { return EditedFunction::closed(all_, function_.shape(value).rank()); }
  void bring(Index& operand) {
    const TensorSharding from = function_.sharding(operand);
    if (from.is_known() && from.mesh == one_) return;
    if (from.is_known() && (!is_whole(from) || from.mesh != all_)) operand = reshard_before(operand, whole(operand));
    operand = reshard_before(operand, on_one());
  }
  Index reshard_before(Index value, const TensorSharding& to) {
    return function_.insert(function_.before(), "sdy.reshard", value, "", to);
  }
  void bring_back(Index result, const TensorSharding& asked) {
    Index made = function_.insert(function_.after(), "sdy.reshard", result, "", whole(result));
    if (asked.is_known() && !is_on_one(asked) && !(asked == whole(result)))
      made = function_.insert(function_.after(), "sdy.reshard", made, "", asked);
    function_.replace(result, made);
  }
};

}  // namespace weft::sdy

#endif
