"""Ears: a leaf along a bent spine, with an outer and an inner side."""
import numpy as np
from types import SimpleNamespace

from form import unit

STYLES = {
    'drop': {'root': [0.66, -0.02, 0.56], 'face': [0.9, -0.5, 0.35], 'thick': 0.08, 'cup': 0.08,
             'spine': [[0, 0, 0], [0.34, -0.06, 0.08], [0.5, -0.2, -0.4], [0.42, -0.32, -1.2]],
             'width': [0.24, 0.34, 0.42, 0.44, 0.36, 0.04]},
    'prick': {'root': [0.46, 0.1, 0.66], 'face': [0.3, 1, 0.2], 'thick': 0.06, 'cup': 0.17,
              'spine': [[0, 0, 0], [0.08, 0, 0.34], [0.13, 0.02, 0.66], [0.15, 0.03, 0.98]],
              'width': [0.34, 0.35, 0.28, 0.14, 0.01]},
    'button': {'root': [0.48, 0.05, 0.68], 'face': [0.5, -0.5, 0.6], 'thick': 0.06, 'cup': 0.03,
               'spine': [[0, 0, 0], [0.12, 0.0, 0.2], [0.22, -0.2, 0.22], [0.3, -0.42, -0.12]],
               'width': [0.26, 0.3, 0.28, 0.18, 0.02]},
    'cat': {'root': [0.5, 0.12, 0.56], 'face': [0.35, 1, 0.1], 'thick': 0.05, 'cup': 0.2,
            'spine': [[0, 0, 0], [0.1, 0, 0.26], [0.16, 0.0, 0.52], [0.2, 0.0, 0.8]],
            'width': [0.4, 0.38, 0.27, 0.15, 0.015]},
}
ALONG, AROUND = 28, 32


def _bezier(points, t):
    a, b, c, d = np.array(points, float)
    t = t[:, None]
    return (1 - t) ** 3 * a + 3 * t * (1 - t) ** 2 * b + 3 * t * t * (1 - t) * c + t ** 3 * d


def _leaf(e, side):
    """Centers, half widths and axes (side, along, outer) of the cross-sections."""
    mirror = np.array([side, 1, 1])
    t = np.linspace(0, 1, ALONG)
    center = (_bezier(e['spine'], t) * e.get('size', 1) + e['root']) * mirror
    along = unit(np.gradient(center, axis=0))
    width = np.interp(t, np.linspace(0, 1, len(e['width'])), e['width']) * e.get('size', 1) * e.get('broad', 1)
    outer = np.zeros_like(center)
    f = np.array(e['face'], float) * mirror
    for i in range(ALONG):
        f = f - along[i] * (f @ along[i])
        f = f / np.linalg.norm(f)
        outer[i] = f
    return t, center, width, np.cross(along, outer), along, outer


def _ear(head, e, side):
    t, center, width, across, along, outer = _leaf(e, side)
    angle = np.linspace(0, 2 * np.pi, AROUND, endpoint=False)
    c, s = np.cos(angle)[None, :, None], np.sin(angle)[None, :, None]
    w, thick = width[:, None, None], e['thick'] * (0.25 + 0.75 * (1 - t[:, None, None]))
    bend = e['cup'] * (c ** 2 - 0.3) * w / max(width.max(), 1e-6)
    verts = center[:, None] + across[:, None] * w * c + outer[:, None] * (thick * s - bend)
    tilt = 2 * e['cup'] * c / max(width.max(), 1e-6)
    flat = outer[:, None] + across[:, None] * tilt
    normal = unit(flat * s * w + across[:, None] * c * thick * 1.6)
    i, j = np.meshgrid(np.arange(ALONG - 1), np.arange(AROUND), indexing='ij')
    k = (j + 1) % AROUND
    quads = np.stack([i * AROUND + j, i * AROUND + k, (i + 1) * AROUND + k, (i + 1) * AROUND + j], -1).reshape(-1, 4)
    spread = np.repeat(t, AROUND)
    inner = (np.broadcast_to(s, verts.shape[:2] + (1,)) < -0.4).reshape(-1).astype(float)
    world = SimpleNamespace(
        verts=head.out(verts.reshape(-1, 3)), normals=head.turn_out(normal.reshape(-1, 3)), quads=quads,
        ear=np.ones(len(spread)), along=spread, inner=inner, side=side,
        flow=head.turn_out(np.repeat(along, AROUND, 0)))
    world.hollow = (1 - e.get('hollow', 0.75) * (inner.reshape(verts.shape[:2]) * (1 - c[..., 0] ** 2) * (1 - t[:, None]) ** 0.8)).reshape(-1)
    shades = []
    for n in (5, 12, 19, 24):
        axes = head.axes @ np.stack([across[n], along[n], outer[n]], 1)
        radii = np.array([width[n] * 0.9, 0.26 * np.linalg.norm(center[-1] - center[0]) + 0.05, e['thick']])
        shades.append(('egg', head.out(center[n]), radii * head.scale, axes, 0.05))
    return world, shades


def make_ears(head, ears):
    """Both ears as surfaces, and the solids that stand for them where light is concerned."""
    if not ears:
        return [], []
    e = {**STYLES[ears.get('style', 'drop')], **ears}
    pairs = [_ear(head, {**e, **e.get('left' if side < 0 else 'right', {})}, side) for side in (-1, 1)]
    return [p[0] for p in pairs], [shade for p in pairs for shade in p[1]]
