// A device: what the function that `Runtime::run` calls is given. Its members are the collectives.
//
// All members of a group call the same collectives with the same arguments in the same order. If they do not, if one
// throws, or if one returns while others wait for it, every device throws the same weft::Error, and so does run().
// Reductions run in group order, element by element: bits depend on neither timing nor buffer addresses. Counts may be
// 0 and a group may have one member. Inputs are read only, except where the in-place form is used. Nothing is allocated
// after a group's first use, but by starts. A Device is for the run that gave it: later it is device_is_outside_run.
// `where`: a label and the line of the call, see Where.
#ifndef WEFT_RUNTIME_DEVICE_HPP
#define WEFT_RUNTIME_DEVICE_HPP

#include <weft/base/error_runtime.hpp>
#include <weft/base/list_view.hpp>
#include <weft/mesh/device_groups.hpp>
#include <weft/observe/recorder.hpp>
#include <weft/runtime/collective_handle.hpp>
#include <weft/runtime/signature.hpp>

#include <atomic>
#include <cstddef>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace weft {

class Communicator;
class Interconnect;
struct Participant;

struct ReduceOptions {
  double scale = 1;  // what is reduced is multiplied by it, torch_xla's; equal on all members, 1 unless floating
  Index bucket_bytes = Index{4} << 20;  // of small arrays that are reduced together
};

// Anything with data() and size() whose elements have a DType: std::vector, std::array, std::span, Tensor.
template <class R>
concept ElementRange = requires(R& range) {
  requires TensorElement<std::remove_cvref_t<decltype(*range.data())>>;
  range.size();
};

class Device {
 public:
  Device(Interconnect& interconnect, int ordinal) noexcept : interconnect_(interconnect), ordinal_(ordinal) {}
  Device(const Device&) = delete;
  Device& operator=(const Device&) = delete;

  // Its number among the devices of all processes, torch_xla's global ordinal, and among those of its own.
  [[nodiscard]] int ordinal() const noexcept { return ordinal_; }
  [[nodiscard]] WEFT_DECL int local_ordinal() const noexcept;
  [[nodiscard]] WEFT_DECL int process_index() const noexcept;
  [[nodiscard]] WEFT_DECL int device_count() const noexcept;
  [[nodiscard]] WEFT_DECL Recorder& recorder() const noexcept;

  // Everybody is here before anybody goes on.
  WEFT_DECL void barrier(GroupView group = {}, Where where = {});

  // Copies `data` of the member at position `root` to all others.
  WEFT_DECL void broadcast(DType dtype, void* data, Index count, int root, GroupView group = {}, Where where = {});

  // out[e] = in_0[e] op in_1[e] ... on every member. in == out: in place; otherwise they must not overlap.
  WEFT_DECL void all_reduce(ReductionKind kind, DType dtype, const void* in, void* out, Index count,
                            GroupView group = {}, Where where = {});

  // All of `buffers` in place, in their order, with as few calls as buckets: neighbors that fit one together are copied
  // into it and back, a larger one is reduced where it lies. The same bits as one by one: what is scaled is rounded to
  // `dtype` before and after. Takes memory for a bucket at its first use. Errors: also scale_is_not_for_type.
  WEFT_DECL void all_reduce(ReductionKind kind, DType dtype, ListView<ReducedBuffer> buffers,
                            const ReduceOptions& options = {}, GroupView group = {}, Where where = {});

  // out = [in_0, in_1, ...], `count` elements from each. In place: in == out + rank * count.
  WEFT_DECL void all_gather(DType dtype, const void* in, Index count, void* out, GroupView group = {},
                            Where where = {});

  // out = part `rank` of the reduction of `in`, which has `count` elements for each member. In place: out == in + rank
  // * count.
  WEFT_DECL void reduce_scatter(ReductionKind kind, DType dtype, const void* in, Index count, void* out,
                                GroupView group = {}, Where where = {});

  // out = [part `rank` of in_0, part `rank` of in_1, ...], `count` elements a part. Never in place.
  WEFT_DECL void all_to_all(DType dtype, const void* in, Index count, void* out, GroupView group = {},
                            Where where = {});

  // For each pair, out of the target = in of the source. A device that is nobody's target gets zeros. All members pass
  // the same pairs. Never in place.
  WEFT_DECL void collective_permute(DType dtype, const void* in, void* out, Index count,
                                    std::span<const SourceTarget> pairs, GroupView group = {}, Where where = {});

