"""JAX on two processes of one device, over gloo: the MLP step sharded by batch."""

import multiprocessing
import socket

import common

PROCESSES = 2
common.best_environment(cores=PROCESSES)

import jax


def main():
    options = common.arguments(("ddp",))
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    multiprocessing.get_context("spawn").Process(target=work, args=(1, options, port), daemon=True).start()
    work(0, options, port)


def work(rank, options, port):
    jax.config.update("jax_cpu_collectives_implementation", "gloo")
    jax.distributed.initialize(f"127.0.0.1:{port}", PROCESSES, rank)
    import jax_model
    from jax.experimental import multihost_utils
    from jax.sharding import NamedSharding, PartitionSpec

    mesh = jax.make_mesh((PROCESSES,), ("data",), axis_types=(jax.sharding.AxisType.Auto,))
    by_rows, replicated = NamedSharding(mesh, PartitionSpec("data")), NamedSharding(mesh, PartitionSpec())
    weights = jax.tree.map(lambda leaf: jax.device_put(leaf, replicated), jax_model.parameters())
    velocity = jax.tree.map(lambda leaf: jax.device_put(leaf, replicated),
                            jax_model.velocity_like(weights, options.momentum))
    own_rows = slice(rank * common.BATCH, (rank + 1) * common.BATCH)
    batch = [jax.make_array_from_process_local_data(by_rows, jax.device_get(leaf)[own_rows])
             for leaf in jax_model.data(common.BATCH * PROCESSES)]
    step = jax.jit(jax_model.sgd_step(options.momentum), donate_argnums=(0, 1),
                   out_shardings=(replicated, replicated, replicated))
    train = jax_model.Trainer(step, weights, velocity, *batch)

    def measure():
        return {"mlp_step/ddp_2": common.milliseconds(train, options.steps, jax.block_until_ready)}

    # The other process measures when this one does: a broadcast tells it whether there is another turn.
    def goes_on(word=0):
        return bool(multihost_utils.broadcast_one_to_all(jax.numpy.int32(word)))

    measure()  # compiled and warm
    if rank == 0:
        peer = "jax processes ddp"
        common.say(peer=peer, processes=PROCESSES, momentum=options.momentum,
                   **jax_model.version_and_speed(jax.numpy.ones((512, 512))), **common.settings_in_force())
        common.report(peer, lambda: goes_on(1) and measure(), options.serve)
        goes_on(0)
    else:
        while goes_on():
            measure()
    jax.distributed.shutdown()


if __name__ == "__main__":
    main()
