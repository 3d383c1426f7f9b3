import pet from '../photos/hero-pet?picture';
import tall from '../photos/hero-tall?picture';
import wide from '../photos/hero-wide?picture';

export const homeHero = {
  scene: {
    tall,
    wide,
    alt: 'The grooming van outside a small house at sunset, mountains behind it',
  },
  pet: { image: pet, alt: 'A freshly groomed dog, looking at you' },
} as const;
