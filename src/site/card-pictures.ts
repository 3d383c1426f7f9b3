import { articles } from '@/content/blog';
import { transformations, winners } from '@/content/gallery';
import { people } from '@/content/groomers/people';
import { homeHero } from '@/content/home-hero';
import { neighborhoodPhotoAlt } from '@/content/locations/neighborhood-photos';
import { servicePhoto } from '@/content/services/service-photos';

/** What the home page opens with, from close up: only the foot of the picture counts. */
export const evening = {
  picture: 'photos/hero-tall.webp',
  pictured: 'The grooming van outside a small house at sunset, mountains behind it',
  isClose: true,
};

/** The pet of the home page. */
export const heroPet = { picture: 'photos/hero-pet.webp', pictured: homeHero.pet.alt };

/** A groomer, by the name of their record. */
export function portrait(id: keyof typeof people) {
  return { picture: `photos/groomer-${id}.webp`, pictured: people[id].portrait.alt };
}

/** A pet in the care of a package. */
export function servicePicture(slug: string) {
  return { picture: `services/packages/photos/${slug}.webp`, pictured: servicePhoto(slug).alt };
}

/** A neighborhood's own view; the evening for any other area. */
export function areaPicture(slug: string) {
  const pictured = neighborhoodPhotoAlt(slug);
  return pictured ? { picture: `photos/neighborhood-${slug}.webp`, pictured } : evening;
}

/** The picture that an article opens with. */
export function articlePicture(slug: string) {
  const pictured = bySlug(articles, slug)?.pictureAlt ?? '';
  return { picture: `blog/articles/photos/${slug}.webp`, pictured };
}

/** A pet after its groom. */
export function afterPicture(slug: string) {
  const pictured = bySlug(transformations, slug)?.afterAlt ?? '';
  return { picture: `gallery/transformations/photos/${slug}-after.webp`, pictured };
}

/** A pet of the month. */
export function winnerPicture(slug: string) {
  const pictured = bySlug(winners, slug)?.imageAlt ?? '';
  return { picture: `gallery/winners/photos/${slug}.webp`, pictured };
}

function bySlug<Item extends { slug: string }>(items: readonly Item[], wanted: string) {
  return items.find(({ slug }) => slug === wanted);
}
