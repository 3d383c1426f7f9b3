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
    text: 'I stood at the back window the whole visit because he usually shakes. He didn’t this time. Nobody seemed to mind me standing there.',
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
    text: 'She has bitten two groomers before. It took two visits to get all the mats out, and they explained why they stopped the first time. Nobody was hurt.',
  },
  {
    name: 'Tom and Abby V.',
    location: 'Littleton',
    rating: 5,
    isDemonstration: true,
    petImage: walter,
    petImageAlt: 'Tom and Abby’s old Norfolk Terrier with a full mustache',
    text: 'He is fourteen and deaf, so we were a little worried. They touched his shoulder before each new thing. We’ll book again.',
  },
] as const;
