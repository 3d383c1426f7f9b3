"""Hair: roots on the skin, guide hairs that are groomed, and strands that follow them.

A coat is data (see README): lengths, lift, comb direction, gravity by region, and one set of
numbers for clumping, curl and frizz. "Before" is the same coat with other numbers.
"""
import numpy as np
from types import SimpleNamespace
from scipy.spatial import cKDTree

import light
from form import ramp, unit
from noise import noise, noise_vector
from regions import blend, regions

COAT = {
    'length': 0.2, 'lengths': {}, 'lift': 0.45, 'lifts': {}, 'combs': {}, 'gravity': 0.25, 'gravities': {},
    'guides': 6000, 'clump': 0.25, 'clump_from': 1.2, 'curl': 0.0, 'curls': {}, 'curl_turns': 3.0, 'curl_flat': 0.0,
    'frizz': 0.03, 'jitter': 0.2, 'messy': 0.12, 'uneven': 0.0, 'grow': 1.0, 'tone': 0.1, 'patch': 0.06,
    'width': 0.0137, 'strands': 100000, 'fringe': 0.0, 'mirror': True, 'near_eye': 0.3,
    'look': {'depth': 0.38, 'gloss': 0.16, 'tight': 60, 'round': 0.35},
}
BEFORE = {
    'grow': 1.5, 'clump': 0.93, 'clump_from': 0.7, 'frizz': 0.06, 'jitter': 0.4, 'messy': 0.4, 'uneven': 0.4,
    'guides': 2000, 'patch': 0.14, 'tone': 0.16, 'look': {'depth': 0.26, 'gloss': 0.03, 'tight': 30, 'round': 0.5},
}
STEPS = 6


def pick(surfaces, count, rng, in_frame):
    """Random roots on the part of the surfaces that the camera can see."""
    quads, fields = [], []
    for s in surfaces:
        v = s.verts[s.quads]
        area = np.linalg.norm(np.cross(v[:, 2] - v[:, 0], v[:, 3] - v[:, 1]), axis=-1)
        mid, n = v.mean(1), s.normals[s.quads].mean(1)
        seen = ((n * light.view(mid)).sum(-1) > -0.25) & in_frame(mid)
        quads.append(area * seen)
    total = sum(q.sum() for q in quads)
    for s, area in zip(surfaces, quads):
        n = int(round(count * area.sum() / total))
        if n == 0:
            continue
        which = s.quads[rng.choice(len(area), n, p=area / area.sum())]
        a, b = rng.random((2, n, 1))
        w = np.stack([(1 - a) * (1 - b), a * (1 - b), a * b, (1 - a) * b], 1)
        take = lambda f: (f[which].reshape(n, 4, -1) * w).sum(1)
        fields.append({'p': take(s.verts), 'n': unit(take(s.normals)), 'flow': take(s.flow), 'ear': take(s.ear)[:, 0],
                       'along': take(s.along)[:, 0], 'open': take(s.open)[:, 0], 'lit': take(s.lit)[:, 0], 'inner': np.round(take(s.inner)[:, 0]), 'side': np.full(n, s.side)})
    joined = {k: np.concatenate([f[k] for f in fields]) for k in fields[0]}
    return SimpleNamespace(**joined)


def _comb(pet, coat, r, w):
    """The way the hair lies: away from the nose and down, or as the coat's data say."""
    away = unit(r.p - pet.nose)
    flow = blend(away + np.array([0, 0, -0.25]), {'body': [0, -0.05, -1.0], 'crown': pet.head.turn_out([0, 0.8, 0.5])}, w)
    flow = flow * (1 - r.ear[:, None]) + r.flow * r.ear[:, None]
    side = np.sign(pet.head.into(r.p)[:, :1]) if coat['mirror'] else 1.0
    mirror = side * np.array([1, 0, 0]) + [0, 1, 1]
    for name, direction in coat['combs'].items():
        target = pet.head.turn_out(unit(np.array(direction, float)) * mirror)
        flow = flow + (target - flow) * blend(np.zeros(len(r.p)), {name: 1.0}, w)[:, None]
    for e in pet.eyes:
        off = r.p - e.center
        near = ramp(2.6, 1.2, np.linalg.norm(off, axis=-1) / e.r)[:, None] * (1 - coat['fringe'])
        flow = flow * (1 - near) + unit(off) * near
    return unit(flow - r.n * ((flow * r.n).sum(-1, keepdims=True)) * 0.9)


