import type { Kit } from '../kit.ts';
import type { Neck } from '../wears.ts';

/** The papers of a coat. What else a breed needs, it mixes from these. */
export type Papers = {
  coat: string;
  light: string;
  ear: string;
  innerEar?: string;
  muzzle?: string;
  chest?: string;
  /** Around the eyes. */
  mask?: string;
  /** Up the middle of the face. */
  blaze?: string;
  /** The back of a pet of several colors. */
  saddle?: string;
  /** Spots above a dog's eyes, and the cheeks of the same paper. */
  points?: string;
  /** The wool of an unkempt coat: what is shed, or a puppy's fluff. */
  undercoat?: string;
  stripes?: string;
  bridge?: string;
  lid?: string;
  iris?: string;
  /** The far eye, where it differs. */
  farIris?: string;
  nose?: string;
  whisker?: string;
  /** Half the height of an eye, where it differs from the breed's. */
  eyeSize?: number;
  /** Half the distance between the eyes and their height, where they differ from the breed's. */
  eyesAt?: readonly [apart: number, y: number];
  /** The share of the eye that the lid covers, and the degrees by which its outer corner hangs. */
  shut?: number;
  droop?: number;
  /** How far the tongue hangs out. */
  tongue?: number;
};

/** A breed: its bust around the neck's middle, and its head around 0,0 between crown and chin. */
export type Breed = {
  bust: (kit: Kit, papers: Papers) => string;
  head: (kit: Kit, papers: Papers) => string;
  neck: Neck;
};
