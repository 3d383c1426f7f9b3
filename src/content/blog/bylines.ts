import { people } from '../groomers/people';

/**
 * Bylines are found by the slug of their card. They have a file of their own, so that lists of articles do not load
 * them.
 */
export const bylines: Readonly<Record<string, string>> = {
  [people.maren.slug]:
    'Maren groomed show Poodles for nine years before she put a tub in a van. She’s the one who talks people out of shaving their Goldens.',
  [people.dev.slug]:
    'Dev groomed shelter dogs nobody else could touch, and grooms our puppies and our worriers now. He keeps a list of what each dog is afraid of.',
  [people.june.slug]:
    'June worked at a vet’s for twelve years before she groomed cats. She reads a tail from across the van.',
};
