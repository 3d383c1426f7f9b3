"""Smoothly joined solids: the body of a pet as a signed distance field.

Everything that has to know where the body is (skin, hair roots, hair that must not go
through it, light that must not either) asks a Form. Points are arrays of shape (n, 3).
"""
import numpy as np


def unit(v):
    return v / np.maximum(np.linalg.norm(v, axis=-1, keepdims=True), 1e-9)


def ramp(a, b, x):
    """0 at a, 1 at b, smooth between; a may be larger than b."""
    t = np.clip((x - a) / (b - a), 0, 1)
    return t * t * (3 - 2 * t)


def turn(yaw=0, pitch=0, roll=0):
    """A rotation in degrees: roll about the view axis, then pitch (nods), then yaw (turns)."""
    y, p, r = np.radians([yaw, pitch, roll])
    about_y = np.array([[np.cos(r), 0, np.sin(r)], [0, 1, 0], [-np.sin(r), 0, np.cos(r)]])
    about_x = np.array([[1, 0, 0], [0, np.cos(p), -np.sin(p)], [0, np.sin(p), np.cos(p)]])
    about_z = np.array([[np.cos(y), -np.sin(y), 0], [np.sin(y), np.cos(y), 0], [0, 0, 1]])
    return about_z @ about_x @ about_y


class Frame:
    """A place in the world: world = scale * axes @ local + origin."""

    def __init__(self, origin=(0, 0, 0), axes=None, scale=1.0):
        self.origin, self.scale = np.array(origin, float), scale
        self.axes = np.eye(3) if axes is None else axes

    def out(self, p):
        return self.scale * np.asarray(p, float) @ self.axes.T + self.origin

    def turn_out(self, v):
        return np.asarray(v, float) @ self.axes.T

    def into(self, p):
        return (p - self.origin) @ self.axes / self.scale

    def turn_into(self, v):
        return v @ self.axes


def egg(frame, center, radii, k=0.15, axes=None):
    """An ellipsoid in the given frame; k is how softly it joins what came before."""
    turned = frame.axes if axes is None else frame.axes @ axes
    return ('egg', frame.out(center), np.array(radii) * frame.scale, turned, k * frame.scale)


def hollow(frame, center, radii, k=0.03, axes=None):
    """An ellipsoid that is cut out of everything before it."""
    return ('hollow', *egg(frame, center, radii, k, axes)[1:])


def limb(frame, a, b, ra, rb, k=0.15):
    """A round cone from a (radius ra) to b (radius rb)."""
    return ('limb', frame.out(a), frame.out(b), (ra * frame.scale, rb * frame.scale), k * frame.scale)


def _egg_distance(p, center, radii, axes):
    q = (p - center) @ axes
    k0 = np.sqrt(((q / radii) ** 2).sum(-1))
    k1 = np.sqrt(((q / radii ** 2) ** 2).sum(-1)) + 1e-9
    return k0 * (k0 - 1) / k1


def _limb_distance(p, a, b, radii):
    ab = b - a
    t = np.clip((p - a) @ ab / (ab @ ab), 0, 1)
    along = a + t[:, None] * ab
    return np.linalg.norm(p - along, axis=-1) - (radii[0] + t * (radii[1] - radii[0]))


class Form:
    def __init__(self, solids):
        self.solids = list(solids)

    def distance(self, p):
        d = None
        for kind, a, b, c, k in self.solids:
            one = _limb_distance(p, a, b, c) if kind == 'limb' else _egg_distance(p, a, b, c)
            if d is None:
                d = one
            elif kind == 'hollow':
                h = np.clip(0.5 - 0.5 * (d + one) / k, 0, 1)
                d = d - (one + d) * h + k * h * (1 - h)
            else:
                h = np.clip(0.5 + 0.5 * (d - one) / k, 0, 1)
                d = d + (one - d) * h - k * h * (1 - h)
        return d

    def normal(self, p, e=2e-3):
        corners = np.array([[1, -1, -1], [-1, -1, 1], [-1, 1, -1], [1, 1, 1]], float)
        return unit(sum(self.distance(p + e * c)[:, None] * c for c in corners))

    def project(self, p, rounds=4):
        for _ in range(rounds):
            p = p - self.distance(p)[:, None] * self.normal(p)
        return p

    def push_out(self, p, margin):
        """Moves points that are deeper than the margin (one per point) out to it."""
        short = margin - self.distance(p)
        inside = short > 0
        if inside.any():
            p = p.copy()
            p[inside] += np.minimum(short[inside, None], 0.12) * self.normal(p[inside])
        return p

    def march(self, origin, direction, reach=12.0, offset=0.0):
        """Where rays first meet the surface (raised by offset); misses run on to reach."""
        origin = np.atleast_2d(np.asarray(origin, float))
        direction = np.broadcast_to(unit(np.asarray(direction, float)), origin.shape)
        t = np.zeros(len(origin))
        for _ in range(60):
            t = np.minimum(t + 0.9 * (self.distance(origin + t[:, None] * direction) - offset), reach)
        return origin + t[:, None] * direction

    def openness(self, p, n, reach=0.7):
        """Ambient occlusion, 1 where nothing is near."""
        shut, weight = 0, 0
        for i in range(1, 6):
            h = reach * i / 5
            w = 0.75 ** i
            shut = shut + w * np.clip(h - self.distance(p + n * h), 0, h) / h
            weight += w
        return np.clip(1 - 1.05 * shut / weight, 0, 1)

    def lit(self, p, direction, softness=6.0, start=0.12, reach=3.0):
        """How much of a light from the given direction arrives, 0 to 1, soft edged."""
        open_, t = np.ones(len(p)), start
        while t < reach:
            open_ = np.minimum(open_, 0.5 + 0.5 * softness * self.distance(p + t * np.asarray(direction)) / t)
            t += 0.05 + 0.12 * t
        return np.clip(open_, 0, 1) ** 1.5


def skin(form, low, high, step):
    """Surface net: (vertices, quads) of the form inside a box."""
    axes = [np.arange(low[i], high[i] + step, step) for i in range(3)]
    grid = np.stack(np.meshgrid(*axes, indexing='ij'), -1)
    shape = grid.shape[:3]
    inside = (form.distance(grid.reshape(-1, 3)) < 0).reshape(shape)
    core = tuple(slice(0, n - 1) for n in shape)
    count = np.zeros([n - 1 for n in shape], int)
    for dx in (0, 1):
        for dy in (0, 1):
            for dz in (0, 1):
                count += inside[dx:shape[0] - 1 + dx, dy:shape[1] - 1 + dy, dz:shape[2] - 1 + dz]
    cut = (count > 0) & (count < 8)
    index = np.full(count.shape, -1)
    index[cut] = np.arange(cut.sum())
    verts = grid[core][cut] + step / 2
    quads = []
    for axis in range(3):
        moved = np.roll(inside, -1, axis)
        edge = np.argwhere(inside != moved)
        edge = edge[(edge > 0).all(1) & (edge < np.array(shape) - 1).all(1)]
        b, c = [np.eye(3, dtype=int)[i] for i in range(3) if i != axis]
        quads.append(np.stack([index[tuple((edge - o).T)] for o in (0 * b, b, b + c, c)], 1))
    quads = np.concatenate(quads)
    return form.project(verts, 3), quads[(quads >= 0).all(1)]
