"""PyTorch, eager, one core: the MLP step with the fused SGD."""

import common

common.best_environment(cores=1)

import torch
import torch_model


def main():
    options = common.arguments()
    torch.set_num_threads(1)
    torch.manual_seed(0)
    image, label = torch.rand(common.BATCH, common.LAYERS[0]), torch.randint(10, (common.BATCH,))
    step = torch_model.make_step(torch_model.make_model(), image, label, options.momentum)
    common.milliseconds(step, 20)
    square = torch.rand(512, 512)
    common.say(peer="torch eager", version=torch.__version__, kernels=torch.backends.cpu.get_cpu_capability(),
               sgemm_gflops=common.gflops(lambda: square @ square), momentum=options.momentum,
               **common.settings_in_force())
    common.report("torch eager", lambda: {"mlp_step/one_device": common.milliseconds(step, options.steps)},
                  options.serve)


if __name__ == "__main__":
    main()
