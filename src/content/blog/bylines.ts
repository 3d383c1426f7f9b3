import { namedCertificates } from '../groomers/certificates';
import { people } from '../groomers/people';

/**
 * A few lines about those who write and review, by the slug of their card. Apart from `authors`, so that
 * lists of articles do not load them.
 */
export const bylines: Readonly<Record<string, string>> = {
  [people.maren.slug]:
    `Maren groomed show Poodles for nine years before she put a tub in a van. She’s the one who talks people out of shaving their Goldens.${certified('maren')}`,
  [people.dev.slug]:
    `Dev groomed shelter dogs nobody else could touch, and grooms our puppies and our worriers now. He keeps a list of what each dog is afraid of.${certified('dev')}`,
  [people.june.slug]:
    `June was a veterinary technician for twelve years before she groomed cats. She reads a tail from across the van.${certified('june')}`,
};

/** The first certificate of a groomer, as one more sentence. */
function certified(id: keyof typeof people): string {
  const [first] = namedCertificates(id);
  return first ? ` ${first}.` : '';
}
