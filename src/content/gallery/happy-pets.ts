import { picturesIn } from '../pictures';

type HappyPet = {
  readonly file: string;
  /** This pet came with the site and is nobody's. */
  readonly isDemonstration?: boolean;
  readonly title: string;
  readonly description: string;
  readonly imageAlt: string;
};

const picture = picturesIn(
  'gallery/photos',
  import.meta.glob<PictureFile>('./photos/happy-*.{webp,jpg,jpeg,png,avif}', {
    eager: true,
    import: 'default',
    query: '?picture',
  }),
);

const pets: readonly HappyPet[] = [
  {
    file: 'pickle',
    isDemonstration: true,
    title: 'Pickle, after the bath',
    description: 'Beagle. Smelled of deer at nine, of oats at ten. He preferred nine.',
    imageAlt: 'Pickle, a tricolor Beagle with a glossy coat',
  },
  {
    file: 'noodle',
    isDemonstration: true,
    title: 'Noodle and the good ear day',
    description: 'Cocker Spaniel. Two long ears, combed from the tips up, slowly.',
    imageAlt: 'Noodle, a golden Cocker Spaniel with combed silky ears',
  },
  {
    file: 'clementine',
    isDemonstration: true,
    title: 'Clementine holds court',
    description: 'Ragdoll. Fell asleep on the mat.',
    imageAlt: 'Clementine, a cream Ragdoll cat with blue eyes',
  },
  {
    file: 'gus',
    isDemonstration: true,
    title: 'Gus, minus a winter',
    description: 'Bernese. Gus left four trash bags of undercoat behind.',
    imageAlt: 'Gus, a Bernese Mountain Dog with a shining black coat',
  },
  {
    file: 'tofu',
    isDemonstration: true,
    title: 'Tofu’s round head',
    description: 'Bichon Frise. The circle took longer than the rest of him.',
    imageAlt: 'Tofu, a white Bichon Frise with a perfectly round head',
  },
  {
    file: 'sergeant',
    isDemonstration: true,
    title: 'Sergeant, at ease',
    description: 'Rescue, breed unknown. First groom ever; leaned in after ten minutes.',
    imageAlt: 'Sergeant, a wiry brown rescue dog with soft eyes, one ear up and one down',
  },
  {
    file: 'olive',
    isDemonstration: true,
    title: 'Olive’s quiet feet',
    description: 'Domestic shorthair. Nails only, eleven minutes, and home again.',
    imageAlt: 'Olive, a black shorthair cat with green eyes and a copper collar',
  },
  {
    file: 'peaches',
    isDemonstration: true,
    title: 'Peaches in her first bow',
    description: 'Pomeranian puppy. Tried to eat the bow, then wore it all week.',
    imageAlt: 'Peaches, an orange Pomeranian puppy with a small bow',
  },
  {
    file: 'walter',
    isDemonstration: true,
    title: 'Walter keeps his mustache',
    description: 'Norfolk Terrier. Everything shorter, he said, but not that.',
    imageAlt: 'Walter, a tan Norfolk Terrier with dark folded ears and a full pale mustache',
  },
  {
    file: 'juno',
    isDemonstration: true,
    title: 'Juno after the snow',
    description: 'Great Pyrenees. Road salt rinsed off, the extra claws on both hind feet trimmed.',
    imageAlt: 'Juno, a white Great Pyrenees with a brushed mane and a copper kerchief',
  },
  {
    file: 'mochi',
    isDemonstration: true,
    title: 'Mochi, un-knotted',
    description: 'Himalayan. Five small mats out by hand, no clipper, one long stare.',
    imageAlt: 'Mochi, a Himalayan cat with a dark face and airy fur',
  },
  {
    file: 'hank-and-dolly',
    isDemonstration: true,
    title: 'Hank and Dolly, in that order',
    description: 'Two Dachshunds, one visit. She waited on the porch and supervised.',
    imageAlt: 'Hank and Dolly, a black and tan Dachshund and a red one side by side, in collars',
  },
];

export const happyPets = pets.map((pet) => ({ ...pet, picture: picture(`happy-${pet.file}`) }));
