"""Eyes, lids, nose, mouth and tongue: painted meshes (points, quads, linear colors)."""
import numpy as np
from scipy.ndimage import gaussian_filter1d

import light
from color import rgb
from form import ramp, unit
from noise import noise

FACE = {
    'iris': '#3a1d0e', 'iris_inner': '#7a4520', 'pupil': 0.66, 'slit': 0.0, 'iris_size': 0.95, 'outward': 0.0, 'white': '#6b5a4c',
    'open': [0.8, 0.84], 'wide': 1.0, 'tilt': -6, 'liner': '#140c0b', 'lid': '#2a1a14', 'liner_width': 0.5,
    'nose': '#1d1517', 'mouth': 'line', 'mouth_width': 0.26, 'smile': 0.1, 'lip_width': 0.014, 'mouth_raise': 0.1, 'lip': '#2b1613', 'lip_shade': 0.75, 'throat': '#4a1118',
    'tongue': '#e08a86',
}


def grid(rows, columns, closed=True):
    i, j = np.meshgrid(np.arange(rows - 1), np.arange(columns if closed else columns - 1), indexing='ij')
    k = (j + 1) % columns
    return np.stack([i * columns + j, i * columns + k, (i + 1) * columns + k, (i + 1) * columns + j], -1).reshape(-1, 4)


def _axes(pet, eye, tilt):
    """Right, up and outward of an eye; tilt in degrees lifts the outer corner."""
    out = eye.axis
    up = unit(pet.head.turn_out([0, 0, 1]) - out * (pet.head.turn_out([0, 0, 1]) @ out))
    right = np.cross(up, out)
    a = np.radians(tilt) * eye.side
    return right * np.cos(a) + up * np.sin(a), up * np.cos(a) - right * np.sin(a), out


def _catchlight(n, p, center, size, soft=0.3):
    """A lamp mirrored in the cornea: 1 inside, placed by where it is seen, to the side and up."""
    v = light.view(p)
    off = np.hypot(n[:, 0] - v[:, 0] - center[0], n[:, 2] - v[:, 2] - center[1])
    return (ramp(size * (1 + soft), size * (1 - soft), off) * ((n * v).sum(-1) > 0))[:, None]


def eyeball(pet, eye, f, state):
    rows, columns = 150, 200
    gaze = unit(light.view(eye.center) * 0.7 + pet.head.turn_out([0, -1, 0]) * 0.3 + eye.axis * f['outward']
                + pet.head.turn_out([pet.pose['gaze'][0], 0, pet.pose['gaze'][1]]))
    side = unit(np.cross([0, 0, 1.0], gaze))
    up = np.cross(gaze, side)
    a, b = np.meshgrid(np.linspace(0, 2.0, rows), np.linspace(0, 2 * np.pi, columns, endpoint=False), indexing='ij')
    x, z, y = (np.sin(a) * np.cos(b)).ravel(), (np.sin(a) * np.sin(b)).ravel(), np.cos(a).ravel()
    n = x[:, None] * side + z[:, None] * up + y[:, None] * gaze
    p = eye.center + eye.r * n
    radius = np.hypot(x, z) / f['iris_size'] + 2.0 * (y < 0)
    pupil = np.hypot(x / (1 - 0.72 * f['slit']), z / (1 + 0.35 * f['slit'])) / f['iris_size']
    streak = 0.82 + 0.18 * noise(np.stack([np.cos(b).ravel() * 7, np.sin(b).ravel() * 7, radius * 1.2], 1), 1.0, eye.side + 5)
    colors = f['iris_left'] if eye.side < 0 and 'iris_left' in f else (f['iris'], f['iris_inner'])
    glow = np.clip(0.55 - 0.9 * z / f['iris_size'], 0.25, 1.5)[:, None]
    inner = ramp(0.95, 0.55, radius)[:, None]
    c = (rgb(colors[0]) * (1 - inner) + rgb(colors[1]) * inner) * streak[:, None] * (0.5 + glow)
    c = c * (0.25 + 0.75 * ramp(1.0, 0.84, radius))[:, None]
    white = ramp(0.97, 1.04, radius)[:, None]
    c = c * (1 - white) + rgb(f['white']) * 0.5 * white
    c = c * (1 - 0.985 * ramp(f['pupil'] + 0.05, f['pupil'] - 0.04, pupil)[:, None])
    right, top, out = _axes(pet, eye, f['tilt'])
    c = c * (0.35 + 0.65 * ramp(f['open'][0] * 1.0, f['open'][0] * 0.3, (n @ top)))[:, None]
    c = c * (1.0 if state == 'after' else 0.8)
    bright = 2.6 if state == 'after' else 1.3
    c = c + bright * _catchlight(n, p, (-0.26, 0.34), 0.19, 0.15)
    c = c + 0.2 * _catchlight(n, p, (0.28, -0.34), 0.1, 0.8) * np.array([1, 0.75, 0.55])
    fresnel = (1 - np.clip((n * light.view(p)).sum(-1), 0, 1))[:, None] ** 4
    return p, grid(rows, columns), c + 0.03 * fresnel


