// Nothing: the target that precompiles headers for all tests needs a source.
