#include <weft/base/collective.hpp>

#include <gtest/gtest.h>

#include <array>
#include <vector>

namespace weft::collective_test {

// E1: 24 elements on 4 devices: 18 elements for a gather or a scatter, 36 for an all-reduce.
static_assert(bytes_sent_by(Collective::reduce_scatter, 4, 6, 4) == 18 * 4);
static_assert(bytes_sent_by(Collective::all_gather, 4, 6, 4) == 18 * 4);
static_assert(bytes_sent_by(Collective::all_reduce, 4, 24, 4) == 36 * 4);

TEST(CollectiveTraffic, FollowsTheRingFormulas) {
  EXPECT_EQ(bytes_sent_by(Collective::reduce_scatter, 4, 6, 4), 18 * 4);
  EXPECT_EQ(bytes_sent_by(Collective::all_reduce, 4, 24, 4), 36 * 4);
  EXPECT_EQ(bytes_sent_by(Collective::all_to_all, 8, 5, 2), 7 * 5 * 2);
  EXPECT_EQ(bytes_sent_by(Collective::broadcast, 3, 10, 4), 40);
  EXPECT_EQ(bytes_sent_by(Collective::collective_permute, 3, 10, 4), 40);
  EXPECT_EQ(bytes_sent_by(Collective::barrier, 8, 0, 1), 0);
}

TEST(CollectiveTraffic, AnAllReduceIsCountedOnThePaddedArray) {
  static_assert(bytes_sent_by(Collective::all_reduce, 4, 25, 4) == 2 * 3 * 7 * 4);
  EXPECT_EQ(bytes_sent_by(Collective::all_reduce, 4, 25, 4), bytes_sent_by(Collective::all_reduce, 4, 28, 4));
}

TEST(CollectiveTraffic, IsZeroForOneDevice) {
  for (int op = 0; op < collective_count; ++op)
    EXPECT_EQ(bytes_sent_by(static_cast<Collective>(op), 1, 100, 4), 0) << name_of(static_cast<Collective>(op));
}

// --- by link ---

// A call on two levels, message by message: `granules` of `members` devices, rings inside a granule and among the
// devices of one rank. Counts what each device sends over either link.
class TwoLevels {
 public:
  TwoLevels(Index granules, Index members)
      : granules_(granules), members_(members), sent_(to_size(granules * members), {0, 0}) {}

  // `steps` times to the next device inside, or to the one of the same rank in the next granule.
  void ring_inside(Index steps, Index elements) {
    for (Index i = 0; i < steps; ++i)
      for (Index d = 0; d < devices(); ++d) send(d, d / members_ * members_ + (d + 1) % members_, elements);
  }
  void ring_across(Index steps, Index elements) {
    for (Index i = 0; i < steps; ++i)
      for (Index d = 0; d < devices(); ++d) send(d, (d + members_) % devices(), elements);
  }
  void to_everybody(Index elements) {
    for (Index d = 0; d < devices(); ++d)
      for (Index to = 0; to < devices(); ++to)
        if (to != d) send(d, to, elements);
  }
  [[nodiscard]] Index devices() const { return granules_ * members_; }
  [[nodiscard]] Index sent(Index device, Link link) const { return sent_[to_size(device)][link == Link::dcn ? 1 : 0]; }

 private:
  Index granules_, members_;
  std::vector<std::array<Index, 2>> sent_;

