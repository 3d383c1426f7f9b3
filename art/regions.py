"""Names for places on a pet: each is a weight between 0 and 1 for every point."""
import numpy as np

from form import ramp
from noise import noise


def _eye_distance(pet, p):
    """Distance to the nearer eye in eye radii."""
    if not pet.eyes:
        return np.full(len(p), 99.0)
    return np.min([np.linalg.norm(p - e.center, axis=-1) / e.r for e in pet.eyes], axis=0)


def _oval(q, center, radii):
    return np.sqrt((((q - np.array(center)) / np.array(radii)) ** 2).sum(-1))


def _face_regions(pet, q):
    """Regions of the head, from head coordinates."""
    s = pet.shape
    m, (ex, ez) = s['muzzle'], s['eyes']['at']
    x, y, z = np.abs(q[:, 0]), q[:, 1], q[:, 2]
    tip = -0.55 - m['length']
    front = ramp(-0.55, -0.8, y) * ramp(m['width'] * 1.9, m['width'] * 1.15, x)
    bridge_z = m['z'] + m['height'] * 0.55
    return {
        'muzzle': front * ramp(ez + 0.05, ez - 0.25, z),
        'bridge': front * ramp(bridge_z - 0.12, bridge_z + 0.06, z) * ramp(m['width'], m['width'] * 0.6, x),
        'nosetip': ramp(0.34, 0.2, _oval(q, (0, tip + 0.05, m['z'] + m['height'] * 0.3), (1, 1, 1))),
        'whisker': ramp(-0.42, -0.62, y) * ramp(bridge_z + 0.08, bridge_z - 0.14, z) * ramp(1.0, 0.7, x),
        'beard': ramp(-0.3, -0.55, y) * ramp(pet.mouth_z + 0.08, pet.mouth_z - 0.12, z),
        'chin': ramp(-0.3, -0.6, y) * ramp(m['z'] - m['height'] * 0.55, m['z'] - m['height'] * 0.85, z),
        'brow': ramp(1.25, 0.55, np.hypot((x - ex * 1.0) / 0.24, (z - ez - s['eyes']['r'] * 1.75) / 0.16)) * ramp(-0.2, -0.4, y),
        'browdot': ramp(1.15, 0.8, np.hypot((x - ex * 0.8) / 0.11, (z - ez - s['eyes']['r'] * 1.75) / 0.1)) * ramp(-0.2, -0.4, y),
        'stop': ramp(0.2, 0.1, x) * ramp(-0.45, -0.6, y) * ramp(ez + 0.3, ez + 0.05, z),
        'topknot': ramp(ez + 0.22, ez + 0.5, z),
        'crown': ramp(0.55, 0.8, z),
        'back_of_head': ramp(-0.1, 0.3, y),
        'cheek': ramp(0.36, 0.62, x) * ramp(0.15, -0.1, z),
        'eyemask': ramp(1.25, 0.85, np.hypot((x - ex * 1.05) / 0.36, (z - ez) / 0.36)) * ramp(0.0, -0.2, y),
        'blaze': ramp(0.2, 0.13, x - 0.12 * ramp(0.2, 0.95, z)) * ramp(0.1, -0.3, y),
        'inner_face': ramp(0.75, 0.55, np.hypot(x / 0.95, (z + 0.22) / 0.72)) * ramp(0.0, -0.3, y),
        'tear': ramp(1.0, 0.5, np.hypot((x - ex * 0.5) / 0.12, (z - ez + s['eyes']['r'] * 1.25) / 0.24)) * ramp(-0.2, -0.4, y),
        'lowface': ramp(ez - 0.1, ez - 0.35, z),
    }


def _lip(pet, p):
    """The short dark hair along the fold of the mouth."""
    if pet.lips is None:
        return np.zeros(len(p))
    fold = ramp(0.055, 0.012, pet.lips.query(p, distance_upper_bound=0.2)[0])
    return np.maximum(fold, ramp(0.06, 0.03, pet.gap.distance(p))) if pet.gap.solids else fold


def _mouth(pet, p):
    """The inside of an open mouth."""
    return ramp(0.03, 0.015, pet.gap.distance(p)) if pet.eyes and pet.gap.solids else np.zeros(len(p))


def _pad(pet, p):
    """The pads of the upper lip."""
    return ramp(0.09, 0.01, pet.flews.distance(p)) if pet.eyes else np.zeros(len(p))


def regions(pet, p, ear, along=0, inner=0, side=0):
    """All weights for world points; ear is 1 on ears, where no other region counts."""
    q, b = pet.head.into(p), pet.body.into(p)
    z_neck = pet.head.origin[2] - 0.72 * pet.head.scale
    body = ramp(z_neck + 0.12, z_neck - 0.2, p[:, 2] + 0.6 * ramp(-0.35, -0.75, q[:, 1]) * ramp(-0.05, 0.05, pet.torso.distance(p) - pet.face.distance(p))) * (1 - ear)
    wobble = 0.05 * noise(p, 0.22, 3)
    w = {name: v * (1 - ear) * (1 - body) for name, v in _face_regions(pet, q + wobble[:, None]).items()}
    x, y, z = np.abs(b[:, 0]), b[:, 1], b[:, 2]
    z = z + wobble
    w.update({
        'head': (1 - body) * (1 - ear), 'body': body, 'ear': ear + 0 * body,
        'ear_tip': ear * ramp(0.45, 0.95, along), 'ear_inner': ear * inner, 'ear_edge': ear * ramp(0.7, 0.95, along),
        'ear_left': ear * (side < 0), 'ear_right': ear * (side > 0),
        'left': (q[:, 0] < 0) * 1.0, 'right': (q[:, 0] >= 0) * 1.0,
        'ruff': ramp(-0.95, -1.15, z) * ramp(-2.2, -1.7, z) * body,
        'mane': np.maximum(ramp(-2.3, -1.9, z) * body, (1 - ear) * (1 - body) * ramp(-0.35, -0.1, q[:, 1]) * ramp(0.9, 0.3, q[:, 2])),
        'chest': body * ramp(0.25, -0.2, y) * ramp(0.75, 0.5, x + 0.12 * noise(p, 0.4, 5)),
        'bib': body * ramp(0.2, -0.25, y) * ramp(0.55, 0.36, x + 0.2 * (z + 2) + 0.12 * noise(p, 0.3, 6)),
        'saddle': body * ramp(0.0, 0.45, y + 0.45 * x - 0.25),
        'leg': body * ramp(-2.7, -3.1, z) * ramp(0.4, 0.0, y),
        'shorn': ramp(-1.42, -1.56, z) * body,
        'low': ramp(-1.7, -2.9, z) * body,
        'upper': ramp(-0.3, 0.35, p[:, 2]), 'under': ramp(-0.7, -1.2, p[:, 2]), 'toes': ramp(-0.55, -0.8, p[:, 2]),
        'lip': _lip(pet, p) * (1 - ear), 'pad': _pad(pet, p) * (1 - ear), 'mouth': _mouth(pet, p) * (1 - ear),
        'eye_distance': _eye_distance(pet, p), 'all': np.ones(len(p)),
    })
    return w


def blend(base, layers, weights):
    """A value that starts at base and is mixed toward each layer's in its region, in order."""
    value = base
    for name, target in layers.items():
        w = 1.0
        for part in name.split('*'):
            part = part.strip()
            w = w * (1 - weights[part[1:]] if part.startswith('!') else weights[part])
        w = w if np.ndim(value) < 2 and np.ndim(target) == 0 else w[:, None]
        value = value + (np.asarray(target, float) - value) * w
    return value
