"""The studio: camera, Blender as the painter of meshes, backdrops, and the finished picture."""
import os
import tempfile

import bpy
import numpy as np
from scipy.ndimage import gaussian_filter

import light
from noise import noise

GLOW = [(0.0, '#fbdcb6'), (0.22, '#f4c095'), (0.44, '#dd8f70'), (0.62, '#b85f5c'), (0.8, '#84385a'), (1.0, '#552850'), (1.3, '#2b1b3f')]
DUSK = [(0.0, '#a9acb8'), (0.4, '#8c90a0'), (0.8, '#676b7e'), (1.4, '#464a5e')]

LILAC = [(0.0, '#f6dcd2'), (0.22, '#e3b6bd'), (0.46, '#ad7d9f'), (0.7, '#74538a'), (1.0, '#47305f'), (1.3, '#2b1b3f')]
BACKDROPS = {'after': GLOW, 'before': DUSK, 'lilac': LILAC}


def reset(width, height, samples):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = 'BLENDER_EEVEE'
    scene.eevee.taa_render_samples = samples
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.film_transparent = True
    scene.render.filter_size = 1.2
    scene.view_settings.view_transform = 'Standard'
    scene.render.image_settings.file_format = 'OPEN_EXR'
    scene.render.image_settings.color_mode = 'RGBA'
    scene.render.image_settings.color_depth = '16'
    return scene


def aim(scene, crop):
    """Camera in front; crop is the center (x, z) and the width of what is seen."""
    data = bpy.data.cameras.new('camera')
    data.sensor_width, data.clip_end = 36, 60
    data.lens = 36 * -light.CAMERA[1] / crop['width']
    ratio = scene.render.resolution_x / scene.render.resolution_y
    data.sensor_fit = 'HORIZONTAL'
    data.shift_x = (crop['at'][0] - light.CAMERA[0]) / crop['width']
    data.shift_y = (crop['at'][1] - light.CAMERA[2]) / crop['width']
    camera = bpy.data.objects.new('camera', data)
    camera.location, camera.rotation_euler = light.CAMERA, (np.pi / 2, 0, 0)
    scene.collection.objects.link(camera)
    scene.camera = camera
    return ratio


def frame_test(crop, ratio, margin=0.35):
    """A test for points: can they be in the picture?"""
    def inside(p):
        k = -light.CAMERA[1] / (p[:, 1] - light.CAMERA[1])
        x, z = light.CAMERA[0] + (p[:, 0] - light.CAMERA[0]) * k, light.CAMERA[2] + (p[:, 2] - light.CAMERA[2]) * k
        return (np.abs(x - crop['at'][0]) < crop['width'] / 2 + margin) & (np.abs(z - crop['at'][1]) < crop['width'] / ratio / 2 + margin)
    return inside


def _material():
    if 'paint' in bpy.data.materials:
        return bpy.data.materials['paint']
    m = bpy.data.materials.new('paint')
    m.use_nodes = True
    m.shadow_method = 'NONE'
    nodes, links = m.node_tree.nodes, m.node_tree.links
    nodes.clear()
    color, emit, out = [nodes.new(f'ShaderNode{k}') for k in ('Attribute', 'Emission', 'OutputMaterial')]
    color.attribute_name = 'paint'
    links.new(color.outputs['Color'], emit.inputs['Color'])
    links.new(emit.outputs[0], out.inputs['Surface'])
    return m


def draw(scene, verts, quads, colors):
    """Adds a mesh whose points carry their finished color."""
    mesh = bpy.data.meshes.new('part')
    mesh.vertices.add(len(verts))
    mesh.vertices.foreach_set('co', np.ascontiguousarray(verts, np.float32).ravel())
    mesh.loops.add(quads.size)
    mesh.loops.foreach_set('vertex_index', np.ascontiguousarray(quads, np.int32).ravel())
    mesh.polygons.add(len(quads))
    mesh.polygons.foreach_set('loop_start', np.arange(0, quads.size, 4, dtype=np.int32))
    mesh.polygons.foreach_set('loop_total', np.full(len(quads), 4, np.int32))
    mesh.update(calc_edges=True)
    rgba = np.concatenate([colors, np.ones((len(verts), 1))], 1)
    mesh.attributes.new('paint', 'FLOAT_COLOR', 'POINT').data.foreach_set('color', np.ascontiguousarray(rgba, np.float32).ravel())
    mesh.materials.append(_material())
    scene.collection.objects.link(bpy.data.objects.new('part', mesh))


