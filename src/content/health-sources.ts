type HealthClaim = {
  /** What the site says, in short. */
  readonly claim: string;
  /** Words by which the claim is found in the records. */
  readonly words: RegExp;
  readonly source: { readonly title: string; readonly url: string };
};

/**
 * Where claims about health and law come from, for whoever changes them. No page shows this list;
 * articles name their own sources.
 */
export const healthSources: readonly HealthClaim[] = [
  {
    claim: 'A carrier that is always out, with a blanket, frightens a cat less',
    words: /Leave the carrier out with a blanket/,
    source: {
      title: 'Carrier comfort, University of Florida Health, Animal Airwaves',
      url: 'http://news.health.ufl.edu/2014/22697/multimedia/animal-airwaves/carrier-comfort/',
    },
  },
  {
    claim: 'Flea products for dogs can poison cats (permethrin)',
    words: /cat-safe product, never a dog’s/,
    source: {
      title: 'Some canine anti-flea products are toxic to cats, SmartBrief',
      url: 'https://www.smartbrief.com/branded/D5B61895-8343-46AE-9E8D-69BF8059ECA6/D60D51B8-BF23-48EF-98C9-61C69094492F',
    },
  },
  {
    claim: 'Walking wears the rear nails more than the front ones',
    words: /wears the rear nails down and leaves the front ones and the dewclaws long/,
    source: {
      title: 'A Total K9, a groomer’s observations, November 21, 2017 (opinions differ)',
      url: 'https://www.voofla.com/US/Maple-Valley/1458016267834956/A-Total-K9',
    },
  },
  {
    claim: 'Dewclaws seldom touch the ground and grow long',
    words: /leaves the front ones and the dewclaws long/,
    source: {
      title: 'All about dewclaws, PetEdge',
      url: 'https://www.petedge.com/blog/all-about-dewclaws/',
    },
  },
];
