"""Colors: hex values to light, coat patterns, and the color of every strand."""
import numpy as np

import light
from noise import noise
from regions import blend


def rgb(value):
    """'#c9653f' as linear RGB."""
    c = np.array([int(value[i:i + 2], 16) for i in (1, 3, 5)]) / 255
    return np.where(c <= 0.04045, c / 12.92, ((c + 0.055) / 1.055) ** 2.4)


def _stripes(pet, p, spec):
    """Tabby: dark bands on the body and cheeks, an M on the forehead."""
    q, b = pet.head.into(p), pet.body.into(p)
    warp = 0.5 * noise(p, 0.5, 71) + 0.2 * noise(p, 0.16, 72)
    head = np.sin(13 * np.abs(q[:, 0]) + 2 * warp + 1.2) * (q[:, 2] > 0.28) + np.sin(12 * q[:, 2] + 5 * np.abs(q[:, 0]) + 2 * warp) * (q[:, 2] <= 0.28) * np.clip((np.abs(q[:, 0]) - 0.35) * 4, 0, 1)
    body = np.sin(7.5 * b[:, 2] + 3.0 * np.abs(b[:, 0]) + 3 * warp)
    on_body = np.clip((-0.75 * pet.head.scale + pet.head.origin[2] - p[:, 2]) * 5, 0, 1)
    band = head * (1 - on_body) + body * on_body
    return np.clip((band - spec.get('thin', 0.1)) * 3, 0, 1) * spec.get('strength', 0.75)


def albedo(pet, pattern, p, weights):
    """Color by place: a base and layers in regions; 'stripes' and 'grizzle' are patterns."""
    color = np.tile(rgb(pattern['base']), (len(p), 1))
    for layer in pattern.get('layers', []):
        target = rgb(layer['color'])
        amount = blend(np.zeros(len(p)), {layer['in']: layer.get('amount', 1.0)}, weights)
        if 'stripes' in layer:
            amount = amount * _stripes(pet, p, layer['stripes'])
        if 'specks' in layer:
            amount = amount * np.clip(0.5 + 2.2 * noise(p, layer['specks'], 81), 0, 1)
        color = color + (target - color) * amount[:, None]
    dull = pattern.get('dull', 0.0)
    return (color + (color.mean(1, keepdims=True) - color) * dull) * (1 - 0.45 * dull)


def strand_colors(pet, pattern, coat, hair, state, openness, lit):
    """Linear RGB for every point of every strand."""
    base = albedo(pet, pattern, hair.roots.p, hair.weights)
    tone = 1 + coat['tone'] * (hair.own * 2 - 1) + coat['patch'] * hair.clump
    base = base * tone[:, None]
    if 'grizzle' in pattern:
        g = pattern['grizzle']
        dark = (hair.own * 7.31 % 1 < g['share'])[:, None] * blend(np.zeros(len(base)), {g['in']: 1.0}, hair.weights)[:, None]
        base = base + (rgb(g['color']) - base) * dark * 0.8
    lighter = np.clip(rgb(pattern.get('tip', pattern['base'])) / rgb(pattern['base']), 0.6, 2.2) - 1
    path = base[:, None, :] * (1 + pattern.get('tipping', 0.4) * lighter * hair.t[None, :, None] ** 2)
    tangent = np.gradient(hair.path, axis=1)
    tangent = tangent / np.maximum(np.linalg.norm(tangent, axis=-1, keepdims=True), 1e-9)
    return light.hair(state, hair.path, hair.normal, tangent, hair.t, path, openness, lit, coat['look'])
