import { policy } from '@shared/policy';
import { travelFeeWords } from '@shared/policy-words';
import { serviceAreas } from '.';
import { serviceZone, type ServiceZone } from '@shared/service-zips';

/** How good the news of a zone is. */
const tones = { core: 'good', extended: 'care', ask: 'plain' } as const satisfies Record<
  ServiceZone,
  string
>;

/** What a visitor reads about a ZIP; `areas` names its areas as a sentence does, or is empty. */
export type ZipAnswer = {
  zone: ServiceZone;
  areas: string;
  tone: (typeof tones)[ServiceZone];
  title: string;
  text: string;
};

// British lists leave out the comma before "and", as the words of this site do.
const lists = new Intl.ListFormat('en-GB');

/**
 * Tells a visitor whether we come to a ZIP: yes, yes with a possible travel fee, or not sure.
 * Never a refusal. Takes what was typed (`80209`, `80209-1234`, `802091234`); gives `undefined`
 * until it is a whole ZIP.
 */
export function zipAnswer(typed: string): ZipAnswer | undefined {
  const zip = /^\s*(\d{5})(?:[-\s]?\d{4})?\s*$/.exec(typed)?.[1];
  if (!zip) return undefined;
  const zone = serviceZone(zip);
  const areas = areaNames(zip);
  // Where we are not sure about the ZIP, we may well be sure about the area around it.
  const place = zone === 'ask' ? zip : areas || zip;
  return { zone, areas, tone: tones[zone], ...words[zone](place) };
}

function areaNames(zip: string): string {
  return lists.format(
    serviceAreas.filter(({ zips }) => zips.includes(zip)).map(({ name }) => name),
  );
}

// Where nobody has set a range, a fee is not claimed for a place we may not even reach.
const feeIfDecided = policy.travelFee.ask ? ` ${travelFeeWords('ask')}` : '';

const words = {
  core: (place: string) => ({
    title: `We come to ${place}`,
    text: 'You’re in our everyday area, so there’s no travel fee.',
  }),
  extended: (place: string) => ({
    title: `We come to ${place}`,
    text: `It’s a longer drive for us. ${travelFeeWords('extended')}`,
  }),
  ask: (place: string) => ({
    title: `We’re not sure about ${place} yet`,
    text: `We may still be able to get to you. Text us first, or send a request and we’ll check.${feeIfDecided}`,
  }),
};
