"""The studio's lights, worked out for every point that is drawn.

Soft key from the upper left, cool fill, two strong rim lights, sky and bounce; hair adds the
sheen of a strand and the glow of light that shines through its tips.
"""
import numpy as np

from form import unit

LIGHTS = {
    'after': {
        'key': ([-0.55, -0.72, 0.62], [1.03, 0.96, 0.88], 1.02), 'fill': ([0.8, -0.6, 0.05], [0.95, 0.72, 0.8], 0.2),
        'rims': [([0.72, 0.62, 0.45], [1.0, 0.6, 0.38], 1.7), ([-0.8, 0.55, 0.3], [1.0, 0.6, 0.5], 1.1)],
        'sky': [0.36, 0.33, 0.38], 'ground': [0.24, 0.12, 0.12],
    },
    'before': {
        'key': ([-0.55, -0.72, 0.62], [0.95, 0.96, 1.0], 0.80), 'fill': ([0.8, -0.6, 0.05], [0.75, 0.8, 0.95], 0.24),
        'rims': [([0.72, 0.62, 0.45], [0.72, 0.8, 1.0], 0.55), ([-0.8, 0.55, 0.3], [0.66, 0.74, 1.0], 0.3)],
        'sky': [0.36, 0.38, 0.43], 'ground': [0.18, 0.18, 0.22],
    },
}
CAMERA = np.array([0.0, -13.0, 0.35])


def view(p):
    return unit(CAMERA - p)


def key_direction(state):
    return unit(np.array(LIGHTS[state]['key'][0]))


def _soft(n, direction, wrap):
    return np.clip((n @ unit(np.array(direction)) + wrap) / (1 + wrap), 0, 1)


def _sky(rig, n):
    up = (0.5 + 0.5 * n[..., 2])[..., None]
    return np.array(rig['sky']) * up + np.array(rig['ground']) * (1 - up)


def matte(state, p, n, color, openness=1.0, lit=1.0, wrap=0.25, rim=0.5):
    """Light on cloth, skin and anything else that is not hair. All results are linear RGB."""
    rig = LIGHTS[state]
    openness, lit = np.asarray(openness)[..., None], np.asarray(lit)[..., None]
    edge = (1 - np.clip((n * view(p)).sum(-1), 0, 1))[..., None] ** 3
    total = _sky(rig, n) * openness
    for direction, tint, power in (rig['key'], rig['fill']):
        shade = lit if direction is rig['key'][0] else 0.5 + 0.5 * openness
        total = total + _soft(n, direction, wrap)[..., None] * np.array(tint) * power * shade
    for direction, tint, power in rig['rims']:
        total = total + rim * _soft(n, direction, 0.3)[..., None] * np.array(tint) * power * edge * openness
    return total * color


def shine(state, p, n, rough=0.25, power=1.0):
    """Reflection of the key's softbox and of the rims, to add on top of matte."""
    rig, v = LIGHTS[state], view(p)
    total = 0
    for direction, tint, strength in [rig['key'], *rig['rims']]:
        half = unit(unit(np.array(direction)) + v)
        lobe = np.clip((n * half).sum(-1), 0, 1) ** (2 / rough ** 2)
        total = total + lobe[..., None] * np.array(tint) * strength
    return total * power


def hair(state, p, n, tangent, t, color, openness, lit, look):
    """Strands: p, n, tangent (s, k, 3), t from root to tip (k), the rest per strand."""
    rig, v = LIGHTS[state], view(p)
    openness, lit = openness[:, None, None], lit[:, None, None]
    length = np.linalg.norm(p[:, -1] - p[:, 0], axis=-1)
    root = 0.82 + (look['depth'] - 0.82) * np.clip((length - 0.03) / 0.22, 0, 1)
    depth = (root[:, None] + (1 - root[:, None]) * t ** 0.8)[..., None]
    facing = np.clip((n * v).sum(-1), 0, 1)[..., None]
    total = _sky(rig, n) * (0.25 + 0.75 * openness) * depth
    for direction, tint, power in (rig['key'], rig['fill']):
        shade = 0.12 + 0.88 * lit if direction is rig['key'][0] else 0.4 + 0.6 * openness
        total = total + _soft(n, direction, 0.35)[..., None] * np.array(tint) * power * shade * depth
    edge = (1 - facing) ** 1.6 * (0.35 + 0.65 * t[None, :, None])
    for direction, tint, power in rig['rims']:
        back = np.clip(n @ unit(np.array(direction)) * 0.75 + 0.3, 0, 1)[..., None]
        total = total + back * edge * np.array(tint) * power * (0.3 + 0.7 * openness)
    result = total * color
    gloss = 0
    for direction, tint, power in [rig['key'], rig['rims'][0]]:
        half = unit(unit(np.array(direction)) + v)
        along = (tangent * half).sum(-1)
        lobe = np.clip(1 - along ** 2, 0, 1) ** (look['tight'])
        front = _soft(n, direction, 0.1)
        gloss = gloss + (lobe * front)[..., None] * np.array(tint) * power * lit
    return result + look['gloss'] * gloss * depth * (0.25 + 0.75 * color)
