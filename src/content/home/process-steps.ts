import arrival from '../photos/visit-arrival?picture';
import greeting from '../photos/visit-greeting?picture';
import groom from '../photos/visit-groom?picture';
import home from '../photos/visit-home?picture';
import { arrivalMinutes } from '@shared/time/hours';

export const processSteps = [
  {
    title: 'Arrival & Setup',
    image: arrival,
    text: `We text when we’re ${arrivalMinutes} minutes away, park at your curb or in your driveway, warm up the van and lay out clean towels. We bring the water and the power.`,
  },
  {
    title: 'Meet & Greet',
    image: greeting,
    text: 'We come to your door, let your pet sniff us first, check the coat with you, and agree on length and price. Then you walk out to the van with us.',
  },
  {
    title: 'Gentle Grooming',
    image: groom,
    text: 'One pet, one groomer, no cages. Your pet sets the pace, and we stop for breaks.',
  },
  {
    title: 'Final Touches',
    image: home,
    text: 'Nails, ears and a last comb-through. Then a clean, dry pet at your door, with tips for coat and skin care until next time.',
  },
] as const;
