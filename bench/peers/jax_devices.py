"""JAX on two forced host devices: the MLP step sharded by batch (ddp) or by batch and parameters (fsdp), all-reduce."""

import common

DEVICES = 2
common.best_environment(cores=DEVICES, xla_devices=DEVICES)

import jax
import jax_model
from jax.sharding import NamedSharding, PartitionSpec


def main():
    options = common.arguments(("ddp", "fsdp", "all_reduce"))
    mesh = jax.make_mesh((DEVICES,), ("data",), axis_types=(jax.sharding.AxisType.Auto,))
    peer = f"jax host devices {options.strategy}"
    measure = measure_all_reduce(mesh, options) if options.strategy == "all_reduce" else measure_step(mesh, options)
    measure()  # compiled and warm
    common.say(peer=peer, devices=DEVICES, momentum=options.momentum,
               **jax_model.version_and_speed(jax.numpy.ones((512, 512))), **common.settings_in_force())
    common.report(peer, measure, options.serve)


def measure_step(mesh, options):
    by_rows = NamedSharding(mesh, PartitionSpec("data"))
    replicated = NamedSharding(mesh, PartitionSpec())

    def place(leaf):
        divides = options.strategy == "fsdp" and leaf.shape[0] % DEVICES == 0
        return jax.device_put(leaf, by_rows if divides else replicated)

    weights = jax.tree.map(place, jax_model.parameters())
    velocity = jax.tree.map(place, jax_model.velocity_like(weights, options.momentum))
    batch = [jax.device_put(leaf, by_rows) for leaf in jax_model.data(common.BATCH * DEVICES)]
    shardings = jax.tree.map(lambda leaf: leaf.sharding, (weights, velocity))
    step = jax.jit(jax_model.sgd_step(options.momentum), donate_argnums=(0, 1), out_shardings=(*shardings, replicated))
    train = jax_model.Trainer(step, weights, velocity, *batch)
    name = {"ddp": "mlp_step/ddp_2", "fsdp": "mlp_step/zero3_2"}[options.strategy]
    return lambda: {name: common.milliseconds(train, options.steps, jax.block_until_ready)}


def measure_all_reduce(mesh, options):
    rows = PartitionSpec("data", None)
    total = jax.jit(jax.shard_map(lambda x: jax.lax.psum(x, "data"), mesh=mesh, in_specs=rows, out_specs=PartitionSpec()))
    buffers = {size: jax.device_put(jax.numpy.ones((DEVICES, size // 4)), NamedSharding(mesh, rows))
               for size in common.BYTES}

    def measure():
        return {f"all_reduce/{DEVICES}/{size}": common.milliseconds(
            lambda: total(buffer), 5 if size > 1 << 24 else options.steps, jax.block_until_ready)
            for size, buffer in buffers.items()}

    return measure


if __name__ == "__main__":
    main()
