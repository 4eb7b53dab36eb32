"""JAX, jit, one core: the MLP step."""

import common

common.best_environment(cores=1)

import jax
import jax_model


def main():
    options = common.arguments()
    weights = jax_model.parameters()
    step = jax.jit(jax_model.sgd_step(options.momentum), donate_argnums=(0, 1))
    train = jax_model.Trainer(step, weights, jax_model.velocity_like(weights, options.momentum),
                              *jax_model.data(common.BATCH))
    common.milliseconds(train, 20, jax.block_until_ready)
    common.say(peer="jax jit", momentum=options.momentum, **jax_model.version_and_speed(jax.numpy.ones((512, 512))),
               **common.settings_in_force())
    common.report("jax jit", lambda: {"mlp_step/one_device": common.milliseconds(train, options.steps,
                                                                                 jax.block_until_ready)},
                  options.serve)


if __name__ == "__main__":
    main()
