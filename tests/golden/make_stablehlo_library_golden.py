"""Writes modules of StableHLO that check themselves, of what libraries on JAX call: make_stablehlo_library_golden.py FOLDER.

Needs `pip install jax` (made with jax 0.10.2). In libraries.mlir: products with the orthogonal factor of a matrix, as lineax and
jax.scipy make them; sparse matrices by rows; loops that end by a tolerance, as solvers of equations have them; what is
projected on eigenvectors and on singular ones; eigenvalues in order.
"""

import pathlib
import sys

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax
from jax.experimental import sparse
from jax.scipy import linalg

from make_stablehlo_golden import write

rng = np.random.default_rng(11)


def normal(*shape, dtype=np.float32):
    return rng.standard_normal(shape).astype(dtype)


def reflected(left, transpose):
    def function(a, c):
        packed, taus = jnp.linalg.qr(a, mode="raw")
        return lax.linalg.ormqr(packed.mT, taus, c, left=left, transpose=transpose)
    return function


def orthogonal_products():
    complex_matrix = lambda *shape: (normal(*shape) + 1j * normal(*shape)).astype(np.complex64)
    split = lambda function: lambda a, b, c, d: (lambda z: (z.real, z.imag))(function(lax.complex(a, b), lax.complex(c, d)))
    made = {f"ormqr_{'left' if left else 'right'}{'_transposed' if transpose else ''}": (reflected(left, transpose), normal(4, 4), normal(*((4, 2) if left else (2, 4))))
            for left in (True, False) for transpose in (False, True)}
    a, c = complex_matrix(4, 3), complex_matrix(4, 2)
    made |= {"ormqr_tall": (reflected(True, True), normal(5, 3), normal(5, 2)), "ormqr_stack": (reflected(True, True), normal(2, 4, 3), normal(2, 4, 2)),
             "ormqr_f64": (reflected(False, True), normal(4, 4, dtype=np.float64), normal(3, 4, dtype=np.float64)),
             "ormqr_complex": (split(reflected(True, True)), a.real, a.imag, c.real, c.imag),
             "qr_multiply": (lambda a, c: linalg.qr_multiply(a, c), normal(4, 4), normal(3, 4))}
    return made


