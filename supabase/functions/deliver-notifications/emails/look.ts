import { bandGradient, brandColors } from '../../_shared/business/brand-colors.ts';

const { dusk, plum, rose, copper, peach, accent, paper, card, line, muted, spruce, amber } =
  brandColors;

/** Each part of an email has its colors by day, then those of a dark mail program. */
export const looks = {
  page: { background: [paper, dusk], color: [dusk, paper] },
  card: { background: [card, plum], 'border-color': [line, rose] },
  text: { color: [dusk, paper] },
  muted: { color: [muted, line] },
  link: { color: [accent.deep, peach] },
  button: {
    background: [accent.DEFAULT, peach],
    'border-color': [accent.DEFAULT, peach],
    color: [card, dusk],
  },
  'on-button': { background: [accent.DEFAULT, peach], color: [card, dusk] },
  rule: { 'border-color': [line, rose] },
  notch: { background: [paper, dusk], 'border-color': [line, rose] },
  leaf: { background: [accent.DEFAULT, peach], color: [card, dusk] },
  'leaf-gone': { background: [muted, line], color: [card, dusk] },
  waiting: { 'border-color': [accent.DEFAULT, peach], color: [accent.deep, peach] },
  good: { 'border-color': [spruce.DEFAULT, spruce.soft], color: [spruce.DEFAULT, spruce.soft] },
  gone: { 'border-color': [muted, line], color: [muted, line] },
  calm: { background: [spruce.soft, dusk], 'border-color': [spruce.DEFAULT, spruce.soft] },
  attention: { background: [amber.soft, dusk], 'border-color': [amber.DEFAULT, peach] },
} as const satisfies Record<string, Record<string, readonly [string, string]>>;

export type Look = keyof typeof looks;

/** Colors by day are inline, because some mail programs drop style sheets; those of the night cannot be. */
export function paint(look: Look, style = ''): string {
  const colors = Object.entries(looks[look]).map(([name, [byDay]]) => `${name}:${byDay}`);
  return `class="${look}" style="${[...colors, style].filter(Boolean).join(';')}"`;
}

const night = Object.entries(looks).map(([look, colors]) => {
  const rules = Object.entries(colors).map(([name, [, dark]]) => `${name}:${dark}!important`);
  return [`.${look}`, `{${rules.join(';')}}`] as const;
});

// Outlook's apps know no media query, and mark what they have darkened themselves.
export const styleSheet = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}h1,h2{text-wrap:balance}',
  `@media (prefers-color-scheme:dark){${night.map((rule) => rule.join('')).join('')}[src]{opacity:.8}}`,
  night.map(([name, rules]) => `[data-ogsc] ${name},[data-ogsb] ${name}${rules}`).join(''),
].join('\n');

export const display = 'font-family:Fraunces,Georgia,serif;font-weight:600';
export const sans = "font-family:Figtree,system-ui,-apple-system,'Segoe UI',Roboto,sans-serif";
export const wraps = 'overflow-wrap:anywhere;word-break:break-word';

/** Shows behind the words of a picture that is not loaded. */
export const band = `background:${plum};background-image:${bandGradient(82, 118)};color:${card}`;

export const strip = `background:${copper};background-image:linear-gradient(90deg,${rose},${copper},${peach})`;
