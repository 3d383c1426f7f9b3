"""Bandana, collar with a tag, bow tie, topknot bow, leaf: meshes that sit on the coat."""
import numpy as np

import light
from color import rgb
from face import grid
from form import ramp, turn, unit
from noise import noise


def _normals(p, rows, columns, outward):
    g = p.reshape(rows, columns, 3)
    n = unit(np.cross(np.gradient(g, axis=0), np.gradient(g, axis=1)).reshape(-1, 3))
    return n * np.sign((n * outward).sum(-1, keepdims=True) + 1e-9)


def _cloth(pet, state, p, rows, columns, outward, color, closed=False, sheen=0.1):
    n = _normals(p, rows, columns, outward)
    openness, lit = pet.blocker.openness(p, n, 0.5), pet.blocker.lit(p + 0.05 * n, light.key_direction(state))
    c = light.matte(state, p, n, color, 0.35 + 0.65 * openness, 0.25 + 0.75 * lit, wrap=0.3, rim=0.9)
    return p, grid(rows, columns, closed), c + light.shine(state, p, n, 0.55, sheen) * (0.4 + color)


def _ring(pet, height, spread, angles, raise_):
    """Points around the neck at a height (world z, spread up and down by rows)."""
    tilt = pet.shape.get('collar_tilt', 0.2)
    axis = pet.body.out([[0, 0.32, 0]])[0]
    rows = []
    for dz in spread:
        d = np.stack([np.sin(angles), -np.cos(angles), np.zeros_like(angles)], -1) @ pet.body.axes.T
        start = np.tile([axis[0], axis[1], 0.0], (len(angles), 1))
        start[:, 2] = pet.body.origin[2] + height + dz - tilt * np.cos(angles)
        far = start + d * 3
        rows.append(_from_far(pet, far, -d, raise_))
    return np.array(rows)


def _from_far(pet, far, d, raise_, reach=2.9):
    t = np.zeros(len(far))
    body = pet.torso
    for _ in range(50):
        t = np.minimum(t + 0.9 * (body.distance(far + t[:, None] * d) - raise_), reach)
    return far + t[:, None] * d


def collar(pet, a, state):
    angles = np.linspace(-np.pi * 0.62, np.pi * 0.62, 140)
    profile = np.linspace(-1, 1, 11)
    half = a.get('width', 0.1)
    p = np.concatenate([_ring(pet, a['height'], [half * z], angles, a['raise'] + 0.03 * (1 - z ** 4)) for z in profile])
    out = unit(p - [pet.body.origin[0], 0.3, 0] * np.array([1, 1, 0]) - p * [0, 0, 1])
    made = [_cloth(pet, state, p.reshape(-1, 3), 11, 140, out.reshape(-1, 3), rgb(a['color']))]
    if 'tag' in a:
        made.append(_tag(pet, a, state, p[5, 70]))
    return made


def _tag(pet, a, state, at):
    r, t = np.meshgrid(np.linspace(0, 1, 16), np.linspace(0, 2 * np.pi, 48, endpoint=False), indexing='ij')
    size = a.get('tag_size', 0.17)
    bulge = 0.05 * np.sqrt(np.clip(1 - r ** 4, 0, 1)) + 0.02 * ((r > 0.74) & (r < 0.9))
    q = np.stack([r * np.cos(t) * size, -0.05 - bulge, r * np.sin(t) * size - size * 1.15], -1).reshape(-1, 3)
    p = at + pet.body.turn_out(q)
    n = _normals(p, 16, 48, light.view(p))
    c = light.matte(state, p, n, rgb(a['tag']), wrap=0.1) + light.shine(state, p, n, 0.35, 0.5) * rgb(a['tag'])
    return p, grid(16, 48), c


def bandana(pet, a, state):
    """A folded triangle on the chest, hanging from a rolled band around the neck."""
    rows, columns = 120, 221
    v, u = np.meshgrid(np.linspace(0, 1, rows), np.linspace(-1, 1, columns), indexing='ij')
    width, drop = a.get('spread', 0.9), a.get('drop', 0.85)
    x = u * width * (1 - v) ** 0.85 + 0.06 * v * np.sin(3 * u)
    top = pet.body.origin[2] + a['height'] - 0.08 + 0.2 * np.abs(u) ** 1.7
    z = top - (drop + 0.14) * v * (1 - 0.25 * np.abs(u))
    start = np.stack([x, np.full_like(x, -4), z], -1).reshape(-1, 3)
    start[:, :2] = start[:, :2] @ pet.body.axes[:2, :2].T + pet.body.origin[:2]
    ahead = np.broadcast_to(pet.body.turn_out([0, 1.0, 0]), start.shape)
    fold = 0.035 * np.sin(u * 9 + 1.3 * v) * (1 - np.abs(u)) ** 0.5 * (0.3 + v)
    p = _from_far(pet, start, ahead, a['raise'] + 0.03, 4.15)
    p = p - ahead * (fold * (1 - v) ** 0.5 + 0.16 * v ** 1.5).reshape(-1, 1)
    color = rgb(a['color']) * np.ones((rows * columns, 1))
    if 'dots' in a:
        cu, cv = (x / 0.17) % 1 - 0.5, (z / 0.17 + 0.5 * np.floor(x / 0.17)) % 1 - 0.5
        color = color + (rgb(a['dots']) - color) * ramp(0.27, 0.2, np.hypot(cu, cv)).reshape(-1, 1)
    if 'trim' in a:
        band = np.maximum(ramp(0.86, 0.9, np.abs(u) + 0 * v) * ramp(0.97, 0.94, np.abs(u) + 0 * v), 0)
        color = color + (rgb(a['trim']) - color) * band.reshape(-1, 1)
    cloth = _cloth(pet, state, p, rows, columns, -ahead, color)
    return collar(pet, {**a, 'width': 0.1, 'raise': 0.03}, state) + [cloth]


