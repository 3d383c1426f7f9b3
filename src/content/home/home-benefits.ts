import { durationWords } from '@/content/services/package-words';

export const homeBenefits = [
  {
    title: 'No car ride',
    text: 'The walk from your door to ours is usually under a minute. No dog has to get carsick on I-25.',
  },
  {
    title: 'One pet in the van',
    text: 'There are no cages and no barking neighbors. Your groomer has only your pet to think about.',
  },
  {
    title: 'No waiting around',
    text: `Bath, dryer, brush and nails, one after the other. Most pets are home again in ${durationWords('spa-bath')}. A full groom takes ${durationWords('full-groom')}.`,
  },
  {
    title: 'A groomer who knows the coat',
    text: 'We note the ticklish foot and the blade we used, and the next visit starts from there.',
  },
] as const;