def _on_body(pet, p):
    return pet.torso.distance(p) < pet.face.distance(p)


def _lengths(pet, coat, r, w, cover):
    order = sorted(coat['lengths'].items(), key=lambda item: item[0] != 'body')
    length = blend(np.full(len(r.p), float(coat['length'])), dict(order), w) * coat['grow']
    length = length * (1 + coat['uneven'] * noise(r.p, 0.3, 11))
    d = w['eye_distance']
    floor = coat['near_eye'] + (1 - coat['near_eye']) * coat['fringe']
    length = length * (floor + (1 - floor) * ramp(1.15, 3.0, d)) * (1 - 0.7 * w['nosetip']) * (1 - 0.75 * w['lip'])
    length[(d < 1.12) & (w['ear'] < 0.5)] *= 0.15
    length[r.inner > 0.5] *= 0.55
    return np.where(_on_body(pet, r.p), np.minimum(length, cover(r.p, r.n)), length) if cover else length


def _grow(pet, coat, r, w, length):
    """Guide hairs as points (n, STEPS, 3)."""
    comb = _comb(pet, coat, r, w)
    lift = blend(np.full(len(r.p), float(coat['lift'])), coat['lifts'], w)[:, None]
    gravity = blend(np.full(len(r.p), float(coat['gravity'])), coat['gravities'], w)
    gravity = (gravity * np.maximum(ramp(1.2, 2.8, w['eye_distance']), coat['fringe']))[:, None]
    start = unit(r.n * lift + comb * (1 - lift) + coat['messy'] * noise_vector(r.p, 0.16, 21))
    points, p, step = [r.p], r.p, (length / (STEPS - 1))[:, None]
    for i in range(1, STEPS):
        t = i / (STEPS - 1)
        way = unit(start * (1 - 0.6 * t) + comb * 0.6 * t * (1 - lift) + gravity * t * np.array([0, 0, -1.0]))
        p = p + way * step
        p = pet.solid.push_out(p, 0.012 + 0.05 * np.minimum(length, 0.4) * t * (1 - r.ear) - 0.02 * r.ear)
        points.append(p)
    path = np.stack(points, 1)
    turns = blend(np.full(len(r.p), float(coat['curl'])), coat['curls'], w)
    t = np.linspace(0, 1, STEPS)[None, :]
    phase = 6.28 * (noise(r.p, 0.11, 31)[:, None] * 1.5 + coat['curl_turns'] * t * np.clip(length / 0.35, 0.4, 2)[:, None])
    tangent = unit(np.gradient(path, axis=1))
    e1 = unit(np.cross(tangent, r.n[:, None] + 0.3 * noise_vector(r.p, 0.2, 41)[:, None]))
    e2 = np.cross(tangent, e1)
    size = (turns[:, None] * ramp(0, 0.45, t) * np.minimum(1, length / 0.2)[:, None])[..., None]
    return path + size * (np.cos(phase)[..., None] * e1 + (1 - coat['curl_flat']) * np.sin(phase)[..., None] * e2)


def _key(r):
    return np.concatenate([r.p, (5.0 * r.ear * (1 + r.side) + 3 * r.inner)[:, None]], 1)


