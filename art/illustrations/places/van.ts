import { mark } from '../brand/mark.ts';
import { ink } from '../paper/ink.ts';
import { facets } from '../paper/outline.ts';
import { box, oval, stroke } from '../paper/shapes.ts';
import { fade, halo, piece, place, sheet } from '../paper/sheet.ts';
import { pewterPoodle } from '../portraits/cast.ts';
import { bustOf } from '../portraits/guests.ts';

const body =
  'M14-58V-276C14-300 30-314 54-314H404C440-314 462-304 480-278L540-188L622-166C642-160 652-146 652-122V-66C652-54 644-48 632-48H26C18-48 14-52 14-58Z';
const arch = (x: number) => `M${x - 62}-48A62 62 0 0 1 ${x + 62}-48Z`;
const wheels = [136, 520];

const wheel = (x: number) =>
  sheet(
    2,
    oval(x, -46, 47, 47, ink.night),
    oval(x, -46, 27, 27, '#d9c3b4'),
    oval(x, -46, 20, 20, '#8d7484'),
    oval(x, -46, 7, 7, ink.ivory),
  );

/** The ridge painted along the side, as on the brand mark. */
const livery = `<clipPath id="van-body"><path d="${body}"/></clipPath><g clip-path="url(#van-body)">${piece(
  facets([
    [0, -110],
    [70, -148],
    [120, -122],
    [190, -168],
    [250, -128],
    [300, -146],
    [372, -112],
    [450, -150],
    [520, -118],
    [600, -140],
    [670, -116],
    [670, 0],
    [0, 0],
  ]),
  ink.copper,
)}${piece(
  facets([
    [0, -82],
    [90, -106],
    [160, -84],
    [240, -116],
    [330, -84],
    [420, -108],
    [510, -80],
    [590, -100],
    [670, -84],
    [670, 0],
    [0, 0],
  ]),
  ink.rose,
)}${box(0, -64, 680, 20, 0, ink.plum)}</g>`;

const roof = sheet(1, box(120, -330, 92, 24, 8, '#d9c3b4'), box(260, -326, 58, 18, 8, '#d9c3b4'));

const cab =
  piece(
    'M418-284H434C450-284 460-278 468-266L520-190H418C412-190 408-194 408-200V-274C408-280 412-284 418-284Z',
    '#3a2650',
  ) +
  piece(
    'M418-284H434C450-284 460-278 468-266L484-242L440-190H418C412-190 408-194 408-200V-274C408-280 412-284 418-284Z',
    '#7c4a63',
    'opacity="0.75"',
  ) +
  box(496, -204, 16, 30, 6, ink.plum);

const seams =
  stroke('M396-296V-62', '#d8c4b2', 3) +
  stroke('M536-180L532-112', '#d8c4b2', 3) +
  box(372, -178, 18, 7, 3, '#cbb4a3') +
  box(414, -178, 18, 7, 3, '#cbb4a3');

const lamps =
  piece('M616-150C632-146 642-138 644-122L612-124Z', '#fff3d0') +
  box(14, -150, 9, 40, 4, ink.accent) +
  box(560, -62, 94, 18, 8, '#3c2a4e') +
  box(8, -62, 60, 16, 7, '#3c2a4e');

const shell = () =>
  fade('van-paint', ['#fffaf2', '#fbf3e8', '#f1dfcc']) +
  sheet(3, piece(body, 'url(#van-paint)')) +
  livery;

const badge = (x: number, y: number, size: number, isMirrored: boolean) =>
  sheet(1, place({ x, y, scale: size / 40, flip: isMirrored }, place({ x: -20, y: -20 }, mark())));

/** A round-cornered window with warm light and whoever is behind it. */
const lightWindow = (x: number, y: number, w: number, h: number, guest: string) =>
  `<clipPath id="pane-${x}"><rect x="${x}" y="${y}" width="${w}" height="${h}" rx="16"/></clipPath>` +
  sheet(1, box(x - 6, y - 6, w + 12, h + 12, 21, '#e3cdb9')) +
  `<g clip-path="url(#pane-${x})">${box(x, y, w, h, 16, '#ffd79a')}${box(x, y + h * 0.7, w, h * 0.3, 0, '#f4b271')}${guest}</g>`;

