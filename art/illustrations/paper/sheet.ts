import { ink } from './ink.ts';

/**
 * A finished drawing: where its master belongs, its size in pixels, and what is on it. A cutout has no
 * ground: what is not drawn is transparent.
 */
export type Picture = {
  file: string;
  width: number;
  height: number;
  isCutout?: boolean;
  draw: () => string;
};

/** How far a sheet lies above the one below: the farther, the wider its shadow. */
export type Lift = 1 | 2 | 3 | 4;

const lifts: readonly { lift: Lift; drop: number; blur: number; dark: number; rim: number }[] = [
  { lift: 1, drop: 3, blur: 3, dark: 0.3, rim: 1 },
  { lift: 2, drop: 7, blur: 8, dark: 0.36, rim: 1.6 },
  { lift: 3, drop: 12, blur: 16, dark: 0.42, rim: 2 },
  { lift: 4, drop: 20, blur: 30, dark: 0.5, rim: 2.2 },
];

const filters = lifts
  .map(
    ({ lift, drop, blur, dark, rim }) => `
<filter id="lift-${lift}" x="-40%" y="-40%" width="180%" height="190%" color-interpolation-filters="sRGB">
<feDropShadow in="SourceGraphic" dx="0" dy="${drop}" stdDeviation="${blur}" flood-color="${ink.night}" flood-opacity="${dark}" result="far"/>
<feDropShadow in="SourceGraphic" dx="0" dy="${drop / 4}" stdDeviation="${blur / 5}" flood-color="${ink.night}" flood-opacity="0.28" result="near"/>
<feOffset in="SourceAlpha" dy="${rim}" result="moved"/>
<feComposite in="SourceAlpha" in2="moved" operator="out" result="edge"/>
<feFlood flood-color="#fff3e0" flood-opacity="0.3"/><feComposite in2="edge" operator="in" result="rim"/>
<feMerge><feMergeNode in="far"/><feMergeNode in="near"/><feMergeNode in="SourceGraphic"/><feMergeNode in="rim"/></feMerge>
</filter>`,
  )
  .join('');

const grain = `
<filter id="grain" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">
<feTurbulence type="fractalNoise" baseFrequency="0.55 0.6" numOctaves="2" seed="7"/>
<feColorMatrix values="0.33 0.33 0.33 0 0 0.33 0.33 0.33 0 0 0.33 0.33 0.33 0 0 0 0 0 0 1"/>
</filter>
<filter id="fiber" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">
<feTurbulence type="fractalNoise" baseFrequency="0.006 0.018" numOctaves="3" seed="3"/>
<feColorMatrix values="0.33 0.33 0.33 0 0 0.33 0.33 0.33 0 0 0.33 0.33 0.33 0 0 0 0 0 0 1"/>
</filter>
<filter id="soft" x="-60%" y="-250%" width="220%" height="600%"><feGaussianBlur stdDeviation="14"/></filter>
<filter id="haze" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="5"/></filter>
<filter id="softer" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="40"/></filter>`;

/** One cut piece of paper without a shadow of its own. */
export const piece = (d: string, fill: string, more = '') =>
  `<path d="${d}" fill="${fill}" ${more}/>`;

/** Everything inside becomes one sheet that lies above what was drawn before. */
export const sheet = (lift: Lift, ...content: string[]) =>
  `<g filter="url(#lift-${lift})">${content.join('')}</g>`;

/** Content moved, scaled and turned about its own origin. */
export function place(
  { x, y, scale = 1, turn = 0, flip = false }: Placement,
  ...content: string[]
): string {
  const size = flip ? `${-scale} ${scale}` : `${scale}`;
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">${content.join('')}</g>`;
}

/** Where a drawing goes in pixels, how large it gets, and by how many degrees it turns. */
export type Placement = { x: number; y: number; scale?: number; turn?: number; flip?: boolean };

/** Light from top to bottom as a paint; the id must be its own within a picture. */
export function fade(id: string, stops: readonly string[], upright = true): string {
  const axis = upright ? 'x1="0" y1="0" x2="0" y2="1"' : 'x1="0" y1="0" x2="1" y2="0"';
  const parts = stops.map(
    (color, i) => `<stop offset="${i / (stops.length - 1)}" stop-color="${color}"/>`,
  );
  return `<defs><linearGradient id="${id}" ${axis}>${parts.join('')}</linearGradient></defs>`;
}

/** A soft light without an edge. */
export function halo(x: number, y: number, radius: number, color: string, strength = 0.8): string {
  const id = `halo-${Math.round(x)}-${Math.round(y)}-${Math.round(radius)}`;
  return `<defs><radialGradient id="${id}"><stop offset="0" stop-color="${color}" stop-opacity="${strength}"/><stop offset="0.4" stop-color="${color}" stop-opacity="${strength * 0.42}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient></defs><circle cx="${x}" cy="${y}" r="${radius}" fill="url(#${id})"/>`;
}

/** The paper's grain on what is drawn only, for pictures without a ground. */
const grained = `
<filter id="grained" filterUnits="userSpaceOnUse" x="0" y="0" width="4000" height="4000" color-interpolation-filters="sRGB">
<feTurbulence type="fractalNoise" baseFrequency="0.55 0.6" numOctaves="2" seed="7"/>
<feColorMatrix values="0.33 0.33 0.33 0 0 0.33 0.33 0.33 0 0 0.33 0.33 0.33 0 0 0 0 0 0 0.22" result="grain"/>
<feBlend in="grain" in2="SourceGraphic" mode="soft-light"/><feComposite in2="SourceAlpha" operator="in" result="fine"/>
<feTurbulence type="fractalNoise" baseFrequency="0.006 0.018" numOctaves="3" seed="3"/>
<feColorMatrix values="0.33 0.33 0.33 0 0 0.33 0.33 0.33 0 0 0.33 0.33 0.33 0 0 0 0 0 0 0.2" result="fiber"/>
<feBlend in="fiber" in2="fine" mode="soft-light"/><feComposite in2="SourceAlpha" operator="in"/>
</filter>`;

/** The SVG document of a picture, with the paper's grain over it. */
export function toSvg({ width, height, isCutout = false, draw }: Picture): string {
  const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`;
  if (isCutout)
    return `${open}<defs>${filters}${grain}${grained}</defs><g filter="url(#grained)"><rect width="${width}" height="${height}" fill="none"/>${draw()}</g></svg>`;
  const cover = (filter: string, opacity: number) =>
    `<rect width="${width}" height="${height}" filter="url(#${filter})" opacity="${opacity}" style="mix-blend-mode:soft-light"/>`;
  return `${open}<defs>${filters}${grain}</defs>${draw()}${cover('fiber', 0.2)}${cover('grain', 0.22)}</svg>`;
}
