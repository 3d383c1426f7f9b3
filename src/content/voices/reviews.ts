import gus from '../gallery/photos/happy-gus?picture';
import mochi from '../gallery/photos/happy-mochi?picture';
import tofu from '../gallery/photos/happy-tofu?picture';
import walter from '../gallery/photos/happy-walter?picture';

/** Each rated 5. Replace the demonstration's with real quotes that you may publish. */
export const reviews = [
  {
    name: 'Elena M.',
    location: 'Wash Park',
    rating: 5,
    isDemonstration: true,
    petImage: tofu,
    petImageAlt: 'Elena’s Bichon Frise, white and perfectly round',
    text: 'Our Bichon shakes in salons. In the van he leaned into the comb. I could see him through the back window the entire time, and nobody minded me standing there.',
  },
  {
    name: 'Darnell P.',
    location: 'Central Park',
    rating: 5,
    isDemonstration: true,
    petImage: gus,
    petImageAlt: 'Darnell’s Bernese Mountain Dog with a shining black back',
    text: 'The text said fifteen minutes and it was fourteen. They told me the price for his coat before they started, and that was the price.',
  },
  {
    name: 'Mei-Lin C.',
    location: 'Capitol Hill',
    rating: 5,
    isDemonstration: true,
    petImage: mochi,
    petImageAlt: 'Mei-Lin’s Himalayan cat, combed until airy',
    text: 'My cat had bitten two groomers. This one read her, took a break when the tail started, and finished with every mat out and nobody hurt.',
  },
  {
    name: 'Tom and Abby V.',
    location: 'Littleton',
    rating: 5,
    isDemonstration: true,
    petImage: walter,
    petImageAlt: 'Tom and Abby’s old Norfolk Terrier with a full mustache',
    text: 'He is fourteen and deaf. They touched his shoulder before each new thing, every time. A small thing, and it made the day easier for all three of us.',
  },
] as const;
