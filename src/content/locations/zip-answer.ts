import { business } from '../business';
import { serviceAreas } from '.';
import { textLink } from '@shared/business/contact-links';
import { joinNames } from '@shared/business/format';
import { travelFeeWords } from '@shared/business/policy';
import { type ServiceZone, answeredZone, fiveDigits } from '@shared/business/service-zips';
import { streetWords } from '@shared/business/zone-words';
import { driveMinutes, freeCancelHours } from '@shared/time/hours';

const tones = {
  core: 'good',
  extended: 'care',
  outside: 'plain',
  elsewhere: 'care',
} as const satisfies Record<ServiceZone, string>;

export type ZipAnswer = {
  zone: ServiceZone;
  /** Five digits, or what was typed in their place. */
  zip: string;
  areas: string;
  tone: (typeof tones)[ServiceZone];
  title: string;
  /** Before the text. */
  link?: { href: string; words: string };
  text: string;
};

/** `undefined` until the ZIP is complete. Never a refusal: any request can be sent. */
export function zipAnswer(typed: string): ZipAnswer | undefined {
  const zone = answeredZone(typed);
  if (!zone) return undefined;
  const zip = fiveDigits(typed) ?? typed.trim();
  const areas = areaNames(zip);
  return { zone, zip, areas, tone: tones[zone], ...messages[zone](zip, areas || zip) };
}

function areaNames(zip: string): string {
  const areas = serviceAreas.filter(({ zips }) => zips.includes(zip));
  return joinNames(areas.map(({ name }) => name)) || (otherPlaces[zip] ?? '');
}

/** Places that we come to and that have no page of their own (names of the US Postal Service). */
const otherPlaces: Readonly<Record<string, string>> = {
  '80020': 'Broomfield',
  '80021': 'Broomfield and Westminster',
  '80024': 'Dupont',
  '80030': 'Westminster',
  '80031': 'Westminster',
  '80221': 'Federal Heights',
  '80229': 'Thornton',
  '80233': 'Northglenn',
  '80234': 'Northglenn and Westminster',
  '80241': 'Thornton',
  '80260': 'Federal Heights and Thornton',
  '80453': 'Idledale',
  '80465': 'Morrison',
};

const messages = {
  core: (_zip: string, destination: string) => ({
    title: `Yes, we come to ${destination}.`,
    text: 'You’re in our everyday area. There’s no travel fee.',
  }),
  extended: (zip: string, destination: string) => ({
    title: `Yes, we come to ${destination}.`,
    text: `It’s a longer drive for us. ${travelFeeWords({ zip })} You can still say no, free up to ${freeCancelHours} hours before.`,
  }),
  outside: (zip: string) => ({
    title: `${zip} is outside our usual area.`,
    link: {
      href: textLink(business.phone, `Hi! My ZIP code is ${zip} and my street is `),
      words: streetWords[0],
    },
    text: `${streetWords[1]} More than ${driveMinutes.most} minutes from downtown is usually too far for us.`,
  }),
  elsewhere: (zip: string) => ({
    title: `${zip} isn’t a Denver-area ZIP.`,
    text: 'Please check the five digits. If they’re right, it’s likely too far for us.',
  }),
};
