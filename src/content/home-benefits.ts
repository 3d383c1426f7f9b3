/** Why choose at-home grooming: four reasons, the plainest first. */
export const homeBenefits = [
  {
    title: 'No car, no carrier marathon',
    text: 'The walk from your door to ours is usually under a minute. A dog who throws up on I-25 has nothing to dread.',
  },
  {
    title: 'One pet in the van',
    text: 'Nobody barks in the next cage, because there are no cages. Your groomer has two hands and one animal to think about.',
  },
  {
    title: 'Start to finish, in one go',
    text: 'Bath, dryer and haircut follow each other without a wait in between. Most pets are home again in 60 to 90 minutes.',
  },
  {
    title: 'A person who knows the coat',
    text: 'We note the cowlick, the ticklish foot and the blade we used, so the next visit picks up where this one ended.',
  },
] as const;