def lids(pet, eye, f, state, skin):
    """The rim of the opening (eyeliner) and the lid that disappears under the hair."""
    rows, columns = 14, 96
    right, up, out = _axes(pet, eye, f['tilt'])
    phi = np.linspace(0, 2 * np.pi, columns, endpoint=False)
    s = np.linspace(0, 1, rows)[:, None]
    tall = np.where(np.sin(phi) > 0, f['open'][0], f['open'][1])
    ex = f['wide'] * np.sign(np.cos(phi)) * np.abs(np.cos(phi)) ** 0.9
    ey = tall * np.sign(np.sin(phi)) * np.abs(np.sin(phi)) ** 1.1
    edge = np.stack([ex, ey], 1) * 0.93
    rim = np.stack([np.cos(phi), np.sin(phi)], 1)
    disc = edge[None] * (1 - s[..., None]) + rim[None] * s[..., None]
    flat = np.clip(1 - (disc ** 2).sum(-1), 0, 1) ** 0.5
    lift = 0.97 + 0.09 * np.sin(np.clip(s * 3, 0, 1) * np.pi / 2)
    n = disc[..., :1] * right + disc[..., 1:] * up + flat[..., None] * out
    p = (eye.center + eye.r * lift[..., None] * n).reshape(-1, 3)
    n = unit(n.reshape(-1, 3))
    liner = np.broadcast_to(ramp(f['liner_width'] + 0.25, f['liner_width'], s), (rows, columns)).reshape(-1, 1)
    c = rgb(f['liner']) * liner + skin * (1 - liner)
    return p, grid(rows, columns), light.matte(state, p, n, c) + light.shine(state, p, n, 0.5, 0.04) * liner


def nose(pet, f, state):
    s, cat = pet.shape['nose'], pet.shape['nose']['kind'] == 'cat'
    rows, columns = 56, 72
    a, b = np.meshgrid(np.linspace(0, np.pi, rows), np.linspace(0, 2 * np.pi, columns, endpoint=False), indexing='ij')
    x, z, y = np.sin(a) * np.cos(b), np.sin(a) * np.sin(b), np.cos(a)
    narrow = np.where(z < 0, 1 + (0.72 if cat else 0.5) * z, 1 - 0.1 * z)
    squash = [1.0, 0.55, 0.62] if cat else [1.12, 0.8, 0.82]
    q = np.stack([np.sign(x) * np.abs(x) ** 0.85 * squash[0] * narrow, -y * squash[1], z * squash[2] + 0.1], -1).reshape(-1, 3)
    ox, oz = np.abs(q[:, 0]), q[:, 2]
    hole = np.hypot((ox - 0.5) / 0.24, (oz + 0.1 - 0.35 * (ox - 0.5)) / 0.16) if not cat else np.hypot((ox - 0.42) / 0.2, (oz + 0.12) / 0.1)
    hollow = ramp(1.25, 0.7, hole) * (q[:, 1] < 0)
    cleft = ramp(0.09, 0.02, ox) * ramp(0.25, -0.1, oz) * (q[:, 1] < 0)
    q[:, 1] += 0.16 * hollow + 0.07 * cleft
    p = pet.nose + pet.head.turn_out(q * s['size'] * pet.head.scale + [0, s['size'] * 0.15, 0])
    quads = grid(rows, columns)
    grid_p = p.reshape(rows, columns, 3)
    du = np.roll(grid_p, -1, 1) - np.roll(grid_p, 1, 1)
    dv = np.gradient(grid_p, axis=0)
    n = unit(np.cross(dv, du).reshape(-1, 3))
    n = n * np.sign(((p - pet.nose) * n).sum(-1, keepdims=True) + 1e-6)
    bumpy = unit(n + 0.14 * np.stack([noise(q, 0.09, k) for k in (1, 2, 3)], -1))
    dark = np.maximum(hollow * 0.92, cleft * 0.7)[:, None]
    c = light.matte(state, p, bumpy, rgb(f['nose']), rim=0.3) * (1 - dark)
    gloss = 0.5 if state == 'after' else 0.22
    c = c + (light.shine(state, p, bumpy, 0.42, 0.22 * gloss) + light.shine(state, p, n, 0.16, 0.7 * gloss)) * (1 - dark)
    return p, quads, c


def on_face(pet, x, z, raise_):
    """Points of the head, seen from the front, at head coordinates x and z."""
    start = pet.head.out(np.stack([x, np.full_like(x, -3), z], -1))
    return pet.face.march(start, pet.head.turn_out([0, 1, 0]), offset=raise_)


