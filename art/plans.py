"""Close views of a body without its head: paws, a flank, a tail, hind legs."""
import numpy as np
from types import SimpleNamespace

import light
from color import rgb
from face import grid
from form import Form, Frame, egg, limb, unit

FLOOR = -1.25


def _paws(f, s):
    solids = []
    for side in (-1, 1):
        x = side * 0.68
        solids += [limb(f, (x, 0.15, 2.2), (x, 0.0, -0.7), 0.5, 0.38, 0.2), egg(f, (x, -0.3, -0.95), (0.5, 0.6, 0.34), 0.2)]
        solids += [egg(f, (x + o * 0.29, -0.78 + 0.05 * o * o, -1.02), (0.165, 0.27, 0.2), 0.06) for o in (-1.45, -0.5, 0.5, 1.45)]
    return solids


def _flank(f, s):
    return [egg(f, (0.1, 0.5, -0.6), (3.2, 1.1, 1.25), 0.3), egg(f, (1.75, 0.1, -0.85), (0.95, 0.95, 1.15), 0.5),
            egg(f, (-1.75, 0.15, -0.75), (0.9, 0.9, 1.05), 0.5), limb(f, (-2.2, 0.4, 0.0), (-3.2, 0.3, 1.2), 0.75, 0.6, 0.4)]


def _tail(f, s):
    t = np.linspace(0, 1, 9)
    path = np.stack([-1.3 + 2.3 * t, 0.3 - 0.4 * t, -1.35 + 2.6 * np.sin(t * 1.75)], 1)
    chain = [limb(f, a, b, 0.2, 0.18, 0.1) for a, b in zip(path[:-1], path[1:])]
    return [egg(f, (-2.0, 0.6, -2.0), (1.5, 1.1, 1.15), 0.2), *chain]


def _hind(f, s):
    solids = [egg(f, (0, 0.5, 0.75), (1.25, 1.0, 1.0), 0.3)]
    for side in (-1, 1):
        solids += [egg(f, (side * 0.72, 0.15, -0.05), (0.62, 0.75, 1.0), 0.3), limb(f, (side * 0.8, 0.1, -0.6), (side * 0.82, 0.2, -1.15), 0.3, 0.24, 0.2),
                   egg(f, (side * 0.84, 0.0, -1.12), (0.28, 0.45, 0.2), 0.15)]
    path = np.array([(0, -0.3, 1.0), (0.15, -0.55, 1.4), (0.55, -0.6, 1.75), (1.1, -0.5, 1.9)])
    return solids + [limb(f, a, b, 0.2, 0.18, 0.12) for a, b in zip(path[:-1], path[1:])]


PLANS = {'paws': _paws, 'flank': _flank, 'tail': _tail, 'hind': _hind}


def build_plan(shape):
    """Like anatomy.build, for a body part: the head is far away and has no face."""
    body, head = Frame(), Frame((0, 0, 50.0))
    form = Form(PLANS[shape['plan']](body, shape))
    return SimpleNamespace(shape=shape, pose={}, head=head, body=body, shift=np.array([0, 0, 0.4]), form=form, face=form, solid=form,
                           blocker=form, torso=form, eyes=[], ears=[], nose=np.array([0, 0, 50.0]), mouth_z=0.0)


def floor(pet, state):
    """The table's mat, with the soft shadow of what stands on it."""
    rows, columns = 90, 140
    y, x = np.meshgrid(np.linspace(2.6, -5.0, rows), np.linspace(-5, 5, columns), indexing='ij')
    p = np.stack([x, y, np.full_like(x, FLOOR)], -1).reshape(-1, 3)
    n = np.tile([0.0, 0.0, 1.0], (len(p), 1))
    shade = (0.25 + 0.75 * pet.blocker.openness(p, n, 1.1)) * (0.55 + 0.45 * pet.blocker.lit(p + 0.05 * n, light.key_direction(state)))
    color = rgb('#d9a489' if state == 'after' else '#8f93a6')
    return p, grid(rows, columns, False), light.matte(state, p, n, color) * shade[:, None]


def nails(pet, spec, state):
    """Claws on every toe: curved cones, as long as the state says."""
    long = spec[state]
    made = []
    t = np.linspace(0, 1, 16)
    for side in (-1, 1):
        for o in (-1.45, -0.5, 0.5, 1.45):
            start = np.array([side * 0.68 + o * 0.29, -1.0 + 0.05 * o * o, -1.02])
            path = start + np.stack([0.05 * o * t, -long * t, 0.06 - 0.35 * long * t ** 2 - 0.1 * t], 1)
            tangent = unit(np.gradient(path, axis=0))
            e1 = np.cross(tangent, [1.0, 0, 0])
            a = np.linspace(0, 2 * np.pi, 16, endpoint=False)
            n = np.cos(a)[None, :, None] * np.array([1.0, 0, 0]) + np.sin(a)[None, :, None] * e1[:, None]
            radius = 0.075 * np.sqrt(np.clip(1.02 - t ** (1.3 if long > 0.3 else 3), 0.02, 1))
            p = (path[:, None] + radius[:, None, None] * n).reshape(-1, 3)
            n = n.reshape(-1, 3)
            c = light.matte(state, p, n, rgb(spec.get('color', '#3a2c2a')), wrap=0.4) + light.shine(state, p, n, 0.4, 0.25)
            made.append((p, grid(16, 16), c))
    return made
