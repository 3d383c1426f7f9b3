import { place, type Picture } from '../paper/sheet.ts';
import { backdrop, foreground, type Motif } from './backdrop.ts';
import type { Breed, Papers } from './breeds/breed.ts';
import type { Hue } from './hues.ts';
import { kitFor, type Kit, type State } from './kit.ts';
import { worn, type Wear } from './wears.ts';

const size = { width: 1200, height: 1200 } as const;

/** A pet's picture from the breast up. */
export type Bust = {
  breed: Breed;
  papers: Papers;
  hue: Hue;
  motif: Motif;
  /** Degrees by which the head turns to the right, and tilts. */
  yaw?: number;
  roll?: number;
  scale?: number;
  at?: readonly [x: number, y: number];
  flip?: boolean;
  wears?: readonly Wear[];
  /** A whole body instead of the bust, in pixels of the picture; `at` and `scale` are the head's. */
  body?: (kit: Kit, papers: Papers) => string;
  /** Papers that are others before the groom, such as a chest full of mud. */
  unkempt?: Partial<Papers>;
  /** The share of dust in the body's papers before the groom, the head takes half: less in a dark coat. */
  dull?: number;
  /** What one state has, such as a ribbon on the head or what hangs in an unkempt coat. */
  onHead?: (state: State) => string;
  onBody?: (state: State) => string;
};

function figure(pet: Bust, state: State): string {
  const { breed, yaw = 18, roll = -4, scale = 1.1, at = [625, 505], flip = false } = pet;
  const { wears = [], onHead, onBody } = pet;
  const papers = state === 'before' ? { ...pet.papers, ...pet.unkempt } : pet.papers;
  const body = kitFor(state, yaw * 0.5, pet.dull);
  const shown = wears.filter(({ kind }) => state === 'after' || kind === 'collar');
  const head = place(
    { x: 0, y: 0, turn: roll },
    breed.head(kitFor(state, yaw, (pet.dull ?? 0.24) * 0.5), papers),
    onHead?.(state) ?? '',
  );
  const placed = { x: at[0], y: at[1], scale };
  const drawn = pet.body
    ? pet.body(body, papers) + (onBody?.(state) ?? '') + place(placed, head)
    : place(
        placed,
        place(
          { x: -30, y: 160 },
          breed.bust(body, papers),
          onBody?.(state) ?? '',
          ...shown.map((wear) => worn(wear, breed.neck, body.tone(papers.coat))),
        ),
        head,
      );
  return flip ? place({ x: size.width, y: 0, flip: true }, drawn) : drawn;
}

/** One picture of one or more pets; the first says where they are. */
export const portrait = (file: string, ...pets: [Bust, ...Bust[]]): Picture => ({
  ...size,
  file: `${file}.webp`,
  draw: () => scene(pets, 'after'),
});

/** One pet without a ground. */
export const cutout = (file: string, pet: Bust): Picture => ({
  ...size,
  file: `${file}.webp`,
  isCutout: true,
  draw: () => figure(pet, 'after'),
});

function scene(pets: [Bust, ...Bust[]], state: State): string {
  const [{ hue, motif, body }] = pets;
  const figures = pets.map((pet) => figure(pet, state));
  const plants = foreground(hue, motif);
  return [backdrop(hue, motif), ...(body ? [plants, ...figures] : [...figures, plants])].join('');
}

/** Both pictures of one pose. */
export const pair = (file: string, pet: Bust): Picture[] =>
  (['before', 'after'] as const).map((state) => ({
    ...size,
    file: `${file}-${state}.webp`,
    draw: () => scene([pet], state),
  }));
