import { expect, test } from 'vitest';
import { faqGroups } from './faqs';
import { homeServices } from './home/home-services';
import { catReasons } from './locations/cat-copy';
import { safety } from './safety';
import { addOnNotes } from './services/add-on-notes';
import { reviews } from './voices/reviews';

type HealthClaim = {
  readonly claim: string;
  /** Matches the claim in the records. */
  readonly words: RegExp;
  readonly source: { readonly title: string; readonly url: string };
};

/** Sources of claims about health and law, for editors; articles have their own. */
const healthSources: readonly HealthClaim[] = [
  {
    claim: 'A carrier that is always out, with a blanket, frightens a cat less',
    words: /Leave the carrier out with a blanket/,
    source: {
      title:
        'Getting your cat acclimated to the carrier, Cat Friendly Homes (feline veterinarians)',
      url: 'https://catfriendly.com/cat-comfortable-with-the-carrier/',
    },
  },
  {
    claim: 'A dog that was in toxic algae is rinsed, and a vet is called before any sign',
    words: /rinse your dog, keep it from licking its coat, and call a vet right away/,
    source: {
      title:
        'Cherry Creek Reservoir warns recreationists of toxic algae bloom, Denver7, quoting Colorado Parks and Wildlife',
      url: 'https://www.denver7.com/news/environment/cherry-creek-reservoir-warns-recreationists-of-toxic-algae-bloom-along-parts-of-lake-shoreline',
    },
  },
  {
    claim: 'Flat-faced pets and those with heart disease overheat more easily',
    words: /For flat-faced pets and heart patients, the dryer stays on cool and low/,
    source: {
      title: 'Hot Weather Safety Tips, ASPCA',
      url: 'https://www.aspca.org/pet-care/general-pet-care/hot-weather-safety-tips',
    },
  },
  {
    claim: 'Flea products for dogs can poison cats (permethrin)',
    words: /cat-safe product, never a dog’s/,
    source: {
      title: 'Permethrin-based flea products and cats, Hall Cat Veterinary',
      url: 'http://hallcatvet.blogspot.com/2010/01/dog-flea-and-tick-treatments-kill-cats.html',
    },
  },
  {
    claim: 'Walking often wears the rear nails more than the front ones',
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

const records = import.meta.glob<object>(
  ['./locations/{cities,neighborhoods}/*.ts', './gallery/{transformations,winners}/*.ts'],
  { eager: true, import: 'default' },
);
const packages = import.meta.glob<object>('./services/packages/*.ts', {
  eager: true,
  import: 'default',
});
const everything = JSON.stringify([
  Object.values(records),
  Object.values(packages),
  homeServices,
  catReasons,
  addOnNotes,
  reviews,
  safety,
  faqGroups,
]);

test.each(healthSources)('"$claim" is still said, and has a source', ({ words, source }) => {
  expect(everything).toMatch(words);
  expect(source.url).toMatch(/^https?:\/\/\S+$/);
});

// Claims that were taken back, since nobody had read a source for them: brushing every few weeks keeps
// plaque down, a bath helps against allergies, an absolute about stiff muscles or scratched floors.
test('what no source says is not said again', () => {
  expect(everything).not.toMatch(
    /slows plaque|allergies in the house|loosens stiff|won’t scratch/i,
  );
  expect(everything).not.toMatch(/two cones|save us the end|third warning/i);
});

// https://portal.dogsandscience.com/what-does-your-dog-s-yawning-behaviour-signify
test('a yawn, which is a sign of stress, is no sign of calm', () => {
  expect(everything).not.toMatch(/yawn/i);
});
