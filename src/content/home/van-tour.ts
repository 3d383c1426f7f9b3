import image from '../photos/van-inside?picture';

export const vanInside = {
  image,
  alt: 'The van cut open: June brushes an old Golden Retriever on the low table, between the tub and a window',
} as const;

export const vanTour = [
  {
    title: 'Warm tub',
    text: 'Waist-high, with a ramp for dogs who would rather not be lifted. The water is warm before your pet is in it.',
  },
  {
    title: 'Low table',
    text: 'It goes down to the floor and comes up slowly. Senior dogs walk on and lie down while we work.',
  },
  {
    title: 'Quiet dryer',
    text: 'A quiet setting for nervous pets, a stronger one for heavy coats, always by hand. There are no cage dryers in the van.',
  },
  {
    title: 'Clean towels',
    text: 'A fresh stack for every pet, and tools disinfected between visits.',
  },
  {
    title: 'Our own water',
    text: 'A fresh tank and a waste tank. We never hook up to your house.',
  },
  {
    title: 'Our own power',
    text: 'Batteries run the lights, the dryer and the heat, so there’s no cord across your sidewalk.',
  },
  {
    title: 'A window on your street',
    text: 'Daylight for us and a view for your pet. Heated in January, cooled in July.',
  },
] as const;
