import type { TransformationStory, TransformationSummary } from '../transformation';

export const summary = {
  galleryOrder: 2,
  petName: 'Otto',
  breed: 'Miniature Schnauzer',
  petType: 'dog',
  location: 'Highlands Ranch',
  locationSlug: 'highlands-ranch',
  service: 'Full Groom',
  serviceSlug: 'full-groom',
  caption:
    'His beard had taken over. Now his back is short, his legs are squared, and you can see both eyebrows.',
  beforeAlt:
    'Otto before his groom: a gray Miniature Schnauzer with a stained beard and brows that have grown together with it',
  afterAlt: 'Otto after his groom: the same Schnauzer with a tidy beard and two separate brows',
  testimonial: {
    text: 'Dad says Otto looks like a retired judge. We asked for the same groomer next time.',
    author: 'Marcus, Highlands Ranch',
  },
} satisfies TransformationSummary;

export default {
  isDemonstration: true,
  title: 'Otto gets his eyebrows back in Highlands Ranch',
  month: '2024-09',
  size: 'small',
  services: [
    'Full Groom',
    'Schnauzer cut, clipped short on the back',
    'Beard washed and degreased',
    'Teeth Brushing',
  ],
  story: [
    'Otto’s family moved in spring and his groom was the thing that slipped. By September his brows met his beard, the beard held the day’s breakfast, and he had begun to bump into the same table leg.',
    'A schnauzer beard needs its own wash. We worked a degreasing shampoo through it twice with fingers, then rinsed until it squeaked. The hair on his back was clipped the way it grows, the legs left fuller and squared with scissors, and each brow was cut from the outer corner of the eye to a point so that he can see past it.',
    'He stood through the whole visit with his chin in a hand. The driveway faces the street, and he didn’t miss a single passing dog.',
  ],
  seoDescription:
    'Otto the Miniature Schnauzer from Highlands Ranch, before and after: a clean jacket, square legs, a washed beard and two eyebrows again.',
} satisfies TransformationStory;
