// The training step of ResNet-18 (batch norm) on one device: one JSON line, {"name", "ms", "min_ms"}, medians.
// bench/peers/compare.py runs it beside PyTorch. With --start_up:
// see start_up_step.hpp.
#include "image_step.hpp"

int main(int argc, char** argv) { bench::measure_image_step<examples::resnet18<64>>("resnet_step", argc, argv); }
