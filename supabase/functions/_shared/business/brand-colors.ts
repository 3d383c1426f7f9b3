export const brandColors = {
  dusk: '#211733',
  plum: '#2b1b3f',
  rose: '#84385a',
  copper: '#c9653f',
  peach: '#f4c095',
  accent: { DEFAULT: '#b24e2b', deep: '#963e1f', soft: '#f8e9df' },
  paper: '#fbf7f1',
  card: '#ffffff',
  line: '#eaded1',
  edge: '#9a8b80',
  muted: '#655a6e',
  spruce: { DEFAULT: '#2d5b4e', soft: '#e5efea' },
  amber: { DEFAULT: '#7a4b06', soft: '#fbf0d9' },
  danger: { DEFAULT: '#a12130', deep: '#85192a', soft: '#fbe9e9' },
} as const;

/** In headers the last two colors begin at these percents of the width. */
export function bandGradient(rose: number, clay: number): string {
  return `linear-gradient(104deg, ${brandColors.dusk} 0%, #452549 45%, ${brandColors.rose} ${rose}%, #b4533f ${clay}%)`;
}