  // Several arrays in one call, which devices meet for once: the bits, and the bytes sent, of a call for each. Nothing
  // is copied to put them together. All members pass arrays of the same counts.
  WEFT_DECL void all_reduce(ReductionKind kind, DType dtype, ListView<CollectiveArray> arrays, GroupView group = {},
                            Where where = {}, SplitCall* split = nullptr);
  WEFT_DECL void all_gather(DType dtype, ListView<CollectiveArray> arrays, GroupView group = {}, Where where = {},
                            SplitCall* split = nullptr);
  WEFT_DECL void reduce_scatter(ReductionKind kind, DType dtype, ListView<CollectiveArray> arrays, GroupView group = {},
                                Where where = {}, SplitCall* split = nullptr);
  // The first half of one of these, for plans: tells the others where `arrays` lie, and waits for nobody; the second is
  // the call itself with `split` and equal arguments. Between the two arrays are left alone, and others may write
  // results; nothing is copied, so arrays and `split` outlive the run, also one that fails. All members of a group
  // start, and call, in one order. With members in other processes the second half is all of it.
  WEFT_DECL void start(SplitCall& split, Collective op, ReductionKind kind, DType dtype,
                       ListView<CollectiveArray> arrays, GroupView group = {}, Where where = {});
  // Memory for so many open starts in `group`, at once.
  WEFT_DECL void reserve_starts(Index calls, GroupView group = {});

  // The same calls, of which the result is waited for later; they return before others have come. Inputs are copied, so
  // they may change at once, and may overlap outputs; outputs are written by `wait`. All members of a group start the
  // same calls in the same order; blocking calls may come between, in any place. Recorded when waited for, as blocking
  // ones are. Every start allocates; copies lie in memory that is kept. Error: also collective_is_never_waited_for, at
  // the end of the run.
  [[nodiscard]] WEFT_DECL CollectiveHandle start(const CollectiveStart& what, GroupView group = {}, Where where = {});

  // Everybody's payload, by position in the group; `tag` must be equal everywhere. Allocates. Recorded as two calls:
  // the sizes, then the payloads.
  [[nodiscard]] WEFT_DECL std::vector<std::string> rendezvous(const char* tag, std::string_view payload = {},
                                                              GroupView group = {}, Where where = {});

  // fn(std::span<const T>) over the values of all members in group order, on every member.
  template <class T, class F>
  auto mesh_reduce(const T& value, F&& fn, GroupView group = {}, Where where = {}) {
    static_assert(std::is_trivially_copyable_v<T>, "weft: mesh_reduce: values are copied as bytes; use rendezvous");
    static_assert(alignof(T) <= alignof(std::max_align_t), "weft: mesh_reduce: over-aligned values are not supported");
    const auto* values =
        gather_values(Collective::mesh_reduce, hash_of_type<T>(), &value, static_cast<Index>(sizeof(T)), group, where);
    return fn(std::span<const T>(reinterpret_cast<const T*>(values), to_size(size_of(group))));
  }

  // The same on ranges of elements; sizes are checked. Errors: sizes_do_not_fit, not_divisible_by_group.
  template <ElementRange R>
  void broadcast(R&& data, int root, GroupView group = {}, Where where = {}) {
    broadcast(dtype_of_range<R>, data.data(), count_of(data), root, group, where);
  }
  template <ElementRange R>
  void all_reduce(ReductionKind kind, R&& data, GroupView group = {}, Where where = {}) {
    all_reduce(kind, dtype_of_range<R>, data.data(), data.data(), count_of(data), group, where);
  }
  template <ElementRange In, ElementRange Out>
  void all_reduce(ReductionKind kind, const In& in, Out&& out, GroupView group = {}, Where where = {}) {
    fit<In, Out>(Collective::all_reduce, count_of(in), count_of(out), count_of(in));
    all_reduce(kind, dtype_of_range<In>, in.data(), out.data(), count_of(in), group, where);
  }
  // device.all_reduce(ReductionKind::sum, {std::span(weights), std::span(biases)}, {.scale = 0.25});
  template <class T>
  void all_reduce(ReductionKind kind, std::initializer_list<std::span<T>> buffers, const ReduceOptions& options = {},
                  GroupView group = {}, Where where = {}) {
    all_reduce(kind, std::span<const std::span<T>>(buffers.begin(), buffers.size()), options, group, where);
  }
  template <class T>
  void all_reduce(ReductionKind kind, const std::vector<std::span<T>>& buffers, const ReduceOptions& options = {},
                  GroupView group = {}, Where where = {}) {
    all_reduce(kind, std::span<const std::span<T>>(buffers), options, group, where);
  }
  template <class T>
  void all_reduce(ReductionKind kind, std::span<const std::span<T>> buffers, const ReduceOptions& options = {},
                  GroupView group = {}, Where where = {}) {
    Buffer<ReducedBuffer> list;
    for (const std::span<T>& buffer : buffers) list.push_back({buffer.data(), std::ssize(buffer)});
    all_reduce(kind, dtype_of<T>, ListView<ReducedBuffer>(list.begin(), to_size(list.size())), options, group, where);
  }
  template <ElementRange In, ElementRange Out>
  void all_gather(const In& in, Out&& out, GroupView group = {}, Where where = {}) {
    fit<In, Out>(Collective::all_gather, count_of(in), count_of(out), count_of(in) * size_of(group));
    all_gather(dtype_of_range<In>, in.data(), count_of(in), out.data(), group, where);
  }
  template <ElementRange In, ElementRange Out>
  void reduce_scatter(ReductionKind kind, const In& in, Out&& out, GroupView group = {}, Where where = {}) {
    const Index part = part_of(Collective::reduce_scatter, count_of(in), size_of(group));
    fit<In, Out>(Collective::reduce_scatter, count_of(in), count_of(out), part);
    reduce_scatter(kind, dtype_of_range<In>, in.data(), part, out.data(), group, where);
  }
  template <ElementRange In, ElementRange Out>
  void all_to_all(const In& in, Out&& out, GroupView group = {}, Where where = {}) {
    const Index part = part_of(Collective::all_to_all, count_of(in), size_of(group));
    fit<In, Out>(Collective::all_to_all, count_of(in), count_of(out), count_of(in));
    all_to_all(dtype_of_range<In>, in.data(), part, out.data(), group, where);
  }
  template <ElementRange In, ElementRange Out>
  void collective_permute(const In& in, Out&& out, std::span<const SourceTarget> pairs, GroupView group = {},
                          Where where = {}) {
    fit<In, Out>(Collective::collective_permute, count_of(in), count_of(out), count_of(in));
    collective_permute(dtype_of_range<In>, in.data(), out.data(), count_of(in), pairs, group, where);
  }

