/** How every visit goes, whatever the package. */
export const processSteps = [
  {
    title: 'Arrival & Setup',
    text: 'You get a text 15 minutes ahead. We park at your curb or in your driveway, warm the van and lay out clean towels. Water and power come with us.',
  },
  {
    title: 'Meet & Greet',
    text: 'We come to your door, let your pet sniff first, feel the coat together and agree on length and price.',
  },
  {
    title: 'Gentle Grooming',
    text: 'One pet, one groomer, no cages. We work at the pace your pet sets and stop when it needs a break.',
  },
  {
    title: 'Final Touches',
    text: 'Nails, ears and a last comb-through. Then a dry pet at your door, and a word about coat and skin until next time.',
  },
] as const;
