import image from './photos/not-found?picture';

export const notFoundPicture = {
  image,
  alt: 'Our van on a road at dusk, its headlights on a sign that reads 404, a Poodle at the window',
} as const;