  // auto sum = device.all_reduce_start(ReductionKind::sum, gradients);  ...  sum.wait();
  template <ElementRange R>
  [[nodiscard]] CollectiveHandle all_reduce_start(ReductionKind kind, R&& data, GroupView group = {},
                                                  Where where = {}) {
    return start_with({.op = Collective::all_reduce, .reduce = kind, .count = count_of(data)}, data, data, group,
                      where);
  }
  template <ElementRange In, ElementRange Out>
  [[nodiscard]] CollectiveHandle all_reduce_start(ReductionKind kind, const In& in, Out&& out, GroupView group = {},
                                                  Where where = {}) {
    fit<In, Out>(Collective::all_reduce, count_of(in), count_of(out), count_of(in));
    return start_with({.op = Collective::all_reduce, .reduce = kind, .count = count_of(in)}, in, out, group, where);
  }
  // All arrays in one call, whatever bucket_bytes is.
  template <class T>
  [[nodiscard]] CollectiveHandle all_reduce_start(ReductionKind kind, std::initializer_list<std::span<T>> buffers,
                                                  const ReduceOptions& options = {}, GroupView group = {},
                                                  Where where = {}) {
    Buffer<ReducedBuffer> list;
    CollectiveStart what{.op = Collective::all_reduce, .reduce = kind, .dtype = dtype_of<T>, .scale = options.scale};
    for (const std::span<T>& buffer : buffers) {
      list.push_back({buffer.data(), std::ssize(buffer)});
      what.count += std::ssize(buffer);
    }
    what.inputs = what.outputs = {list.begin(), to_size(list.size())};
    return start(what, group, where);
  }
  template <ElementRange R>
  [[nodiscard]] CollectiveHandle broadcast_start(R&& data, int root, GroupView group = {}, Where where = {}) {
    return start_with({.op = Collective::broadcast, .count = count_of(data), .root = root}, data, data, group, where);
  }
  template <ElementRange In, ElementRange Out>
  [[nodiscard]] CollectiveHandle all_gather_start(const In& in, Out&& out, GroupView group = {}, Where where = {}) {
    fit<In, Out>(Collective::all_gather, count_of(in), count_of(out), count_of(in) * size_of(group));
    return start_with({.op = Collective::all_gather, .count = count_of(in)}, in, out, group, where);
  }
  template <ElementRange In, ElementRange Out>
  [[nodiscard]] CollectiveHandle reduce_scatter_start(ReductionKind kind, const In& in, Out&& out, GroupView group = {},
                                                      Where where = {}) {
    const Index part = part_of(Collective::reduce_scatter, count_of(in), size_of(group));
    fit<In, Out>(Collective::reduce_scatter, count_of(in), count_of(out), part);
    return start_with({.op = Collective::reduce_scatter, .reduce = kind, .count = part}, in, out, group, where);
  }
  template <ElementRange In, ElementRange Out>
  [[nodiscard]] CollectiveHandle all_to_all_start(const In& in, Out&& out, GroupView group = {}, Where where = {}) {
    const Index part = part_of(Collective::all_to_all, count_of(in), size_of(group));
    fit<In, Out>(Collective::all_to_all, count_of(in), count_of(out), count_of(in));
    return start_with({.op = Collective::all_to_all, .count = part}, in, out, group, where);
  }
  template <ElementRange In, ElementRange Out>
  [[nodiscard]] CollectiveHandle collective_permute_start(const In& in, Out&& out, std::span<const SourceTarget> pairs,
                                                          GroupView group = {}, Where where = {}) {
    fit<In, Out>(Collective::collective_permute, count_of(in), count_of(out), count_of(in));
    return start_with({.op = Collective::collective_permute, .count = count_of(in), .pairs = pairs}, in, out, group,
                      where);
  }