def _bow(pet, frame_at, axes, size, a, state):
    """Two loops and a knot, facing along -y of the axes."""
    made, color = [], rgb(a['color'])
    t, s = np.meshgrid(np.linspace(0, 1, 40), np.linspace(0, 2 * np.pi, 48, endpoint=False), indexing='ij')
    for side in (-1, 1):
        tall = (0.16 + 0.5 * np.sin(np.clip(t, 0, 1) ** 0.75 * np.pi * 0.62)) * np.sqrt(np.clip(1.0 - t ** 9, 0, 1))
        deep = (0.1 + 0.2 * np.sin(t * np.pi)) * np.sqrt(np.clip(1.0 - t ** 9, 0, 1))
        crease = 1 - 0.16 * np.cos(s * 5 + 1) * (1 - t) ** 1.2
        q = np.stack([side * (0.1 + t * 1.0), deep * np.sin(s) * crease - 0.08 * t, tall * np.cos(s) * crease + 0.12 * t], -1)
        p = frame_at + size * q.reshape(-1, 3) @ axes.T
        made.append(_cloth(pet, state, p, 40, 48, p - (frame_at + size * np.array([side * 0.55, 0, 0]) @ axes.T), color, True, 0.22))
    q = np.stack([0.2 * np.cos(s) * np.sin(t * np.pi), 0.2 * np.sin(s) * np.sin(t * np.pi) - 0.1, 0.24 * np.cos(t * np.pi)], -1)
    p = frame_at + size * q.reshape(-1, 3) @ axes.T
    made.append(_cloth(pet, state, p, 40, 48, p - frame_at, color * 0.85, True, 0.22))
    return made


def bowtie(pet, a, state):
    band = collar(pet, {**a, 'width': 0.07}, state)
    at = _ring(pet, a['height'], [0.0], np.array([0.0]), a['raise'] + 0.12)[0][0]
    return band + _bow(pet, at, pet.body.axes, a.get('size', 0.5), a, state)


def bow(pet, a, state):
    """A bow on the head, at head coordinates."""
    axes = pet.head.axes @ turn(a.get('yaw', 0), a.get('pitch', 0), a.get('roll', 0))
    return _bow(pet, pet.head.out(a['at']), axes, a.get('size', 0.3) * pet.head.scale, a, state)


def leaf(pet, a, state):
    """A dry leaf (or, slim, a grass seed) caught in the coat, seen from the front at world x and z."""
    t, u = np.meshgrid(np.linspace(0, 1, 24), np.linspace(-1, 1, 15), indexing='ij')
    width = np.sin(np.pi * t ** 0.8) * 0.42 * a.get('slim', 1.0) * (1 + 0.16 * np.sin(t * 26))
    q = np.stack([u * width, -0.22 * np.abs(u) ** 1.5 - 0.1 * np.sin(t * 3), t - 0.5], -1).reshape(-1, 3)
    at = pet.solid.march(np.array([[a['at'][0], -5.0, a['at'][1]]]), [0, 1.0, 0], offset=a.get('raise', 0.25))[0]
    p = at + a.get('size', 0.3) * q @ turn(a.get('yaw', 20), a.get('pitch', 10), a.get('roll', 40)).T
    vein = ramp(0.09, 0.02, np.abs(u)).reshape(-1, 1)
    color = rgb(a.get('color', '#a8642c')) * (1 + 0.2 * noise(q, 0.2, 9))[:, None] * (1 - 0.35 * vein)
    return [_cloth(pet, state, p, 24, 15, light.view(p), color)]


KINDS = {'collar': collar, 'bandana': bandana, 'bowtie': bowtie, 'bow': bow, 'leaf': leaf}


def dress(pet, accessories, state):
    return [mesh for a in accessories if state in a.get('states', ['after']) for mesh in KINDS[a['kind']](pet, a, state)]
