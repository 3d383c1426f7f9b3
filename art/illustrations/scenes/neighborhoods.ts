import type { Picture } from '../paper/sheet.ts';
import { capitolHill } from './neighborhoods/capitol-hill.ts';
import { cherryCreek } from './neighborhoods/cherry-creek.ts';
import { neighborhood } from './neighborhoods/street.ts';
import { highlands } from './neighborhoods/highlands.ts';
import { rino } from './neighborhoods/rino.ts';
import { washPark } from './neighborhoods/wash-park.ts';

/** One picture for each neighborhood with a page, each at an hour of its own. */
export const neighborhoodPictures: readonly Picture[] = [
  neighborhood('cherry-creek', cherryCreek),
  neighborhood('capitol-hill', capitolHill),
  neighborhood('highlands', highlands),
  neighborhood('wash-park', washPark),
  neighborhood('rino', rino),
];
