import { type ServiceZone, serviceZone } from '@shared/service-zips';

const words = {
  core: 'no travel fee',
  extended: 'a travel fee may apply',
  ask: 'outside both zones, check the drive',
} as const satisfies Record<ServiceZone, string>;

/** What the zone of a ZIP says about the drive. */
export function zoneWords(zipCode: string): string {
  return words[serviceZone(zipCode)];
}

/** The same as a line of its own. */
export function zoneSentence(zipCode: string): string {
  const text = zoneWords(zipCode);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
