"""An open, panting smile: a dark opening under the lip, and a tongue."""
import numpy as np

import light
from color import rgb
from face import grid, lip_line, on_face, tube
from form import ramp, unit


def _opening(pet, f):
    """Upper and lower edge (x, z) of the open mouth."""
    upper = lip_line(pet, f)[1][6:-6]
    t = np.linspace(-1, 1, len(upper))
    drop = f.get('gape', 0.2) * np.clip(1 - np.abs(t) ** 2.2, 0, 1) ** 0.6
    return upper, np.stack([upper[:, 0], upper[:, 1] - drop], 1)


def open_mouth(pet, f, state):
    upper, lower = _opening(pet, f)
    rows = 14
    s = np.linspace(0, 1, rows)[:, None, None]
    xz = upper * (1 - s) + lower * s
    p = on_face(pet, xz[..., 0].ravel(), xz[..., 1].ravel(), f['mouth_raise'] - 0.02)
    depth = np.repeat(s.ravel(), len(upper))[:, None]
    made = [(p, grid(rows, len(upper), False), rgb('#2a0c12') * (0.5 + 0.9 * depth))]
    for line in (upper, lower):
        lip, n, quads = tube(on_face(pet, line[:, 0], line[:, 1], f['mouth_raise']), 0.017 * pet.head.scale)
        made.append((lip, quads, light.matte(state, lip, n, rgb(f['lip'])) + light.shine(state, lip, n, 0.4, 0.06)))
    return made + [_tongue(pet, f, state, upper, lower), *mouth_middle(pet, f, state)]


def mouth_middle(pet, f, state):
    line = lip_line(pet, f)[0]
    p, n, quads = tube(on_face(pet, line[:, 0], line[:, 1], f['mouth_raise']), f['lip_width'] * pet.head.scale)
    return [(p, quads, light.matte(state, p, n, rgb(f['lip'])))]


def _tongue(pet, f, state, upper, lower):
    """A rounded leaf from inside the opening over the lower lip."""
    rows, columns = 40, 31
    width, hang = f['mouth_width'] * 0.5, f.get('tongue_length', 0.3)
    mid = len(upper) // 2
    top, low = upper[mid, 1] - 0.35 * (upper[mid, 1] - lower[mid, 1]), lower[mid, 1] - hang
    t, u = np.meshgrid(np.linspace(0, 1, rows), np.linspace(-1, 1, columns), indexing='ij')
    narrow = np.sqrt(np.clip(1 - np.clip((t - 0.62) / 0.385, 0, 1) ** 2.4, 0, 1)) * (0.86 + 0.14 * np.sin(t * 3))
    x, z = u * width * narrow, top + (low - top) * t
    p = on_face(pet, x.ravel(), np.maximum(z, lower[mid, 1] - 0.02).ravel(), 0.0).reshape(rows, columns, 3)
    local = pet.head.into(p.reshape(-1, 3)).reshape(rows, columns, 3)
    front = np.median(local[:6, :, 1])
    y = front - 0.06 - f['mouth_raise'] - 0.07 * np.sin(np.clip(t * 1.25, 0, 1) * np.pi / 2) * (1 - 0.5 * u ** 2) + 0.05 * (1 - np.abs(u)) ** 6 - 0.03 * t
    q = np.stack([x, y, z], -1)
    p = pet.head.out(q.reshape(-1, 3))
    g = p.reshape(rows, columns, 3)
    n = unit(np.cross(np.gradient(g, axis=0), np.gradient(g, axis=1)).reshape(-1, 3))
    n = n * np.sign((n * light.view(p)).sum(-1, keepdims=True) + 1e-6)
    shade = (0.12 + 0.88 * ramp(0.0, 0.34, t) - 0.22 * ramp(0.14, 0.0, np.abs(u))).ravel()
    c = light.matte(state, p, n, rgb(f['tongue'])) * shade[:, None]
    return p, grid(rows, columns, False), c + light.shine(state, p, n, 0.3, 0.12)


def covers(pet, f):
    """A test for strands: does it cross the open mouth or the tongue in the picture?"""
    upper, lower = _opening(pet, f)
    w = f['mouth_width']
    ahead = -0.5 - 0.75 * pet.shape['muzzle']['length']

    def crosses(path):
        q = pet.head.into(path.reshape(-1, 3))
        x, z = q[:, 0], q[:, 2]
        top = np.interp(x, upper[:, 0], upper[:, 1])
        low = np.interp(x, lower[:, 0], lower[:, 1])
        gap = (np.abs(x) < w * 0.8) & (z < top - 0.015) & (z > low + 0.015) & (q[:, 1] < -0.5)
        lap = (np.abs(x) < w * 0.44) & (z < upper[:, 1].min()) & (z > lower[:, 1].min() - f.get('tongue_length', 0.3) + 0.04) & (q[:, 1] < ahead)
        return (gap | lap).reshape(path.shape[:2]).any(1)

    return crosses