  void send(Index from, Index to, Index elements) {
    sent_[to_size(from)][from / members_ == to / members_ ? 0 : 1] += elements;
  }
};

// `count`: the argument, which divides by the devices.
TwoLevels simulate(Collective op, Index granules, Index members, Index count) {
  TwoLevels call(granules, members);
  switch (op) {
    case Collective::all_reduce:
      call.ring_inside(members - 1, count / members);
      call.ring_across(2 * (granules - 1), count / members / granules);
      call.ring_inside(members - 1, count / members);
      break;
    case Collective::reduce_scatter:
      call.ring_inside(members - 1, count * granules);
      call.ring_across(granules - 1, count);
      break;
    case Collective::all_to_all: call.to_everybody(count); break;
    case Collective::broadcast:  // a slice to the next granule, which makes a whole of the slices
      call.ring_across(1, count / members);
      call.ring_inside(members - 1, count / members);
      break;
    default: call.ring_across(granules - 1, count); call.ring_inside(members - 1, count * granules);
  }
  return call;
}

TEST(CollectiveTraffic, OverEachLinkIsWhatTwoLevelsSendMessageByMessage) {
  for (const Collective op :
       {Collective::all_reduce, Collective::reduce_scatter, Collective::all_gather, Collective::all_to_all,
        Collective::broadcast, Collective::rendezvous, Collective::mesh_reduce})
    for (Index granules = 2; granules <= 5; ++granules)
      for (Index members = 1; members <= 4; ++members) {
        SCOPED_TRACE(::testing::Message() << name_of(op) << " on " << granules << " x " << members);
        const Index count = 7 * granules * members;
        const TwoLevels call = simulate(op, granules, members, count);
        const Index dcn = bytes_sent_over_dcn(op, granules, members, count, 4);
        for (Index device = 0; device < call.devices(); ++device) {
          EXPECT_EQ(dcn, 4 * call.sent(device, Link::dcn));
          EXPECT_EQ(bytes_sent_by(op, granules * members, count, 4) - dcn, 4 * call.sent(device, Link::ici));
        }
      }
}

// 4,096 devices in 512 granules of 8: of an all-reduce of N bytes a device sends 2 (511 / 512) N / 8 between granules.
static_assert(bytes_sent_over_dcn(Collective::all_reduce, 512, 8, Index{1} << 28, 4) == 2 * 511 * (Index{1} << 18));
static_assert(bytes_sent_over_dcn(Collective::all_reduce, 2, 3, 7, 4) == 2 * 2 * 4, "a slice of 7 on 6 devices is 2");
static_assert(bytes_sent_over_dcn(Collective::broadcast, 2, 3, 7, 4) == 3 * 4, "a third of 7, rounded up");
static_assert(bytes_sent_over_dcn(Collective::collective_permute, 2, 3, 7, 4) == 7 * 4);

TEST(CollectiveTraffic, IsNeverMoreOverOneLinkThanAtAll) {
  for (int op = 0; op < collective_count; ++op)
    for (Index granules = 1; granules <= 4; ++granules)
      for (Index members = 1; members <= 4; ++members)
        for (const Index count : {0, 1, 2, 3, 5, 8, 13, 1000}) {
          const auto kind = static_cast<Collective>(op);
          const Index all = bytes_sent_by(kind, granules * members, count, 2),
                      dcn = bytes_sent_over_dcn(kind, granules, members, count, 2);
          EXPECT_GE(dcn, 0);
          EXPECT_LE(dcn, all) << name_of(kind) << ' ' << granules << " x " << members << ", " << count;
          if (granules == 1) {
            EXPECT_EQ(dcn, 0) << name_of(kind);
          }
          if (members == 1) {
            EXPECT_EQ(dcn, all) << name_of(kind) << ": every device is a granule";
          }
        }
}

TEST(ReduceKinds, AreDefinedWhereTheyMakeSense) {
  static_assert(can_reduce(ReductionKind::sum, DType::bf16) && !can_reduce(ReductionKind::bit_or, DType::f32));
  EXPECT_FALSE(can_reduce(ReductionKind::none, DType::f32));
  EXPECT_FALSE(can_reduce(ReductionKind::sum, DType::pred));
  EXPECT_FALSE(can_reduce(ReductionKind::product, DType::pred));
  EXPECT_TRUE(can_reduce(ReductionKind::bit_and, DType::pred));
  EXPECT_TRUE(can_reduce(ReductionKind::min, DType::pred));
  EXPECT_TRUE(can_reduce(ReductionKind::bit_or, DType::i32));
  EXPECT_FALSE(can_reduce(ReductionKind::bit_and, DType::bf16));
  EXPECT_TRUE(can_reduce(ReductionKind::bit_and, DType::u8));
  for (DType complex : {DType::c64, DType::c128}) {
    EXPECT_TRUE(can_reduce(ReductionKind::sum, complex));
    for (ReductionKind kind : {ReductionKind::min, ReductionKind::max, ReductionKind::bit_and, ReductionKind::bit_or})
      EXPECT_FALSE(can_reduce(kind, complex)) << name_of(kind);
  }
}

TEST(CollectiveNames, AreTheFieldsOwnWords) {
  EXPECT_STREQ(name_of(Collective::all_reduce), "all_reduce");
  EXPECT_STREQ(name_of(Collective::mesh_reduce), "mesh_reduce");
  EXPECT_STREQ(name_of(ReductionKind::bit_or), "bit_or");
  EXPECT_STREQ(name_of(Link::ici), "ici");
  EXPECT_STREQ(name_of(Link::dcn), "dcn");
}

}  // namespace weft::collective_test