/** The van from the side, 660 long, nose right, wheels on y = 0. `isMirrored` keeps the mark readable on a flipped van. */
export function van({ isMirrored = false }: { isMirrored?: boolean } = {}) {
  return [
    oval(330, 2, 350, 16, ink.night, 'opacity="0.55" filter="url(#soft)"'),
    roof,
    shell(),
    ...wheels.map((x) => piece(arch(x), ink.night)),
    seams,
    cab,
    lightWindow(72, -272, 150, 92, place({ x: 147, y: -212, scale: 0.145 }, bustOf(pewterPoodle))),
    badge(310, -228, 92, isMirrored),
    lamps,
    ...wheels.map(wheel),
  ].join('');
}

/** The beam of the headlights to the right, and its pool on the street. */
export const beam = (length: number) =>
  fade('beam', ['#ffc98a', '#e08a5a88', '#e08a5a00'], false) +
  `<g style="mix-blend-mode:screen">${piece(`M640-140L${640 + length}-222V-4L640-118Z`, 'url(#beam)', 'opacity="0.7" filter="url(#haze)"')}</g><g transform="translate(${640 + length * 0.46} 10) scale(1 0.13)">${halo(0, 0, length * 0.62, '#ffc07a', 0.8)}</g>` +
  halo(634, -132, 80, '#fff0c8', 0.95);

const inside = [
  box(176, -280, 220, 222, 14, '#f7c383'),
  box(176, -280, 220, 120, 14, '#ffdfa9'),
  halo(290, -262, 130, '#fff6dc', 0.9),
  sheet(1, box(196, -232, 84, 8, 3, '#a8583b')),
  sheet(
    1,
    box(204, -258, 16, 26, 5, ink.rose),
    box(226, -264, 14, 32, 5, ink.spruce),
    box(246, -254, 18, 22, 5, ink.ivory),
  ),
  sheet(
    1,
    stroke('M352-280V-252', ink.plum, 4),
    piece('M332-240C332-254 340-260 352-260S372-254 372-240Z', ink.copper),
  ),
  sheet(2, piece('M196-160H384L372-92C370-84 364-80 356-80H224C216-80 210-84 208-92Z', '#fffaf2')),
  sheet(1, box(188, -172, 204, 18, 9, '#fffdf8')),
  sheet(1, stroke('M366-172V-206C366-222 344-222 344-206V-196', '#8d7484', 7)),
].join('');

/** The van with its side door slid open: the lit room with the tub, somebody in it, and the step. */
export function openVan({
  guest = '',
  isMirrored = false,
}: { guest?: string; isMirrored?: boolean } = {}) {
  return [
    oval(330, 2, 350, 16, ink.night, 'opacity="0.55" filter="url(#soft)"'),
    roof,
    shell(),
    lamps,
    cab,
    stroke('M536-180L532-112', '#d8c4b2', 3),
    sheet(1, box(168, -288, 236, 238, 18, '#d2b49c')),
    `<clipPath id="door"><rect x="176" y="-280" width="220" height="222" rx="12"/></clipPath><g clip-path="url(#door)">${inside}${guest}${sheet(2, piece('M188-154H392L380-92C378-84 372-80 364-80H216C208-80 202-84 200-92Z', '#fffaf2'))}${sheet(1, box(184, -166, 212, 17, 8, '#fffdf8'))}</g>`,
    sheet(
      3,
      piece('M22-292H160V-56H22Z', 'url(#van-paint)'),
      piece('M22-110L70-142L112-118L160-146V-56H22Z', ink.copper),
      piece('M22-84L90-104L160-82V-56H22Z', ink.rose),
    ),
    ...wheels.map((x) => piece(arch(x), ink.night)),
    badge(91, -220, 92, isMirrored),
    sheet(2, box(206, -38, 160, 12, 5, '#8d7484'), box(222, -20, 128, 12, 5, '#6d6078')),
    ...wheels.map(wheel),
  ].join('');
}
