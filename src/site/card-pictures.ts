import { articles } from '@/content/blog';
import { transformations } from '@/content/gallery';
import { winners } from '@/content/gallery/winner-list';
import { people } from '@/content/groomers/people';
import { homeHero } from '@/content/home/home-hero';
import { neighborhoodPhotoAlt } from '@/content/locations/neighborhood-photos';
import { servicePhoto } from '@/content/services/service-photos';

/** Close-up: only the bottom of the picture matters. */
export const heroScene = {
  picture: 'photos/hero-tall',
  pictured: homeHero.scene.alt,
  isClose: true,
};

export const heroPet = { picture: 'photos/hero-pet', pictured: homeHero.pet.alt };

export function portrait(id: keyof typeof people) {
  return { picture: `groomers/photos/${id}`, pictured: people[id].portrait.alt };
}

export function servicePicture(slug: string) {
  return { picture: `services/packages/photos/${slug}`, pictured: servicePhoto(slug).alt };
}

export function areaPicture(slug: string) {
  const pictured = neighborhoodPhotoAlt(slug);
  return pictured ? { picture: `photos/neighborhood-${slug}`, pictured } : heroScene;
}

export function articlePicture(slug: string) {
  const pictured = bySlug(articles, slug)?.pictureAlt ?? '';
  return { picture: `blog/articles/photos/${slug}`, pictured };
}

export function afterPicture(slug: string) {
  const pictured = bySlug(transformations, slug)?.afterAlt ?? '';
  return { picture: `gallery/transformations/photos/${slug}-after`, pictured };
}

export function winnerPicture(slug: string) {
  const pictured = bySlug(winners, slug)?.imageAlt ?? '';
  return { picture: `gallery/winners/photos/${slug}`, pictured };
}

function bySlug<Item extends { slug: string }>(items: readonly Item[], slug: string) {
  return items.find((item) => item.slug === slug);
}