def by_rows(function, entries, shape):
    """function(BCSR, dense) of a matrix with `entries` numbers at fixed places."""
    places = np.sort(rng.choice(shape[0] * shape[1], entries, replace=False))
    columns, ends = (places % shape[1]).astype(np.int32), np.searchsorted(places // shape[1], np.arange(shape[0] + 1)).astype(np.int32)
    return lambda data, dense: function(sparse.BCSR((data, columns, ends), shape=shape), dense)


def sparse_products():
    product = lambda m, dense: m @ dense
    gradients = lambda m, dense: jax.grad(lambda data, dense: ((sparse.BCSR((data, m.indices, m.indptr), shape=m.shape) @ dense) ** 2).sum(), (0, 1))(m.data, dense)
    return {"csr_times_matrix": (by_rows(product, 7, (5, 6)), normal(7), normal(6, 3)), "csr_times_vector": (by_rows(product, 7, (5, 6)), normal(7), normal(6)),
            "csr_f64": (by_rows(product, 9, (4, 5)), normal(9, dtype=np.float64), normal(5, 2, dtype=np.float64)),
            "csr_of_dense": (lambda a, b: sparse.BCSR.fromdense(jnp.where(a > 0.5, a, 0), nse=16) @ b, normal(4, 5), normal(5, 2)),
            "csr_gradients": (by_rows(gradients, 7, (5, 6)), normal(7), normal(6, 3))}


def loops_to_a_tolerance():
    def halved(x, limit):
        near = limit * limit
        last, _ = lax.while_loop(lambda c: c[0].sum() > c[1].sum(), lambda c: (c[0] * 0.5, c[1] * 0.9), (x, near))
        return last - near

    def conjugate_gradients(a, b):
        a = a @ a.T + 4 * jnp.eye(len(b), dtype=a.dtype)
        near = 1e-4 * jnp.abs(b) + 1e-5
        def step(c):
            x, r, p, near = c
            product = a @ p
            far = (r @ r) / (p @ product)
            next = r - far * product
            return x + far * p, next, next + (next @ next) / (r @ r) * p, near
        x, r, _, _ = lax.while_loop(lambda c: jnp.max(jnp.abs(c[1]) / c[3]) > 1, step, (jnp.zeros_like(b), b, b, near))
        return x, jnp.max(jnp.abs(r) / near) <= 1, x - 2 * near
    return {"while_to_a_limit": (halved, jnp.asarray(np.full(4, 8, np.float32)), normal(4)), "conjugate_gradients": (conjugate_gradients, normal(4, 4), normal(4))}


def signs_of_eigenvectors():
    """What is projected on eigenvectors has their signs, which LAPACK's steps make."""
    def components(x):
        x = x - x.mean(0)
        return x @ jnp.linalg.eigh(x.T @ x)[1][:, ::-1][:, :2]
    return {"principal_components": (components, normal(12, 5)), "principal_components_f64": (components, normal(12, 5, dtype=np.float64)),
            "eigenvectors_stack": (lambda a: jnp.linalg.eigh(a + a.mT), normal(2, 3, 6, 6)),
            "eigenvectors_complex_f64": (lambda a, b: (lambda v: (v.real, v.imag))(jnp.linalg.eigh(lax.complex(a + a.T, b - b.T))[1]),
                                         normal(5, 5, dtype=np.float64), normal(5, 5, dtype=np.float64)),
            "normal_by_eigenvectors": (lambda k, a: jax.random.multivariate_normal(k, jnp.zeros(3, np.float32), a @ a.T + jnp.eye(3, dtype=np.float32), (4,), method="eigh"),
                                       np.array([3, 9], np.uint32), normal(3, 3))}


def signs_of_singular_vectors():
    """The same by singular vectors: of a high matrix by QR first, of a wide one by a lower bidiagonal form."""
    def components(x):
        x = x - x.mean(0)
        return x @ jnp.linalg.svd(x, full_matrices=False)[2][:2].T
    def nearest_rotation(a, b):
        u, s, rows = jnp.linalg.svd(a.T @ b)
        return u @ rows, s.sum(), u
    def complex_vectors(a, b):
        u, s, rows = jnp.linalg.svd(lax.complex(a, b), full_matrices=False)
        return u.real, u.imag, s, rows.real, rows.imag
    return {"components_by_svd": (components, normal(12, 5)), "nearest_rotation": (nearest_rotation, normal(9, 3), normal(9, 3)),
            "singular_vectors_stack": (lambda a: jnp.linalg.svd(a), normal(2, 3, 4, 5)),
            "singular_vectors_wide_f64": (lambda a: jnp.linalg.svd(a), normal(3, 7, dtype=np.float64)),
            "singular_vectors_25": (lambda a: jnp.linalg.svd(a)[1:], normal(25, 25, dtype=np.float64)),
            "singular_vectors_complex_f64": (complex_vectors, normal(6, 4, dtype=np.float64), normal(6, 4, dtype=np.float64)),
            "equal_singular_values": (lambda a: jnp.linalg.svd(jnp.diag(a)), np.array([2, 1, -1, 2, 0], np.float32)),
            "normal_by_singular_vectors": (lambda k, a: jax.random.multivariate_normal(k, jnp.zeros(3, np.float32), a @ a.T + jnp.eye(3, dtype=np.float32), (4,), method="svd"),
                                           np.array([3, 9], np.uint32), normal(3, 3))}


def order_of_eigenvalues():
    """Of matrices that are not symmetric: in the order in which LAPACK finds them, real ones with vectors of its signs."""
    split = lambda values: (values.real, values.imag)
    pairs = lambda a: (lambda w, v: split(w) + split(v))(*jnp.linalg.eig(a))
    return {"eigenvalues_in_order": (lambda a: split(jnp.linalg.eigvals(a)), normal(6, 6)), "eigenvectors_of_any": (pairs, normal(5, 5)),
            "eigenvectors_of_any_f64": (pairs, normal(2, 6, 6, dtype=np.float64)), "roots": (lambda p: split(jnp.roots(p, strip_zeros=False)), normal(6)),
            "schur_form": (lambda a: linalg.schur(a), normal(5, 5)), "schur_form_f64": (lambda a: linalg.schur(a), normal(9, 9, dtype=np.float64))}


if __name__ == "__main__":
    jax.config.update("jax_enable_x64", True)
    print(write(pathlib.Path(sys.argv[1]), "libraries", orthogonal_products() | sparse_products() | loops_to_a_tolerance() | signs_of_eigenvectors() | signs_of_singular_vectors() | order_of_eigenvalues()), "modules")
