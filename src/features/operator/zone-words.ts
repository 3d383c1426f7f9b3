import { serviceZone, type ServiceZone } from '@shared/service-zips';

const words = {
  core: 'no travel fee',
  extended: 'a travel fee may apply',
  ask: 'outside both zones, check the drive',
} as const satisfies Record<ServiceZone, string>;

/** What the zone of a ZIP says about the drive. */
export function zoneWords(zipCode: string): string {
  return words[serviceZone(zipCode.slice(0, 5))];
}
