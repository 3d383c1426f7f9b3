import type { Picture } from '../paper/sheet.ts';
import { article } from './articles/article.ts';
import { creekside } from './articles/cherry-creek-dog-spots.ts';
import { firstGroom } from './articles/first-grooming-prep.ts';
import { mobileOrSalon } from './articles/mobile-vs-salon-grooming.ts';
import { fourSeasons } from './articles/seasonal-grooming-tips.ts';
import { needsGrooming } from './articles/signs-your-dog-needs-grooming.ts';
import { whenCats } from './articles/when-cats-need-grooming.ts';

/** One picture for each article of the blog. */
export const articlePictures: readonly Picture[] = [
  article('cherry-creek-dog-spots', creekside),
  article('first-grooming-prep', firstGroom),
  article('mobile-vs-salon-grooming', mobileOrSalon),
  article('seasonal-grooming-tips', fourSeasons),
  article('signs-your-dog-needs-grooming', needsGrooming),
  article('when-cats-need-grooming', whenCats),
];