 private:
  friend class Runtime;
  friend class CollectiveHandle;

  struct Membership {
    Communicator* group;
    int rank;
  };
  // Equal in all processes of a program.
  template <class T>
  [[nodiscard]] static constexpr std::uint64_t hash_of_type() noexcept {
    std::uint64_t hash = 0;
    for (const char* letter = __PRETTY_FUNCTION__; *letter != '\0'; ++letter)
      hash = mix_bits(hash, static_cast<unsigned char>(*letter));
    return hash;
  }

  template <class R>
  static constexpr DType dtype_of_range = dtype_of<std::remove_cvref_t<decltype(*std::declval<R&>().data())>>;
  template <class R>
  [[nodiscard]] static Index count_of(const R& range) {
    return static_cast<Index>(range.size());
  }
  [[nodiscard]] Index size_of(const GroupView& group) const {
    return group.is_everybody() ? device_count() : group.size;
  }
  template <class In, class Out>
  static void fit(Collective op, Index in, Index out, Index wanted) {
    static_assert(dtype_of_range<In> == dtype_of_range<Out>, "weft: collective: input and output differ in dtype");
    if (out != wanted) sizes_do_not_fit(name_of(op), in, out, wanted);
  }
  [[nodiscard]] WEFT_DECL static Index part_of(Collective op, Index count, Index size);

  template <class In, class Out>
  [[nodiscard]] CollectiveHandle start_with(CollectiveStart what, const In& in, Out& out, const GroupView& group,
                                            const Where& where) {
    what.dtype = dtype_of_range<In>;
    const ReducedBuffer from{const_cast<void*>(static_cast<const void*>(in.data())), count_of(in)};
    const ReducedBuffer to{out.data(), count_of(out)};
    what.inputs = {&from, 1};
    what.outputs = {&to, 1};
    return start(what, group, where);
  }
  WEFT_DECL void wait_for(PendingCollective& pending);
  // Writes the result of `pending`; before one that goes to other processes, of those that were started before it.
  WEFT_DECL void finish(PendingCollective& pending);
  WEFT_DECL void finish_here(PendingCollective& pending);
  WEFT_DECL bool finish_first_between_processes();  // false: there is none
  WEFT_DECL void make_between_processes(PendingCollective& started);
  // Messages between processes come in the order of calls: before another one of theirs, all that were started.
  WEFT_DECL void finish_between_processes();
  // At the end of a run.
  WEFT_DECL void check_waits();
  WEFT_DECL void forget_started() noexcept;

  WEFT_DECL void reduce_all(ReductionKind kind, DType dtype, ListView<CollectiveArray> arrays, double scale,
                            const GroupView& group, const Where& where, SplitCall* split = nullptr);
  // As an exchange takes them, where `split` has them or in a list that is valid until the next one; `bytes` of each
  // element of a count.
  [[nodiscard]] WEFT_DECL ListView<ExchangedArray> exchanged(ListView<CollectiveArray> arrays, Index bytes,
                                                             const SplitCall* split);
  // For a start, and for a call that is made now.
  [[nodiscard]] WEFT_DECL Participant place_in(Collective op, const GroupView& group);
  [[nodiscard]] WEFT_DECL Participant participant_in(Collective op, const GroupView& group);
  [[nodiscard]] WEFT_DECL const std::byte* gather_values(Collective op, std::uint64_t detail, const void* value,
                                                         Index bytes, const GroupView& group, const Where& where);

  Interconnect& interconnect_;
  int ordinal_;
  std::atomic<bool> in_run_{false};
  Buffer<Membership> groups_;           // those used so far but everybody
  Buffer<std::byte> values_;            // of mesh_reduce; grows
  Buffer<std::byte> bucket_;            // of an all_reduce of several arrays; grows
  Buffer<ExchangedArray> exchanged_;    // those of the call that is made; grows
  Buffer<PendingCollective*> started_;  // in this run and not waited for, in order
  bool is_finishing_ = false;           // one of them, between processes
};

}  // namespace weft

#if WEFT_HEADER_ONLY
#include <weft/runtime/array_collectives.ipp>
#include <weft/runtime/collectives.ipp>
#include <weft/runtime/device.ipp>
#include <weft/runtime/started_collectives.ipp>
#endif

#endif
