// The training step of ViT-Tiny (Touvron et al., 2021) with patches of 4 by 4 on one device: one JSON line, {"name",
// "ms", "min_ms"}, medians. bench/peers/compare.py runs it beside PyTorch. With --start_up:
// see start_up_step.hpp.
#include "image_step.hpp"

namespace {

constexpr examples::GptSizes sizes{.vocabulary = 10, .context = 64, .features = 192, .heads = 3, .causal = false};
constexpr examples::Vit vit{.sizes = sizes, .layers = 12};

}  // namespace

int main(int argc, char** argv) { bench::measure_image_step<vit>("vit_step", argc, argv); }
