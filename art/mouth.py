"""An open, panting smile: lips around the hollow of the mouth, and a tongue that lies on the jaw."""
import numpy as np
from scipy.interpolate import CubicSpline

import light
from color import rgb
from face import grid, lip_line, on_face, rims, tube
from form import ramp, unit


def open_mouth(pet, f, state):
    line = lip_line(pet, f)[0]
    p, n, quads = tube(on_face(pet, line[:, 0], line[:, 1], f['mouth_raise']), 0.8 * f['lip_width'] * pet.head.scale)
    return [(p, quads, light.matte(state, p, n, rgb(f['lip']))), _tongue(pet, f, state)]


def _midline(pet, f):
    """The tongue from the throat over the lower lip, as (y, z) in head coordinates, and the mouth's half width."""
    lower = rims(pet)[1]
    z = lower[len(lower) // 2, 1]
    hang = f.get('tongue_length', 0.2)
    y = pet.head.into(on_face(pet, np.zeros(4), z + np.linspace(0.0, 0.045, 4), 0.0))[:, 1].min()
    corners = np.array([[y + 0.5, z + 0.0], [y + 0.2, z + 0.07], [y - 0.02, z + 0.075], [y - 0.085, z + 0.01],
                        [y - 0.1, z - 0.5 * hang], [y - 0.085, z - hang]])
    t = np.linspace(0, 1, len(corners))
    return CubicSpline(t, corners)(np.linspace(0, 1, 60)), pet.shape['chin'] * pet.shape['muzzle']['chin_size'][0]


def _tongue(pet, f, state):
    path, wide = _midline(pet, f)
    rows, columns = len(path), 40
    t = np.linspace(0, 1, rows)[:, None]
    along = unit(np.gradient(path, axis=0))
    up = np.stack([-along[:, 1], along[:, 0]], 1) * -1
    a = np.linspace(0, 2 * np.pi, columns, endpoint=False)[None, :]
    half = f.get('tongue_width', 0.62) * wide * np.sqrt(np.clip(1.002 - np.clip((t - 0.66) / 0.34, 0, 1) ** 2.6, 0, 1)) * (0.9 + 0.1 * t)
    x = half * np.cos(a)
    thick = min(0.034, 0.2 * half.max())
    groove = 0.8 * thick * np.exp(-(x / 0.035) ** 2) * (np.sin(a) > 0) * ramp(0.98, 0.8, t)
    off = thick * np.sqrt(half / half.max()) * np.sin(a) - groove - 0.25 * x ** 2
    q = np.stack([x, path[:, :1] + up[:, :1] * off, path[:, 1:] + up[:, 1:] * off], -1)
    p = pet.head.out(q.reshape(-1, 3))
    g = p.reshape(rows, columns, 3)
    n = unit(np.cross(np.gradient(g, axis=0), np.roll(g, -1, 1) - np.roll(g, 1, 1)).reshape(-1, 3))
    n = n * np.sign((n * (g - g.mean(1, keepdims=True)).reshape(-1, 3)).sum(-1, keepdims=True) + 1e-9)
    shade = (0.1 + 0.9 * ramp(0.08, 0.5, t)) * (1 - 0.3 * np.exp(-(x / 0.03) ** 2) * (np.sin(a) > 0))
    c = light.matte(state, p, n, rgb(f['tongue']), wrap=0.4) * shade.reshape(-1, 1)
    return p, grid(rows, columns), c + light.shine(state, p, n, 0.3, 0.14) * shade.reshape(-1, 1)


def covers(pet, f):
    """A test for strands: does it cross the open mouth or the tongue in the picture?"""
    upper, lower = rims(pet)
    path, wide = _midline(pet, f)
    wide, front, end = f.get('tongue_width', 0.62) * wide, path[:, 0].min(), path[-1, 1]

    def crosses(path):
        q = pet.head.into(path.reshape(-1, 3))
        x, y, z = q.T
        top, low = np.interp(x, *upper.T), np.interp(x, *lower.T)
        gap = (np.abs(x) < wide * 1.5) & (z < top - 0.015) & (z > low + 0.02) & (y < -0.5)
        lap = (np.abs(x) < wide * 0.9) & (z < top) & (z > end + 0.03) & (y < front + 0.16)
        return (gap | lap).reshape(path.shape[:2]).any(1)

    return crosses
