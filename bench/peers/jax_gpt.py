"""JAX, jit, one core: the step of the language model."""

import common

common.best_environment(cores=1)

import jax
import jax.numpy as jnp
import jax_model


def parameters():
    keys = iter(jax.random.split(jax.random.key(0), 64))
    features = common.GPT["features"]

    def linear(fan_in, fan_out):
        return jax.random.normal(next(keys), (fan_in, fan_out)) / fan_in**0.5, jnp.zeros(fan_out)

    def norm():
        return jnp.ones(features), jnp.zeros(features)

    def block():
        return dict(norm1=norm(), query=linear(features, features), key=linear(features, features),
                    value=linear(features, features), out=linear(features, features), norm2=norm(),
                    up=linear(features, 4 * features), down=linear(4 * features, features))

    return dict(token=jax.random.normal(next(keys), (common.GPT["vocabulary"], features)) / features**0.5,
                position=jax.random.normal(next(keys), (common.GPT["context"], features)) / features**0.5,
                blocks=[block() for _ in range(common.GPT["layers"])], norm=norm(),
                head=linear(features, common.GPT["vocabulary"]))


def loss_of(weights, tokens, following):
    def linear(pair, x):
        return x @ pair[0] + pair[1]

    def norm(pair, x):
        return jax.nn.standardize(x, epsilon=1e-5) * pair[0] + pair[1]

    x = weights["token"][tokens] + weights["position"]
    for block in weights["blocks"]:
        read = norm(block["norm1"], x)
        heads = (linear(block[name], read).reshape(*x.shape[:2], common.GPT["heads"], -1)
                 for name in ("query", "key", "value"))
        mixed = jax.nn.dot_product_attention(*heads, is_causal=True)
        x = x + linear(block["out"], mixed.reshape(x.shape))
        x = x + linear(block["down"], jax.nn.gelu(linear(block["up"], norm(block["norm2"], x)), approximate=False))
    shares = jax.nn.log_softmax(linear(weights["head"], norm(weights["norm"], x)))
    return -jnp.take_along_axis(shares, following[..., None], axis=-1).mean()


def adamw_step(weights, moments, tokens, following):
    """The learning rate is 1e-3, weight decay 0.01; moments are (step, first, second)."""
    step, first, second = moments
    loss, gradients = jax.value_and_grad(loss_of)(weights, tokens, following)
    first = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, first, gradients)
    second = jax.tree.map(lambda v, g: 0.999 * v + 0.001 * g * g, second, gradients)
    step = step + 1
    root = jnp.sqrt(1 - 0.999**step)
    rate = 1e-3 / (1 - 0.9**step)
    weights = jax.tree.map(lambda w, m, v: w * (1 - 1e-5) - rate * m / (jnp.sqrt(v) / root + 1e-8), weights, first,
                           second)
    return weights, (step, first, second), loss


def main():
    options = common.arguments()
    weights = parameters()
    moments = jnp.float32(0), jax.tree.map(jnp.zeros_like, weights), jax.tree.map(jnp.zeros_like, weights)
    shape = common.GPT["batch"], common.GPT["context"]
    tokens = jax.random.randint(jax.random.key(1), shape, 0, common.GPT["vocabulary"])
    step = jax.jit(adamw_step, donate_argnums=(0, 1))
    train = jax_model.Trainer(step, weights, moments, tokens, (tokens + 1) % common.GPT["vocabulary"])
    common.milliseconds(train, 3, jax.block_until_ready)
    common.say(peer="jax jit gpt", **jax_model.version_and_speed(jax.numpy.ones((512, 512))),
               **common.settings_in_force())
    common.report("jax jit gpt", lambda: {"gpt_step/one_device": common.milliseconds(train, options.steps,
                                                                                     jax.block_until_ready)},
                  options.serve)


if __name__ == "__main__":
    main()
