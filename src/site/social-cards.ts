import { displayPhone, paths } from './paths';
import { articles } from '@/content/blog';
import { transformations } from '@/content/gallery';
import { monthInWords } from '@/content/gallery/month-in-words';
import { winners } from '@/content/gallery/winner-list';
import { groomers } from '@/content/groomers';
import { people } from '@/content/groomers/people';
import { homeHero } from '@/content/home/home-hero';
import { serviceAreas } from '@/content/locations';
import { neighborhoodPhotoAlt } from '@/content/locations/neighborhood-photos';
import { services } from '@/content/services';
import { servicePhoto } from '@/content/services/service-photos';
import { joinNames } from '@shared/business/format';
import { lowestPrice } from '@shared/business/prices';
import { requestAnswerTime, workDays } from '@shared/time/hours';

export type SocialCard = {
  readonly path: string;
  readonly headline: string;
  readonly eyebrow: string;
  readonly fact?: string;
  /** A master picture in `src/content`, without its extension. */
  readonly picture: string;
  readonly pictured: string;
  /** Close-up: only the bottom of the picture matters. */
  readonly isClose?: boolean;
};

const heroScene = {
  picture: 'photos/hero-tall',
  pictured: homeHero.scene.alt,
  isClose: true,
};

const heroPet = { picture: 'photos/hero-pet', pictured: homeHero.pet.alt };

const lowest = Math.min(...services.map(({ prices }) => lowestPrice(prices)));

export const socialCards: readonly SocialCard[] = [
  {
    path: paths.home,
    eyebrow: 'Mobile dog and cat grooming',
    headline: 'The calm way to a good haircut',
    fact: 'At your curb in Denver',
    ...heroPet,
  },
  {
    path: paths.services,
    eyebrow: 'Packages and prices',
    headline: 'Dog and cat grooming at your door',
    fact: `from $${lowest}`,
    ...servicePicture('spa-bath'),
  },
  {
    path: paths.booking(),
    eyebrow: 'Three short steps',
    headline: 'Book your pet’s visit',
    fact: `Answered ${requestAnswerTime}, ${workDays}`,
    ...heroScene,
  },
  {
    path: paths.about,
    eyebrow: 'In Denver since 2020',
    headline: 'Three groomers, one van, one pet at a time',
    fact: `Meet ${joinNames(groomers.map(({ name }) => name.replace(/ .*/, '')))}`,
    ...portrait('maren'),
  },
  {
    path: paths.contact,
    eyebrow: 'Call, text or email',
    headline: 'Talk to a groomer',
    fact: displayPhone(),
    ...portrait('june'),
  },
  {
    path: paths.faq,
    eyebrow: 'FAQ',
    headline: 'Mobile grooming in Denver: your questions',
    fact: 'Prices, parking, nervous pets',
    ...portrait('dev'),
  },
  {
    path: paths.gallery,
    eyebrow: 'Before and after',
    headline: 'Same pet, fresh coat',
    fact: 'Dogs and cats of Denver',
    ...afterPicture('labradoodle-cherry-creek'),
  },
  {
    path: paths.blog,
    eyebrow: 'The blog',
    headline: 'Grooming advice from Denver groomers',
    fact: 'Coats, seasons, nervous pets',
    ...articlePicture('seasonal-grooming-tips'),
  },
  {
    path: paths.serviceAreas,
    eyebrow: 'Areas we serve',
    headline: 'Mobile dog grooming across Denver',
    fact: `${serviceAreas.length} neighborhoods and cities`,
    ...heroScene,
  },
  {
    path: paths.catGrooming,
    eyebrow: 'One cat at a time',
    headline: 'Mobile cat grooming in Denver',
    fact: 'No car ride, no barking',
    ...afterPicture('persian-cat-capitol-hill'),
  },
  {
    path: paths.sitemap,
    eyebrow: 'Sitemap',
    headline: 'Every page of this site',
    ...heroScene,
  },
  {
    path: paths.privacyPolicy,
    eyebrow: 'In plain words',
    headline: 'Privacy Policy',
    ...heroScene,
  },
  {
    path: paths.cookiePolicy,
    eyebrow: 'In plain words',
    headline: 'Cookie Policy',
    ...heroScene,
  },
  ...services.map(({ duration, prices, slug, title }) => ({
    path: paths.service(slug),
    eyebrow: 'At your door in Denver',
    headline: title,
    fact: `from $${lowestPrice(prices)}, ${duration}`,
    ...servicePicture(slug),
  })),
  ...serviceAreas.map(({ name, slug, zips }) => ({
    path: paths.location(slug),
    eyebrow: 'Mobile pet grooming in',
    headline: name,
    fact: `ZIP ${zips.slice(0, 4).join(', ')}`,
    ...areaPicture(slug),
  })),
  ...articles.map(({ author, category, readingTime, slug, title }) => ({
    path: paths.article(slug),
    eyebrow: category,
    headline: title,
    fact: `${author.name}, ${readingTime} read`,
    ...articlePicture(slug),
  })),
  ...transformations.map(({ breed, location, petName, service, slug }) => ({
    path: paths.transformation(slug),
    eyebrow: 'Before and after',
    headline: `${petName} the ${breed}`,
    fact: `${service} in ${location}`,
    ...afterPicture(slug),
  })),
  ...winners.map(({ breed, month, name, slug }) => ({
    path: paths.winner(slug),
    eyebrow: `Pet of the Month, ${monthInWords(month)}`,
    headline: name,
    fact: breed,
    ...winnerPicture(slug),
  })),
];

function portrait(id: keyof typeof people) {
  return { picture: `groomers/photos/${id}`, pictured: people[id].portrait.alt };
}

function servicePicture(slug: string) {
  return { picture: `services/packages/photos/${slug}`, pictured: servicePhoto(slug).alt };
}

function areaPicture(slug: string) {
  const pictured = neighborhoodPhotoAlt(slug);
  return pictured ? { picture: `photos/neighborhood-${slug}`, pictured } : heroScene;
}

function articlePicture(slug: string) {
  const pictured = bySlug(articles, slug)?.pictureAlt ?? '';
  return { picture: `blog/articles/photos/${slug}`, pictured };
}

function afterPicture(slug: string) {
  const pictured = bySlug(transformations, slug)?.afterAlt ?? '';
  return { picture: `gallery/transformations/photos/${slug}-after`, pictured };
}

function winnerPicture(slug: string) {
  const pictured = bySlug(winners, slug)?.imageAlt ?? '';
  return { picture: `gallery/winners/photos/${slug}`, pictured };
}

function bySlug<Item extends { slug: string }>(items: readonly Item[], slug: string) {
  return items.find((item) => item.slug === slug);
}
