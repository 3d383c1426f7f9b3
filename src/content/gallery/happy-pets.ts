import { picturesIn } from '../pictures';

type HappyPet = {
  /** The name of the picture's file, after `happy-`. */
  readonly photo: string;
  readonly title: string;
  readonly description: string;
  readonly petType: 'dog' | 'cat';
  /** What the picture shows, in words. */
  readonly image: string;
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
    photo: 'pickle',
    title: 'Pickle, after the bath',
    description: 'Beagle. Smelled of deer at nine, of oats at ten. He preferred nine.',
    petType: 'dog',
    image: 'Pickle, a tricolor Beagle with a glossy coat',
  },
  {
    photo: 'noodle',
    title: 'Noodle and the good ear day',
    description: 'Cocker Spaniel. Two long ears, combed from the tips up without one yelp.',
    petType: 'dog',
    image: 'Noodle, a golden Cocker Spaniel with combed silky ears',
  },
  {
    photo: 'clementine',
    title: 'Clementine holds court',
    description: 'Ragdoll. Went limp on the mat, as advertised.',
    petType: 'cat',
    image: 'Clementine, a cream Ragdoll cat with blue eyes',
  },
  {
    photo: 'gus',
    title: 'Gus, minus a winter',
    description: 'Bernese. Four trash bags of undercoat, one very light step.',
    petType: 'dog',
    image: 'Gus, a Bernese Mountain Dog with a shining black coat',
  },
  {
    photo: 'tofu',
    title: 'Tofu’s round head',
    description: 'Bichon Frise. The circle took longer than the rest of him.',
    petType: 'dog',
    image: 'Tofu, a white Bichon Frise with a perfectly round head',
  },
  {
    photo: 'sergeant',
    title: 'Sergeant, at ease',
    description: 'Rescue, breed unknown. First groom ever; leaned in at minute twelve.',
    petType: 'dog',
    image: 'Sergeant, a wiry brown rescue dog with soft eyes',
  },
  {
    photo: 'olive',
    title: 'Olive’s quiet feet',
    description: 'Domestic shorthair. Nails only, eleven minutes, home before the kettle.',
    petType: 'cat',
    image: 'Olive, a black shorthair cat with green eyes and a copper collar',
  },
  {
    photo: 'peaches',
    title: 'Peaches in her first bow',
    description: 'Pomeranian puppy. Tried to eat the bow, then wore it all week.',
    petType: 'dog',
    image: 'Peaches, an orange Pomeranian puppy with a small bow',
  },
  {
    photo: 'walter',
    title: 'Walter keeps his mustache',
    description: 'Brussels Griffon. Everything shorter, he said, but not that.',
    petType: 'dog',
    image: 'Walter, a red Brussels Griffon with a full mustache and a long pale beard',
  },
  {
    photo: 'juno',
    title: 'Juno after the snow',
    description: 'Great Pyrenees. Road salt rinsed off, double dewclaws trimmed on both hind feet.',
    petType: 'dog',
    image: 'Juno, a white Great Pyrenees with a brushed mane',
  },
  {
    photo: 'mochi',
    title: 'Mochi, un-knotted',
    description: 'Himalayan. Five small mats out by hand, no clipper, one long stare.',
    petType: 'cat',
    image: 'Mochi, a Himalayan cat with a dark face and airy fur',
  },
  {
    photo: 'hank-and-dolly',
    title: 'Hank and Dolly, in that order',
    description: 'Two Dachshunds, one visit. She waited on the porch and supervised.',
    petType: 'dog',
    image: 'Hank and Dolly, two smooth red Dachshunds side by side',
  },
];

/** Pets on the curb after a visit. Demonstration content. */
export const happyPets = pets.map((pet) => ({ ...pet, picture: picture(`happy-${pet.photo}`) }));
