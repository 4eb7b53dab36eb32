// Sizes, meshes and strategies that nobody has thought of: each run of a trainer takes its steps with finite losses, or
// ends in one sentence with exit code 2.
#include "run_example.hpp"

#include <weft/data/digits.hpp>

#include <cmath>
#include <random>

namespace random_flags_test {

using weft::testing::Finished;
using weft::testing::found_in;
using weft::testing::run_example;
using weft::testing::TemporaryDirectory;

class Draw {
 public:
  explicit Draw(std::uint32_t seed) : engine_(seed) {}

  std::string one_of(std::initializer_list<const char*> list) { return list.begin()[below(list.size())]; }
  std::string number(unsigned least, unsigned most) {
    return std::to_string(least + static_cast<unsigned>(below(most - least + 1)));
  }
  bool once_in(unsigned times) { return below(times) == 0; }
  // What all trainers take.
  std::string placement() {
    std::string flags =
        " --strategy " + one_of({"ddp", "ddp:bucket_mib=1", "zero1", "zero2", "zero3", "fsdp:wrap=all",
                                 "fsdp:stage=2,wrap=size:500", "fsdp:wrap=type:Linear", "fsdp:reshard_after_forward=0",
                                 "spmd", "spmd", "spmd:batch=model", "fsdp:stage=4", "zero2:stage=1", "spmd:rows"});
    if (once_in(2))
      flags += " --devices " + number(1, 6);
    else
      flags += " --mesh " + one_of({"data=2", "data=4", "data=2,model=2", "data=1,model=3", "data=3,model=2", "model=2",
                                    "2", "data=0", "data=2,data=3", "x"});
    if (once_in(3)) flags += " --micro_batches " + number(1, 4);
    if (once_in(3)) flags += " --precision " + one_of({"f32", "bf16", "f16"});
    if (once_in(3)) flags += " --remat";
    return flags;
  }

 private:
  std::mt19937 engine_;
  std::size_t below(std::size_t count) { return engine_() % count; }
};

// Runs that trained, of `count`.
template <class Flags>
int runs_that_train(const char* program, int count, const TemporaryDirectory& folder, const Flags& flags_of) {
  int trained = 0;
  for (int i = 0; i < count; ++i) {
    Draw draw(static_cast<std::uint32_t>(i));
    const std::string flags = flags_of(draw);
    SCOPED_TRACE(program + (" " + flags));
    const Finished finished = run_example(program, flags, folder);
    if (finished.code == 0) {
      const auto losses = found_in(finished.out, "Loss=[^ ]+");
      EXPECT_GE(losses.size(), 2u) << finished.out;
      for (const std::string& loss : losses) EXPECT_TRUE(std::isfinite(std::stod(loss.substr(5)))) << loss;
      ++trained;
    } else {
      EXPECT_EQ(finished.code, 2) << finished.err;
      EXPECT_EQ(std::count(finished.err.begin(), finished.err.end(), '\n'), 1) << finished.err;
      EXPECT_EQ(finished.err.find(std::string(program) + ": "), 0u) << finished.err;
      EXPECT_EQ(found_in(finished.out, "Loss=").size(), 0u) << "a run that is refused has taken no step";
    }
  }
  return trained;
}

TEST(RandomFlags, OfTrainGpt) {
  SKIP_WITHOUT_EXAMPLES();
  const TemporaryDirectory folder;
  const int trained = runs_that_train("train_gpt", 70, folder, [](Draw& draw) {
    return "--steps 2 --log_steps 1 --sample 0 --model " + draw.one_of({"gpt", "llama"}) + " --layers " +
           draw.number(1, 3) + " --d_model " + draw.one_of({"8", "16", "24", "30", "36"}) + " --heads " +
           draw.number(1, 4) + " --context " + draw.number(2, 12) + " --batch_size " + draw.number(1, 24) +
           draw.placement();
  });
  EXPECT_GE(trained, 7);
}
TEST(RandomFlags, OfTrainMnist) {
  SKIP_WITHOUT_EXAMPLES();
  const TemporaryDirectory folder;
  weft::write_digits(folder.path(), 60, 20, 1);
  const int trained = runs_that_train("train_mnist", 70, folder, [](Draw& draw) {
    return "--datadir . --num_epochs 1 --log_steps 1 --target_accuracy 0 --hidden " + draw.number(1, 70) +
           " --layers " + draw.number(1, 4) + " --batch_size " + draw.number(1, 30) + draw.placement();
  });
  EXPECT_GE(trained, 7);
}
TEST(RandomFlags, OfTrainImage) {
  SKIP_WITHOUT_EXAMPLES();
  const TemporaryDirectory folder;
  const int trained = runs_that_train("train_image", 70, folder, [](Draw& draw) {
    const std::string model = draw.once_in(2) ? "vit --layers " + draw.number(1, 2) + " --d_model " +
                                                    draw.one_of({"8", "12", "18"}) + " --heads " + draw.number(1, 4) +
                                                    " --patch " + draw.one_of({"2", "4", "5", "8"})
                                              : draw.one_of({"resnet18", "resnet50"}) + " --width " + draw.number(1, 4);
    return "--fake_data --fake_images 24 --num_epochs 1 --log_steps 1 --test_set_batch_size 6 --model " + model +
           " --image_size " + draw.number(8, 24) + " --optimizer " + draw.one_of({"sgd", "adamw"}) + " --batch_size " +
           draw.number(1, 12) + draw.placement();
  });
  EXPECT_GE(trained, 7);
}

// Sizes, meshes and strategies that nobody compiled in.
TEST(TrainImage, TakesAnySizes) {
  SKIP_WITHOUT_EXAMPLES();
  const TemporaryDirectory folder;
  for (const char* flags :
       {"--model vit --layers 2 --d_model 24 --heads 6 --patch 8 --image_size 48 --mesh data=2,model=3 --strategy spmd",
        "--model resnet18 --width 4 --image_size 20 --devices 3 --strategy zero1 --micro_batches 2 --remat",
        "--model resnet50 --width 2 --image_size 33 --devices 3 --strategy fsdp:stage=2,wrap=size:100 --precision bf16",
        "--model vit --layers 1 --optimizer adamw --strategy spmd:batch=rows --mesh rows=6 --precision f16 --remat"}) {
    SCOPED_TRACE(flags);
    const Finished finished =
        run_example("train_image",
                    std::string("--fake_data --fake_images 24 --num_epochs 1 --log_steps 1 --batch_size 12 "
                                "--test_set_batch_size 6 ") +
                        flags,
                    folder);
    EXPECT_EQ(finished.code, 0) << finished.err;
    EXPECT_EQ(found_in(finished.out, "Step=[12] Loss=[0-9.]+").size(), 2u) << finished.out;
  }
}

}  // namespace random_flags_test
