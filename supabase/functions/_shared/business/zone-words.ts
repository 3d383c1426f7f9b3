import { travelFeeName, travelFeeWords } from './policy.ts';
import { type ServiceZone, fiveDigits, usualDrive } from './service-zips.ts';

/** No ZIP is known. */
export const zoneLabels = {
  core: 'No travel fee',
  extended: `Expect a ${travelFeeName()}`,
  outside: 'Outside our usual area',
  elsewhere: 'Not a Denver-area ZIP',
} as const satisfies Record<ServiceZone, string>;

/** The answer to a ZIP in a few words. */
export function zipLabel(zone: ServiceZone, zip: string): string {
  return zone === 'extended' ? `Expect a ${travelFeeName(usualDrive(zip))}` : zoneLabels[zone];
}

/** The first part is a link to a text message. */
export const streetWords = [
  'Text us your street',
  ' first, and we’ll give you a yes or no.',
] as const;

/**
 * What the ZIP means for a request. Quotes only its five digits: other text must not reach an
 * address that anybody may give.
 */
export function zoneFact(zone: ServiceZone, typed: string): { label: string; text: string } {
  const zip = fiveDigits(typed) ?? '';
  switch (zone) {
    case 'core':
      return { label: 'Travel fee', text: `None${zip && ` for ${zip}`}` };
    case 'extended':
      return { label: 'Travel fee', text: travelFeeWords({ zip }) };
    case 'outside':
      return {
        label: 'Our area',
        text: `${zip} is outside our usual area. We’ll check the drive to your address and tell you yes or no.`,
      };
    case 'elsewhere':
      return {
        label: 'Our area',
        text: `${zip || 'The ZIP you typed'} isn’t a Denver-area ZIP. If that’s a typo, text us the right one.`,
      };
  }
}
