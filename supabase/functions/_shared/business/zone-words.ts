import { travelFeeName } from './policy.ts';
import { type ServiceZone, usualDrive } from './service-zips.ts';

/** Labels of a zone without a ZIP; `zipLabel` knows the ZIP. */
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
