"""PyTorch over gloo, two processes of one thread: the MLP step under DDP or fully_shard (fsdp), and all-reduce."""

import socket

import common

PROCESSES = 2
common.best_environment()

import torch
import torch.distributed as distributed
import torch.multiprocessing as multiprocessing
import torch_model


def main():
    options = common.arguments(("ddp", "fsdp", "all_reduce"))
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    # The other process measures when this one does: a broadcast tells it whether there is another turn.
    multiprocessing.start_processes(work, (options, port), PROCESSES - 1, join=False, start_method="spawn")
    work(-1, options, port)


def work(index, options, port):
    rank = index + 1
    torch.set_num_threads(1)
    torch.manual_seed(0)
    distributed.init_process_group("gloo", f"tcp://127.0.0.1:{port}", rank=rank, world_size=PROCESSES)
    measure = measure_all_reduce(options) if options.strategy == "all_reduce" else measure_step(options)
    measure()
    if rank == 0:
        square = torch.rand(512, 512)
        peer = f"torch gloo {options.strategy}"
        common.say(peer=peer, processes=PROCESSES, version=torch.__version__, momentum=options.momentum,
                   sgemm_gflops=common.gflops(lambda: square @ square), **common.settings_in_force())

        def measure_together():
            tell(True)
            return measure()

        common.report(peer, measure_together, options.serve)
        tell(False)
    else:
        while told():
            measure()
    distributed.destroy_process_group()


def tell(go_on):
    distributed.broadcast(torch.tensor([int(go_on)]), 0)


def told():
    word = torch.zeros(1, dtype=torch.int64)
    distributed.broadcast(word, 0)
    return bool(word.item())


def measure_step(options):
    model = torch_model.make_model()
    if options.strategy == "ddp":
        model = torch.nn.parallel.DistributedDataParallel(model)
    else:
        from torch.distributed.fsdp import fully_shard
        mesh = distributed.init_device_mesh("cpu", (PROCESSES,))
        for layer in (model[0], model[2], model[4], model):
            fully_shard(layer, mesh=mesh)
    image, label = torch.rand(common.BATCH, common.LAYERS[0]), torch.randint(10, (common.BATCH,))
    # The fused update does not know sharded parameters.
    step = torch_model.make_step(model, image, label, options.momentum, fused=options.strategy == "ddp")
    name = {"ddp": "mlp_step/ddp_2", "fsdp": "mlp_step/zero3_2"}[options.strategy]
    return lambda: {name: common.milliseconds(step, options.steps)}


def measure_all_reduce(options):
    def measure():
        times = {}
        for size in common.BYTES:
            buffer = torch.ones(size // 4)
            times[f"all_reduce/{PROCESSES}/{size}"] = common.milliseconds(
                lambda: distributed.all_reduce(buffer), 5 if size > 1 << 24 else options.steps)
        return times

    return measure


if __name__ == "__main__":
    main()
