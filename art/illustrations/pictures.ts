import type { Picture } from './paper/sheet.ts';
import { portraitPictures } from './portraits/pictures.ts';
import { articlePictures } from './scenes/articles.ts';
import { catAtHomePicture } from './scenes/cat-at-home.ts';
import { figurePictures } from './scenes/figures.ts';
import { groomerPortraits } from './scenes/groomer-portraits.ts';
import { heroPictures } from './scenes/hero.ts';
import { notFoundPicture } from './scenes/not-found.ts';
import { neighborhoodPictures } from './scenes/neighborhoods.ts';
import { petHeads } from './scenes/pet-heads.ts';
import { regionPictures } from './scenes/regions.ts';
import { servicePictures } from './scenes/services.ts';
import { visitPictures } from './scenes/visit.ts';
import { teamPicture } from './scenes/team.ts';
import { vanInsidePicture } from './scenes/van-inside.ts';
import { closingVanPicture, vanPicture } from './scenes/van-scene.ts';

/** Every picture. */
export const pictures: readonly Picture[] = [
  ...heroPictures,
  ...groomerPortraits,
  ...servicePictures,
  vanPicture,
  closingVanPicture,
  teamPicture,
  vanInsidePicture,
  ...visitPictures,
  ...neighborhoodPictures,
  ...regionPictures,
  ...articlePictures,
  ...figurePictures,
  catAtHomePicture,
  notFoundPicture,
  ...petHeads,
  ...portraitPictures,
];
