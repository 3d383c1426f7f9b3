import { serviceAreas } from '.';
import { serviceZone, type ServiceZone } from './service-zips';

export type ZipAnswer = { zone: ServiceZone; areas: string; title: string; text: string };

const listOfNames = new Intl.ListFormat('en-US', { type: 'conjunction' });

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
  return { zone, areas, ...words[zone](areas || zip) };
}

function areaNames(zip: string): string {
  return listOfNames.format(
    serviceAreas.filter(({ zips }) => zips.includes(zip)).map(({ name }) => name),
  );
}

const words = {
  core: (place: string) => ({
    title: `We come to ${place}`,
    text: 'Inside our everyday area: no travel fee.',
  }),
  extended: (place: string) => ({
    title: `We come to ${place}`,
    text: 'More than 25 minutes from our base, so a travel fee is possible. We tell you before you confirm.',
  }),
  ask: (place: string) => ({
    title: `We’re not sure about ${place} yet`,
    text: 'We may well be able to reach you. Send the request anyway and we will check and tell you.',
  }),
};
