"""Smooth random numbers in space, the same on every machine."""
import numpy as np


def _lattice(i, seed):
    h = (i[..., 0] * 374761393 + i[..., 1] * 668265263 + i[..., 2] * 2147483647 + seed * 144665) & 0xFFFFFFFF
    h = ((h ^ (h >> 13)) * 1274126177) & 0xFFFFFFFF
    return ((h ^ (h >> 16)) & 0xFFFF) / 65535.0


def noise(p, size, seed=0):
    """Value noise between -1 and 1 with features of about the given size."""
    q = np.asarray(p) / size + 100.0
    base = np.floor(q).astype(np.int64)
    f = q - base
    f = f * f * (3 - 2 * f)
    total = 0
    for dx in (0, 1):
        for dy in (0, 1):
            for dz in (0, 1):
                w = abs(1 - dx - f[..., 0]) * abs(1 - dy - f[..., 1]) * abs(1 - dz - f[..., 2])
                total = total + w * _lattice(base + np.array([dx, dy, dz]), seed)
    return 2 * total - 1


def noise_vector(p, size, seed=0):
    return np.stack([noise(p, size, seed + 17 * i) for i in (1, 2, 3)], -1)
