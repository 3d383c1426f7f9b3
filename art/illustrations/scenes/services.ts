import type { Picture } from '../paper/sheet.ts';
import { catGrooming } from './services/cat-grooming.ts';
import { fullGroom } from './services/full-groom.ts';
import { puppyCut } from './services/puppy-cut.ts';
import { seniorCare } from './services/senior-care.ts';
import { spaBath } from './services/spa-bath.ts';
import { service } from './services/van-room.ts';

/** One picture for each package. */
export const servicePictures: readonly Picture[] = [
  service('full-groom', fullGroom),
  service('spa-bath', spaBath),
  service('puppy-cut', puppyCut),
  service('senior-care', seniorCare),
  service('cat-grooming', catGrooming),
];