def draw_strands(scene, paths, colors, width, t):
    """Strands as ribbons that face the camera and taper to the tip."""
    tangent = np.gradient(paths, axis=1)
    side = np.cross(tangent, light.view(paths))
    side = side / np.maximum(np.linalg.norm(side, axis=-1, keepdims=True), 1e-9)
    half = (0.5 * width * (1 - 0.85 * t ** 2.2))[None, :, None]
    verts = np.stack([paths - side * half, paths + side * half], 2)
    n, k = paths.shape[:2]
    first = (np.arange(n)[:, None] * k + np.arange(k - 1)) * 2
    quads = np.stack([first, first + 1, first + 3, first + 2], -1).reshape(-1, 4)
    draw(scene, verts.reshape(-1, 3), quads, np.repeat(colors.reshape(-1, 3), 2, 0))


def shoot(scene):
    """Renders; gives premultiplied linear RGBA, top row first."""
    with tempfile.TemporaryDirectory() as folder:
        scene.render.filepath = os.path.join(folder, 'shot.exr')
        bpy.ops.render.render(write_still=True)
        image = bpy.data.images.load(scene.render.filepath)
        pixels = np.empty(image.size[0] * image.size[1] * 4, np.float32)
        image.pixels.foreach_get(pixels)
        return pixels.reshape(image.size[1], image.size[0], 4)[::-1]


def _srgb(x):
    return np.where(x <= 0.0031308, 12.92 * x, 1.055 * np.clip(x, 0, None) ** (1 / 2.4) - 0.055)


def _shoulder(x):
    """Keeps colors as they are and rolls off what is brighter than paper."""
    return np.where(x < 0.68, x, 0.68 + 0.32 * (1 - np.exp(-(np.maximum(x, 0.68) - 0.68) / 0.42)))


def backdrop(stops, width, height, center=(0.5, 0.46)):
    """The backdrop in display RGB: alpenglow behind a groomed pet (lilac for a coat of its colors), cool dusk before."""
    y, x = np.mgrid[0:height, 0:width]
    r = np.hypot((x / width - center[0]) * width / height, (y / height - center[1]) * 0.96) * 1.3
    r = r + 0.02 * noise(np.stack([x / width * 3, y / height * 3, 0 * x], -1), 1.0, 4)
    hexes = np.array([[int(c[i:i + 2], 16) / 255 for i in (1, 3, 5)] for _, c in stops])
    picture = np.stack([np.interp(r, [s for s, _ in stops], hexes[:, k]) for k in range(3)], -1)
    grain = np.random.default_rng(1).normal(size=(height, width, 1)) * 0.0025
    return gaussian_filter(picture, (height / 60, height / 60, 0)) + grain


def finish(shot, state, transparent=False, sky=None):
    """From a shot to 8 bit display colors, over the backdrop or cut out."""
    alpha = np.clip(shot[..., 3:], 0, 1)
    color = np.clip(shot[..., :3] / np.maximum(alpha, 1e-4), 0, 8)
    color = _srgb(_shoulder(color))
    if transparent:
        return np.concatenate([np.clip(color, 0, 1), alpha], -1)
    back = backdrop(BACKDROPS[sky or state], shot.shape[1], shot.shape[0])
    spread = gaussian_filter(alpha[..., 0], shot.shape[0] / 28)[..., None]
    back = back * (1 - (0.12 if state == 'after' else 0.16) * spread)
    picture = color * alpha + back * (1 - alpha)
    if state == 'after':
        bright = gaussian_filter(np.clip(picture - 0.62, 0, 1), (shot.shape[0] / 70, shot.shape[0] / 70, 0))
        picture = 1 - (1 - np.clip(picture, 0, 1)) * (1 - 0.35 * bright)
    return np.clip(picture, 0, 1)