def _hidden(pet, coat, path):
    """Strands that would cross an eye or the nose in the picture."""
    bad = np.zeros(len(path), bool)
    for e in pet.eyes:
        v = light.view(e.center)
        off = path - e.center
        ahead = off @ v
        beside = np.linalg.norm(off - ahead[..., None] * v, axis=-1)
        across = beside < e.r * 0.86 * (1 - coat['fringe'])
        bad |= (across & (ahead > -0.3 * e.r)).any(1) & ~across[:, 0]
    off = path - pet.nose
    v = light.view(pet.nose)
    ahead = off @ v
    size = pet.shape['nose']['size'] * pet.head.scale
    return bad | ((np.linalg.norm(off - ahead[..., None] * v, axis=-1) < size * 0.72) & (ahead > -0.1)).any(1)


def grow(pet, coat, surfaces, seed, in_frame, cover=None, forbid=None):
    """All strands: paths (n, STEPS, 3), shading normals, roots with weights, and their clumps."""
    rng = np.random.default_rng(seed)
    g = pick(surfaces, coat['guides'], rng, in_frame)
    gw = regions(pet, g.p, g.ear, g.along, g.inner, g.side)
    guide = _grow(pet, coat, g, gw, _lengths(pet, coat, g, gw, cover))
    r = pick(surfaces, coat['strands'], rng, in_frame)
    near, who = cKDTree(_key(g)).query(_key(r), k=3)
    share = 1 / (near + 0.01) ** 2
    share = (share / share.sum(1, keepdims=True))[:, :, None, None]
    rel = guide - guide[:, :1]
    t = np.linspace(0, 1, STEPS)
    lead, n = who[:, 0], len(r.p)
    free = r.p[:, None] + (rel[who] * share).sum(1)
    tuft = guide[lead] + (r.p - g.p[lead])[:, None] * (1 - 0.8 * t)[None, :, None]
    pull = (coat['clump'] * t ** coat['clump_from'])[None, :, None] * (0.6 + 0.4 * noise(g.p, 0.2, 51)[lead])[:, None, None]
    path = free + (tuft - free) * pull
    size = np.linalg.norm(rel[lead][:, -1], axis=-1)
    wild = rng.normal(size=(n, 1, 3)) * t[None, :, None] ** 1.5 + 0.35 * rng.normal(size=(n, STEPS, 3)) * t[None, :, None]
    path = path + wild * (coat['frizz'] * np.minimum(size, 0.5) * 1.4)[:, None, None]
    shorter = 1 - coat['jitter'] * rng.random(n) ** 1.5
    w = regions(pet, r.p, r.ear, r.along, r.inner, r.side)
    if cover:
        shorter = np.where(_on_body(pet, r.p), np.minimum(shorter, cover(r.p, r.n) / (np.linalg.norm(path - r.p[:, None], axis=-1).max(1) + 0.01)), shorter)
    shorter = shorter[:, None, None]
    path = r.p[:, None] + (path - r.p[:, None]) * shorter
    reach = np.linalg.norm(np.diff(path, axis=1), axis=-1).max(1)
    keep = ~_hidden(pet, coat, path) & (reach < 0.1 + 0.3 * size)
    if forbid:
        keep &= ~forbid(path)
    keep &= ((w['eye_distance'] > 1.0) | (r.ear > 0.5)) & (w['mouth'] < 0.5)
    round_ = (path - guide[lead]) / (0.04 + np.median(near[:, 0]) * 2)
    long = ramp(0.15, 0.6, size)[:, None, None] * t[None, :, None]
    toward = light.view(r.p)[:, None] * 0.8 + np.array([0, 0, 0.35])
    normal = unit(r.n[:, None] + long * toward + coat['look']['round'] * round_ * t[None, :, None])
    cut = lambda a: a[keep]
    return SimpleNamespace(path=path[keep], normal=normal[keep], roots=SimpleNamespace(**{k: cut(v) for k, v in vars(r).items()}),
                           weights={k: v[keep] for k, v in w.items()}, clump=noise(g.p * 37.0, 0.9, 61)[lead][keep],
                           own=rng.random(keep.sum()), t=t)
