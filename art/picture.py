"""One picture: from a pet's record to pixels."""
import numpy as np

import accessory
import coat as coats
import color
import face
import light
import mouth
import studio
from anatomy import SHAPE, build
from form import skin
from plans import build_plan, floor, nails
from types import SimpleNamespace
from scipy.spatial import cKDTree


def _deep(base, change):
    return {k: _deep(base[k], change[k]) if isinstance(base.get(k), dict) and isinstance(change.get(k), dict)
            else change.get(k, base.get(k)) for k in {**base, **change}}


def _surfaces(pet, step, state):
    """The bare body and the ears, ready for hair."""
    form = pet.form
    verts, quads = skin(form, np.array([-2.6, -2.4, -3.6]) + pet.shift, np.array([2.6, 1.8, 2.0]) + pet.shift, step)
    n = form.normal(verts)
    zero = np.zeros(len(verts))
    bare = SimpleNamespace(verts=verts, quads=quads, normals=n, ear=zero, along=zero, inner=zero, side=0, flow=np.zeros_like(verts))
    for s in (bare, *pet.ears):
        s.open = pet.blocker.openness(s.verts + 0.05 * s.normals, s.normals)
        s.lit = pet.blocker.lit(s.verts + 0.12 * s.normals, light.key_direction(state))
        if s.side:
            s.open, s.lit = s.open * s.hollow, s.lit * s.hollow
    return [bare, *pet.ears]


def _coat(record, state):
    base = _deep(coats.COAT, record.get('coat', {}))
    return base if state == 'after' else _deep(_deep(base, coats.BEFORE), record.get('before', {}).get('coat', {}))


def _pattern(record, state):
    pattern = record['colors']
    if state == 'before':
        more = record.get('before', {}).get('colors', {})
        pattern = {'dull': 0.2, **pattern, **more, 'layers': pattern.get('layers', []) + more.get('layers', [])}
    return pattern


def _cover(meshes):
    """How long a hair may be under cloth: no longer than the gap."""
    if not meshes:
        return None
    trees = [(m[0], cKDTree(m[0])) for m in meshes]

    def allowed(p, n):
        most = np.full(len(p), 9.0)
        for points, tree in trees:
            gap, which = tree.query(p, k=1, distance_upper_bound=0.5)
            found = np.flatnonzero(np.isfinite(gap))
            gap, to = gap[found], points[which[found]] - p[found]
            above = (to * n[found]).sum(-1) > 0.35 * gap
            most[found] = np.minimum(most[found], np.where(above, np.maximum(gap * 0.6, 0.02), 9.0))
        return most
    return allowed


def _features(pet, record, f, state, skin_color):
    made = []
    if not pet.eyes:
        made += [floor(pet, state)] if 'floor' in record else []
        return made + (nails(pet, record['nails'], state) if 'nails' in record else [])
    for eye in pet.eyes:
        made += [face.eyeball(pet, eye, f, state), face.lids(pet, eye, f, state, skin_color)]
    if f['mouth'] != 'none':
        made += mouth.open_mouth(pet, f, state) if f['mouth'] == 'open' else face.mouth_line(pet, f, state)
    if f.get('whiskers'):
        made += face.whiskers(pet, f, state)
    return [*made, face.nose(pet, f, state)]


def _draw_skin(scene, pet, surfaces, pattern, state):
    """The skin under the hair, darker than the coat, so that no parting looks bald."""
    from regions import regions
    for s in surfaces:
        w = regions(pet, s.verts, s.ear, s.along, s.inner, s.side)
        c = color.albedo(pet, pattern, s.verts, w)
        studio.draw(scene, s.verts, s.quads, light.matte(state, s.verts, s.normals, c * 0.72, 0.3 + 0.6 * s.open, s.lit))


def _stand(scene, record, state, in_frame, detail):
    """Builds, grooms, dresses and lights one pet, and draws it."""
    shape = _deep(SHAPE, record.get('shape', {}))
    f = {**face.FACE, **record.get('face', {})}
    shape['gape'] = f.get('gape', 0.2) if f['mouth'] == 'open' else 0.0
    pet = build_plan(shape) if 'plan' in shape else build(shape, record.get('pose', {}))
    pet.lips = cKDTree(face.lip_points(pet, f)) if pet.eyes and f['mouth'] != 'none' else None
    coat, pattern = _coat(record, state), _pattern(record, state)
    pattern = {**pattern, 'layers': [*pattern.get('layers', []), {'in': 'lip', 'color': f['lip'], 'amount': f['lip_shade']},
                                    {'in': 'mouth', 'color': f['throat']}]}
    worn = accessory.dress(pet, record.get('wears', []), state)
    surfaces = _surfaces(pet, 0.055, state)
    coat['strands'] = int(coat['strands'] * detail)
    coat['width'] = coat['width'] / detail ** 0.5
    hair = coats.grow(pet, coat, surfaces, record.get('seed', 1), in_frame, _cover(worn),
                      mouth.covers(pet, f) if f['mouth'] == 'open' else None)
    _draw_skin(scene, pet, surfaces, pattern, state)
    for mesh in _features(pet, record, f, state, color.rgb(f['lid'])) + worn:
        studio.draw(scene, *mesh)
    paint = color.strand_colors(pet, pattern, coat, hair, state, hair.roots.open, hair.roots.lit)
    studio.draw_strands(scene, hair.path, paint, coat['width'], hair.t)


def make(record, state, size=None, preview=False):
    """The finished picture as an array of display colors, 0 to 1."""
    width, height = record.get('pixels', [1200, 1200])
    size = size or (320 if preview else None)
    if size:
        width, height = size, round(size * height / width)
    scene = studio.reset(width, height, 6 if preview else record.get('samples', 7))
    crop = {'at': [0, -0.28], 'width': 3.75, **record.get('crop', {})}
    in_frame = studio.frame_test(crop, studio.aim(scene, crop))
    for one in [record, *(_deep(record, friend) for friend in record.get('company', []))]:
        _stand(scene, one, state, in_frame, 0.45 if preview and width < 600 else 1.0)
    return studio.finish(studio.shoot(scene), state, record.get('transparent', False), record.get('backdrop') if state == 'after' else None)