def _fold(pet, width):
    """Where the pads of the lip meet the chin: (x, z) in head coordinates, from side to side."""
    columns, m = np.linspace(0, width, 31), pet.shape['muzzle']
    z = np.linspace(m['z'] + m['flew_at'][1], m['z'] - 2.4 * m['height'], 90)
    x, zz = np.meshgrid(columns, z, indexing='ij')
    p = on_face(pet, x.ravel(), zz.ravel(), 0.0)
    below = (pet.flews.distance(p) > pet.chin.distance(p)).reshape(x.shape)
    found = below.any(1)
    end = len(columns) if found.all() else max(int(np.argmin(found)), 8)
    half = np.stack([columns, gaussian_filter1d(z[np.argmax(below, 1)], 1.2)], 1)[:end]
    return np.concatenate([half[:0:-1] * [-1, 1], half])


def rims(pet):
    """Upper and lower rim of the open mouth: (x, z) in head coordinates."""
    _, center, radii, axes, _ = pet.gap.solids[0]
    middle = pet.head.into(center)
    wide, tall = 0.97 * radii[0] / pet.head.scale, 1.25 * radii[2] / pet.head.scale
    x, z = np.meshgrid(np.linspace(-wide, wide, 41), np.linspace(-tall, tall, 121), indexing='ij')
    p = on_face(pet, x.ravel(), middle[2] + z.ravel(), 0.0)
    inside = (np.abs(pet.gap.distance(p)) < 0.02 * pet.head.scale).reshape(x.shape)
    some = inside.any(1)
    up, low = inside.shape[1] - 1 - np.argmax(inside[:, ::-1], 1), np.argmax(inside, 1)
    x = x[some, 0]
    return [np.stack([x, middle[2] + gaussian_filter1d(z[0][edge[some]], 1.5) + lift], 1) for edge, lift in ((up, 0.02), (low, -0.02))]


def lip_line(pet, f):
    """The mouth: (x, z) of the middle line and of the smile, in head coordinates."""
    line = rims(pet)[0] if f['mouth'] == 'open' else _fold(pet, f['mouth_width'])
    bow = np.abs(line[:, 0]) / f['mouth_width']
    if f['mouth'] != 'open':
        line[:, 1] += f['smile'] * np.clip(bow - 0.45, 0, 1) ** 1.4 * 2
    top = pet.head.into(pet.nose)[2] - pet.shape['nose']['size'] * 0.4
    return np.stack([np.zeros(20), np.linspace(top, line[len(line) // 2, 1], 20)], 1), line


def lip_points(pet, f):
    """The lines of the mouth on the skin, close together."""
    lines = [np.stack([np.interp(np.linspace(0, 1, 160), np.linspace(0, 1, len(line)), line[:, i]) for i in (0, 1)], 1) for line in lip_line(pet, f)]
    if f['mouth'] == 'open':
        lines = lines[:1]
    x, z = np.concatenate(lines).T
    return on_face(pet, x, z, 0.0)


def tube(path, radius):
    """A thin round cord along points (n, 3), thinner at both ends."""
    t = unit(np.gradient(path, axis=0))
    e1 = unit(np.cross(t, [0.3, -1.0, 0.2]))
    e2 = np.cross(t, e1)
    a = np.linspace(0, 2 * np.pi, 8, endpoint=False)
    r = radius * np.sqrt(np.clip(1.02 - np.linspace(-1, 1, len(path)) ** 4, 0.05, 1))
    n = np.cos(a)[None, :, None] * e1[:, None] + np.sin(a)[None, :, None] * e2[:, None]
    return (path[:, None] + r[:, None, None] * n).reshape(-1, 3), n.reshape(-1, 3), grid(len(path), 8)


def mouth_line(pet, f, state):
    made = []
    for line, width in zip(lip_line(pet, f), (0.7, 1.0)):
        p, n, quads = tube(on_face(pet, line[:, 0], line[:, 1], f['mouth_raise']), f['lip_width'] * width * pet.head.scale)
        made.append((p, quads, light.matte(state, p, n, rgb(f['lip']))))
    return made


def whiskers(pet, f, state):
    """A cat's whiskers: fine pale arcs from both sides of the muzzle."""
    made, m = [], pet.shape['muzzle']
    t = np.linspace(0, 1, 24)[:, None]
    for side in (-1, 1):
        for k in range(f['whiskers']):
            x = side * (m['spread'] + 0.1 + 0.05 * (k % 2))
            root = pet.head.into(on_face(pet, np.array([x]), np.array([m['z'] - 0.02 - 0.045 * k]), 0.06))[0]
            out = np.array([side * (1.0 + 0.1 * (k % 3)), -0.5, 0.34 - 0.16 * k])
            q = root + t * out * 0.95 - t ** 2 * np.array([0, -0.45, 0.26])
            p, n, quads = tube(pet.head.out(q), 0.0085)
            fade = np.repeat(1 - 0.5 * t, 8)[:, None]
            made.append((p, quads, light.matte(state, p, n, np.array([0.95, 0.93, 0.9]) * fade, wrap=0.8)))
    return made
