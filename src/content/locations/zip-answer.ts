import { serviceAreas } from '.';
import { joinNames } from '@shared/format';
import { policy, travelFeeWords } from '@shared/policy';
import { type ServiceZone, fiveDigits, serviceZone } from '@shared/service-zips';

const tones = { core: 'good', extended: 'care', ask: 'plain' } as const satisfies Record<
  ServiceZone,
  string
>;

export type ZipAnswer = {
  zone: ServiceZone;
  areas: string;
  tone: (typeof tones)[ServiceZone];
  title: string;
  text: string;
};

/** `undefined` until the ZIP is complete. Never a refusal. */
export function zipAnswer(typed: string): ZipAnswer | undefined {
  const zip = fiveDigits(typed);
  if (!zip) return undefined;
  const zone = serviceZone(zip);
  const areas = areaNames(zip);
  // We may be unsure about the ZIP, but sure about the area around it.
  const destination = zone === 'ask' ? zip : areas || zip;
  return { zone, areas, tone: tones[zone], ...messages[zone](destination) };
}

function areaNames(zip: string): string {
  return joinNames(serviceAreas.filter(({ zips }) => zips.includes(zip)).map(({ name }) => name));
}

// Without a set range, promise no fee for an area that we may not even reach.
const feeIfDecided = policy.travelFee.ask ? ` ${travelFeeWords('ask')}` : '';

const messages = {
  core: (destination: string) => ({
    title: `We come to ${destination}`,
    text: 'You’re in our everyday area, so there’s no travel fee.',
  }),
  extended: (destination: string) => ({
    title: `We come to ${destination}`,
    text: `It’s a longer drive for us. ${travelFeeWords('extended')}`,
  }),
  ask: (destination: string) => ({
    title: `We’re not sure about ${destination} yet`,
    text: `We may still be able to get to you. Text us first, or send a request and we’ll check.${feeIfDecided}`,
  }),
};
