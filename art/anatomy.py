"""From the numbers of a breed to solids: head, muzzle, neck, chest, and where things sit.

Head coordinates: the face looks along -y, z is up, x is to the side; the skull is about
one unit in radius. All sizes below are in that unit.
"""
import numpy as np
from types import SimpleNamespace

from ears import make_ears
from form import Form, Frame, egg, hollow, limb, turn

SHAPE = {
    'head': 1.0, 'skull': [0.9, 0.86, 0.84], 'cheek': {'at': [0.4, -0.34, -0.3], 'r': 0.46},
    'brow': {'at': [0.3, -0.56, 0.42], 'r': 0.3},
    'muzzle': {'length': 0.6, 'width': 0.36, 'height': 0.32, 'z': -0.28, 'taper': 0.85, 'flews': 0.2, 'spread': 0.15,
               'flew_at': [0.16, -0.1], 'flew_tall': 0.95, 'crease': 0.05,
               'chin_at': [0.7, -0.95], 'chin_size': [1.4, 3.2, 0.9], 'chin_soft': 0.1},
    'chin': 0.2, 'gape': 0.0,
    'eyes': {'at': [0.36, 0.22], 'r': 0.19, 'sunk': 0.42, 'out': 0.35},
    'nose': {'kind': 'dog', 'size': 0.19, 'up': 0.42},
    'neck': [0.62, 0.86], 'chest': [1.02, 0.8, 1.15], 'shoulder': 0.52, 'leg': 0.36,
}
POSE = {'yaw': 19, 'pitch': 2, 'roll': -4, 'body_yaw': 10, 'at': [0, 0, 0.1], 'gaze': [0.0, 0.0], 'shift': [0, 0, 0]}


def head_solids(f, s):
    m, c, b = s['muzzle'], s['cheek'], s['brow']
    tip = -0.55 - m['length']
    solids = [egg(f, (0, 0, 0.15), s['skull'])]
    for side in (-1, 1):
        x, y, z = c['at']
        solids.append(egg(f, (side * x, y, z), (c['r'], c['r'] * 1.05, c['r'] * 0.9), 0.25))
        x, y, z = b['at']
        solids.append(egg(f, (side * x, y, z), (b['r'], b['r'] * 0.8, b['r'] * 0.7), 0.25))
    solids.append(egg(f, (0, (tip - 0.45) / 2, m['z']), (m['width'], (-tip - 0.2) / 2, m['height']), 0.2))
    taper = m['taper']
    solids.append(egg(f, (0, tip + 0.12, m['z'] + 0.02), (m['width'] * taper, 0.27, m['height'] * taper), 0.15))
    return solids + mouth_solids(f, s)


def mouth_solids(f, s):
    """The jaw, the hollow of an open mouth, and the pads of the upper lip: a shut mouth is the fold between them."""
    m, chin, gape = s['muzzle'], s['chin'], s['gape']
    tip = -0.55 - m['length']
    back, down = m['chin_at']
    solids = [egg(f, (0, tip + back, m['z'] + m['height'] * down - 0.75 * gape), chin * np.array(m['chin_size']), 0.06 if gape else m['chin_soft'])]
    back, down = m['flew_at']
    if gape:
        middle = m['z'] + down - m['flews'] * 0.85 - gape * 0.5
        solids.append(hollow(f, (0, tip + 0.36, middle + 0.02), (m['width'] * 1.12, 0.58, gape * 0.8), 0.03, turn(0, 9)))
    for side in (-1, 1):
        solids.append(egg(f, (side * m['spread'], tip + back, m['z'] + down), (m['flews'], m['flews'] * 1.1, m['flews'] * m['flew_tall']), m['crease']))
    return solids


def body_solids(f, s):
    n0, n1 = s['neck']
    wide, deep, tall = s['chest']
    solids = [limb(f, (0, 0.2, -0.3), (0, 0.36, -1.4), n0, n1, 0.25),
              egg(f, (0, 0.28, -1.95), (wide, deep, tall), 0.35),
              egg(f, (0, 1.15, -2.4), (wide * 1.02, 1.4, tall), 0.4)]
    for side in (-1, 1):
        sh = s['shoulder']
        solids.append(egg(f, (side * wide * 0.62, 0.3, -2.25), (sh, sh * 1.15, sh * 1.7), 0.3))
        x = side * wide * 0.5
        solids.append(limb(f, (x, -0.1, -2.5), (x * 0.96, -0.25, -4.8), s['leg'], s['leg'] * 0.85, 0.2))
    return solids


def place_eyes(form, head, s):
    """Eyeball center, radius and outward axis of both eyes, on the surface of the bare head."""
    x, z = s['eyes']['at']
    r = s['eyes']['r'] * head.scale
    eyes = []
    for side in (-1, 1):
        start, ahead = head.out([[side * x, -3, z]]), head.turn_out([[0, 1, 0]])
        hit = form.march(start, ahead)
        out = s['eyes']['out']
        axis = head.turn_out([[0, -1, 0]]) * (1 - out) + form.normal(hit) * out
        axis = axis / np.linalg.norm(axis)
        center = hit - axis * r * s['eyes']['sunk']
        eyes.append(SimpleNamespace(center=center[0], r=r, axis=axis[0], side=side))
    return eyes


def build(shape, pose):
    """A pet without hair: frames, form, ears, eyes, nose, and the form that throws shadows."""
    p = {**POSE, **pose}
    head = Frame(p['at'], turn(p['yaw'], p['pitch'], p['roll']), shape['head'])
    shift = np.array(p['shift'], float)
    head.origin = head.origin + shift
    body = Frame(np.array([p['at'][0] * 0.6, 0, 0]) + shift, turn(p['body_yaw']))
    heads = head_solids(head, shape)
    bodies = body_solids(body, shape)
    form = Form(heads + bodies)
    face = Form(heads)
    pet = SimpleNamespace(torso=Form(bodies), shape=shape, pose=p, head=head, body=body, shift=shift, form=form, face=face)
    pet.eyes = place_eyes(face, head, shape)
    m, nose = shape['muzzle'], shape['nose']
    pet.mouth_z = m['z'] - m['height'] * 0.45
    chin, *gap, left, right = mouth_solids(head, shape)
    pet.chin, pet.flews, pet.gap = Form([chin]), Form([left, right]), Form([('egg', *one[1:]) for one in gap])
    start = head.out([[0, -3, m['z'] + m['height'] * nose['up']]])
    pet.nose = face.march(start, head.turn_out([[0, 1, 0]]))[0]
    pet.ears, shades = make_ears(head, shape.get('ears', {}))
    balls = [('egg', e.center, np.full(3, e.r * 1.04), np.eye(3), 0.02) for e in pet.eyes]
    pet.blocker = Form(form.solids + shades + balls)
    pet.solid = Form(form.solids + balls)
    return pet
